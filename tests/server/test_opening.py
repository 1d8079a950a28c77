"""A start with open tables: the server is there at once, and whoever comes finds her match."""

import asyncio

from cavale.server.store import Store
from hosting import Hourglass, Somebody, open_hall, seated


def test_who_comes_first_need_not_wait_for_the_others(tmp_path, monkeypatch):
    async def begin():
        async with open_hall(tmp_path / "cavale.db", Hourglass()) as hall:
            return [(await seated(hall, f"Ann{number}", f"Bob{number}"))[0].room.id for number in range(3)]

    first, *others = asyncio.run(begin())
    asked = []
    log = Store.log

    async def noted(store, match):
        asked.append(match)
        return await log(store, match)

    async def come():
        monkeypatch.setattr(Store, "log", noted)
        with monkeypatch.context() as unwaited:
            unwaited.setattr("cavale.server.hall.hall.Hall.all_back", nothing)
            await look()

    async def look():
        async with open_hall(tmp_path / "cavale.db", Hourglass()) as hall:
            assert asked == [], "nothing is read before the server answers"
            room = await hall.find(first)
            assert len(asked) <= 2
            await Somebody(hall, "Ann0").enter(room)
            await hall._returning  # noqa: SLF001 - the helper does not wait for it
            assert {room.id for room in hall.rooms()} == {first, *others}
            assert hall.room(first) is room
            assert len(asked) == 3

    async def nothing(hall):
        pass

    asyncio.run(come())


def test_a_server_that_leaves_at_once_reads_no_more(tmp_path):
    async def run():
        async with open_hall(tmp_path / "cavale.db", Hourglass()) as hall:
            for number in range(3):
                await seated(hall, f"Ann{number}", f"Bob{number}")
            await hall.start_again()
            await hall.close()
            assert len(hall.rooms()) <= 1

    asyncio.run(run())
