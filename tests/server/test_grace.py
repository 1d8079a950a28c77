"""A table with a real clock: it freezes for a broken line, it is covered meanwhile, and others command who is away."""

import asyncio
import json
from itertools import pairwise
from unittest.mock import patch

import pytest

from cavale import catalog
from cavale.core.record import Acted, Freeze, Orphan, Pause, Resume, Return
from cavale.server import wire
from cavale.server.store import StoreError
from hosting import Hourglass, Somebody, open_hall, seated
from server.relay import GAME

STANDS = {"rule": "RELAY-07", "key": "clock-stands", "args": {}, "blocked_by": ""}


@pytest.fixture(autouse=True)
def the_relay_is_installed(monkeypatch):
    monkeypatch.setitem(catalog.games(), "relay", GAME)


def evening(path, play, clock=None, **settings):
    async def spend():
        time = clock or Hourglass()
        async with asyncio.timeout(60), open_hall(path / "cavale.db", time, **settings) as hall:
            return await play(hall, time)

    return asyncio.run(spend())


async def running(hall, *names, **wanted):
    """A team whose clock runs: it is the turn of the first."""
    people = await seated(hall, *names, game="relay", **wanted)
    for person in people:
        await person.send("act", verb="ready")
    for person in people:
        person.received()
    return people


async def frozen(hall, *names, **wanted):
    """The same, but the line of the first broke in her turn, and the clock stands."""
    people = await running(hall, *names, **wanted)
    people[0].leave()
    await people[1].until(stands)
    return people


def restarted(path, before, after, **settings):
    """Two evenings under one clock, and the server was down in between: Ann and Bob are not at the table yet."""
    clock = Hourglass()
    room_id = evening(path, before, clock, **settings)

    async def go_on(hall, clock):
        people = [Somebody(hall, name, sent=100) for name in ("Ann", "Bob")]
        for person in people:
            person.room = hall.room(room_id)
        return await after(hall, clock, *people)

    evening(path, go_on, clock, **settings)


def stands(frame):
    return frame["type"] == "table" and frame["table"]["standing"] is not None


def runs(frame):
    return frame["type"] == "table" and frame["table"]["standing"] is None


def orphaned(*seats):
    """The table as it is when exactly these are orphans, and the clock runs."""
    return lambda frame: (
        runs(frame) and [seat["seat"] for seat in frame["table"]["seats"] if seat["orphaned"]] == [*seats]
    )


def kinds(person):
    """What the log holds of waiting."""
    records = person.room.live.match.records
    return [record for record in records if isinstance(record, Freeze | Resume | Orphan | Return | Pause)]


async def run(person):
    return await person.send("act", verb="run")


# -- the clock freezes -----------------------------------------------------------------------------------------------


