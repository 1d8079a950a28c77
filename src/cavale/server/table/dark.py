"""The dark: what somebody must not notice, not even by waiting for it."""

from collections.abc import Collection
from contextlib import AbstractAsyncContextManager, nullcontext

from cavale.server.play import Play


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

    def follow(self) -> None:
        """After each change, when nothing is being written: who has nothing to do now?"""
        self._idle = self._who_is_idle()

    def _who_is_idle(self) -> frozenset[int]:
        seats = self._play.match.seats
        viewers = range(seats + 1) if self.veiled() else ()
        return frozenset([viewer for viewer in viewers if viewer == seats or not self._play.wanted(viewer)])
