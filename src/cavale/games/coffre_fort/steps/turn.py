"""A turn, step by step (CF-TURN-02). Each part goes on to the next, unless it has something to ask.

S1  BeforeRoll  free actions, then the roll
S3  React       tools against a patrol, where there are any
S4  secure      Guard and Dog
S5  move        the agent
S6  AfterMove   free actions, where there are any
"""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.coffre_fort.events import Rolled, TurnSkipped, TurnStarted
from cavale.games.coffre_fort.layout import DOG, GUARD
from cavale.games.coffre_fort.rule import Ask, Rule
from cavale.games.coffre_fort.state import ASLEEP, BUDGET, NOT_ROLLED, TIME, CoffreFort
from cavale.games.coffre_fort.steps.ends import end_turn
from cavale.games.coffre_fort.steps.free import act_freely, free_options
from cavale.games.coffre_fort.steps.movement import move
from cavale.games.coffre_fort.steps.security import secure
from cavale.games.coffre_fort.steps.tools import can_play, play, playable, reacting
from cavale.games.coffre_fort.steps.winning import defeat


class NextTurn(Rule):
    """CF-SETUP-07 Agent after agent. CF-TOKEN-06 A petrified one loses its turn."""

    def run(self, s: CoffreFort, t: Table) -> None:
        box = s.box
        end_turn(s)
        if s.turn and s.turn % box.turns == 0 and not (box.clock and t.clocked):
            defeat(s, t, TIME if box.clock else BUDGET)  # CF-PAUSE-05 In a simulation turns stand for time.
            return
        s.roller = s.turn % box.agents
        s.turn += 1
        s.face = NOT_ROLLED
        s.d6 = 0
        s.captive = False
        skipped = s.petrified >> s.roller & 1
        if t.telling:
            kind = TurnSkipped if skipped else TurnStarted
            t.tell(kind(s.turn, s.seat(), box.colours[s.roller]))
        s.push(self)
        if skipped:
            s.petrified &= ~(1 << s.roller)
            return
        if s.windows:
            s.patience()
        s.push(BEFORE_ROLL)


class BeforeRoll(Ask):
    """CF-TURN-05 S1: free actions, then CF-TURN-03 the roll, which is compulsory."""

    def options(self, s: CoffreFort, seat: int) -> list[Action]:
        return free_options(s, s.box.roll, s.box.only_roll)

    def answered(self, s: CoffreFort, t: Table, action: Action) -> None:
        if action is s.box.roll:
            roll(s, t)
        elif act_freely(s, t, action):
            s.push(self)

    def passed(self, s: CoffreFort, t: Table) -> None:
        roll(s, t)


def roll(s: CoffreFort, t: Table) -> None:
    """CF-TURN-04 Both dice together, in every turn."""
    box = s.box
    s.face = t.dice.below("d10", box.faces)
    s.d6 = box.d6[t.dice.below("d6", len(box.d6))]
    s.captive = s.here() == box.layout.prison
    if t.telling:
        t.tell(Rolled(s.seat(), box.colours[s.roller], box.face_names[s.face], s.d6))
    react(s, t)


class React(Ask):
    """CF-TURN-06 S3: tools against a patrol, when the d6 is known and no patrol has moved."""

    def options(self, s: CoffreFort, seat: int) -> list[Action]:
        found = playable(s, reacting(s))
        found.append(s.box.go)
        return found

    def answered(self, s: CoffreFort, t: Table, action: Action) -> None:
        if action is s.box.go:
            go_on(s, t)
        else:
            play(s, t, s.box.number[action.index])
            react(s, t)

    def passed(self, s: CoffreFort, t: Table) -> None:
        go_on(s, t)


def react(s: CoffreFort, t: Table) -> None:
    """CF-TURN-06 Left out if the roller can play nothing; CF-HIDE-03 with closed hands only if nobody could."""
    asleep = s.patrols[GUARD] == ASLEEP and s.patrols[DOG] == ASLEEP
    if not asleep and not s.captive and not s.hurried and (not s.box.open_hands or can_play(s, reacting(s))):
        s.push(REACT)
    else:
        go_on(s, t)


def go_on(s: CoffreFort, t: Table) -> None:
    """CF-TURN-02 Patrols before agents. CF-CATCH-06, CF-TURN-07 Who is caught by them has no more turn."""
    secure(s, t)
    if s.captive or s.here() != s.box.layout.prison:
        move(s, t)


BEFORE_ROLL: Final = BeforeRoll()
REACT: Final = React()
NEXT_TURN: Final = NextTurn()
