"""A rule of Red Notice: a step that says whom and what it is about."""

from typing import Final

from cavale.core.action import Action
from cavale.core.refusal import Refusal
from cavale.core.step import Step
from cavale.games.red_notice.box import KINDS, NO_SIDE, NOBODY, RedNoticeBox
from cavale.games.red_notice.refusals import refusal
from cavale.games.red_notice.state import NONE, RedNotice


class Rule(Step[RedNotice]):
    """RN-RES-11 What the steps of this game share. All four numbers are public: what lies on the agenda is."""

    def __init__(self, seat: int = NOBODY, what: int = NONE, side: int = NO_SIDE, left: int = 0) -> None:
        self.seat: Final = seat  # who acts
        self.what: Final = what  # a kind of action, an upgrade, an identity or a token, by the class
        self.side: Final = side  # of the action card
        self.left: Final = left  # icons still to use, or the number of a part

    def about(self, box: RedNoticeBox) -> str:
        """What `what` is called."""
        return "" if self.what == NONE else KINDS[self.what]

    def why_not(self, s: RedNotice, seat: int, action: Action) -> Refusal | None:
        return refusal(s, self, seat, action)
