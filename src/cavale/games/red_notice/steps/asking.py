"""What all questions of Red Notice share: their time, and what is offered besides."""

from cavale.core.action import Action
from cavale.core.step import NO_OPTIONS
from cavale.core.table import Table
from cavale.games.red_notice import clocks
from cavale.games.red_notice.box import ANGELA
from cavale.games.red_notice.rule import Rule
from cavale.games.red_notice.state import RedNotice
from cavale.games.red_notice.steps.ending import Resignation
from cavale.games.red_notice.steps.payment import Payment, may_pay, payments


class Ask(Rule):
    """RN-TIME-02 A question to one seat; whoever it is for, Angela may pay while it is open."""

    def seats(self, s: RedNotice) -> int:
        return 1 << self.seat

    def final(self) -> bool:
        """RN-PROG-09, RN-NET-02 No take-back: the opponent has seen what came of it."""
        return True

    def offers(self, s: RedNotice, seat: int) -> list[Action]:
        """RN-TIME-02 Paying, unless it is an option anyway or would split a draft of hers. RN-END-05 Resigning."""
        if seat > ANGELA or not may_pay(s) or s.drafts[ANGELA] or self.pays(s):
            return s.box.only_resign if seat < s.box.seats else NO_OPTIONS
        return [*payments(s), s.box.resign]

    def pays(self, s: RedNotice) -> bool:
        """Whether paying is among the options."""
        return False

    def accept(self, s: RedNotice, seat: int, action: Action) -> Rule:
        return Resignation(seat) if action is s.box.resign else Payment(ANGELA, action.index)

    def window(self) -> str:
        return clocks.DECISION

    def run(self, s: RedNotice, t: Table) -> None:
        if s.windows:
            s.windows = ()
        self.answered(s, t, s.answer(self.seat))

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        """What follows from the answer; `action` has completed it."""
        raise NotImplementedError

    def expire(self, s: RedNotice, t: Table) -> None:
        s.windows = ()
        self.timed_out(s, t)

    def timed_out(self, s: RedNotice, t: Table) -> None:
        """RN-NET-01 What happens without an answer: a pass, where the rule knows one."""
        self.answered(s, t, s.box.skip)


def ask(s: RedNotice, question: Ask) -> None:
    """Put a question on top of the agenda, and its clock beside it."""
    if s.box.live:
        s.open_window(question.window())
    s.push(question)
