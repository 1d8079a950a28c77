"""A clock on the wall that is set, and a machine that sleeps: neither costs anybody a second, nor gives one."""

import asyncio

import pytest

from cavale.lab.clocks import StandingClock
from cavale.server import wire
from cavale.server.auth import Tickets
from cavale.server.clock import Deadlines, MatchClock, SystemClock
from cavale.server.limits import Minutes
from cavale.server.suspension import SuspensionWatch
from games.la_traque.table import table
from hosting import Hourglass, Somebody, open_hall, seated

HOUR = 3_600
JUMPS = pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["forward", "back"])


def evening(path, play, **settings):
    async def spend():
        clock = Hourglass()
        async with open_hall(path / "cavale.db", clock, **settings) as hall:
            return await play(hall, clock)

    return asyncio.run(spend())


def shown(person):
    """What is left of each window, and its end, as somebody who comes back is shown them."""
    sight = person.received("sight")[-1]
    return sight["now"], sight["deadlines"]


@JUMPS
def test_windows_end_when_they_would_have(tmp_path, jump):
    async def play(hall, clock):
        people = await seated(hall, "Ann", "Bob", game="la_traque", patience=0, watching="open")
        live = people[0].room.live
        (window, ends) = live.play.deadlines.next()
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(people[0].room)
        before = shown(eve)
        clock.jump(jump)
        eve.leave()
        await eve.enter()
        assert shown(eve) == before
        await clock.turn(ends / 1000 - 1)
        assert live.play.deadlines.next() == (window, ends)
        await clock.turn(1)
        async with live.play.settled:
            assert live.match.records[-1].at == ends

    evening(tmp_path, play)


@JUMPS
def test_nobody_is_given_up_sooner_or_later(tmp_path, jump):
    async def play(hall, clock):
        ann, bob = await seated(hall, "Ann", "Bob", patience=60)
        bob.leave()
        clock.jump(jump)
        await clock.turn(59)
        assert not ann.room.seating.chairs[1].held
        await clock.turn(1)
        assert ann.room.seating.chairs[1].held

    evening(tmp_path, play)


@JUMPS
def test_a_ticket_lasts_a_minute(jump):
    clock = StandingClock()
    tickets = Tickets(clock)
    first, second = tickets.issue("ann", "t1"), tickets.issue("ann", "t1")
    clock.jump(jump * 1000)
    clock.pass_by(59_999)
    assert tickets.redeem(first)
    clock.pass_by(1)
    assert tickets.redeem(second) is None


@JUMPS
def test_calls_and_chat_are_counted_by_the_minutes_that_pass(tmp_path, jump):
    clock = StandingClock()
    calls = Minutes(2, clock)
    assert [calls.take("address") for _ in range(3)] == [0, 0, 60]
    clock.jump(jump * 1000)
    assert (calls.take("address"), calls.take("another")) == (60, 0)
    clock.pass_by(59_000)
    assert calls.take("address") == 1
    clock.pass_by(1_000)
    assert calls.take("address") == 0

    async def talk(hall, clock):
        ann, _ = await seated(hall, "Ann", "Bob")
        said = [(await ann.send("say", text="hello"))["type"] for _ in range(6)]
        clock.jump(jump)
        said.append((await ann.send("say", text="hello"))["type"])
        assert said == ["done"] * 5 + ["failed"] * 2

    evening(tmp_path, talk)


@JUMPS
def test_those_who_see_later_read_later(tmp_path, jump):
    async def play(hall, clock):
        ann, _ = await seated(hall, "Ann", "Bob", watching="delayed", patience=0)
        await ann.send("say", text="I have the king")
        clock.jump(jump)
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(ann.room)
        assert eve.received("welcome")[0]["chat"] == []
        await clock.turn(120)
        assert [line["text"] for line in eve.received("chat")] == ["I have the king"]
        eve.leave()
        await eve.enter()
        assert len(eve.received("welcome")[0]["chat"]) == 1

    evening(tmp_path, play, spectator_delay=120)


@JUMPS
def test_how_long_a_clock_stood_is_counted_by_the_seconds_that_pass(jump):
    clock = StandingClock()
    time = MatchClock(clock)
    time.stop(since=clock.date())
    clock.jump(jump * 1000)
    clock.pass_by(5_000)
    assert time.stood() == 5_000


def test_the_time_of_a_match_goes_on_from_what_is_stored():
    """An hour by the clock on the wall between two servers is nothing in the match."""
    played = table("usa", "cccp", live=True).match
    played.play(0, played.box.pass_, at=40_000)
    deadlines = Deadlines()
    deadlines.follow(played)
    time = MatchClock(StandingClock(hours=1), played.records[-1].at)
    assert time.at() == 40_000
    assert [deadline.ends - time.clock.now() for deadline in deadlines.shown(time)] == [180_000]


def test_the_system_has_a_clock_that_runs_evenly():
    clock = SystemClock()
    first = clock.now(), clock.date(), clock.suspended()
    second = clock.now(), clock.date(), clock.suspended()
    assert abs(first[0] - first[1]) < 1_000
    assert second[0] >= first[0]
    assert 0 <= second[2] - first[2] < 1_000


# -- a machine that sleeps ---------------------------------------------------------------------------------------


def test_a_machine_that_slept_is_a_server_that_was_down(tmp_path):
    async def play(hall, clock):
        people = await seated(hall, "Ann", "Bob", game="la_traque", patience=0)
        room = people[0].room
        watch = SuspensionWatch(hall, clock)
        await clock.turn(10)
        await next(person for person in people if room.live.play.asked(person.seat)).act_first()
        at = room.live.match.records[-1].at
        await watch.look()
        assert hall.room(room.id) is room, "nothing has happened"
        clock.suspend(HOUR)
        await watch.look()
        await hall.all_back()
        assert [[frame["code"] for frame in person.received("bye")] for person in people] == [["restart"]] * 2
        again = await hall.find(room.id)
        assert again is not room
        assert [record.at for record in again.live.match.records] == [record.at for record in room.live.match.records]
        assert again.live.play.time.at() == at
        asked = next(person for person in people if again.live.play.asked(person.seat))
        late = await asked.act_first()  # from a page that does not know yet
        assert (late["type"], late["fault"]["code"]) == ("failed", "not_stored")
        await asked.enter(again)
        assert (await asked.act_first())["type"] == "done"

    evening(tmp_path, play)


def test_whoever_comes_while_the_tables_come_back_waits(tmp_path):
    async def play(hall, clock):
        ann, _ = await seated(hall, "Ann", "Bob", patience=0)
        old = ann.room
        starting = asyncio.create_task(hall.start_again())
        await asyncio.sleep(0)
        room = await hall.find(old.id)
        await starting
        assert room is hall.room(old.id) is not old
        assert isinstance(room.shown(ann.id), wire.TableShown)

    evening(tmp_path, play)
