"""In the dark nobody learns by waiting that somebody else does something.

A hidden action takes a while to be written. Whoever has nothing to do then is answered as if there were none: the same,
and not later.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cavale.lab.client import Json, Line
from cavale.lab.clocks import StandingClock
from cavale.server.store import Append, Change, SetMeta, Store
from cavale.server.table.dark import LAST_MOMENT
from cavale.server.table.decoys import LATEST
from server.server import House, serving
from server.test_frames import Script

QUESTIONS: list[Json] = [
    {"type": "act", "verb": "raquel_pass"},
    {"type": "act", "verb": "raquel_look", "args": {"player": 1}, "ask": 3},
    {"type": "act", "verb": "confirm"},
    {"type": "act", "verb": "nonsense"},
    {"type": "why_not", "verb": "raquel_pass"},
    {"type": "why_not", "verb": "done"},
    {"type": "take_back"},
    {"type": "undo"},
    {"type": "consent", "yes": True},
    {"type": "vote", "motion": "pause"},
    {"type": "say", "text": "Who is it?"},
    {"type": "report", "line": 1, "reason": "rude"},
    {"type": "ping"},
]
CALLS = ("/api/tables/mine", "/api/tables", "/api/tables/{table}", "/api/tables/{table}/replay/spectator")


class SlowStore:
    """Keeps what happens in a match when it is let."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.free = asyncio.Event()
        self.free.set()
        self.writing = asyncio.Event()
        self.written = 0  # records, and what looks like one

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def commit(self, *changes: Change) -> "asyncio.Future[None]":
        self.written += any(isinstance(change, Append | SetMeta) for change in changes)
        if self.free.is_set() or not any(isinstance(change, Append) for change in changes):
            return self._store.commit(*changes)
        return asyncio.ensure_future(self._later(changes))

    async def _later(self, changes: tuple[Change, ...]) -> None:
        self.writing.set()
        await self.free.wait()
        await self._store.commit(*changes)


class Dark:
    """A match in the dark. `raquel` has something to do, `others` have not."""

    def __init__(self, house: House, script: Script) -> None:
        self.house = house
        self.store: Any = house.store
        self.script = script
        self.raquel = script.lines[script.match.state.raquel()]
        self.others = [line for line in script.lines if line is not self.raquel]

    def wait_until(self, left: int) -> None:
        """So many milliseconds before the lights are switched on."""
        assert self.raquel.sight
        self.script.clock.pass_by(self.raquel.sight["deadlines"][0]["ends"] - self.script.clock.now() - left)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        """Raquel does something, and it takes as long as this to be written."""
        self.store.free.clear()
        done = asyncio.create_task(self.raquel.act("raquel_pass"))
        await self.store.writing.wait()
        yield
        assert not done.done(), "it was acknowledged before it was on the disk"
        self.store.free.set()
        assert (await done)["type"] == "done"

    async def answers(self) -> list[bytes]:
        """What the others are told, whatever they ask; without what differs from table to table."""
        return [await self._ask(line, frame) for line in self.others for frame in QUESTIONS]

    async def _ask(self, line: Line, frame: Json) -> bytes:
        answer = await line.send({"id": line.next_id(), **frame})
        return msgspec.json.encode({key: value for key, value in answer.items() if key != "id"})

    async def comes_in(self) -> Json | None:
        """What somebody is shown who opens another tab."""
        line = await self.house.line(self.others[0].person, self.script.table)
        await line.until(lambda line: line.sight is not None)
        await self.house.hang_up(line)
        return line.sight

    async def calls(self) -> list[Any]:
        paths = [call.format(table=self.script.table) for call in CALLS]
        return [(await line.person.http.get(path)).json() for line in self.others for path in paths]


@asynccontextmanager
async def in_the_dark(folder: Path) -> AsyncIterator[Dark]:
    clock = StandingClock()
    async with serving(folder, clock=clock, wrap=SlowStore, seed=f"{2:064x}") as house:
        table, lines = await house.match(watching="open")
        lines.append(await house.line(await house.person("Zoe"), table))
        await lines[-1].until(lambda line: line.sight is not None)
        script = Script(house, clock, table, lines)
        await script.settle()
        while not script.match.state.dark:
            await script._act()  # noqa: SLF001 - one action at a time
        yield Dark(house, script)


