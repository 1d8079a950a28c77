"""Chaos: a server is killed at random points of running matches, and nothing that it acknowledged is lost or doubled.

    python -m cavale.lab.chaos --kills 1000 --write docs/figures.md

Tables of people (by script) and bots play on a real server process. It is killed with SIGKILL, in the middle of play or
while it starts. Then the database is audited: every acknowledged action stands in the log exactly once, and replaying
each log gives its stored hashes. After the restart the people come back with their cookies, find their seats, send
again what was not acknowledged, and no clock has run while the server was down, which is an hour by its own clock.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
from rich.console import Console
from rich.progress import Progress

from cavale import catalog
from cavale.core import archive
from cavale.core.archive import FORMAT, VERSION, Archive
from cavale.core.match import Match
from cavale.core.record import Record
from cavale.lab.client import Json, Line, Person, RandomPlayer, laid_table, start_table
from cavale.lab.figures import write_section
from cavale.lab.host import Host
from cavale.server.clock import Deadlines
from cavale.server.store import Match as StoredMatch
from cavale.server.store import Store

SPEED = 20.0  # so many times as fast as the clock on the wall
SLACK = 400  # milliseconds on the wall between a frame's making and its reading on a busy machine
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
LEVELS = ("random", "steady")


class Tally(msgspec.Struct):
    """What was done and checked."""

    kills: int = 0
    while_starting: int = 0
    acknowledged: int = 0  # actions of people
    again: int = 0  # actions sent again after a restart
    kept: int = 0  # of these: those that the log had already
    records: int = 0  # replayed, with equal hashes
    matches: int = 0
    finished: int = 0
    clocks: int = 0  # deadlines compared
    restart: float = 0.0  # the longest, in seconds


class Log(msgspec.Struct):
    """What the database holds of one match."""

    answered: Counter[tuple[int, str]]  # seat and id of an action
    left: dict[str, int]  # milliseconds until each window ends, when the last record was written
    over: bool


class Seat:
    """One person at one table, over all lives of the server."""

    def __init__(self, person: Person, table: str, chance: random.Random) -> None:
        self.person = person
        self.table = table
        self.seat = -1
        self.acknowledged: set[str] = set()
        self.pending: Json | None = None  # sent, and not answered
        self.over = False
        self.line: Line | None = None
        self._choose = RandomPlayer(chance.random(), talk=0.7)
        self._number = 0
        self._name = f"{chance.getrandbits(48):x}"

    async def come_back(self, tally: Tally) -> None:
        """With the same cookie to the same seat; what was not acknowledged is sent again."""
        line = self.line = await self.person.sit_at(self.table)
        if self.seat >= 0 and line.table["seat"] != self.seat:
            raise AssertionError(f"the seat was {self.seat} and is {line.table['seat']}")
        self.seat = line.table["seat"]
        await line.until(lambda line: line.sight is not None)
        if self.pending:
            tally.again += 1
            tally.kept += await self._send(self.pending)

    async def play(self) -> None:
        line = self.line
        assert line
        while not line.over():
            sight = line.sight
            assert sight
            action = self._choose(sight)
            if action is None or not await self._send({"type": "act", "id": self._next_id(), **action}):
                await line.until(lambda line, seen=sight: line.sight is not seen, 120)  # type: ignore[misc]
        self.over = True

    async def _send(self, frame: Json) -> bool:
        assert self.line
        self.pending = frame
        answer = await self.line.send(frame)
        self.pending = None
        done = bool(answer["type"] == "done")
        if done:
            self.acknowledged.add(frame["id"])
        elif answer["type"] != "refused":
            raise AssertionError(f"an action was answered {answer}")
        return done

    def _next_id(self) -> str:
        self._number += 1
        return f"{self._name}-{self._number}"


class Chaos:
    """One database through many lives of its server."""

    def __init__(self, folder: Path, tables: int, seed: int, longest: float) -> None:
        self.host = Host(folder / "chaos.db", speed=SPEED, settings={"frames_a_second": 1000})
        self.tally = Tally()
        self._chance = random.Random(seed)  # noqa: S311 - no secret
        self._tables = tables
        self._longest = longest  # seconds between start and kill
        self._seats: list[Seat] = []
        self._logs: dict[str, Log] = {}
        self._started = 0.0

    async def run(self, kills: int, progress: Callable[[], None]) -> Tally:
        try:
            for _ in range(kills):
                await self._one_life()
                progress()
            await self._start()
            await self._check_clocks(await self._come_back())
        finally:
            self.host.close()
            for seat in self._seats:
                await seat.person.http.aclose()
        return self.tally

    async def _one_life(self) -> None:
        if self._chance.random() < 0.15:  # a kill while the server starts
            self.host.start()
            await asyncio.sleep(self._chance.random() * 1.5)
            self.tally.while_starting += 1
        else:
            await self._start()
            seats = await self._come_back()
            await self._check_clocks(seats)
            await self._lay_tables()
            playing = [asyncio.create_task(seat.play()) for seat in self._seats if not seat.over]
            await asyncio.wait(playing, timeout=self._chance.random() * self._longest)
            self.host.kill()
            await self._gather(playing)
        self.host.kill()
        self.tally.kills += 1
        await self._audit()

    async def _start(self) -> None:
        began = time.monotonic()
        self.host.start()
        await asyncio.to_thread(self.host.ready)
        self._started = began
        self.tally.restart = max(self.tally.restart, time.monotonic() - began)

    async def _come_back(self) -> list[Seat]:
        seats = [seat for seat in self._seats if not seat.over and not self._ended(seat)]
        await asyncio.gather(*[seat.come_back(self.tally) for seat in seats])
        return seats

    def _ended(self, seat: Seat) -> bool:
        """Whether the match was over in the log; then all that was pending is answered by the log."""
        seat.over = self._logs[seat.table].over
        return seat.over

    async def _lay_tables(self) -> None:
        """As many tables as ever: two people and three bots, or five people."""
        running = {seat.table for seat in self._seats if not seat.over}
        for _ in range(self._tables - len(running)):
            people = [Person(self.host.url, name) for name in NAMES[: 5 if self.tally.matches % 2 else 2]]
            for person in people:
                await person.__aenter__()
            level = self._chance.choice(LEVELS)
            table = await laid_table(people, seats=5, level=level, patience=0)
            seats = [Seat(person, table, self._chance) for person in people]
            self._seats += seats
            await start_table(people, table)
            await asyncio.gather(*[seat.come_back(self.tally) for seat in seats])
            self.tally.matches += 1

    async def _gather(self, playing: "list[asyncio.Task[None]]") -> None:
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(outcome, BaseException) and not isinstance(outcome, ConnectionError | httpx.TransportError):
                raise outcome
        for seat in self._seats:
            if seat.line:
                await seat.line.close()
                seat.line = None

    async def _audit(self) -> None:
        """Between two lives: what the database holds against what was acknowledged."""
        self.tally.acknowledged = sum(len(seat.acknowledged) for seat in self._seats)
        if not self._seats:
            return
        store = await Store.open(self.host.database, beside=True)
        async with store:
            for table in {seat.table for seat in self._seats}:
                if table not in self._logs or not self._logs[table].over:
                    self._logs[table] = await self._read(store, table)
        self.tally.finished = sum(log.over for log in self._logs.values())
        for seat in self._seats:
            answered = self._logs[seat.table].answered
            for action in seat.acknowledged:
                if answered[seat.seat, action] != 1:
                    raise AssertionError(
                        f"an acknowledged action stands {answered[seat.seat, action]} times in the log"
                    )

    async def _read(self, store: Store, table: str) -> Log:
        stored = await store.match_of(table)
        assert stored
        lines = await store.records(stored.id)
        match = replayed(stored, [msgspec.json.decode(line.data, type=Record) for line in lines])
        self.tally.records += len(lines)
        return Log(
            answered=Counter([(line.seat, line.action) for line in lines if line.seat is not None and line.action]),
            left=left(match),
            over=match.over,
        )

    async def _check_clocks(self, seats: list[Seat]) -> None:
        """Nobody has lost time while the server was down: what was left is left, but for the time since the start."""
        for seat in seats:
            sight = seat.line.sight if seat.line else None
            for deadline in sight["deadlines"] if sight else ():
                ends = self._logs[seat.table].left.get(deadline["window"])
                if ends is None or not deadline["ends"]:
                    continue
                self.tally.clocks += 1
                since = int((time.monotonic() - self._started) * 1000 + SLACK) * SPEED
                if deadline["ends"] - sight["now"] < ends - since:  # type: ignore[index]
                    raise AssertionError(f"{deadline['window']}: {ends} ms were left, {deadline} now")


def replayed(head: StoredMatch, records: list[Record]) -> Match:
    """The match, checked against its stored hashes record by record. Raises ArchiveError."""
    fields = Archive(
        format=FORMAT,
        version=VERSION,
        game=head.game,
        rules=head.rules,
        seats=head.seats,
        live=head.live,
        options=head.options,
        edition_hash=head.edition_hash,
        edition=head.edition,
        records=tuple(records),
    )
    return archive.replayed(fields, catalog.find)


def left(match: Match) -> dict[str, int]:
    """Milliseconds until each open window ends, counted from the last record."""
    deadlines = Deadlines()
    copy = match.start_again(match.records[0].draws)
    deadlines.follow(copy)
    for record in match.records[1:]:
        copy.replay(record)
        deadlines.follow(copy)
    ends = {window.name: deadlines.ends(window.name) for window in match.state.windows}
    return {name: end - match.records[-1].at for name, end in ends.items() if end is not None}


def report(tally: Tally, command: str) -> str:
    return "\n".join(
        [
            f"`{command}`: tables of people by script, half of them with bots, the clock {SPEED:.0f} times as fast.",
            "",
            "| | |",
            "|---|---|",
            f"| kills with SIGKILL | {tally.kills:,}, of which {tally.while_starting:,} while the server started |",
            f"| actions acknowledged to people | {tally.acknowledged:,}: none lost, none doubled |",
            f"| actions sent again after a restart | {tally.again:,}, of which the log had {tally.kept:,} already |",
            f"| records replayed with equal hashes | {tally.records:,} in {tally.matches:,} matches |",
            f"| deadlines compared | {tally.clocks:,}: no time lost while the server was down |",
            f"| longest restart | {tally.restart:.1f} s |",
        ]
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Kill a server again and again, and count what it lost.")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=float, default=1.0, help="seconds from start to kill")
    parser.add_argument("--write", type=Path, help="a Markdown file whose section on chaos is written anew")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console()) as progress:
        bar = progress.add_task("kills", total=given.kills)
        chaos = Chaos(Path(folder), given.tables, given.seed, given.longest)
        tally = asyncio.run(chaos.run(given.kills, lambda: progress.advance(bar)))
    text = report(tally, f"python -m cavale.lab.chaos --kills {given.kills} --tables {given.tables}")
    print(text)
    if given.write:
        write_section(given.write, "chaos", "The server killed at random points", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
