"""What single games promise to do fast, besides what all do: measured by `make bench`."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from cavale.bots.playout import next_seat
from cavale.core import agenda
from cavale.core.dice import FastDice
from cavale.core.table import Table
from cavale.games.coffre_fort import GAME as COFFRE_FORT
from cavale.games.coffre_fort.box import DOUBLE
from cavale.games.coffre_fort.steps.movement import MOVE
from cavale.games.red_notice import GAME as RED_NOTICE
from cavale.games.red_notice.clues import MOVED
from cavale.games.red_notice.filter import Filter
from cavale.lab.speed import fresh_box

GAMES = 60  # of Red Notice
ROUNDS = 50  # of every place of the board


class Particular(msgspec.Struct, frozen=True):
    """One thing done many times."""

    game: str
    what: str
    times: int
    median: float  # microseconds
    rare: float  # microseconds; slower in one case of a hundred


def particulars() -> list[Particular]:
    return [
        summary("red_notice", "the notebook takes in a movement of Angela's", notebook()),
        summary("coffre_fort", "all ways of the longest roll, doubled", longest_roll()),
    ]


def summary(game: str, what: str, taken: list[int]) -> Particular:
    taken = sorted(taken)
    return Particular(
        game, what, len(taken), taken[len(taken) // 2] / 1000, taken[min(len(taken) - 1, len(taken) * 99 // 100)] / 1000
    )


def notebook() -> list[int]:
    """Nanoseconds for each movement of Angela's in some random games."""
    box = fresh_box(RED_NOTICE, 2)
    taken: list[int] = []
    for seed in range(GAMES):
        believed = Filter(box)
        for s in positions(RED_NOTICE.start(box), seed):
            for clue in s.clues[len(believed.read) :]:
                spent = nanoseconds(lambda clue=clue, believed=believed: believed.add(clue))  # type: ignore[misc]
                if clue[0] == MOVED:
                    taken.append(spent)
    return taken


def positions(s: Any, seed: int) -> Iterator[Any]:
    """A random game, decision by decision."""
    t = Table(FastDice(seed))
    agenda.advance(s, t)
    while not s.over:
        yield s
        seat = next_seat(s)
        options = s.agenda[-1].options(s, seat)
        agenda.act(s, t, seat, options[t.dice.below("playout", len(options))])


def longest_roll() -> list[int]:
    """Nanoseconds to list what an agent can do, from every square and room, with the highest number and its double."""
    box = fresh_box(COFFRE_FORT, 4)
    s = COFFRE_FORT.start(box)
    s.face = max(range(box.faces), key=lambda face: int(name) if (name := box.face_names[face]).isdigit() else 0)
    s.hands[0] |= box.with_effect[DOUBLE]
    taken: list[int] = []
    for _ in range(ROUNDS):
        for place in range(box.places):
            if place != box.layout.prison:
                s.places[0] = place
                taken.append(nanoseconds(lambda: MOVE.options(s, 0)))
    return taken


def nanoseconds(work: Callable[[], object]) -> int:
    start = time.perf_counter_ns()
    work()
    return time.perf_counter_ns() - start
