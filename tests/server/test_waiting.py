"""A match waits for its people: the table of one person, of people who are away, by correspondence, on one device."""

import asyncio

import pytest

from cavale.core.record import Acted, Freeze, Resume
from cavale.server import wire
from hosting import Hourglass, Somebody, open_hall, seated

DAY = 86_400
HOUR = 3_600
GAMES = ("casa_de_papel", "red_notice", "la_traque", "coffre_fort")


def evening(path, play, clock=None, **settings):
    async def spend():
        time = clock or Hourglass()
        async with asyncio.timeout(120), open_hall(path / "cavale.db", time, **settings) as hall:
            return await play(hall, time)

    return asyncio.run(spend())


async def alone(hall, game, **wanted):
    """Ann among bots, with the clocks of a live table, at the first question to her."""
    ann = await Somebody.new(hall, "Ann")
    room = await ann.lay(game, 4 if game == "casa_de_papel" else 2, level="random", **wanted)
    await hall.stage.start(room, ann.id)
    await ann.enter(room)
    await asked(ann)
    if game == "coffre_fort":  # the clock runs from when all are ready
        await ann.act_first()
        await ann.until(lambda frame: frame["type"] == "sight" and frame["deadlines"])
        await asked(ann)
    return ann


async def asked(person):
    """Wait until she has something to decide; bots may be playing."""
    async with asyncio.timeout(60):
        while not question(person):
            await person.connection.heard.get()


async def until(done):
    async with asyncio.timeout(60):
        while not done():  # noqa: ASYNC110 - nobody is there who would be told
            await asyncio.sleep(0.01)


def question(person):
    found = person.room.live.play.asked(person.seat)
    return found if found and found.options else None


def acts(room):
    return [record for record in room.live.match.records if isinstance(record, Acted)]


# -- one person among bots -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by_the_door", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_among_bots_everything_stands_while_she_is_away(tmp_path, game, by_the_door):
    async def play(hall, clock):
        ann = await alone(hall, game, patience=90)
        live = ann.room.live
        before, at, ends = question(ann), live.play.time.at(), live.play.deadlines.next()
        assert ends, "a clock runs"
        done = acts(ann.room)
        ann.leave(by_the_door=by_the_door)
        await clock.turn(30 * DAY)
        assert (acts(ann.room), live.play.time.at()) == (done, at)
        assert ann.room.shown("").asleep
        await ann.enter()
        if game == "coffre_fort":  # covered until it goes on, so that nobody wins time to plan
            assert ann.received("sight")[-1]["view"] is None
            await clock.turn(3)
            await ann.until(lambda frame: frame["type"] == "sight" and frame["view"])
            assert [record.seat for record in live.match.records if isinstance(record, Freeze)] == [None]
            assert live.match.absence.grace_left(ann.seat)
            assert not live.match.absence.orphans
        else:
            (deadline, *_) = ann.received("sight")[-1]["deadlines"]
            assert (deadline["frozen"], deadline["ends"]) == (False, clock.now() + ends[1] - at)
        assert question(ann) == before
        assert (live.play.deadlines.next(), live.play.time.at()) == (ends, at)
        assert not ann.room.shown(ann.id).asleep
        assert (await ann.act_first())["type"] == "done"

    evening(tmp_path, play)


@pytest.mark.parametrize("game", GAMES)
def test_among_bots_the_match_is_where_it_was_after_a_restart(tmp_path, game):
    clock = Hourglass()

    async def first(hall, clock):
        ann = await alone(hall, game)
        ann.leave()
        return ann.room.id, question(ann), acts(ann.room)

    room_id, before, done = evening(tmp_path, first, clock)

    async def second(hall, clock):
        ann = Somebody(hall, "Ann", sent=100)
        ann.room = hall.room(room_id)
        at = ann.room.live.play.time.at()
        await clock.turn(DAY)
        assert acts(ann.room) == done
        await ann.enter()
        if game == "coffre_fort":
            await clock.turn(3)
            await ann.until(lambda frame: frame["type"] == "sight" and frame["view"])
            stood = [record.stood for record in ann.room.live.match.records if isinstance(record, Resume)]
            assert stood == [DAY * 1000 + 3_000]
        assert (question(ann), ann.room.live.play.time.at()) == (before, at)
        assert not ann.room.shown(ann.id).seats[ann.seat].held_by_bot

    evening(tmp_path, second, clock)


