"""One device for all seats, over the wire: every seat has its own sights, and an action says whose it is."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from cavale.lab.client import Json, Line
from cavale.lab.clocks import StandingClock
from server.server import House, serving

ACTIONS = 20


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


class Device:
    """A line that looks through several seats, and what each of them was shown."""

    def __init__(self, house: House, table: str, line: Line) -> None:
        self.house = house
        self.table = table
        self.line = line
        self.match = house.live(table).match
        self._sent = 0

    async def send(self, kind: str, **fields: Any) -> Json:
        self._sent += 1
        return await self.line.send({"type": kind, "id": f"device-{self._sent}", **fields})

    async def act(self, seat: int | None, option: Json, ask: int) -> Json:
        return await self.send("act", **option, ask=ask, **({} if seat is None else {"seat": seat}))

    async def sights(self) -> dict[int, Json]:
        """The last of each seat, with all events that came to it."""
        await self.send("ping")
        seen: dict[int, Json] = {}
        for frame in self.line.frames:
            if frame["type"] == "sight":
                before = [] if frame["whole"] else seen[frame["seat"]]["events"]
                seen[frame["seat"]] = {**frame, "events": before + frame["events"]}
        return seen


async def device(house: House, game: str) -> Device:
    ann = await house.person("Ann")
    laid = {"game": game, "seats": 2, "options": {"clocks": "off"}, "hot_seat": True}
    table = (await ann.post("/api/tables", laid))["id"]
    await ann.post(f"/api/tables/{table}/start")
    return Device(house, table, await house.line(ann, table))


@pytest.mark.parametrize("game", ["red_notice", "la_traque"])
def test_each_seat_sees_its_own_and_acts_for_itself(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with serving(tmp_path, clock=StandingClock()) as house:
            one = await device(house, game)
            acted: set[int] = set()
            for _ in range(ACTIONS):
                sights = await one.sights()
                assert sorted(sights) == [0, 1]
                for seat, sight in sights.items():
                    assert sight["view"] == plain(one.match.view(seat))
                    assert sight["events"] == plain(one.match.told[seat])
                    assert bool(sight["asked"]) == (seat in one.match.asked())
                seat = one.match.asked()[0]
                await refuse_all_but(one, seat, sights[seat]["asked"])
                acted.add(seat)
            assert acted == {0, 1}

    asyncio.run(play())


async def refuse_all_but(one: Device, seat: int, asked: Json) -> None:
    """The first option is refused without its seat and for another one, and done for the right one."""
    option, ask = asked["options"][0], asked["id"]
    before = one.house.state(one.table)
    assert (await one.act(None, option, ask))["fault"]["code"] == "which_seat"
    if one.match.asked() == [seat]:
        assert (await one.act(1 - seat, option, ask))["type"] in {"refused", "failed"}
    assert (await one.act(7, option, ask))["type"] == "failed"
    assert one.house.state(one.table) == before
    assert (await one.act(seat, option, ask))["type"] == "done"


def test_nobody_else_sits_acts_or_looks_at_a_table_of_one_device(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, clock=StandingClock()) as house:
            one = await device(house, "red_notice")
            eve = await house.person("Eve")
            await house.invite(eve, one.table)
            with pytest.raises(httpx.HTTPStatusError):
                await eve.post(f"/api/tables/{one.table}/sit", {})
            with pytest.raises(httpx.HTTPStatusError):
                await eve.ticket(one.table)

    asyncio.run(play())
