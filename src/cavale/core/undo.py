"""Undo: what may be undone. What somebody has learned cannot be given back, so it is never undone, whoever agrees."""

from collections.abc import Sequence

from cavale.core.event import Drafted, DraftShown, Event, TakenBack, TakenBackShown, informs
from cavale.core.record import Acted, Record, Waiting
from cavale.core.refusal import Refusal
from cavale.core.table import bit

# What a record is to an undo.
OPEN = "open"  # an action that all were told of, from which nobody learned anything: its seat can undo it
CROSSED = "crossed"  # as open, but nothing to undo: a draft laid out for all, a pause. An undo by consent goes past it
UNNOTICED = "unnoticed"  # nobody but its seat knows of it: taken back, never undone, and lost when an undo goes past it
BARRIER = "barrier"  # somebody may have learned something, or it is final: nothing from here back is ever undone


def crossing(entry: Record, heard: Sequence[Event], *, all_told: bool, drew: bool, final: bool) -> str:
    """What a record is to an undo, from the events it told and the chance it used."""
    drafted = [isinstance(event, (Drafted, DraftShown, TakenBack, TakenBackShown)) for event in heard]
    if drafted and all(drafted):
        return CROSSED if all_told else UNNOTICED
    if isinstance(entry, Waiting):
        return CROSSED
    sealed = any(drafted)  # an item, and that an answer is complete: how many are is told, but nobody unseals one
    learned = drew or sealed or any(informs(type(event)) for event in heard)
    return OPEN if isinstance(entry, Acted) and all_told and not (final or learned) else BARRIER


class Undoing:
    """The records that an undo may cross: those in force since the last barrier.

    Whether a seat can undo follows from what it was told: the open actions and the barriers are told to all, and what
    is unnoticed counts for nothing, for a refusal would tell of it. A deed that is hidden from some and is no draft is
    a barrier, too, which would be noticed if anything open could stand before it. So the rules see to it that nothing
    does: what comes before a hidden deed, such as the lights going out, is final or tells something itself. Each game
    is checked for this in `tests/conformance/test_undo.py`.
    """

    def __init__(self, seats: int) -> None:
        self.crossings: list[str] = []  # per record
        self.in_force: list[int] = []  # indices of the records that were not undone
        self.count = 0  # how many undos the log holds
        self._seats = seats
        self._last_open: list[int | None] = [None] * seats  # per seat: its last open action since the last barrier
        self._too_late = 0  # bits of the seats that did something at the last barrier or before

    def note(self, entry: Record, kind: str) -> None:
        """A record that is in force."""
        number = len(self.crossings)
        self.crossings.append(kind)
        self.in_force.append(number)
        if kind == BARRIER:
            self._close(entry)
        elif kind == OPEN and isinstance(entry, Acted):
            self._last_open[entry.seat] = number

    def note_undo(self) -> None:
        """The record of an undo, which is itself never in force."""
        self.crossings.append(BARRIER)
        self.count += 1

    def go_back(self, first: int, records: Sequence[Record]) -> None:
        """Nothing from `first` on is in force any longer."""
        self.in_force = [index for index in self.in_force if index < first]
        self._last_open = [None] * self._seats
        for index in self._since_barrier():
            entry = records[index]
            if self.crossings[index] == OPEN and isinstance(entry, Acted):
                self._last_open[entry.seat] = index

    def last_open(self, seat: int) -> int | None:
        """The action that a seat would undo."""
        return self._last_open[seat]

    def why_not(self, seat: int, consent: int) -> Refusal | None:
        """Why a seat may not undo, given who consents (bits): alone, until somebody notices what follows."""
        first = self._last_open[seat]
        if first is None:
            return Refusal("", "undo-too-late" if self._too_late >> seat & 1 else "nothing-to-undo")
        if all(self.crossings[index] == UNNOTICED for index in self._since_barrier() if index > first):
            return None
        others = (bit(self._seats) - 1) & ~bit(seat)
        return Refusal("", "undo-needs-consent") if others & ~consent else None

    def _close(self, entry: Record) -> None:
        for seat in range(self._seats):
            acted = isinstance(entry, Acted) and entry.seat == seat
            if acted or self._last_open[seat] is not None:
                self._too_late |= bit(seat)
        self._last_open = [None] * self._seats

    def _since_barrier(self) -> list[int]:
        """In order; the whole log has one at its start."""
        found: list[int] = []
        for index in reversed(self.in_force):
            if self.crossings[index] == BARRIER:
                break
            found.insert(0, index)
        return found
