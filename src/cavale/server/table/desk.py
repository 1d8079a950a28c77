"""The desk: where the frames of people are taken, and answered."""

from typing import TYPE_CHECKING

from cavale.core.action import Action
from cavale.core.match import Match, parse_action
from cavale.core.refusal import Refusal
from cavale.core.refusal import Refused as RefusedError
from cavale.server import wire
from cavale.server.play import Answered
from cavale.server.seating import TableError

if TYPE_CHECKING:
    from cavale.server.table.live import LiveTable

COMMANDS = wire.Act | wire.TakeBack | wire.WhyNot  # what one can send for an orphan


class Desk:
    """Who sent it, for which seat, was it answered before: then it is done, or refused."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table

    async def take(self, guest: str, frame: wire.FromClient) -> wire.FromServer:
        """Answer a frame of a person; what others see of it they are sent. Raises TableError, StoreError."""
        if isinstance(frame, wire.Ping):
            return wire.Done(frame.id)
        seats = self._table.seating.seats_of(guest)
        seat = self._seat(seats, frame)
        if isinstance(frame, wire.WhyNot):
            async with self._table.settled(guest):
                return wire.Reason(frame.id, self._why_not(seat, frame))
        by = None if seat in seats else seats[0]  # in whose name a person commands a seat that is not hers
        answered = (seat if by is None else by, frame.id)  # whose frame it is
        if answered not in self._table.play.answered:
            refusal = self._why_not_at_once(seat, frame)
            if refusal:
                return wire.Refused(frame.id, refusal)
            try:
                await self._do(seat, frame, by, answered)
            except RefusedError as error:
                return wire.Refused(frame.id, error.refusal)
            self._table.play.answered.add(answered)
        return wire.Done(frame.id)

    # -- for which seat ----------------------------------------------------------------------------------------

    def _seat(self, seats: list[int], frame: wire.FromClient) -> int:
        """The seat that is meant by a person who has these."""
        wanted = frame.seat if isinstance(frame, wire.SeatFrame) else None
        if seats and wanted is not None and isinstance(frame, COMMANDS) and self._is_commanded(wanted):
            return wanted
        if not seats or (wanted is not None and wanted not in seats):
            raise TableError("not_your_seat")
        if len(seats) > 1 and wanted is None and isinstance(frame, wire.SeatFrame):
            raise TableError("which_seat")
        return seats[0] if wanted is None else wanted

    def _is_commanded(self, seat: int) -> bool:
        match = self._table.match
        return 0 <= seat < match.seats and bool(match.commanded >> seat & 1)

    # -- why not -----------------------------------------------------------------------------------------------

    def _why_not(self, seat: int, frame: wire.WhyNot) -> Refusal | None:
        match = self._table.match
        try:
            return match.why_not(seat, parse_action(match, frame.verb, frame.args))
        except RefusedError as error:
            return error.refusal

    def _why_not_at_once(self, seat: int, frame: wire.FromClient) -> Refusal | None:
        """What is refused to somebody who must not notice what is being written is refused at once (see `Dark`)."""
        if not self._table.dark.hides_from([seat]):
            return None
        match = self._table.match
        try:
            if isinstance(frame, wire.Act):
                return match.why_not(seat, self._meant(match, seat, frame))
            if isinstance(frame, wire.TakeBack):
                return match.why_not_take_back(seat, _named(match, frame))
        except RefusedError as error:
            return error.refusal
        return None

    # -- doing it ----------------------------------------------------------------------------------------------

    async def _do(self, seat: int, frame: wire.FromClient, by: int | None, answered: Answered) -> None:
        table = self._table
        match frame:
            case wire.Act():
                await table.act(lambda match, at: self._act(match, seat, frame, by, at), answered)
            case wire.TakeBack():
                await table.act(lambda match, at: self._take_back(match, seat, frame, by, at), answered)
            case wire.UndoFrame():
                await table.regret.undo(seat, answered)
            case wire.ConsentFrame():
                await table.regret.consent(seat, frame.yes)
            case wire.VoteFrame():
                await table.votes.vote(table.seating.chairs[seat].guest, frame.motion, frame.yes)

    def _act(self, match: Match, seat: int, frame: wire.Act, by: int | None, at: int) -> None:
        action = self._meant(match, seat, frame)
        self._table.dark.hold(seat, action, at)
        match.play(seat, action, by=by, at=at)

    def _take_back(self, match: Match, seat: int, frame: wire.TakeBack, by: int | None, at: int) -> None:
        action = _named(match, frame)
        self._table.dark.hold(seat, None, at)
        match.take_back(seat, action, by=by, at=at)

    def _meant(self, match: Match, seat: int, frame: wire.Act) -> Action:
        """An answer is stale only if its question is closed. Offers need no question."""
        action = parse_action(match, frame.verb, frame.args)
        stale = frame.ask is not None and frame.ask != self._table.play.question(seat)
        if stale and action not in match.offers_to(seat):
            raise RefusedError(Refusal("", "ask-closed"))
        return action


def _named(match: Match, frame: wire.TakeBack) -> Action | None:
    return parse_action(match, frame.verb, frame.args) if frame.verb else None