def test_her_window_goes_on_where_it_stood(tmp_path):
    async def play(hall, clock):
        ann = await alone(hall, "casa_de_papel")
        live = ann.room.live
        window, ends = live.play.deadlines.next()
        await clock.turn(ends / 1000 - 5)
        ann.leave()
        await clock.turn(HOUR)
        await ann.enter()
        ann.received()
        records = len(live.match.records)
        await clock.turn(4.9)
        assert len(live.match.records) == records
        await clock.turn(0.2)
        await ann.until(lambda frame: frame["type"] == "sight")
        assert live.play.deadlines.ends(window) != ends

    evening(tmp_path, play, bot_pace=1000)


def test_a_bot_that_was_thinking_does_nothing_once_everybody_is_gone(tmp_path):
    async def play(hall, clock):
        ann = await alone(hall, "la_traque", options={"clocks": "off"})
        for _ in range(20):
            if question(ann):
                await ann.act_first()
            else:
                break
        assert not question(ann), "now it is the bot’s turn"
        done = acts(ann.room)
        ann.leave()
        await clock.turn(HOUR)
        assert not ann.room.live.company.tasks()
        assert acts(ann.room) == done
        await ann.enter()
        async with asyncio.timeout(60):
            while acts(ann.room) == done:
                await clock.turn(1)
                await asyncio.sleep(0.01)

    evening(tmp_path, play, bot_pace=1)


def test_spectators_do_not_wake_a_table_and_see_that_its_clock_stands(tmp_path):
    async def play(hall, clock):
        ann = await alone(hall, "casa_de_papel", watching="open")
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(ann.room)
        (running,) = eve.received("sight")
        assert not running["deadlines"][0]["frozen"]
        await clock.turn(7)
        ann.leave()
        await clock.turn(HOUR)
        frames = eve.received()
        (sight,) = [frame for frame in frames if frame["type"] == "sight"]
        assert sight["deadlines"][0]["frozen"]
        assert (sight["number"], sight["whole"]) == (running["number"], True)
        assert [frame for frame in frames if frame["type"] == "table"][-1]["table"]["asleep"]
        await ann.enter()
        sight = await eve.until(lambda frame: frame["type"] == "sight")
        (deadline,) = sight["deadlines"]
        assert not deadline["frozen"]
        assert deadline["ends"] == running["deadlines"][0]["ends"] + HOUR * 1000

    evening(tmp_path, play, bot_pace=1000)


def test_in_the_dark_spectators_are_not_told_that_the_last_person_left(tmp_path):
    async def play(hall, clock):
        ann = await alone(hall, "casa_de_papel", watching="open", options={"blackout_seconds": 10})
        live = ann.room.live
        while not live.dark.veiled():
            await ann.act_first() if question(ann) else await clock.turn(1)
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(ann.room)
        eve.received()
        left = live.play.deadlines.next()[1] - live.play.time.at()
        ann.leave()
        await clock.turn(HOUR)
        assert eve.received() == []
        assert live.dark.veiled()
        await ann.enter()
        assert live.play.deadlines.next()[1] - live.play.time.at() == left, "her power is still hers to use"
        assert eve.received() == []

    evening(tmp_path, play)


# -- people who wait for each other ----------------------------------------------------------------------------------


def held(room):
    return [seat.held_by_bot for seat in room.shown("").seats]


def test_patience_runs_only_while_somebody_else_is_there(tmp_path):
    async def play(hall, clock):
        ann, bob = await seated(hall, "Ann", "Bob", patience=90)
        ann.leave()
        await clock.turn(60)
        bob.leave()
        records = len(ann.room.live.match.records)
        await clock.turn(HOUR)
        assert held(ann.room) == [False, False]
        assert len(ann.room.live.match.records) == records
        await bob.enter()
        await clock.turn(89)
        assert held(ann.room) == [False, False]
        await clock.turn(2)
        assert held(ann.room) == [True, False]

    evening(tmp_path, play)


