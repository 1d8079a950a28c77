"""Load: many tables of five people by script on one server, over the loopback.

    python -m cavale.lab.load --write docs/figures.md

At a human pace each table sees one action a second; measured is the time from sending an action until the last screen
has what came of it. Flat out each table sends its next action as soon as the last one is acknowledged, which is when it
is on the disk. Server and clients share the machine. No bots, no clocks: only what people do.
"""

import argparse
import asyncio
import base64
import os
import random
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypedDict, cast

import msgspec
from rich.console import Console
from rich.progress import Progress

from cavale.core import step
from cavale.lab.client import Json, Person, RandomPlayer, laid_table, start_table
from cavale.lab.figures import write_section
from cavale.lab.host import Host
from cavale.server.serve import fast_loop

TEXT, PING, PONG = 0x81, 0x89, 0x8A  # kinds of frames on a socket
NOTHING_TO_DO = b'"asked":null,"offers":[]'  # in a sight, not long before its end
NEAR_THE_END = -1000  # bytes
SEATS = 5
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
# Nothing but the players decides how long a match takes.
OPTIONS = {"clocks": "off", "powers": "none", "reveal_seconds": 0}
TALK = 0.85  # people who say a lot: 200 to 400 actions a match
TOGETHER = 8  # tables that are laid at the same time
COLUMNS = (
    "| pace | tables | actions/s | median | 99 % | worst | memory a table | cores | clients: cores | time an action |",
    "|---|---|---|---|---|---|---|---|---|---|",
)


class Glance(TypedDict):
    """What a player by script reads of a view."""

    winner: str | None
    done: list[int]


class Seen(TypedDict):
    """And of a sight: the rest is skipped."""

    seat: int
    view: Glance
    asked: Json | None
    offers: list[Json]


_seen = msgspec.json.Decoder(Seen)


