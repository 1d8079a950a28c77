"""Fuzz: random and mutated frames over sockets leave the server and its matches intact.

    python -m cavale.lab.fuzz --frames 100000

Five people and a spectator at a table send rubbish, and frames that were right before something was done to them. Some
still are right, so the match moves. Afterwards the server answers, its log holds no failure, each stored log replays to
its hashes, and the table can be played to its end.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from websockets.exceptions import ConnectionClosed

from cavale.core.record import Record
from cavale.lab.chaos import replayed
from cavale.lab.client import Json, Line, Person, RandomPlayer, laid_table, start_table
from cavale.lab.host import Host
from cavale.server.store import Store

BATCH = 100  # frames, then all wait for an answer
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Zoe")  # the last one watches
TYPES = ("act", "take_back", "undo", "consent", "why_not", "say", "vote", "report", "ping", "cheat", "", "welcome")
ODD: tuple[object, ...] = (
    None,
    True,
    0,
    -1,
    2**31,
    2**63,
    10**40,
    1.5,
    "",
    "x" * 500,
    "\u0000",
    "é\U0001f600",
    "'; DROP TABLE records; --",
    [],
    {},
    [[[[]]]],
    {"id": {"id": {}}},
)


class Fuzzer:
    """Makes frames; `sight` gives it something that would be right."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)  # noqa: S311 - no secret
        self._number = 0

    def frame(self, sight: Json | None) -> str | bytes:
        kind = self._chance.random()
        if kind < 0.1:
            return self._chance.randbytes(self._chance.randrange(200))
        if kind < 0.2:
            return "".join(chr(self._chance.randrange(1, 0xD800)) for _ in range(self._chance.randrange(80)))
        if kind < 0.35:
            return self._text({str(self._odd()): self._odd() for _ in range(self._chance.randrange(5))})
        frame = self._right(sight)
        if kind < 0.7:
            for _ in range(self._chance.randrange(1, 3)):
                self._mutate(frame)
        text = self._text(frame)
        return self._bend(text) if kind > 0.9 else text

    def _right(self, sight: Json | None) -> Json:
        self._number += 1
        frame: Json = {"type": self._chance.choice(TYPES[:-3]), "id": f"f{self._number}"}
        asked = (sight or {}).get("asked") or {}
        options = [*asked.get("options", ()), *(sight or {}).get("offers", ())]
        match frame["type"]:
            case "act" | "why_not" | "take_back":
                frame |= self._chance.choice(options) if options else {"verb": "lock"}
                if frame["type"] == "act" and asked:
                    frame["ask"] = asked["id"]
            case "say":
                frame["text"] = "Hello"
            case "vote":
                frame |= {"motion": self._chance.choice(["pause", "resume", "abandon"]), "yes": False}
            case "report":
                frame["line"] = self._chance.randrange(5)
            case "consent":
                frame["yes"] = self._chance.random() < 0.5
        return frame

    def _mutate(self, frame: Json) -> None:
        """Something is missing, more, or of another kind."""
        key = self._chance.choice([*frame, "seat", "more", "args", "ask"])
        change = self._chance.random()
        if change < 0.2:
            frame.pop(key, None)
        elif change < 0.4 and isinstance(frame.get("args"), dict):
            frame["args"] = {**frame["args"], self._chance.choice(["player", "kind", "more"]): self._odd()}
        elif change < 0.5:
            frame["type"] = self._chance.choice(TYPES)
        else:
            frame[key] = self._odd()

    def _bend(self, text: str) -> str | bytes:
        data = bytearray(text.encode())
        place = self._chance.randrange(len(data))
        if self._chance.random() < 0.3:
            return bytes(data[:place])
        if self._chance.random() < 0.3:
            return text[:place] * 2 + text[place:]
        data[place] ^= 1 << self._chance.randrange(7)
        return data.decode(errors="replace")

    def _odd(self) -> object:
        return self._chance.choice(ODD)

    def _text(self, value: Json) -> str:
        return msgspec.json.encode(value).decode()


