"""What bots see of the clock: what everybody at the table sees, and no more."""

import asyncio

from cavale.server.botpool import BotPool, Thought
from hosting import Hourglass, Somebody, open_hall

MINUTE = 60_000


def test_a_bot_is_told_how_much_time_is_left(tmp_path, monkeypatch):
    """A quarter of an hour for two agents, and forty seconds for one question."""
    told = []

    async def think(_, match, seat, level, seed, whose):
        told.append(whose.time_left())
        return Thought(match.options_of(seat)[0].index, None)

    monkeypatch.setattr(BotPool, "think", think)

    async def play():
        clock = Hourglass()
        async with open_hall(tmp_path / "cavale.db", clock) as hall:
            ann = await Somebody.new(hall, "Ann")
            room = await ann.lay(game="coffre_fort", seats=2, options={"turn_nudge": 25})
            await hall.stage.start(room, ann.id)
            await ann.enter()
            await ann.send("act", verb="ready")
            await ann.until(lambda frame: frame["type"] == "sight" and frame["step"] == "before_roll")
            assert told == [{}], "the clock starts when all are ready"
            await clock.turn(20)
            while room.live.match.asked() == [0]:
                await ann.act_first()
            await ann.until(lambda frame: len(told) > 1)  # whatever the bot did
            assert told[1] == {"clock": 15 * MINUTE - 20_000, "nudge": 40_000}

    asyncio.run(play())
