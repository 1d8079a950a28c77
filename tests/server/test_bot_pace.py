"""What is public tells nothing of a bot: neither how long it takes, nor what its table is called."""

import asyncio

import pytest

from cavale.core.record import Acted
from cavale.server.botpool import NOTHING, BotPool, Thought
from hosting import Hourglass, Somebody, open_hall


@pytest.mark.parametrize("thinking", [0.0, 0.3, 0.7])
def test_a_bot_acts_at_the_same_time_however_long_it_thinks(tmp_path, monkeypatch, thinking):
    """At the pace 1, with the wait drawn in the middle: 1.9 seconds after it was asked."""
    monkeypatch.setattr("secrets.randbelow", lambda most: most // 2)

    async def play():
        clock = Hourglass()
        async with open_hall(tmp_path / "cavale.db", clock, bot_pace=1) as hall:

            async def think(_, match, seat, *__):
                await clock.sleep(round(thinking * 1000))
                return Thought(match.options_of(seat)[0].index, None)

            monkeypatch.setattr(BotPool, "think", think)
            ann = await Somebody.new(hall, "Ann")
            room = await ann.lay()
            await hall.stage.start(room, ann.id)
            await ann.enter()
            if room.live.match.asked() == [0]:
                await ann.act_first()
            before = len(room.live.match.records)
            assert room.live.match.asked() == [1]
            await clock.turn(1.8)
            assert len(room.live.match.records) == before
            await clock.turn(0.2)
            async with asyncio.timeout(60), room.live.play.settled:
                pass
            assert room.live.match.records[before].at == room.live.match.records[before - 1].at + 1_900

    asyncio.run(play())


def test_what_a_bot_does_unnoticed_takes_no_time_of_its_own(tmp_path, monkeypatch):
    """RN-NET-06 One wait until the answer that others notice, however many items it has: here a card and its lock."""
    monkeypatch.setattr("secrets.randbelow", lambda most: most // 2)

    async def think(_, match, seat, *__):
        options = match.options_of(seat)
        locks = [action for action in options if action.verb == "lock"]
        return Thought((locks or options)[0].index if options else NOTHING, None)

    monkeypatch.setattr(BotPool, "think", think)

    async def play():
        clock = Hourglass()
        async with open_hall(tmp_path / "cavale.db", clock, bot_pace=1) as hall:
            ann = await Somebody.new(hall, "Ann")
            room = await ann.lay(game="casa_de_papel", seats=4)
            await hall.stage.start(room, ann.id)
            await ann.enter()
            for _ in range(24):
                await clock.turn(0.1)
                async with asyncio.timeout(60), room.live.play.settled:
                    pass
            done = [(record.verb, record.at) for record in room.live.match.records if isinstance(record, Acted)]
            assert [verb for verb, _ in done] == ["choose"] * 3 + ["lock"] * 3
            assert {at for verb, at in done if verb == "lock"} == {1_900}

    asyncio.run(play())


def test_nobody_can_compute_the_chance_of_a_bot_before_the_end(tmp_path, monkeypatch):
    """Two tables that look the same from outside; the same table after a restart."""
    heard = []

    async def think(_, match, seat, level, seed, left):
        heard.append((seat, seed))
        return Thought(NOTHING, None)

    monkeypatch.setattr(BotPool, "think", think)

    async def seeds(name, *, dealt_before):
        async with open_hall(tmp_path / name, Hourglass()) as hall:
            ann = await Somebody.new(hall, "Ann")
            for _ in range(dealt_before):
                await ann.lay()
            with monkeypatch.context() as patched:
                patched.setattr("secrets.token_urlsafe", lambda _: "same-table")
                room = await ann.lay(game="casa_de_papel", seats=4)
            await hall.stage.start(room, ann.id)
            await ann.enter(room)
            await _until(lambda: len(heard) == 3)
        return dict(sorted(heard))

    async def seeds_again(name):
        async with open_hall(tmp_path / name, Hourglass()) as hall:
            ann = Somebody(hall, "Ann", sent=100)
            await ann.enter(hall.room("same-table"))  # nobody thinks for a table without people
            await _until(lambda: len(heard) == 3)
        return dict(sorted(heard))

    async def compare():
        first = await seeds("one.db", dealt_before=0)
        heard.clear()
        assert await seeds_again("one.db") == first
        heard.clear()
        other = await seeds("other.db", dealt_before=1)
        assert len({*first.values(), *other.values()}) == 6

    asyncio.run(compare())


async def _until(done):
    async with asyncio.timeout(60):
        while not done():  # noqa: ASYNC110 - nobody is told that a bot thinks
            await asyncio.sleep(0.01)
