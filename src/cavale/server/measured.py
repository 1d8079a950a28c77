"""Measured sockets: what a client makes us send or keep without saying anything is counted, too, and has an end."""

import time
from typing import Any

import structlog
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from cavale.server.pace import Bucket

PINGS_A_SECOND = 5  # and pieces of a message: browsers send neither
BURST = 60
PATIENCE = 200  # refused in a row, then the line is cut
UNSENT = 4 * 1024 * 1024  # bytes that wait at the system for a client that does not read

log = structlog.get_logger()


class MeasuredSocket(WebSocketsSansIOProtocol):
    """uvicorn's protocol. A ping is answered only so often, and whoever does not read the answers is cut off."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._controls = Bucket(PINGS_A_SECOND, BURST)

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # the answer is dropped
        self.cut_if_unread()

    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_cont(event)
        else:
            self.cut("too_much")

    def cut_if_unread(self) -> None:
        if self.transport.get_write_buffer_size() > UNSENT:
            self.cut("too_slow")

    def cut(self, why: str) -> None:
        """At once: there is nobody to say goodbye to."""
        log.info("connection_cut", why=why)
        self.transport.abort()

    def _may_go_on(self) -> bool:
        if self._controls.take(int(time.monotonic() * 1000)):
            return True
        if self._controls.refused > PATIENCE:
            self.cut("too_much")
        return False
