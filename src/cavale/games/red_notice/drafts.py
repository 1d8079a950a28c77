"""Reading drafts: what a seat is about to do."""

from cavale.core.action import Action
from cavale.games.red_notice.box import JESSAH, LIFT
from cavale.games.red_notice.state import NONE, RedNotice


def lifted(s: RedNotice) -> int:
    """RN-SEC-03 The route of the barrier that Jessah is about to shift, if it is still there (RN-TIME-04)."""
    draft = s.drafts[JESSAH]
    return _on_board(s, draft[-1]) if draft else NONE


def lifted_before(s: RedNotice) -> int:
    """The same, once she has said where it goes."""
    draft = s.drafts[JESSAH]
    return _on_board(s, draft[-2]) if len(draft) > 1 else NONE


def _on_board(s: RedNotice, action: Action) -> int:
    route = s.box.number[action.index]
    there = s.box.code[action.index] == LIFT and (s.white_barriers | s.black_barriers) >> route & 1
    return route if there else NONE
