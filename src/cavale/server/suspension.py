"""Suspension: a laptop that was closed with a server on it is a server that was down."""

import asyncio

import structlog

from cavale.server.clock import Clock
from cavale.server.hall import Hall

OFTEN = 1  # seconds between two looks
SHORT = 1_000  # milliseconds: two clocks that are not read at the same moment never differ by so much

log = structlog.get_logger()


class SuspensionWatch:
    """Looks whether the machine was suspended. No clock of a match ran meanwhile; but everybody has gone, although
    their connections look open for a while. So the tables start again, as they do after a restart.
    """

    def __init__(self, hall: Hall, clock: Clock) -> None:
        self._hall = hall
        self._clock = clock
        self._before = clock.suspended()

    async def work(self) -> None:
        """For as long as the server runs."""
        while True:
            await asyncio.sleep(OFTEN)
            await self.look()

    async def look(self) -> None:
        slept = self._clock.suspended() - self._before
        self._before += slept
        if slept >= SHORT:
            log.warning("suspended", seconds=slept // 1000)
            await self._hall.start_again()
