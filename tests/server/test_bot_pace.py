"""How long a bot takes tells nothing: neither what it holds nor how long it thought."""

import asyncio

import pytest

from cavale.server.botpool import BotPool, Thought
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
