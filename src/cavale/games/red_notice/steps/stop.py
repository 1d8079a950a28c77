"""Stops: moments at which the engine waits for Angela so that she can pay."""

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.red_notice import clocks
from cavale.games.red_notice.box import ANGELA
from cavale.games.red_notice.rule import Rule
from cavale.games.red_notice.state import RedNotice
from cavale.games.red_notice.steps.asking import Ask, ask
from cavale.games.red_notice.steps.payment import is_payment, pay, payments, stops


class Stop(Rule):
    """RN-TIME-03 The engine stops for Angela, if all can see that she could pay."""

    def run(self, s: RedNotice, t: Table) -> None:
        if stops(s):
            ask(s, PayStop(ANGELA))


class PayStop(Ask):
    """RN-TIME-03 She pays, as often as she can (RN-SEC-12), or the game goes on."""

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        return [*payments(s), s.box.go_on]

    def pays(self, s: RedNotice) -> bool:
        return True

    def window(self) -> str:
        return clocks.STOP

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        if is_payment(s, action):
            pay(s, t, action)
            s.push(Stop(ANGELA))

    def timed_out(self, s: RedNotice, t: Table) -> None:
        """RN-NET-01 Out of time: nothing is paid."""
