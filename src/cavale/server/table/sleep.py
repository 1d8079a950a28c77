"""Sleep: a table at which none of its people is waits for them, however long."""

import asyncio
from typing import TYPE_CHECKING

from cavale.server.clock import Clock

if TYPE_CHECKING:
    from cavale.server.table.live import LiveTable


class Sleep:
    """While a table sleeps its clock stands and no bot thinks for it. Spectators do not wake it.

    People who play by correspondence are seldom there at once: with two of them or more the clock runs on.
    """

    def __init__(self, table: "LiveTable", clock: Clock) -> None:
        self._table = table
        self._clock = clock
        self._begun = 0  # when the table was laid or taken up: nobody has seen its clock run before
        self._telling: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Nobody is here yet."""
        self._begun = self._clock.now()
        self._table.play.sleep(self._is_due())

    def follow(self) -> None:
        """After somebody came or went."""
        play = self._table.play
        asleep = self._is_due()
        if asleep == play.asleep:
            return
        play.sleep(asleep)
        if self._clock.now() != self._begun:
            self._telling = asyncio.create_task(self._tell())

    def tasks(self) -> list[asyncio.Task[None]]:
        return [self._telling] if self._telling else []

    def _is_due(self) -> bool:
        table = self._table
        if any(table.audience.here(seat) for seat in table.seating.people()):
            return False
        by_correspondence = table.match.game.by_correspondence(table.match.options)
        return not (by_correspondence and len(table.seating.guests()) > 1)

    async def _tell(self) -> None:
        """Spectators, when nothing is being written. In the dark nobody is told who comes and goes."""
        play = self._table.play
        async with play.settled:
            if play.deadlines.next() and not self._table.dark.veiled() and not play.match.over:
                self._table.audience.show_clock()