def test_when_the_line_of_the_runner_breaks_the_clock_stands_and_nobody_can_do_anything(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob")
        live = bob.room.live
        await clock.turn(10)
        ann.leave()
        shown = (await bob.until(stands))["table"]
        assert shown["standing"] == {"cause": "line", "seats": [0], "until": clock.now() + 60_000}
        assert (shown["paused"], shown["motions"]) == (True, {})
        await clock.turn(50)
        assert live.play.time.at() == 10_000
        assert (await run(bob))["refusal"] == STANDS
        assert (await bob.send("why_not", verb="run"))["refusal"] == STANDS
        assert (await bob.send("say", text="What now?"))["refusal"] == STANDS
        assert (await bob.send("vote", motion="abandon"))["refusal"] == STANDS
        assert (await bob.send("take_back"))["type"] == (await bob.send("undo"))["type"] == "refused"
        assert kinds(bob) == [live.match.records[-1]]

    evening(tmp_path, play)


def test_three_seconds_after_she_is_back_the_clock_goes_on(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob")
        live = bob.room.live
        await clock.turn(10)
        ann.leave()
        await bob.until(stands)
        await clock.turn(20)
        await ann.enter()
        soon = {"cause": "line", "seats": [], "until": clock.now() + 3_000}
        await bob.until(lambda frame: stands(frame) and frame["table"]["standing"] == soon)
        await clock.turn(2.9)
        assert live.match.paused
        await clock.turn(0.1)
        shown = (await bob.until(runs))["table"]
        assert (shown["stood"], shown["rested"]) == (23, False)
        assert (live.match.records[-1].stood, live.play.time.at()) == (23_000, 10_000)
        assert not live.presence.orphaned(0)
        assert (await run(ann))["type"] == "done"

    evening(tmp_path, play)


def test_after_a_minute_the_clock_goes_on_and_the_others_command_the_seat(tmp_path):
    async def play(hall, clock):
        _, bob = await frozen(hall, "Ann", "Bob")
        await clock.turn(59.9)
        assert bob.room.live.match.paused
        await clock.turn(0.1)
        await bob.until(orphaned(0))
        assert [type(record) for record in kinds(bob)] == [Freeze, Resume, Orphan]
        assert kinds(bob)[1].stood == 60_000

    evening(tmp_path, play)


def test_who_breaks_away_again_while_the_clock_settles_is_waited_for_until_the_minute_is_over(tmp_path):
    async def play(hall, clock):
        ann, bob = await frozen(hall, "Ann", "Bob")
        await clock.turn(50)
        await ann.enter()
        await clock.turn(2)
        ann.leave()
        await clock.turn(7.9)
        assert bob.room.live.match.paused
        await clock.turn(0.1)
        await bob.until(orphaned(0))

    evening(tmp_path, play)


def test_the_clock_freezes_once_for_a_seat(tmp_path):
    async def play(hall, clock):
        ann, bob = await frozen(hall, "Ann", "Bob")
        await ann.enter()
        await clock.turn(3)
        await bob.until(runs)
        ann.leave()
        await bob.until(orphaned(0))
        assert [type(record) for record in kinds(bob)] == [Freeze, Resume, Orphan]

    evening(tmp_path, play)


def test_the_clock_freezes_twice_in_a_match_and_then_for_nobody(tmp_path):
    async def play(hall, clock):
        team = await running(hall, "Ann", "Bob", "Cleo")
        for person, other in pairwise(team):
            other.received()
            person.leave()
            await other.until(stands)
            await person.enter()
            await clock.turn(3)
            await other.until(runs)
            await run(person)
        team[2].leave()
        await team[0].until(orphaned(2))
        assert [record.seat for record in kinds(team[0]) if isinstance(record, Freeze | Orphan)] == [0, 1, 2]

    evening(tmp_path, play)


def test_a_line_that_breaks_out_of_turn_is_waited_for_when_the_turn_comes(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob")
        bob.leave()
        await ann.until(lambda frame: runs(frame) and not frame["table"]["seats"][1]["present"])
        await clock.turn(5)
        assert kinds(ann) == []
        await run(ann)
        shown = (await ann.until(stands))["table"]
        assert shown["standing"]["seats"] == [1]

    evening(tmp_path, play)


def test_a_freeze_that_cannot_be_kept_is_told_to_nobody_and_tried_again(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob")
        failed = asyncio.Event()

        async def fail(*_):
            failed.set()
            raise StoreError("the disk is full")

        with patch.object(hall.store, "commit", fail):
            ann.leave()
            await failed.wait()
            await bob.until(lambda frame: runs(frame) and not frame["table"]["seats"][0]["present"])
        async with bob.room.live.play.settled:
            assert not bob.room.live.match.paused
        await clock.turn(0.9)
        assert bob.received() == []
        await clock.turn(0.1)
        await bob.until(stands)

    evening(tmp_path, play)


def test_before_the_clock_runs_nothing_freezes(tmp_path):
    async def play(hall, clock):
        ann, bob = await seated(hall, "Ann", "Bob", game="relay")
        ann.leave()
        await bob.until(lambda frame: frame["type"] == "table" and not frame["table"]["seats"][0]["present"])
        await clock.turn(100)
        assert kinds(bob) == []

    evening(tmp_path, play)


def test_a_device_for_all_is_waited_for_however_long(tmp_path):
    async def play(hall, clock):
        ann = await Somebody.new(hall, "Ann")
        room = await ann.lay("relay", 2, hot_seat=True, watching="open")
        await hall.stage.start(room, ann.id)
        await ann.enter(room)
        for seat in (0, 1):
            await ann.send("act", verb="ready", seat=seat)
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(room)
        ann.leave()
        assert (await eve.until(stands))["table"]["standing"] == {"cause": "away", "seats": [], "until": 0}
        await clock.turn(3600)
        await ann.enter()
        await clock.turn(3)
        await eve.until(runs)
        assert (await ann.send("act", verb="run", seat=0))["type"] == "done"
        assert all(room.live.match.absence.grace_left(seat) for seat in (0, 1))

    evening(tmp_path, play)


# -- who leaves by the door ------------------------------------------------------------------------------------------


def test_who_leaves_by_the_door_is_not_waited_for(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob")
        ann.leave(by_the_door=True)
        await bob.until(orphaned(0))
        assert [type(record) for record in kinds(bob)] == [Orphan]

    evening(tmp_path, play)


def test_who_leaves_out_of_turn_is_an_orphan_at_once(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob")
        bob.leave(by_the_door=True)
        await ann.until(orphaned(1))
        await run(ann)
        assert not ann.room.live.match.paused

    evening(tmp_path, play)


def test_who_comes_back_and_leaves_while_the_clock_settles_ends_the_freeze(tmp_path):
    async def play(hall, clock):
        ann, bob = await frozen(hall, "Ann", "Bob")
        await clock.turn(10)
        await ann.enter()
        ann.leave(by_the_door=True)
        await bob.until(orphaned(0))
        assert kinds(bob)[-1].stood == 10_000

    evening(tmp_path, play)


def test_a_table_may_choose_that_the_clock_waits_for_nobody(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob", options={"pause": "none"})
        bob.leave()
        await ann.until(orphaned(1))
        assert [type(record) for record in kinds(ann)] == [Orphan]

    evening(tmp_path, play)


# -- the table is covered --------------------------------------------------------------------------------------------


def check_covered(sight):
    assert (sight["view"], sight["events"], sight["asked"], sight["offers"]) == (None, [], None, [])
    assert (sight["step"], sight["deciding"], sight["undo"], sight["whole"]) == ("", [], False, True)
    assert all(deadline["frozen"] for deadline in sight["deadlines"])


def test_a_frozen_table_is_covered_for_seats_spectators_late_comers_and_lists(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob", watching="open")
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(bob.room)
        before = eve.received("sight")[-1]
        assert bob.room.line(bob.id).round == {"fr": "0 relais", "en": "0 runs"}
        ann.leave()
        for person in (bob, eve):
            await person.until(stands)
            check_covered(next(frame for frame in reversed(person.frames) if frame["type"] == "sight"))
        late = await Somebody.new(hall, "Flo")
        await late.enter(bob.room)
        await ann.enter()
        second = Somebody(hall, "Bob")
        await second.enter(bob.room)
        for person in (late, ann, second):
            (sight,) = person.received("sight")
            check_covered(sight)
        assert bob.room.line(bob.id).round == {}
        await clock.turn(3)
        for person in (ann, bob, eve, late):
            sight = await person.until(lambda frame: frame["type"] == "sight" and frame["view"])
            assert sight["whole"]
            assert [event["event"] for event in sight["events"]][-2:] == ["clock_frozen", "clock_resumed"]
        assert sight["events"][: len(before["events"])] == before["events"]

    evening(tmp_path, play)


def test_who_sees_later_sees_nothing_either_while_the_clock_stands(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob", watching="delayed")
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(bob.room)
        await clock.turn(25)
        await run(ann)
        await clock.turn(10)
        eve.received()
        bob.leave()
        await ann.until(stands)
        await clock.turn(50)
        (cover,) = eve.received("sight")
        check_covered(cover)
        late = await Somebody.new(hall, "Flo")
        await late.enter(bob.room)
        assert late.received("sight") == [{**cover, "now": cover["now"]}]
        await bob.enter()
        await clock.turn(3)
        await ann.until(runs)
        seen = eve.received("sight")
        assert [sight["view"]["runs"] for sight in seen][-1] == 1, "what became due meanwhile is shown now"
        await clock.turn(30)
        shown = eve.received("sight")
        assert [event["event"] for sight in shown for event in sight["events"]] == ["clock_frozen", "clock_resumed"]

    evening(tmp_path, play, spectator_delay=30)


# -- orphans ---------------------------------------------------------------------------------------------------------


def test_others_look_through_an_orphan_and_command_it_until_its_owner_is_back(tmp_path):
    async def play(hall, clock):
        ann, bob, cleo = await running(hall, "Ann", "Bob", "Cleo")
        live = bob.room.live
        number = live.match.view(0).number
        ann.leave(by_the_door=True)
        for person in (bob, cleo):
            sight = await person.until(lambda frame: frame["type"] == "sight" and frame["seat"] == 0)
            assert (sight["whole"], sight["view"]["number"]) == (True, number)
            assert sight["events"][0] == {"event": "number_dealt", "seat": 0, "number": number}
        assert (await run(bob))["type"] == "refused", "it is not his own turn"
        assert (await bob.send("act", verb="run", seat=0))["type"] == "done"
        done = live.match.records[-1]
        assert (type(done), done.seat, done.by) == (Acted, 0, 1)
        assert [sight["seat"] for sight in cleo.received("sight")].count(0) == 1
        await ann.enter()
        await bob.until(orphaned())
        for person in (bob, cleo):
            person.received()
        assert (await bob.send("act", verb="run", seat=0))["fault"]["code"] == "not_your_seat"
        await run(bob)
        assert {sight["seat"] for sight in bob.received("sight")} == {1}
        assert {sight["seat"] for sight in cleo.received("sight")} == {2}
        assert [type(record) for record in kinds(bob)] == [Orphan, Return]

    evening(tmp_path, play)


def test_who_comes_in_looks_through_the_orphans_too(tmp_path):
    async def play(hall, clock):
        ann, bob, cleo = await running(hall, "Ann", "Bob", "Cleo", watching="open")
        ann.leave(by_the_door=True)
        await bob.until(orphaned(0))
        cleo.leave()
        await cleo.enter()
        assert [sight["seat"] for sight in cleo.received("sight")] == [2, 0]
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(bob.room)
        assert [sight["seat"] for sight in eve.received("sight")] == [3]

    evening(tmp_path, play)


def test_spectators_and_strangers_command_nobody(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob", watching="open")
        ann.leave(by_the_door=True)
        await bob.until(orphaned(0))
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(bob.room)
        before = len(bob.room.live.match.records)
        for frame in ({"type": "act", "verb": "run"}, {"type": "why_not", "verb": "run"}, {"type": "take_back"}):
            answer = await eve.send(frame.pop("type"), seat=0, **frame)
            assert answer["fault"]["code"] == "not_your_seat"
        for kind, fields in (("undo", {}), ("consent", {"yes": True})):
            assert (await bob.send(kind, seat=0, **fields))["fault"]["code"] == "not_your_seat"
        assert len(bob.room.live.match.records) == before

    evening(tmp_path, play)


def test_a_command_that_is_repeated_is_answered_and_not_done_twice(tmp_path):
    async def play(hall, clock):
        ann, bob, cleo = await running(hall, "Ann", "Bob", "Cleo")
        ann.leave(by_the_door=True)
        await bob.until(orphaned(0))
        answers = [await person.send("act", id="same", verb="run", seat=0) for person in (bob, bob, cleo)]
        assert [answer["type"] for answer in answers] == ["done", "done", "refused"]
        acted = [record for record in bob.room.live.match.records if isinstance(record, Acted) and record.verb == "run"]
        assert [(record.seat, record.by) for record in acted] == [(0, 1)]

    evening(tmp_path, play)


@pytest.mark.parametrize("by_the_door", [True, False])
@pytest.mark.parametrize("pause", ["grace", "none"])
def test_with_nobody_there_the_clock_stands_covered_and_costs_nobody(tmp_path, by_the_door, pause):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob", watching="open", options={"pause": pause})
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(bob.room)
        await clock.turn(10)
        live = bob.room.live
        for person in (bob, ann):
            person.leave(by_the_door=by_the_door)
        await eve.until(lambda frame: stands(frame) and frame["table"]["standing"]["cause"] == "away")
        await clock.turn(3600)
        check_covered(eve.received("sight")[-1])
        assert [record.seat for record in kinds(ann) if isinstance(record, Freeze)] == [None]
        assert live.play.time.at() == 10_000
        await ann.enter()
        check_covered(ann.received("sight")[-1])
        if by_the_door:  # nobody waits for him
            await ann.until(lambda frame: stands(frame) and not frame["table"]["standing"]["seats"])
            assert ann.room.shown(ann.id).standing.until == clock.now() + 3_000
        else:
            assert ann.room.shown(ann.id).standing == wire.Standing("line", (1,), clock.now() + 60_000)
        await clock.turn(3 if by_the_door else 60)  # not so long that a nudge ends her turn
        await ann.until(runs)
        assert live.match.absence.grace_left(0) == (pause == "grace")
        assert (await run(ann))["type"] == "done"

    evening(tmp_path, play)


def test_a_grace_does_not_run_out_while_nobody_waits(tmp_path):
    """Her line broke, then his: her minute begins when he is back."""

    async def play(hall, clock):
        ann, bob = await frozen(hall, "Ann", "Bob")
        await clock.turn(50)
        bob.leave()
        await clock.turn(3600)
        assert bob.room.live.match.frozen
        await bob.enter()
        assert bob.room.shown(bob.id).standing.until == clock.now() + 60_000
        await clock.turn(30)
        await ann.enter()
        await clock.turn(3)
        await bob.until(runs)
        assert not bob.room.live.match.absence.orphans

    evening(tmp_path, play)


def test_no_bot_holds_a_seat_that_others_command(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob", patience=5)
        assert bob.room.shown(bob.id).patience == 0
        ann.leave(by_the_door=True)
        await bob.until(orphaned(0))
        await clock.turn(20)
        assert not bob.room.shown(bob.id).seats[0].held_by_bot

    evening(tmp_path, play)


def test_a_seat_that_moves_to_another_device_costs_no_freeze(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob")
        phone = await Somebody.new(hall, "phone")
        code = await hall.places.renew_code(bob.room, ann.id)
        await hall.places.reclaim(bob.room, phone.id, code)
        await bob.until(orphaned(0))
        await phone.enter(bob.room)
        await bob.until(orphaned())
        assert [type(record) for record in kinds(bob)] == [Orphan, Return]

    evening(tmp_path, play)


# -- what is agreed on -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pause", ["grace", "none"])
def test_a_pause_needs_a_table_that_allows_it(tmp_path, pause):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob", options={"pause": pause})
        assert bob.room.shown(bob.id).motions == {"abandon": 2}
        refusal = (await ann.send("vote", motion="pause"))["refusal"]
        assert (refusal["rule"], refusal["key"]) == ("RELAY-03", "no-pause")

    evening(tmp_path, play)


def test_a_pause_that_all_agree_on_covers_the_table_until_all_agree_again(tmp_path):
    async def play(hall, clock):
        team = ann, bob, cleo = await running(hall, "Ann", "Bob", "Cleo", options={"pause": "unanimous"})
        match = ann.room.live.match
        for person in (ann, bob):
            await person.send("vote", motion="pause")
        assert not match.paused
        await cleo.send("vote", motion="pause")
        shown = (await cleo.until(stands))["table"]
        assert shown["standing"] == {"cause": "pause", "seats": [], "until": 0}
        assert shown["motions"] == {"resume": 3, "abandon": 3}
        check_covered([frame for frame in cleo.frames if frame["type"] == "sight"][-1])
        assert (await ann.send("say", text="psst"))["refusal"] == STANDS
        assert (await run(ann))["refusal"] == STANDS
        ann.leave()
        await ann.enter()
        await clock.turn(120)
        assert [type(record) for record in kinds(ann)] == [Pause], "nobody's line freezes a clock that stands"
        for person in team:
            await person.send("vote", motion="resume")
        shown = (await cleo.until(runs))["table"]
        assert (shown["stood"], shown["rested"]) == (120, True)
        assert [frame for frame in cleo.frames if frame["type"] == "sight"][-1]["view"]

    evening(tmp_path, play)


def test_who_is_not_here_has_no_voice(tmp_path):
    async def play(hall, clock):
        ann, bob, cleo = await running(hall, "Ann", "Bob", "Cleo", options={"pause": "unanimous"})
        cleo.leave(by_the_door=True)
        await ann.until(orphaned(2))
        assert ann.room.shown(ann.id).motions == {"pause": 2, "abandon": 2}
        for person in (ann, bob):
            await person.send("vote", motion="pause")
        assert ann.room.live.match.paused

    evening(tmp_path, play)


def test_all_must_agree_to_give_up_and_the_result_tells_how_long_the_clock_stood(tmp_path):
    async def play(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob", options={"pause": "unanimous"})
        for person in (ann, bob):
            await person.send("vote", motion="pause")
        await clock.turn(30)
        await ann.send("vote", motion="abandon")
        assert not ann.room.live.match.over
        await bob.send("vote", motion="abandon")
        assert ann.room.live.match.over
        await hall.stage.settle()
        return ann.room.id

    room_id = evening(tmp_path, play)

    async def look(hall, clock):
        room = await hall.find(room_id)
        shown = room.shown("id-of-Ann")
        assert (shown.status, shown.stood, shown.rested, shown.standing) == ("over", 30, True, None)
        film = json.loads(await hall.library.film(room.match, 0))
        assert all(sight["view"] for sight in film), "afterwards the cover need not be looked at"
        told = [event["event"] for sight in film for event in sight["events"]]
        assert told[-3:] == ["paused", "resumed", "abandoned"]

    evening(tmp_path, look)


# -- the server was down ---------------------------------------------------------------------------------------------


def test_after_a_restart_the_clock_waits_for_all_and_it_counts_against_nobody(tmp_path):
    async def first(hall, clock):
        ann, _ = await running(hall, "Ann", "Bob")
        await clock.turn(10)
        await run(ann)
        return ann.room.id

    async def second(hall, clock, ann, bob):
        await clock.turn(20)
        await ann.enter()
        (sight,) = ann.received("sight")
        check_covered(sight)
        standing = ann.room.shown(ann.id).standing
        assert (standing.cause, standing.seats, standing.until) == ("restart", (1,), clock.now() + 60_000)
        await clock.turn(20)
        await bob.enter()
        await clock.turn(3)
        await ann.until(runs)
        live = ann.room.live
        assert live.play.time.at() == 10_000
        assert [record.seat for record in kinds(ann) if isinstance(record, Freeze)] == [None]
        assert all(live.match.absence.grace_left(seat) for seat in (0, 1))
        assert (await run(bob))["type"] == "done"

    restarted(tmp_path, first, second)


def test_after_a_restart_who_does_not_come_within_a_minute_is_waited_for_as_ever(tmp_path):
    async def first(hall, clock):
        ann, _ = await running(hall, "Ann", "Bob")
        return ann.room.id

    async def second(hall, clock, ann, bob):
        await bob.enter()
        await clock.turn(60)
        await bob.until(lambda frame: stands(frame) and frame["table"]["standing"]["cause"] == "line")
        await clock.turn(60)
        await bob.until(orphaned(0))
        assert [type(record) for record in kinds(bob)] == [Freeze, Resume, Freeze, Resume, Orphan]

    restarted(tmp_path, first, second)


def test_a_freeze_outlives_the_server_and_stays_spent(tmp_path):
    async def first(hall, clock):
        ann, _ = await frozen(hall, "Ann", "Bob")
        await clock.turn(50)
        return ann.room.id

    async def second(hall, clock, ann, bob):
        await bob.enter()
        await clock.turn(50)
        match = bob.room.live.match
        assert match.covered
        await ann.enter()
        await clock.turn(3)
        await bob.until(runs)
        assert [type(record) for record in kinds(bob)] == [Freeze, Resume]
        assert bob.room.shown(bob.id).stood == 50 + 50 + 3
        assert not match.absence.grace_left(0)
        ann.leave()
        await bob.until(orphaned(0))

    restarted(tmp_path, first, second)


def test_who_sees_later_sees_nothing_after_a_restart_in_a_freeze_either(tmp_path):
    async def first(hall, clock):
        ann, _ = await frozen(hall, "Ann", "Bob", watching="delayed")
        await clock.turn(40)
        return ann.room.id

    async def second(hall, clock, ann, bob):
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(ann.room)
        await clock.turn(3600)
        await bob.enter()
        await clock.turn(59)
        (cover,) = eve.received("sight")
        check_covered(cover)
        await clock.turn(1)
        assert (await eve.until(lambda frame: frame["type"] == "sight"))["view"]["runs"] == 0

    restarted(tmp_path, first, second, spectator_delay=30)


def test_a_pause_outlives_the_server(tmp_path):
    async def first(hall, clock):
        team = await running(hall, "Ann", "Bob", options={"pause": "unanimous"})
        for person in team:
            await person.send("vote", motion="pause")
        return team[0].room.id

    async def second(hall, clock, *team):
        for person in team:
            await person.enter()
        await clock.turn(600)
        check_covered(team[0].received("sight")[0])
        for person in team:
            await person.send("vote", motion="resume")
        assert [type(record) for record in kinds(team[0])] == [Pause, Resume]

    restarted(tmp_path, first, second)


def test_an_orphan_outlives_the_server(tmp_path):
    async def first(hall, clock):
        ann, bob = await running(hall, "Ann", "Bob")
        ann.leave(by_the_door=True)
        await bob.until(orphaned(0))
        return ann.room.id

    async def second(hall, clock, ann, bob):
        await bob.enter()
        await clock.turn(3)
        await bob.until(orphaned(0))
        assert 0 in {frame["seat"] for frame in bob.frames if frame["type"] == "sight" and frame["view"]}
        assert (await bob.send("act", verb="run", seat=0))["type"] == "done"
        await ann.enter()
        await bob.until(orphaned())

    restarted(tmp_path, first, second)
