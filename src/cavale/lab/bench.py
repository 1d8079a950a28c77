"""The speed of Cavale on this machine, next to OpenSpiel: `make bench`.

Leduc poker is played by both libraries, in turns, so that whatever else the machine does hits both. Ratios are medians
of the ratios of neighbouring rounds. Then every installed game is measured, compiled and interpreted, and what single
games promise besides.

    --write docs/figures.md   write the section on speed anew
    CAVALE_OPENSPIEL_PYTHON   an interpreter that has OpenSpiel
    CAVALE_SOURCE             the folder of the sources (src), to measure the interpreted build
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.panel import Panel
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from cavale import catalog
from cavale.bots.playout import roll_out
from cavale.bots.search import Search
from cavale.core import agenda
from cavale.core.dice import FastDice
from cavale.core.table import Table
from cavale.games.leduc_poker import GAME as LEDUC
from cavale.lab.figures import write_section
from cavale.lab.particulars import Particular, particulars
from cavale.lab.speed import Speed, compiled, fresh_box, seconds, speed_of

ROUNDS = 400  # many and short: neighbouring rounds then meet the same load of the machine
AMOUNTS = {"rollouts": 10_000, "searches": 2_000}  # random games, simulations of one search


class Comparison(msgspec.Struct, frozen=True):
    """One task, done in turns by both."""

    ours: float  # times per second
    theirs: float
    ratio: float


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m cavale.lab.bench", description="How fast Cavale is on this machine."
    )
    parser.add_argument("--write", type=Path, help="a Markdown file whose section on speed is written anew")
    given = parser.parse_args(arguments)
    console = Console()
    console.print(f"[bold]Cavale, {'compiled' if compiled() else 'interpreted'}[/], Python {sys.version.split()[0]}")
    if not compiled():
        shout(console, "This is the interpreted build: `make bench` measures the compiled one.")
    with progress_bar(console) as progress:
        grids = [
            *compare_with_openspiel(console, progress),
            measure_games(console, progress),
            particulars_grid(particulars()),
        ]
    for grid in grids:
        console.print(grid)
    if given.write:
        made = (
            f"`make bench` ({'compiled' if compiled() else 'interpreted'}, Python {sys.version.split()[0]}, one core)."
        )
        write_section(given.write, "speed", "Speed", "\n\n".join([made, *map(markdown, grids)]))


def progress_bar(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=True)


def shout(console: Console, text: str) -> None:
    console.print(Panel(text, style="bold yellow", title="Missing"))


# -- next to OpenSpiel ---------------------------------------------------------------------------------------------


def compare_with_openspiel(console: Console, progress: Progress) -> list[Grid]:
    python = os.environ.get("CAVALE_OPENSPIEL_PYTHON", "")
    if not Path(python).is_file():
        shout(
            console,
            f"Not compared with OpenSpiel: CAVALE_OPENSPIEL_PYTHON is {python or 'not set'}. It names an interpreter "
            "that has OpenSpiel; `make bench` installs one.",
        )
        return []
    peer = Peer(python)
    compared = {task: compare(task, work, peer, progress) for task, work in our_tasks().items()}
    peer.close()
    return [comparison_grid(peer.version, compared)]


class Peer:
    """OpenSpiel in a process of its own."""

    def __init__(self, python: str) -> None:
        command = [python, str(Path(__file__).with_name("openspiel_peer.py"))]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)  # noqa: S603  # our own file
        self.version = self._line()

    def seconds(self, task: str, amount: int) -> float:
        assert self._process.stdin is not None
        print(task, amount, file=self._process.stdin, flush=True)
        return float(self._line())

    def close(self) -> None:
        self._process.communicate()

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit("bench: the process with OpenSpiel has ended, see above")
        return line.strip()


def our_tasks() -> Mapping[str, Callable[[int], object]]:
    """The same as the peer's: random games, and searches, from a hand whose two private cards are dealt."""
    box, dice = fresh_box(LEDUC, 2), FastDice(1)
    hand = LEDUC.start(box)
    agenda.advance(hand, Table(dice))
    belief = LEDUC.belief(box, 0, LEDUC.view(hand, 0), [])
    return {
        "rollouts": lambda games: roll_out(hand, games, dice),
        "searches": lambda simulations: Search(belief, seed=1).run(simulations),
    }


