"""Talk after the reveal."""

from cavale.core.action import Action
from cavale.games.casa_de_papel.claims import AFTERWARDS, CLAIMS_ONLY, WITH_DONE, claims_for, only_beside
from cavale.games.casa_de_papel.state import Casa


def afterwards(s: Casa, seat: int) -> list[Action]:
    """CP-DEB-07 Up to 4 claims each in phases 4 and 5."""
    beside = CLAIMS_ONLY if s.done >> seat & 1 else WITH_DONE
    return claims_for(s, seat, beside) if s.said[seat] < AFTERWARDS else only_beside(s.box, beside)