def test_answers_do_not_wait_for_what_somebody_else_does(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_the_dark(tmp_path) as dark:
            before = await dark.answers()
            async with dark.writing():
                assert await dark.answers() == before
            assert await dark.answers() == before

    asyncio.run(run())


def test_calls_do_not_wait_either(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_the_dark(tmp_path) as dark:
            before = await dark.calls()
            async with dark.writing():
                assert await dark.calls() == before

    asyncio.run(run())


def test_who_comes_in_does_not_wait_either(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_the_dark(tmp_path) as dark:
            before = await dark.comes_in()
            async with dark.writing():
                assert await dark.comes_in() == before

    asyncio.run(run())


@pytest.mark.parametrize("question", [QUESTIONS[0], QUESTIONS[4]], ids=["act", "why_not"])
def test_raquel_herself_hears_of_nothing_that_is_not_on_the_disk(tmp_path: Path, question: Json) -> None:
    async def run() -> None:
        async with in_the_dark(tmp_path) as dark:
            tab = await dark.house.line(dark.raquel.person, dark.script.table)
            async with dark.writing():
                asked = asyncio.create_task(tab.send({"id": "again", **question}))
                await dark.answers()
                assert not asked.done()
            assert (await asked)["type"] in {"refused", "reason"}

    asyncio.run(run())


def test_the_lights_never_wait_for_what_somebody_does_in_the_last_moment(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_the_dark(tmp_path) as dark:
            dark.wait_until(LAST_MOMENT - 1)
            records = len(dark.script.match.records)
            done = asyncio.create_task(dark.raquel.act("raquel_pass"))
            await dark.answers()
            assert len(dark.script.match.records) == records, "it is being written when the lights are due"
            dark.wait_until(0)
            for line in dark.others:
                await line.until(lambda line: line.sight is not None and not line.sight["view"]["dark"])
            dark.script.clock.pass_by(1)
            assert (await done)["type"] == "refused"

    asyncio.run(run())


def test_what_is_done_a_moment_earlier_is_taken_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_the_dark(tmp_path) as dark:
            dark.wait_until(LAST_MOMENT)
            assert (await dark.raquel.act("raquel_pass"))["type"] == "done"

    asyncio.run(run())


@pytest.mark.parametrize("uses", [True, False], ids=["used", "declined"])
def test_a_power_takes_as_many_writes_whether_it_is_used_or_declined(tmp_path: Path, uses: bool) -> None:
    async def run() -> None:
        async with in_the_dark(tmp_path) as dark:
            before = dark.store.written
            assert dark.raquel.sight
            options = dark.raquel.sight["asked"]["options"]
            seat = dark.raquel.sight["seat"]
            looks = [each for each in options if each["verb"] == "raquel_look" and each["args"]["player"] != seat]
            assert (await dark.raquel.act(**(looks[0] if uses else {"verb": "raquel_pass"})))["type"] == "done"
            if uses:
                await dark.raquel.until(lambda line: bool(line.sight and line.sight["asked"]["options"] != options))
                assert (await dark.raquel.act(**dark.raquel.sight["asked"]["options"][0]))["type"] == "done"
            dark.script.clock.pass_by(LATEST)
            while dark.store.written < before + 2:
                await dark.script.hush()
            await dark.script.hush()
            assert dark.store.written == before + 2

    asyncio.run(run())


def test_every_answer_waits_a_moment_by_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is answered, and however."""
    waits: list[float] = []

    def draw(rate: float) -> float:
        waits.append(rate)
        return 0.0

    monkeypatch.setattr("cavale.server.socket._chance.expovariate", draw)

    async def run() -> None:
        async with serving(tmp_path, blur=8.0) as house:
            _, lines = await house.match()
            before = len(waits)
            for frame in QUESTIONS:
                await lines[0].send({"id": lines[0].next_id(), **frame})
            assert len(waits) - before == len(QUESTIONS)
            assert set(waits) == {125.0}

    asyncio.run(run())