class Fuzz:
    """One server under rubbish."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.host = Host(folder / "fuzz.db", speed=5, settings={"frames_a_second": 10**6})
        self.answers: Counter[str] = Counter()
        self.records = 0
        self._fuzzer = Fuzzer(seed)
        self._people: list[Person] = []
        self._tables: list[str] = []
        self._lines: list[Line] = []

    async def run(self, frames: int, progress: Callable[[int], None]) -> None:
        try:
            self.host.start()
            await asyncio.to_thread(self.host.ready)
            self._people = [await Person(self.host.url, name).__aenter__() for name in NAMES]
            sent = 0
            while sent < frames:
                await self._sit_down()
                counts = await asyncio.gather(*[self._batch(line) for line in self._lines])
                sent += sum(counts)
                progress(sum(counts))
            await self._play_on()
            await self._audit()
        finally:
            for person in self._people:
                await person.http.aclose()
            self.host.close()

    async def _sit_down(self) -> None:
        """A table that is not over, and an open line from everybody to it."""
        if not self._lines or any(line.over() for line in self._lines):
            for line in self._lines:
                await self._leave(line)
            self._tables.append(await laid_table(self._people[:5], seats=5, watching="open", access="open"))
            await start_table(self._people[:5], self._tables[-1])
            self._lines = [await person.sit_at(self._tables[-1]) for person in self._people]
        for place, line in enumerate(self._lines):
            if line.gone:
                await self._leave(line)
                self._lines[place] = await line.person.sit_at(self._tables[-1])

    async def _leave(self, line: Line) -> None:
        await line.close()
        self._note(line)

    async def _batch(self, line: Line) -> int:
        try:
            for _ in range(BATCH):
                await line.send_raw(self._fuzzer.frame(line.sight))
            await line.send({"type": "ping", "id": "are-you-there"})
        except (ConnectionError, ConnectionClosed):
            if not line.frames or line.frames[-1]["type"] != "bye":
                raise AssertionError("a line was closed without a word") from None
        self._note(line)
        return BATCH

    def _note(self, line: Line) -> None:
        for frame in line.frames:
            fault = frame.get("fault", {}).get("code", "")
            self.answers[f"{frame['type']} {fault}".strip()] += 1
        line.frames = line.frames[-1:] if line.gone else []
        line.raw = []

    async def _play_on(self) -> None:
        """The table is intact: it can be played to the end."""
        await self._sit_down()
        if any(line.sight and not line.sight["deadlines"] for line in self._lines):
            await asyncio.gather(*[self._resume(line) for line in self._lines[:5]])
        lines = self._lines[:5]
        await asyncio.wait_for(asyncio.gather(*[line.play(RandomPlayer(line.person.name, 0)) for line in lines]), 300)

    async def _resume(self, line: Line) -> None:
        await line.send({"type": "vote", "id": "go-on", "motion": "resume"})

    async def _audit(self) -> None:
        async with await Store.open(self.host.database, beside=True) as store:
            for table in self._tables:
                stored = await store.match_of(table)
                assert stored
                lines = await store.records(stored.id)
                replayed(stored, [msgspec.json.decode(line.data, type=Record) for line in lines])
                self.records += len(lines)
        failures = [line for line in self.host.log().splitlines() if '"error"' in line or "Traceback" in line]
        if failures:
            raise AssertionError("the server's log holds failures:\n" + "\n".join(failures[:5]))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Send rubbish to a server, and see whether it minds.")
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console()) as progress:
        bar = progress.add_task("frames", total=given.frames)
        fuzz = Fuzz(Path(folder), given.seed)
        asyncio.run(fuzz.run(given.frames, lambda count: progress.advance(bar, count)))
    print(f"{given.frames:,} frames, {fuzz.records:,} records replayed with equal hashes, no failure in the log")
    for answer, count in fuzz.answers.most_common():
        print(f"  {count:>8,}  {answer}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
