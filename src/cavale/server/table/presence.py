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
        self.asleep = False  # whether nobody is here at all
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

    def came(self, seat: int) -> None:
        self._table.seating.chairs[seat].held = False

    def wait(self) -> None:
        """After somebody came or went: patience with those who are away runs while somebody else is here who waits."""
        for seat in self._table.seating.people():
            if not self._is_waited_for(seat):
                waiting = self._away.pop(seat, None)
                if waiting:
                    waiting.cancel()
            elif seat not in self._away:
                self._away[seat] = asyncio.create_task(self._hold(seat))

    def _is_waited_for(self, seat: int) -> bool:
        """Whether the table waits just for this seat's answer is no question: it may be a secret."""
        table, chairs = self._table, self._table.seating.chairs
        if not self._patience or table.match.over or chairs[seat].held or table.audience.here(seat):
            return False
        others = [other for other in table.seating.people() if chairs[other].guest != chairs[seat].guest]
        return any(table.audience.here(other) for other in others)

    def look(self) -> None:
        """Tell everybody, if something looks different now."""
        table = self._table
        self._unseen = table.dark.veiled()
        if self._unseen:
            return
        people = {seat: (table.audience.here(seat), table.seating.chairs[seat].held) for seat in table.seating.people()}
        standing, orphans, asleep = self._why_it_stands(), table.audience.orphans, table.play.asleep
        shown = (self._people, self.standing, self._orphans, self.asleep)
        if (people, standing, orphans, asleep) != shown or self.untold:
            self._people, self.standing, self._orphans, self.asleep = people, standing, orphans, asleep
            self.untold = False
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
