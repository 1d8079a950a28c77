"""What `server/lane.py` buys: the same load with it and without, by turns.

    python -m cavale.lab.lane --write docs/figures.md

Each round plays the same tables flat out, first with the lane, then over uvicorn's own protocol. Compared is the
processor time that the server takes for an action, which other work on the machine disturbs least.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from cavale.core import step
from cavale.lab.figures import write_section
from cavale.lab.load import Load, Measured, open_many_files
from cavale.server import serve
from cavale.server.measured import MeasuredSocket
from cavale.server.serve import fast_loop


def without_lane() -> None:
    """A plant for `lab.host`: sockets go uvicorn's own way."""
    setattr(serve, "socket_protocol", lambda: MeasuredSocket)  # noqa: B010 - a plant replaces what others import


async def run(given: argparse.Namespace) -> list[tuple[float, float]]:
    """For each round, milliseconds of the server's processor for an action: with the lane, and without."""
    rounds = []
    with Progress(console=Console()) as progress:
        bar = progress.add_task("rounds", total=given.rounds)
        for _ in range(given.rounds):
            both = [await _measure(given, plant, progress) for plant in ("", "cavale.lab.lane:without_lane")]
            rounds.append((_cost(both[0]), _cost(both[1])))
            progress.advance(bar)
    return rounds


async def _measure(given: argparse.Namespace, plant: str, progress: Progress) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        async with Load(Path(folder), plant) as load:
            return await load.measure(given.tables, given.seconds, 0.0, progress)


def _cost(measured: Measured) -> float:
    return 1000 * measured.server * measured.seconds / measured.actions


def report(rounds: list[tuple[float, float]], given: argparse.Namespace) -> str:
    compiled = "compiled" if step.__file__.endswith((".so", ".pyd")) else "interpreted"
    lane, own = (statistics.median(each) for each in zip(*rounds, strict=True))
    saved = [1 - with_lane / without for with_lane, without in rounds]
    return "\n".join(
        [
            f"`python -m cavale.lab.lane --rounds {given.rounds} --tables {given.tables} --seconds {given.seconds:g}`,",
            f"the {compiled} rules, {os.cpu_count()} cores shared with the clients and with other work: {given.tables}",
            "tables of five people by script, flat out, by turns with the lane and over uvicorn's own protocol.",
            "",
            "| | processor time an action (median) |",
            "|---|---|",
            f"| with the lane | {lane:.2f} ms |",
            f"| uvicorn's own protocol | {own:.2f} ms |",
            "",
            f"The lane saves {100 * statistics.median(saved):.0f} % of it (median of the rounds; they differ from",
            f"{100 * min(saved):.0f} to {100 * max(saved):.0f} %).",
        ]
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure what the lane buys.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--write", type=Path, help="a Markdown file whose section on the lane is written anew")
    given = parser.parse_args(arguments)
    open_many_files()
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        text = report(runner.run(run(given)), given)
    print(text)
    if given.write:
        write_section(given.write, "lane", "What the lane buys", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
