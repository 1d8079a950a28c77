"""The state of a match: plain data, with the agenda of what is to come."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from cavale.core.action import Action, Actions
from cavale.core.window import Window

if TYPE_CHECKING:
    from cavale.core.step import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What lies on the table before the first turn and never changes: the edition, the options, all the actions."""

    def __init__(self, seats: int, live: bool) -> None:
        self.seats = seats  # number of players; the spectators look from seat number `seats`
        self.live = live  # whether people play: windows open, free phases; False plays without any clock
        self.actions = Actions()
        self.no_drafts: list[tuple[Action, ...]] = [()] * seats  # copied into each fresh state


class Interrupted:
    """An ask that waits below an interrupt, to be taken up again with its draft."""

    def __init__(
        self, step: "Step[Any]", ask: int, drafts: list[tuple[Action, ...]], locked: int, sealed: int, depth: int
    ) -> None:
        self.step: Final = step
        self.ask: Final = ask
        self.drafts: Final = tuple(drafts)
        self.locked: Final = locked
        self.sealed: Final = sealed
        self.depth: Final = depth


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The part of a state that every game shares. Games add their own fields and `clone` them by hand."""

    def __init__(self, box: Box) -> None:
        self.agenda: list[Step[Any]] = []  # what is to come, the next step last; empty when the match is over
        self.drafts: list[tuple[Action, ...]] = box.no_drafts.copy()  # per seat: its answer to the open ask so far
        self.asked: i64 = 0  # bits of the seats that the open ask asks
        self.locked: i64 = 0  # bits of the seats whose answer is complete
        self.sealed = 0  # bits of the seats that have completed an answer at least once (their number is public)
        self.ask = 0  # number of the open ask, 0 if none; never shown, seats count their own
        self.asks = 0  # how many asks have been opened
        self.interrupted: tuple[Interrupted, ...] = ()  # asks waiting below an interrupt
        self.windows: tuple[Window, ...] = ()  # open windows

    def clone(self) -> "State":
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def copy_agenda_to(self, other: "State") -> None:
        """The shared part of `clone`, onto a fresh state. All but the two lists is frozen and can be shared."""
        other.agenda = self.agenda.copy()
        other.asked = self.asked
        other.locked = self.locked
        other.sealed = self.sealed
        other.ask = self.ask
        other.asks = self.asks
        other.interrupted = self.interrupted
        other.windows = self.windows
        for seat in range(len(self.drafts)):
            if self.drafts[seat]:
                other.drafts[seat] = self.drafts[seat]

    def returns(self) -> list[float]:
        """What each seat has won, once the match is over."""
        raise NotImplementedError

    def trail(self) -> int:
        """A number for what all have seen that no action tells (a public card): it parts branches of a search."""
        return 0

    def secret(self, seat: int) -> int:
        """A number for what `seat` alone knows (its card), as fine as a search should tell its decisions apart."""
        return 0

    @property
    def over(self) -> bool:
        return not self.agenda

    def push(self, step: "Step[Any]") -> None:
        """Let `step` be next."""
        self.agenda.append(step)

    def then(self, *steps: "Step[Any]") -> None:
        """Let these steps be next, in the order written."""
        self.agenda.extend(steps[::-1])

    def cut_to(self, kind: type) -> None:
        """Drop the steps above the topmost step of this kind, with their asks: a capture cuts a run."""
        while not isinstance(self.agenda[-1], kind):
            self.agenda.pop()
        while self.interrupted and self.interrupted[-1].depth > len(self.agenda):
            self.interrupted = self.interrupted[:-1]

    def finish(self) -> None:
        """A win stops everything, an open ask with it."""
        self.agenda.clear()
        self.interrupted = ()
        self.windows = ()
        self.drafts = [()] * len(self.drafts)
        self.asked = 0
        self.locked = 0
        self.sealed = 0
        self.ask = 0

    def answer(self, seat: int) -> Action:
        """The action by which a seat completed its answer (or the last of its draft)."""
        return self.drafts[seat][-1]

    def open(self, window: Window) -> None:
        self.close(window.name)
        self.windows = (*self.windows, window)

    def close(self, name: str) -> None:
        if self.windows:
            self.windows = tuple([window for window in self.windows if window.name != name])

    def is_open(self, name: str) -> bool:
        for window in self.windows:
            if window.name == name:
                return True
        return False
