"""Votes: what the people at a table decide together."""

from typing import TYPE_CHECKING

from cavale.core.refusal import Refusal, Refused
from cavale.server.wire import Motion

if TYPE_CHECKING:
    from cavale.server.table.live import LiveTable

MOTIONS: tuple[Motion, ...] = ("pause", "resume", "abandon")


class Votes:
    """CP-NET-07 The majority of the people at the table decides, or all of them, as the game says."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._for: dict[Motion, set[int]] = {motion: set() for motion in MOTIONS}

    def shown(self) -> dict[str, tuple[int, ...]]:
        """The seats that are for each motion."""
        return {motion: tuple(sorted(seats)) for motion, seats in self._for.items()}

    def motions(self) -> dict[str, int]:
        """What this table can move, and how many voices it takes."""
        return {motion: self._needed(motion) for motion in MOTIONS if self._why_no_motion(motion) is None}

    async def vote(self, guest: str, motion: Motion, yes: bool) -> None:
        """A person votes with all her seats. Raises Refused."""
        refusal = self._why_not(motion)
        if refusal:
            raise Refused(refusal)
        seats, votes = self._table.seating.seats_of(guest), self._for[motion]
        votes.update(seats) if yes else votes.difference_update(seats)
        if len(votes & self._voices()) >= self._needed(motion):
            await self._carry_out(motion)
            for each in self._for.values():
                each.clear()
        self._table.changed()

    def _voices(self) -> set[int]:
        """A seat that a bot holds, as is shown, has no voice; where the clock waits for nobody, neither has who is
        not here.
        """
        here, held = self._table.audience.here, self._table.presence.held
        return {seat for seat in self._table.seating.people() if (here(seat) if self._table.vigil else not held(seat))}

    def _needed(self, motion: Motion) -> int:
        voices, match = len(self._voices()), self._table.match
        return max(1, voices) if match.game.unanimous(motion, match.options) else voices // 2 + 1

    def _why_not(self, motion: Motion) -> Refusal | None:
        match = self._table.match
        return self._why_no_motion(motion) or match.game.why_not_stop(match.state)

    def _why_no_motion(self, motion: Motion) -> Refusal | None:
        match = self._table.match
        if match.over:
            return Refusal("", "match-over")
        if match.frozen:
            return match.clock_stands()
        if motion == "resume" and not match.paused:
            return Refusal("", "match-not-paused")
        if motion == "pause" and match.paused:
            return Refusal("", "match-paused")
        return match.game.why_no_pause(match.options) if motion == "pause" else None

    async def _carry_out(self, motion: Motion) -> None:
        table = self._table
        if motion == "pause":
            await table.change(lambda match, at: match.pause(since=table.play.time.clock.date(), at=at))
        elif motion == "resume":
            await table.change(lambda match, at: match.resume(stood=table.play.time.stood(), at=at))
        else:
            if table.match.paused:
                await self._carry_out("resume")
            await table.change(lambda match, at: match.abandon(at=at))
