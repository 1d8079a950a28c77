"""How fast a game is here, in this build: `python -m cavale.lab.speed casa_de_papel` prints it as JSON."""

import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

import cavale.core.step
from cavale import catalog
from cavale.bots.playout import next_seat, roll_out
from cavale.core import agenda
from cavale.core.dice import FastDice
from cavale.core.game import Game
from cavale.core.state import Box, State
from cavale.core.table import Table

ROUNDS = 15
SECONDS = 0.1  # how long a round should take


class Speed(msgspec.Struct, frozen=True):
    """One core. Cloning and viewing are called from Python, as people's matches and bots do."""

    compiled: bool  # the engine; a game of another package may still be interpreted
    seats: int
    games: float  # random games per second, from the set-up to the end
    decisions: float  # decisions per second in them
    clone: float  # microseconds for a copy of a state in the middle of a game
    view: float  # microseconds to build a seat's view of it


def compiled() -> bool:
    return not str(cavale.core.step.__file__).endswith(".py")


def speed_of(game: Game[Any]) -> Speed:
    """Measured with a middling number of seats and the edition that comes with the game."""
    seats = game.seat_counts[len(game.seat_counts) // 2]
    box = fresh_box(game, seats)
    start, middle, dice = game.start(box), midgame(game, box), FastDice(1)
    length = roll_out(start, 200, dice) / 200
    games = rate(lambda n: roll_out(start, n, dice))
    return Speed(
        compiled=compiled(),
        seats=seats,
        games=games,
        decisions=games * length,
        clone=1e6 / rate(repeated(middle.clone)),
        view=1e6 / rate(repeated(lambda: game.view(middle, seats // 2))),
    )


def fresh_box(game: Game[Any], seats: int) -> Any:
    return game.box(game.read_edition(catalog.default_edition(game)), game.full_options({}), seats, live=False)


def midgame(game: Game[Any], box: Box) -> State:
    """A random game, half of it played."""
    length = roll_out(game.start(box), 1, FastDice(1))
    s: State = game.start(box)
    t = Table(FastDice(1))
    agenda.advance(s, t)
    for _ in range(length // 2):
        seat = next_seat(s)
        options = s.agenda[-1].options(s, seat)
        agenda.act(s, t, seat, options[t.dice.below("playout", len(options))])
    return s


def rate(work: Callable[[int], object]) -> float:
    """How often per second, in the fastest of some rounds: the others were held up. `work(n)` does it n times."""
    n = 1
    while seconds(work, n) < SECONDS / 4:
        n *= 2
    n *= 4
    return max(n / seconds(work, n) for _ in range(ROUNDS))


def repeated(once: Callable[[], object]) -> Callable[[int], None]:
    def work(n: int) -> None:
        for _ in range(n):
            once()

    return work


def seconds(work: Callable[[int], object], n: int) -> float:
    start = time.perf_counter()
    work(n)
    return time.perf_counter() - start


def main() -> None:
    game = catalog.find(sys.argv[1])
    if game is None:
        sys.exit(f"no game {sys.argv[1]!r}: {', '.join(catalog.games())}")
    print(msgspec.json.encode(speed_of(game)).decode())


if __name__ == "__main__":
    main()
