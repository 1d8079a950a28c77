"""What makes an edition playable, and what a maker of editions is told."""

import msgspec
import pytest

from cavale.core.archive import Archive, to_json
from cavale.core.edition import edition_hash
from cavale.core.problem import warning
from cavale.games.casa_de_papel import GAME
from cavale.words import Words
from games.casa_de_papel.table import EDITION, edited, table
from games.proofreader import Proofreader, faults
from rules import rule

FILE = "open-default.toml"
READER = Proofreader(GAME)
problems_of, said = READER.problems_of, READER.said
FIVE = "5 = { red = 3, blue = 2, left_out = 0, goal = 2000, select = 3"

# What is changed in the open edition (in the row of so many players, where a number stands before), and the complaint.
FAULTS = """
CP-ED-01
    casa_de_papel -> leduc_poker | edition.game: This is an edition of “leduc_poker”, not of “casa_de_papel”.
    schema = 1 -> schema = 2 | edition.schema: This is written in schema 2; this program reads schema 1.
    rounds = -> turns = 5; rounds = | numbers.turns: There is no such entry. Here stand: rounds, hand, majority_gain,
    hand = 5 -> | numbers.hand: This entry is missing.
    [track] -> [tracks] | track: This entry is missing.
    rounds = 5 -> rounds = "5" | numbers.rounds: A whole number is wanted here.
    rounds = 5 -> rounds = | : This is no TOML any more in line 10, column 9 (Invalid value).
    "amber" -> "Amber" | roles.Amber: An id has only small letters, digits and _.
    "amber" -> "basalt" | roles.basalt: This id is used twice.
    "archivist" -> "basalt" | roles.basalt: This id is used twice.
    fr = "Ambre", -> | roles.red[0].fr: This entry is missing.
    en = "Amber" -> en = " " | roles.amber: A name is empty; it is needed in both languages.
    en = "Open edition" -> en = "" | edition.title: A name is empty; it is needed in both languages.
    en = "Sabotage" } -> en = "" } | cards.S: A name is empty; it is needed in both languages.
    family = "sabotage", mod = 0 -> family = "noise", mod = 0 | cards.S.family: “noise” cannot stand here, but one of
    B    = { -> print = { family = "print", mod = 0, fr = "x", en = "x" }; B = { | cards.print: This is the name of a
    B    = { -> "B 1" = { family = "print", mod = 0, fr = "x", en = "x" }; B = { | cards.B 1: A key here has something
    S500 = 4 -> S500 = 4; S1000 = 1 | stock.S1000: There is no such card.
    8 = { -> 9 = { | players.9: The game is for 4 to 8 players.
    4 = { -> 04 = { | players.04: The game is for 4 to 8 players.
    5: goal = 2000 -> goal = 2000.5 | players.5.goal: A whole number is wanted here.
    blackout_seconds = 15 -> blackout_seconds = 5 | numbers.blackout_seconds: A blackout lasts 10 to 60 seconds.
CP-ED-02
    5: red = 3 -> red = 2 | players.5: Red and blue together have 4 roles; 5 players and 0 left out need as many.
    4: left_out = 1 -> left_out = 2 | players.4.left_out: Either 0 or 1 role is left out.
    4: red = 3, blue = 2 -> red = 2, blue = 3 | players.4: There are at least 3 red and 2 blue roles.
    4: red = 3, blue = 2 -> red = 4, blue = 1 | players.4: There are at least 3 red and 2 blue roles.
    5: red = 3, blue = 2 -> red = 5, blue = 0 | players.5: There are at least 1 red and 1 blue roles.
CP-ED-03
    5: B = 7 -> B = 6 | players.5.deck: The deck has 24 cards, which is not 5 hands of 5.
    B500 = 5 -> B500 = 1 | players.5.deck.B500: The deck has 2 of this card, the box 1.
    5: S500 = 1 -> S600 = 1 | players.5.deck.S600: There is no such card.
    5: S500 = 1 -> S500 = -1 | players.5.deck.S500: The deck has −1 of this card, the box 4.
    hand = 5 -> hand = 4 | numbers.hand: A hand has one card for each of the 5 rounds.
CP-ED-04
    5: select = 3 -> select = 2 | players.5.select: 2 is not an odd number from 1 to 4.
    5: select = 3 -> select = 5 | players.5.select: 5 is not an odd number from 1 to 4.
    5: select = 3 -> select = -1 | players.5.select: −1 is not an odd number from 1 to 4.
CP-ED-06
    power = "swap_card" -> power = "peek_role" | roles.special: Exactly one role has the power peek_role, and it is
    team = "red" -> team = "blue" | roles.special: Exactly one role has the power peek_role, and it is red.
    team = "blue" -> team = "red" | roles.special: Exactly one role has the power swap_card, and it is blue.
    accuses = "professor", -> | roles.raquel.accuses: The role that swaps cards accuses professor, and no other role
    accuses = "professor" -> accuses = "amber" | roles.raquel.accuses: The role that swaps cards accuses professor,
CP-ED-07
    mod = 250 -> mod = -250 | cards.B250.mod: The bonus of a print card is not negative.
    mod = -250 -> mod = 250 | cards.S250.mod: The penalty of a sabotage card is not positive.
    mod = 250 -> mod = 100 | cards.B250.mod: 100 is not a multiple of track.step, which is 250.
    5: goal = 2000 -> goal = 2100 | players.5.goal: 2,100 is not a multiple of track.step, which is 250.
    majority_gain = 500 -> majority_gain = 300 | numbers.majority_gain: 300 is not a multiple of track.step, which is
    accusation_loss = 500 -> accusation_loss = 300 | numbers.accusation_loss: 300 is not a multiple of track.step,
    floor = 0 -> floor = 10 | numbers.floor: 10 is not a multiple of track.step, which is 250.
    step = 250 -> step = 0 | track.step: The number is at least 1.
CP-ED-09
    raquel_round = 2 -> raquel_round = 0 | numbers.raquel_round: 0 is no round: they go from 1 to 5.
    professor_round = 4 -> professor_round = 6 | numbers.professor_round: 6 is no round: they go from 1 to 5.
"""


