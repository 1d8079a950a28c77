"""Playouts: a state played to its end at random, the inner loop of every simulation."""

from typing import Final

from mypy_extensions import i64

from cavale.core import agenda
from cavale.core.dice import Dice
from cavale.core.state import State
from cavale.core.table import Table

LONGEST: Final = 100_000  # decisions; a game that goes on longer has a fault in its rules


def play_out(s: State, t: Table, dice: Dice) -> int:
    """Play uniformly random options until the end; how many decisions it took."""
    decisions = 0
    step = s.agenda[-1] if s.agenda else None
    while step is not None:
        if decisions >= LONGEST:
            raise RuntimeError("a playout does not end")
        seat = next_seat(s)
        options = step.options(s, seat)
        action = options[dice.below("playout", len(options))]
        step = agenda.answer(s, t, step, seat, action)
        decisions += 1
    return decisions


def next_seat(s: State) -> int:
    """The lowest asked seat that has not answered. The state has an open ask."""
    waiting = s.asked & ~s.locked
    seat: i64 = 0
    while not waiting & 1:
        waiting >>= 1
        seat += 1
    return int(seat)


def roll_out(start: State, games: int, dice: Dice) -> int:
    """Play so many random games from the same start; how many decisions they took."""
    t = Table(dice)
    decisions = 0
    for _ in range(games):
        s = start.clone()
        agenda.advance(s, t)
        decisions += play_out(s, t, dice)
    return decisions
