"""What a bot decided for somebody who was away: the log keeps it, and the seat alone is told."""

import asyncio

from cavale import catalog
from cavale.core.archive import from_json
from cavale.core.record import Acted
from hosting import Hourglass, Somebody, go_on, open_hall, seated


def evening(path, play, clock=None, **settings):
    async def spend():
        time = clock or Hourglass()
        async with asyncio.timeout(120), open_hall(path / "cavale.db", time, **settings) as hall:
            return await play(hall, time)

    return asyncio.run(spend())


async def taken_over(hall, clock):
    """Ann and Bob; whoever begins is away, a bot has bet for her, and it is the other's turn."""
    people = await seated(hall, "Ann", "Bob", patience=90)
    first = next(person for person in people if person.room.live.play.asked(person.seat))
    other = next(person for person in people if person is not first)
    first.leave()
    await clock.turn(91)
    await other.until(lambda frame: frame["type"] == "sight" and other.seat in frame["deciding"])
    return first, other


def held(room):
    return [record for record in room.live.match.records if isinstance(record, Acted) and record.held]


def check(person, record):
    """She is told what was decided for her, and which of the events told it."""
    sight = person.received("sight")[-1]
    (decided,) = sight["decided"]
    assert (decided["verb"], decided["args"]) == (record.verb, record.args)
    told = sight["events"][decided["first"] : decided["end"]]
    assert [event["seat"] for event in told if event["event"] == "bet"] == [person.seat]


def test_who_comes_back_is_told_what_a_bot_decided_for_her_and_nobody_else_is(tmp_path):
    async def play(hall, clock):
        first, other = await taken_over(hall, clock)
        (record,) = held(first.room)
        assert record.seat == first.seat
        await first.enter()
        check(first, record)
        assert all(frame["decided"] == [] for frame in other.frames if frame["type"] == "sight")
        await other.act_first()
        assert held(first.room) == [record], "what people decide is theirs"

    evening(tmp_path, play)


def test_it_is_still_known_after_a_restart_and_in_the_match_file_and_the_film(tmp_path):
    clock = Hourglass()

    async def before(hall, clock):
        first, other = await taken_over(hall, clock)
        return first.room.id, first.name, other.name, held(first.room)[0]

    room_id, first_name, other_name, record = evening(tmp_path, before, clock)

    async def after(hall, clock):
        people = first, other = [Somebody(hall, name, sent=100) for name in (first_name, other_name)]
        for person in people:
            await person.enter(hall.room(room_id))
        check(first, record)
        assert other.received("sight")[-1]["decided"] == []
        while not first.room.live.match.over:
            await go_on(people, clock)
        await hall.stage.settle()
        again = from_json(await hall.library.file(first.room.match), catalog.find)
        assert [entry for entry in again.records if isinstance(entry, Acted) and entry.held] == [record]
        assert [len(entry) for entry in again.decided] == [seat == first.seat for seat in range(3)]

    evening(tmp_path, after, clock)


def test_a_bot_in_its_own_seat_decides_for_nobody(tmp_path):
    async def play(hall, clock):
        ann = await Somebody.new(hall, "Ann")
        room = await ann.lay("casa_de_papel", 4, level="random")
        await hall.stage.start(room, ann.id)
        await ann.enter(room)
        await ann.act_first()
        await ann.act_first()
        await ann.until(lambda frame: frame["type"] == "sight" and frame["step"] != "choose_cards")
        assert any(isinstance(record, Acted) for record in room.live.match.records)
        assert held(room) == []

    evening(tmp_path, play)
