"""The chase: bots of Red Notice play one another, and what Jessah believes is put to the test.

python -m cavale.lab.chase                              all contests, a table on the screen
python -m cavale.lab.chase --games 400 --write docs/figures.md
"""

import argparse
import math
import statistics
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.table import Table

from cavale.bots.random_bot import RandomBot
from cavale.bots.search import SearchBot
from cavale.catalog import default_edition
from cavale.core.bot import Bot, sight
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.red_notice import GAME
from cavale.games.red_notice.bot import RedNoticeBot, steady
from cavale.games.red_notice.box import ANGELA, JESSAH
from cavale.games.red_notice.filter import Filter
from cavale.games.red_notice.state import NOWHERE, RedNotice
from cavale.games.red_notice.steps.pursuit import MoveJessah
from cavale.games.red_notice.suspicion import Suspicion
from cavale.lab.crew import share_out
from cavale.lab.figures import percent, write_section

ITERATIONS = 1000
FIRST = 1000  # the seed of the first deal: the numbers of the bots were fitted on earlier ones

MAKERS: dict[str, Callable[[int], Bot]] = {
    "clever": RedNoticeBot,
    "steady": steady,
    "random": RandomBot,
    "search": lambda seed: SearchBot(GAME, seed, ITERATIONS),
}


@dataclass(frozen=True)
class Contest:
    """Who plays Angela and who Jessah."""

    angela: str
    jessah: str

    @property
    def name(self) -> str:
        return f"{self.angela} Angela, {self.jessah} Jessah"

    @property
    def slow(self) -> bool:
        return "search" in (self.angela, self.jessah)


EVEN = Contest("clever", "clever")
CONTESTS = (
    EVEN,
    Contest("clever", "random"),
    Contest("random", "clever"),
    Contest("random", "random"),
    Contest("clever", "steady"),
    Contest("steady", "clever"),
    Contest("clever", "search"),
    Contest("search", "clever"),
)
BELIEFS = ("uniform", "filter", "suspicion")


@dataclass
class Score:
    """The outcomes of a contest: per seed, whether Angela won; and what was measured on the way."""

    won: dict[int, bool] = field(default_factory=dict)
    rounds: list[int] = field(default_factory=list)
    captures: list[int] = field(default_factory=list)
    thinking: dict[str, list[float]] = field(default_factory=lambda: {"Angela": [], "Jessah": []})
    brier: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in BELIEFS})
    log: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in BELIEFS})

    def add(self, other: "Score") -> None:
        self.won |= other.won
        self.rounds += other.rounds
        self.captures += other.captures
        for mine, theirs in ((self.thinking, other.thinking), (self.brier, other.brier), (self.log, other.log)):
            for name, values in theirs.items():
                mine[name] += values

    @property
    def games(self) -> int:
        return len(self.won)

    @property
    def wins(self) -> int:
        return sum(self.won.values())


@dataclass(frozen=True)
class Task:
    """Some matches of a contest: the seeds of the deals, the same for every contest."""

    contest: Contest
    seeds: tuple[int, ...]


Scores = dict[Contest, Score]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m cavale.lab.chase", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="matches per contest")
    parser.add_argument(
        "--searched", type=int, default=10, help="matches per contest with the tree search, which is slow"
    )
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--write", type=Path, help="a Markdown file whose section on the chase is written anew")
    given = parser.parse_args(arguments)
    scores = play_all(CONTESTS, given.games, given.searched, given.workers)
    show(scores)
    if given.write:
        command = f"python -m cavale.lab.chase --games {given.games} --searched {given.searched} --write {given.write}"
        write_section(given.write, "chase", "Red Notice: the chase", report(scores, command))
    return 0


def play_all(contests: Iterable[Contest], games: int, searched: int, workers: int) -> Scores:
    """Play every contest, with a bar."""
    tasks: list[Task] = []
    for contest in contests:
        count, size = (searched, 1) if contest.slow else (games, 10)
        tasks += [
            Task(contest, tuple(range(FIRST + first, FIRST + min(first + size, count))))
            for first in range(0, count, size)
        ]
    scores: Scores = {contest: Score() for contest in contests}
    for task, score in share_out(play_task, tasks, lambda task: len(task.seeds), workers, "matches"):
        scores[task.contest].add(score)
    return scores


def play_task(task: Task) -> Score:
    score = Score()
    for seed in task.seeds:
        play(task.contest, seed, score)
    return score


