"""What never changes in La Casa de Papel: cards and roles are all there, wherever they lie."""

from cavale.core.match import Match
from cavale.games.casa_de_papel.box import PROFESSOR, RAQUEL
from cavale.games.casa_de_papel.state import Casa


def check(match: Match) -> None:
    s = match.state
    assert isinstance(s, Casa)
    kinds = range(len(s.box.kinds))
    held = [sum(s.holds(seat, kind) for seat in range(match.seats)) for kind in kinds]
    laid = [s.laid.count(kind) for kind in kinds]
    assert [held[kind] + laid[kind] for kind in kinds] == s.box.deck
    assert (s.roles.count(PROFESSOR), s.roles.count(RAQUEL)) == (1, 1)
    assert s.loot >= s.box.floor
