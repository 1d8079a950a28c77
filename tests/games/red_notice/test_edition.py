"""What makes an edition playable, and what a maker of editions is told."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from cavale.core.problem import warning
from cavale.games.red_notice import GAME, playable
from games.proofreader import Proofreader, faults, shape
from rules import rule

PAGE = Path(__file__).parents[3] / "docs" / "own-edition.md"
FILE = "open-default.toml"
READER = Proofreader(GAME)
changed, problems_of, said, complaints = READER.changed, READER.problems_of, READER.said, READER.complaints
TEXT = files("cavale.games.red_notice").joinpath("edition", FILE).read_text(encoding="utf-8")

# What is changed in the open edition, and the complaint; `;` ends a line. `id: old -> new` changes what stands
# after that id.
FAULTS = """
RN-ED-01
    game = "red_notice" -> game = "leduc_poker" | edition.game: This is an edition of “leduc_poker”, not of
    schema = 1 -> schema = 2 | edition.schema: This is written in schema 2; this program reads schema 1.
    goal = 1000000 -> aim = 1; goal = 1000000 | numbers.aim: There is no such entry. Here stand: goal, hand_limit,
    deal = 3 -> | numbers.deal: This entry is missing.
    [tokens] -> [tokens]; joker = 1 | tokens.joker: There is no such entry. Here stand: values, pow.
    goal = 1000000 -> goal = "1000000" | numbers.goal: A whole number is wanted here.
    deal = 3 -> deal = | : This is no TOML any more in line 13, column 7 (Invalid value).
    id = "lima" -> id = "Lima" | continents.south_america.cities.Lima: An id has only small letters, digits and _.
    id = "lima" -> id = "rio" | continents.south_america.cities.rio: This id is used twice.
    id = "lima" -> id = "dakar" | continents.africa.cities.dakar: This id is used twice.
    id = "lima" -> id = "asia" | continents.south_america.cities.asia: This id is used twice.
    [continents.asia] -> [continents."south asia"] | continents.south asia: A key here has something else
    id = "A01" -> id = "01" | actions.01: The id of an action card is a capital letter and a number.
    id = "A01" -> id = "A02" | actions.A02: This id is used twice.
    id = "seizure" -> id = "sei-zure" | upgrades.sei-zure: An id has only small letters, digits and _.
    id = "seizure" -> id = "hot_pursuit" | upgrades.hot_pursuit: This id is used twice.
    id = "doctor" -> id = "docteur 2" | identities.docteur 2: An id has only small letters, digits and _.
    id = "doctor" -> id = "lawyer" | identities.lawyer: This id is used twice.
    en = "Open edition" -> en = "" | edition.title: A name is empty; it is needed in both languages.
    en = "Asia" -> en = " " | continents.asia: A name is empty; it is needed in both languages.
    fr = "Londres" -> fr = "" | continents.europe.cities.london: A name is empty; it is needed in both languages.
    fr = "Londres", -> | continents.europe.cities[1].fr: This entry is missing.
    en = "Seizure" -> en = "" | upgrades.seizure: A name is empty; it is needed in both languages.
    en = "Pilot" -> en = "" | identities.pilot: A name is empty; it is needed in both languages.
    text_en = "Up to three moves." -> | identities.pilot: The text stands in one language only.
    kind = "permanent" -> kind = "eternal" | upgrades.cards[0].kind: “eternal” cannot stand here, but one of these:
    200000 = "upgrade" -> 200000 = "riches" | cheque_effects.200000: “riches” cannot stand here, but one of these:
    hot_pursuit: grant -> teleport | upgrades.cards[5].effect.teleport: There is no such entry. Here stand: announce,
RN-ED-02
    colour = "blue" -> colour = "red" | continents.asia.colour: Another continent has this colour.
    x = 84, y = 80 -> x = 1001, y = 80 | continents.north_america.cities.anchorage: (1,001, 80) lies outside the map
    x = 84, y = 80 -> x = 84, y = -1 | continents.north_america.cities.anchorage: (84, −1) lies outside the map of
    size = [1000, 500] -> size = [0, 0] | map.size: The map is at least 1 by 1.