def changed(change):
    """The open edition with `old -> new` applied; `;` ends a line."""
    ((_, text),) = EDITION.items()
    old, _, new = (part.strip() for part in change.replace("->", "-> ").partition("->"))
    players, number, in_row = old.partition(": ")
    if number:
        row = next(line for line in text.splitlines() if line.startswith(f"{players} = "))
        return edited((row, row.replace(in_row, new, 1)))
    return edited((old, new.replace("; ", "\n")))


@rule("CP-ED-01", "CP-ED-02", "CP-ED-03", "CP-ED-04", "CP-ED-06", "CP-ED-07", "CP-ED-09")
@pytest.mark.parametrize(("rule_id", "change", "complaint"), list(faults(FAULTS)))
def test_a_faulty_edition_is_refused_with_file_place_reason_and_rule(rule_id, change, complaint):
    problems = problems_of(changed(change))
    assert {problem.file for problem in problems} == {FILE}
    assert any(problem.rule == rule_id and said(problem).startswith(complaint) for problem in problems)


def test_all_that_is_wrong_is_told_at_once():
    changes = {
        "schema = 1": "schema = 2",
        "mod = 250": "mod = 100",
        "floor = 0": "floor = 10",
        "raquel_round = 2": "raquel_round = 0",
        '"amber"': '"Amber"',
        'power = "swap_card"': 'power = "peek_role"',
        FIVE: FIVE.replace("select = 3", "select = 2"),
    }
    assert [problem.place for problem in problems_of(edited(*changes.items()))] == [
        "edition.schema",
        "roles.Amber",
        "roles.special",
        "roles.special",
        "cards.B250.mod",
        "numbers.floor",
        "numbers.raquel_round",
        "players.5.select",
    ]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_problem_is_told_in_both_languages(lang):
    words = Words(GAME, lang)
    for _, change, _ in (each.values for each in faults(FAULTS)):
        for problem in problems_of(changed(change)):
            text, errors = words.check(f"problem-{problem.key}", problem.args)
            assert not errors, (problem, text)


