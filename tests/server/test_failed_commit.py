"""A commit that fails: memory is what the log says, the sender hears of it, nobody else does, and play goes on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from cavale.lab.client import Json, Line
from cavale.lab.clocks import StandingClock
from cavale.server.store import Append, Change, Store, StoreError
from server.server import House, serving


class FailingStore:
    """A store that keeps no record while `broken`; `lied`: it keeps it, and says that it did not."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.broken = False
        self.lied = False
        self.unreadable = False
        self.failed = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def commit(self, *changes: Change) -> "asyncio.Future[None]":
        if not any(isinstance(change, Append) for change in changes) or not (self.broken or self.lied):
            return self._store.commit(*changes)
        return asyncio.ensure_future(self._fail(changes))

    async def _fail(self, changes: tuple[Change, ...]) -> None:
        self.failed.set()
        if self.lied:
            await self._store.commit(*changes)
        raise StoreError("the disk is full")

    async def log(self, match: str) -> Any:
        if self.unreadable:
            raise StoreError("the disk is gone")
        return await self._store.log(match)


def first_option(line: Line) -> Json:
    assert line.sight
    asked = line.sight["asked"]
    return {**asked["options"][0], "ask": asked["id"]}


async def count_frames(lines: list[Line]) -> list[int]:
    """How many frames each has; all that were sent have arrived."""
    for line in lines:
        await line.send({"type": "ping", "id": line.next_id()})
        line.frames = [frame for frame in line.frames if frame["type"] != "done"]
    return [len(line.frames) for line in lines]


@pytest.mark.parametrize("reading", [True, False])
def test_the_sender_hears_it_and_nobody_else(tmp_path: Path, reading: bool) -> None:
    """Also where the log cannot be read again before the next action."""

    async def run() -> None:
        async with serving(tmp_path, wrap=FailingStore) as house:
            store: Any = house.store
            table, lines = await house.match()
            before, frames = house.state(table), await count_frames(lines)
            store.broken, store.unreadable = True, not reading
            answer = await lines[0].act(**first_option(lines[0]))
            assert answer["fault"]["code"] == "not_stored"
            if reading:
                assert house.state(table) == before
                assert (await lines[1].act(**first_option(lines[1])))["fault"]["code"] == "not_stored"
            store.broken = store.unreadable = False
            after = await count_frames(lines)
            assert [now - then for now, then in zip(after, frames, strict=True)] == [1, int(reading), 0, 0, 0]
            for line in lines:
                assert (await line.act(**first_option(line)))["type"] == "done"
            await check_log(house, table)

    asyncio.run(run())


def test_a_commit_that_failed_only_in_words(tmp_path: Path) -> None:
    """The connection was lost after the commit: the log has the record, so it happened, and all hear of it once."""

    async def run() -> None:
        async with serving(tmp_path, wrap=FailingStore) as house:
            store: Any = house.store
            table, lines = await house.match()
            store.lied = True
            option = first_option(lines[0])
            assert (await lines[0].act(**option))["type"] == "done"
            store.lied = False
            assert house.state(table)[1] == 2
            assert [frame["number"] for frame in lines[0].frames if frame["type"] == "sight"] == [1, 2]
            assert lines[0].sight
            assert lines[0].sight["asked"]["draft"]
            await check_log(house, table)

    asyncio.run(run())


def test_the_clock_and_the_bots_try_again(tmp_path: Path) -> None:
    async def run() -> None:
        clock = StandingClock()
        async with serving(tmp_path, wrap=FailingStore, clock=clock) as house:
            store: Any = house.store
            table, lines = await house.match(options={"clocks": "live"})
            before = house.state(table)
            store.broken = True
            clock.pass_by(46_000)  # the time for choosing a card
            await store.failed.wait()
            while house.state(table) != before:
                await count_frames(lines)  # it takes a while to read the log again
            store.broken = False
            while house.state(table) == before:
                clock.pass_by(1_000)
                await count_frames(lines)  # it takes a while to write
            await lines[0].until(lambda line: bool(line.sight and line.sight["view"]["phase"] != "choice"))
            await check_log(house, table)

    asyncio.run(run())


def test_a_full_disk(tmp_path: Path) -> None:
    """SQLite itself runs out of pages."""

    async def run() -> None:
        async with serving(tmp_path) as house:
            table, lines = await house.match()
            before = house.state(table)
            pages = await house.store.write(lambda connection: connection.execute(text("PRAGMA page_count")).scalar())
            await limit(house.store, pages or 0)
            answers = []
            for number in range(200):
                choose = first_option(lines[0]) if number % 2 == 0 else None
                frame = {"type": "act", **choose} if choose else {"type": "take_back"}
                answers.append(await lines[0].send({"id": f"{number:0>60}", **frame}))
                if answers[-1]["type"] == "failed":
                    break
            assert answers[-1]["fault"]["code"] == "not_stored"
            assert house.state(table)[1] == before[1] + len(answers) - 1
            await limit(house.store, 10**6)
            assert (await lines[1].act(**first_option(lines[1])))["type"] == "done"
            await check_log(house, table)

    asyncio.run(run())


async def limit(store: Store, pages: int) -> None:
    """From now on the database has at most so many pages."""
    await store.write(lambda connection: connection.execute(text(f"PRAGMA max_page_count = {pages}")).scalar())


async def check_log(house: House, table: str) -> None:
    """Memory and log are the same, record by record."""
    stored = [line.data for line in await house.store.records(house.hall.room(table).match)]
    match = house.live(table).match
    again = match.start_again(match.records[0].draws)
    for record in match.records[1:]:
        again.replay(record)
    assert [record.state for record in again.records] == [record.state for record in match.records]
    assert len(stored) == len(match.records)
    for data, record in zip(stored, match.records, strict=True):
        assert record.state.encode() in data
