"""The lane: the protocol under every socket. It is uvicorn's, with shorter ways for what tables send and hear most.

It rests on private parts of uvicorn and websockets; where they are missing, sockets do without it (`protocol.py`). What
it buys is measured by `python -m cavale.lab.lane`.
"""

from types import GeneratorType
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from cavale.server.measured import MeasuredSocket
from cavale.server.protocol import LEAVING, NAME

TEXT = b"\x81"  # a frame of text, whole
MASKED = 0x80  # a client's frame is; its length stands beside
SHORT = 126  # bytes: the length of a shorter text takes one byte
BEHIND = 16  # frames that wait to be read; then the line stands until they are


class Lane(MeasuredSocket):
    """Text goes out as it is: it is not turned into a string and back, and no task is woken for it.

    And the line does not stand still for each frame that comes in, which would cost more than the frame; a short text
    that comes alone, as most do, is read at a glance. Who has just said something is not asked whether he is there.
    """

    heard = False  # whether something was said since we last wanted to ask

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[NAME] = {"lane": self}

    def write(self, frames: list[bytes]) -> bool:
        """Send texts at once; False if the reader is behind, or gone."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        self.transport.writelines([part for frame in frames for part in (_head(len(frame)), frame)])
        self.cut_if_unread()
        return True

    def data_received(self, data: bytes) -> None:
        text = _short_text(data)
        if text is None or not self._is_between_frames():
            super().data_received(data)
            return
        self.curr_msg_data_type = "text"
        self.frames = [text]
        self.send_receive_event_to_app()

    def _is_between_frames(self) -> bool:
        """Whether what comes now is the begin of a message."""
        waits: Any = self.conn.parser
        while isinstance(waits.gi_yieldfrom, GeneratorType):
            waits = waits.gi_yieldfrom
        whole = waits.__name__ == "at_eof" and self.conn.current_size is None
        return whole and self.conn.state is State.OPEN

    def send_keepalive_ping(self) -> None:
        if self.heard:
            self.heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        self.heard = True
        stands, self.read_paused = self.read_paused, True  # so that it is not stopped at once
        super().send_receive_event_to_app()
        self.read_paused = stands
        if not stands and self.queue.qsize() >= BEHIND:
            self.read_paused = True
            self.transport.pause_reading()

    async def next_text(self) -> str | None:
        """The next frame; empty if it is one of bytes. None when the line is closed."""
        event: dict[str, Any] = dict(await self.receive())
        return event.get("text", "") if event["type"] == "websocket.receive" else None

    @property
    def left(self) -> bool:
        """Whether the other end took its leave."""
        close = self.conn.close_rcvd
        return close is not None and close.code in LEAVING

    async def send_all(self, frames: list[bytes]) -> None:
        """Send texts once the reader has caught up."""
        await self.writable.wait()
        if not self.write(frames):
            raise ClientDisconnected


def _short_text(data: bytes) -> bytes | None:
    """The text of a client's frame, if it is whole, short, and nothing else came with it (RFC 6455, 5.2)."""
    if len(data) < 6 or data[:1] != TEXT:
        return None
    size = data[1] - MASKED
    return apply_mask(data[6:], data[2:6]) if 0 <= size < SHORT and len(data) == 6 + size else None


def _head(size: int) -> bytes:
    """RFC 6455, 5.2: what stands before the text of a server's frame."""
    if size < 126:
        return TEXT + size.to_bytes(1, "big")
    return TEXT + (b"\x7e" + size.to_bytes(2, "big") if size < 1 << 16 else b"\x7f" + size.to_bytes(8, "big"))
