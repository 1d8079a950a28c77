"""What an effect may pick on the table."""

from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.terms import COLLABORATIONIST, NOBODY, NONE


def is_target(s: LaTraque, slot: int, max_level: int) -> bool:
    """LT-OP-02 A visible fugitive of at most this level that nobody else has blocked."""
    card = s.fugitive[slot]
    if card == NONE or s.box.cards.level[card] > max_level:
        return False
    return s.blocked_by[slot] == NOBODY or s.blocked_by[slot] == s.active


def any_target(s: LaTraque, max_level: int) -> bool:
    for slot in range(s.box.slots):
        if is_target(s, slot, max_level):
            return True
    return False


def needs_track(s: LaTraque, slot: int) -> bool:
    """LT-ACT-CAPTURE-09 Whether one of the three tracks is to be named."""
    return s.box.cards.category[s.fugitive[slot]] == COLLABORATIONIST


def is_partner(s: LaTraque, slot: int, other: int) -> bool:
    """LT-OP-04 Two visible fugitives of equal level in different zones."""
    box = s.box
    if box.slot_zone[slot] == box.slot_zone[other] or not is_target(s, other, 3):
        return False
    return box.cards.level[s.fugitive[slot]] == box.cards.level[s.fugitive[other]]


def has_partner(s: LaTraque, slot: int) -> bool:
    if not is_target(s, slot, 3):
        return False
    for other in range(s.box.slots):
        if is_partner(s, slot, other):
            return True
    return False
