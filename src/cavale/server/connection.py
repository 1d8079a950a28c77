"""Connections: one open socket each, with what waits to be sent."""

import asyncio

import msgspec

from cavale.server.wire import Bye, FromServer

WAITING = 512  # frames; a client that reads so slowly is sent away and may come back


class Connection:
    """What a person looks through. Frames are queued here, so that a slow reader delays nobody."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closed = False

    def send(self, frame: FromServer) -> None:
        self.send_bytes(msgspec.json.encode(frame))

    def send_bytes(self, frame: bytes) -> None:
        if self.closed:
            return
        if self._waiting.qsize() >= WAITING:
            self.close("too_slow")
            return
        self._waiting.put_nowait(frame)

    def close(self, code: str, *, retry: bool = True) -> None:
        """Say goodbye after what was queued."""
        if not self.closed:
            self._waiting.put_nowait(msgspec.json.encode(Bye(code, retry)))
            self._waiting.put_nowait(None)
            self.closed = True

    async def next_frame(self) -> bytes | None:
        """The next frame to send; None when the socket is to be closed."""
        return await self._waiting.get()
