"""The vigil: who is waited for at a table whose clock does not wait long (`core/grace.py`)."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

from cavale.core.grace import Grace
from cavale.core.match import Match
from cavale.core.record import Freeze
from cavale.core.refusal import Refused
from cavale.server.clock import Clock
from cavale.server.store import StoreError
from cavale.server.wire import Cause, Standing

if TYPE_CHECKING:
    from cavale.server.table.live import LiveTable

log = structlog.get_logger()

Deed = Callable[[Match, int], None]

AGAIN = 1_000  # milliseconds until it is tried again what the store could not keep


class Vigil:
    """Looks at the table whenever something has changed, and does what is due then, one thing after the other.

    A line that breaks freezes the clock when it is that seat's turn, as long as there is grace; then the seat is an
    orphan. Who leaves by the door is one at once. Who comes back has the seat again. With nobody there the clock stands
    until somebody is: that costs nobody's grace, and nobody is an orphan without anybody to command her.
    """

    def __init__(self, table: "LiveTable", grace: Grace, clock: Clock) -> None:
        self._table = table
        self._grace = grace
        self._clock = clock
        self._left: set[int] = set()  # seats whose owners closed the door behind them
        self._broken: set[int] = set()  # seats whose line broke
        self._down = False  # whether the server was, and the clock has stood since
        self._freeze: Freeze | None = None  # the one that is waited out,
        self._cause: Cause = "line"
        self._waited: set[int] = set()  # for these seats,
        self._until = 0  # at most so long;
        self._settled: int | None = None  # they are back, and then it ends
        self._woken = False
        self._watching: asyncio.Task[None] | None = None
        self._timer: asyncio.Task[None] | None = None
        self._closed = False

    def went(self, seat: int, *, left: bool) -> None:
        """Nobody looks through a seat any more: its owner has left, or the line broke."""
        (self._left if left else self._broken).add(seat)
        self.wake()

    def came(self, seat: int) -> None:
        self._left.discard(seat)
        self._broken.discard(seat)
        self.wake()

    async def take_up(self) -> None:
        """CF-PAUSE-08 After a restart the clock waits for all who were here, and it counts against nobody."""
        match = self._table.match
        if match.over:
            return
        self._down = True
        self.wake()
        if self._watching:
            await self._watching

    def wake(self) -> None:
        """Look again: something has changed."""
        self._woken = True
        if self._watching is None and not self._closed:
            self._watching = asyncio.create_task(self._watch())

    def shown(self) -> Standing | None:
        """Why the clock stands, as everybody at the table is told."""
        match = self._table.match
        if not match.paused:
            return None
        if not match.frozen:
            return Standing("pause", (), 0)
        until = self._end(match.frozen)
        if until is None:
            return Standing("restart" if self._down else "away", (), 0)
        return Standing(self._cause, tuple(sorted(self._missing())), until)

    async def close(self) -> None:
        self._closed = True
        tasks = [task for task in (self._watching, self._timer) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch(self) -> None:
        again = None
        try:
            while self._woken:
                self._woken = False
                await self._do_what_is_due()
        except StoreError:
            log.warning("store_failed", table=self._table.id)
            again = self._clock.now() + AGAIN
        finally:
            self._watching = None
        self._table.presence.look()
        self._set_timer(again)

    async def _do_what_is_due(self) -> None:
        try:
            while deed := self._due():
                await self._table.change(deed)
        except Refused:  # the world has moved on, and whatever moved it has woken us again
            log.info("absence_settled_meanwhile", table=self._table.id)

    def _due(self) -> Deed | None:
        match = self._table.match
        if match.over:
            return None
        return self._due_to_those_who_move() or (self._due_in_a_rest() if match.paused else self._due_in_play())

    def _due_to_those_who_move(self) -> Deed | None:
        """At any time, also while the clock stands."""
        orphans = self._table.match.absence
        for seat in self._table.seating.people():
            if orphans.is_orphan(seat) and self._table.audience.here(seat):
                return _give_back(seat)
            if not orphans.is_orphan(seat) and seat in self._left and not self._table.play.asleep:
                return _orphan(seat)
        return None

    def _due_in_play(self) -> Deed | None:
        self._freeze = None
        match = self._table.match
        if self._table.play.asleep:
            return self._to_freeze(None) if match.state.windows else None
        self._down = False
        on_turn = match.game.on_turn(match.state)
        for seat in self._owners():
            if self._table.audience.here(seat):
                continue
            turn = on_turn >> seat & 1
            if turn and match.absence.grace_left(seat):
                return self._to_freeze(seat)
            if turn or (seat in self._broken and not match.absence.grace_left(seat)):
                return _orphan(seat)
        return None

    def _to_freeze(self, seat: int | None) -> Deed:
        return lambda match, at: match.freeze(seat, since=self._clock.date(), at=at)

    def _due_in_a_rest(self) -> Deed | None:
        """A pause ends by agreement; a freeze when they are back, or when its time is over."""
        frozen = self._table.match.frozen
        end = self._end(frozen) if frozen else None
        if end is None or self._clock.now() < end:
            return None
        return lambda match, at: match.resume(stood=self._table.play.time.stood(), at=at)

    def _end(self, freeze: Freeze) -> int | None:
        """When a freeze ends, as things are. With nobody there it does not, and its minute begins with their return."""
        if self._table.play.asleep:
            self._freeze = None
            return None
        if self._freeze is None:
            seats = self._owners() if self._down or freeze.seat is None else {freeze.seat}
            self._wait_out(freeze, "restart" if self._down else "line", seats)
        if self._missing():
            self._settled = None
            return self._until
        if self._settled is None:
            here = any(self._table.audience.here(seat) for seat in self._waited)
            self._settled = self._clock.now() + (self._grace.settling if here else 0)
        return self._settled

    def _wait_out(self, freeze: Freeze, cause: Cause, seats: set[int]) -> None:
        self._freeze = freeze
        self._cause = cause
        self._waited = seats
        self._until = self._clock.now() + self._grace.longest
        self._settled = None

    def _missing(self) -> set[int]:
        """Of those who are waited for."""
        return {seat for seat in self._waited & self._owners() if not self._table.audience.here(seat)}

    def _owners(self) -> set[int]:
        """The seats of people that are no orphans."""
        orphans = self._table.match.absence
        return {seat for seat in self._table.seating.people() if not orphans.is_orphan(seat)}

    def _set_timer(self, again: int | None) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self._closed:
            return
        frozen = self._table.match.frozen
        if again is None and frozen:
            again = self._end(frozen)
        if again is not None:
            self._timer = asyncio.create_task(self._wake_at(again))

    async def _wake_at(self, time: int) -> None:
        await self._clock.sleep(time - self._clock.now())
        self._timer = None
        self.wake()


def _orphan(seat: int) -> Deed:
    return lambda match, at: match.orphan(seat, at=at)


def _give_back(seat: int) -> Deed:
    return lambda match, at: match.give_back(seat, at=at)
