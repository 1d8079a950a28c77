"""One match through a whole server in this process: every byte that each viewer gets, and when.

Nothing is left out but the network: people come by HTTP and sockets as ASGI has them, the store is a file, time stands
until the run lets it pass, and what is drawn for ids is the same in every run. A log says what people do.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from structlog.testing import capture_logs

from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.record import Abandon, Acted, Pause, Record, Resume, TimeUp, TookBack, Undid
from cavale.core.refusal import Refused
from cavale.core.table import EVERYONE
from cavale.lab.asgi import Json, Line, call
from cavale.lab.clocks import StandingClock
from cavale.lab.fixed import fixed
from cavale.lab.leaks import FOREVER, Heard
from cavale.lab.live import KeyedDice
from cavale.server.app import create_app
from cavale.server.auth import COOKIE
from cavale.server.settings import Settings
from cavale.server.store import Store
from cavale.server.table import LiveTable

SPINS = 12  # turns of the event loop in which everything that does not wait for the disk is done
MOMENT = 0.0005  # seconds
LONGEST = 60_000  # moments for an answer
MEMORY = next((folder for folder in ("/dev/shm",) if Path(folder).is_dir()), None)  # noqa: S108 - no disk is waited for


class Seating(msgspec.Struct, frozen=True):
    """The table: who sits there, who watches, and when somebody looks, goes away or asks."""

    bots: frozenset[int] = frozenset()
    watching: str = "open"  # none, open, delayed
    patience: int = 0  # seconds
    probes: tuple[int, ...] = ()  # times of the match at which everybody asks something
    away: tuple[tuple[int, int, int], ...] = ()  # seat, from, to


class Got(msgspec.Struct, frozen=True):
    """One thing that reached a viewer: a frame, the end of a socket, the answer to a call."""

    at: int
    kind: str
    data: bytes


class Viewer:
    """Somebody with a session, perhaps a seat, perhaps a socket."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cookie = ""
        self.got: list[Got] = []
        self.heard: list[Heard] = []
        self.told = 0  # how many events
        self.line: Line | None = None
        self.sent = 0


