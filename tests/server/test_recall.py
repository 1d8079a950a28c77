"""What bots believed is shown when a match is over, not before, and also after a restart in the middle of it."""

import asyncio

from cavale.server import wire
from hosting import Hourglass, Somebody, open_hall


async def bots_to_act(room):
    """Wait until all bots have believed something, and have nothing more to do."""
    company = room.live.company
    bots = {seat for seat, chair in enumerate(room.seating.chairs) if chair.level}
    async with asyncio.timeout(60):
        while {belief["seat"] for belief in company.beliefs} != bots or company.tasks():  # noqa: ASYNC110 - nobody is told of a belief
            await asyncio.sleep(0.02)


async def give_up(hall, ann):
    await ann.send("vote", motion="abandon")
    await hall.stage.settle()
    return [frame for frame in ann.received("sight") if frame["step"] == ""][-1]


def believers(sight):
    return {belief["seat"] for belief in sight["beliefs"]}


def test_beliefs_come_with_the_end_and_stay_for_those_who_come_back(tmp_path):
    async def spend():
        async with open_hall(tmp_path / "cavale.db", Hourglass()) as hall:
            ann = await Somebody.new(hall, "Ann")
            room = await hall.reception.quick(ann.id, "Ann", wire.QuickTable(game="casa_de_papel", seats=4))
            await hall.stage.start(room, ann.id)
            await ann.enter(room)
            await bots_to_act(room)
            assert not any(frame["beliefs"] for frame in ann.received("sight"))
            end = await give_up(hall, ann)
            bots = set(range(4)) - {ann.seat}
            assert believers(end) == bots
            await ann.enter(room)
            assert ann.received("sight")[-1]["beliefs"] == end["beliefs"]
        async with open_hall(tmp_path / "cavale.db", Hourglass()) as hall:
            again = Somebody(hall, "Ann")
            await again.enter(await hall.find(room.id))
            assert again.received("sight")[-1]["beliefs"] == end["beliefs"]

    asyncio.run(spend())


def test_a_restart_forgets_no_belief(tmp_path):
    """A bot that decides no more after the restart believed what it believed before."""

    async def spend():
        async with open_hall(tmp_path / "cavale.db", Hourglass()) as hall:
            ann = await Somebody.new(hall, "Ann")
            room = await hall.reception.quick(ann.id, "Ann", wire.QuickTable(game="casa_de_papel", seats=4))
            await hall.stage.start(room, ann.id)
            await ann.enter(room)
            await bots_to_act(room)
            before = {belief["seat"]: belief for belief in room.live.company.beliefs}
        async with open_hall(tmp_path / "cavale.db", Hourglass(), bot_pace=1) as hall:
            ann = Somebody(hall, "Ann")
            room = await hall.find(room.id)
            assert room.live.company.beliefs == []
            await ann.enter(room)
            end = await give_up(hall, ann)
            assert {belief["seat"]: belief for belief in end["beliefs"]} == before
            assert len(before) == 3
            film = (await hall.library.film(room.match, ann.seat)).decode()
            assert '"beliefs":[{' in film

    asyncio.run(spend())
