"""The gallery: spectators who see everything some time later, so that nobody can help a player from there."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Iterable

import msgspec

from cavale.server.clock import Clock
from cavale.server.connection import Connection
from cavale.server.wire import ChatLine, Deadline, Sight


class Gallery:
    """Keeps what is not yet due, and what was."""

    def __init__(self, clock: Clock, delay: int) -> None:
        self.delay = delay  # milliseconds
        self.connections: set[Connection] = set()
        self._clock = clock
        self._coming: deque[tuple[int, Sight | ChatLine]] = deque()
        self._newest: Sight | None = None  # the last that was due, with all events so far
        self._cover: Sight | None = None  # what all see while nobody may look at the table, at once and not later
        self._task: asyncio.Task[None] | None = None

    def show(self, picture: Sight | ChatLine, at: int | None = None) -> None:
        """To be seen later; `at` is when it happened, if not now."""
        self._coming.append(((self._clock.now() if at is None else at) + self.delay, picture))
        self._wait_for_the_next()

    def enter(self, connection: Connection) -> None:
        """Whoever comes in is shown the newest picture that is due."""
        self._show_due()
        self.connections.add(connection)
        self._show_newest([connection])

    def cover(self, sight: Sight | None) -> None:
        """Nobody may look at the table now, not even at what was; without a sight, they may again."""
        self._cover = sight
        self._show_newest(self.connections)
        self._show_due()
        self._wait_for_the_next()

    def drop(self, lines: set[int]) -> None:
        """These lines of chat are not to come any more."""
        self._coming = deque(
            (due, picture)
            for due, picture in self._coming
            if not (isinstance(picture, ChatLine) and picture.line in lines)
        )

    def due(self, lines: Iterable[ChatLine]) -> tuple[ChatLine, ...]:
        """Those of these lines of chat that may be read by now."""
        self._show_due()
        coming = {picture.line for _, picture in self._coming if isinstance(picture, ChatLine)}
        return tuple(line for line in lines if line.line not in coming)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def _wait_for_the_next(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._go_on())

    async def _go_on(self) -> None:
        while self._coming and self._cover is None:
            await self._clock.sleep(self._coming[0][0] - self._clock.now())
            self._show_due()

    def _show_due(self) -> None:
        while self._coming and self._cover is None and self._coming[0][0] <= self._clock.now():
            _, picture = self._coming.popleft()
            if isinstance(picture, Sight):
                before = self._newest.events if self._newest and not picture.whole else ()
                self._newest = msgspec.structs.replace(picture, events=(*before, *picture.events), whole=True)
            for connection in self.connections:
                connection.send(self._later(picture) if isinstance(picture, Sight) else picture)

    def _show_newest(self, connections: Iterable[Connection]) -> None:
        seen = self._cover or (self._later(self._newest) if self._newest else None)
        if seen:
            for connection in connections:
                connection.send(seen)

    def _later(self, picture: Sight) -> Sight:
        """As if it happened now: deadlines move along."""
        now = self._clock.now()
        deadlines = tuple(_moved(deadline, self.delay) for deadline in picture.deadlines)
        return msgspec.structs.replace(picture, now=now, deadlines=deadlines)


def _moved(deadline: Deadline, by: int) -> Deadline:
    return msgspec.structs.replace(
        deadline,
        opened=deadline.opened + by,
        ends=deadline.ends and deadline.ends + by,
        held_until=deadline.held_until and deadline.held_until + by,
    )
