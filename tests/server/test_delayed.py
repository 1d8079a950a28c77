"""Spectators who see later, over the wire: everything, in order, and nothing before its time."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cavale.lab.client import Json, Line
from cavale.lab.clocks import StandingClock
from server.server import House, serving

DELAY = 120_000  # milliseconds
BETWEEN = 25_000  # milliseconds from one action to the next: several are on their way at a time
ACTIONS = 16


class Film:
    """A match of two people, and what spectators may see of it at which time."""

    def __init__(self, house: House, clock: StandingClock, table: str, lines: list[Line]) -> None:
        self.match = house.live(table).match
        self._house = house
        self._clock = clock
        self._table = table
        self._lines = lines
        self._frames: list[tuple[int, Any, int]] = []  # when, what was to be seen, how many events were told by then
        self._shoot()

    async def act(self) -> None:
        """Whoever is asked does the first thing that is possible; then time passes."""
        line = next(line for line in self._lines if asked(line))
        question = asked(line)
        answer = await line.act(**question["options"][0], ask=question["id"])
        assert answer["type"] == "done", answer
        number = len(self.match.records)
        for other in self._lines:
            await other.send({"type": "ping", "id": f"ping-{number}"})
        self._shoot()
        self._clock.pass_by(BETWEEN)

    def due(self) -> tuple[Any, list[Json]]:
        """The view and all the events that are to be known now."""
        known = [frame for frame in self._frames if frame[0] + DELAY <= self._clock.now()]
        if not known:
            return None, []
        _, view, count = known[-1]
        return view, plain(self.match.told[-1][:count])

    def _shoot(self) -> None:
        seats = self.match.seats
        self._frames.append((self._clock.now(), plain(self.match.view(seats)), len(self.match.told[seats])))


class Watcher:
    """A spectator who writes down what she is told."""

    def __init__(self, line: Line) -> None:
        self._line = line

    async def knows(self) -> tuple[Any, list[Json]]:
        """Her last view and all events, after everything that was sent has come."""
        await self._line.send({"type": "ping", "id": f"ping-{len(self._line.frames)}"})
        view, events = None, []
        for frame in self._line.frames:
            if frame["type"] == "sight":
                view, events = frame["view"], ([] if frame["whole"] else events) + frame["events"]
        return view, events


def asked(line: Line) -> Any:
    question = line.sight["asked"] if line.sight else None
    return question if question and question["options"] and not question["locked"] else None


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def watcher(house: House, name: str, table: str) -> Watcher:
    return Watcher(await house.line(await house.person(name), table))


@pytest.mark.parametrize("game", ["red_notice", "la_traque"])
def test_who_sees_later_sees_every_event_in_order_and_none_before_its_time(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        clock = StandingClock()
        async with serving(tmp_path, clock=clock, spectator_delay=DELAY // 1000) as house:
            people = await house.people(2)
            laid = {"game": game, "seats": 2, "options": {"clocks": "off"}, "watching": "delayed", "patience": 0}
            table = (await people[0].post("/api/tables", laid))["id"]
            await house.invite(people[1], table)
            await people[1].post(f"/api/tables/{table}/sit", {})
            await people[0].post(f"/api/tables/{table}/start")
            lines = [await house.line(person, table) for person in people]
            film = Film(house, clock, table, lines)
            watchers = [await watcher(house, "Eve", table)]
            for number in range(ACTIONS):
                await film.act()
                if number == ACTIONS // 2:
                    watchers.append(await watcher(house, "Late", table))
                for each in watchers:
                    assert await each.knows() == film.due()
            clock.pass_by(DELAY)
            watchers.append(await watcher(house, "Last", table))
            for each in watchers:
                assert await each.knows() == film.due()
            assert film.due()[1] == plain(film.match.told[-1])
            assert len(film.due()[1]) > 4

    asyncio.run(play())
