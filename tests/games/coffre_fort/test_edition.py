"""What makes an edition playable, and what a maker of editions is told."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from cavale.core.problem import warning
from cavale.games.coffre_fort import GAME, playable
from games.proofreader import Proofreader, faults, shape
from rules import rule

PAGE = Path(__file__).parents[3] / "docs" / "own-board.md"
FILE = "open-default.toml"
READER = Proofreader(GAME)
changed, problems_of, said, complaints = READER.changed, READER.problems_of, READER.said, READER.complaints
TEXT = files("cavale.games.coffre_fort").joinpath("edition", FILE).read_text(encoding="utf-8")

# What is changed in the open edition, and the complaint; `;` ends a line. `id: old -> new` changes what stands
# after that id, or after that table.
FAULTS = """
CF-ED-01
    A: kind = "red" -> kind = "release" | board.rooms: There are 7 red rooms; 8 are needed.
    p1: kind = "passage" -> kind = "red" | board.rooms: There are 9 red rooms; 8 are needed.
    start: kind = "start" -> kind = "release" | board.rooms: There are 0 rooms of the kind “start”; exactly 1 is
    p1: kind = "passage" -> kind = "start" | board.rooms: There are 2 rooms of the kind “start”; exactly 1 is needed.
    office: kind = "office" -> kind = "release" | board.rooms: There are 0 rooms of the kind “office”; exactly 1 is
    kennel: kind = "kennel" -> kind = "release" | board.rooms: There are 0 rooms of the kind “kennel”; exactly 1 is
    prison: kind = "prison" -> kind = "release" | board.rooms: There are 0 rooms of the kind “prison”; exactly 1 is
    p1: kind = "passage" -> kind = "release" | board.rooms: There are 1 rooms of the kind “passage”; at least 2 are
    r1: kind = "release" -> kind = "passage" | board.rooms: There are 1 rooms of the kind “release”; at least 2 are
CF-ED-02
    count = 4 -> count = 5 | tokens: There are 9 tokens for 8 red rooms.
    count = 4 -> count = 0 | tokens.key.count: The number is at least 1.
    count = 2 -> count = -1 | tokens.passage.count: The number is at least 0.
    bees = { fr = "Abeilles meurtrières", en = "Killer bees" } -> | traps: There are 7 traps for 8 red rooms.
    trap = "bees" -> trap = "wasps" | tools.spray.trap: There is no trap “wasps”.
    trap = "bees" -> trap = "wasps" | traps.bees: No tool counters this trap, and no number of agents.
    trap = "bees" -> trap = "gas" | traps.gas: 2 tools counter this trap; it is exactly 1.
    trap = "bees" -> trap = "weight" | traps.weight: This trap is lifted by agents; no tool counters it.
    agents = 2 -> agents = 3 | traps.weight.agents: It takes at most 2 agents: there may be no more in a match.
    agents = 2 -> agents = -1 | traps.weight.agents: It takes at most 2 agents
    trap = "bees" -> | tools.spray: A tool counters a trap or has an effect, one of the two.
    trap = "bees" -> trap = "bees"; effect = "double" | tools.spray: A tool counters a trap or has an effect, one of
