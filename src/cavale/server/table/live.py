"""A live table: people, bots and spectators around one match. One writer, many readers."""

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Any

from cavale.core.match import Match
from cavale.core.record import Acted
from cavale.core.refusal import Refused
from cavale.server import wire
from cavale.server.botpool import BotPool
from cavale.server.clock import Clock
from cavale.server.connection import Connection
from cavale.server.play import Answered, Play
from cavale.server.seating import Seating
from cavale.server.table.alarm import Alarm
from cavale.server.table.audience import Audience
from cavale.server.table.company import Company
from cavale.server.table.dark import Dark, Held
from cavale.server.table.decoys import Decoys
from cavale.server.table.desk import Desk
from cavale.server.table.gallery import Gallery
from cavale.server.table.presence import Presence
from cavale.server.table.regret import Regret
from cavale.server.table.sleep import Sleep
from cavale.server.table.vigil import Vigil
from cavale.server.table.votes import Votes


class LiveTable:
    """Everything of a started table that lives in memory; what must last is in the journal of its play.

    Its parts do what their names say. All that changes the match goes through `change`, and `go_on` follows.
    """

    def __init__(
        self,
        table_id: str,
        play: Play,
        seating: Seating,
        bots: BotPool,
        clock: Clock,
        *,
        pace: float,
        patience: int,
        gallery: Gallery | None,
        changed: Callable[[], None],
        owner: Callable[[], str] = str,
        followed: Callable[[], None] = lambda: None,
    ) -> None:
        """`gallery`: of spectators who see later; `changed` tells the hall that the table looks different now, and
        `followed` that the match went on.
        """
        self.id = table_id
        self.play = play
        self.seating = seating
        self.changed = changed
        self.owner = owner
        self._followed = followed
        self.closed = False
        self.dark = Dark(play)
        self.company = Company(self, bots, clock, pace)
        self.audience = Audience(play, seating, clock, gallery, self.company.beliefs)
        self.presence = Presence(self, clock, patience)
        self.votes = Votes(self)
        self.regret = Regret(self)
        self.desk = Desk(self)
        self._decoys = Decoys(self, clock)
        self.sleep = Sleep(self, clock)
        grace = play.match.grace
        self.vigil = Vigil(self, grace, clock) if grace else None
        self._alarm = Alarm(self, clock)
        self._clock = clock
        self._gallery = gallery
        self._metrics = bots.metrics

    @property
    def match(self) -> Match:
        """As it is in memory now: after a commit that failed it is another one."""
        return self.play.match

    async def begin(self) -> None:
        """Start, or go on after a restart: first messages, the clock, the bots."""
        self.audience.open(await self.play.first_letters())
        self.sleep.begin()
        if self.vigil and len(self.match.records) > 1:
            await self.vigil.take_up()
        self.presence.wait()
        self.go_on()

    # -- people ------------------------------------------------------------------------------------------------

    async def connect(self, connection: Connection) -> None:
        async with self.settled(connection.guest):
            viewers = self.audience.enter(connection)
            self.sleep.follow()  # before she is shown the clock: it goes on when she comes
            self.audience.greet(connection, viewers)
            for seat in viewers:
                self._came(seat)
        self._people_moved()

    def disconnect(self, connection: Connection) -> None:
        for seat in self.audience.leave(connection):
            if self.vigil and not self.closed:  # otherwise it is the server that leaves
                self.vigil.went(seat, left=connection.left)
        self._people_moved()

    def _came(self, viewer: int) -> None:
        """Somebody looks through this seat again, if it is one."""
        if viewer == self.match.seats:
            return
        self.presence.came(viewer)
        if self.vigil:
            self.vigil.came(viewer)

    def _people_moved(self) -> None:
        """Somebody came or went: does the table sleep, who is waited for, and what does it look like?"""
        if not self.closed:  # otherwise it is the server that leaves
            self.sleep.follow()
            self.presence.wait()
        self.presence.look()
        self.go_on()

    async def reseat(self, connections: Iterable[Connection]) -> None:
        """These people look through other seats now."""
        for connection in connections:
            self.disconnect(connection)
            await self.connect(connection)

    async def receive(self, guest: str, frame: wire.FromClient) -> wire.FromServer:
        """Answer a frame of a person; what others see of it they are sent."""
        return await self.desk.take(guest, frame)

    def settled(self, guest: str) -> AbstractAsyncContextManager[None]:
        """Hold this while reading the match for somebody: what is not on the disk is not told."""
        return self.dark.settled(self.audience.viewers_of(guest))

    # -- what happens ------------------------------------------------------------------------------------------

    async def change(self, change: Callable[[Match, int], None], answered: Answered | None = None) -> None:
        """Change the match, keep it, and let everybody see what they may. Raises Refused or StoreError."""
        was_over = self.match.over
        began = time.perf_counter()
        letters = await self.play.change(change, answered)
        self._metrics.actions.note(time.perf_counter() - began)
        self.dark.follow()
        self.audience.show(letters)
        self.presence.follow()
        self.regret.follow()
        if self.match.over and not was_over:
            self.changed()
        self._followed()
        self.go_on()

    async def act(self, deed: Callable[[Match, int], None], answered: Answered | None = None) -> None:
        """A seat does something, perhaps in secret: that may be held for a moment (`Dark.hold`). Raises as `change`."""
        refusal = self.play.why_not_go_on()
        if refusal:
            raise Refused(refusal)
        while True:
            was_dark = self.dark.veiled()
            try:
                await self.change(deed, answered)
            except Held as held:
                await self._clock.sleep(held.milliseconds)
            else:
                break
        last = self.match.records[-1]
        if isinstance(last, Acted):
            self._decoys.follow(last.seat, in_the_dark=was_dark)

    def go_on(self) -> None:
        """After anything happened: set the clock, and wake whoever may want to do something."""
        if self.closed:
            return
        self._alarm.set()
        if self.vigil:
            self.vigil.wake()
        self.company.wake()

    def remember(self, beliefs: list[Any]) -> None:
        """What bots believed before a restart; everybody is shown it, now that the match is over."""
        self.company.remember(beliefs)
        self.audience.show_all_again()

    async def close(self) -> None:
        """Stop everything that runs for this table."""
        self.closed = True
        await self.play.end()
        if self._gallery:
            await self._gallery.close()
        parts = (self.company, self.presence, self._alarm, self._decoys, self.sleep)
        tasks = [task for part in parts for task in part.tasks()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.vigil:
            await self.vigil.close()
