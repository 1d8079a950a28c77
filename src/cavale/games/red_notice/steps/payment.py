"""Security points: paying them, at any moment, and the stops made for it."""

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.red_notice.bits import chosen_from
from cavale.games.red_notice.box import ANGELA, PAY_BARRIER, PAY_RADAR
from cavale.games.red_notice.events import Paid
from cavale.games.red_notice.rule import Rule
from cavale.games.red_notice.state import SETUP, RedNotice


def may_pay(s: RedNotice) -> bool:
    """RN-TIME-02 From the start of round 1, with enough points. `pay_timing` may narrow it to her own turns."""
    if s.phase == SETUP or s.security < s.box.pay_cost:
        return False
    return not s.box.pay_in_own_turn or s.actor == ANGELA or s.caught()


def payments(s: RedNotice) -> list[Action]:
    """RN-SEC-10 Any white radar or barrier, wherever it is. RN-TIME-05 A radar that was set off is spent."""
    return targets(s, s.white_radars & ~s.spent, s.white_barriers)


def targets(s: RedNotice, radars: int, barriers: int) -> list[Action]:
    """The payments for these tokens."""
    return chosen_from(s.box.pay_radar, radars) + chosen_from(s.box.pay_barrier, barriers)


def pay(s: RedNotice, t: Table, action: Action) -> None:
    """RN-SEC-10 Two points, and the token returns to the supply. RN-SEC-13 All of it is public at once."""
    box = s.box
    s.security -= box.pay_cost
    if box.code[action.index] == PAY_RADAR:
        s.white_radars &= ~(1 << box.number[action.index])
    else:
        s.white_barriers &= ~(1 << box.number[action.index])
    if t.telling:
        t.tell(Paid(action.word("target"), s.security))


def is_payment(s: RedNotice, action: Action) -> bool:
    return PAY_RADAR <= s.box.code[action.index] <= PAY_BARRIER


class Payment(Rule):
    """RN-TIME-02 A payment at any moment: `what` is the number of its action."""

    def run(self, s: RedNotice, t: Table) -> None:
        pay(s, t, s.box.actions.all[self.what])


def stops(s: RedNotice) -> bool:
    """RN-TIME-03 Whether the engine stops for Angela: by what all can see, so that a stop tells nothing."""
    return s.box.stops and may_pay(s) and (s.white_radars | s.white_barriers) != 0