class WireRun:
    """A log played by people at a table of a server."""

    def __init__(
        self, match: Match, records: Sequence[Record], seating: Seating, beside: "WireRun | None" = None
    ) -> None:
        self.records = records
        self._beside = beside  # nobody needs to play on once everybody was told something else than there
        self.seating = seating
        self.ends = FOREVER  # when the log could not go on
        self.viewers = [Viewer(f"P{seat}") for seat in range(match.seats)] + [Viewer("Spectator"), Viewer("Stranger")]
        self.clock = StandingClock()
        self.start = self.clock.now()
        self._match = match
        self._spare = FastDice(1)
        self._table = ""
        self._probed = 0
        self._gone: set[int] = set()

    # -- what is recorded --------------------------------------------------------------------------------------

    def take(self, viewer: Viewer, kind: str, data: bytes) -> None:
        viewer.got.append(Got(self.clock.now() - self.start, kind, data))

    def _hear(self) -> None:
        """The oracle: what the rules have told a viewer."""
        for seat, viewer in enumerate(self.viewers[: self._match.seats + 1]):
            for event in self._live.match.told[seat][viewer.told :]:
                viewer.heard.append(Heard(self._now, msgspec.json.encode(event)))
            viewer.told = len(self._live.match.told[seat])

    def _nobody_compares(self) -> bool:
        if self._beside is None:
            return False
        watched = self.viewers[: self._match.seats + 1]
        others = self._beside.viewers
        return all(one.heard != two.heard[: len(one.heard)] for one, two in zip(watched, others, strict=False))

    def _did(self, viewer: Viewer, frame: Json) -> None:
        viewer.heard.append(Heard(self._now, msgspec.json.encode({**frame, "at": self._now})))

    @property
    def _now(self) -> int:
        return self.clock.now() - self.start

    # -- the evening -------------------------------------------------------------------------------------------

    async def play(self) -> None:
        with capture_logs(), fixed(self.records[0], self._spare):
            async with self._open():
                await self._sit_down()
                for record in self.records[1:]:
                    self._live.match.continue_with(KeyedDice(record.draws, self._spare))
                    await self._wait_until(record.at)
                    if not await self._do(record):
                        self.ends = self._now
                        break
                    await self._settle()
                    self._hear()
                    if self._nobody_compares():
                        break
                for viewer in self.viewers:
                    if viewer.line:
                        await viewer.line.close()

    @asynccontextmanager
    async def _open(self) -> AsyncIterator[None]:
        settings = Settings(bot_pace=0, requests_a_minute=0, frames_a_second=100_000, spectator_delay=20)
        with TemporaryDirectory(dir=MEMORY) as folder:
            store = await Store.open(Path(folder) / "cavale.db")
            self._app = create_app(settings, store, self.clock)
            async with self._app.lifespan():
                self._hall = self._app.state.hall
                yield

    async def _sit_down(self) -> None:
        for viewer in self.viewers:
            await self._call(viewer, "PUT", "/api/session", {"name": viewer.name})
        match, seating = self._match, self.seating
        wanted = {
            "game": match.game.id,
            "seats": match.seats,
            "options": dict(match.options),
            "watching": seating.watching,
            "patience": seating.patience,
        }
        people = [seat for seat in range(match.seats) if seat not in seating.bots]
        first = self.viewers[people[0]]
        self._table = msgspec.json.decode(await self._call(first, "POST", "/api/tables", wanted))["id"]
        for seat in people:
            await self._call(self.viewers[seat], "POST", f"{self._here}/sit", {"seat": seat})
        await self._call(first, "POST", f"{self._here}/start")
        self._live: LiveTable = self._hall.room(self._table).live
        self._hall._bots.seats = seating.bots  # noqa: SLF001 - the bots are ours
        watching = [match.seats] if seating.watching != "none" else []
        for seat in [*people, *watching]:
            await self._come(self.viewers[seat])
        await self._settle()
        self._hear()

    @property
    def _here(self) -> str:
        return f"/api/tables/{self._table}"

    # -- time --------------------------------------------------------------------------------------------------

    async def _wait_until(self, at: int) -> None:
        """Time passes; on the way people look, ask, go and come back."""
        stops = [*self.seating.probes[self._probed :], *[time for _, *times in self.seating.away for time in times]]
        for stop in sorted({stop for stop in stops if self._now < stop <= at}):
            await self._pass(stop)
            await self._go_and_come(stop)
            if stop in self.seating.probes:
                self._probed += 1
                await self._probe(self._probed)
        await self._pass(at)

    async def _pass(self, at: int) -> None:
        """Whoever sleeps wakes up at her time, and not when somebody else does something."""
        while at > self._now:
            wakes = self.clock.next_wake()
            soon = at if wakes is None else min(at, max(wakes - self.start, self._now + 1))
            self.clock.pass_by(soon - self._now)
            await self._settle()
            self._hear()

    async def _settle(self) -> None:
        """Everything that can happen now has happened."""
        for _ in range(3):
            for _ in range(SPINS):
                await asyncio.sleep(0)
            while self._hall.store.waiting or (self._table and self._live.play.settled.locked()):  # noqa: ASYNC110 - a thread
                await asyncio.sleep(MOMENT)

    async def _go_and_come(self, now: int) -> None:
        for seat, leaves, comes in self.seating.away:
            viewer = self.viewers[seat]
            if now == leaves and viewer.line:
                await viewer.line.close()
                viewer.line = None
                self._gone.add(seat)
            elif now == comes and seat in self._gone:
                self._gone.discard(seat)
                await self._come(viewer)
            await self._settle()

    # -- deeds -------------------------------------------------------------------------------------------------

    async def _do(self, record: Record) -> bool:
        """Whether the server let it happen."""
        seat = getattr(record, "seat", None)
        if seat in self._gone:
            return False
        if seat in self.seating.bots:
            return await self._do_as_bot(record)
        match record:
            case Acted():
                return await self._send(record.seat, {"type": "act", **self._option(record)})
            case TookBack():
                draft = self._sight(record.seat)["asked"]
                named = draft["draft"][record.item] if draft and record.item < len(draft["draft"]) else {"verb": "none"}
                return await self._send(record.seat, {"type": "take_back", **named})
            case Undid():
                return await self._undo(record.seat)
            case TimeUp():
                return await self._time_up(record.window)
            case Pause() | Resume() | Abandon():
                return await self._vote(type(record).__name__.lower())
            case _:
                return False

    def _option(self, record: Acted) -> Json:
        asked = self._sight(record.seat)["asked"]
        shown = {"verb": record.verb, **({"args": record.args} if record.args else {})}
        return {**shown, "ask": asked["id"] if asked and shown in asked["options"] else None}

    def _sight(self, seat: int) -> Json:
        line = self.viewers[seat].line
        assert line
        return line.sight

    async def _do_as_bot(self, record: Record) -> bool:
        live = self._live
        before = len(live.match.records)
        if isinstance(record, Acted):
            action = live.match.box.actions.find(record.verb, record.args)
            if action is None:
                return False
            self._hall._bots.script[record.seat] = action  # noqa: SLF001 - the bots are ours
            live._go_on()  # noqa: SLF001 - as after anything that happened
            await self._settle()
        try:
            if isinstance(record, TookBack):
                draft = live.match.state.drafts[record.seat]
                item = draft[record.item] if record.item < len(draft) else None
                await live._change(lambda match, at: match.take_back(record.seat, item, at=at))  # noqa: SLF001
            elif isinstance(record, Undid):
                await live._change(lambda match, at: match.undo(record.seat, consent=EVERYONE, at=at))  # noqa: SLF001
        except Refused:
            return False
        return len(live.match.records) > before

    async def _undo(self, seat: int) -> bool:
        if not await self._send(seat, {"type": "undo"}):
            return False
        for other in range(self._match.seats):
            if self._live.undo_asked == seat and other != seat and self.viewers[other].line:
                await self._send(other, {"type": "consent", "yes": True})
        return self._live.undo_asked is None

    async def _time_up(self, window: str) -> bool:
        """The server's own clock does it."""
        last = self._live.match.records[-1]
        ends = self._live.play.deadlines.next()
        if not (isinstance(last, TimeUp) and last.window == window) and ends and ends[0] == window:
            await self._pass(self._now + ends[1] - self._live.play.time.at())
            last = self._live.match.records[-1]
        return isinstance(last, TimeUp) and last.window == window

    async def _vote(self, motion: str) -> bool:
        before = len(self._live.match.records)
        for seat in range(self._match.seats):
            if self.viewers[seat].line and len(self._live.match.records) == before:
                await self._send(seat, {"type": "vote", "motion": motion})
        return len(self._live.match.records) > before

    async def _send(self, seat: int, frame: Json) -> bool:
        viewer = self.viewers[seat]
        self._did(viewer, frame)
        answer = await self._ask(viewer, frame)
        return bool(answer) and answer["type"] == "done"

    async def _ask(self, viewer: Viewer, frame: Json) -> Json:
        """Send a frame and wait for its answer."""
        assert viewer.line
        viewer.sent += 1
        identity = f"{viewer.name}-{viewer.sent}"
        viewer.line.say(msgspec.json.encode({"id": identity, **frame}).decode())
        spins = 0
        while identity not in viewer.line.answers and not viewer.line.closed and spins < LONGEST:
            await asyncio.sleep(MOMENT if spins > SPINS else 0)
            spins += 1
        await self._settle()
        return viewer.line.answers.get(identity, {})

    async def _come(self, viewer: Viewer) -> None:
        ticket = msgspec.json.decode(await self._call(viewer, "POST", f"{self._here}/ticket")).get("ticket", "none")
        viewer.line = Line(partial(self.take, viewer))
        before = len(viewer.got)
        await viewer.line.open(self._app, ticket)
        while len(viewer.got) == before:  # noqa: ASYNC110 - a thread reads, and tells us nothing
            await asyncio.sleep(MOMENT)
        await self._settle()

    # -- probes ------------------------------------------------------------------------------------------------

    async def _probe(self, number: int) -> None:
        """Everybody asks something. What, depends on nothing hidden."""
        for place, viewer in enumerate(self.viewers):
            calls = list(self._calls())
            await self._call(viewer, *calls[(number + place) % len(calls)])
            frames = [
                frame
                for frame in self._frames(number)
                if not _changes_the_match(frame, viewer.line.sight if viewer.line else {})
            ]
            if viewer.line and not viewer.line.closed:
                await self._ask(viewer, frames[(number * 3 + place) % len(frames)])
                if (number + place) % len(self.viewers) == 0:
                    await viewer.line.close()
                    await self._come(viewer)
        self._hear()

    def _calls(self) -> Iterator[tuple[str, str]]:
        match = self._hall.room(self._table).match
        for path in ("", "/replay/0", "/replay/spectator", "/match"):
            yield "GET", f"{self._here}{path}"
        yield "GET", "/api/tables"
        yield "GET", "/api/tables/mine"
        yield "GET", f"/api/tables/by-code/{self._hall.room(self._table).code}"
        yield "GET", f"/api/matches/{match}/replay"
        yield "GET", f"/api/texts/{self._match.game.id}/en?table={self._table}"
        for path in ("sit", "start", "leave", "rematch", "ticket"):
            yield "POST", f"{self._here}/{path}"
        yield "GET", "/metrics"
        yield "GET", "/health"
        yield "GET", "/api/session"

    def _frames(self, number: int) -> Iterator[Json]:
        actions = self._match.box.actions.all
        for offset in (0, 7, 31):
            action = actions[(number * 13 + offset) % len(actions)]
            args = dict(zip(action.names, action.values, strict=True))
            yield {"type": "why_not", "verb": action.verb, "args": args}
            yield {"type": "act", "verb": action.verb, "args": args, "ask": 9_999 + offset}
        yield {"type": "say", "text": f"word {number}"}
        yield {"type": "vote", "motion": "pause", "yes": False}
        yield {"type": "vote", "motion": "resume"}
        yield {"type": "report", "line": number, "reason": "rude"}
        yield {"type": "undo"}
        yield {"type": "consent", "yes": False}
        yield {"type": "act", "verb": "nonsense"}
        yield {"type": "ping"}

    async def _call(self, viewer: Viewer, method: str, path: str, body: Json | None = None) -> bytes:
        """A REST call: its status, its headers and its body are recorded."""
        answer = await call(self._app, method, path, viewer.cookie, body)
        for name, value in answer.headers:
            if name.lower() == b"set-cookie" and value.startswith(COOKIE.encode()):
                viewer.cookie = value.decode().partition(";")[0]
        self.take(viewer, f"{method} {path.partition('?')[0]}", answer.raw())
        return answer.body


def _changes_the_match(frame: Json, sight: Json) -> bool:
    """What is possible now is left to the log; so is an undo that needs nobody else."""
    if frame["type"] == "undo":
        return bool(sight.get("undo", True))
    options = (sight.get("asked") or {}).get("options", [])
    shown = {"verb": frame.get("verb"), **({"args": frame["args"]} if frame.get("args") else {})}
    return frame["type"] == "act" and shown in [*options, *sight.get("offers", [])]
