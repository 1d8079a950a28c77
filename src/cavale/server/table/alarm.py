"""The alarm: it rings when a window of the match ends."""

import asyncio
from typing import TYPE_CHECKING

import structlog

from cavale.core.match import Match
from cavale.core.refusal import Refusal, Refused
from cavale.server.clock import Clock
from cavale.server.store import StoreError

if TYPE_CHECKING:
    from cavale.server.table.live import LiveTable

log = structlog.get_logger()

AGAIN = 1_000  # milliseconds until it rings again if the store could not keep it


class Alarm:
    """Set for the window that ends first; the end of its time is a record like any other."""

    def __init__(self, table: "LiveTable", clock: Clock) -> None:
        self._table = table
        self._clock = clock
        self._waiting: asyncio.Task[None] | None = None

    def set(self) -> None:
        """After anything happened: another window may end first now."""
        if self._waiting:
            self._waiting.cancel()
            self._waiting = None
        play = self._table.play
        ends = play.deadlines.next()
        if ends and play.time.running and not play.match.over:
            self._waiting = asyncio.create_task(self._ring_at(*ends))

    def tasks(self) -> list[asyncio.Task[None]]:
        return [self._waiting] if self._waiting else []

    async def _ring_at(self, window: str, ends: int) -> None:
        play = self._table.play
        await self._clock.sleep(ends - play.time.at())
        self._waiting = None  # from here on nobody stops it

        def close(match: Match, at: int) -> None:
            if play.deadlines.ends(window) != ends:
                raise Refused(Refusal("", "window-not-open", {"window": window}))
            match.time_up(window, at=max(at, ends))

        try:
            await self._table.change(close)
        except Refused:
            log.info("window_closed_meanwhile", table=self._table.id, window=window)
        except StoreError:
            log.warning("store_failed", table=self._table.id, window=window)
            await self._clock.sleep(AGAIN)
            self._table.go_on()
