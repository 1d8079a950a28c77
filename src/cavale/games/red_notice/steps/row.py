"""The resolution of the row, card by card."""

from typing import Final

from cavale.core.table import Table
from cavale.games.red_notice.box import LEFT, NOBODY, POW, RIGHT
from cavale.games.red_notice.events import CardSkipped, TokensTurned
from cavale.games.red_notice.rule import Rule
from cavale.games.red_notice.state import RESOLUTION, RedNotice
from cavale.games.red_notice.steps.acting import TURN_ENDS, CardAction

ALONE: Final = 0
HIGHER: Final = 1
TIE: Final = 2
CANCELLED: Final = 3
OUTCOMES: Final = ("alone", "higher", "tie", "pow")


class TurnCard(Rule):
    """RN-RES-01 The next card's tokens are turned up; RN-RES-10 the one after it waits until all is done."""

    def run(self, s: RedNotice, t: Table) -> None:
        s.phase = RESOLUTION
        s.position += 1
        s.actor = NOBODY
        s.forfeited = False
        if s.position == s.box.row:
            return
        s.push(self)
        left, right = s.owner[2 * s.position], s.owner[2 * s.position + 1]
        if left == NOBODY and right == NOBODY:
            if t.telling:
                t.tell(CardSkipped(s.position + 1, s.box.cards[s.card()]))
        elif NOBODY in (left, right):
            resolve(s, t, LEFT if right == NOBODY else RIGHT, ALONE)
        else:
            compare(s, t)


def compare(s: RedNotice, t: Table) -> None:
    """RN-RES-04 The higher number, RN-RES-05 a tie, RN-RES-06 POW against a number, RN-RES-07 POW against POW."""
    left = s.box.values[s.token[2 * s.position]]
    right = s.box.values[s.token[2 * s.position + 1]]
    if left == right:
        resolve(s, t, LEFT if s.owner[2 * s.position] == s.initiative else RIGHT, TIE)
    elif POW in (left, right):
        resolve(s, t, LEFT if left == POW else RIGHT, CANCELLED)
    else:
        resolve(s, t, LEFT if left > right else RIGHT, HIGHER)


def resolve(s: RedNotice, t: Table, side: int, outcome: int) -> None:
    """RN-RES-03 Own side first, then the other; RN-RES-09 the order is no choice."""
    first = s.owner[2 * s.position + side]
    other = s.owner[2 * s.position + 1 - side]
    if t.telling:
        tell(s, t, first, outcome)
    if outcome in (HIGHER, TIE):
        s.push(TURN_ENDS[other])
        s.push(owed(s, other, 1 - side))
    s.push(TURN_ENDS[first])
    if outcome != TIE:
        s.push(owed(s, first, 1 - side))
    s.push(owed(s, first, side))


def owed(s: RedNotice, seat: int, side: int) -> CardAction:
    place = 2 * s.card() + side
    return CardAction(seat, s.box.side_kind[place], side, s.box.side_icons[place])


def tell(s: RedNotice, t: Table, first: int, outcome: int) -> None:
    owners: list[int | None] = []
    tokens: list[int | None] = []
    for slot in (2 * s.position, 2 * s.position + 1):
        there = s.owner[slot] != NOBODY
        owners.append(s.owner[slot] if there else None)
        tokens.append(s.box.values[s.token[slot]] if there else None)
    t.tell(
        TokensTurned(
            position=s.position + 1,
            card=s.box.cards[s.card()],
            left_seat=owners[LEFT],
            left=tokens[LEFT],
            right_seat=owners[RIGHT],
            right=tokens[RIGHT],
            outcome=OUTCOMES[outcome],
            first=first,
        )
    )
