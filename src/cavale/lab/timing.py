"""Whether somebody can tell from the time of her own answers that another seat does something in secret.

    python -m cavale.lab.timing --write docs/figures.md

A server in a process of its own, a table of La Casa de Papel, and one guest who pings from all the windows she may
have, as often as she may, from another process. In half of the trials, in an order by chance, another seat does
something that nobody may notice: it drafts its card, or uses its power in the dark. In the others it sends a ping, so
that its own client, which shares the machine, has as much to do. The window in which the guest's answers are looked at
is fixed beforehand and begins when that is sent: an attacker knows less. Told is the area under the ROC curve, for the
mean and for the longest answer in the window: 0.5 is a guess, 1 is certain.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Self

import msgspec
from rich.console import Console
from rich.progress import Progress, TaskID
from websockets.asyncio.client import connect

from cavale.lab.client import Line, Person, RandomPlayer, laid_table
from cavale.lab.figures import write_section
from cavale.lab.host import Host

WINDOW = 0.3  # seconds: as long as an action takes on a slow disk
REST = 0.35  # seconds between two trials
PINGS = 20  # a second and socket, as many as a server takes
SOCKETS = 7  # a guest has eight windows; one is her page
SEATS = 5
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
OPTIONS = {"clocks": "off", "reveal_seconds": 0, "blackout_seconds": 60}

Ping = tuple[float, float]  # when it was sent, and how long the answer took, in seconds
Trial = tuple[float, bool]  # when the window begins, and whether something was done


class Scene(msgspec.Struct):
    """What was measured of one kind of act."""

    name: str
    blur: float
    trials: int
    pings: int  # a window
    mean: float  # area under the curve
    longest: float

    def row(self) -> str:
        return (
            f"| {self.name} | {self.blur:g} ms | {self.trials} | {self.pings} | {self.mean:.2f} | {self.longest:.2f} |"
        )


# -- the guest who pings, in a process of her own ------------------------------------------------------------------


class Pinger:
    """Pings from several sockets, and remembers how long each answer took."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Self:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            "from cavale.lab.timing import ping_on_demand; ping_on_demand()",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=2**26,
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._process
        self._process.kill()
        await self._process.wait()

    async def open(self, addresses: Sequence[str]) -> None:
        await self._tell(list(addresses))

    async def close(self) -> list[Ping]:
        """Hang up; all pings since the sockets were opened."""
        return msgspec.json.decode(await self._tell([]), type=list[Ping])

    async def _tell(self, addresses: list[str]) -> bytes:
        assert self._process
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(msgspec.json.encode(addresses) + b"\n")
        return await self._process.stdout.readline()


def ping_on_demand() -> None:
    """The process of the guest: each line names sockets to ping, none to hang up and tell."""
    asyncio.run(_obey())


async def _obey() -> None:
    loop = asyncio.get_running_loop()
    pings: list[Ping] = []
    tasks: list[asyncio.Task[None]] = []
    while line := await loop.run_in_executor(None, sys.stdin.buffer.readline):
        addresses = msgspec.json.decode(line, type=list[str])
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        tasks = [asyncio.create_task(_ping(address, pings)) for address in addresses]
        sys.stdout.buffer.write((b"[]" if addresses else msgspec.json.encode(pings)) + b"\n")
        sys.stdout.buffer.flush()
        pings.clear()


async def _ping(address: str, pings: list[Ping]) -> None:
    async with connect(address, max_size=None, compression=None) as socket:
        await asyncio.sleep(random.random() / PINGS)  # noqa: S311 - not all at once
        while True:
            sent = time.monotonic()
            await socket.send('{"type":"ping","id":"p"}')
            while b'"done"' not in _bytes(await socket.recv()):
                pass
            took = time.monotonic() - sent
            pings.append((sent, took))
            await asyncio.sleep(max(0.0, 1 / PINGS - took))


def _bytes(data: str | bytes) -> bytes:
    return data.encode() if isinstance(data, str) else data


# -- the table -----------------------------------------------------------------------------------------------------


class Table:
    """Five people around one table, one of whom pings."""

    def __init__(self, host: Host, people: list[Person], pinger: Pinger) -> None:
        self._host = host
        self._people = people
        self._pinger = pinger
        self._id = ""
        self.lines: list[Line] = []

    async def open(self) -> None:
        self._id = await laid_table(self._people, seats=SEATS, options=OPTIONS, patience=0)
        await self._people[0].post(f"/api/tables/{self._id}/start")
        self.lines = [await person.sit_at(self._id) for person in self._people]
        for line in self.lines:
            await line.until(lambda line: line.sight is not None)

    async def listen(self, seat: int) -> None:
        """The guest in this seat pings from now on."""
        tickets = [await self._people[seat].ticket(self._id) for _ in range(SOCKETS)]
        await self._pinger.open([f"{self._host.url.replace('http', 'ws', 1)}/ws/{ticket}" for ticket in tickets])
        await asyncio.sleep(0.5)  # until all are in

    async def close(self) -> None:
        for line in self.lines:
            await line.close()

    async def play_until_dark(self, seed: int) -> None:
        """Somebody acts at random, until the lights are off."""
        choose = RandomPlayer(seed, talk=0.0)
        while not self._dark():
            for line in self.lines:
                assert line.sight
                frame = choose(line.sight)
                if frame is not None and not self._dark():
                    before = line.sight
                    answer = await line.send({"type": "act", "id": line.next_id(), **frame})
                    if answer["type"] == "done":
                        await line.until(lambda line, seen=before: line.sight is not seen)  # type: ignore[misc]
            await asyncio.sleep(0.01)

    def _dark(self) -> bool:
        return any(line.sight and line.sight["view"]["dark"] for line in self.lines)