def compare(task: str, work: Callable[[int], object], peer: Peer, progress: Progress) -> Comparison:
    amount = AMOUNTS[task]
    ours: list[float] = []
    theirs: list[float] = []
    for _ in progress.track(range(ROUNDS), description=f"leduc_poker: {task}"):
        ours.append(amount / seconds(work, amount))
        theirs.append(amount / peer.seconds(task, amount))
    ratios = [mine / other for mine, other in zip(ours, theirs, strict=True)]
    return Comparison(median(ours), median(theirs), median(ratios))


def comparison_grid(version: str, compared: Mapping[str, Comparison]) -> Grid:
    length = decisions_per_game()
    rollouts, searches = compared["rollouts"], compared["searches"]
    grid = Grid(title=f"Leduc poker, one core, next to OpenSpiel {version} (C++)", title_justify="left")
    for heading in ("", "Cavale", "OpenSpiel", "ratio"):
        grid.add_column(heading, justify="left" if not heading else "right")
    decisions = Comparison(rollouts.ours * length, rollouts.theirs * length, rollouts.ratio)
    for name, row in {
        "random games per second": rollouts,
        "decisions per second in them": decisions,
        "search, simulations per second": searches,
    }.items():
        grid.add_row(name, f"{row.ours:,.0f}", f"{row.theirs:,.0f}", f"{row.ratio:.2f}")
    return grid


def decisions_per_game() -> float:
    """The same for both libraries: the rules are, and so is uniformly random play."""
    return roll_out(LEDUC.start(fresh_box(LEDUC, 2)), 20_000, FastDice(2)) / 20_000


# -- every game ----------------------------------------------------------------------------------------------------


def measure_games(console: Console, progress: Progress) -> Grid:
    source = os.environ.get("CAVALE_SOURCE", "")
    if compiled() and not Path(source, "cavale").is_dir():
        shout(
            console,
            f"The interpreted build is not measured: CAVALE_SOURCE is {source or 'not set'}. It names the folder src.",
        )
        source = ""
    games = {game_id: game for game_id, game in catalog.games().items() if catalog.default_edition(game)}
    grid = game_grid()
    for game_id, game in progress.track(games.items(), description="every game"):
        add_row(grid, game_id, speed_of(game))
        if compiled() and source:
            add_row(grid, game_id, interpreted_speed(game_id, source))
    return grid


def interpreted_speed(game_id: str, source: str) -> Speed:
    """Measured by another process, which finds the sources first because it starts in their folder."""
    command = [sys.executable, "-m", "cavale.lab.speed", game_id]
    result = subprocess.run(command, cwd=source, stdout=subprocess.PIPE, check=True)  # noqa: S603  # our own module
    return msgspec.json.decode(result.stdout, type=Speed)


def game_grid() -> Grid:
    title = "Every game, one core, random play from the set-up"
    grid = Grid(title=title, title_justify="left", box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    for heading in ("game", "seats", "build", "decisions/s", "games/s", "clone µs", "view µs"):
        grid.add_column(heading, justify="left" if heading in {"game", "build"} else "right", no_wrap=True)
    return grid


def add_row(grid: Grid, game_id: str, speed: Speed) -> None:
    build = "compiled" if speed.compiled else "interpreted"
    numbers = (f"{speed.decisions:,.0f}", f"{speed.games:,.0f}", f"{speed.clone:.2f}", f"{speed.view:.1f}")
    grid.add_row(game_id, str(speed.seats), build, *numbers)


def particulars_grid(measured: list[Particular]) -> Grid:
    grid = Grid(title="What single games promise, one by one", title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("game", "what", "times", "median µs", "99 % µs"):
        grid.add_column(heading, justify="left" if heading in {"game", "what"} else "right")
    for each in measured:
        grid.add_row(each.game, each.what, f"{each.times:,}", f"{each.median:.1f}", f"{each.rare:.1f}")
    return grid


def markdown(grid: Grid) -> str:
    """The same table for a file."""
    cells = [[str(column.header), *map(str, column.cells)] for column in grid.columns]
    head, *rows = [f"| {' | '.join(row)} |" for row in zip(*cells, strict=True)]
    return "\n".join([f"{grid.title}:", "", head, "|" + "---|" * len(cells), *rows])


if __name__ == "__main__":
    main()
