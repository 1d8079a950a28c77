"""A round, as the rulebook lists it."""

from typing import Final

from cavale.core.table import Table
from cavale.games.casa_de_papel.events import RoundStarted
from cavale.games.casa_de_papel.rule import Rule
from cavale.games.casa_de_papel.state import CHOICE, Casa
from cavale.games.casa_de_papel.steps.appointment import APPOINTMENT_TALK
from cavale.games.casa_de_papel.steps.choice import CHOOSE_CARDS, LAY_LAST_CARDS
from cavale.games.casa_de_papel.steps.debate import DEBATE_OPENS
from cavale.games.casa_de_papel.steps.ending import FINAL_SCORE
from cavale.games.casa_de_papel.steps.powers import PROFESSORS_BLACKOUT, RAQUELS_BLACKOUT
from cavale.games.casa_de_papel.steps.resolution import RESOLUTION_STEP
from cavale.games.casa_de_papel.steps.selection import SELECT_CARDS


class Round(Rule):
    """CP-ROUND-01 Choice, debate, selection, resolution, next leader; CP-SPE-01 with a power in rounds 2 and 4."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: Casa, t: Table) -> None:
        box = s.box
        if self.number > box.rounds:
            s.push(FINAL_SCORE)
            return
        s.round = self.number
        s.leaders.append(s.leader)
        s.phase = CHOICE
        s.open_window("choice")
        if t.telling:
            t.tell(RoundStarted(s.round, s.leader))
        last = self.number == box.rounds
        s.push(Round(self.number + 1))
        if not last:
            s.push(APPOINTMENT_TALK)
        s.push(RESOLUTION_STEP)
        if box.powers and self.number == box.raquel_round:
            s.push(RAQUELS_BLACKOUT)
        s.push(SELECT_CARDS)
        s.push(DEBATE_OPENS)
        if box.powers and self.number == box.professor_round:
            s.push(PROFESSORS_BLACKOUT)
        s.push(LAY_LAST_CARDS if last else CHOOSE_CARDS)


FIRST_ROUND: Final = Round(1)
