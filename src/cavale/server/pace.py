"""Pace: how much one socket may send, and one person say."""


class Bucket:
    """So many frames a second on average, with a burst; more is refused, much more ends the connection."""

    def __init__(self, a_second: int, burst: int) -> None:
        self._a_second = a_second
        self._most = float(burst)
        self._left = float(burst)
        self._last = 0
        self.refused = 0  # in a row

    def take(self, now: int) -> bool:
        """Whether one more frame is fine at this time (milliseconds)."""
        if self._last:
            self._left = min(self._most, self._left + (now - self._last) * self._a_second / 1000)
        self._last = now
        if self._left < 1:
            self.refused += 1
            return False
        self._left -= 1
        self.refused = 0
        return True
