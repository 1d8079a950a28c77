"""Swaps for La Course au Coffre-Fort: what lies face down, closed hands, and dice not thrown yet."""

from collections.abc import Iterator, Mapping

from cavale.core.dice import Dice
from cavale.core.match import Match
from cavale.core.record import Record
from cavale.lab.swaps import drawn, redrawn

TABLES: list[tuple[int, Mapping[str, object]]] = [
    (4, {}),
    (2, {"open_hands": False}),
    (3, {"open_hands": False, "partial_moves": True}),
    (2, {"agents_per_player": 2, "open_hands": False, "lockpicks_from_outside": True, "manual_dial": True}),
    (4, {"open_hands": False, "mode": "budget", "passage_exit": "walk", "exit_grace": True}),
    (3, {"mode": "budget", "passage_any_roll": True, "pushback": "after"}),
    (2, {"turn_nudge": 0, "minutes": 30}),
    (2, {"open_hands": False, "turn_nudge": 10}),
    (2, {"mode": "budget"}),
    (3, {"mode": "budget", "open_hands": False}),
]

BOTS: Mapping[int, str] = {8: "clever", 9: "clever"}  # who plays at random never finds the four keys

EXCUSED: Mapping[str, str] = {}

OFFERS = 10


def swaps(match: Match, dice: Dice) -> Iterator[list[Record]]:
    for _ in range(2):
        yield other_order(match, dice, "traps")
        yield other_order(match, dice, "tokens")
        yield other_order(match, dice, "tools")
        yield other_throw(match, dice, "d10")
        yield other_throw(match, dice, "d6")


def other_order(match: Match, dice: Dice, purpose: str) -> list[Record]:
    """Two traps, tokens or cards lie in each other's place."""
    records = list(match.records)
    ((at, number),) = drawn(records, purpose)
    order = records[at].draws[number][2]
    assert isinstance(order, list)
    order = list(order)
    one, two = dice.below("one", len(order)), dice.below("two", len(order))
    order[one], order[two] = order[two], order[one]
    records[at] = redrawn(records[at], number, order)
    return records


def other_throw(match: Match, dice: Dice, purpose: str) -> list[Record]:
    """One of the dice will fall in another way."""
    records = list(match.records)
    found = drawn(records, purpose)
    if found:
        at, number = found[dice.below("throw", len(found))]
        faces = records[at].draws[number][1]
        records[at] = redrawn(records[at], number, dice.below("face", faces))
    return records