async def drafts(table: Table, order: Sequence[bool], progress: Progress, bar: TaskID) -> list[Trial]:
    """A seat drafts the card it will lay, takes it back, and drafts it again."""
    await table.open()
    await table.listen(1)
    trials = []
    for does in order:
        await asyncio.sleep(REST)
        line = table.lines[0]
        assert line.sight
        asked = line.sight["asked"]
        began = time.monotonic()
        if does and asked["draft"]:
            await line.send({"type": "take_back", "id": line.next_id()})
        elif does:
            await line.act(ask=asked["id"], **asked["options"][0])
        else:
            await line.send({"type": "ping", "id": line.next_id()})
        trials.append((began, does))
        await asyncio.sleep(max(0.0, began + WINDOW - time.monotonic()))
        progress.advance(bar)
    return trials


async def power(table: Table, does: bool, seed: int) -> Trial:
    """A character uses a power in the dark, or does not."""
    await table.open()
    await table.play_until_dark(seed)
    await asyncio.sleep(REST)
    character = next(line for line in table.lines if line.sight and line.sight["asked"])
    other = next(seat for seat, line in enumerate(table.lines) if line is not character)
    await table.listen(other)
    assert character.sight
    look = next(each for each in character.sight["asked"]["options"] if each["verb"].endswith("_look"))
    began = time.monotonic()
    if does:
        await character.act(**look)
    else:
        await character.send({"type": "ping", "id": character.next_id()})
    await asyncio.sleep(max(0.0, began + WINDOW - time.monotonic()))
    return began, does


# -- what can be told ----------------------------------------------------------------------------------------------


def area_under_curve(with_act: Sequence[float], without: Sequence[float]) -> float:
    """The chance that of two trials the one in which something was done has the larger number."""
    won = sum((a > b) + (a == b) / 2 for a in with_act for b in without)
    return won / (len(with_act) * len(without))


def evaluate(name: str, blur: float, trials: Sequence[tuple[Trial, list[Ping]]]) -> Scene:
    seen: dict[bool, list[list[float]]] = {True: [], False: []}
    for (began, does), pings in trials:
        answers = [took for sent, took in pings if began <= sent + took and sent < began + WINDOW]
        if answers:
            seen[does].append(answers)
    count = sum(map(len, seen.values()))
    return Scene(
        name=name,
        blur=blur,
        trials=count,
        pings=round(sum(len(each) for kind in seen.values() for each in kind) / count),
        mean=area_under_curve(*([sum(each) / len(each) for each in seen[does]] for does in (True, False))),
        longest=area_under_curve(*([max(each) for each in seen[does]] for does in (True, False))),
    )


async def run(given: argparse.Namespace) -> list[Scene]:
    scenes = []
    with Progress(console=Console()) as progress:
        for blur in given.blur:
            with tempfile.TemporaryDirectory() as folder:
                async with Pinger() as pinger:
                    with Host(Path(folder) / "timing.db", settings={"blur": blur}) as host:
                        scenes += await _measure(host, pinger, blur, given, progress)
    return scenes


async def _measure(
    host: Host, pinger: Pinger, blur: float, given: argparse.Namespace, progress: Progress
) -> list[Scene]:
    scenes = []
    if given.trials:
        bar = progress.add_task(f"drafts, blur {blur:g} ms", total=given.trials)
        async with _at_a_table(host, pinger) as table:
            trials = await drafts(table, _order(given.trials), progress, bar)
            pings = await pinger.close()
        scenes.append(evaluate("a draft", blur, [(trial, pings) for trial in trials]))
    if given.powers:
        bar = progress.add_task(f"powers, blur {blur:g} ms", total=given.powers)
        found = []
        for number, does in enumerate(_order(given.powers)):
            async with _at_a_table(host, pinger) as table:
                trial = await power(table, does, number)
                found.append((trial, await pinger.close()))
            progress.advance(bar)
        scenes.append(evaluate("a power in the dark", blur, found))
    return scenes


@asynccontextmanager
async def _at_a_table(host: Host, pinger: Pinger) -> AsyncIterator[Table]:
    """People who have not been here before: a guest may only have so many tables."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(host.url, name)) for name in NAMES]
        table = Table(host, people, pinger)
        yield table
        await table.close()


def _order(trials: int) -> list[bool]:
    """Half of them, by chance."""
    order = [number % 2 == 0 for number in range(trials)]
    random.shuffle(order)
    return order


def report(scenes: list[Scene], given: argparse.Namespace) -> str:
    blur = " ".join(f"{each:g}" for each in given.blur)
    return "\n".join(
        [
            f"`python -m cavale.lab.timing --trials {given.trials} --powers {given.powers} --blur {blur}`, over the",
            f"loopback, {os.cpu_count()} cores shared with other work. A guest pings from {SOCKETS} windows,",
            f"{PINGS} times a second each; looked at are her answers in the {1000 * WINDOW:.0f} ms after another seat",
            "did something in secret, or only sent a ping. Area under the ROC curve: 0.5 is a guess, 1 is certain.",
            "",
            "| what was done | blur | trials | answers a window | by the mean | by the longest |",
            "|---|---|---|---|---|---|",
            *[scene.row() for scene in scenes],
        ]
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure what the time of answers tells.")
    parser.add_argument("--trials", type=int, default=200, help="with drafts")
    parser.add_argument("--powers", type=int, default=200, help="with powers")
    parser.add_argument("--blur", type=float, nargs="+", default=[0.0, 8.0], help="CAVALE_BLUR, in milliseconds")
    parser.add_argument("--write", type=Path, help="a Markdown file whose section on timing is written anew")
    given = parser.parse_args(arguments)
    text = report(asyncio.run(run(given)), given)
    print(text)
    if given.write:
        write_section(given.write, "timing", "What the time of answers tells", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
