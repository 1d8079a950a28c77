"""One match through a whole server in this process: every byte that each viewer gets, and when.

Nothing is left out but the network: people come by HTTP and sockets as ASGI has them, the store is a file, time stands
until the run lets it pass, and what is drawn for ids is the same in every run. A log says what people do.
"""

import asyncio
import base64
import hashlib
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import msgspec
from litestar import Litestar
from structlog.testing import capture_logs

from cavale.core.action import Action
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.record import Abandon, Acted, Pause, Record, Resume, TimeUp, TookBack, Undid
from cavale.core.refusal import Refused
from cavale.core.table import EVERYONE
from cavale.lab.clocks import StandingClock
from cavale.lab.leaks import FOREVER, Heard
from cavale.lab.live import KeyedDice
from cavale.server.app import create_app
from cavale.server.auth import COOKIE
from cavale.server.botpool import NOTHING, Thought
from cavale.server.metrics import Metrics
from cavale.server.settings import Settings
from cavale.server.store import Store
from cavale.server.table import LiveTable

Json = dict[str, Any]

SEED = f"{7:064x}"
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
        self.sight: Json = {}
        self.line: Line | None = None
        self.sent = 0


class Line:
    """An open socket as ASGI has it."""

    def __init__(self, run: "WireRun", viewer: Viewer) -> None:
        self.answers: dict[str, Json] = {}
        self.closed = False
        self._run = run
        self._viewer = viewer
        self._to_server: asyncio.Queue[Json] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def open(self, app: Litestar, ticket: str) -> None:
        scope = _scope("websocket", f"/ws/{ticket}", "") | {"subprotocols": [], "scheme": "ws"}
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._to_server.get, self._from_server))  # type: ignore[arg-type]

    async def _from_server(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self._take((message.get("text") or "").encode() or message.get("bytes") or b"")
        elif message["type"] == "websocket.close":
            self.closed = True
            self._run.take(self._viewer, "close", str(message.get("code")).encode())

    def _take(self, data: bytes) -> None:
        frame: Json = msgspec.json.decode(data)
        self._run.take(self._viewer, frame["type"], data)
        if frame["type"] == "sight":
            self._viewer.sight = frame
        elif "id" in frame:
            self.answers[frame["id"]] = frame

    def say(self, text: str) -> None:
        self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        if self._task:
            await self._task


class ScriptedBots:
    """Bots that do what the log says. For somebody who is away they take the first option."""

    def __init__(self, *_: object) -> None:
        self.metrics = Metrics()
        self.script: dict[int, Action] = {}
        self.seats: frozenset[int] = frozenset()

    async def think(self, match: Match, seat: int, *_: object) -> Thought:
        action = self.script.pop(seat, None)
        if action is None and seat not in self.seats and match.options_of(seat):
            action = match.options_of(seat)[0]
        return Thought(NOTHING if action is None else action.index, None)

    def close(self) -> None:
        pass


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
        with capture_logs(), _fixed_ids(self.records[0], self._spare):
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
                draft = self.viewers[record.seat].sight["asked"]
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
        asked = self.viewers[record.seat].sight["asked"]
        shown = {"verb": record.verb, **({"args": record.args} if record.args else {})}
        return {**shown, "ask": asked["id"] if asked and shown in asked["options"] else None}

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
        viewer.line = Line(self, viewer)
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
            frames = [frame for frame in self._frames(number) if not _changes_the_match(frame, viewer.sight)]
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
        answer: list[bytes] = []
        heads: list[bytes] = []

        async def receive() -> Json:
            return {"type": "http.request", "body": msgspec.json.encode(body) if body else b"", "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                heads.append(str(message["status"]).encode())
                heads.extend(sorted(name + b": " + value for name, value in message["headers"]))
                self._keep_cookie(viewer, message["headers"])
            else:
                answer.append(message.get("body", b""))

        await self._app(_scope("http", path, viewer.cookie) | {"method": method}, receive, send)  # type: ignore[arg-type]
        data = b"".join(answer)
        self.take(viewer, f"{method} {path.partition('?')[0]}", b"\n".join([*heads, data]))
        return data

    def _keep_cookie(self, viewer: Viewer, headers: list[tuple[bytes, bytes]]) -> None:
        for name, value in headers:
            if name.lower() == b"set-cookie" and value.startswith(COOKIE.encode()):
                viewer.cookie = value.decode().partition(";")[0]


def _changes_the_match(frame: Json, sight: Json) -> bool:
    """What is possible now is left to the log; so is an undo that needs nobody else."""
    if frame["type"] == "undo":
        return bool(sight.get("undo", True))
    options = (sight.get("asked") or {}).get("options", [])
    shown = {"verb": frame.get("verb"), **({"args": frame["args"]} if frame.get("args") else {})}
    return frame["type"] == "act" and shown in [*options, *sight.get("offers", [])]


def _scope(kind: str, path: str, cookie: str) -> Json:
    address, _, query = path.partition("?")
    headers = [(b"host", b"cavale"), (b"content-type", b"application/json")]
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http",
        "path": address,
        "raw_path": address.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers + ([(b"cookie", cookie.encode())] if cookie else []),
        "client": ("127.0.0.1", 50_000),
        "server": ("cavale", 80),
        "extensions": {},
    }


@contextmanager
def _fixed_ids(first: Record, spare: FastDice) -> Iterator[None]:
    """The same ids, codes and cards in every run."""
    count = 0

    def token_bytes(size: int = 32) -> bytes:
        nonlocal count
        count += 1
        return hashlib.sha256(f"token {count}".encode()).digest()[:size]

    def token_urlsafe(size: int = 32) -> str:
        return base64.urlsafe_b64encode(token_bytes(size)).decode().rstrip("=")

    with ExitStack() as stack:
        for name, value in {
            "secrets.token_bytes": token_bytes,
            "secrets.token_urlsafe": token_urlsafe,
            "secrets.choice": lambda choices: choices[0],
            "secrets.randbelow": lambda most: most // 2,
            "cavale.server.hall.new_seed": lambda: SEED,
            "cavale.server.hall.SealedDice": lambda _: KeyedDice(first.draws, spare),
            "cavale.server.app.BotPool": ScriptedBots,
            "cavale.server.table.LiveTable._people_talk": lambda *_: False,
        }.items():
            stack.enter_context(patch(name, value))
        yield
