"""Connections: one open socket each, with what waits to be sent."""

import asyncio

import msgspec

from cavale.server.wire import Bye, FromServer

WAITING = 512  # frames; a client that reads so slowly is sent away and may come back


class Connection:
    """What a person looks through. Frames are queued here, so that a slow reader delays nobody."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.closed = False
        self._waiting: list[bytes] = []
        self._news = asyncio.Event()

    def send(self, frame: FromServer) -> None:
        self.send_bytes(msgspec.json.encode(frame))

    def send_bytes(self, frame: bytes) -> None:
        if self.closed:
            return
        if len(self._waiting) >= WAITING:
            self.close("too_slow")
            return
        self._waiting.append(frame)
        self._news.set()

    def close(self, code: str, *, retry: bool = True) -> None:
        """Say goodbye after what was queued."""
        if not self.closed:
            self._waiting.append(msgspec.json.encode(Bye(code, retry)))
            self._news.set()
            self.closed = True

    async def next_frames(self) -> list[bytes]:
        """All frames that wait to be sent, at least one; none when the socket is to be closed."""
        if not self._waiting and not self.closed:
            self._news.clear()
            await self._news.wait()
        frames, self._waiting = self._waiting, []
        return frames