CF-ED-03
    dealt = false -> | tools.robot: The tool that carries others is reusable and not dealt; all others are dealt
    dealt = false -> | tools: 13 tools are dealt; 12 are needed.
    dealt = false -> | tools: 0 tools are not dealt; it is exactly 1.
    reusable = true -> | tools.robot: The tool that carries others is reusable and not dealt; all others are dealt
    effect = "double" -> effect = "double"; reusable = true; dealt = false | tools: 2 tools are not dealt; it is
    effect = "double" -> effect = "double"; reusable = true | tools.turbo: The tool that carries others is reusable
    tools = 6 -> tools = 5 | players.2.tools: 2 hands of 5 tools do not make 12.
    tools = 4 -> tools = 3 | players.3.tools: 3 hands of 3 tools do not make 12.
    tools = 3 -> tools = 4 | players.4.tools: 4 hands of 4 tools do not make 12.
    3 = { minutes = 22, tools = 4, budget = 82 } -> | players.3: This entry is missing.
    3 = { minutes = 22 -> 5 = { minutes = 22 | players.5: There is no such entry. Here stand: 2, 3, 4.
CF-ED-04
    d10 = [2, -> d10 = [ | dice.d10: The list has 9 entries; 10 are wanted.
    d10 = [2, -> d10 = [2, 2, | dice.d10: The list has 11 entries; 10 are wanted.
    d10 = [2, -> d10 = [0, | dice.d10: A number on a face is 1 to 20.
    d10 = [2, -> d10 = [21, | dice.d10: A number on a face is 1 to 20.
    8, "guard" -> 8, 8 | dice.d10: The symbol “guard” is missing.
    "dog", "open"] -> "dog", "dog"] | dice.d10: The symbol “open” is missing.
    "dog", "open"] -> "open", "open"] | dice.d10: The symbol “dog” is missing.
    5, 6, 7, 8, "guard" -> "dog", "dog", "dog", 8, "guard" | dice.d10: There are 4 numbers; at least 5 are needed.
    d6 = [1, -> d6 = [ | dice.d6: The list has 5 entries; 6 are wanted.
    d6 = [1, -> d6 = [-1, | dice.d6: A number on a face is 1 to 20.
CF-ED-05
    [8, 1], [8, 4] -> [8, 1], [9, 4] | patrol.loop: From [8,1] to [9,4] there is no straight corridor of two squares
    [8, 1], [8, 4] -> [8, 1], [8, 1], [8, 4] | patrol.loop: From [8,1] to [8,1] there is no straight corridor of two
    [4, 6], [1, 6], -> [4, 6], | patrol.loop: From [4,6] to [1,1] there is no straight corridor of two squares
    [4, 6], [1, 6], -> [4, 6], [1, 6], [1, 2], [5, 2], [5, 1], | patrol.loop: The loop passes [5,1] twice.
    guard = { square = [12, 4] -> guard = { square = [11, 5] | patrol.guard.square: [11,5] does not lie on the loop.
    guard = { square = [12, 4] -> guard = { square = [13, 4] | patrol.guard.square: [13,4] is no door of a room of
    dog = { square = [10, 12] -> dog = { square = [6, 8] | patrol.dog.square: [6,8] does not lie on the loop.
    dog = { square = [10, 12] -> dog = { square = [9, 12] | patrol.dog.square: [9,12] is no door of a room of the
CF-ED-06
    to = [8, 8] -> to = [8, 9] | board.grey.g4: From [3,8] to [8,9] there is no straight corridor of two squares or
    from = [6, 5], to = [6, 11] -> from = [6, 5], to = [6, 5] | board.grey.g5: From [6,5] to [6,5] there is no
    to = [6, 11] -> to = [6, 12] | board.rooms.G: The square [6,12] lies inside this room.
    rect = [5, 2, 7, 4] -> rect = [4, 2, 7, 4] | board.rooms.B: This room and “A” overlap.
    rect = [5, 2, 7, 4] -> rect = [7, 2, 5, 4] | board.rooms.B.rect: The first corner is the upper left, the second
    doors = [[10, 4]] -> doors = [[9, 1]] | board.rooms.p1.doors: [9,1] is no square of a corridor.
    doors = [[10, 4]] -> doors = [[11, 4]] | board.rooms.p1.doors: [11,4] does not touch this room.
    doors = [[10, 4]] -> doors = [] | board.rooms.p1.doors: This room has no door.
    grid = [22, 16] -> grid = [21, 16] | patrol.loop: [21,1] lies outside the grid of 21 by 16.
    grid = [22, 16] -> grid = [61, 16] | board.grid: The grid has 2 to 60 columns and rows.
    grid = [22, 16] -> grid = [22, 1] | board.grid: The grid has 2 to 60 columns and rows.
    rect = [0, 7, 2, 9] -> rect = [-1, 7, 2, 9] | board.rooms.prison.rect: [-1,7] lies outside the grid of 22 by 16.
    doors = [[10, 4]] -> doors = [[10, 99]] | board.rooms.p1.doors: [10,99] lies outside the grid of 22 by 16.
    to = [8, 8] -> to = [9000000, 8] | board.grey.g4: [9000000,8] lies outside the grid of 22 by 16.
    exit = [3, 8] -> exit = [3, 99] | board.exit: [3,99] lies outside the grid of 22 by 16.
    square = [12, 4] -> square = [12, 99] | patrol.guard.square: [12,99] lies outside the grid of 22 by 16.
CF-ED-07
    to = [6, 11] -> to = [6, 11] }, { id = "g7", from = [13, 5], to = [14, 5] | board: [13,5] is a dead end; only the
CF-ED-08
    exit = [3, 8] -> exit = [4, 8] | board.exit: [4,8] is no door of a room of the kind “prison”.
    exit = [3, 8] -> exit = [4, 8] | board.exit: [4,8] lies on the loop.
    dir = -1 -> dir = 1 | patrol: Guard and Dog go in opposite directions: one of them 1, the other -1.
    dir = -1 -> dir = -2 | patrol: Guard and Dog go in opposite directions: one of them 1, the other -1.
    range = 6 -> range = -1 | patrol.dog.range: The number is at least 0.
CF-ED-09
    doors = [[11, 6], [11, 10], [8, 8], [14, 8]] -> doors = [[14, 8]] | board.rooms.A: It is 40 steps from the start;
CF-ED-11
    game = "coffre_fort" -> game = "leduc_poker" | edition.game: This is an edition of “leduc_poker”, not of
    schema = 1 -> schema = 2 | edition.schema: This is written in schema 2; this program reads schema 1.
    d6 = [1 -> d8 = [1]; d6 = [1 | dice.d8: There is no such entry. Here stand: d10, d6.
    minutes = 15, -> | players.2.minutes: This entry is missing.
    minutes = 15 -> minutes = 0 | players.2.minutes: The number is at least 1.
    budget = 70 -> budget = 0 | players.2.budget: The number is at least 1.
    "open"] -> "shut"] | dice.d10[9]: “shut” cannot stand here, but one of these: dog, guard, open.
    exit = [3, 8] -> exit = [3] | board.exit: The list has 1 entries; 2 are wanted.
    effect = "double" -> effect = "triple" | tools.turbo.effect: “triple” cannot stand here, but one of these:
    [tools.mask] -> [tools.gas-mask] | tools.gas-mask: An id has only small letters, digits and _.
    id = "p1" -> id = "p 1" | board.rooms.p 1: The id of a room has only letters, digits and _.
    id = "p1" -> id = "p2" | board.rooms.p2: This id is used twice.
    id = "p1" -> id = "mask" | board.rooms.mask: This id is used twice.
    id = "g1" -> id = "g2" | board.grey.g2: This id is used twice.
    en = "Open edition" -> en = "" | edition.title: A name is empty; it is needed in both languages.
    fr = "Os" -> fr = " " | tools.bone: A name is empty; it is needed in both languages.
    en = "Library" -> en = "" | board.rooms.B: A name is empty; it is needed in both languages.
    en = "Key" -> en = "" | tokens.key: A name is empty; it is needed in both languages.
    en = "Bone" -> en = "Bone"; text_en = "It is far." | tools.bone: The text stands in one language only.
    yellow = { fr = "Jaune", en = "Yellow" } -> | colours: There are 3 colours; 4 agents need one each.
    minutes = 15 -> minutes = | : This is no TOML any more in line 15, column 16 (Invalid value).
"""


@rule("CF-ED-01", "CF-ED-02", "CF-ED-03", "CF-ED-04", "CF-ED-05", "CF-ED-06", "CF-ED-07", "CF-ED-08", "CF-ED-09")
@rule("CF-ED-11")
@pytest.mark.parametrize(("rule_id", "change", "complaint"), list(faults(FAULTS)))
def test_a_faulty_edition_is_refused_with_file_place_reason_and_rule(rule_id, change, complaint):
    problems = problems_of(changed(change))
    assert {problem.file for problem in problems} == {FILE}
    assert any(problem.rule == rule_id and said(problem).startswith(complaint) for problem in problems)


def with_changes(*changes):
    """The open edition with several changes: `lines` after `start` become others."""
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return {FILE: text}


RING = """grey = [
  { id = "n", from = [12, 5], to = [13, 5] },
  { id = "e", from = [13, 5], to = [13, 6] },
  { id = "s", from = [13, 6], to = [12, 6] },
  { id = "w", from = [12, 6], to = [12, 5] },
"""


@rule("CF-ED-07")
def test_every_room_can_be_reached():
    lever_room = ("rect = [7, 10, 9, 11]\ndoors = [[6, 10]]", "rect = [14, 6, 14, 6]\ndoors = [[13, 6]]")
    edition = with_changes(("grey = [\n", RING), lever_room)
    assert complaints(edition)[0] == "board.rooms.r1: No way leads there from the start. [CF-ED-07]"


@rule("CF-ED-10")
def test_every_number_and_its_double_can_be_walked_from_everywhere():
    """A ring of four squares that nobody ever leaves: three steps are possible there, four are not."""
    told = complaints(with_changes(("grey = [\n", RING)))
    assert told[0] == "board: From “12,5” no walk of 4 is possible. [CF-ED-10]"
    squares, numbers = 4, len({4, 5, 6, 7, 8, 10, 12, 14, 16})
    assert len(told) == squares * numbers


@rule("CF-ED-10")
def test_a_board_with_too_many_ways_is_refused():
    """Nine long corridors each way, between the rooms of a large board."""
    rows = "".join(f'  {{ id = "h{y}", from = [23, {y}], to = [32, {y}] }},\n' for y in range(1, 11))
    columns = "".join(f'  {{ id = "v{x}", from = [{x}, 1], to = [{x}, 10] }},\n' for x in range(23, 33))
    edition = with_changes(("grid = [22, 16]", "grid = [34, 16]"), ("grey = [\n", f"grey = [\n{rows}{columns}"))
    (told,) = complaints(edition)
    assert told.startswith("board: There are more than 60,000 ways to walk; a table has to list them all.")


@rule("CF-ED-09")
def test_no_red_room_is_next_to_the_start():
    lever_room = ('kind = "release"\nfr = "Salle des leviers"', 'kind = "red"\nfr = "Salle des leviers"')
    nearer = ("rect = [7, 10, 9, 11]\ndoors = [[6, 10]]", "rect = [7, 9, 8, 11]\ndoors = [[7, 8]]")
    armoury = ('kind = "red"\nfr = "Armurerie"', 'kind = "release"\nfr = "Armurerie"')
    edition = with_changes(lever_room, nearer, armoury)
    assert complaints(edition) == ["board.rooms.r1: It is 3 steps from the start; 5 to 20 are wanted. [CF-ED-09]"]


def test_all_that_is_wrong_is_told_at_once():
    told = complaints(with_changes(("count = 4", "count = 5"), ("tools = 6", "tools = 5"), ("dir = -1", "dir = 1")))
    assert [line.partition(":")[0] for line in told] == ["tokens", "players.2.tools", "patrol"]


def test_the_open_edition_has_no_fault_and_no_warning():
    edition = playable.read({FILE: TEXT})
    assert list(playable.faults(edition)) == []
    assert list(playable.warnings(edition)) == []


@pytest.mark.parametrize(
    ("changes", "slip"),
    [
        pytest.param(
            [
                ('kind = "passage"\nfr = "Passage nord"', 'kind = "red"\nfr = "Passage nord"'),
                ('kind = "red"\nfr = "Armurerie"', 'kind = "passage"\nfr = "Armurerie"'),
            ],
            warning("CF-ED-09", "board.rooms.p1", "cf-distance", steps=5, least=6, most=16),
            marks=rule("CF-ED-09"),
        ),
        pytest.param(
            [('{ square = [12, 4], dir = 1, arrow = "E"', '{ square = [12, 4], dir = 1, arrow = "N"')],
            warning("CF-ED-05", "patrol.guard.arrow", "cf-arrow", arrow="N"),
            marks=rule("CF-ED-05"),
        ),
        pytest.param(
            [
                (
                    "to = [18, 8] },",
                    """to = [18, 8] },
  { id = "g7", from = [16, 6], to = [15, 6] },
  { id = "g8", from = [15, 6], to = [15, 8] },""",
                )
            ],
            warning("CF-ED-06", "board", "cf-touching", one="15,7", two="16,7"),
            marks=rule("CF-ED-06", "CF-BOARD-02"),
        ),
    ],
)
def test_what_looks_like_a_slip_is_a_warning(changes, slip):
    assert list(playable.warnings(playable.read(with_changes(*changes)))) == [slip]


# -- the page for owners -----------------------------------------------------------------------------------------------

SNIPPETS = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_what_the_page_for_owners_shows_has_its_place_in_the_file(snippet):
    """Laid over the open edition, a snippet adds no key and changes no type."""
    assert shape(tomllib.loads(snippet)) <= shape(tomllib.loads(TEXT))


def test_the_page_for_owners_shows_every_table():
    assert {table for snippet in SNIPPETS for table in tomllib.loads(snippet)} == set(tomllib.loads(TEXT))


def test_the_page_for_owners_quotes_the_program():
    """Its example of a faulty file: two things are wrong, and both are told in these words."""
    edition = with_changes(("doors = [[10, 4]]", "doors = [[11, 4]]"), ("dir = -1", "dir = 1"))
    quoted = [line.strip() for line in PAGE.read_text(encoding="utf-8").splitlines() if "    my-box.toml, " in line]
    assert quoted == [f"my-box.toml, {complaint}" for complaint in complaints(edition)]
