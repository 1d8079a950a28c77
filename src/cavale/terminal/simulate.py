"""Simulations: bots against bots, many matches, and what came of it."""

import math
import time
from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cavale.core.bot import Bot, sight
from cavale.core.dice import FastDice
from cavale.core.game import BotMaker, Game
from cavale.core.match import Match
from cavale.terminal.screen import Screen


class Tally:
    """The results of each seat, and how much was decided."""

    def __init__(self, seats: int) -> None:
        self.returns: list[list[float]] = [[] for _ in range(seats)]
        self.decisions = 0

    def add(self, returns: Sequence[float], decisions: int) -> None:
        for seat, value in enumerate(returns):
            self.returns[seat].append(value)
        self.decisions += decisions


def simulate(
    game: Game[Any],
    files: Mapping[str, str],
    options: Mapping[str, object],
    makers: list[tuple[str, BotMaker]],
    games: int,
    seed: int,
    screen: Screen,
) -> None:
    tally = Tally(len(makers))
    start = time.monotonic()
    with _progress() as progress:
        task = progress.add_task(screen.words.say("simulate-progress"), total=games)
        for number in range(games):
            dice = FastDice(seed + number)
            bots = [make(dice.below("bot", 1 << 30)) for _, make in makers]
            match = Match(game, files, dice, seats=len(bots), options=options, hashed=False)
            tally.add(*play(match, bots))
            progress.advance(task)
    seconds = time.monotonic() - start
    screen.show(results(tally, [level for level, _ in makers], screen, screen.words.title(), games, seed))
    screen.say(
        "simulate-summary",
        "old",
        decisions=round(tally.decisions / games, 1),
        seconds=round(seconds, 1),
        speed=round(games / max(seconds, 1e-6), 1),
    )


def play(match: Match, bots: Sequence[Bot]) -> tuple[list[float], int]:
    """Play a match to its end; the results and how many decisions it took."""
    decisions = 0
    while not match.over:
        for seat in match.asked()[:1]:
            match.play(seat, bots[seat].act(sight(match, seat)))
            decisions += 1
    return match.state.returns(), decisions


def results(tally: Tally, levels: Sequence[str], screen: Screen, title: str, games: int, seed: int) -> Table:
    words = screen.words
    heading = words.say("simulate-title", {"title": title, "games": games, "seed": str(seed)})
    table = Table(title=heading, box=box.ROUNDED, border_style="old", title_style="bold")
    table.add_column(words.say("simulate-seat"), justify="right")
    table.add_column(words.say("simulate-bot"))
    for key in ("simulate-won", "simulate-interval", "simulate-return", "simulate-interval"):
        table.add_column(words.say(key), justify="right")
    for seat, values in enumerate(tally.returns):
        wins = sum(value > 0 for value in values)
        low, high = (words.number(round(100 * share, 1)) for share in wilson(wins, len(values)))
        mean, half = mean_interval(values)
        table.add_row(
            str(seat + 1),
            levels[seat],
            f"{words.number(round(100 * wins / len(values), 1))} %",
            f"{low} – {high} %",
            f"{'+' if mean > 0 else ''}{words.number(round(mean, 3))}",
            f"± {words.number(round(half, 3))}",
        )
    return table


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share; honest for few games and for shares near 0 and 1."""
    share = wins / games
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    centre = share + z * z / (2 * games)
    return max(0.0, (centre - spread) / (1 + z * z / games)), min(1.0, (centre + spread) / (1 + z * z / games))


def mean_interval(values: Sequence[float], z: float = 1.96) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, z * math.sqrt(variance / len(values))


def _progress() -> Progress:
    """On stderr, so that the table can be written to a file; shown only to people."""
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
