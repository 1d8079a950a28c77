"""A round, as the rulebook lists it."""

from typing import Final

from cavale.core.table import Table
from cavale.games.casa_de_papel.box import CasaBox
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


def sequence_of_play(box: CasaBox, number: int) -> list[Rule]:
    """CP-ROUND-01 Choice, debate, selection, resolution, next leader; CP-SPE-01 with a power in rounds 2 and 4."""
    last = number == box.rounds
    steps: list[Rule] = [LAY_LAST_CARDS if last else CHOOSE_CARDS]
    if box.powers and number == box.professor_round:
        steps.append(PROFESSORS_BLACKOUT)
    steps.append(DEBATE_OPENS)
    steps.append(SELECT_CARDS)
    if box.powers and number == box.raquel_round:
        steps.append(RAQUELS_BLACKOUT)
    steps.append(RESOLUTION_STEP)
    if not last:
        steps.append(APPOINTMENT_TALK)
    steps.append(Round(number + 1))
    return steps


class Round(Rule):
    """CP-ROUND-02 A round begins, its leader known before cards are chosen. CP-END-01 After the last the game ends."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: Casa, t: Table) -> None:
        if self.number > s.box.rounds:
            s.push(FINAL_SCORE)
            return
        s.round = self.number
        s.leaders.append(s.leader)
        s.phase = CHOICE
        s.open_window("choice")
        if t.telling:
            t.tell(RoundStarted(s.round, s.leader))
        s.then(*sequence_of_play(s.box, self.number))


FIRST_ROUND: Final = Round(1)
