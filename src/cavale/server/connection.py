"""Connections: one open socket each, with what waits to be sent."""

import asyncio
from collections.abc import Callable

import msgspec

from cavale.server.wire import Bye, FromServer

WAITING = 512  # frames; a client that reads so slowly is sent away and may come back
WAITING_BYTES = 4 * 1024 * 1024  # the same in bytes: a screen with all that happened can be long


class Connection:
    """What a person looks through. Frames are queued here, so that a slow reader delays nobody.

    `write` takes frames at once, or says that it cannot just now.
    """

    def __init__(self, guest: str, write: Callable[[list[bytes]], bool] | None = None) -> None:
        self.guest = guest
        self.closed = False
        self.left = False  # whether the person closed it, by leaving or by closing the page; otherwise the line broke
        self._write = write
        self._waiting: list[bytes] = []
        self._bytes = 0  # of them
        self._idle: asyncio.Future[None] | None = None  # while whoever sends waits for more

    def send(self, frame: FromServer) -> None:
        self.send_bytes(msgspec.json.encode(frame))

    def send_bytes(self, frame: bytes) -> None:
        if self.closed:
            return
        if len(self._waiting) >= WAITING or self._bytes + len(frame) > WAITING_BYTES:
            self._waiting.clear()  # it would not be read, and whoever comes back is shown the whole
            self.close("too_slow")
            return
        self._waiting.append(frame)
        self._bytes += len(frame)
        if self._idle and len(self._waiting) == 1:  # what else is sent in this moment goes with it
            self._idle.get_loop().call_soon(self._flush)

    def close(self, code: str, *, retry: bool = True) -> None:
        """Say goodbye after what was queued."""
        if not self.closed:
            self._waiting.append(msgspec.json.encode(Bye(code, retry)))
            self.closed = True
            self._wake()

    async def next_frames(self) -> list[bytes]:
        """All frames that wait to be sent, at least one; none when the socket is to be closed."""
        if not self._waiting and not self.closed:
            self._idle = asyncio.get_running_loop().create_future()
            try:
                await self._idle
            finally:
                self._idle = None
        frames, self._waiting, self._bytes = self._waiting, [], 0
        return frames

    def _flush(self) -> None:
        """Nobody need be woken if the frames can be written at once."""
        if self._idle and not self.closed and self._write and self._write(self._waiting):
            self._waiting, self._bytes = [], 0
        else:
            self._wake()

    def _wake(self) -> None:
        if self._idle and not self._idle.done():
            self._idle.set_result(None)
