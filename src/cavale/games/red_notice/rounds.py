"""A round, as the rulebook lists it."""

from typing import Final

from cavale.core.table import Table
from cavale.games.red_notice.rule import Rule
from cavale.games.red_notice.state import RedNotice
from cavale.games.red_notice.steps.preparation import Preparation
from cavale.games.red_notice.steps.programming import Programming
from cavale.games.red_notice.steps.row import TurnCard


class Round(Rule):
    """RN-ROUND-01 Programming, resolution, preparation; RN-ROUND-04 again and again until someone wins."""

    def run(self, s: RedNotice, t: Table) -> None:
        s.then(PROGRAMMING, TURN_CARD, PREPARATION, self)


PROGRAMMING: Final = Programming()
TURN_CARD: Final = TurnCard()
PREPARATION: Final = Preparation()
ROUND: Final = Round()
