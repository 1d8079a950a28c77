"""How a socket ends says whether somebody left or her line broke: only a broken line is waited for."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cavale import catalog
from cavale.core.record import Freeze, Orphan
from cavale.lab.client import Line
from cavale.lab.clocks import StandingClock
from cavale.server.lane import Lane
from cavale.server.protocol import PUBLIC
from server.relay import GAME
from server.server import serving


@pytest.mark.parametrize(
    ("end", "then"),
    [
        (lambda line: line.close(), Orphan),
        (lambda line: line.close(1001), Orphan),  # the page was closed
        (lambda line: line.close(4000), Freeze),  # the client only calls again
        (lambda line: line.tear(), Freeze),
    ],
    ids=["left", "closed the page", "calls again", "broke"],
)
@pytest.mark.parametrize("protocol", [Lane, PUBLIC], ids=["lane", "public"])
def test_only_a_broken_line_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: Callable[[Line], Awaitable[None]], then: type, protocol: Any
) -> None:
    """Also where the lane does not fit the installed uvicorn."""
    monkeypatch.setitem(catalog.games(), "relay", GAME)

    async def play() -> None:
        async with serving(tmp_path, clock=StandingClock(), protocol=protocol) as house:
            ann, bob = people = await house.people(2)
            table = (await ann.post("/api/tables", {"game": "relay", "seats": 2}))["id"]
            await house.invite(bob, table)
            await bob.post(f"/api/tables/{table}/sit", {})
            await ann.post(f"/api/tables/{table}/start")
            lines = [await house.line(person, table) for person in people]
            for line in lines:
                await line.act("ready")
            await end(lines[0])
            await lines[1].until(lambda line: line.table["standing"] or line.table["seats"][0]["orphaned"])
            assert type(house.live(table).match.records[-1]) is then

    asyncio.run(play())
