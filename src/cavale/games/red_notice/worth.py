"""What things are worth to the bots, in chances to win: captures, upgrades, points, cheques and the way to them."""

from typing import Final

from cavale.games.red_notice.box import ANGELA, MOVE, RedNoticeBox
from cavale.games.red_notice.state import RedNotice

CAPTURES: Final = [1.0, 0.4, 0.28]  # what a capture costs Angela, by the identities she has left
UPGRADE: Final = 0.05  # what an upgrade costs her
POINT: Final = 0.012  # a security point


def capture_cost(s: RedNotice) -> float:
    return CAPTURES[min(len(s.unused_identities()), len(CAPTURES) - 1)]


def upgrade_score(s: RedNotice, upgrade: int) -> float:
    """How much an upgrade helps Jessah now, next to others."""
    box = s.box
    score = 8.0 * box.precise[upgrade] + 5.0 * box.informs[upgrade]
    score += 4.0 * (box.black_radars[upgrade] + box.black_barriers[upgrade])
    if box.bonus_icons[upgrade]:
        score += (9.0 if box.bonus_kind[upgrade] == MOVE else 5.0) * box.bonus_icons[upgrade]
    for grant, kind in enumerate(box.grant_kinds[upgrade]):
        score += (3.0 if kind == MOVE else 1.6) * box.grant_icons[upgrade][grant]
    score += 1.5 * min(box.loses[upgrade], s.security)
    return score + (1.0 + 1.2 * s.sizes[ANGELA]) * box.seizes[upgrade]


def best_cheque(s: RedNotice, seat: int, city: int) -> int:
    """The most valuable cheque that can be cashed in a city, or -1."""
    best = -1
    for kind in range(len(s.box.cheques)):
        fits = s.has(seat, kind) and s.box.cheque_continent[kind] == s.box.continent_of[city]
        if fits and (best < 0 or s.box.cheque_value[kind] > s.box.cheque_value[best]):
            best = kind
    return best


def prospects(s: RedNotice, city: int, moves: int) -> float:
    """The best share of the goal that Angela's hand brings, less with each move its continent is further away."""
    best = 0.0
    for kind in range(len(s.box.cheques)):
        if s.has(ANGELA, kind):
            away = max(0, to_continent(s.box, city, s.box.cheque_continent[kind]) - moves)
            best = max(best, s.box.cheque_value[kind] / s.box.goal * 0.6**away)
    return best


def to_continent(box: RedNoticeBox, city: int, continent: int) -> int:
    nearest = len(box.cities)
    for other in range(len(box.cities)):
        if box.continent_of[other] == continent:
            nearest = min(nearest, box.distance[city][other])
    return nearest
