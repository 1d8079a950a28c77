"""A whole server in this process, whose time stands, with a table and those who come to it.

Nothing is left out but the network: people come by HTTP and sockets as ASGI has them, the store is a file, and time
passes when it is let.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from cavale.core.match import Match
from cavale.lab.asgi import Json, Line, call
from cavale.lab.clocks import StandingClock
from cavale.lab.leaks import Heard
from cavale.lab.wire_viewer import Got, Seating, Viewer
from cavale.server.app import create_app
from cavale.server.auth import COOKIE
from cavale.server.hall import Hall
from cavale.server.settings import Settings
from cavale.server.store import Store
from cavale.server.table import LiveTable

SPINS = 12  # turns of the event loop in which everything that does not wait for the disk is done
MOMENT = 0.0005  # seconds
LONGEST = 60_000  # moments for an answer
MEMORY = next((folder for folder in ("/dev/shm",) if Path(folder).is_dir()), None)  # noqa: S108 - no disk is waited for


class WireHouse:
    """`match` is one like that which is played; `viewers` are its seats, a spectator and a stranger."""

    def __init__(self, match: Match, seating: Seating) -> None:
        self.match = match
        self.seating = seating
        self.viewers = [Viewer(f"P{seat}") for seat in range(match.seats)] + [Viewer("Spectator"), Viewer("Stranger")]
        self.clock = StandingClock()
        self.table = ""
        self.gone: set[int] = set()  # seats of people who are away
        self.hall: Hall
        self._start = self.clock.now()

    @property
    def now(self) -> int:
        """Milliseconds since the doors were opened."""
        return self.clock.now() - self._start

    @property
    def here(self) -> str:
        return f"/api/tables/{self.table}"

    @property
    def live(self) -> LiveTable:
        live = self.hall.room(self.table).live
        assert live
        return live

    def sight(self, seat: int) -> Json:
        line = self.viewers[seat].line
        assert line
        return line.sight

    # -- the evening -------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        settings = Settings(bot_pace=0, requests_a_minute=0, frames_a_second=100_000, blur=0, spectator_delay=20)
        with TemporaryDirectory(dir=MEMORY) as folder:
            store = await Store.open(Path(folder) / "cavale.db")
            self._app = create_app(settings, store, self.clock)
            async with self._app.lifespan():
                self.hall = self._app.state.hall
                yield
                for viewer in self.viewers:
                    if viewer.line:
                        await viewer.line.close()

    async def sit_down(self) -> None:
        for viewer in self.viewers:
            await self.call(viewer, "PUT", "/api/session", {"name": viewer.name})
        match, seating = self.match, self.seating
        wanted = {
            "game": match.game.id,
            "seats": match.seats,
            "options": dict(match.options),
            "access": "open",
            "watching": seating.watching,
            "patience": seating.patience,
        }
        people = [seat for seat in range(match.seats) if seat not in seating.bots]
        first = self.viewers[people[0]]
        self.table = msgspec.json.decode(await self.call(first, "POST", "/api/tables", wanted))["id"]
        for seat in people:
            await self.call(self.viewers[seat], "POST", f"{self.here}/sit", {"seat": seat})
        await self.call(first, "POST", f"{self.here}/start")
        self.hall.bots.seats = seating.bots  # type: ignore[attr-defined]  # the bots are ours
        watching = [match.seats] if seating.watching != "none" else []
        for seat in [*people, *watching]:
            await self.come(self.viewers[seat])
        await self.settle()
        self.hear()

    async def come(self, viewer: Viewer) -> None:
        """With a new ticket and a new socket."""
        ticket = msgspec.json.decode(await self.call(viewer, "POST", f"{self.here}/ticket")).get("ticket", "none")
        viewer.line = Line(partial(self._take, viewer))
        before = len(viewer.got)
        await viewer.line.open(self._app, ticket)
        while len(viewer.got) == before:  # noqa: ASYNC110 - a thread reads, and tells us nothing
            await asyncio.sleep(MOMENT)
        await self.settle()

    # -- time --------------------------------------------------------------------------------------------------

    async def pass_until(self, at: int) -> None:
        """Whoever sleeps wakes up at her time, and not when somebody else does something."""
        while at > self.now:
            wakes = self.clock.next_wake()
            soon = at if wakes is None else min(at, max(wakes - self._start, self.now + 1))
            self.clock.pass_by(soon - self.now)
            await self.settle()
            self.hear()

    async def settle(self) -> None:
        """Everything that can happen now has happened."""
        for _ in range(3):
            for _ in range(SPINS):
                await asyncio.sleep(0)
            while self.hall.store.waiting or (self._playing and self.live.play.settled.locked()):  # noqa: ASYNC110 - a thread
                await asyncio.sleep(MOMENT)

    @property
    def _playing(self) -> bool:
        return bool(self.table) and self.hall.room(self.table).live is not None

    # -- what is asked -----------------------------------------------------------------------------------------

    async def send(self, seat: int, frame: Json) -> bool:
        """Somebody does something. Whether it was done."""
        viewer = self.viewers[seat]
        viewer.heard.append(Heard(self.now, msgspec.json.encode({**frame, "at": self.now})))
        answer = await self.ask(viewer, frame)
        return bool(answer) and answer["type"] == "done"

    async def ask(self, viewer: Viewer, frame: Json) -> Json:
        """Send a frame and wait for its answer."""
        assert viewer.line
        viewer.sent += 1
        identity = f"{viewer.name}-{viewer.sent}"
        viewer.line.say(msgspec.json.encode({"id": identity, **frame}).decode())
        spins = 0
        while identity not in viewer.line.answers and not viewer.line.closed and spins < LONGEST:
            await asyncio.sleep(MOMENT if spins > SPINS else 0)
            spins += 1
        await self.settle()
        return viewer.line.answers.get(identity, {})

    async def call(self, viewer: Viewer, method: str, path: str, body: Json | None = None) -> bytes:
        """A REST call: its status, its headers and its body are recorded."""
        answer = await call(self._app, method, path, viewer.cookie, body)
        for name, value in answer.headers:
            if name.lower() == b"set-cookie" and value.startswith(COOKIE.encode()):
                viewer.cookie = value.decode().partition(";")[0]
        self._take(viewer, f"{method} {path.partition('?')[0]}", answer.raw())
        return answer.body

    # -- what is recorded --------------------------------------------------------------------------------------

    def hear(self) -> None:
        """The oracle: what the rules have told a viewer."""
        for seat, viewer in enumerate(self.viewers[: self.match.seats + 1]):
            for event in self.live.match.told[seat][viewer.told :]:
                viewer.heard.append(Heard(self.now, msgspec.json.encode(event)))
            viewer.told = len(self.live.match.told[seat])

    def _take(self, viewer: Viewer, kind: str, data: bytes) -> None:
        viewer.got.append(Got(self.now, kind, data))
