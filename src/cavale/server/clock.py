"""Clocks: real time comes in here and nowhere else."""

import asyncio
import time
from typing import Protocol

from cavale.core.match import Match
from cavale.core.record import Undid
from cavale.core.window import Window
from cavale.server.wire import Deadline

SINCE_SWITCHED_ON = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)  # macOS counts sleep in the second


class Clock(Protocol):
    """Two clocks: one that runs evenly, for everything that lasts, and the one on the wall, for dates."""

    def now(self) -> int:
        """Milliseconds on the server's own clock. It showed the date when the server started and has run evenly since:
        nobody can set it, and it stands while the machine is suspended.
        """
        ...

    def date(self) -> int:
        """Milliseconds since 1970, UTC, by the clock on the wall. It may jump: nothing is timed by it."""
        ...

    def suspended(self) -> int:
        """Milliseconds for which the machine was suspended so far, counted from some moment."""
        ...

    async def sleep(self, milliseconds: int) -> None:
        """Wait so long; not at all if it is less than nothing."""
        ...


class SystemClock:
    def __init__(self) -> None:
        self._start = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        return (self._start + time.monotonic_ns()) // 1_000_000

    def date(self) -> int:
        return time.time_ns() // 1_000_000

    def suspended(self) -> int:
        """`time.monotonic` stands meanwhile; the clock since the machine was switched on does not."""
        return (time.clock_gettime_ns(SINCE_SWITCHED_ON) - time.monotonic_ns()) // 1_000_000

    async def sleep(self, milliseconds: int) -> None:
        await asyncio.sleep(max(0, milliseconds) / 1000)


class MatchClock:
    """The time of one match: it runs while the server runs and the table plays, and stands otherwise.

    A record is stamped with it. So after a crash the time goes on from the last record, and nobody has lost a second
    to the server being down.
    """

    def __init__(self, clock: Clock, at: int = 0) -> None:
        self.clock = clock
        self._at = at  # what it showed when it was last set going or stopped
        self._since: int | None = clock.now()  # when that was; None: it stands,
        self._stopped = 0  # since then,
        self._stood = 0  # and so long before, while the server was down

    @property
    def running(self) -> bool:
        return self._since is not None

    def at(self) -> int:
        return self._at + (self.clock.now() - self._since if self._since is not None else 0)

    def stop(self, since: int = 0) -> None:
        """`since`: the date on which it was stopped, if the log knows: a server that was restarted stops it again."""
        if self._since is not None:
            self._at, self._since, self._stopped = self.at(), None, self.clock.now()
            self._stood = max(0, self.clock.date() - since) if since else 0  # the wall clock may have been put back

    def go_on(self) -> None:
        if self._since is None:
            self._since = self.clock.now()

    def stood(self) -> int:
        """How long it has been standing, also while the server was down."""
        return self._stood + self.clock.now() - self._stopped if self._since is None else 0

    def real(self, at: int) -> int:
        """When the match's time will be `at`, by the server's clock, if it goes on running."""
        return self.clock.now() + at - self.at()


class Deadlines:
    """When the open windows of a match end, from the records alone."""

    def __init__(self) -> None:
        self._opened: dict[str, tuple[Window, int]] = {}

    def follow(self, match: Match) -> None:
        """After each record: a window that is new was opened by it. An undo gives no time back."""
        last = match.records[-1]
        opened: dict[str, tuple[Window, int]] = {}
        for window in match.state.windows:
            known = self._opened.get(window.name)
            same = known is not None and (known[0] is window or isinstance(last, Undid))
            opened[window.name] = (window, known[1] if known and same else last.at)
        self._opened = opened

    def next(self) -> tuple[str, int] | None:
        """The window that ends first, and when, in the match's time."""
        if not self._opened:
            return None
        ends = [(name, at + window.limit) for name, (window, at) in self._opened.items() if window.limit]
        return min(ends, key=lambda end: end[1], default=None)

    def ends(self, name: str) -> int | None:
        window, at = self._opened.get(name, (None, 0))
        return at + window.limit if window and window.limit else None

    def left(self, at: int) -> dict[str, int]:
        """How long the open windows have from `at` on, as everybody can see."""
        return {name: opened + window.limit - at for name, (window, opened) in self._opened.items() if window.limit}

    def shown(self, clock: MatchClock) -> tuple[Deadline, ...]:
        if not self._opened:
            return ()
        start = clock.real(0)
        return tuple(
            [
                Deadline(
                    window=name,
                    opened=start + at,
                    ends=start + at + window.limit if window.limit else 0,
                    held_until=start + at + window.hold if window.hold else 0,
                    frozen=not clock.running,
                )
                for name, (window, at) in self._opened.items()
            ]
        )
