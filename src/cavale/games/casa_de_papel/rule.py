"""A rule of La Casa de Papel: a step that refuses in the words of this game."""

from cavale.core.action import Action
from cavale.core.refusal import Refusal
from cavale.core.step import Step
from cavale.games.casa_de_papel.refusals import refusal
from cavale.games.casa_de_papel.state import Casa


class Rule(Step[Casa]):
    """CP-ROUND-01 What the steps of this game share: why something is not possible (see `refusals`)."""

    def why_not(self, s: Casa, seat: int, action: Action) -> Refusal | None:
        return refusal(s, seat, action)
