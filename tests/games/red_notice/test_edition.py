"""What makes an edition playable, and what a maker of editions is told."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from cavale.core.edition import EditionError
from cavale.games.red_notice import playable
from rules import rule

PAGE = Path(__file__).parents[3] / "docs" / "own-edition.md"
FILE = "open-default.toml"
TEXT = files("cavale.games.red_notice").joinpath("edition", FILE).read_text(encoding="utf-8")

# What is changed in the open edition, and the complaint; `;` ends a line. `id: old -> new` changes what stands
# after that id.
FAULTS = """
RN-ED-01
    game = "red_notice" -> game = "leduc_poker" | edition.game: an edition of 'leduc_poker', not of red_notice
    schema = 1 -> schema = 2 | edition.schema: schema 2; this program reads schema 1
    goal = 1000000 -> aim = 1; goal = 1000000 | numbers: Object contains unknown field `aim`
    deal = 3 -> | numbers: Object missing required field `deal`
    [tokens] -> [tokens]; joker = 1 | tokens: Object contains unknown field `joker`
    goal = 1000000 -> goal = "1000000" | numbers.goal: Expected `int`, got `str`
    deal = 3 -> deal = | line 13, column 7: not TOML: Invalid value (at line 13, column 7)
    id = "lima" -> id = "Lima" | continents.south_america.cities.Lima: an id has only small letters, digits and _
    id = "lima" -> id = "rio" | continents.south_america.cities.rio: this id is used twice
    id = "lima" -> id = "dakar" | continents.africa.cities.dakar: this id is used twice
    id = "lima" -> id = "asia" | continents.south_america.cities.asia: this id is used twice
    [continents.asia] -> [continents."south asia"] | continents.south asia: an id has only small letters, digits and _
    id = "A01" -> id = "01" | actions.01: the id of an action card is a capital letter and a number
    id = "A01" -> id = "A02" | actions.A02: this id is used twice
    id = "seizure" -> id = "sei-zure" | upgrades.sei-zure: an id has only small letters, digits and _
    id = "seizure" -> id = "hot_pursuit" | upgrades.hot_pursuit: this id is used twice
    id = "doctor" -> id = "docteur 2" | identities.docteur 2: an id has only small letters, digits and _
    id = "doctor" -> id = "lawyer" | identities.lawyer: this id is used twice
    en = "Open edition" -> en = "" | edition.title: a name is empty
    en = "Asia" -> en = " " | continents.asia: a name is empty
    fr = "Londres" -> fr = "" | continents.europe.cities.london: a name is empty
    fr = "Londres", -> | continents.europe.cities[1]: Object missing required field `fr`
    en = "Seizure" -> en = "" | upgrades.seizure: a name is empty
    en = "Pilot" -> en = "" | identities.pilot: a name is empty
    text_en = "Up to three moves." -> | identities.pilot: the text stands in one language only
    kind = "permanent" -> kind = "eternal" | upgrades.cards[0].kind: Invalid enum value 'eternal'
    200000 = "upgrade" -> 200000 = "riches" | cheque_effects.200000: Invalid enum value 'riches'
    hot_pursuit: grant -> teleport | upgrades.cards[5].effect: Object contains unknown field `teleport`
RN-ED-02
    colour = "blue" -> colour = "red" | continents.asia.colour: another continent has this colour
    x = 84, y = 80 -> x = 1001, y = 80 | continents.north_america.cities.anchorage: (1001, 80) lies outside the map
    x = 84, y = 80 -> x = 84, y = -1 | continents.north_america.cities.anchorage: (84, -1) lies outside the map
    size = [1000, 500] -> size = [0, 0] | map.size: at least 1 by 1
