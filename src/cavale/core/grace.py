"""Grace: how a match with a real clock bears that somebody's line breaks."""

from typing import Final


class Grace:
    """How long the clock may freeze for a seat whose line broke in its turn, and how often; in milliseconds.

    Where there is a grace, the table is covered whenever the clock stands, so that nobody wins time to plan. When the
    grace is spent the seat is an orphan: others at the table command it until its owner is back, unless that would
    show them what is hidden from them.
    """

    def __init__(
        self,
        rule: str,
        *,
        longest: int = 60_000,
        per_match: int = 2,
        per_seat: int = 1,
        settling: int = 3_000,
        command: bool = True,
    ) -> None:
        self.rule: Final = rule  # what is cited when something is refused because the clock stands
        self.longest: Final = longest  # one freeze
        self.per_match: Final = per_match  # freezes; 0: a broken line makes an orphan at once
        self.per_seat: Final = per_seat
        self.command: Final = command  # whether others look through an orphan and act for it
        self.settling: Final = settling  # from the return of the seat until the clock goes on
