"""Undo by consent, over the wire: the others are asked, a bot agrees at once, and all see what was before."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cavale.core.match import Match
from cavale.lab.client import Json, Line, laid_table, start_table
from cavale.lab.clocks import StandingClock
from cavale.server.botpool import BotPool, Thought
from server.server import House, serving


def sit_down(folder: Path, play: Callable[[House, str, list[Line]], Awaitable[None]], *, people: int) -> None:
    """A hand of Leduc poker: all bets are open, and a raise answers a raise."""

    async def run() -> None:
        async with serving(folder, clock=StandingClock()) as house:
            guests = await house.people(people)
            table = await laid_table(guests, seats=2, game="leduc_poker", level="random", patience=0)
            await start_table(guests, table)
            lines = [await house.line(guest, table) for guest in guests]
            for line in lines:
                await line.until(lambda line: line.sight is not None)
            await play(house, table, lines)

    asyncio.run(run())


async def send(line: Line, kind: str, **fields: Any) -> Json:
    return await line.send({"type": kind, "id": line.next_id(), **fields})


async def hush(*lines: Line) -> None:
    for line in lines:
        await send(line, "ping")


async def does(line: Line, verb: str) -> None:
    assert line.sight
    assert (await line.act(verb, ask=line.sight["asked"]["id"]))["type"] == "done"


async def raised_twice(lines: list[Line]) -> tuple[Line, Line, list[Any]]:
    """Who raised first, who raised her, and what each of the two saw before."""
    first = next(line for line in lines if line.sight and line.sight["asked"])
    other = next(line for line in lines if line is not first)
    before = [line.sight and line.sight["view"] for line in (first, other)]
    await does(first, "raise")
    await other.until(lambda line: bool(line.sight and line.sight["asked"]))
    await does(other, "raise")
    await hush(first, other)
    return first, other, before


def test_what_another_answered_openly_is_undone_when_she_agrees(tmp_path: Path) -> None:
    async def play(house: House, table: str, lines: list[Line]) -> None:
        first, other, before = await raised_twice(lines)
        state = house.state(table)
        assert (await send(first, "undo"))["type"] == "done"
        await hush(other)
        assert house.state(table) == state  # asked, not done
        assert other.table["undo_asked"] == first.table["seat"]
        assert (await send(other, "consent", yes=True))["type"] == "done"
        await hush(first, other)
        for line, view in zip((first, other), before, strict=True):
            assert line.sight
            assert line.sight["view"] == view
            assert [event["event"] for event in line.sight["events"]] == ["undone"]
            assert line.table["undo_asked"] is None
        await does(first, "call")

    sit_down(tmp_path, play, people=2)


def test_nothing_is_undone_when_she_does_not_agree_or_nobody_asked(tmp_path: Path) -> None:
    async def play(house: House, table: str, lines: list[Line]) -> None:
        first, other, _ = await raised_twice(lines)
        state = house.state(table)
        assert (await send(other, "consent", yes=True))["type"] == "refused"
        await send(first, "undo")
        await send(first, "consent", yes=True)  # her own consent is not that of the others
        assert house.state(table) == state
        await send(other, "consent", yes=False)
        await hush(first, other)
        assert first.table["undo_asked"] is other.table["undo_asked"] is None
        assert house.state(table) == state
        assert (await send(other, "consent", yes=True))["type"] == "refused"

    sit_down(tmp_path, play, people=2)


@pytest.mark.parametrize(("answer", "undone"), [("raise", True), ("call", False)])
def test_a_bot_agrees_at_once_to_what_nobody_learned_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, undone: bool
) -> None:
    """Where it raised her, all is as before; where it called, a card was shown, and nothing is undone."""

    async def think(self: BotPool, match: Match, seat: int, *rest: Any) -> Thought:
        actions = [action for action in match.options_of(seat) if action.verb == answer]
        return Thought(actions[0].index, None)

    monkeypatch.setattr(BotPool, "think", think)

    async def play(house: House, table: str, lines: list[Line]) -> None:
        (line,) = lines
        match = house.live(table).match
        assert line.sight
        view = line.sight["view"]
        await does(line, "raise")
        await line.until(lambda line: bool(line.sight and line.sight["view"]["history"][-1:] == [answer]))
        state = house.state(table)
        assert ((await send(line, "undo"))["type"] == "done") == undone
        await hush(line)
        assert line.table["undo_asked"] is None
        assert (line.sight["view"] == view) == undone
        assert (house.state(table) == state) != undone
        assert match.asked() == [0]

    sit_down(tmp_path, play, people=1)


@pytest.mark.parametrize("verb", ["undo", "consent"])
def test_a_spectator_neither_undoes_nor_agrees(tmp_path: Path, verb: str) -> None:
    async def play() -> None:
        async with serving(tmp_path, clock=StandingClock()) as house:
            table, lines = await house.match(seats=4, watching="open")
            eve = await house.line(await house.person("Eve"), table)
            state = house.state(table)
            fields = {"yes": True} if verb == "consent" else {}
            assert (await send(eve, verb, **fields))["type"] in {"refused", "failed"}
            await hush(*lines)
            assert house.state(table) == state

    asyncio.run(play())
