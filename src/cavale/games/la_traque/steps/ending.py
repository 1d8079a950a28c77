"""The end of the game."""

from typing import Final

from cavale.core.table import Table
from cavale.games.la_traque.events import GameEnded
from cavale.games.la_traque.rule import Rule
from cavale.games.la_traque.shown import everything
from cavale.games.la_traque.state import OVER, LaTraque


class GameEnds(Rule):
    """LT-END-02 Most points win; LT-END-03 then most influence left; still tied, the victory is shared."""

    def run(self, s: LaTraque, t: Table) -> None:
        seats = s.box.seats
        best = (-1, -1)
        for seat in range(seats):
            result = (s.vp[seat], s.total_influence(seat))
            if result > best:
                best = result
                s.winners = 0
            if result == best:
                s.winners |= 1 << seat
        s.phase = OVER
        if t.telling:
            winners = tuple([seat for seat in range(seats) if s.winners >> seat & 1])
            influence = tuple([s.total_influence(seat) for seat in range(seats)])
            t.tell(GameEnded(winners, tuple(s.vp), influence))
            t.tell(everything(s))
        s.finish()


GAME_ENDS: Final = GameEnds()
