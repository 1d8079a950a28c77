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
from cavale.lab.host import Host
from cavale.lab.live import People
from cavale.server.fairness import shuffle
from cavale.server.room import Kept
from cavale.server.store import AddTable, Append, Hidden, LogLine, Seat, StartMatch, Store, Table
from cavale.server.store import Match as Head
from cavale.server.wire import NewTable

TOKEN = "startup"  # noqa: S105 - of the metrics of a server of our own
GAMES = ("casa_de_papel", "red_notice", "coffre_fort", "la_traque")


class Started(msgspec.Struct):
    """Seconds from the start of the process."""

    answers: float
    back: float  # until the last match is


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
    host = Host(database, settings={"metrics_token": TOKEN})
    began = time.perf_counter()
    with host:
        answers = time.perf_counter() - began
        while _in_memory(host) < tables:
            time.sleep(0.02)
        return Started(answers, time.perf_counter() - began)


def _in_memory(host: Host) -> int:
    """How many tables the server has in memory."""
    asked = urllib.request.Request(f"{host.url}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})  # noqa: S310
    with urllib.request.urlopen(asked) as answer:  # noqa: S310 - our own server
        lines = answer.read().decode().splitlines()
    return sum(int(float(line.split()[-1])) for line in lines if line.startswith("cavale_tables{"))


def report(started: list[Started], records: int, given: argparse.Namespace) -> str:
    compiled = "compiled" if step.__file__.endswith((".so", ".pyd")) else "interpreted"
    answers = statistics.median(each.answers for each in started)
    back = statistics.median(each.back for each in started)
    return "\n".join(
        [
            f"`python -m cavale.lab.startup --tables {given.tables} --starts {given.starts}`, the {compiled} rules,",
            f"{os.cpu_count()} cores: {given.tables} open tables of all games, {records:,} records. Medians of",
            f"{given.starts} starts, in seconds from the start of the process.",
            "",
            "| the server answers | every match is in memory again |",
            "|---|---|",
            f"| {answers:.1f} s | {back:.1f} s |",
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
