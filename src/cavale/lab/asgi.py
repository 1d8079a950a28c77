"""A server without a network: calls and sockets as ASGI has them, in the process of the server."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Litestar

Json = dict[str, Any]


class Line:
    """An open socket as ASGI has it."""

    def __init__(self, took: Callable[[str, bytes], None]) -> None:
        self.answers: dict[str, Json] = {}  # by the id of the frame
        self.sight: Json = {}  # the latest
        self.closed = False
        self._took = took
        self._to_server: asyncio.Queue[Json] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def open(self, app: Litestar, ticket: str) -> None:
        place = scope("websocket", f"/ws/{ticket}", "") | {"subprotocols": [], "scheme": "ws"}
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(place, self._to_server.get, self._from_server))  # type: ignore[arg-type]

    async def _from_server(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self._take((message.get("text") or "").encode() or message.get("bytes") or b"")
        elif message["type"] == "websocket.close":
            self.closed = True
            self._took("close", str(message.get("code")).encode())

    def _take(self, data: bytes) -> None:
        frame: Json = msgspec.json.decode(data)
        self._took(frame["type"], data)
        if frame["type"] == "sight":
            self.sight = frame
        elif "id" in frame:
            self.answers[frame["id"]] = frame

    def say(self, text: str) -> None:
        self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        if self._task:
            await self._task


class Answer(msgspec.Struct, frozen=True):
    """What a REST call is answered, with every header."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    def raw(self) -> bytes:
        lines = sorted(name + b": " + value for name, value in self.headers)
        return b"\n".join([str(self.status).encode(), *lines, self.body])


async def call(app: Litestar, method: str, path: str, cookie: str, body: Json | None = None) -> Answer:
    parts: list[bytes] = []
    heads: list[tuple[int, tuple[tuple[bytes, bytes], ...]]] = []

    async def receive() -> Json:
        return {"type": "http.request", "body": msgspec.json.encode(body) if body else b"", "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            heads.append((message["status"], tuple(message["headers"])))
        else:
            parts.append(message.get("body", b""))

    await app(scope("http", path, cookie) | {"method": method}, receive, send)  # type: ignore[arg-type]
    return Answer(*heads[0], b"".join(parts))


def scope(kind: str, path: str, cookie: str) -> Json:
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
