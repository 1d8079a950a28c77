"""A rule of La Course au Coffre-Fort, and a question to the roller."""

from typing import TYPE_CHECKING, Final

from cavale.core.action import Action
from cavale.core.step import NO_OPTIONS, Step
from cavale.core.table import Table
from cavale.games.coffre_fort import clocks
from cavale.games.coffre_fort.claims import claims_of, say
from cavale.games.coffre_fort.events import TurnHurried
from cavale.games.coffre_fort.refusals import refusal
from cavale.games.coffre_fort.state import CoffreFort

if TYPE_CHECKING:
    from cavale.core.refusal import Refusal


class Rule(Step[CoffreFort]):
    """CF-TURN-08 What the steps of this game share: nobody but the roller acts, and all else says why not."""

    def why_not(self, s: CoffreFort, seat: int, action: Action) -> "Refusal | None":
        return refusal(s, self, seat, action)


class Ask(Rule):
    """CF-TURN-08 A question to the roller."""

    def seats(self, s: CoffreFort) -> int:
        return s.box.seat_bits[s.roller]

    def offers(self, s: CoffreFort, seat: int) -> list[Action]:
        """CF-TALK-01 The roller may say what it is about to do, or needs."""
        return claims_of(s) if seat == s.seat() else NO_OPTIONS

    def accept(self, s: CoffreFort, seat: int, action: Action) -> "Rule":
        return Saying(action)

    def final(self) -> bool:
        """CF-TIME-01 The clock does not run back."""
        return True

    def window(self) -> str:
        return clocks.NUDGE

    def run(self, s: CoffreFort, t: Table) -> None:
        if s.windows:
            s.patience()
        self.answered(s, t, s.drafts[s.box.seat_of[s.roller]][-1])

    def answered(self, s: CoffreFort, t: Table, action: Action) -> None:
        """What follows from the answer."""
        raise NotImplementedError

    def expire(self, s: CoffreFort, t: Table) -> None:
        """CF-PAUSE-04 An idle roller: the rest of the turn passes by itself."""
        s.hurried = True
        if t.telling:
            t.tell(TurnHurried(s.seat(), s.box.colours[s.roller]))
        self.passed(s, t)

    def passed(self, s: CoffreFort, t: Table) -> None:
        """What happens without an answer."""


class Saying(Rule):
    """CF-TALK-01 Something is said, and the turn goes on as it was."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action

    def run(self, s: CoffreFort, t: Table) -> None:
        say(s, t, self.action)
