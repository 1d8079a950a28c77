"""The end: the final score, Raquel's last move, and everything shown."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.casa_de_papel.box import PROFESSOR, RED, ROLES, TEAMS
from cavale.games.casa_de_papel.events import EverythingShown, MatchWon, ProfessorAccused, RaquelRevealed
from cavale.games.casa_de_papel.rule import Rule
from cavale.games.casa_de_papel.state import ACCUSATION, BLUE_WINS, NOBODY, NOBODY_WINS, OVER, RED_WINS, Casa


class FinalScore(Rule):
    """CP-END-01 After the last round: CP-END-02 below the goal the hostages win; CP-END-03 otherwise Raquel accuses."""

    def run(self, s: Casa, t: Table) -> None:
        if s.loot < s.box.goal:
            end(s, t, BLUE_WINS)
        elif not s.box.final_accusation:
            end(s, t, RED_WINS)
        else:
            s.phase = ACCUSATION
            s.open_window("accusation")
            if t.telling:
                t.tell(RaquelRevealed(s.raquel()))
            s.push(ACCUSE)


class Accuse(Rule):
    """CP-END-03 Raquel names the player she takes for the Professor; CP-END-06 exactly one other player."""

    def seats(self, s: Casa) -> int:
        return 1 << s.raquel()

    def options(self, s: Casa, seat: int) -> list[Action]:
        return [action for other, action in enumerate(s.box.accuse) if other != seat]

    def final(self) -> bool:
        return True

    def window(self) -> str:
        return "accusation"

    def run(self, s: Casa, t: Table) -> None:
        accuse(s, t, s.answer(s.raquel()).number("player"))

    def expire(self, s: Casa, t: Table) -> None:
        """CP-END-06 Out of time she has named nobody, which is wrong."""
        accuse(s, t, NOBODY)


def accuse(s: Casa, t: Table, player: int) -> None:
    """CP-END-04 Right: the loot drops by 500, which may bring it below the goal. CP-END-05 Wrong: nothing changes."""
    s.close("accusation")
    s.accused = player
    right = player != NOBODY and s.roles[player] == PROFESSOR
    if right:
        s.loot = max(s.box.floor, s.loot - s.box.accusation_loss)
    if t.telling:
        t.tell(ProfessorAccused(None if player == NOBODY else player, right, s.loot))
    end(s, t, RED_WINS if s.loot >= s.box.goal else BLUE_WINS)


def end(s: Casa, t: Table, winner: int) -> None:
    """CP-GOAL-03 A team wins as a whole. CP-END-09 Then everything is shown."""
    s.phase = OVER
    s.dark = False
    s.speaker = NOBODY
    s.winner = winner
    s.windows = ()
    s.finish()
    if t.telling:
        t.tell(MatchWon("" if winner == NOBODY_WINS else TEAMS[RED if winner == RED_WINS else 1 - RED], s.loot))
        t.tell(everything(s))


def everything(s: Casa) -> EverythingShown:
    box = s.box
    laid = [[s.laid_by(seat, round) for round in range(1, box.rounds + 1)] for seat in range(box.seats)]
    return EverythingShown(
        roles=tuple([ROLES[role] for role in s.roles]),
        names=tuple(s.names),
        left_out=s.left_out_name,
        laid=tuple([tuple([box.kinds[kind] for kind in row if kind >= 0]) for row in laid]),
        brought_in=shown_seat(s.brought_in),
        put_out=shown_seat(s.put_out),
        peeked=shown_seat(s.peeked),
    )


def shown_seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


FINAL_SCORE: Final = FinalScore()
ACCUSE: Final = Accuse()
