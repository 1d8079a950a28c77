"""Jessah's movement: in the open, and an inspection wherever she goes."""

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.red_notice.box import JESSAH, KINDS, MOVE
from cavale.games.red_notice.clues import note_absent
from cavale.games.red_notice.events import Inspected, JessahMoved, Passed
from cavale.games.red_notice.state import RedNotice
from cavale.games.red_notice.steps.asking import Ask, ask
from cavale.games.red_notice.steps.capture import capture


def move_jessah(s: RedNotice, side: int, moves: int) -> None:
    """RN-ACT-08 Always asked, as long as moves are left."""
    if moves:
        ask(s, MoveJessah(JESSAH, MOVE, side, moves))


class MoveJessah(Ask):
    """RN-MOVE-06 Move by move, in public; barriers and radars do not concern her."""

    def options(self, s: RedNotice, seat: int) -> list[Action]:
        """RN-MOVE-01 To a neighbouring city, RN-MOVE-11 or staying to inspect; moves may be forgone."""
        return s.box.pursuits[s.jessah]

    def answered(self, s: RedNotice, t: Table, action: Action) -> None:
        if action is s.box.stop:
            if t.telling:
                t.tell(Passed(JESSAH, KINDS[MOVE]))
            return
        if action is not s.box.inspect_here:
            s.jessah = s.box.number[action.index]
            if t.telling:
                t.tell(JessahMoved(s.box.cities[s.jessah]))
        if not inspect(s, t):
            move_jessah(s, self.side, self.left - 1)

    def timed_out(self, s: RedNotice, t: Table) -> None:
        self.answered(s, t, s.box.stop)


def inspect(s: RedNotice, t: Table) -> bool:
    """RN-MOVE-07 Every city she enters is inspected, and the answer is true. RN-CAP-01 Found ends the action."""
    found = s.angela == s.jessah
    if t.telling:
        t.tell(Inspected(s.box.cities[s.jessah], found))
    if found:
        capture(s, t)
    else:
        note_absent(s, s.jessah)
    return found
