"""Swaps: a played log altered in hidden matters only, one module per game, found by the game's id.

They stand here and not with the rules, because `make leaks` runs on the installed package, rules must not reach
instruments that look behind the screen, and nothing here needs compiling. A module has

- `swaps(match, dice)`: yields altered lists of records. A list may turn out not to be playable: its pair ends there.
- `EXCUSED`: event classes that no pair can see and go on, each with the reason.
- `TABLES`: seats and table options to play with.
- `OFFERS`: how often people take one; they answer with a weight of 60.
- `BOTS`, if people who play at random never see some end: by the number of a table, the level of bot that answers.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec

import msgspec

from cavale.core.dice import Dice
from cavale.core.match import Match
from cavale.core.record import Draw, Record

SwapMaker = Callable[[Match, Dice], Iterator[list[Record]]]


class Swaps(msgspec.Struct, frozen=True):
    """How the matches of one game are played and altered."""

    make: SwapMaker
    excused: Mapping[str, str]
    tables: Sequence[tuple[int, Mapping[str, object]]]
    offers: int = 25
    bots: Mapping[int, str] = {}


def swaps_of(game_id: str) -> Swaps | None:
    """The swaps of a game, if it has any."""
    name = f"{__name__}.{game_id}"
    if find_spec(name) is None:
        return None
    module = import_module(name)
    return Swaps(module.swaps, module.EXCUSED, module.TABLES, module.OFFERS, getattr(module, "BOTS", {}))


def drawn(records: Sequence[Record], purpose: str) -> list[tuple[int, int]]:
    """Where the log holds draws for a purpose: index of the record, index of the draw."""
    return [
        (at, number)
        for at, record in enumerate(records)
        for number, draw in enumerate(record.draws)
        if draw[0] == purpose
    ]


def redrawn(record: Record, number: int, value: int | list[int]) -> Record:
    """The record with another value drawn."""
    draws: list[Draw] = list(record.draws)
    purpose, n, _ = draws[number]
    draws[number] = (purpose, n, value)
    return msgspec.structs.replace(record, draws=tuple(draws))
