"""Absence: for whom the clock of a match was stopped, and who is not waited for any more."""

from cavale.core.grace import Grace
from cavale.core.record import Freeze, Orphan, Pause, Record, Resume, Return
from cavale.core.refusal import Refusal
from cavale.core.table import bit


class Absence:
    """An account of the log. No undo takes anything of it back: what was waited was waited."""

    def __init__(self, grace: Grace | None, seats: int) -> None:
        self.orphans = 0  # bits of the seats that others command, since nobody waits for their owners
        self.stood = 0  # milliseconds of all pauses and freezes that are over
        self.since = 0  # if it stands now: since when, by the clock on the wall; 0: nobody said
        self.rested = False  # whether a pause was agreed on
        self._grace = grace
        self._freezes = [0] * seats  # per seat: how often the clock froze for it

    def note(self, entry: Record) -> None:
        match entry:
            case Pause():
                self.rested, self.since = True, entry.since
            case Freeze():
                self.since = entry.since
                if entry.seat is not None:
                    self._freezes[entry.seat] += 1
            case Resume():
                self.stood, self.since = self.stood + entry.stood, 0
            case Orphan():
                self.orphans |= bit(entry.seat)
            case Return():
                self.orphans &= ~bit(entry.seat)
            case _:
                pass

    def grace_left(self, seat: int) -> bool:
        """Whether the clock may still freeze for a seat."""
        grace = self._grace
        return grace is not None and self._freezes[seat] < grace.per_seat and sum(self._freezes) < grace.per_match

    def is_orphan(self, seat: int) -> bool:
        return self._sits(seat) and bool(self.orphans >> seat & 1)

    def orphan_seats(self) -> list[int]:
        return [seat for seat in range(len(self._freezes)) if self.is_orphan(seat)]

    def why_not_freeze(self, seat: int | None, on_turn: int) -> Refusal | None:
        """`on_turn`: the seats (bits) for which the clock may freeze now. Without a seat it waits for all."""
        if seat is None:
            return None if self._grace else Refusal("", "no-grace")
        waits = self._sits(seat) and on_turn >> seat & 1 and self.grace_left(seat)
        return None if waits else Refusal("", "no-grace")

    def why_not_orphan(self, seat: int) -> Refusal | None:
        able = self._grace is not None and self._sits(seat) and not self.is_orphan(seat)
        return None if able else Refusal("", "no-orphan")

    def why_not_return(self, seat: int) -> Refusal | None:
        return None if self.is_orphan(seat) else Refusal("", "no-orphan")

    def why_not_command(self, seat: int, by: int | None) -> Refusal | None:
        """Why one seat may not act for another: it may for an orphan, as long as it is none itself."""
        commands = by is None or (self._sits(by) and by != seat and self.is_orphan(seat) and not self.is_orphan(by))
        return None if commands else Refusal("", "not-your-seat")

    def _sits(self, seat: int) -> bool:
        return 0 <= seat < len(self._freezes)
