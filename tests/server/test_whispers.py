"""A draft that only its seat knows of keeps nobody else waiting: how long each step took stays a secret."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cavale.lab.client import Json, Line, laid_table
from cavale.server.table.dark import Dark, Held
from games.red_notice.table import table
from server.server import House, serving
from server.test_dark_answers import SlowStore

QUESTIONS: list[Json] = [
    {"type": "act", "verb": "go", "args": {"city": "rio"}},
    {"type": "act", "verb": "nonsense"},
    {"type": "why_not", "verb": "go", "args": {"city": "rio"}},
    {"type": "take_back"},
    {"type": "undo"},
    {"type": "say", "text": "Where are you?"},
    {"type": "ping"},
]
CALLS = ("/api/tables/mine", "/api/tables", "/api/tables/{table}")


class Hunt:
    """A match in which Angela plans where to go."""

    def __init__(self, house: House, table: str, lines: list[Line]) -> None:
        self.house = house
        self.store: Any = house.store
        self.table = table
        self.angela, self.jessah = lines

    async def until_she_plans(self) -> None:
        while not self.ways():
            assert not self.angela.over()
            await self._one_action()

    def ways(self) -> list[Json]:
        asked = self.angela.sight and self.angela.sight["asked"]
        return [option for option in (asked["options"] if asked else []) if option["verb"] == "go"]

    async def _one_action(self) -> None:
        for line in (self.angela, self.jessah):
            asked = line.sight and line.sight["asked"]
            if asked and asked["options"] and not asked["locked"]:
                answer = await line.send(
                    {"type": "act", "id": line.next_id(), "ask": asked["id"], **asked["options"][0]}
                )
                assert answer["type"] == "done", answer
                for each in (self.angela, self.jessah):  # what came of it is here before the answer
                    await each.send({"type": "ping", "id": each.next_id()})
                return
        raise AssertionError("nobody is asked")

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        """She takes a step, and it takes as long as this to be written."""
        self.store.free.clear()
        done = asyncio.create_task(self.angela.send({"type": "act", "id": "step", **self.ways()[0]}))
        await self.store.writing.wait()
        yield
        assert not done.done(), "it was acknowledged before it was on the disk"
        self.store.free.set()
        assert (await done)["type"] == "done"

    async def answers(self) -> list[bytes]:
        return [await self._ask(frame) for frame in QUESTIONS]

    async def _ask(self, frame: Json) -> bytes:
        answer = await self.jessah.send({"id": self.jessah.next_id(), **frame})
        return msgspec.json.encode({key: value for key, value in answer.items() if key != "id"})

    async def calls(self) -> list[Any]:
        return [(await self.jessah.person.http.get(call.format(table=self.table))).json() for call in CALLS]

    async def comes_in(self) -> Json | None:
        """What Jessah is shown in another tab."""
        line = await self.house.line(self.jessah.person, self.table)
        await line.until(lambda line: line.sight is not None)
        await self.house.hang_up(line)
        return line.sight and {key: value for key, value in line.sight.items() if key != "now"}


@asynccontextmanager
async def hunt(folder: Path) -> AsyncIterator[Hunt]:
    async with serving(folder, wrap=SlowStore) as house:
        people = await house.people(2)
        table = await laid_table(people, game="red_notice", seats=2, options={"clocks": "off"}, patience=0)
        await people[0].post(f"/api/tables/{table}/start")
        lines = [await house.line(person, table) for person in people]
        for line in lines:
            await line.until(lambda line: line.sight is not None)
        found = Hunt(house, table, lines)
        await found.until_she_plans()
        yield found


@pytest.mark.rule("RN-INV-05")
def test_jessah_is_answered_while_a_step_of_angela_is_written(tmp_path: Path) -> None:
    async def run() -> None:
        async with hunt(tmp_path) as match:
            before = await match.answers()
            async with match.writing():
                assert await match.answers() == before
            assert await match.answers() == before

    asyncio.run(run())


@pytest.mark.rule("RN-INV-05")
def test_calls_and_another_tab_do_not_wait_either(tmp_path: Path) -> None:
    async def run() -> None:
        async with hunt(tmp_path) as match:
            before = await match.calls(), await match.comes_in()
            async with match.writing():
                assert (await match.calls(), await match.comes_in()) == before

    asyncio.run(run())


def test_angela_herself_hears_of_nothing_that_is_not_on_the_disk(tmp_path: Path) -> None:
    async def run() -> None:
        async with hunt(tmp_path) as match:
            tab = await match.house.line(match.angela.person, match.table)
            async with match.writing():
                asked = asyncio.create_task(
                    tab.send({"id": "again", "type": "why_not", "verb": "go", "args": {"city": "rio"}})
                )
                await match.answers()
                assert not asked.done()
            assert (await asked)["type"] == "reason"

    asyncio.run(run())


def held(t: Any, name: str, action: Any, at: int = 900) -> bool:
    """Whether this waits for a window that ends at 1000."""
    play: Any = SimpleNamespace(match=t.match, deadlines=SimpleNamespace(next=lambda: ("decision", 1_000)))
    try:
        Dark(play).hold(t.seat(name), action, at)
    except Held as error:
        return error.milliseconds == 1_001 - at
    return False


@pytest.mark.rule("RN-INV-05")
def test_a_step_that_only_angela_knows_of_is_not_written_while_a_window_ends() -> None:
    t = table(row="move:2|cheque:1", tokens="A3@1L", angela="dubai")
    assert held(t, "Angela", t.action("go", city="cairo"))
    assert not held(t, "Angela", t.action("go", city="cairo"), at=700)
    assert not held(t, "Angela", t.action("go", city="lima")), "what is refused is refused at once"
    assert not held(t, "Angela", t.action("end_movement")), "everybody sees that"
    assert not held(t, "Angela", None), "there is nothing to take back"
    t.plans("go:cairo")
    assert held(t, "Angela", None)
