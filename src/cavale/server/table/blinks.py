"""Blinks: what people show each other by voting, coming and going, while the rules want silence, is no Morse code."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from cavale.server.clock import Clock

if TYPE_CHECKING:
    from cavale.server.table.live import LiveTable

MOST = 12  # looks at the table while somebody may not speak: a table that fills up, and its votes,
WITHIN = 60_000  # in so many milliseconds


class Blinks:
    """While a seat may not speak, the table is told anew only so often; the last look is always told, later."""

    def __init__(self, table: "LiveTable", clock: Clock) -> None:
        self._table = table
        self._clock = clock
        self._told: deque[int] = deque(maxlen=MOST)  # when everybody was last shown the table in silence
        self._later: asyncio.Task[None] | None = None

    def too_fast(self) -> bool:
        """Whether nobody is to be told just now; then they are later. Otherwise this counts as told."""
        if not self._silent():
            return False
        now = self._clock.now()
        if len(self._told) < MOST or now - self._told[0] >= WITHIN:
            self._told.append(now)
            return False
        if self._later is None:
            self._later = asyncio.create_task(self._tell_at(self._told[0] + WITHIN))
        return True

    def tasks(self) -> list[asyncio.Task[None]]:
        return [self._later] if self._later else []

    def _silent(self) -> bool:
        match = self._table.match
        return not match.over and not match.paused and any(match.why_silent(seat) for seat in range(match.seats))

    async def _tell_at(self, time: int) -> None:
        await self._clock.sleep(time - self._clock.now())
        self._later = None
        self._table.presence.look()
