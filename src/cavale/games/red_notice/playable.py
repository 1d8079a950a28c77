"""What makes an edition of Red Notice playable (RN-ED-01..09).

RN-ED-10, one edition for both players, needs no check here: a table deals one file, and its hash goes into the log.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from cavale.core.edition import EditionError, parse
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
ICONS = {"cheque": 3, "bank": 1, "security": 2, "move": 2, "joker": 1}  # at most, on a side of a card
GRANTED = ("cheque", "bank", "security", "move")
COUNTED_STEPS = ("move", "ghost_move", "draw", "set_security", "destroy_upgrade")
WHITE_STEPS = ("remove_white:barrier", "remove_white:radar")
PERMANENT_EFFECTS = frozenset({"announce", "place_black", "bonus", "round_start"})

Fault = tuple[str, str, str]  # entry, reason, rule


def read(files: Mapping[str, str]) -> RedNoticeEdition:
    """A playable edition; the first fault is an error that names file, entry, reason and rule."""
    source = ", ".join(files)
    try:
        edition = parse(RedNoticeEdition, files)
    except EditionError as error:
        raise EditionError(error.file, error.entry, error.reason, "RN-ED-01") from None
    for entry, reason, rule in faults(edition):
        raise EditionError(source, entry, reason, rule)
    return edition


def faults(edition: RedNoticeEdition) -> Iterator[Fault]:
    yield from _heading(edition)
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


def warnings(edition: RedNoticeEdition) -> Iterator[Fault]:
    """What can be played, but looks like a slip."""
    for city, routes in _degrees(edition).items():
        if not 2 <= routes <= 5:
            yield f"map.routes.{city}", f"{routes} routes; 2 to 5 play best", "RN-ED-03"
    money = sum(map(sum, edition.cheques.values()))
    if money < 2 * edition.numbers.goal:
        yield "cheques", f"{money} in all is less than twice the goal of {edition.numbers.goal}", "RN-ED-04"
    copies = sum(upgrade.copies for upgrade in edition.upgrades.cards)
    if copies % 2:
        yield "upgrades", f"{copies} cards: the last one is gained without a choice", "RN-ED-07"


def _heading(edition: RedNoticeEdition) -> Iterator[Fault]:
    """RN-ED-01 The game and the schema are known."""
    if edition.edition.game != GAME_ID:
        yield "edition.game", f"an edition of {edition.edition.game!r}, not of {GAME_ID}", "RN-ED-01"
    if edition.edition.schema != SCHEMA:
        yield "edition.schema", f"schema {edition.edition.schema}; this program reads schema {SCHEMA}", "RN-ED-01"


def _named(edition: RedNoticeEdition) -> list[tuple[str, str, Continent | City | Upgrade | Identity]]:
    """All that has a name: its place in the file, its id and itself."""
    things: list[tuple[str, str, Continent | City | Upgrade | Identity]]
    things = [(f"continents.{key}", key, continent) for key, continent in edition.continents.items()]
    for key, continent in edition.continents.items():
        things += [(f"continents.{key}.cities.{city.id}", city.id, city) for city in continent.cities]
    things += [(f"upgrades.{card.id}", card.id, card) for card in edition.upgrades.cards]
    things += [(f"identities.{tile.id}", tile.id, tile) for tile in edition.identities.tiles]
    return things


def _ids(edition: RedNoticeEdition) -> Iterator[Fault]:
    """RN-ED-01 Ids are well formed and used once; once in the whole file, since names are found by them."""
    named = [(place, name) for place, name, _ in _named(edition)]
    for place, name in named:
        if not re.fullmatch(r"[a-z0-9_]+", name):
            yield place, "an id has only small letters, digits and _", "RN-ED-01"
    cards = [(f"actions.{card.id}", card.id) for card in edition.actions.cards]
    for place, name in cards:
        if not re.fullmatch(r"[A-Z][0-9]+", name):
            yield place, "the id of an action card is a capital letter and a number", "RN-ED-01"
    for place in _repeated(named) + _repeated(cards):
        yield place, "this id is used twice", "RN-ED-01"


def _repeated(things: Iterable[tuple[str, str]]) -> list[str]:
    """The places whose id stood in an earlier one."""
    seen: set[str] = set()
    places = []
    for place, name in things:
        if name in seen:
            places.append(place)
        seen.add(name)
    return places


def _texts(edition: RedNoticeEdition) -> Iterator[Fault]:
    """RN-ED-01 Every name has both languages, every text both or none."""
    title = edition.edition.title
    if not title.fr.strip() or not title.en.strip():
        yield "edition.title", "a name is empty", "RN-ED-01"
    for place, _, thing in _named(edition):
        if not thing.fr.strip() or not thing.en.strip():
            yield place, "a name is empty", "RN-ED-01"
        if isinstance(thing, Upgrade | Identity) and bool(thing.text_fr.strip()) != bool(thing.text_en.strip()):
            yield place, "the text stands in one language only", "RN-ED-01"


def _numbers(numbers: Numbers) -> Iterator[Fault]:
    """RN-ED-09 Numbers with which a game can begin, go on and end."""
    least = {"barriers": 0, "security_start": 0, "security_max": 0, "start_radars": 0, "identities_in_play": 0}
    for key in numbers.__struct_fields__:
        if getattr(numbers, key) < least.get(key, 1):
            yield f"numbers.{key}", f"at least {least.get(key, 1)}", "RN-ED-09"
    for key, most in (
        ("security_start", "security_max"),
        ("start_radars", "radars"),
        ("deal", "hand_limit"),
        ("tokens_per_round", "row"),
    ):
        value, limit = getattr(numbers, key), getattr(numbers, most)
        if value > limit:
            yield f"numbers.{key}", f"{value} is more than numbers.{most} = {limit}", "RN-ED-09"
    if numbers.start_radars > CONTINENTS:
        yield "numbers.start_radars", f"{numbers.start_radars} is more than {CONTINENTS} continents", "RN-ED-09"


def _continents(edition: RedNoticeEdition) -> Iterator[Fault]:
    """RN-ED-02 Six continents of different colours, each with cities that lie on the map."""
    if len(edition.continents) != CONTINENTS:
        yield "continents", f"{len(edition.continents)} continents, not {CONTINENTS}", "RN-ED-02"
    for place in _repeated((f"continents.{key}.colour", each.colour) for key, each in edition.continents.items()):
        yield place, "another continent has this colour", "RN-ED-02"
    width, height = edition.map.size
    if width < 1 or height < 1:
        yield "map.size", "at least 1 by 1", "RN-ED-02"
    for key, continent in edition.continents.items():
        if len(continent.cities) < 2:
            yield f"continents.{key}.cities", f"{len(continent.cities)} cities; at least 2", "RN-ED-02"
        for city in continent.cities:
            if not (0 <= city.x <= width and 0 <= city.y <= height):
                place = f"continents.{key}.cities.{city.id}"
                yield place, f"({city.x}, {city.y}) lies outside the map of {width} by {height}", "RN-ED-02"


def _routes(edition: RedNoticeEdition) -> Iterator[Fault]:
    """RN-ED-03 Routes join two known cities, each pair once, and lead everywhere."""
    cities = {city.id for city in edition.cities()}
    strange = False
    for route in edition.map.routes:
        first, second = ends(route)
        unknown = [city for city in (first, second) if city not in cities]
        if unknown:
            strange = True
            yield f"map.routes.{route}", f"no such city: {unknown[0]!r}", "RN-ED-03"
        elif first == second:
            yield f"map.routes.{route}", "a route joins two different cities", "RN-ED-03"
    pairs = [(f"map.routes.{route}", "-".join(sorted(ends(route)))) for route in edition.map.routes]
    for place in _repeated(pairs):
        yield place, "these two cities are joined already", "RN-ED-03"
    for route in edition.map.wrap:
        if route not in edition.map.routes:
            yield f"map.wrap.{route}", "no such route in map.routes, written this way round", "RN-ED-03"
    alone = [city for city, routes in _degrees(edition).items() if not routes]
    for city in alone:
        yield f"map.routes.{city}", "no route leads there", "RN-ED-03"
    if not strange and not alone:
        yield from _parts(edition)


def _parts(edition: RedNoticeEdition) -> Iterator[Fault]:
    """RN-ED-03 The map is one piece."""
    cities = [city.id for city in edition.cities()]
    reached = set(cities[:1])
    grown = True
    while grown:
        grown = False
        for route in edition.map.routes:
            pair = set(ends(route))
            if len(pair & reached) == 1:
                reached |= pair
                grown = True
    lost = [city for city in cities if city not in reached]
    if lost:
        yield f"map.routes.{lost[0]}", f"no way leads there from {cities[0]}", "RN-ED-03"


def _degrees(edition: RedNoticeEdition) -> dict[str, int]:
    """How many routes leave each city."""
    degrees = {city.id: 0 for city in edition.cities()}
    for route in edition.map.routes:
        for city in ends(route):
            if city in degrees:
                degrees[city] += 1
    return degrees


def _cheques(edition: RedNoticeEdition) -> Iterator[Fault]:
    """RN-ED-04 Cheques of every colour, enough to deal and enough to win."""
    for key in edition.continents:
        if not edition.cheques.get(key):
            yield f"cheques.{key}", "each continent has a cheque", "RN-ED-04"
    for key, values in edition.cheques.items():
        if key not in edition.continents:
            yield f"cheques.{key}", "no such continent", "RN-ED-04"
        if min(values, default=1) < 1:
            yield f"cheques.{key}", "a cheque is worth something", "RN-ED-04"
    count, least = sum(map(len, edition.cheques.values())), 2 * edition.numbers.deal + 1
    if count < least:
        yield "cheques", f"{count} cheques; at least {least}: two hands and one more", "RN-ED-04"
    money = sum(map(sum, edition.cheques.values()))
    if money < edition.numbers.goal:
        yield "cheques", f"{money} in all is less than the goal of {edition.numbers.goal}", "RN-ED-04"
    for value in edition.cheque_effects:
        if not re.fullmatch(r"[1-9][0-9]*", value):
            yield f"cheque_effects.{value}", "the value of a cheque is a positive number", "RN-ED-04"


def _cards(edition: RedNoticeEdition) -> Iterator[Fault]:
    """RN-ED-05 A row of cards for each round of a cycle, with known actions."""
    numbers, cards = edition.numbers, edition.actions.cards
    needed = numbers.row * numbers.rounds_per_cycle
    if len(cards) != needed:
        reason = f"{len(cards)} cards, not {numbers.rounds_per_cycle} rows of {numbers.row}"
        yield "actions.cards", reason, "RN-ED-05"
    for card in cards:
        for side in ("left", "right"):
            kind, icons = counted(getattr(card, side))
            place = f"actions.{card.id}.{side}"
            if kind not in ICONS:
                yield place, f"{kind!r} is no action: {', '.join(ICONS)}", "RN-ED-05"
            elif not 1 <= icons <= ICONS[kind]:
                yield place, f"{kind} has 1 to {ICONS[kind]} icons, as in {kind}:1", "RN-ED-05"


def _tokens(edition: RedNoticeEdition) -> Iterator[Fault]:
    """RN-ED-06 A handful of tokens for each round of a cycle."""
    numbers, tokens = edition.numbers, edition.tokens
    if tokens.pow < 0:
        yield "tokens.pow", "at least 0", "RN-ED-06"
    if any(value < 1 for value in tokens.values):
        yield "tokens.values", "a number on a token is at least 1", "RN-ED-06"
    count = len(tokens.values) + tokens.pow
    if count != numbers.tokens_per_round * numbers.rounds_per_cycle:
        reason = f"{count} tokens, POW included, not {numbers.rounds_per_cycle} times {numbers.tokens_per_round}"
        yield "tokens", reason, "RN-ED-06"


def _upgrades(edition: RedNoticeEdition) -> Iterator[Fault]:
    """RN-ED-07 Upgrades do something, of the kind they are."""
    for card in edition.upgrades.cards:
        place, keys = f"upgrades.{card.id}", card.effect.keys()
        if card.copies < 1:
            yield f"{place}.copies", "at least 1", "RN-ED-07"
        if not keys:
            yield f"{place}.effect", "the card does nothing", "RN-ED-07"
        for key in keys:
            kind = "permanent" if key in PERMANENT_EFFECTS else "immediate"
            if card.kind != kind:
                yield f"{place}.effect.{key}", f"only {kind} upgrades have this effect", "RN-ED-07"
        yield from _effect(f"{place}.effect", card.effect)


def _effect(place: str, effect: Effect) -> Iterator[Fault]:
    """RN-ED-07 The numbers of an effect."""
    black = effect.place_black
    if black and (not {black.radar, black.barrier} <= {0, 1} or not black.radar + black.barrier):
        yield f"{place}.place_black", "one radar, one barrier or one of each", "RN-ED-07"
    if effect.bonus and effect.bonus.icons < 1:
        yield f"{place}.bonus.icons", "at least 1", "RN-ED-07"
    for action in effect.grant:
        kind, icons = counted(action)
        if kind not in GRANTED or not icons or (kind == "bank" and icons > 1):
            yield f"{place}.grant", f"{action!r} is no action to grant, such as move:2 or security:3", "RN-ED-07"
    if effect.lose_security < 0:
        yield f"{place}.lose_security", "at least 1", "RN-ED-07"
    if effect.seize_cheque not in (0, 1):
        yield f"{place}.seize_cheque", "only 1 is known", "RN-ED-07"


def _identities(edition: RedNoticeEdition) -> Iterator[Fault]:
    """RN-ED-08 Identities to deal, of known steps, and a recommended set."""
    numbers, tiles, beginner = edition.numbers, edition.identities.tiles, edition.identities.beginner
    if len(tiles) < numbers.identities_in_play:
        reason = f"{len(tiles)} identities, but {numbers.identities_in_play} in play"
        yield "identities.tiles", reason, "RN-ED-08"
    for tile in tiles:
        for step in tile.steps:
            kind, count = counted(step)
            if step not in WHITE_STEPS and (kind not in COUNTED_STEPS or not count):
                yield f"identities.{tile.id}.steps", f"{step!r} is no step of an escape", "RN-ED-08"
            elif kind == "set_security" and count > numbers.security_max:
                reason = f"{step!r} is beyond numbers.security_max = {numbers.security_max}"
                yield f"identities.{tile.id}.steps", reason, "RN-ED-08"
    known = {tile.id for tile in tiles}
    for name, times in Counter(beginner).items():
        if name not in known:
            yield f"identities.beginner.{name}", "no such identity", "RN-ED-08"
        elif times > 1:
            yield f"identities.beginner.{name}", "named twice", "RN-ED-08"
    if len(beginner) != numbers.identities_in_play:
        reason = f"{len(beginner)} identities, but {numbers.identities_in_play} in play"
        yield "identities.beginner", reason, "RN-ED-08"
