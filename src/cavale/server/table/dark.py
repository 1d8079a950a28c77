"""The dark: what somebody must not notice, not even by waiting for it."""

from collections.abc import Collection
from contextlib import AbstractAsyncContextManager, nullcontext

from cavale.core.action import Action
from cavale.core.refusal import Refusal, Refused
from cavale.server.play import Play

NOBODY: frozenset[int] = frozenset()
LAST_MOMENT = 300  # milliseconds before the end of a window: longer than it takes to write something


class Held(Refused):
    """Not yet: it is to be done again in so many milliseconds."""

    def __init__(self, milliseconds: int) -> None:
        super().__init__(Refusal("", "not-now"))
        self.milliseconds = milliseconds


class Dark:
    """A blackout of one match, and drafts that only their seat knows of."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._idle = self._who_is_idle()

    def veiled(self) -> bool:
        """Whether nobody may see what others do, not even that they do something."""
        return self._play.match.game.veiled(self._play.match.state)

    def settled(self, viewers: Collection[int]) -> AbstractAsyncContextManager[None]:
        """Hold this while reading the match for somebody: what is not on the disk is not told.

        Nobody is kept waiting by what he must not notice: it would tell that somebody else does something.
        """
        return nullcontext() if self.hides_from(viewers) else self._play.settled

    def hides_from(self, viewers: Collection[int]) -> bool:
        """Whether these must not notice what is being written: they have nothing to do in the dark, or it is a draft
        that only its seat knows of.
        """
        whisperer = self._play.whisperer
        if whisperer is not None and whisperer not in viewers:
            return True
        return self._idle.issuperset(viewers) and self.veiled()

    def hold(self, seat: int, action: Action | None, at: int) -> None:
        """What nobody may notice, `action` or to take something back, is not written while a window ends: the end would
        have to wait for it, and who waits would notice. So it is done afterwards, if it still can be. Raises Held.
        """
        wait = self.until_it_may_be_written(at)
        if wait and self.is_hidden(seat, action):
            raise Held(wait)

    def until_it_may_be_written(self, at: int) -> int:
        """Milliseconds until a window that is about to end has ended; 0 if none is."""
        ends = self._play.deadlines.next()
        return ends[1] - at + 1 if ends and 0 <= ends[1] - at < LAST_MOMENT else 0

    def follow(self) -> None:
        """After each change, when nothing is being written: who has nothing to do now?"""
        self._idle = self._who_is_idle()

    def is_hidden(self, seat: int, action: Action | None) -> bool:
        """Whether nobody else notices if a seat does this now, or takes something back."""
        match = self._play.match
        if match.why_not(seat, action) if action else match.why_not_take_back(seat):
            return False
        if self.veiled():
            return True
        step = match.state.agenda[-1]
        if step.draft_shown() or (action and action not in match.options_of(seat)):
            return False
        sealed_before = bool(match.state.sealed >> seat & 1)
        return action is None or sealed_before or not step.completes(match.state, seat, action)

    def _who_is_idle(self) -> frozenset[int]:
        if not self.veiled():
            return NOBODY
        seats = self._play.match.seats
        return frozenset([viewer for viewer in range(seats + 1) if viewer == seats or not self._play.wanted(viewer)])
