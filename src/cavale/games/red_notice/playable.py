"""What makes an edition of Red Notice playable (RN-ED-01..09).

RN-ED-10, one edition for both players, needs no check here: a table deals one file, and its hash goes into the log.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from cavale.core.edition import heading, parse
from cavale.core.problem import Problem, fault, warning
from cavale.games.red_notice.edition import (
    City,
    Continent,
    Effect,
    Identity,
    Numbers,
    RedNoticeEdition,
    Upgrade,
    counted,
    ends,
)

GAME_ID = "red_notice"
SCHEMA = 1
CONTINENTS = 6
MOST_COPIES = 50  # of an upgrade
ICONS = {"cheque": 3, "bank": 1, "security": 2, "move": 2, "joker": 1}  # at most, on a side of a card
GRANTED = ("cheque", "bank", "security", "move")
COUNTED_STEPS = ("move", "ghost_move", "draw", "set_security", "destroy_upgrade")
WHITE_STEPS = ("remove_white:barrier", "remove_white:radar")
PERMANENT_EFFECTS = frozenset({"announce", "place_black", "bonus", "round_start"})


def read(files: Mapping[str, str]) -> RedNoticeEdition:
    """A playable edition, or an EditionError."""
    return parse(RedNoticeEdition, files, faults, "RN-ED-01")


def faults(edition: RedNoticeEdition) -> Iterator[Problem]:
    yield from heading(edition, GAME_ID, SCHEMA, "RN-ED-01")
    yield from _ids(edition)
    yield from _texts(edition)
    yield from _numbers(edition.numbers)
    yield from _continents(edition)
    yield from _routes(edition)
    yield from _cheques(edition)
    yield from _cards(edition)
    yield from _tokens(edition)
    yield from _upgrades(edition)
    yield from _identities(edition)


def warnings(edition: RedNoticeEdition) -> Iterator[Problem]:
    """What can be played, but looks like a slip."""
    for city, routes in _degrees(edition).items():
        if not 2 <= routes <= 5:
            yield warning("RN-ED-03", f"map.routes.{city}", "rn-degree", routes=routes)
    money = sum(map(sum, edition.cheques.values()))
    if money < 2 * edition.numbers.goal:
        yield warning("RN-ED-04", "cheques", "rn-little-money", money=money, goal=edition.numbers.goal)
    copies = sum(upgrade.copies for upgrade in edition.upgrades.cards)
    if copies % 2:
        yield warning("RN-ED-07", "upgrades", "rn-odd-upgrades", copies=copies)


def _named(edition: RedNoticeEdition) -> list[tuple[str, str, Continent | City | Upgrade | Identity]]:
    """All that has a name: its place in the file, its id and itself."""
    things: list[tuple[str, str, Continent | City | Upgrade | Identity]]
    things = [(f"continents.{key}", key, continent) for key, continent in edition.continents.items()]
    for key, continent in edition.continents.items():
        things += [(f"continents.{key}.cities.{city.id}", city.id, city) for city in continent.cities]
    things += [(f"upgrades.{card.id}", card.id, card) for card in edition.upgrades.cards]
    things += [(f"identities.{tile.id}", tile.id, tile) for tile in edition.identities.tiles]
    return things


def _ids(edition: RedNoticeEdition) -> Iterator[Problem]:
    """RN-ED-01 Ids are well formed and used once; once in the whole file, since names are found by them."""
    named = [(place, name) for place, name, _ in _named(edition)]
    for place, name in named:
        if not re.fullmatch(r"[a-z0-9_]+", name):
            yield fault("RN-ED-01", place, "id-letters")
    cards = [(f"actions.{card.id}", card.id) for card in edition.actions.cards]
    for place, name in cards:
        if not re.fullmatch(r"[A-Z][0-9]+", name):
            yield fault("RN-ED-01", place, "rn-action-id")
    for place in _repeated(named) + _repeated(cards):
        yield fault("RN-ED-01", place, "id-twice")


def _repeated(things: Iterable[tuple[str, str]]) -> list[str]:
    """The places whose id stood in an earlier one."""
    seen: set[str] = set()
    places = []
    for place, name in things:
        if name in seen:
            places.append(place)
        seen.add(name)
    return places


def _texts(edition: RedNoticeEdition) -> Iterator[Problem]:
    """RN-ED-01 Every name has both languages, every text both or none."""
    title = edition.edition.title
    if not title.fr.strip() or not title.en.strip():
        yield fault("RN-ED-01", "edition.title", "name-empty")
    for place, _, thing in _named(edition):
        if not thing.fr.strip() or not thing.en.strip():
            yield fault("RN-ED-01", place, "name-empty")
        if isinstance(thing, Upgrade | Identity) and bool(thing.text_fr.strip()) != bool(thing.text_en.strip()):
            yield fault("RN-ED-01", place, "rn-one-language")


def _numbers(numbers: Numbers) -> Iterator[Problem]:
    """RN-ED-09 Numbers with which a game can begin, go on and end."""
    least = {"barriers": 0, "security_start": 0, "security_max": 0, "start_radars": 0, "identities_in_play": 0}
    for key in numbers.__struct_fields__:
        if getattr(numbers, key) < least.get(key, 1):
            yield fault("RN-ED-09", f"numbers.{key}", "at-least", least=least.get(key, 1))
    for key, most in (
        ("security_start", "security_max"),
        ("start_radars", "radars"),
        ("deal", "hand_limit"),
        ("tokens_per_round", "row"),
    ):
        value, limit = getattr(numbers, key), getattr(numbers, most)
        if value > limit:
            yield fault("RN-ED-09", f"numbers.{key}", "rn-more-than", value=value, other=f"numbers.{most}", limit=limit)
    if numbers.start_radars > CONTINENTS:
        yield fault(
            "RN-ED-09",
            "numbers.start_radars",
            "rn-radar-each-continent",
            radars=numbers.start_radars,
            continents=CONTINENTS,
        )


def _continents(edition: RedNoticeEdition) -> Iterator[Problem]:
    """RN-ED-02 Six continents of different colours, each with cities that lie on the map."""
    if len(edition.continents) != CONTINENTS:
        yield fault("RN-ED-02", "continents", "rn-continents", count=len(edition.continents), continents=CONTINENTS)
    for place in _repeated((f"continents.{key}.colour", each.colour) for key, each in edition.continents.items()):
        yield fault("RN-ED-02", place, "rn-colour-twice")
    width, height = edition.map.size
    if width < 1 or height < 1:
        yield fault("RN-ED-02", "map.size", "rn-map-size")
    for key, continent in edition.continents.items():
        if len(continent.cities) < 2:
            yield fault("RN-ED-02", f"continents.{key}.cities", "rn-two-cities")
        for city in continent.cities:
            if not (0 <= city.x <= width and 0 <= city.y <= height):
                place = f"continents.{key}.cities.{city.id}"
                yield fault("RN-ED-02", place, "rn-outside-the-map", x=city.x, y=city.y, width=width, height=height)


def _routes(edition: RedNoticeEdition) -> Iterator[Problem]:
    """RN-ED-03 Routes join two known cities, each pair once, and lead everywhere."""
    cities = {city.id for city in edition.cities()}
    strange = False
    for route in edition.map.routes:
        first, second = ends(route)
        unknown = [city for city in (first, second) if city not in cities]
        if unknown:
            strange = True
            yield fault("RN-ED-03", f"map.routes.{route}", "rn-no-such-city", city=unknown[0])
        elif first == second:
            yield fault("RN-ED-03", f"map.routes.{route}", "rn-route-to-itself")
    pairs = [(f"map.routes.{route}", "-".join(sorted(ends(route)))) for route in edition.map.routes]
    for place in _repeated(pairs):
        yield fault("RN-ED-03", place, "rn-route-twice")
    for route in edition.map.wrap:
        if route not in edition.map.routes:
            yield fault("RN-ED-03", f"map.wrap.{route}", "rn-no-such-route")
    alone = [city for city, routes in _degrees(edition).items() if not routes]
    for city in alone:
        yield fault("RN-ED-03", f"map.routes.{city}", "rn-no-route")
    if not strange and not alone:
        yield from _parts(edition)


def _parts(edition: RedNoticeEdition) -> Iterator[Problem]:
    """RN-ED-03 The map is one piece."""
    cities = [city.id for city in edition.cities()]
    reached = set(cities[:1])
    grown = True
    while grown:
        grown = False
        for route in edition.map.routes:
            pair = set(ends(route))
            if pair & reached and not pair <= reached:
                reached |= pair
                grown = True
    lost = [city for city in cities if city not in reached]
    if lost:
        yield fault("RN-ED-03", f"map.routes.{lost[0]}", "rn-no-way", start=cities[0])


def _degrees(edition: RedNoticeEdition) -> dict[str, int]:
    """How many routes leave each city."""
    degrees = {city.id: 0 for city in edition.cities()}
    for route in edition.map.routes:
        for city in ends(route):
            if city in degrees:
                degrees[city] += 1
    return degrees


def _cheques(edition: RedNoticeEdition) -> Iterator[Problem]:
    """RN-ED-04 Cheques of every colour, enough to deal and enough to win."""
    for key in edition.continents:
        if not edition.cheques.get(key):
            yield fault("RN-ED-04", f"cheques.{key}", "rn-cheque-each-continent")
    for key, values in edition.cheques.items():
        if key not in edition.continents:
            yield fault("RN-ED-04", f"cheques.{key}", "rn-no-such-continent")
        if min(values, default=1) < 1:
            yield fault("RN-ED-04", f"cheques.{key}", "rn-cheque-worthless")
    count, least = sum(map(len, edition.cheques.values())), 2 * edition.numbers.deal + 1
    if count < least:
        yield fault("RN-ED-04", "cheques", "rn-too-few-cheques", count=count, least=least)
    money = sum(map(sum, edition.cheques.values()))
    if money < edition.numbers.goal:
        yield fault("RN-ED-04", "cheques", "rn-goal-out-of-reach", money=money, goal=edition.numbers.goal)
    for value in edition.cheque_effects:
        if not re.fullmatch(r"[1-9][0-9]*", value):
            yield fault("RN-ED-04", f"cheque_effects.{value}", "rn-cheque-value")


def _cards(edition: RedNoticeEdition) -> Iterator[Problem]:
    """RN-ED-05 A row of cards for each round of a cycle, with known actions."""
    numbers, cards = edition.numbers, edition.actions.cards
    needed = numbers.row * numbers.rounds_per_cycle
    if len(cards) != needed:
        yield fault(
            "RN-ED-05", "actions.cards", "rn-rows", cards=len(cards), rounds=numbers.rounds_per_cycle, row=numbers.row
        )
    for card in cards:
        for side in ("left", "right"):
            kind, icons = counted(getattr(card, side))
            place = f"actions.{card.id}.{side}"
            if kind not in ICONS:
                yield fault("RN-ED-05", place, "rn-no-action", word=kind, known=", ".join(ICONS))
            elif not 1 <= icons <= ICONS[kind]:
                yield fault("RN-ED-05", place, "rn-icons", word=kind, most=ICONS[kind])


def _tokens(edition: RedNoticeEdition) -> Iterator[Problem]:
    """RN-ED-06 A handful of tokens for each round of a cycle."""
    numbers, tokens = edition.numbers, edition.tokens
    if tokens.pow < 0:
        yield fault("RN-ED-06", "tokens.pow", "at-least", least=0)
    if any(value < 1 for value in tokens.values):
        yield fault("RN-ED-06", "tokens.values", "rn-token-value")
    count = len(tokens.values) + tokens.pow
    if count != numbers.tokens_per_round * numbers.rounds_per_cycle:
        yield fault(
            "RN-ED-06",
            "tokens",
            "rn-tokens",
            count=count,
            rounds=numbers.rounds_per_cycle,
            tokens=numbers.tokens_per_round,
        )


def _upgrades(edition: RedNoticeEdition) -> Iterator[Problem]:
    """RN-ED-07 Upgrades do something, of the kind they are."""
    for card in edition.upgrades.cards:
        place, keys = f"upgrades.{card.id}", card.effect.keys()
        if card.copies < 1:
            yield fault("RN-ED-07", f"{place}.copies", "at-least", least=1)
        elif card.copies > MOST_COPIES:
            yield fault("RN-ED-07", f"{place}.copies", "at-most", most=MOST_COPIES)
        if not keys:
            yield fault("RN-ED-07", f"{place}.effect", "rn-no-effect")
        for key in keys:
            kind = "permanent" if key in PERMANENT_EFFECTS else "immediate"
            if card.kind != kind:
                yield fault("RN-ED-07", f"{place}.effect.{key}", "rn-effect-of-kind", kind=kind)
        yield from _effect(f"{place}.effect", card.effect)


def _effect(place: str, effect: Effect) -> Iterator[Problem]:
    """RN-ED-07 The numbers of an effect."""
    black = effect.place_black
    if black and (not {black.radar, black.barrier} <= {0, 1} or not black.radar + black.barrier):
        yield fault("RN-ED-07", f"{place}.place_black", "rn-place-black")
    if effect.bonus and effect.bonus.icons < 1:
        yield fault("RN-ED-07", f"{place}.bonus.icons", "at-least", least=1)
    for action in effect.grant:
        kind, icons = counted(action)
        if kind not in GRANTED or not icons or (kind == "bank" and icons > 1):
            yield fault("RN-ED-07", f"{place}.grant", "rn-no-grant", granted=action)
    if effect.lose_security < 0:
        yield fault("RN-ED-07", f"{place}.lose_security", "at-least", least=1)
    if effect.seize_cheque not in (0, 1):
        yield fault("RN-ED-07", f"{place}.seize_cheque", "rn-only-one")


def _identities(edition: RedNoticeEdition) -> Iterator[Problem]:
    """RN-ED-08 Identities to deal, of known steps, and a recommended set."""
    numbers, tiles, beginner = edition.numbers, edition.identities.tiles, edition.identities.beginner
    if len(tiles) < numbers.identities_in_play:
        yield fault(
            "RN-ED-08",
            "identities.tiles",
            "rn-identities-in-play",
            count=len(tiles),
            in_play=numbers.identities_in_play,
        )
    for tile in tiles:
        for step in tile.steps:
            kind, count = counted(step)
            if step not in WHITE_STEPS and (kind not in COUNTED_STEPS or not count):
                yield fault("RN-ED-08", f"identities.{tile.id}.steps", "rn-no-step", step=step)
            elif kind == "set_security" and count > numbers.security_max:
                yield fault(
                    "RN-ED-08",
                    f"identities.{tile.id}.steps",
                    "rn-security-beyond",
                    step=step,
                    most=numbers.security_max,
                )
    known = {tile.id for tile in tiles}
    for name, times in Counter(beginner).items():
        if name not in known:
            yield fault("RN-ED-08", f"identities.beginner.{name}", "rn-no-such-identity")
        elif times > 1:
            yield fault("RN-ED-08", f"identities.beginner.{name}", "id-twice")
    if len(beginner) != numbers.identities_in_play:
        yield fault(
            "RN-ED-08",
            "identities.beginner",
            "rn-identities-in-play",
            count=len(beginner),
            in_play=numbers.identities_in_play,
        )