RN-ED-03
    "caracas-lima" -> "caracas-lyon" | map.routes.caracas-lyon: no such city: 'lyon'
    "caracas-lima" -> "caracas" | map.routes.caracas: no such city: ''
    "caracas-lima" -> "caracas-lima-rio" | map.routes.caracas-lima-rio: no such city: 'lima-rio'
    "caracas-lima" -> "caracas-caracas" | map.routes.caracas-caracas: a route joins two different cities
    "caracas-lima" -> "caracas-rio" | map.routes.caracas-rio: these two cities are joined already
    "caracas-lima" -> "rio-caracas" | map.routes.caracas-rio: these two cities are joined already
    wrap = ["beijing -> wrap = ["lima-rio", "beijing | map.wrap.lima-rio: no such route in map.routes
    wrap = ["beijing-los_angeles -> wrap = ["los_angeles-beijing | map.wrap.los_angeles-beijing: no such route
    "caracas-lima", "caracas-santiago", "lima-santiago", -> "caracas-santiago", | map.routes.lima: no route leads there
RN-ED-04
    oceania       = -> atlantis = [100000]; oceania = | cheques.atlantis: no such continent
    oceania       = [100000, 200000, 200000] -> | cheques.oceania: each continent has a cheque
    oceania       = [100000, 200000, 200000] -> oceania = [] | cheques.oceania: each continent has a cheque
    oceania       = [100000 -> oceania = [0 | cheques.oceania: a cheque is worth something
    hand_limit = 5; deal = 3 -> hand_limit = 9; deal = 9 | cheques: 18 cheques; at least 19: two hands and one more
    goal = 1000000 -> goal = 3000001 | cheques: 3000000 in all is less than the goal of 3000001
    200000 = "upgrade" -> 0 = "upgrade" | cheque_effects.0: the value of a cheque is a positive number
    200000 = "upgrade" -> "200k" = "upgrade" | cheque_effects.200k: the value of a cheque is a positive number
RN-ED-05
    { id = "A12", left = "joker:1", right = "move:1" }, -> | actions.cards: 11 cards, not 3 rows of 4
    right = "joker:1" -> right = "nap:1" | actions.A01.right: 'nap' is no action: cheque, bank, security, move, joker
    right = "joker:1" -> right = "joker:2" | actions.A01.right: joker has 1 to 1 icons
    right = "joker:1" -> right = "joker" | actions.A01.right: joker has 1 to 1 icons
    left = "bank:1" -> left = "bank:2" | actions.A02.left: bank has 1 to 1 icons
    left = "move:2" -> left = "move:3" | actions.A06.left: move has 1 to 2 icons
    left = "security:2" -> left = "security:3" | actions.A10.left: security has 1 to 2 icons
    left = "cheque:2" -> left = "cheque:4" | actions.A09.left: cheque has 1 to 3 icons
    left = "cheque:2" -> left = "cheque:0" | actions.A09.left: cheque has 1 to 3 icons
RN-ED-06
    pow = 1 -> pow = 2 | tokens: 10 tokens, POW included, not 3 times 3
    values = [1, 2 -> values = [2 | tokens: 8 tokens, POW included, not 3 times 3
    values = [1, 2 -> values = [0, 2 | tokens.values: a number on a token is at least 1
    pow = 1 -> pow = -1 | tokens.pow: at least 0
RN-ED-07
    fast_jet: copies = 1 -> copies = 0 | upgrades.fast_jet.copies: at least 1
    hot_pursuit: { grant = ["move:2"] } -> {} | upgrades.hot_pursuit.effect: the card does nothing
    hot_pursuit: kind = "immediate" -> kind = "permanent" | upgrades.hot_pursuit.effect.grant: only immediate upgrades
    frozen_assets: kind = "immediate" -> kind = "permanent" | upgrades.frozen_assets.effect.lose_security: only
    seizure: kind = "immediate" -> kind = "permanent" | upgrades.seizure.effect.seize_cheque: only immediate upgrades
    precise_radars: kind = "permanent" -> kind = "immediate" | upgrades.precise_radars.effect.announce: only permanent
    permanent_units: "permanent" -> "immediate" | upgrades.permanent_units.effect.place_black: only permanent upgrades
    fast_jet: kind = "permanent" -> kind = "immediate" | upgrades.fast_jet.effect.bonus: only permanent upgrades
    informants: kind = "permanent" -> kind = "immediate" | upgrades.informants.effect.round_start: only permanent
    permanent_units: radar = 1, barrier = 1 -> radar = 2 | upgrades.permanent_units.effect.place_black: one radar
    permanent_units: radar = 1, barrier = 1 -> radar = 0 | upgrades.permanent_units.effect.place_black: one radar
    fast_jet: icons = 1 -> icons = 0 | upgrades.fast_jet.effect.bonus.icons: at least 1
    hot_pursuit: move:2 -> joker:1 | upgrades.hot_pursuit.effect.grant: 'joker:1' is no action to grant
    hot_pursuit: move:2 -> bank:2 | upgrades.hot_pursuit.effect.grant: 'bank:2' is no action to grant
    hot_pursuit: move:2 -> move | upgrades.hot_pursuit.effect.grant: 'move' is no action to grant
    frozen_assets: lose_security = 2 -> lose_security = -2 | upgrades.frozen_assets.effect.lose_security: at least 1
    seizure: seize_cheque = 1 -> seize_cheque = 2 | upgrades.seizure.effect.seize_cheque: only 1 is known
RN-ED-08
    identities_in_play = 2 -> identities_in_play = 7 | identities.tiles: 6 identities, but 7 in play
    identities_in_play = 2 -> identities_in_play = 3 | identities.beginner: 2 identities, but 3 in play
    beginner = ["journalist", -> beginner = ["plumber", | identities.beginner.plumber: no such identity
    beginner = ["journalist", -> beginner = ["pilot", | identities.beginner.pilot: named twice
    "move:3" -> "fly:3" | identities.pilot.steps: 'fly:3' is no step of an escape
    "move:3" -> "move" | identities.pilot.steps: 'move' is no step of an escape
    "remove_white:radar" -> "remove_white:pawn" | identities.lawyer.steps: 'remove_white:pawn' is no step of an escape
    "set_security:4" -> "set_security:5" | identities.secret_agent.steps: 'set_security:5' is beyond
RN-ED-09
    security_start = 2 -> security_start = 5 | numbers.security_start: 5 is more than numbers.security_max = 4
    security_start = 2 -> security_start = -1 | numbers.security_start: at least 0
    start_radars = 2 -> start_radars = 7 | numbers.start_radars: 7 is more than numbers.radars = 6
    radars = 6; start_radars = 2 -> radars = 8; start_radars = 7 | numbers.start_radars: 7 is more than 6 continents
    pay_cost = 2 -> pay_cost = 0 | numbers.pay_cost: at least 1
    radars = 6 -> radars = 0 | numbers.radars: at least 1
    barriers = 4 -> barriers = -1 | numbers.barriers: at least 0
    row = 4 -> row = 2 | numbers.tokens_per_round: 3 is more than numbers.row = 2
    rounds_per_cycle = 3 -> rounds_per_cycle = 0 | numbers.rounds_per_cycle: at least 1
    deal = 3 -> deal = 6 | numbers.deal: 6 is more than numbers.hand_limit = 5
    goal = 1000000 -> goal = 0 | numbers.goal: at least 1
"""


def faults():
    """Each fault as a test: the rule, the change, the complaint."""
    rule_id = ""
    for line in FAULTS.strip().splitlines():
        if not line.startswith(" "):
            rule_id = line
            continue
        change, _, complaint = line.strip().partition(" | ")
        yield pytest.param(rule_id, change, complaint, id=f"{rule_id} {change}")


def changed(change):
    """The open edition with a change applied."""
    old, _, new = (part.strip().replace("; ", "\n") for part in change.replace("->", "-> ").partition("->"))
    after, colon, inside = old.partition(": ")
    start = TEXT.index(f'id = "{after}"') if colon else 0
    assert (inside or old) in TEXT[start:]
    return {FILE: TEXT[:start] + TEXT[start:].replace(inside or old, new, 1)}


@rule("RN-ED-01", "RN-ED-02", "RN-ED-03", "RN-ED-04", "RN-ED-05", "RN-ED-06", "RN-ED-07", "RN-ED-08", "RN-ED-09")
@pytest.mark.parametrize(("rule_id", "change", "complaint"), list(faults()))
def test_a_faulty_edition_is_refused_with_file_entry_reason_and_rule(rule_id, change, complaint):
    with pytest.raises(EditionError) as caught:
        playable.read(changed(change))
    error = caught.value
    assert (error.rule, error.file) == (rule_id, FILE)
    assert f"{error.entry}: {error.reason}".startswith(complaint)


def without(*parts):
    """The open edition without these."""
    text = TEXT
    for part in parts:
        assert part in text
        text = text.replace(part, "")
    return {FILE: text}


def between(start, end):
    return TEXT[TEXT.index(start) : TEXT.index(end)]


def complaint(edition):
    with pytest.raises(EditionError) as caught:
        playable.read(edition)
    return caught.value.rule, f"{caught.value.entry}: {caught.value.reason}"


@rule("RN-ED-02")
def test_there_are_six_continents_with_two_cities_or_more():
    oceania = between("[continents.oceania]", "[cheques]")
    assert complaint(without(oceania)) == ("RN-ED-02", "continents: 5 continents, not 6")
    three_of_four = between('  { id = "port_douglas"', "]\n\n[cheques]")
    assert complaint(without(three_of_four)) == ("RN-ED-02", "continents.oceania.cities: 1 cities; at least 2")


@rule("RN-ED-03")
def test_every_city_can_be_reached():
    to_oceania = ["auckland-santiago", "auckland-los_angeles", "cape_town-perth", "singapore-perth"]
    routes = [f'"{route}",' for route in (*to_oceania, "singapore-port_douglas")]
    edition = without(between("wrap = ", "routes = "), *routes)
    assert complaint(edition) == ("RN-ED-03", "map.routes.perth: no way leads there from anchorage")


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


@pytest.mark.parametrize(
    ("change", "warning"),
    [
        pytest.param(
            '"caracas-lima", -> ',
            ("map.routes.lima", "1 routes; 2 to 5 play best", "RN-ED-03"),
            marks=rule("RN-ED-03"),
        ),
        pytest.param(
            '"caracas-lima", -> "caracas-lima", "lima-cape_town", "lima-london", "lima-rio", "lima-mexico",',
            ("map.routes.lima", "6 routes; 2 to 5 play best", "RN-ED-03"),
            marks=rule("RN-ED-03"),
        ),
        pytest.param(
            "goal = 1000000 -> goal = 1500001",
            ("cheques", "3000000 in all is less than twice the goal of 1500001", "RN-ED-04"),
            marks=rule("RN-ED-04"),
        ),
        pytest.param(
            "fast_jet: copies = 1 -> copies = 2",
            ("upgrades", "11 cards: the last one is gained without a choice", "RN-ED-07"),
            marks=rule("RN-ED-07"),
        ),
    ],
)
def test_what_looks_like_a_slip_is_a_warning(change, warning):
    assert list(playable.warnings(playable.read(changed(change)))) == [warning]


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


def shape(part, place=""):
    """The places of a file with the types of what stands there; entries of a list share theirs."""
    if isinstance(part, dict):
        return {each for key, inner in part.items() for each in shape(inner, f"{place}.{key}")}
    if isinstance(part, list):
        return {each for inner in part for each in shape(inner, f"{place}[]")}
    return {(place, type(part).__name__)}


def test_the_page_for_owners_shows_every_table():
    assert {table for snippet in SNIPPETS for table in tomllib.loads(snippet)} == set(tomllib.loads(TEXT))
