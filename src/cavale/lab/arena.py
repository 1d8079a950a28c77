"""The arena: bots of La Casa de Papel play one another, and their claims are put to the test.

python -m cavale.lab.arena                              all contests, a table on the screen
python -m cavale.lab.arena --games 1000 --write docs/figures.md
"""

import argparse
import math
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from cavale.bots.random_bot import RandomBot
from cavale.catalog import default_edition
from cavale.core.bot import Bot, sight
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.casa_de_papel import GAME
from cavale.games.casa_de_papel.bot import CasaBot, deaf_leader, silent, steady, unsuspecting
from cavale.games.casa_de_papel.box import RED, team_of
from cavale.games.casa_de_papel.state import RED_WINS, Casa
from cavale.lab.crew import share_out
from cavale.lab.figures import percent, write_section
from cavale.lab.habits import boasting, burning

MAKERS: dict[str, Callable[[int], Bot]] = {
    "clever": CasaBot,
    "steady": steady,
    "random": RandomBot,
    "silent": silent,
    "deaf": deaf_leader,
    "unsuspecting": unsuspecting,
    "boasting": boasting,
    "burning": burning,
}


@dataclass(frozen=True)
class Contest:
    """Who plays the robbers and who the hostages."""

    red: str
    blue: str

    @property
    def name(self) -> str:
        return f"{self.red} robbers, {self.blue} hostages"


EVEN = Contest("clever", "clever")
PAIRINGS = (
    EVEN,
    Contest("clever", "random"),
    Contest("random", "clever"),
    Contest("random", "random"),
    Contest("clever", "steady"),
    Contest("steady", "clever"),
)
SILENT_HOSTAGES = Contest("clever", "silent")
DEAF_LEADERS = Contest("deaf", "clever")
UNSUSPECTING = Contest("unsuspecting", "clever")
UNSUSPECTING_OF_SILENCE = Contest("unsuspecting", "silent")
HABITS = (Contest("clever", "boasting"), Contest("clever", "burning"))
CONTESTS = (*PAIRINGS, SILENT_HOSTAGES, UNSUSPECTING, UNSUSPECTING_OF_SILENCE, DEAF_LEADERS, *HABITS)


@dataclass(frozen=True)
class Task:
    """Some matches of a contest at a table size: the seeds of the deals, the same for every contest."""

    contest: Contest
    seats: int
    seeds: tuple[int, ...]


@dataclass
class Score:
    """The outcomes of a contest at a table size: per seed, whether the robbers won."""

    red_won: dict[int, bool]

    @property
    def games(self) -> int:
        return len(self.red_won)

    @property
    def wins(self) -> int:
        return sum(self.red_won.values())


Scores = dict[tuple[Contest, int], Score]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m cavale.lab.arena", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="matches per contest and table size")
    parser.add_argument("--seats", type=int, nargs="*", default=list(GAME.seat_counts), help="table sizes")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--write", type=Path, help="a Markdown file whose arena section is written anew")
    given = parser.parse_args(arguments)
    scores = play_all(CONTESTS, given.seats, given.games, given.workers)
    show(scores, given.seats)
    if given.write:
        command = f"python -m cavale.lab.arena --games {given.games} --write {given.write}"
        text = report(scores, given.seats, given.games, command)
        write_section(given.write, "arena", "La Casa de Papel: the arena", text)
    return 0


def play_all(contests: Iterable[Contest], seats: list[int], games: int, workers: int) -> Scores:
    """Play every contest at every table size, with a bar."""
    tasks = [
        Task(contest, count, tuple(range(first, min(first + 10, games))))
        for contest in contests
        for count in seats
        for first in range(0, games, 10)
    ]
    scores: Scores = {(task.contest, task.seats): Score({}) for task in tasks}
    for task, won in share_out(play_task, tasks, lambda task: len(task.seeds), workers, "matches"):
        scores[task.contest, task.seats].red_won.update(zip(task.seeds, won, strict=True))
    return scores


def play_task(task: Task) -> list[bool]:
    return [robbers_win(task.contest, task.seats, seed) for seed in task.seeds]


def robbers_win(contest: Contest, seats: int, seed: int) -> bool:
    """Play one match: the deal depends on the seed and the table size only."""
    state = play(contest, seats, seed).state
    assert isinstance(state, Casa)
    return state.winner == RED_WINS


def play(contest: Contest, seats: int, seed: int) -> Match:
    match = Match(GAME, default_edition(GAME), FastDice(seed * 1_009 + seats), seats=seats, hashed=False)
    state = match.state
    assert isinstance(state, Casa)
    sides = [contest.red if team_of(role) == RED else contest.blue for role in state.roles]
    bots = [MAKERS[side](seed * 64 + seat) for seat, side in enumerate(sides)]
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, bots[seat].act(sight(match, seat)))
    return match


