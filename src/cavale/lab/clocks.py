"""Clocks for proofs: time that runs faster, and time that stands."""

import asyncio
import time


class FastClock:
    """The time of day and some hours, and from now on so many times as fast."""

    def __init__(self, speed: float, hours: int) -> None:
        self._speed = speed
        self._later = time.time() + hours * 3600 - time.monotonic() * speed

    def now(self) -> int:
        return int((time.monotonic() * self._speed + self._later) * 1000)

    def date(self) -> int:
        return self.now()

    def suspended(self) -> int:
        return 0

    async def sleep(self, milliseconds: int) -> None:
        await asyncio.sleep(max(0, milliseconds) / 1000 / self._speed)


class StandingClock:
    """Time that passes when the test says so."""

    def __init__(self, hours: int = 0) -> None:
        self._now = 1_800_000_000_000 + hours * 3_600_000
        self._wall = 0  # how much later it is by the clock on the wall
        self._suspended = 0
        self._sleepers: list[tuple[int, asyncio.Future[None]]] = []

    def now(self) -> int:
        return self._now

    def date(self) -> int:
        return self._now + self._wall

    def suspended(self) -> int:
        return self._suspended

    async def sleep(self, milliseconds: int) -> None:
        if milliseconds > 0:
            wake = asyncio.get_running_loop().create_future()
            self._sleepers.append((self._now + milliseconds, wake))
            await wake

    def next_wake(self) -> int | None:
        """When the first of those who sleep wakes up."""
        return min((due for due, sleeper in self._sleepers if not sleeper.done()), default=None)

    def jump(self, milliseconds: int) -> None:
        """Somebody puts the clock on the wall forward, or back."""
        self._wall += milliseconds

    def suspend(self, milliseconds: int) -> None:
        """The machine sleeps so long: afterwards only the clock on the wall knows of it, and that of the machine."""
        self._wall += milliseconds
        self._suspended += milliseconds

    def pass_by(self, milliseconds: int) -> None:
        self._now += milliseconds
        for sleeper in [sleeper for sleeper in self._sleepers if sleeper[0] <= self._now]:
            self._sleepers.remove(sleeper)
            if not sleeper[1].done():
                sleeper[1].set_result(None)
