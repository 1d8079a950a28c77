"""Decoys: writes that mean nothing, so that declining a power in the dark takes as many as using it."""

import asyncio
import secrets
from typing import TYPE_CHECKING

import structlog

from cavale.server.clock import Clock
from cavale.server.store import StoreError

if TYPE_CHECKING:
    from cavale.server.table.live import LiveTable

SOONEST, LATEST = 1_500, 4_500  # milliseconds: about as long as a person takes for the next action of a power

log = structlog.get_logger()


class Decoys:
    """Counts what is done in the dark. Once the seat is through, what is lacking follows as it would have."""

    def __init__(self, table: "LiveTable", clock: Clock) -> None:
        self._table = table
        self._clock = clock
        self._done = 0  # actions in this blackout
        self._tasks: set[asyncio.Task[None]] = set()

    def follow(self, seat: int, *, in_the_dark: bool) -> None:
        """After an action of a seat; `in_the_dark`: it was dark before, too."""
        table = self._table
        if not in_the_dark:
            self._done = 0
            return
        self._done += 1
        lacking = table.match.game.acts_in_the_dark(table.match.state) - self._done
        if lacking > 0 and not table.play.wanted(seat):
            self._done += lacking
            task = asyncio.create_task(self._pretend(lacking))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def tasks(self) -> list[asyncio.Task[None]]:
        return list(self._tasks)

    async def _pretend(self, times: int) -> None:
        for _ in range(times):
            await self._clock.sleep(SOONEST + secrets.randbelow(LATEST - SOONEST))
            play = self._table.play
            await self._clock.sleep(self._table.dark.until_it_may_be_written(play.time.at()))
            try:
                await play.pretend()
            except StoreError:
                log.warning("store_failed", table=self._table.id)
