"""Work that only a few can do at once: people take turns, whoever has how much to do."""

import asyncio
import time
from itertools import count

import pytest

from cavale import catalog
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.record import Acted
from cavale.server import play
from cavale.server.botpool import BotPool, Thought, Whose
from cavale.server.hall import stage
from cavale.server.inspection import EditionTask, Inspector
from cavale.server.seating import TableError
from cavale.server.turns import Turns
from hosting import Somebody, open_hall, seated
from server.server import figure


async def others() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_guests_and_their_tables_take_turns() -> None:
    async def run() -> list[str]:
        turns, order, done = Turns(1), [], asyncio.Event()

        async def work(guest: str, table: str) -> None:
            async with turns.turn(guest, table):
                order.append(f"{guest}{table}")
                await done.wait()

        tasks = [asyncio.create_task(work("a", table)) for table in "1112"]
        await others()
        tasks += [asyncio.create_task(work(guest, "1")) for guest in "bc"]
        await others()
        assert turns.waiting == 5
        done.set()
        await asyncio.gather(*tasks)
        return order

    assert asyncio.run(run()) == ["a1", "a1", "b1", "c1", "a2", "a1"]


def test_a_guest_has_her_share_and_the_others_find_a_place() -> None:
    async def run() -> None:
        turns, running, done = Turns(2, each=1), set(), asyncio.Event()

        async def work(guest: str, number: int) -> None:
            async with turns.turn(guest):
                running.add((guest, number))
                await done.wait()

        tasks = [asyncio.create_task(work("a", number)) for number in range(20)]
        await others()
        assert running == {("a", 0)}
        tasks.append(asyncio.create_task(work("b", 0)))
        await others()
        assert running == {("a", 0), ("b", 0)}
        done.set()
        await asyncio.gather(*tasks)
        assert len(running) == 21
        assert turns.waiting == 0

    asyncio.run(run())


def test_who_gives_up_waiting_takes_nobody_s_turn() -> None:
    async def run() -> None:
        turns, done = Turns(1), asyncio.Event()

        async def work(guest: str) -> str:
            async with turns.turn(guest):
                await done.wait()
                return guest

        first, second, third = [asyncio.create_task(work(guest)) for guest in "abc"]
        await others()
        second.cancel()
        await others()
        done.set()
        assert await asyncio.wait_for(asyncio.gather(first, third), 60) == ["a", "c"]
        third = asyncio.create_task(work("d"))
        assert await third == "d"

    asyncio.run(run())


