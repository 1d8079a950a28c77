"""What the table warns of before it is done. It forbids nothing, and tells a seat only what that seat knows."""

from typing import Final

from cavale.core.action import Action
from cavale.games.la_traque.box import Steps
from cavale.games.la_traque.rule import Part
from cavale.games.la_traque.state import ACTION_PHASE, LaTraque
from cavale.games.la_traque.steps.turn import TAKE_ACTION
from cavale.games.la_traque.terms import HQ, HUNTING, PLACES

IDLE: Final = "idle"
LAST_AGENT: Final = "last_agent"


def cautions(s: LaTraque, seat: int) -> dict[str, str]:
    """Actions that the player in turn had better think over, as they are spelled, each with the reason."""
    found: dict[str, str] = {}
    if s.phase != ACTION_PHASE or seat != s.active or s.agenda[-1] is not TAKE_ACTION:
        return found
    for card in s.hand_cards[seat]:
        if s.box.missions[card] and is_idle(s, s.box.missions[card]):
            found[s.box.use[card][0].text] = IDLE
    for card in s.hq[seat]:
        action: Action | None = s.box.activate[card]
        if action is not None and card not in s.turned and is_idle(s, s.box.recurrents[card]):
            found[action.text] = IDLE
    if is_last_agent(s, seat):
        for action in s.box.hunt:
            found[action.text] = LAST_AGENT
    return found


def is_idle(s: LaTraque, steps: Steps) -> bool:
    """LT-ACT-USE-09 Whether nothing would change."""
    for step in steps:
        assert isinstance(step, Part)
        if not step.idle(s):
            return False
    return True


def is_last_agent(s: LaTraque, seat: int) -> bool:
    """LT-ACT-MOVE-14 Whether all but one agent hunt, and the last is about to: only a capture brings them back."""
    if s.box.withdrawals:
        return False
    waiting = 0
    for where in s.where[seat * s.box.agents : (seat + 1) * s.box.agents]:
        if where == HQ:
            waiting += 1
        elif not HUNTING <= where < PLACES:
            return False
    return waiting == 1
