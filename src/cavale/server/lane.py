"""The lane: the protocol under every socket. It is uvicorn's, with a shorter way out for what tables send most."""

from collections.abc import Awaitable, Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

NAME = "cavale.lane"  # of the extension by which the application finds it
TEXT = b"\x81"  # a frame of text, whole

Send = Callable[[list[bytes]], Awaitable[None]]


class Lane(WebSocketsSansIOProtocol):
    """Text frames that wait together go out in one write, and are not turned into strings and back before."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[NAME] = {"send": self.send_frames}

    async def send_frames(self, frames: list[bytes]) -> None:
        """Waits for a slow reader, as `send` does."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        self.transport.writelines([part for frame in frames for part in (_head(len(frame)), frame)])


def short_way(scope: Any) -> Send | None:
    """How to send many frames to a socket at once; None if another protocol lies under it."""
    lane = (scope.get("extensions") or {}).get(NAME)
    return lane["send"] if lane else None


def _head(size: int) -> bytes:
    """RFC 6455, 5.2: what stands before the text of a server's frame."""
    if size < 126:
        return TEXT + size.to_bytes(1, "big")
    return TEXT + (b"\x7e" + size.to_bytes(2, "big") if size < 1 << 16 else b"\x7f" + size.to_bytes(8, "big"))
