"""Rescue: what an identity is worth to Angela, when she is caught and when she picks hers."""

from typing import Final

from cavale.games.red_notice.box import (
    ANGELA,
    DESTROY_UPGRADE,
    DRAW_CHEQUES,
    ESCAPE_MOVE,
    GHOST_MOVE,
    REMOVE_BARRIER,
    REMOVE_RADAR,
    SET_SECURITY,
    RedNoticeBox,
)
from cavale.games.red_notice.state import RedNotice
from cavale.games.red_notice.worth import POINT, upgrade_score


class Plight:
    """What she would escape from."""

    def __init__(
        self, white_barriers: int, white_radars: int, tokens: int, room: int, points: int, harm: float
    ) -> None:
        self.white_barriers: Final = white_barriers
        self.white_radars: Final = white_radars
        self.tokens: Final = tokens  # radars and barriers of both faces
        self.room: Final = room  # cheques that she could take
        self.points: Final = points  # of security
        self.harm: Final = harm  # the score of Jessah's best permanent upgrade


TYPICAL: Final = Plight(white_barriers=2, white_radars=2, tokens=5, room=3, points=1, harm=5.0)  # halfway through


def plight(s: RedNotice) -> Plight:
    tokens = (s.white_radars | s.black_radars).bit_count() + (s.white_barriers | s.black_barriers).bit_count()
    return Plight(
        s.white_barriers.bit_count(),
        s.white_radars.bit_count(),
        tokens,
        max(0, s.box.hand_limit - s.sizes[ANGELA]),
        s.security,
        max([upgrade_score(s, upgrade) for upgrade in s.owned]) if s.owned else 0.0,
    )


def rescue(box: RedNoticeBox, identity: int, now: Plight) -> float:
    """What its parts are worth together."""
    worth = 0.0
    for number, part in enumerate(box.parts[identity]):
        count = box.part_counts[identity][number]
        if part == ESCAPE_MOVE:
            worth += 0.15 * count
        elif part == GHOST_MOVE:
            worth += (0.15 + 0.03 * now.tokens) * count
        elif part == DRAW_CHEQUES:
            worth += 0.06 * min(count, now.room)
        elif part == SET_SECURITY:
            worth += 2 * POINT * max(0, count - now.points)
        elif part == REMOVE_BARRIER:
            worth += 0.04 if now.white_barriers else 0.0
        elif part == REMOVE_RADAR:
            worth += 0.05 if now.white_radars else 0.0
        elif part == DESTROY_UPGRADE:
            worth += 0.012 * now.harm
    return worth