def test_who_is_away_loses_her_patience_when_somebody_waits_even_if_she_was_the_first_to_go(tmp_path):
    """No advantage by going: the others’ waiting counts, whoever of them it is."""

    async def play(hall, clock):
        ann, bob, *_ = await seated(hall, "Ann", "Bob", "Cid", "Dee", game="casa_de_papel", patience=90)
        live = ann.room.live
        ann.leave(by_the_door=True)
        await clock.turn(45)
        bob.leave()
        assert not live.play.asleep
        assert live.play.time.running, "the clock of the others runs on"
        await clock.turn(46)
        assert held(ann.room) == [True, False, False, False]
        await clock.turn(45)
        assert held(ann.room) == [True, True, False, False]
        await ann.enter()
        assert held(ann.room) == [False, True, False, False]

    evening(tmp_path, play, bot_pace=1000)


def test_a_spectator_does_not_wait(tmp_path):
    async def play(hall, clock):
        ann, bob = await seated(hall, "Ann", "Bob", patience=90, watching="open")
        eve = await Somebody.new(hall, "Eve")
        await eve.enter(ann.room)
        for person in (ann, bob):
            person.leave()
        await clock.turn(DAY)
        assert held(ann.room) == [False, False]

    evening(tmp_path, play)


def test_after_a_restart_patience_begins_when_somebody_is_back(tmp_path):
    clock = Hourglass()

    async def first(hall, clock):
        ann, _ = await seated(hall, "Ann", "Bob", patience=90)
        return ann.room.id

    room_id = evening(tmp_path, first, clock)

    async def second(hall, clock):
        await clock.turn(DAY)
        room = hall.room(room_id)
        assert held(room) == [False, False]
        bob = Somebody(hall, "Bob", sent=100)
        await bob.enter(room)
        await clock.turn(89)
        assert held(room) == [False, False]
        await clock.turn(2)
        assert held(room) == [True, False]

    evening(tmp_path, second, clock)


# -- by correspondence -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["casa_de_papel", "red_notice", "la_traque"])
def test_by_correspondence_only_the_end_of_the_window_decides(tmp_path, game):
    async def play(hall, clock):
        names = ("Ann", "Bob", "Cid", "Dee")[: 4 if game == "casa_de_papel" else 2]
        people = await seated(hall, *names, game=game, patience=90, options={"clocks": "correspondence"})
        room = people[0].room
        live = room.live
        assert room.shown("").patience == 0
        ends = live.play.deadlines.next()[1]
        assert ends == DAY * 1000
        for person in people:
            person.leave()
        await clock.turn(DAY - 1)
        assert not any(held(room))
        assert not acts(room)
        assert len(live.match.records) == 1
        await clock.turn(2)
        await until(lambda: len(live.match.records) > 1)
        assert type(live.match.records[1]).__name__ == "TimeUp"
        assert not any(held(room))

    evening(tmp_path, play)


def test_by_correspondence_the_bots_answer_although_nobody_is_there(tmp_path):
    """Else their windows, and with them the match, would wait for the clock."""

    async def play(hall, clock):
        ann, bob = [await Somebody.new(hall, name) for name in ("Ann", "Bob")]
        room = await ann.lay("casa_de_papel", 4, level="random", options={"clocks": "correspondence"})
        await bob.sit(room, 1)
        await hall.stage.start(room, ann.id)
        await until(lambda: len(acts(room)) >= 2)
        assert {record.seat for record in acts(room)} <= {2, 3}

    evening(tmp_path, play)


def test_by_correspondence_with_bots_alone_she_has_all_the_time_of_the_world(tmp_path):
    async def play(hall, clock):
        ann = await alone(hall, "casa_de_papel", options={"clocks": "correspondence"})
        before = question(ann)
        ann.leave()
        await clock.turn(10 * DAY)
        await ann.enter()
        assert question(ann) == before

    evening(tmp_path, play)


# -- one device for all ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["red_notice", "coffre_fort"])
def test_a_device_that_is_away_stops_the_table(tmp_path, game):
    async def play(hall, clock):
        ann = await Somebody.new(hall, "Ann")
        options = {"clocks": "off"} if game == "red_notice" else {}
        room = await ann.lay(game, 2, hot_seat=True, patience=5, options=options)
        await hall.places.put_bot(room, ann.id, "Ann", wire.SeatChange(seat=1, level="random"))
        await hall.stage.start(room, ann.id)
        await ann.enter(room)
        await asked(ann)
        done = acts(room)
        ann.leave()
        await clock.turn(DAY)
        assert room.live.play.asleep
        assert acts(room) == done
        assert not any(held(room))
        await ann.enter()
        assert not room.live.play.asleep

    evening(tmp_path, play)
