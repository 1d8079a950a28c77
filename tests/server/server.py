"""A server in the process of the test, on the loopback: with everything a browser meets, and its insides at hand."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import uvicorn

from cavale.core.snapshot import digest
from cavale.lab.client import Line, Person, laid_table, start_table
from cavale.lab.clocks import FastClock
from cavale.server.app import create_app
from cavale.server.auth import TICKET_SECONDS
from cavale.server.clock import Clock
from cavale.server.hall import Hall
from cavale.server.health import Health
from cavale.server.lane import Lane
from cavale.server.settings import Settings
from cavale.server.socket import BURST
from cavale.server.store import Store
from cavale.server.table import LiveTable
from server.witness import Witness

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Flo", "Gus", "Hal")


def figure(text: str) -> None:
    """Something that was measured, for docs/figures.md; seen with `-s`."""
    sys.stdout.write(f"FIGURE {text}\n")


class House:
    """A running server and the people who come to it."""

    def __init__(self, url: str, hall: Hall, store: Store, stack: AsyncExitStack, health: Health) -> None:
        self.url = url
        self.health = health
        self.hall = hall
        self.store = store
        self._stack = stack

    async def person(self, name: str = "Ada") -> Person:
        return await self._stack.enter_async_context(Person(self.url, name))

    async def people(self, count: int) -> list[Person]:
        return [await self.person(name) for name in NAMES[:count]]

    async def invite(self, person: Person, table: str) -> None:
        """She is sent the link of the table, and opens it."""
        await person.http.post("/api/tables/join", json={"link": (await self.hall.find(table)).link})

    async def line(self, person: Person, table: str, **headers: str) -> Line:
        """Somebody who was invited looks at a table."""
        await self.invite(person, table)
        return await self._stack.enter_async_context(Line(person, await person.ticket(table), headers))

    async def match(self, *, seats: int = 5, **settings: Any) -> tuple[str, list[Line]]:
        """A table where all seats are people, started, without clocks, pauses and bots unless they are asked for."""
        people = await self.people(seats)
        options = {"clocks": "off", "reveal_seconds": 0} | settings.pop("options", {})
        table = await laid_table(people, seats=seats, options=options, **{"patience": 0, **settings})
        await start_table(people, table)
        lines = [await self.line(person, table) for person in people]
        for line in lines:
            await line.until(lambda line: line.sight is not None)
        return table, lines

    async def hang_up(self, line: Line) -> None:
        """The line is closed, and the server has noticed."""
        noticed = asyncio.Event()
        leave = self.hall.exit

        def left(*who: Any) -> None:
            leave(*who)
            noticed.set()

        with patch.object(self.hall, "exit", left):
            await line.close()
            await noticed.wait()

    def live(self, table: str) -> LiveTable:
        live = self.hall.room(table).live
        assert live
        return live

    def state(self, table: str) -> tuple[str, int]:
        """All that must not change: the hash of the state, and the length of the log."""
        match = self.live(table).match
        return digest(match.state), len(match.records)


@asynccontextmanager
async def serving(
    folder: Path,
    *,
    speed: float = 200,
    clock: Clock | None = None,
    address: str = "",
    seed: str = f"{1:064x}",
    wrap: Callable[[Store], Any] = lambda store: store,
    protocol: Any = Lane,
    **given: Any,
) -> AsyncIterator[House]:
    """`clock` is the time of day, `address` a database, `seed` that of every shuffle; `wrap` goes around the store.

    However fast the clock runs, who gets a ticket has a minute to come in. At the end, every answer to a call must have
    been one that the OpenAPI document declares.
    """
    settings = Settings(**{"bot_pace": 0.0, "requests_a_minute": 0, "frames_a_second": 1000, "blur": 0, **given})
    store = wrap(await Store.open(address or folder / "cavale.db"))
    app = create_app(settings, store, clock or FastClock(speed, 0))
    listening = socket.create_server(("127.0.0.1", 0))
    witness = Witness(app)
    config = uvicorn.Config(witness, ws=protocol, lifespan="on", log_config=None, timeout_graceful_shutdown=5)
    server = uvicorn.Server(config)
    burst = 10**9 if clock else BURST  # a clock that stands gives no new frames to send
    with (
        patch("cavale.server.room.new_seed", lambda: seed),
        patch("cavale.server.socket.BURST", burst),
        patch("cavale.server.auth.TICKET_SECONDS", int(TICKET_SECONDS * (1 if clock else speed))),
    ):
        running = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
            assert not running.done()
        await app.state.hall.all_back()
        try:
            async with AsyncExitStack() as stack:
                yield House(
                    f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.hall, store, stack, app.state.health
                )
        finally:
            server.should_exit = True
            await running
    assert list(witness.broken()) == []
