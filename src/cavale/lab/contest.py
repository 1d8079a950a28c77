"""A contest: the same bots play one deal after another, and what came of it is counted."""

import argparse
import statistics
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from rich.console import Console
from rich.table import Table

from cavale.lab.crew import share_out
from cavale.lab.figures import percent


class HasLevel(Hashable, Protocol):
    """Whoever plays as a bot of a level does."""

    @property
    def level(self) -> str: ...


Leveled = TypeVar("Leveled", bound=HasLevel)


@dataclass
class Score:
    """The matches of a contest: won or lost, per seed, and whatever was measured on the way, by its name."""

    won: dict[int, bool] = field(default_factory=dict)
    measured: dict[str, list[float]] = field(default_factory=dict)

    def note(self, what: str, value: float) -> None:
        self.measured.setdefault(what, []).append(value)

    def add(self, other: "Score") -> None:
        self.won |= other.won
        for what, values in other.measured.items():
            self.measured.setdefault(what, []).extend(values)

    def values(self, what: str) -> list[float]:
        return self.measured.get(what, [])

    def mean(self, what: str, digits: int = 1) -> str:
        """In words; nothing if it was never measured."""
        values = self.values(what)
        return f"{statistics.fmean(values):.{digits}f}" if values else ""

    @property
    def games(self) -> int:
        return len(self.won)

    @property
    def wins(self) -> int:
        return sum(self.won.values())

    @property
    def share(self) -> str:
        return percent(self.wins, self.games)


Who = TypeVar("Who", bound=Hashable)
Play = Callable[[Who, int, Score], object]
"""Who plays one match, on the deal of a seed, and notes in the score what came of it."""


@dataclass(frozen=True)
class Task(Generic[Who]):
    """One match of a contest."""

    play: Play[Who]
    who: Who
    seed: int


def play_all(play: Play[Who], contests: Mapping[Who, Iterable[int]], workers: int) -> dict[Who, Score]:
    """Play the contests on the deals of their seeds, with a bar. `play` is a plain function: it is sent about."""
    tasks = [Task(play, who, seed) for who, seeds in contests.items() for seed in seeds]
    scores = {who: Score() for who in contests}
    for task, score in share_out(play_task, tasks, lambda task: 1, workers, "matches"):
        scores[task.who].add(score)
    return scores


def play_task(task: Task[Who]) -> Score:
    score = Score()
    task.play(task.who, task.seed, score)
    return score


# -- words -------------------------------------------------------------------------------------------------------------


def command_line(name: str, about: str | None, games: int = 100) -> argparse.ArgumentParser:
    """What every program of contests can be told."""
    parser = argparse.ArgumentParser(prog=f"python -m cavale.lab.{name}", description=about)
    parser.add_argument("--games", type=int, default=games, help="matches per contest")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--write", type=Path, help=f"a Markdown file whose section on the {name} is written anew")
    return parser


def show(title: str, headings: Sequence[str], rows: Iterable[Sequence[str]], findings: Iterable[str]) -> None:
    table = Table(title=title)
    for heading in headings:
        table.add_column(heading)
    for row in rows:
        table.add_row(*row)
    Console().print(table)
    for line in findings:
        Console().print(line, highlight=False)


def markdown(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """The lines of a table."""
    return [
        "| " + " | ".join(headings) + " |",
        "|" + "---|" * len(headings),
        *("| " + " | ".join(row) + " |" for row in rows),
    ]


def milliseconds(seconds: Sequence[float]) -> str:
    """What most decisions took, and what the slow ones."""
    times = sorted(seconds)
    middle, late = 1000 * times[len(times) // 2], 1000 * times[len(times) * 99 // 100]
    return f"{middle:.2f} ms of processor time in the median, {late:.2f} ms in one case of a hundred"


def thinking(scores: Mapping[Leveled, Score], built: str) -> list[str]:
    """What a decision takes, per kind of bot. `built`: compiled or interpreted."""
    found = []
    for level in ("clever", "steady"):
        times = [each for who, score in scores.items() if who.level == level for each in score.values("thinking")]
        if times:
            found.append(
                f"A decision of the {level} bot takes {milliseconds(times)} ({len(times)} decisions with a choice;"
                f" {built})."
            )
    return found
