"""The two windows of a match: the countdown of the safe, and the patience with an idle player."""

from typing import Final

CLOCK: Final = "clock"  # CF-TIME-01 all of the match, from the moment when everybody is ready
NUDGE: Final = "nudge"  # CF-PAUSE-04 one question

GRACE: Final = 15  # CF-PAUSE-04 seconds from the reminder to the end of the turn


def nudge_limit(seconds: int) -> int:
    """CF-PAUSE-04 How long a question waits, in milliseconds; 0 for ever."""
    return (seconds + GRACE) * 1000 if seconds else 0
