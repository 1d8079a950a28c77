"""Regret: somebody wants to undo what she did, and the others are asked."""

from typing import TYPE_CHECKING

from cavale.core.refusal import Refusal, Refused
from cavale.core.table import bit
from cavale.server.play import Answered

if TYPE_CHECKING:
    from cavale.server.table.live import LiveTable


class Regret:
    """One wish at a time. What is free to undo is undone at once, and nobody is asked.

    What can be undone at all, the match decides: bots agree to all of it, since nobody has learned anything by it.
    """

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self.seat: int | None = None  # who asks the others
        self._action: int | None = None  # the action that they were asked about
        self._consents: set[int] = set()

    async def undo(self, seat: int, answered: Answered) -> None:
        """Raises Refused."""
        match = self._table.match
        if self._table.play.why_not_go_on():
            raise Refused(Refusal("", "nothing-to-undo"))
        if match.why_not_undo(seat) is None:
            await self._table.change(lambda match, at: match.undo(seat, at=at), answered)
            return
        refusal = match.why_not_undo(seat, ~0) or match.game.why_not_stop(match.state)
        if refusal:
            raise Refused(refusal)
        self.seat, self._action = seat, match.last_action(seat)
        self._consents = self._who_need_not_be_asked(seat)
        self._table.changed()
        await self._undo_if_agreed()

    async def consent(self, seat: int, yes: bool) -> None:
        """Somebody answers. Raises Refused."""
        match = self._table.match
        refusal = Refusal("", "nothing-to-undo") if self.seat is None else match.game.why_not_stop(match.state)
        if refusal:
            raise Refused(refusal)
        if not yes:
            self._drop()
            return
        self._consents.add(seat)
        await self._undo_if_agreed()

    def follow(self) -> None:
        """After each change: a wish is over when the one who has it did something else."""
        if self.seat is not None and self._table.match.last_action(self.seat) != self._action:
            self._drop()

    def _who_need_not_be_asked(self, asking: int) -> set[int]:
        """Bots, orphans, and the other seats of the one who asks. A person who is away is asked when she is back."""
        chairs = self._table.seating.chairs
        hers = {seat for seat, chair in enumerate(chairs) if chair.level or chair.guest == chairs[asking].guest}
        return hers.union(self._table.match.absence.orphan_seats())

    async def _undo_if_agreed(self) -> None:
        wanted = self.seat
        if wanted is None:
            return
        consent = sum(bit(seat) for seat in self._consents)
        if self._table.match.why_not_undo(wanted, consent) is None:
            self.seat = None
            await self._table.change(lambda match, at: match.undo(wanted, consent=consent, at=at))
            self._table.changed()

    def _drop(self) -> None:
        self.seat = None
        self._table.changed()
