"""The end of a match."""

from cavale.core.table import Table
from cavale.games.red_notice.box import ANGELA, JESSAH
from cavale.games.red_notice.events import EverythingShown, MatchWon, Resigned
from cavale.games.red_notice.rule import Rule
from cavale.games.red_notice.state import NO_WINNER, NONE, NOWHERE, OVER, REASONS, RESIGNED, RedNotice


class Resignation(Rule):
    """RN-END-05 A player resigns; the opponent wins."""

    def run(self, s: RedNotice, t: Table) -> None:
        if t.telling:
            t.tell(Resigned(self.seat))
        end(s, t, 1 - self.seat, RESIGNED)


def end(s: RedNotice, t: Table, winner: int, reason: int) -> None:
    """RN-END-03 Everything still to come is dropped. RN-END-06 Then everything is shown."""
    s.phase = OVER
    s.winner = winner
    s.reason = reason
    s.finish()
    if t.telling:
        t.tell(MatchWon(None if winner == NO_WINNER else winner, REASONS[reason]))
        t.tell(everything(s))


def everything(s: RedNotice) -> EverythingShown:
    cities = len(s.box.cities)
    return EverythingShown(
        city=None if s.angela == NOWHERE else s.box.cities[s.angela],
        route=tuple([s.box.cities[visit % cities] for visit in s.route]),
        rounds=tuple([visit // cities for visit in s.route]),
        angelas_hand=tuple(hand(s, ANGELA)),
        jessahs_hand=tuple(hand(s, JESSAH)),
        slots=tuple([None if token == NONE else s.box.values[token] for token in s.token]),
    )


def hand(s: RedNotice, seat: int) -> list[str]:
    """The cheques in a seat's hand, sorted by kind: the order in which they came is nobody's business."""
    return [name for kind, name in enumerate(s.box.cheques) for _ in range(s.has(seat, kind))]
