"""S6: what is free to do after the move."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.coffre_fort.rule import Ask
from cavale.games.coffre_fort.state import CoffreFort
from cavale.games.coffre_fort.steps.free import act_freely, anything_free, free_options


class AfterMove(Ask):
    """CF-TURN-05 The same as before the roll, until the turn is ended."""

    def options(self, s: CoffreFort, seat: int) -> list[Action]:
        return free_options(s, s.box.end_turn, s.box.only_end)

    def answered(self, s: CoffreFort, t: Table, action: Action) -> None:
        if action is not s.box.end_turn and act_freely(s, t, action):
            after_move(s)


AFTER_MOVE: Final = AfterMove()


def after_move(s: CoffreFort) -> None:
    """CF-TURN-07 Left out when there is nothing to do but to end; CF-HIDE-03 with closed hands never."""
    if not s.hurried and (not s.box.open_hands or anything_free(s)):
        s.push(AFTER_MOVE)
