"""What makes an edition of La Traque playable (LT-ED-01..11), and what looks like a slip (`balance.py`)."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from cavale.core.edition import heading, parse
from cavale.core.problem import Problem, fault
from cavale.games.la_traque import abilities, balance, printed, unlocks
from cavale.games.la_traque.edition import Clues, Draws, Fugitive, LaTraqueEdition, Line
from cavale.games.la_traque.worth import paid

GAME_ID: Final = "la_traque"
SCHEMA: Final = 1
COUNTS: Final = (2, 3, 4)  # players
LEVELS: Final = (1, 2, 3)
CATEGORIES: Final = ("military", "scientific", "political", "collaborationist")
FACTIONS: Final = ("usa", "cccp", "tzaar", "reseau")
CLUES: Final = {"medal": 20, "document": 20, "microfilm": 20, "financing": 20, "rumour": 40}
TYPED: Final = ("medal", "document", "microfilm")
MIXED: Final = ("registry", "press", "archives")
HUNT_ZONES: Final = ("america", "europe", "mideast")
PLACES: Final = {"rumours": 4, "registry": 2, "press": 2, "archives": 2, "financing": 4}
FUGITIVES: Final = 20  # of each category
OBJECTIVES: Final = 12  # of each faction
MOST: Final = 100  # of any number of the rules: more is a slip of the pen
MOST_AGENTS: Final = 9
MOST_VISIBLE: Final = 6  # objectives
MOST_TRACK: Final = 30


def read(files: Mapping[str, str]) -> LaTraqueEdition:
    """A playable edition, or an EditionError."""
    return parse(LaTraqueEdition, files, faults, "LT-ED-10")


def faults(edition: LaTraqueEdition) -> Iterator[Problem]:
    yield from heading(edition, GAME_ID, SCHEMA, "LT-ED-11")
    yield from _form(edition)
    yield from _numbers(edition)
    yield from _clues(edition)
    yield from _main_clues(edition)
    yield from _fugitives(edition)
    for fugitive in edition.fugitives:
        yield from _fugitive(edition, fugitive)
    yield from abilities.faults(edition)
    yield from _objectives(edition)
    yield from unlocks.faults(edition)
    yield from _places(edition)
    yield from _slots(edition)
    yield from printed.faults(edition)


def warnings(edition: LaTraqueEdition) -> Iterator[Problem]:
    """What can be played, but looks like a slip."""
    yield from balance.warnings(edition)


def _form(edition: LaTraqueEdition) -> Iterator[Problem]:
    """LT-ED-11 Ids are well formed and used once, names are there in both languages, lines in both or in none."""
    seen: set[str] = set()
    title = edition.edition.title
    if not title.fr.strip() or not title.en.strip():
        yield fault("LT-ED-11", "edition.title", "name-empty")
    for key, name in edition.names.items():
        if not name.fr.strip() or not name.en.strip():
            yield fault("LT-ED-11", f"names.{key}", "name-empty")
    for table, cards in (
        ("fugitives", edition.fugitives),
        ("objectives", edition.objectives),
        ("specials", edition.specials),
    ):
        for card in cards:
            place = f"{table}.{card.id}"
            if not re.fullmatch(r"[a-z0-9_]+(\.[a-z0-9_]+)*", card.id):
                yield fault("LT-ED-11", place, "lt-id")
            if card.id in seen:
                yield fault("LT-ED-02" if table == "fugitives" else "LT-ED-11", place, "id-twice")
            seen.add(card.id)
            names = [card.name] if isinstance(card, Fugitive) else [card.fr, card.en]
            if [name for name in names if not name.strip()]:
                yield fault("LT-ED-11", place, "name-empty")
            if bool(card.line_fr.strip()) != bool(card.line_en.strip()):
                yield fault("LT-ED-11", place, "lt-one-language")


def _numbers(edition: LaTraqueEdition) -> Iterator[Problem]:
    """LT-ED-11 Numbers with which a round can be played."""
    rules = edition.rules
    for name, least, most in (
        ("agents", 1, MOST_AGENTS),
        ("objectives_visible", 1, MOST_VISIBLE),
        ("keep", 0, MOST),
        ("end_vp", 1, MOST),
        ("influence_max", 1, MOST_TRACK),
    ):
        if not least <= getattr(rules, name) <= most:
            yield fault("LT-ED-11", f"rules.{name}", "lt-between", least=least, most=most)
    for deck in Draws.__struct_fields__:
        dealt = max(COUNTS) * getattr(rules.start_hand, deck) + getattr(rules.last_player_extra, deck)
        held = sum([getattr(getattr(edition.clues, deck), clue) for clue in CLUES])
        if min(getattr(rules.start_hand, deck), getattr(rules.last_player_extra, deck)) < 0 or dealt > held:
            yield fault("LT-ED-11", f"rules.start_hand.{deck}", "lt-deal", dealt=dealt, held=held)


def _clues(edition: LaTraqueEdition) -> Iterator[Problem]:
    """LT-ED-01 So many of each clue; a mixed deck has a major and a minor type, and no two the same major."""
    decks = {deck: getattr(edition.clues, deck) for deck in (*MIXED, "rumour", "financing")}
    for clue, count in CLUES.items():
        held = sum([getattr(deck, clue) for deck in decks.values()])
        if held != count:
            yield fault("LT-ED-01", "clues", "lt-clues", clue=clue, held=held, count=count)
    majors: set[str] = set()
    for name, deck in decks.items():
        types = {clue: getattr(deck, clue) for clue in CLUES if getattr(deck, clue)}
        if min(types.values(), default=0) < 0:
            yield fault("LT-ED-01", f"clues.{name}", "at-least", least=0)
        elif name not in MIXED:
            if list(types) != [name]:
                yield fault("LT-ED-01", f"clues.{name}", "lt-plain-deck", clue=name)
        elif len(types) != 2 or not set(types) <= set(TYPED) or len(set(types.values())) == 1:
            yield fault("LT-ED-01", f"clues.{name}", "lt-mixed-deck")
        else:
            major = max(types, key=lambda clue: types[clue])
            if major in majors:
                yield fault("LT-ED-01", f"clues.{name}", "lt-same-major", clue=major)
            majors.add(major)


def _main_clues(edition: LaTraqueEdition) -> Iterator[Problem]:
    """LT-ED-10 The main clue of a category is a medal, a document or a microfilm."""
    for category in CATEGORIES[:3]:
        if getattr(edition.rules.main_clue, category) not in TYPED:
            yield fault("LT-ED-10", f"rules.main_clue.{category}", "lt-main-clue")


def _fugitives(edition: LaTraqueEdition) -> Iterator[Problem]:
    """LT-ED-02 Eighty fugitives, twenty of each category, and decks that outlast a few rounds."""
    by_category = Counter([fugitive.cat for fugitive in edition.fugitives])
    for category in CATEGORIES:
        if by_category[category] != FUGITIVES:
            count = by_category[category]
            yield fault("LT-ED-02", "fugitives", "lt-category", category=category, count=count, wanted=FUGITIVES)
    by_level = Counter([fugitive.level for fugitive in edition.fugitives])
    slots = Counter([slot.level for slot in edition.board.slots])
    for level in LEVELS:
        if by_level[level] < 2 * slots[level]:
            count = by_level[level]
            yield fault("LT-ED-02", "fugitives", "lt-level-deck", level=level, count=count, slots=slots[level])


def _fugitive(edition: LaTraqueEdition, fugitive: Fugitive) -> Iterator[Problem]:
    """LT-ED-02 A level. LT-ED-03 A price with the main clue or a financing, and one or two abilities."""
    place = f"fugitives.{fugitive.id}"
    if fugitive.level not in LEVELS:
        yield fault("LT-ED-02", f"{place}.level", "lt-between", least=1, most=3)
    yield from _price(edition, fugitive, f"{place}.cost")
    yield from _parts(fugitive, place)


def _price(edition: LaTraqueEdition, fugitive: Fugitive, place: str) -> Iterator[Problem]:
    cost = fugitive.cost
    numbers = [getattr(cost, clue) for clue in CLUES]
    if not 0 <= min(numbers) <= max(numbers) <= MOST:
        yield fault("LT-ED-03", place, "lt-between", least=0, most=MOST)
    elif cost == Clues():
        yield fault("LT-ED-03", place, "lt-no-cost")
    elif fugitive.cat != "collaborationist":
        main = getattr(edition.rules.main_clue, fugitive.cat)
        if not cost.financing and not getattr(cost, main):
            yield fault("LT-ED-03", place, "lt-no-main-clue", clue=main, category=fugitive.cat)


def _parts(card: Fugitive, place: str) -> Iterator[Problem]:
    parts = [part for part in ("hunt", "mission", "recurrent", "permanent") if getattr(card, part)]
    if "recurrent" in parts and "permanent" in parts:
        yield fault("LT-ED-03", place, "lt-recurrent-and-permanent")
    elif not 1 <= len(parts) <= 2:
        yield fault("LT-ED-03", place, "lt-parts", count=len(parts))


def _objectives(edition: LaTraqueEdition) -> Iterator[Problem]:
    """LT-ED-05 Twelve for each faction; a Triumph costs more; symbols for those who have a use for them."""
    by_faction = Counter([objective.faction for objective in edition.objectives])
    for faction in FACTIONS:
        if by_faction[faction] != OBJECTIVES:
            count = by_faction[faction]
            yield fault("LT-ED-05", "objectives", "lt-objectives", faction=faction, count=count, wanted=OBJECTIVES)
    shown: set[str] = set()
    for objective in edition.objectives:
        place = f"objectives.{objective.id}"
        yield from _line(edition, objective.faction, objective.success, 1, f"{place}.success")
        yield from _line(edition, objective.faction, objective.triumph, 2, f"{place}.triumph")
        if paid(objective.triumph) <= paid(objective.success):
            yield fault("LT-ED-05", place, "lt-triumph-pay")
        shown.update(objective.success.marker + objective.triumph.marker)
    for marker in edition.tracks.markers:
        if marker not in shown:
            yield fault("LT-ED-05", "objectives", "lt-marker-unused", marker=marker)


def _line(edition: LaTraqueEdition, faction: str, line: Line, markers: int, place: str) -> Iterator[Problem]:
    """LT-ED-05 Symbols only where they are of use, at most so many markers. LT-ED-10 Markers that exist."""
    numbers = [line.pay.military, line.pay.scientific, line.pay.political, line.vp, line.apollo]
    if not 0 <= min(numbers) <= max(numbers) <= MOST:
        yield fault("LT-ED-05", place, "lt-between", least=0, most=MOST)
    if line.apollo and faction != "usa":
        yield fault("LT-ED-05", place, "lt-apollo")
    if line.marker and faction != "cccp":
        yield fault("LT-ED-05", place, "lt-marker")
    if len(line.marker) > markers or len(set(line.marker)) != len(line.marker):
        yield fault("LT-ED-05", place, "lt-markers")
    for marker in line.marker:
        if marker not in edition.tracks.markers:
            known = ", ".join(edition.tracks.markers)
            yield fault("LT-ED-10", place, "lt-no-such-marker", marker=marker, known=known)


def _places(edition: LaTraqueEdition) -> Iterator[Problem]:
    """LT-ED-07 As many places as are printed, each with something to draw."""
    places = edition.board.places
    by_zone: Counter[str] = Counter([place.zone for place in places])
    for zone, count in PLACES.items():
        if by_zone[zone] != count:
            yield fault("LT-ED-07", "board.places", "lt-places", zone=zone, count=by_zone[zone], wanted=count)
    for number, place in enumerate(places):
        draws = [getattr(place.draw, deck) for deck in Draws.__struct_fields__]
        if place.min not in COUNTS:
            yield fault("LT-ED-07", f"board.places[{number}].min", "lt-between", least=2, most=4)
        if min(draws) < 0 or not 1 <= sum(draws) <= MOST:
            yield fault("LT-ED-07", f"board.places[{number}].draw", "lt-between", least=1, most=MOST)


def _slots(edition: LaTraqueEdition) -> Iterator[Problem]:
    """LT-ED-07 A slot in each Hunt zone at each number of players."""
    slots = edition.board.slots
    for number, slot in enumerate(slots):
        if slot.min not in COUNTS:
            yield fault("LT-ED-07", f"board.slots[{number}].min", "lt-between", least=2, most=4)
        if slot.level not in LEVELS:
            yield fault("LT-ED-07", f"board.slots[{number}].level", "lt-between", least=1, most=3)
    for zone in HUNT_ZONES:
        for players in COUNTS:
            if not [slot for slot in slots if slot.zone == zone and slot.min <= players]:
                yield fault("LT-ED-07", "board.slots", "lt-slots", zone=zone, players=players)
