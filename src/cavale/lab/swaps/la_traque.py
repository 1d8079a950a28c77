"""Swaps for La Traque: the order of decks, which card somebody placed or kept, and chance to come."""

from collections.abc import Iterator, Mapping

import msgspec

from cavale.core.dice import Dice
from cavale.core.match import Match
from cavale.core.record import Acted, Record
from cavale.games.la_traque.box import LaTraqueBox
from cavale.lab.swaps import drawn, redrawn

TABLES: list[tuple[int, Mapping[str, object]]] = [
    (4, {}),
    (2, {}),
    (3, {"faction_pick": "random", "recall": True}),
    (2, {"faction_pick": "draft", "place_decks": "own", "symbols_as_rumour": False}),
    (4, {"faction_pick": "random", "tribunal": "single", "collectivisation": "hq"}),
    (3, {"effect_capture": "card_only", "start_rumours": 3}),
    (2, {"faction_pick": "random", "visible_backs": True}),
]

EXCUSED: Mapping[str, str] = {}

OFFERS = 0

DECKS = ("registry", "press", "archives")
NAMED = ("inform", "keep", "choose")  # verbs that name hidden cards


def swaps(match: Match, dice: Dice) -> Iterator[list[Record]]:
    for _ in range(3):
        yield exchanged(match, dice, "inform")
        yield exchanged(match, dice, "keep")
    for deck in DECKS:
        yield other_order(match, dice, deck)
        yield from other_cards(match, dice, deck)
        yield other_order(match, dice, f"under {deck}")
    for purpose in ("fugitives", "objectives"):
        yield other_order(match, dice, purpose)
    yield other_look(match, dice)


def other_order(match: Match, dice: Dice, purpose: str) -> list[Record]:
    """Two cards lie in each other's place."""
    records = list(match.records)
    found = drawn(records, purpose)
    if found:
        at, number = found[dice.below("which", len(found))]
        order = records[at].draws[number][2]
        assert isinstance(order, list)
        order = list(order)
        one, two = dice.below("one", len(order)), dice.below("two", len(order))
        order[one], order[two] = order[two], order[one]
        records[at] = redrawn(records[at], number, order)
    return records


def other_cards(match: Match, dice: Dice, deck: str) -> Iterator[list[Record]]:
    """The same, and a seat that got the other card does with it what it did with the first."""
    box = match.box
    assert isinstance(box, LaTraqueBox)
    kinds = [name for name in box.names if name.startswith(f"{deck}:")]
    for seat in range(match.seats):
        records = other_order(match, dice, deck)
        one, two = kinds[0], kinds[1]
        if dice.below("way", 2):
            one, two = two, one
        held = [at for at, record in enumerate(records) if _names(record, seat, one)]
        if held:
            at = held[dice.below("when", len(held))]
            records[at] = _renamed(records[at], two)
            yield records


def exchanged(match: Match, dice: Dice, verb: str) -> list[Record]:
    """A seat places, or keeps, two cards in each other's stead."""
    records = list(match.records)
    seat = dice.below("seat", match.seats)
    done = [
        at
        for at, record in enumerate(records)
        if isinstance(record, Acted) and (record.seat, record.verb) == (seat, verb)
    ]
    if len(done) > 1:
        first = dice.below("first", len(done) - 1)
        one, two = done[first], done[first + 1]
        card, other = _card(records[one]), _card(records[two])
        records[one], records[two] = _renamed(records[one], other), _renamed(records[two], card)
    return records


def other_look(match: Match, dice: Dice) -> list[Record]:
    """A look at a hand shows another card."""
    records = list(match.records)
    found = drawn(records, "inspect")
    if found:
        at, number = found[dice.below("look", len(found))]
        records[at] = redrawn(records[at], number, dice.below("card", records[at].draws[number][1]))
    return records


def _names(record: Record, seat: int, card: str) -> bool:
    return (
        isinstance(record, Acted) and record.seat == seat and record.verb in NAMED and record.args.get("card") == card
    )


def _card(record: Record) -> str:
    assert isinstance(record, Acted)
    return str(record.args["card"])


def _renamed(record: Record, card: str) -> Record:
    assert isinstance(record, Acted)
    return msgspec.structs.replace(record, args={**record.args, "card": card})
