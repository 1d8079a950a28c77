"""The Cheque action: drawing from the pile."""

from cavale.core.action import Action
from cavale.core.table import Table, bit
from cavale.games.red_notice.box import CHEQUE, KINDS
from cavale.games.red_notice.events import ChequeDrawn, Passed
from cavale.games.red_notice.state import RedNotice
from cavale.games.red_notice.steps.asking import Ask, ask


def draw_cheques(s: RedNotice, seat: int, side: int, icons: int) -> None:
    """RN-CHQ-02 Up to five in hand. RN-CHQ-03 An empty pile stays empty. RN-ACT-08 Both are public: nobody is asked."""
    if icons and s.sizes[seat] < s.box.hand_limit and s.pile:
        ask(s, DrawCheque(seat, CHEQUE, side, icons))


class DrawCheque(Ask):
    """RN-CHQ-01 Per icon, draw the top card of the pile. RN-ACT-02 Each icon may be passed by itself."""

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        return s.box.draw_options

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        if action is s.box.draw:
            draw_one(s, t, self.seat)
        elif t.telling:
            t.tell(Passed(self.seat, KINDS[CHEQUE]))
        draw_cheques(s, self.seat, self.side, self.left - 1)

    def timed_out(self, s: RedNotice, t: Table) -> None:
        """RN-NET-01 A pass; in an escape the cheque is drawn."""
        self.answered(s, t, s.box.draw if s.caught() else s.box.skip)


def draw_one(s: RedNotice, t: Table, seat: int) -> None:
    """RN-CHQ-01 Unseen by the opponent. RN-CHQ-05 The pile and the hands are counted in public."""
    kind = s.pile.pop()
    s.bottom = min(s.bottom, len(s.pile))
    s.hands[seat * len(s.box.cheques) + kind] += 1
    s.sizes[seat] += 1
    if t.telling:
        t.tell(ChequeDrawn(seat, s.box.cheques[kind], len(s.pile)), bit(seat))
