"""A server that is killed while its clock runs, is frozen or rests: an hour later nobody has lost a second."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cavale.lab.client import Json, Line, Person
from cavale.lab.host import Host

SECOND = 1_000
HOUR = 3_600  # seconds: so much later than it was first started finds the server its clock


class Team:
    """Ann and Bob at a table of the relay, on a server that can be killed."""

    def __init__(self, host: Host, people: list[Person], table: str) -> None:
        self.host = host
        self.people = people
        self.table = table
        self.lines: list[Line] = []

    async def sit_down(self) -> None:
        self.lines = [await person.sit_at(self.table) for person in self.people]

    async def kill(self, *, politely: bool = False) -> None:
        """As a power cut would, or so that everybody is told; an hour later it is back."""
        await asyncio.to_thread(self.host.stop if politely else self.host.kill)
        for line in self.lines:
            await line.close()
        self.host.start()
        self.host.ready()

    async def until(self, seen: Any) -> Json:
        """Bob is told of a table like this."""
        await self.lines[1].until(lambda line: seen(line.table))
        return self.lines[1].table

    async def command(self, line: Line, verb: str, seat: int) -> Json:
        return await line.send({"type": "act", "id": line.next_id(), "verb": verb, "seat": seat})

    def left(self) -> int:
        """Milliseconds on the clock."""
        sights = [frame for frame in self.lines[1].frames if frame["type"] == "sight" and frame["view"]]
        clock = next(one for one in sights[-1]["deadlines"] if one["window"] == "clock")
        return int(clock["ends"] - sights[-1]["now"])


def evening(folder: Path, play: Any, **options: str) -> None:
    async def spend() -> None:
        with Host(folder / "cavale.db", standing=True, plant="server.relay:install") as host:
            async with Person(host.url, "Ann") as ann, Person(host.url, "Bob") as bob:
                wanted = {"game": "relay", "seats": 2, "options": options}
                laid = await ann.post("/api/tables", wanted)
                table = laid["id"]
                await bob.post("/api/tables/join", {"link": laid["link"]})
                await bob.post(f"/api/tables/{table}/sit", {})
                await ann.post(f"/api/tables/{table}/start")
                team = Team(host, [ann, bob], table)
                await team.sit_down()
                for line in team.lines:
                    await line.act("ready")
                await play(team)
                for line in team.lines:
                    await line.close()

    asyncio.run(spend())


def runs(table: Json) -> bool:
    return table["standing"] is None


def stands(table: Json) -> bool:
    return not runs(table)


def orphaned(table: Json) -> bool:
    return runs(table) and bool(table["seats"][0]["orphaned"])


async def all_back(team: Team) -> None:
    await team.sit_down()
    table = await team.until(lambda table: stands(table) and not table["standing"]["seats"])
    assert table["standing"]["cause"] == "restart"
    for line in team.lines:
        await line.until(lambda line: line.sight is not None)
    assert all(line.sight and line.sight["view"] is None for line in team.lines)
    team.host.pass_by(3 * SECOND)
    for line in team.lines:
        await line.until(lambda line: runs(line.table))


@pytest.mark.parametrize("politely", [False, True])
def test_killed_while_the_clock_runs(tmp_path: Path, politely: bool) -> None:
    async def play(team: Team) -> None:
        team.host.pass_by(10 * SECOND)
        await team.lines[0].act("run")
        await team.kill(politely=politely)
        await all_back(team)
        assert team.left() == 590 * SECOND
        await team.lines[1].tear()
        await team.lines[0].until(lambda line: stands(line.table))
        assert team.lines[0].table["standing"]["cause"] == "line", "nobody's grace was spent"

    evening(tmp_path, play)


def test_killed_in_a_freeze(tmp_path: Path) -> None:
    async def play(team: Team) -> None:
        await team.lines[0].tear()
        await team.until(stands)
        team.host.pass_by(50 * SECOND)
        await team.kill()
        await all_back(team)
        assert team.left() == 600 * SECOND
        assert team.lines[1].table["stood"] == HOUR + 3, "from the break, through the power cut, until all were back"
        await team.lines[0].tear()
        await team.until(orphaned)

    evening(tmp_path, play)


def test_killed_in_a_pause(tmp_path: Path) -> None:
    async def play(team: Team) -> None:
        for line in team.lines:
            await line.send({"type": "vote", "id": line.next_id(), "motion": "pause"})
        await team.kill()
        await team.sit_down()
        table = await team.until(stands)
        assert table["standing"]["cause"] == "pause"
        for line in team.lines:
            await line.send({"type": "vote", "id": line.next_id(), "motion": "resume"})
        table = await team.until(runs)
        assert (table["rested"], table["stood"]) == (True, HOUR)
        assert team.left() == 600 * SECOND

    evening(tmp_path, play, pause="unanimous")


@pytest.mark.parametrize("back", [True, False])
def test_killed_while_somebody_is_commanded(tmp_path: Path, back: bool) -> None:
    async def play(team: Team) -> None:
        ann, bob = team.people
        await team.lines[0].close()
        await team.until(orphaned)
        assert (await team.command(team.lines[1], "run", 0))["type"] == "done"
        await team.kill()
        team.lines = [team.lines[0], await bob.sit_at(team.table)]
        await team.until(lambda table: stands(table) and not table["standing"]["seats"])
        team.host.pass_by(3 * SECOND)
        await team.until(orphaned)
        assert (await team.lines[1].act("run"))["type"] == "done"
        if back:
            team.lines[0] = await ann.sit_at(team.table)
            await team.until(lambda table: not orphaned(table))
            assert (await team.lines[0].act("run"))["type"] == "done"
        else:
            assert (await team.command(team.lines[1], "run", 0))["type"] == "done"

    evening(tmp_path, play)