def test_an_honest_upload_waits_for_nobody_who_brings_twenty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes themselves are not started: what matters is when they would be."""

    async def run() -> None:
        started: list[bytes] = []
        done = asyncio.Event()

        class Process:
            returncode = 1

            async def communicate(self, task: bytes) -> tuple[bytes, bytes]:
                started.append(task)
                await done.wait()
                return b"", b""

            def kill(self) -> None: ...

            async def wait(self) -> int:
                return 0

        async def start(*_: object, **__: object) -> Process:
            return Process()

        monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
        inspector = Inspector()
        tasks = [asyncio.create_task(inspector.look(EditionTask("a", {"x": str(n)}), "eve")) for n in range(20)]
        await others()
        tasks.append(asyncio.create_task(inspector.look(EditionTask("b", {}), "ann")))
        await others()
        assert len(started) == 2
        assert b"edition" in started[1]
        assert started[1] != started[0]
        done.set()
        await asyncio.gather(*tasks)
        assert len(started) == 21

    asyncio.run(run())


# -- bots ------------------------------------------------------------------------------------------------------------


def fresh(game: str, seats: int, actions: int = 0) -> Match:
    """A match after so many actions, always the first that is possible."""
    found = catalog.games()[game]
    match = Match(found, catalog.default_edition(found), FastDice(1), seats=seats, live=True)
    for _ in range(actions):
        seat = match.asked()[0]
        match.play(seat, match.options_of(seat)[0])
    return match


def test_bots_of_forty_tables_leave_the_next_turn_to_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> list[str]:
        answered: list[str] = []
        go_on = asyncio.Semaphore(0)
        match = fresh("leduc_poker", 2)
        seat = match.asked()[0]

        async def ask(_: BotPool, __: bytes) -> Thought:
            await go_on.acquire()
            return Thought(0, None)

        monkeypatch.setattr(BotPool, "_ask", ask)
        pool = BotPool(1, 5)

        async def think(guest: str, table: int, *, wanted: bool = True) -> None:
            await pool.think(match, seat, "", 1, Whose(guest, str(table), lambda: wanted))
            answered.append(guest if wanted else "nobody")

        tasks = [asyncio.create_task(think("eve", table)) for table in range(40)]
        await others()
        tasks.append(asyncio.create_task(think("ann", 0)))
        tasks.append(asyncio.create_task(think("bob", 0, wanted=False)))
        await others()
        for _ in range(41):  # one less than asked: a table that nobody looks at takes no time
            go_on.release()
        await asyncio.wait_for(asyncio.gather(*tasks), 60)
        pool.close()
        return answered

    answered = asyncio.run(run())
    assert answered[:1] == ["eve"]
    assert set(answered[1:4]) >= {"ann", "nobody"}


def test_an_answer_for_want_of_time_is_shown_and_kept(tmp_path, monkeypatch) -> None:
    async def play() -> None:
        async with open_hall(tmp_path / "cavale.db", bot_seconds=1e-6) as hall:
            ann = await Somebody.new(hall, "Ann")
            room = await ann.lay()
            await hall.stage.start(room, ann.id)
            await ann.enter()
            while not room.live.match.over:
                if room.live.play.asked(0):
                    await ann.act_first()
                await asyncio.sleep(0.01)
            await asyncio.gather(*room.live.company.tasks())
            await hall.stage.settle()
            acted = [record for record in room.live.match.records if isinstance(record, Acted)]
            assert {record.late for record in acted if record.seat == 1} == {True}
            assert {record.late for record in acted if record.seat == 0} == {False}
            late = sum(record.late for record in acted)
            assert [seat.late for seat in room.shown(ann.id).seats] == [0, late]
            assert b'"late": true' in await hall.library.file(room.match)

    asyncio.run(play())


def test_a_guest_plays_only_so_many_matches_at_the_same_time(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(stage, "STARTED", 2)

    async def play() -> None:
        async with open_hall(tmp_path / "cavale.db") as hall:
            ann = await Somebody.new(hall, "Ann")
            bob = await Somebody.new(hall, "Bob")
            for _ in range(2):
                await hall.stage.start(await ann.lay(), ann.id)
            room = await ann.lay()
            with pytest.raises(TableError, match="too_many_started"):
                await hall.stage.start(room, ann.id)
            assert room.status == "lobby"
            await hall.stage.start(await bob.lay(), bob.id)

    asyncio.run(play())


@pytest.mark.long
def test_figure_forty_abandoned_tables_and_a_second_person() -> None:
    """Prints how long a second person's bots take with one worker. (Run with -s.)"""

    async def run() -> None:
        pool = BotPool(1, 5)
        numbers = count(1)

        async def abandoned(table: int) -> None:
            match = fresh("la_traque", 3, 30)
            while True:
                await pool.think(match, match.asked()[0], "clever", next(numbers), Whose("eve", str(table)))

        match = fresh("la_traque", 3, 30)
        await pool.think(match, match.asked()[0], "clever", 0, Whose("ann"))  # the worker has started
        tasks = [asyncio.create_task(abandoned(table)) for table in range(40)]
        await asyncio.sleep(3)
        waits, late = [], 0
        for _ in range(5):
            began = time.perf_counter()
            late += (await pool.think(match, match.asked()[0], "clever", next(numbers), Whose("ann"))).late
            waits.append(time.perf_counter() - began)
        mean = sum(waits) / 5
        figure(f"beside 40 tables: {mean:.2f} s a decision, longest {max(waits):.2f} s, {late} of 5 at random")
        for task in tasks:
            task.cancel()
        pool.close()

    asyncio.run(run())


# -- a log without end -----------------------------------------------------------------------------------------------


def test_a_match_takes_only_so_many_records_and_can_then_be_given_up(tmp_path, monkeypatch) -> None:
    async def run() -> None:
        async with open_hall(tmp_path / "cavale.db") as hall:
            people = await seated(hall, "Ann", "Bob")
            live = people[0].room.live
            first = next(person for person in people if live.play.asked(person.seat))
            monkeypatch.setattr(play, "MOST_RECORDS", len(live.match.records))
            before = len(live.match.records)
            refused = await first.act_first()
            assert (refused["type"], refused["refusal"]["key"]) == ("refused", "match-too-long")
            assert len(live.match.records) == before
            for person in people:
                assert (await person.send("vote", motion="abandon"))["type"] == "done"
            assert live.match.over

    asyncio.run(run())
