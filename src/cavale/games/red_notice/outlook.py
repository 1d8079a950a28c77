"""Outlook: what is still to be done in this round, by whom, and how likely."""

from typing import Final

from cavale.games.red_notice.box import ANGELA, BANK, JESSAH, JOKER, LEFT, MOVE, NOBODY, POW, RIGHT
from cavale.games.red_notice.state import NONE, RESOLUTION, RedNotice
from cavale.games.red_notice.steps.acting import CardAction, GrantedAction, bonus

MOST: Final = 5  # moves counted
NEXT_ROUND: Final = [0.6, 0.2, 0.2]  # how likely Jessah has so many moves in it before Angela moves


class Coming:
    """An action that somebody may get."""

    def __init__(self, seat: int, kind: int, icons: int, chance: float) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.icons: Final = icons
        self.chance: Final = chance


def to_come(s: RedNotice, seat: int) -> list[Coming]:
    """After the decision being taken, in order: the rest of this card for sure, later cards by the tokens on them."""
    found: list[Coming] = []
    if s.phase != RESOLUTION:
        return found
    for place in range(len(s.agenda) - 2, -1, -1):
        step = s.agenda[place]
        if isinstance(step, (CardAction, GrantedAction)):
            icons = step.left + (bonus(s, step.seat, step.what) if isinstance(step, CardAction) else 0)
            found.append(Coming(step.seat, step.what, icons, 1.0))
    for position in range(s.position + 1, s.box.row):
        found += on_card(s, seat, position)
    return found


def on_card(s: RedNotice, seat: int, position: int) -> list[Coming]:
    """What the tokens on a card will bring, as far as `seat` can tell."""
    left, right = s.owner[2 * position], s.owner[2 * position + 1]
    if left == NOBODY and right == NOBODY:
        return []
    if NOBODY in (left, right):
        side = LEFT if right == NOBODY else RIGHT
        return [acts(s, position, side, max(left, right), 1.0), acts(s, position, 1 - side, max(left, right), 1.0)]
    own = LEFT if left == seat else RIGHT
    wins, ties, pows = against(s, seat, s.token[2 * position + own])
    loses = 1.0 - wins - ties
    return [
        acts(s, position, own, seat, wins + ties),
        acts(s, position, 1 - own, seat, wins),
        acts(s, position, 1 - own, 1 - seat, 1.0 - pows),
        acts(s, position, own, 1 - seat, loses),
    ]


def acts(s: RedNotice, position: int, side: int, seat: int, chance: float) -> Coming:
    place = 2 * s.row()[position] + side
    kind = s.box.side_kind[place]
    return Coming(seat, kind, s.box.side_icons[place] + bonus(s, seat, kind), chance)


def against(s: RedNotice, seat: int, token: int) -> tuple[float, float, float]:
    """How likely a token of `seat` wins, ties, and wins as a POW, against any that the other may have laid."""
    others = hidden_tokens(s, 1 - seat)
    value = s.box.values[token]
    wins = 0
    ties = 0
    for other in others:
        against_value = s.box.values[other]
        wins += beats(value, against_value)
        ties += value == against_value
    count = max(len(others), 1)
    return wins / count, ties / count, wins / count if value == POW else 0.0


def beats(value: int, other: int) -> bool:
    """RN-RES-04 The higher number; RN-RES-06 POW cancels a number."""
    if POW in (value, other):
        return value == POW and other != POW
    return value > other


def hidden_tokens(s: RedNotice, seat: int) -> list[int]:
    """The tokens of a player that were not turned up in this cycle."""
    box = s.box
    left = box.tokens.copy()
    for token in range(len(box.values)):
        for _ in range(s.used[seat * len(box.values) + token]):
            left.remove(token)
    for slot in range(min(2 * (s.position + 1), box.slots)):
        if s.owner[slot] == seat and s.token[slot] != NONE:
            left.remove(s.token[slot])
    return left


def moves_before_hers(coming: list[Coming]) -> list[float]:
    """The chance that Jessah has 0, 1, 2 … moves before Angela moves again; the next round is anybody's."""
    result = [0.0] * (MOST + 1)
    now = [0.0] * (MOST + 1)
    now[0] = 1.0
    for action in coming:
        if action.seat == ANGELA and action.kind in {MOVE, JOKER}:
            for moves in range(MOST + 1):
                result[moves] += now[moves] * action.chance
                now[moves] *= 1.0 - action.chance
        elif action.seat == JESSAH and action.kind in {MOVE, JOKER}:
            later = [chance * (1.0 - action.chance) for chance in now]
            for moves in range(MOST + 1):
                later[min(MOST, moves + action.icons)] += now[moves] * action.chance
            now = later
    for moves in range(MOST + 1):
        for more in range(len(NEXT_ROUND)):
            result[min(MOST, moves + more)] += now[moves] * NEXT_ROUND[more]
    return result


def bank_chance(coming: list[Coming], seat: int) -> float:
    """How likely a seat gets to a bank in this round."""
    none = 1.0
    for action in coming:
        if action.seat == seat and action.kind in {BANK, JOKER}:
            none *= 1.0 - action.chance
    return 1.0 - none
