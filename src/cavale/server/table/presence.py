"""Presence: who is here and who is away, as everybody at the table is shown it."""

import asyncio
from typing import TYPE_CHECKING

from cavale.server.clock import Clock
from cavale.server.wire import Standing

if TYPE_CHECKING:
    from cavale.server.table.live import LiveTable


class Presence:
    """In a blackout nothing of it changes: that somebody blinked could tell what she did."""

    def __init__(self, table: "LiveTable", clock: Clock, patience: int) -> None:
        """`patience`: seconds until a bot plays on for somebody who is away; 0: none does."""
        self._table = table
        self._clock = clock
        self._patience = patience
        self._people: dict[int, tuple[bool, bool]] = {}  # by seat: present, held by a bot
        self._orphans = table.audience.orphans
        self._away: dict[int, asyncio.Task[None]] = {}  # seats that a bot is going to hold
        self.standing: Standing | None = None  # why the clock stands, where nobody may look at the table meanwhile
        self.untold = False  # whether the table looks different, and nobody could be told in the dark
        self._unseen = False  # whether nobody has looked since it was dark

    def present(self, seat: int) -> bool:
        return self._people.get(seat, (False, False))[0]

    def held(self, seat: int) -> bool:
        """Whether a bot holds an absent person's seat."""
        return self._people.get(seat, (False, False))[1]

    def orphaned(self, seat: int) -> bool:
        """Whether all the people at the table command this seat."""
        return bool(self._table.audience.orphans >> seat & 1)

    def went(self, seat: int) -> None:
        if self._patience and not self._table.match.over and seat not in self._away:
            self._away[seat] = asyncio.create_task(self._hold(seat))

    def came(self, seat: int) -> None:
        waiting = self._away.pop(seat, None)
        if waiting:
            waiting.cancel()
        self._table.seating.chairs[seat].held = False

    def begin(self) -> None:
        """Nobody is here yet: each is waited for."""
        for seat in self._table.seating.people():
            if not self._table.audience.here(seat):
                self.went(seat)

    def look(self) -> None:
        """Tell everybody, if something looks different now."""
        table = self._table
        self._unseen = table.dark.veiled()
        if self._unseen:
            return
        people = {seat: (table.audience.here(seat), table.seating.chairs[seat].held) for seat in table.seating.people()}
        standing, orphans = self._why_it_stands(), table.audience.orphans
        shown = (self._people, self.standing, self._orphans)
        if (people, standing, orphans) != shown or self.untold:
            self._people, self.standing, self._orphans, self.untold = people, standing, orphans, False
            table.changed()

    def follow(self) -> None:
        """After each change of the match. Nobody comes or goes by one, so there is seldom anything to see."""
        table = self._table
        if table.vigil or self.untold or self._unseen or table.audience.orphans != self._orphans:
            self.look()

    def tasks(self) -> list[asyncio.Task[None]]:
        return list(self._away.values())

    def _why_it_stands(self) -> Standing | None:
        """What is being written is told when it is on the disk."""
        vigil = self._table.vigil
        return vigil.shown() if vigil and not self._table.play.settled.locked() else self.standing

    async def _hold(self, seat: int) -> None:
        """After the table's patience a bot plays on, with that seat's knowledge only."""
        await self._clock.sleep(self._patience * 1000)
        self._table.seating.chairs[seat].held = True
        self._away.pop(seat, None)
        self.look()
        self._table.go_on()