def play(contest: Contest, seed: int, score: Score) -> Match:
    """One match; the deal depends on the seed only."""
    match = Match(GAME, default_edition(GAME), FastDice(seed * 1_009 + 2), seats=2, hashed=False)
    bots = [MAKERS[contest.angela](seed * 64), MAKERS[contest.jessah](seed * 64 + 1)]
    watcher = Watcher(match, score)
    while not match.over:
        (seat,) = match.asked()
        watcher.look()
        seen = sight(match, seat)
        start = time.process_time()
        action = bots[seat].act(seen)
        if len(seen.options) > 1:
            score.thinking["Angela" if seat == ANGELA else "Jessah"].append(time.process_time() - start)
        match.play(seat, action)
    state = match.state
    assert isinstance(state, RedNotice)
    score.won[seed] = state.winner == ANGELA
    score.rounds.append(state.round)
    score.captures.append(state.captures)
    return match


class Watcher:
    """Compares what could be believed with the truth, whenever Jessah is about to move."""

    def __init__(self, match: Match, score: Score) -> None:
        self._match = match
        self._score = score
        box = match.box
        self._filter = Filter(box)  # type: ignore[arg-type]  # the box of this game
        self._suspicion = Suspicion(box, JESSAH)  # type: ignore[arg-type]  # the same

    def look(self) -> None:
        s = self._match.state
        assert isinstance(s, RedNotice)
        if not isinstance(s.agenda[-1], MoveJessah) or s.seen != NOWHERE:
            return
        self._filter.read_on(s.clues)
        self._suspicion.follow(self._match.view(JESSAH), self._match.told[JESSAH])
        flat = [1.0 / len(s.box.cities)] * len(s.box.cities)
        for name, chances in zip(BELIEFS, (flat, self._filter.cities(), self._suspicion.cities()), strict=True):
            self._score.log[name].append(-math.log2(chances[s.angela]))
            missed = [chance - (city == s.angela) for city, chance in enumerate(chances)]
            self._score.brier[name].append(sum(miss * miss for miss in missed))


# -- words -------------------------------------------------------------------------------------------------------------


def mean(values: list[float]) -> str:
    """The mean with half its 95 % interval."""
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{statistics.fmean(values):.2f} ± {half:.2f}"


def show(scores: Scores) -> None:
    table = Table(title="Matches won by Angela, with 95 % intervals")
    for heading in ("contest", "matches", "Angela wins", "rounds", "captures"):
        table.add_column(heading)
    for contest, score in scores.items():
        if score.games:
            table.add_row(contest.name, *row(score))
    Console().print(table)
    for line in findings(scores):
        Console().print(line, highlight=False)


def row(score: Score) -> tuple[str, ...]:
    rounds, captures = statistics.fmean(score.rounds), statistics.fmean(score.captures)
    return str(score.games), percent(score.wins, score.games), f"{rounds:.1f}", f"{captures:.1f}"


def findings(scores: Scores) -> list[str]:
    """What was measured on the way, in a sentence each."""
    even = scores[EVEN]
    found = []
    for name, times in even.thinking.items():
        times.sort()
        middle, late = 1000 * times[len(times) // 2], 1000 * times[len(times) * 99 // 100]
        found.append(
            f"{name}'s clever bot needs {middle:.1f} ms of processor time in the median, {late:.0f} ms in one case of a"
            " hundred."
        )
    found.append(
        f"Belief, at {len(even.log['filter'])} moves of Jessah's between clever bots. Bits of surprise:"
        f" {', '.join(f'{name} {mean(even.log[name])}' for name in BELIEFS)}."
        f" Brier score: {', '.join(f'{name} {mean(even.brier[name])}' for name in BELIEFS)}. Less is better."
    )
    return found


def report(scores: Scores, command: str) -> str:
    """The section of the figures, in Markdown."""
    lines = [
        f"Made by `{command}`:",
        "matches without people and without a clock, on the same deals. The figures are the matches won by Angela,",
        "with Wilson's 95 % intervals. No number of the bots was fitted on these deals.",
        "",
        "| Angela | Jessah | matches | Angela wins | rounds | captures |",
        "|---|---|---|---|---|---|",
    ]
    for contest, score in scores.items():
        if score.games:
            lines.append(f"| {contest.angela} | {contest.jessah} | " + " | ".join(row(score)) + " |")
    lines += [
        "",
        "*Clever* is the default bot. *Steady* takes Angela for a random walker, thinks less about tokens and",
        "sometimes does just anything. *Random* takes any option. *Search* is the tree search for every game, with",
        f"{ITERATIONS} iterations a decision. *Uniform* is a belief that knows nothing, *filter* is Jessah's notebook",
        "(Angela's ways are all alike), *suspicion* is what the clever bot believes.",
        "",
    ]
    return "\n".join([*lines, *[f"- {line}" for line in findings(scores)]])


if __name__ == "__main__":
    sys.exit(main())
