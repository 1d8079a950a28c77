"""Phase 5: the leader appoints the next one."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.casa_de_papel.claims import AFTERWARDS, start_count
from cavale.games.casa_de_papel.events import LeaderAppointed
from cavale.games.casa_de_papel.rule import Rule
from cavale.games.casa_de_papel.state import APPOINTMENT, Casa
from cavale.games.casa_de_papel.steps.debate import turn_after
from cavale.games.casa_de_papel.steps.selection import Aside
from cavale.games.casa_de_papel.steps.talk import afterwards


class AppointmentTalk(Rule):
    """CP-LED-01 Players discuss the result, then the leader appoints. CP-NET-12 Without people talk goes round."""

    def run(self, s: Casa, t: Table) -> None:
        s.phase = APPOINTMENT
        s.open_window("appointment")
        s.push(APPOINT)
        if not s.box.live:
            s.push(turn_after(s.leader, AFTERWARDS))


class Appoint(Rule):
    """CP-LED-01 The leader appoints her successor; CP-LED-07 it is public and cannot be refused."""

    def seats(self, s: Casa) -> int:
        return 1 << s.leader

    def options(self, s: Casa, seat: int) -> list[Action]:
        eligible = s.eligible()
        return [action for other, action in enumerate(s.box.appoint) if eligible >> other & 1]

    def offers(self, s: Casa, seat: int) -> list[Action]:
        return afterwards(s, seat) if s.box.live else []

    def accept(self, s: Casa, seat: int, action: Action) -> Rule:
        return Aside(seat, action)

    def final(self) -> bool:
        return True

    def window(self) -> str:
        return "appointment"

    def run(self, s: Casa, t: Table) -> None:
        appoint(s, t, s.answer(s.leader).number("player"))

    def expire(self, s: Casa, t: Table) -> None:
        """CP-NET-06 Out of time: any eligible player."""
        options = self.options(s, s.leader)
        appoint(s, t, options[t.dice.below("appointment", len(options))].number("player"))


def appoint(s: Casa, t: Table, seat: int) -> None:
    s.close("appointment")
    s.leader = seat
    start_count(s)
    if t.telling:
        t.tell(LeaderAppointed(seat))


APPOINTMENT_TALK: Final = AppointmentTalk()
APPOINT: Final = Appoint()
