"""The caretaker: once an hour, what is to be deleted is deleted, and finished tables leave the memory."""

import structlog

from cavale.server.clock import Clock
from cavale.server.hall import Hall
from cavale.server.settings import Settings
from cavale.server.store import Store, StoreError

HOUR = 3_600_000
DAY = 24 * HOUR
MONTH = 365 * DAY // 12
ENDED = 30 * DAY  # after so long the code of a table that ended is free for another
LEFT = 7 * DAY  # after so long without a change a table that never started is put away

log = structlog.get_logger()


class Caretaker:
    def __init__(self, store: Store, hall: Hall, settings: Settings, clock: Clock) -> None:
        self._store = store
        self._hall = hall
        self._settings = settings
        self._clock = clock

    async def work(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                await self.round()
            except StoreError:
                log.warning("round_failed")
            await self._clock.sleep(HOUR)

    async def round(self) -> None:
        now = self._clock.date()
        lines = await self._store.delete_chat(now - self._settings.chat_days * DAY)
        codes = await self._store.free_codes(now - ENDED)
        guests = await self._store.forget_idle(now - self._settings.guest_months * MONTH)
        await self._hall.heed()
        tables = await self._hall.put_away(now - self._settings.finished_hours * HOUR, now - LEFT)
        log.info("round", chat_lines=lines, codes=codes, guests=guests, tables=tables)