class Screen(asyncio.Protocol):
    """A socket that costs little: it keeps the last sight, unread, and notes when something came."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.sight = b""
        self._transport: Any = None
        self._data = b""
        self._open = False
        self._shown = asyncio.Event()

    async def connect(self, port: int, path: str) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET /{path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await asyncio.wait_for(self._shown.wait(), 60)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:20]:
                raise RuntimeError(head.decode())
            self._open, self._data = True, rest
        start = 0
        while frame := _frame_at(self._data, start):
            kind, first, start = frame
            if kind == TEXT:
                self._take(self._data[first:start])
            elif kind == PING:
                self._write(PONG, self._data[first:start])
        self._data = self._data[start:]

    def is_asked(self) -> bool:
        """Whether there may be something to do, seen at a glance."""
        return self.sight.find(NOTHING_TO_DO, NEAR_THE_END) < 0

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, data: bytes) -> None:
        """A frame. The mask is nothing: this is no browser with a proxy in between."""
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self._transport.write(bytes([kind]) + size + b"\0\0\0\0" + data)

    def close(self) -> None:
        self._transport.abort()

    def _take(self, frame: bytes) -> None:
        self.table.latest = time.perf_counter()
        if frame.startswith(b'{"type":"sight"'):
            self.sight = frame
            self._shown.set()
        elif frame.startswith((b'{"type":"done"', b'{"type":"refused"', b'{"type":"failed"')):
            self.table.answered(frame.startswith(b'{"type":"done"'))


def _frame_at(data: bytes, start: int) -> tuple[int, int, int] | None:
    """The kind of the frame that begins there, where its content begins and where it ends; None if it is not whole."""
    if len(data) < start + 2:
        return None
    size, first = data[start + 1], start + 2
    if size == 126:
        size, first = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
    elif size == 127:
        size, first = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
    return (data[start], first, first + size) if len(data) >= first + size else None


class Table:
    """Five screens, and one action at a time."""

    def __init__(self, number: int) -> None:
        self.latest = 0.0  # when a screen got something
        self.over = False
        self.times: list[float] = []  # from sending an action to the last screen
        self.done = 0
        self.refused = 0
        self._screens = [Screen(self) for _ in range(SEATS)]
        self._choose = RandomPlayer(number, TALK)
        self._began = 0.0
        self._number = 0
        self._answer: asyncio.Future[bool] | None = None

    async def open(self, host: Host, people: Sequence[Person]) -> None:
        table = await laid_table(list(people), seats=SEATS, options=OPTIONS, patience=0)
        await start_table(list(people), table)
        for screen, person in zip(self._screens, people, strict=True):
            await screen.connect(host.port, f"ws/{await person.ticket(table)}")

    def close(self) -> None:
        for screen in self._screens:
            screen.close()

    def answered(self, done: bool) -> None:
        if self._answer and not self._answer.done():
            self._answer.set_result(done)

    async def act(self) -> None:
        """Somebody who can does something, and it is acknowledged."""
        self.note()
        found = self._find()
        if found is None:
            return
        screen, frame = found
        self._number += 1
        self._answer = asyncio.get_running_loop().create_future()
        self._began = time.perf_counter()
        screen.send(msgspec.json.encode({"type": "act", "id": str(self._number), **frame}))
        if await asyncio.wait_for(self._answer, 60):
            self.done += 1
        else:
            self.refused += 1

    def note(self) -> None:
        """How long the last action took to reach the last screen."""
        if self._began:
            self.times.append(self.latest - self._began)
            self._began = 0.0

    def _find(self) -> tuple[Screen, Json] | None:
        for screen in self._screens:
            frame = self._choose(cast(Json, _seen.decode(screen.sight))) if screen.is_asked() else None
            if frame is not None:
                return screen, frame
        self.over = _seen.decode(self._screens[0].sight)["view"]["winner"] is not None
        return None


class Measured(msgspec.Struct):
    """What came of one run."""

    name: str
    tables: int
    actions: int
    seconds: float
    median: float  # milliseconds
    p99: float
    worst: float
    memory: float  # KB for each table
    server: float  # cores it used
    clients: float  # and they

    def row(self) -> str:
        return (
            f"| {self.name} | {self.tables:,} | {self.actions / self.seconds:,.0f} | {self.median:.0f} ms | "
            f"{self.p99:.0f} ms | {self.worst:.0f} ms | {self.memory:.0f} KB | {self.server:.2f} | "
            f"{self.clients:.2f} | "
            f"{1000 * self.server * self.seconds / self.actions:.2f} ms |"
        )


class Load:
    """One server, and more and more tables on it."""

    def __init__(self, folder: Path, plant: str = "") -> None:
        self.host = Host(folder / "load.db", settings={"frames_a_second": 10**6}, plant=plant)
        self._people: list[Person] = []
        self._end = 0.0  # when the measurement ends: in time, or with the first match

    async def __aenter__(self) -> "Load":
        self.host.start()
        await asyncio.to_thread(self.host.ready)
        self._people = [await Person(self.host.url, name).__aenter__() for name in NAMES]
        return self

    async def __aexit__(self, *_: object) -> None:
        for person in self._people:
            await person.http.aclose()
        self.host.close()

    @property
    def pid(self) -> int:
        """The server's process."""
        return self.host.pid

    async def lay(self, number: int) -> Table:
        """A table with people at it, ready to play."""
        table = Table(number)
        await table.open(self.host, self._people)
        return table

    async def measure(self, tables: int, seconds: float, pace: float, progress: Progress) -> Measured:
        """`pace`: actions a second and table; 0: as fast as they go."""
        bar = progress.add_task(f"{tables} tables", total=tables)
        before = self._memory()
        laid: list[Table] = []
        for first in range(0, tables, TOGETHER):
            numbers = range(first, min(first + TOGETHER, tables))
            laid += await asyncio.gather(*[self.lay(number) for number in numbers])
            progress.advance(bar, len(numbers))
        memory = (self._memory() - before) / tables
        busy, began = self._busy(), time.perf_counter()
        own = time.process_time()
        self._end = began + seconds
        await asyncio.gather(*[self._play(table, pace) for table in laid])
        took, busy, own = time.perf_counter() - began, self._busy() - busy, time.process_time() - own
        times = sorted(1000 * each for table in laid for each in table.times)
        for table in laid:
            table.close()
        return Measured(
            name=f"{pace:g} a second and table" if pace else "flat out",
            tables=tables,
            actions=sum(table.done for table in laid),
            seconds=took,
            median=statistics.median(times),
            p99=times[int(len(times) * 0.99)],
            worst=times[-1],
            memory=memory,
            server=busy / took,
            clients=own / took,
        )

    async def _play(self, table: Table, pace: float) -> None:
        if pace:
            await asyncio.sleep(random.random() / pace)  # noqa: S311 - people do not act in step
        while time.perf_counter() < self._end:
            began = time.perf_counter()
            await table.act()
            if table.over:  # from here on fewer would play
                self._end = began
            await asyncio.sleep(max(0.0, began + 1 / pace - time.perf_counter()) if pace else 0)
        table.note()

    def _memory(self) -> float:
        """KB that the server holds."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return float(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])

    def _busy(self) -> float:
        """Seconds that the server has computed."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(given: argparse.Namespace) -> list[Measured]:
    measured = []
    with Progress(console=Console()) as progress:
        for tables, pace in [*[(count, 1.0) for count in given.tables], (given.flat_out, 0.0)]:
            with tempfile.TemporaryDirectory() as folder:
                async with Load(Path(folder)) as load:
                    measured.append(await load.measure(tables, given.seconds, pace, progress))
    return measured


def report(measured: list[Measured], command: str) -> str:
    compiled = "compiled" if step.__file__.endswith((".so", ".pyd")) else "interpreted"
    return "\n".join(
        [
            f"`{command}`, the {compiled} rules, {os.cpu_count()} cores for server and clients together: tables of",
            "five people by script, no bots. The times run from sending an action until the last of five screens has",
            "what came of it; every action was on the disk before. Cores and time an action: the server's.",
            "",
            *COLUMNS,
            *[each.row() for each in measured],
        ]
    )


def open_many_files() -> None:
    """A thousand tables are five thousand sockets."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Put a server under load.")
    parser.add_argument("--tables", type=int, nargs="*", default=[50, 200, 1000], help="how many, at a human pace")
    parser.add_argument("--flat-out", type=int, default=100, help="how many, as fast as they go")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each is measured")
    parser.add_argument("--write", type=Path, help="a Markdown file whose section on load is written anew")
    given = parser.parse_args(arguments)
    open_many_files()
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        text = report(runner.run(run(given)), "python -m cavale.lab.load")
    print(text)
    if given.write:
        write_section(given.write, "load", "The server under load", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