# -- numbers ---------------------------------------------------------------------------------------------------


def paired(one: Score, other: Score) -> tuple[float, float]:
    """How much more often the robbers won in the first, on the same deals: the mean and half its 95 % interval."""
    gains = [one.red_won[seed] - other.red_won[seed] for seed in one.red_won if seed in other.red_won]
    mean = sum(gains) / len(gains)
    variance = sum((gain - mean) ** 2 for gain in gains) / max(len(gains) - 1, 1)
    return mean, 1.96 * math.sqrt(variance / len(gains))


def pooled(scores: Scores, contest: Contest, seats: list[int]) -> Score:
    """All table sizes together."""
    won: dict[int, bool] = {}
    for count in seats:
        for seed, red in scores[contest, count].red_won.items():
            won[seed * 16 + count] = red
    return Score(won)


# -- words -----------------------------------------------------------------------------------------------------


def percent_of(score: Score) -> str:
    return percent(score.wins, score.games)


def show(scores: Scores, seats: list[int]) -> None:
    table = Table(title="Matches won by the robbers, with 95 % intervals")
    for heading in ("contest", *[f"{count} seats" for count in seats], "all"):
        table.add_column(heading)
    for contest in CONTESTS:
        cells = [percent_of(scores[contest, count]) for count in seats]
        table.add_row(contest.name, *cells, percent_of(pooled(scores, contest, seats)))
    Console().print(table)
    for line in findings(scores, seats):
        Console().print(line, highlight=False)


def findings(scores: Scores, seats: list[int]) -> list[str]:
    """What the experiments say, in a sentence each."""
    even = pooled(scores, EVEN, seats)
    silence, silence_half = paired(pooled(scores, SILENT_HOSTAGES, seats), even)
    unread = pooled(scores, UNSUSPECTING, seats)
    plain, plain_half = paired(pooled(scores, UNSUSPECTING_OF_SILENCE, seats), unread)
    deaf, deaf_half = paired(even, pooled(scores, DEAF_LEADERS, seats))
    return [
        f"Hostages that claim instead of keeping silent win {_points(silence, silence_half)}.",
        f"Against robbers to whom silence tells nothing, hostages that claim win {_points(plain, plain_half)}.",
        f"Robbers whose leaders listen instead of being deaf to claims win {_points(deaf, deaf_half)}.",
    ]


def _points(gain: float, half: float) -> str:
    """A gain in percentage points with its interval, said plainly."""
    low, high = 100 * (gain - half), 100 * (gain + half)
    size = f"{100 * abs(gain):.1f} points {'more' if gain >= 0 else 'less'} often"
    interval = f"95 % interval of the gain {low:+.1f} to {high:+.1f}, same deals"
    verdict = "" if low > 0 else "; this does not show that it helps" if high > 0 else "; it hurts"
    return f"{size} ({interval}){verdict}"


def report(scores: Scores, seats: list[int], games: int, command: str) -> str:
    """The section of the figures, in Markdown."""
    lines = [
        f"Made by `{command}`:",
        f"{games} matches per contest and table size, without people and without a clock. Every contest plays the same",
        "deals. The figures are the matches won by the robbers, with Wilson's 95 % intervals.",
        "",
        "| robbers | hostages | " + " | ".join(f"{count} seats" for count in seats) + " | all |",
        "|---|---|" + "---|" * (len(seats) + 1),
    ]
    for contest in CONTESTS:
        cells = [percent_of(scores[contest, count]) for count in seats]
        cells.append(percent_of(pooled(scores, contest, seats)))
        lines.append(f"| {contest.red} | {contest.blue} | " + " | ".join(cells) + " |")
    lines += [
        "",
        "*Clever* is the default bot. *Steady* forgets the earlier rounds. *Random* takes any option. *Silent* is",
        "clever and never claims. *Unsuspecting* is clever, but a seat that says nothing is no more likely blue to it:",
        "the contests with it show how much of the worth of claims is only that the others read silence. *Deaf* is",
        "clever, but its leaders ignore all claims when they select and appoint. *Boasting* calls whatever it laid",
        "“+500”; *burning* does so too, and lays banknotes while it does not lead (`lab/habits.py`).",
        "",
    ]
    return "\n".join([*lines, *[f"- {line}" for line in findings(scores, seats)]])


if __name__ == "__main__":
    sys.exit(main())