@rule("CP-ED-05")
@pytest.mark.parametrize(
    ("team", "left", "entry"),
    [("red", ("amber", "basalt", "cobalt"), "players.8.red"), ("blue", ("guide",), "players.7.blue")],
)
def test_there_are_names_for_all_plain_roles(team, left, entry):
    """Only so many names are left: the first number of players that needs more is reported."""
    ((file, text),) = EDITION.items()
    start = text.index(f"\n{team} = [")
    end = text.index("\n]", start)
    names = ", ".join(f'{{ id = "{name}", fr = "x", en = "x" }}' for name in left)
    problem = problems_of({file: f"{text[:start]}\n{team} = [ {names}{text[end:]}"})[0]
    assert (problem.rule, problem.place) == ("CP-ED-05", entry)
    assert f"but {len(left)} names" in said(problem)


def test_the_open_edition_has_no_fault_and_no_warning():
    assert GAME.edition_warnings(GAME.read_edition(EDITION)) == []


@rule("CP-ED-08")
def test_a_goal_out_of_reach_is_a_warning():
    read = GAME.read_edition(edited((FIVE, FIVE.replace("2000", "4750"))))
    args = {"goal": 4750, "reach": 4500}
    assert GAME.edition_warnings(read) == [warning("CP-ED-08", "players.5.goal", "casa-goal-out-of-reach", **args)]
    read = GAME.read_edition(edited((FIVE, FIVE.replace("2000", "4500"))))
    assert GAME.edition_warnings(read) == []


@rule("CP-ED-08")
def test_a_track_too_short_is_a_warning():
    read = GAME.read_edition(edited(("max = 6000", "max = 5750")))
    args = {"max": 5750, "players": 8, "reach": 6000}
    assert GAME.edition_warnings(read) == [warning("CP-ED-08", "track.max", "casa-track-short", **args)]


@rule("CP-ED-10")
def test_the_hash_of_the_edition_is_part_of_the_log():
    t = table(5, edition=edited(("Open edition", "House edition")))
    archive = msgspec.json.decode(to_json(t.match), type=Archive)
    assert archive.edition_hash == edition_hash(t.match.files) != edition_hash(EDITION)


@rule("CP-ED-11")
def test_at_most_one_player_leads_twice():
    (problem,) = problems_of(edited(("rounds = 5", "rounds = 6"), ("hand = 5", "hand = 6"), *bigger_decks()))
    assert (problem.rule, problem.place) == ("CP-ED-11", "players.4")
    assert "6 rounds are too many" in said(problem)


def bigger_decks():
    """Six cards for each of four players, and no other number of players."""
    return [
        ("deck = { B = 6, B250 = 4, B500 = 1", "deck = { B = 10, B250 = 4, B500 = 1"),
        *[(f"\n{n} = {{", f"\n#{n} = {{") for n in (5, 6, 7, 8)],
    ]


@rule("CP-ED-01")
def test_an_edition_may_be_for_some_numbers_of_players_only():
    some = edited(*[(f"\n{n} = {{", f"\n#{n} = {{") for n in (4, 6, 7, 8)])
    table(5, edition=some).plays_round()


@rule("CP-ED-01")
def test_an_edition_may_have_many_kinds_of_cards():
    """Forty kinds: what can be chosen is listed as it occurs, not in advance."""
    more = "".join(f'X{n} = {{ family = "print", mod = 0, fr = "x", en = "x" }}\n' for n in range(34))
    t = table(5, edition=edited(("[players]", f"{more}[players]")), rounds=["B B S"])
    t.until_reveal().loot(500)
