"""A bot plays on for somebody who is away, over the wire: with what that seat knows, and until she is back."""

import asyncio
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cavale.core.match import Match
from cavale.lab.client import Line
from cavale.lab.clocks import StandingClock
from cavale.server import botpool
from server.server import House, serving

PATIENCE = 90  # seconds
AWAY = 1  # the seat of whoever leaves


class Minds:
    """What the bots were asked, and how it stood then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seats: list[int] = []
        ask = botpool.question

        def question(match: Any, seat: int, *rest: Any) -> bytes:
            asked = ask(match, seat, *rest)
            told = pickle.loads(asked)  # noqa: S301 - of this very process
            assert (told.seat, told.view, told.told) == (seat, match.view(seat), match.told[seat])
            self.seats.append(seat)
            return asked

        monkeypatch.setattr(botpool, "question", question)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def held(line: Line) -> bool:
    return bool(line.table["seats"][AWAY]["held_by_bot"])


def ready(line: Line) -> bool:
    """Whether an answer of hers is awaited."""
    asked = line.sight and line.sight["asked"]
    return bool(asked and asked["options"] and not asked["locked"])


async def answer(line: Line) -> None:
    """The first things that are possible, until nothing more is asked."""
    while ready(line):
        assert line.sight
        asked = line.sight["asked"]
        assert (await line.act(**asked["options"][0], ask=asked["id"]))["type"] == "done"
        await hush([line])


def waited_for(match: Match) -> list[int]:
    """The seats that have still to answer."""
    return [seat for seat in match.asked() if not match.state.locked >> seat & 1]


async def hush(lines: list[Line]) -> None:
    """All that was sent has come, and whoever had something to do has done it."""
    for number, line in enumerate(lines * 3):
        await line.send({"type": "ping", "id": f"hush-{number}-{len(line.frames)}"})


def at_a_table_of_four(folder: Path, play: Callable[[House, StandingClock, str, list[Line]], Any]) -> None:
    async def run() -> None:
        clock = StandingClock()
        async with serving(folder, clock=clock) as house:
            table, lines = await house.match(seats=4, patience=PATIENCE)
            await play(house, clock, table, lines)

    asyncio.run(run())


def test_a_bot_holds_the_seat_with_its_knowledge_only_and_gives_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    minds = Minds(monkeypatch)

    async def play(house: House, clock: StandingClock, table: str, lines: list[Line]) -> None:
        match = house.live(table).match
        away, others = lines[AWAY], [line for seat, line in enumerate(lines) if seat != AWAY]
        await house.hang_up(away)
        for line in others:
            await answer(line)  # from now on all wait for her
        await hush(others)
        clock.pass_by(PATIENCE * 1000 - 1)
        await hush(others)
        assert not any(held(line) for line in others)
        assert waited_for(match) == [AWAY]
        step = others[0].sight and others[0].sight["step"]
        clock.pass_by(1)
        for line in others:
            await line.until(held)
            await line.until(lambda line: line.sight is not None and line.sight["step"] != step)
        assert set(minds.seats) == {AWAY}

        back = await house.line(away.person, table)
        await back.until(lambda line: line.sight is not None)
        assert not held(back)
        assert back.sight
        assert back.sight["whole"]
        assert back.sight["events"] == plain(match.told[AWAY])
        for line in others:
            await line.until(lambda line: not held(line))
        while waited_for(match) != [AWAY]:  # until it is her turn to speak: what follows waits for her alone
            [speaker] = waited_for(match)
            assert (await lines[speaker].act("done"))["type"] == "done"
        thoughts, records = len(minds.seats), len(match.records)
        clock.pass_by(3_600_000)
        await hush([*others, back])
        assert (len(minds.seats), len(match.records)) == (thoughts, records)
        assert (await back.act("done"))["type"] == "done"

    at_a_table_of_four(tmp_path, play)


def test_who_is_back_in_time_finds_the_question_still_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    minds = Minds(monkeypatch)

    async def play(house: House, clock: StandingClock, table: str, lines: list[Line]) -> None:
        match = house.live(table).match
        away, others = lines[AWAY], [line for seat, line in enumerate(lines) if seat != AWAY]
        question = away.sight and away.sight["asked"]["options"]
        await house.hang_up(away)
        for line in others:
            await answer(line)
        clock.pass_by(PATIENCE * 1000 - 1)
        back = await house.line(away.person, table)
        await back.until(ready)
        clock.pass_by(PATIENCE * 1000)
        await hush([*others, back])
        assert not any(held(line) for line in others)
        assert (minds.seats, waited_for(match)) == ([], [AWAY])
        assert back.sight
        assert back.sight["asked"]["options"] == question
        await answer(back)

    at_a_table_of_four(tmp_path, play)