RN-ED-03
    "caracas-lima" -> "caracas-lyon" | map.routes.caracas-lyon: There is no city “lyon”.
    "caracas-lima" -> "caracas" | map.routes.caracas: There is no city “”.
    "caracas-lima" -> "caracas-lima-rio" | map.routes.caracas-lima-rio: There is no city “lima-rio”.
    "caracas-lima" -> "caracas-caracas" | map.routes.caracas-caracas: A route joins two different cities.
    "caracas-lima" -> "caracas-rio" | map.routes.caracas-rio: These two cities are joined already.
    "caracas-lima" -> "rio-caracas" | map.routes.caracas-rio: These two cities are joined already.
    wrap = ["beijing -> wrap = ["lima-rio", "beijing | map.wrap.lima-rio: There is no such route in map.routes,
    wrap = ["beijing-los_angeles -> wrap = ["los_angeles-beijing | map.wrap.los_angeles-beijing: There is no such
    "caracas-lima", "caracas-santiago", "lima-santiago", -> "caracas-santiago", | map.routes.lima: No route leads
RN-ED-04
    oceania       = -> atlantis = [100000]; oceania = | cheques.atlantis: There is no such continent.
    oceania       = [100000, 200000, 200000] -> | cheques.oceania: Each continent has a cheque.
    oceania       = [100000, 200000, 200000] -> oceania = [] | cheques.oceania: Each continent has a cheque.
    oceania       = [100000 -> oceania = [0 | cheques.oceania: A cheque is worth something.
    hand_limit = 5; deal = 3 -> hand_limit = 9; deal = 9 | cheques: There are 18 cheques; two hands and one more make
    goal = 1000000 -> goal = 3000001 | cheques: All cheques together are worth 3,000,000, less than the goal of
    200000 = "upgrade" -> 0 = "upgrade" | cheque_effects.0: The value of a cheque is a positive number.
    200000 = "upgrade" -> "200k" = "upgrade" | cheque_effects.200k: The value of a cheque is a positive number.
RN-ED-05
    { id = "A12", left = "joker:1", right = "move:2" }, -> | actions.cards: There are 11 cards, which is not 3 rows
    right = "joker:1" -> right = "nap:1" | actions.A01.right: “nap” is no action. There are: cheque, bank, security,
    right = "joker:1" -> right = "joker:2" | actions.A01.right: The action joker has 1 to 1 icons, as in joker:1.
    right = "joker:1" -> right = "joker" | actions.A01.right: The action joker has 1 to 1 icons, as in joker:1.
    left = "bank:1" -> left = "bank:2" | actions.A02.left: The action bank has 1 to 1 icons, as in bank:1.
    left = "move:2" -> left = "move:3" | actions.A06.left: The action move has 1 to 2 icons, as in move:1.
    left = "security:2" -> left = "security:3" | actions.A10.left: The action security has 1 to 2 icons, as in
    left = "cheque:2" -> left = "cheque:4" | actions.A09.left: The action cheque has 1 to 3 icons, as in cheque:1.
    left = "cheque:2" -> left = "cheque:0" | actions.A09.left: The action cheque has 1 to 3 icons, as in cheque:1.
RN-ED-06
    pow = 1 -> pow = 2 | tokens: There are 10 tokens, POW included, which is not 3 times 3.
    values = [1, 2 -> values = [2 | tokens: There are 8 tokens, POW included, which is not 3 times 3.
    values = [1, 2 -> values = [0, 2 | tokens.values: A number on a token is at least 1.
    pow = 1 -> pow = -1 | tokens.pow: The number is at least 0.
RN-ED-07
    fast_jet: copies = 1 -> copies = 0 | upgrades.fast_jet.copies: The number is at least 1.
    hot_pursuit: { grant = ["move:2"] } -> {} | upgrades.hot_pursuit.effect: The card does nothing.
    hot_pursuit: kind = "immediate" -> kind = "permanent" | upgrades.hot_pursuit.effect.grant: Only immediate
    frozen_assets: kind = "immediate" -> kind = "permanent" | upgrades.frozen_assets.effect.lose_security: Only
    seizure: kind = "immediate" -> kind = "permanent" | upgrades.seizure.effect.seize_cheque: Only immediate upgrades
    precise_radars: kind = "permanent" -> kind = "immediate" | upgrades.precise_radars.effect.announce: Only
    permanent_units: "permanent" -> "immediate" | upgrades.permanent_units.effect.place_black: Only permanent
    fast_jet: kind = "permanent" -> kind = "immediate" | upgrades.fast_jet.effect.bonus: Only permanent upgrades have
    informants: kind = "permanent" -> kind = "immediate" | upgrades.informants.effect.round_start: Only permanent
    permanent_units: radar = 1, barrier = 1 -> radar = 2 | upgrades.permanent_units.effect.place_black: One radar,
    permanent_units: radar = 1, barrier = 1 -> radar = 0 | upgrades.permanent_units.effect.place_black: One radar,
    fast_jet: icons = 1 -> icons = 0 | upgrades.fast_jet.effect.bonus.icons: The number is at least 1.
    hot_pursuit: move:2 -> joker:1 | upgrades.hot_pursuit.effect.grant: “joker:1” is no action to grant, as move:2 or
    hot_pursuit: move:2 -> bank:2 | upgrades.hot_pursuit.effect.grant: “bank:2” is no action to grant, as move:2 or
    hot_pursuit: move:2 -> move | upgrades.hot_pursuit.effect.grant: “move” is no action to grant, as move:2 or
    frozen_assets: lose_security = 2 -> lose_security = -2 | upgrades.frozen_assets.effect.lose_security: The number
    seizure: seize_cheque = 1 -> seize_cheque = 2 | upgrades.seizure.effect.seize_cheque: Only 1 is known.
RN-ED-08
    identities_in_play = 2 -> identities_in_play = 7 | identities.tiles: There are 6 identities here, and 7 in play.
    identities_in_play = 2 -> identities_in_play = 3 | identities.beginner: There are 2 identities here, and 3 in
    beginner = ["journalist", -> beginner = ["plumber", | identities.beginner.plumber: There is no such identity.
    beginner = ["journalist", -> beginner = ["pilot", | identities.beginner.pilot: This id is used twice.
    "move:3" -> "fly:3" | identities.pilot.steps: “fly:3” is no step of an escape.
    "move:3" -> "move" | identities.pilot.steps: “move” is no step of an escape.
    "remove_white:radar" -> "remove_white:pawn" | identities.lawyer.steps: “remove_white:pawn” is no step of an
    "set_security:4" -> "set_security:5" | identities.secret_agent.steps: “set_security:5” is beyond
RN-ED-09
    security_start = 2 -> security_start = 5 | numbers.security_start: 5 is more than numbers.security_max, which is
    security_start = 2 -> security_start = -1 | numbers.security_start: The number is at least 0.
    start_radars = 2 -> start_radars = 7 | numbers.start_radars: 7 is more than numbers.radars, which is 6.
    radars = 6; start_radars = 2 -> radars = 8; start_radars = 7 | numbers.start_radars: 7 radars are too many for 6
    pay_cost = 2 -> pay_cost = 0 | numbers.pay_cost: The number is at least 1.
    radars = 6 -> radars = 0 | numbers.radars: The number is at least 1.
    barriers = 4 -> barriers = -1 | numbers.barriers: The number is at least 0.
    row = 4 -> row = 2 | numbers.tokens_per_round: 3 is more than numbers.row, which is 2.
    rounds_per_cycle = 3 -> rounds_per_cycle = 0 | numbers.rounds_per_cycle: The number is at least 1.
    deal = 3 -> deal = 6 | numbers.deal: 6 is more than numbers.hand_limit, which is 5.
    goal = 1000000 -> goal = 0 | numbers.goal: The number is at least 1.
"""


@rule("RN-ED-01", "RN-ED-02", "RN-ED-03", "RN-ED-04", "RN-ED-05", "RN-ED-06", "RN-ED-07", "RN-ED-08", "RN-ED-09")
@pytest.mark.parametrize(("rule_id", "change", "complaint"), list(faults(FAULTS)))
def test_a_faulty_edition_is_refused_with_file_place_reason_and_rule(rule_id, change, complaint):
    problems = problems_of(changed(change))
    assert {problem.file for problem in problems} == {FILE}
    assert any(problem.rule == rule_id and said(problem).startswith(complaint) for problem in problems)


def without(*parts):
    """The open edition without these."""
    text = TEXT
    for part in parts:
        assert part in text
        text = text.replace(part, "")
    return {FILE: text}


def between(start, end):
    return TEXT[TEXT.index(start) : TEXT.index(end)]


@rule("RN-ED-02")
def test_there_are_six_continents_with_two_cities_or_more():
    oceania = between("[continents.oceania]", "[cheques]")
    assert "continents: There are 5 continents; 6 are needed. [RN-ED-02]" in complaints(without(oceania))
    three_of_four = between('  { id = "port_douglas"', "]\n\n[cheques]")
    assert "continents.oceania.cities: A continent has at least 2 cities. [RN-ED-02]" in complaints(
        without(three_of_four)
    )


@rule("RN-ED-03")
def test_every_city_can_be_reached():
    to_oceania = ["auckland-santiago", "auckland-los_angeles", "cape_town-perth", "singapore-perth"]
    routes = [f'"{route}",' for route in (*to_oceania, "singapore-port_douglas")]
    edition = without(between("wrap = ", "routes = "), *routes)
    assert complaints(edition) == ["map.routes.perth: No way leads there from anchorage. [RN-ED-03]"]


def test_the_open_edition_has_no_fault_and_no_warning():
    edition = playable.read({FILE: TEXT})
    assert list(playable.faults(edition)) == []
    assert list(playable.warnings(edition)) == []


def test_the_open_edition_is_the_published_one():
    """The facts that players and figures rely on."""
    edition = playable.read({FILE: TEXT})
    assert [len(continent.cities) for continent in edition.continents.values()] == [5, 4, 5, 5, 5, 4]
    assert len(edition.map.routes) == 49
    assert sum(len(values) for values in edition.cheques.values()) == 18
    assert sum(card.copies for card in edition.upgrades.cards) == 10
    sides = [side for card in edition.actions.cards for side in (card.left, card.right)]
    kinds = [side.partition(":")[0] for side in sides]
    assert {kind: kinds.count(kind) for kind in kinds} == {"cheque": 5, "joker": 2, "bank": 5, "move": 8, "security": 4}
    moves = [int(side.partition(":")[2]) for side in sides if side.startswith("move")]
    assert sum(moves) == 13  # by which the sides are even: docs/figures.md


@pytest.mark.parametrize(
    ("change", "slip"),
    [
        pytest.param(
            '"caracas-lima", -> ',
            warning("RN-ED-03", "map.routes.lima", "rn-degree", routes=1),
            marks=rule("RN-ED-03"),
        ),
        pytest.param(
            '"caracas-lima", -> "caracas-lima", "lima-cape_town", "lima-london", "lima-rio", "lima-mexico",',
            warning("RN-ED-03", "map.routes.lima", "rn-degree", routes=6),
            marks=rule("RN-ED-03"),
        ),
        pytest.param(
            "goal = 1000000 -> goal = 1500001",
            warning("RN-ED-04", "cheques", "rn-little-money", money=3_000_000, goal=1_500_001),
            marks=rule("RN-ED-04"),
        ),
        pytest.param(
            "fast_jet: copies = 1 -> copies = 2",
            warning("RN-ED-07", "upgrades", "rn-odd-upgrades", copies=11),
            marks=rule("RN-ED-07"),
        ),
    ],
)
def test_what_looks_like_a_slip_is_a_warning(change, slip):
    assert list(playable.warnings(playable.read(changed(change)))) == [slip]


@rule("RN-ED-04")
def test_other_values_of_cheques_are_welcome():
    edition = playable.read(changed("africa        = [100000 -> africa = [300000"))
    assert edition.cheques["africa"] == (300_000, 200_000, 200_000)


def test_texts_of_upgrades_and_identities_may_be_left_out():
    lines = [line for line in TEXT.splitlines() if not line.startswith("text_")]
    assert playable.read({FILE: "\n".join(lines)}).upgrades.cards[0].text_fr == ""


SNIPPETS = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_what_the_page_for_owners_shows_has_its_place_in_the_file(snippet):
    """Laid over the open edition, a snippet adds no key and changes no type."""
    assert shape(tomllib.loads(snippet)) <= shape(tomllib.loads(TEXT))


def test_the_page_for_owners_shows_every_table():
    assert {table for snippet in SNIPPETS for table in tomllib.loads(snippet)} == set(tomllib.loads(TEXT))


def test_the_page_for_owners_quotes_the_program():
    """Its example of a faulty file: two things are wrong, and both are told in these words."""
    text = changed('"caracas-lima" -> "caracas-lyon"')[FILE].replace('colour = "teal"', 'colour = "red"')
    quoted = [line.strip() for line in PAGE.read_text(encoding="utf-8").splitlines() if "    my-box.toml, " in line]
    assert quoted == [f"my-box.toml, {complaint}" for complaint in complaints({FILE: text})]
