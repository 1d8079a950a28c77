"""Steps: one rule each. A step asks one seat, several seats, or nobody; then it runs once."""

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from cavale.core.action import Action
from cavale.core.state import State
from cavale.core.table import Table

if TYPE_CHECKING:
    from cavale.core.refusal import Refusal

S = TypeVar("S", bound=State)

NO_OPTIONS: list[Action] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A rule that acts or asks. Frozen, and without secrets: answers and secrets are fields of the state.

    A step that asks nobody runs at once. A step that asks waits until its seats have answered, is taken off the
    agenda and runs; `s.drafts` then holds the answers. What it pushes comes next.
    """

    def run(self, s: S, t: Table) -> None:
        """Change the state, roll dice, tell events, push what comes next."""
        raise NotImplementedError

    # -- asking ------------------------------------------------------------------------------------------------

    def seats(self, s: S) -> int:
        """The seats asked, as bits."""
        return 0

    def any_of(self) -> bool:
        """Whether the first answer of anyone asked is enough. Otherwise all answer, sealed until the last."""
        return False

    def seats_shown(self, s: S, viewer: int) -> int:
        """The seats asked as far as `viewer` may know: who is asked may itself be secret."""
        return self.seats(s)

    def options(self, s: S, seat: int) -> list[Action]:
        """What an asked seat can do now, given its draft. The caller does not change the list."""
        return NO_OPTIONS

    def completes(self, s: S, seat: int, action: Action) -> bool:
        """Whether this action completes the seat's answer. If not, it only lengthens the seat's draft."""
        return True

    def draft_shown(self) -> bool:
        """Whether a draft is laid out for all to see. Otherwise it is its seat's alone."""
        return False

    def unordered(self) -> bool:
        """Whether any item of a draft can be taken back by itself. Otherwise only the last."""
        return False

    def final(self) -> bool:
        """Whether the rule calls the completed answer final: it is never undone."""
        return False

    # -- offering ----------------------------------------------------------------------------------------------

    def offers(self, s: S, seat: int) -> list[Action]:
        """What a seat can do but need not, asked or not, while this step waits."""
        return NO_OPTIONS

    def accept(self, s: S, seat: int, action: Action) -> "Step[S]":
        """The step that an accepted offer puts on top; afterwards this one goes on as it was."""
        raise NotImplementedError

    # -- time --------------------------------------------------------------------------------------------------

    def window(self) -> str:
        """The window in which this step takes place."""
        return ""

    def waits(self) -> bool:
        """Whether this step waits until its window closes, if it asks nobody."""
        return True

    def expire(self, s: S, t: Table) -> None:
        """The window has closed before the step was done: run it with the rule's default."""
        self.run(s, t)

    # -- refusing ----------------------------------------------------------------------------------------------

    def why_not(self, s: S, seat: int, action: Action) -> "Refusal | None":
        """Why an action is neither an option nor an offer: from what that seat knows. Slow, for people."""
        return None
