"""Clients by script: people who come over HTTP and sockets as a browser does, and remember every frame."""

import asyncio
import hashlib
import random
import ssl
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cavale.core.shuffle import seals

Json = dict[str, Any]
Choose = Callable[[Json], Json | None]  # what to send, given what is seen; None: wait

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # plain HTTP needs none, and loading them takes time
PATIENCE = 60.0  # seconds for an answer


class Person:
    """A guest with a session, on one device."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.contribution = hashlib.sha256(name.encode()).hexdigest()  # to every shuffle: a lab can be repeated
        self.http = httpx.AsyncClient(
            base_url=url, timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0), verify=NO_CERTIFICATES
        )

    async def __aenter__(self) -> Self:
        await self.put("/api/session", {"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def put(self, path: str, body: Json) -> Any:
        return self._read(await self.http.put(path, json=body))

    async def post(self, path: str, body: Json | None = None) -> Any:
        return self._read(await self.http.post(path, json=body) if body is not None else await self.http.post(path))

    async def get(self, path: str) -> Any:
        return self._read(await self.http.get(path))

    async def ticket(self, table: str) -> str:
        return str((await self.post(f"/api/tables/{table}/ticket"))["ticket"])

    async def seal(self, table: str) -> None:
        """An envelope for the shuffle, at whatever seat this person has or finds (docs/fair-shuffles.md)."""
        shown = await self.get(f"/api/tables/{table}")
        sealed = seals(shown["commitment"], len(shown["seats"]), self.contribution)
        await self.post(f"/api/tables/{table}/sit", {"commitments": sealed})

    async def start(self, table: str) -> Json:
        """The owner starts, and opens her envelope against those she was shown."""
        shown = await self.get(f"/api/tables/{table}")
        others = {seat["seat"]: seat["commitment"] for seat in shown["seats"] if seat["commitment"] and not seat["you"]}
        answer: Json = await self.post(
            f"/api/tables/{table}/start", {"contribution": self.contribution, "seen": others}
        )
        return answer

    async def open_envelope(self, table: str) -> Json:
        answer: Json = await self.post(f"/api/tables/{table}/open", {"contribution": self.contribution})
        return answer

    async def sit_at(self, table: str) -> "Line":
        """Open a socket to a table."""
        line = Line(self, await self.ticket(table))
        await line.open()
        return line

    def _read(self, response: httpx.Response) -> Any:
        response.raise_for_status()
        return response.json() if response.content else None


class Line:
    """An open socket: all frames that came, in order, and the latest of each seat one looks through."""

    def __init__(self, person: Person, ticket: str, headers: Mapping[str, str] | None = None) -> None:
        self.person = person
        self.raw: list[bytes] = []
        self.frames: list[Json] = []
        self.sight: Json | None = None  # the latest
        self.table: Json = {}
        self.gone = False
        self._ticket = ticket
        self._headers = dict(headers or {})
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._news = asyncio.Event()
        self._sent = 0

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> None:
        address = f"{self.person.url.replace('http', 'ws', 1)}/ws/{self._ticket}"
        self._socket = await connect(address, max_size=None, additional_headers=self._headers, compression=None)
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda line: bool(line.table))

    async def close(self, code: int = 1000) -> None:
        if self._socket:
            await self._socket.close(code)
        if self._reader:
            await self._reader

    async def tear(self) -> None:
        """The line breaks: nobody takes leave."""
        assert self._socket
        assert self._reader
        self._socket.transport.abort()
        await self._reader

    async def send_raw(self, data: str | bytes) -> None:
        assert self._socket
        await self._socket.send(data)

    async def send(self, frame: Json) -> Json:
        """Send a frame and wait for its answer. Raises ConnectionError if the line breaks before."""
        frame_id = str(frame["id"])
        answer = self._answers[frame_id] = asyncio.get_running_loop().create_future()
        if self.gone:
            raise ConnectionError
        try:
            await self.send_raw(msgspec.json.encode(frame).decode())
        except ConnectionClosed:
            raise ConnectionError from None
        return await asyncio.wait_for(answer, PATIENCE)

    async def act(self, verb: str, args: Json | None = None, ask: int | None = None) -> Json:
        return await self.send({"type": "act", "id": self.next_id(), "verb": verb, "args": args or {}, "ask": ask})

    def next_id(self) -> str:
        self._sent += 1
        return f"{self.person.name}-{id(self):x}-{self._sent}"

    async def until(self, found: Callable[["Line"], bool], seconds: float = PATIENCE) -> None:
        """Wait for something that a frame brings. Raises ConnectionError if the line breaks, TimeoutError."""
        async with asyncio.timeout(seconds):
            while not found(self):
                if self.gone:
                    raise ConnectionError
                self._news.clear()
                await self._news.wait()

    def over(self) -> bool:
        return self.sight is not None and self.sight["view"]["winner"] is not None

    async def play(self, choose: Choose) -> None:
        """Act as `choose` says until the match is over or the line breaks (ConnectionError)."""
        await self.until(lambda line: line.sight is not None)
        while not self.over():
            sight = self.sight
            assert sight
            frame = choose(sight)
            if frame is not None:
                answer = await self.send({"type": "act", "id": self.next_id(), **frame})
                if answer["type"] == "done":
                    continue
            await self.until(lambda line, seen=sight: line.sight is not seen)  # type: ignore[misc]

    async def _read(self) -> None:
        assert self._socket
        try:
            async for data in self._socket:
                self._take(data.encode() if isinstance(data, str) else data)
        except ConnectionClosed:
            pass
        self.gone = True
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError())
                answer.exception()  # somebody may wait for it or not
        self._news.set()

    def _take(self, data: bytes) -> None:
        frame: Json = msgspec.json.decode(data)
        self.raw.append(data)
        self.frames.append(frame)
        match frame["type"]:
            case "sight":
                self.sight = frame
            case "welcome" | "table":
                self.table = frame["table"]
            case "done" | "refused" | "failed" | "reason":
                answer = self._answers.pop(frame["id"], None)
                if answer and not answer.done():
                    answer.set_result(frame)
        self._news.set()


class RandomPlayer:
    """Answers whatever is asked, at random; says little."""

    def __init__(self, seed: object, talk: float = 0.1) -> None:
        self._chance = random.Random(str(seed))  # noqa: S311 - a player, not a secret
        self._talk = talk

    def __call__(self, sight: Json) -> Json | None:
        asked = sight["asked"]
        if asked and asked["options"] and not asked["locked"]:
            return {"ask": asked["id"], **self._one_of(asked["options"])}
        if sight["seat"] in sight["view"].get("done", ()):
            return None
        offers = sight["offers"]
        return self._one_of(offers) if any(offer["verb"] == "done" for offer in offers) else None

    def _one_of(self, options: list[Json]) -> Json:
        """Mostly done with talking, if that is possible."""
        done = [option for option in options if option["verb"] == "done"]
        if done and self._chance.random() >= self._talk:
            return done[0]
        return self._chance.choice(options)


async def laid_table(people: list[Person], *, seats: int, **settings: Any) -> str:
    """The first lays a table, the others sit down; its id."""
    table = await people[0].post("/api/tables", {"game": "casa_de_papel", "seats": seats, **settings})
    for person in people[1:]:
        await person.post("/api/tables/join", {"link": table["link"]})
        await person.post(f"/api/tables/{table['id']}/sit", {})
    return str(table["id"])


async def start_table(people: list[Person], table: str) -> None:
    """Everybody seals an envelope, the first starts, and the others open theirs."""
    for person in people:
        await person.seal(table)
    await people[0].start(table)
    for person in people[1:]:
        await person.open_envelope(table)
