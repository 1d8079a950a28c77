"""How long a server takes to start with many open tables, and what it does meanwhile.

    python -m cavale.lab.startup --write docs/figures.md

The tables are of all games in turn, each half-way through a match of random people. Measured is the time from starting
the process until it answers, until the page of one table is open, and until every match is in memory again; the start
comes from a warm disk.
"""

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from cavale import catalog
from cavale.core import step
from cavale.core.dice import FastDice, SealedDice
from cavale.core.edition import edition_hash
from cavale.core.game import Game
from cavale.core.match import Match
from cavale.core.shuffle import commitment, dice_seed
from cavale.lab.figures import write_section
from cavale.lab.host import free_port
from cavale.lab.live import People
from cavale.server.fairness import shuffle
from cavale.server.room import Kept
from cavale.server.store import AddTable, Append, Hidden, LogLine, Seat, StartMatch, Store, Table
from cavale.server.store import Match as Head
from cavale.server.wire import NewTable

TOKEN = "startup"  # noqa: S105 - of the metrics of a server of our own
GAMES = ("casa_de_papel", "red_notice", "coffre_fort", "la_traque")


class Started(msgspec.Struct):
    """Seconds from the start of the process, by the clock and by what it computed."""

    answers: float
    answers_computed: float
    back: float  # until the last match is
    back_computed: float


async def lay_tables(database: Path, tables: int) -> int:
    """Fill a database; how many records that are."""
    records = 0
    with Progress(console=Console()) as progress:
        bar = progress.add_task("tables", total=tables)
        async with await Store.open(database) as store:
            for number in range(tables):
                game = catalog.find(GAMES[number % len(GAMES)])
                assert game
                records += await _lay(store, game, number)
                progress.advance(bar)
    return records


async def _lay(store: Store, game: Game, number: int) -> int:  # type: ignore[type-arg]
    seats = min(game.seat_counts.start + 1, game.seat_counts.stop - 1)
    seed = f"{number + 1:064x}"
    mixed = shuffle(seed, {})
    files = catalog.default_edition(game)
    match = Match(game, files, SealedDice(dice_seed(mixed)), seats=seats, live=True)
    people = People(match, FastDice(seed=number))
    for _ in range(LENGTHS[game.id]):
        if match.over:
            break
        people.step()
    key = f"match-{number}"
    wanted = NewTable(game=game.id, seats=seats, access="open", watching="open")
    table = Table(
        id=f"table-{number}",
        code=f"code-{number}",
        game=game.id,
        owner=None,
        status="playing",
        settings=msgspec.json.encode(Kept(wanted, files, key)),
        created=0,
        updated=number,
        seats=tuple(Seat(seat=seat, occupant="person", name=f"P{seat}") for seat in range(seats)),
    )
    head = Head(
        id=key,
        table=table.id,
        game=game.id,
        rules=game.rules,
        seats=seats,
        live=True,
        options=match.options,
        edition_hash=edition_hash(files),
        edition=files,
        commitment=commitment(seed),
        seed=Hidden(seed.encode()),
        started=0,
    )
    lines = [
        Append(key, LogLine(number=each, data=Hidden(msgspec.json.encode(record))))
        for each, record in enumerate(match.records)
    ]
    await store.commit(AddTable(table), StartMatch(head), *lines)
    return len(lines)


LENGTHS = {"casa_de_papel": 150, "red_notice": 120, "coffre_fort": 150, "la_traque": 120}  # about half a match each


def start(database: Path, tables: int) -> Started:
    port = free_port()
    given = {"CAVALE_METRICS_TOKEN": TOKEN, "CAVALE_PORT": str(port), "CAVALE_DATABASE": str(database)}
    began = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "cavale", "serve"],
        env=os.environ | given,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as server:
        while _in_memory(port) is None:
            time.sleep(0.02)
        answers, computed = time.perf_counter() - began, _computed(server.pid)
        while (_in_memory(port) or 0) < tables:
            time.sleep(0.1)
        started = Started(answers, computed, time.perf_counter() - began, _computed(server.pid))
        server.terminate()
    return started


def _in_memory(port: int) -> int | None:
    """How many tables the server has in memory; None if it does not answer."""
    address = f"http://127.0.0.1:{port}/metrics"
    asked = urllib.request.Request(address, headers={"Authorization": f"Bearer {TOKEN}"})
    try:
        with urllib.request.urlopen(asked) as answer:  # noqa: S310 - the same
            lines = answer.read().decode().splitlines()
    except OSError:
        return None
    return sum(int(float(line.split()[-1])) for line in lines if line.startswith("cavale_tables{"))


def _computed(pid: int) -> float:
    """Seconds of processor time."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(started: list[Started], records: int, given: argparse.Namespace) -> str:
    compiled = "compiled" if step.__file__.endswith((".so", ".pyd")) else "interpreted"
    answers, answers_computed, back, back_computed = (
        statistics.median(each) for each in zip(*map(msgspec.structs.astuple, started), strict=True)
    )
    return "\n".join(
        [
            f"`python -m cavale.lab.startup --tables {given.tables} --starts {given.starts}`, the {compiled} rules,",
            f"{os.cpu_count()} cores: {given.tables} open tables of all games, {records:,} records. Medians of",
            f"{given.starts} starts, from the start of the process.",
            "",
            "| | seconds | processor time |",
            "|---|---|---|",
            f"| the server answers | {answers:.1f} s | {answers_computed:.1f} s |",
            f"| every match is in memory again | {back:.1f} s | {back_computed:.1f} s |",
        ]
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure how long a server takes to start.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--starts", type=int, default=3)
    parser.add_argument("--write", type=Path, help="a Markdown file whose section on starting is written anew")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "startup.db"
        records = asyncio.run(lay_tables(database, given.tables))
        text = report([start(database, given.tables) for _ in range(given.starts)], records, given)
    print(text)
    if given.write:
        write_section(given.write, "startup", "Starting with many tables", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
