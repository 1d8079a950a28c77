"""A rule of La Traque, a part of an action, and a choice in it."""

from typing import TYPE_CHECKING, Final

from cavale.core.action import Action
from cavale.core.step import Step
from cavale.core.table import Table
from cavale.games.la_traque import clocks
from cavale.games.la_traque.events import EffectLapsed
from cavale.games.la_traque.refusals import refusal
from cavale.games.la_traque.state import LaTraque

if TYPE_CHECKING:
    from cavale.core.refusal import Refusal


class Rule(Step[LaTraque]):
    """LT-TURN-02 What the steps of this game share: whatever is not possible, a rule says why."""

    def why_not(self, s: LaTraque, seat: int, action: Action) -> "Refusal | None":
        return refusal(s, self, seat, action)


class Part(Rule):
    """LT-TRIG-01 A part of an action that is still to come. Its text says all about it, so that a view can list it."""

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def idle(self, s: LaTraque) -> bool:
        """LT-ACT-USE-09 Whether it would change nothing now."""
        return False


class Choice(Part):
    """LT-OP-01 A part in which the player in turn chooses. Without anything to choose from it is skipped."""

    def seats(self, s: LaTraque) -> int:
        return 1 << s.active if self.possible(s) else 0

    def possible(self, s: LaTraque) -> bool:
        """Whether there is something to choose from."""
        return True

    def idle(self, s: LaTraque) -> bool:
        return not self.possible(s)

    def window(self) -> str:
        return clocks.TURN

    def waits(self) -> bool:
        return False

    def expire(self, s: LaTraque, t: Table) -> None:
        """LT-NET-02 The action is resolved to its end without its player."""
        resolve_late(s, t, self)
        while isinstance(s.agenda[-1], Part):
            resolve_late(s, t, s.agenda.pop())

    def run(self, s: LaTraque, t: Table) -> None:
        draft = s.drafts[s.active]
        if draft and draft[0] is not s.box.decline:
            self.chosen(s, t, draft)
        else:
            lapse(s, t, self.text, len(draft) > 0)

    def chosen(self, s: LaTraque, t: Table, draft: tuple[Action, ...]) -> None:
        """What follows from the choice; several picks may end with `decline`."""
        raise NotImplementedError


def lapse(s: LaTraque, t: Table, text: str, declined: bool) -> None:
    """LT-OP-01 An effect without a target, or one that was declined."""
    if t.telling:
        t.tell(EffectLapsed(s.active, text.partition(" ")[0], declined))


def resolve_late(s: LaTraque, t: Table, part: Step[LaTraque]) -> None:
    """LT-NET-02 What may be declined is declined, any other choice is left to chance."""
    if isinstance(part, Choice) and part.possible(s) and not declined_late(s, part):
        choose_late(s, t, part)
    part.run(s, t)
    s.drafts[s.active] = ()


def declined_late(s: LaTraque, choice: Choice) -> bool:
    """Decline after as many of the picks as make sense without the rest."""
    picks = s.drafts[s.active]
    for count in range(len(picks), -1, -1):
        s.drafts[s.active] = picks[:count]
        if s.box.decline in choice.options(s, s.active):
            s.drafts[s.active] = picks[:count] + s.box.decline.alone
            return True
    s.drafts[s.active] = picks
    return False


def choose_late(s: LaTraque, t: Table, choice: Choice) -> None:
    """Complete the picks by chance."""
    completed = False
    while not completed:
        options = choice.options(s, s.active)
        action = options[t.dice.below("out of time", len(options))]
        completed = choice.completes(s, s.active, action)
        s.drafts[s.active] += action.alone
