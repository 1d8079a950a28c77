"""Every registered game, and the toy, with each seat count and each table option off its default once."""

import importlib.util
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from cavale import catalog
from cavale.core.archive import to_json
from cavale.core.dice import Dice, FastDice
from cavale.core.game import Game, OptionError
from cavale.core.match import Match
from cavale.lab.live import People
from core.toy import GAME as TOY

ROOT = Path(__file__).parents[2]
GAMES: dict[str, Game[Any]] = {TOY.id: TOY, **catalog.games()}

few = settings(
    max_examples=3,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],  # a failing match is printed whole; `make fuzz` makes it smaller
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
many = settings(few, max_examples=60, derandomize=False, phases=list(Phase))


class Case:
    """A game at a table."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.files = catalog.default_edition(game)

    def __str__(self) -> str:
        return " ".join([f"{self.game.id}-{self.seats}", *(f"{key}={value}" for key, value in self.options.items())])

    def match(self, dice: Dice, *, live: bool, hashed: bool = False) -> Match:
        return Match(self.game, self.files, dice, seats=self.seats, options=self.options, live=live, hashed=hashed)

    def possible(self) -> bool:
        try:
            self.match(FastDice(0), live=False)
        except OptionError:
            return False
        return True


def each_seat_count() -> list[Case]:
    return [Case(game, seats, {}) for game in GAMES.values() for seats in game.seat_counts]


def each_option() -> list[Case]:
    """The first and the last value of each option besides its default, at one seat count after the other."""
    found = []
    for game in GAMES.values():
        for number, option in enumerate(game.options()):
            others = [value for value in option.values if value != option.default]
            seats = game.seat_counts[number % len(game.seat_counts)]
            found += [Case(game, seats, {option.key: value}) for value in dict.fromkeys((others[0], others[-1]))]
    return [case for case in found if case.possible()]


class Steered(Dice):
    """Chance in Hypothesis' hand for as long as its numbers last: a failing match shrinks to a simple one."""

    def __init__(self, numbers: list[int], seed: int) -> None:
        self._numbers = numbers
        self._next = 0
        self._rest = FastDice(seed)

    def below(self, purpose: str, n: int) -> int:
        if self._next < len(self._numbers):
            self._next += 1
            return self._numbers[self._next - 1] % n
        return self._rest.below(purpose, n)


players = st.builds(Steered, st.lists(st.integers(0, 1 << 16), max_size=60), st.integers(0, 1 << 32))


def moments(match: Match, dice: Dice) -> Iterator[Match]:
    """The match after each record, played to its end: with people under a clock, or by options alone without them."""
    with told_on_failure(match):
        people = People(match, dice)
        yield match
        while not match.over:
            assert len(match.records) < 5000, "the match does not end"
            if match.live:
                people.step()
            else:
                answer(match, dice)
            yield match


def answer(match: Match, dice: Dice) -> None:
    asked = match.asked()
    assert asked, "without people somebody is always asked"
    seat = asked[dice.below("who", len(asked))]
    options = match.options_of(seat)
    assert options, f"seat {seat} is asked and has no option"
    match.play(seat, options[dice.below("what", len(options))])


@contextmanager
def told_on_failure(match: Match) -> Iterator[None]:
    """A failing match prints its log as a ready fixture."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"the match, as a file:\n{to_json(match).decode()}")
        raise


def conservation(game: Game[Any]) -> Callable[[Match], None]:
    """The game's check of its material: tests/games/<game>/conservation.py, or beside a game of the test tree."""
    beside = Path(__file__).parents[1] / "core" / game.id / "conservation.py"
    for file in (ROOT / "tests" / "games" / game.id / "conservation.py", beside):
        if file.is_file():
            return _load(file).check
    return lambda match: None


def _load(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"conservation_of_{file.parent.name}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
