"""A turn, step by step (CF-TURN-02)."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.coffre_fort.events import Rolled, TurnSkipped, TurnStarted
from cavale.games.coffre_fort.layout import DOG, GUARD
from cavale.games.coffre_fort.rule import Ask, Rule
from cavale.games.coffre_fort.state import ASLEEP, BUDGET, NOT_ROLLED, TIME, CoffreFort
from cavale.games.coffre_fort.steps.ends import TURN_ENDS
from cavale.games.coffre_fort.steps.free import act_freely, free_options
from cavale.games.coffre_fort.steps.movement import Movement
from cavale.games.coffre_fort.steps.security import Security
from cavale.games.coffre_fort.steps.tools import play, playable, reacting
from cavale.games.coffre_fort.steps.winning import defeat


class NextTurn(Rule):
    """CF-SETUP-07 Agent after agent. CF-TOKEN-06 A petrified one loses its turn."""

    def run(self, s: CoffreFort, t: Table) -> None:
        box = s.box
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
        if skipped:
            s.petrified &= ~(1 << s.roller)
            s.then(TURN_ENDS, self)
            return
        if s.windows:
            s.patience()
        s.then(BEFORE_ROLL, REACTION, SECURITY, MOVEMENT, AFTERMATH, TURN_ENDS, self)


class BeforeRoll(Ask):
    """CF-TURN-05 S1: free actions, then CF-TURN-03 the roll, which is compulsory."""

    def options(self, s: CoffreFort, seat: int) -> list[Action]:
        return free_options(s, s.box.roll, s.box.only_roll)

    def answered(self, s: CoffreFort, t: Table, action: Action) -> None:
        if action is s.box.roll:
            roll(s, t)
        else:
            s.push(self)
            act_freely(s, t, action)

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


class Reaction(Rule):
    """CF-TURN-06 Left out if the roller can play nothing; CF-HIDE-03 with closed hands only if nobody could."""

    def run(self, s: CoffreFort, t: Table) -> None:
        if s.captive or s.hurried or (s.patrols[GUARD] == ASLEEP and s.patrols[DOG] == ASLEEP):
            return
        if not s.box.open_hands or playable(s, reacting(s)):
            s.push(REACT)


class React(Ask):
    """CF-TURN-06 S3: tools against a patrol, when the d6 is known and no patrol has moved."""

    def options(self, s: CoffreFort, seat: int) -> list[Action]:
        found = playable(s, reacting(s))
        found.append(s.box.go)
        return found

    def answered(self, s: CoffreFort, t: Table, action: Action) -> None:
        if action is not s.box.go:
            play(s, t, s.box.number[action.index])
            REACTION.run(s, t)


class Aftermath(Rule):
    """CF-TURN-07 S6 is left out when it offers only the end; CF-HIDE-03 with closed hands never."""

    def run(self, s: CoffreFort, t: Table) -> None:
        if s.hurried:
            return
        if not s.box.open_hands or len(free_options(s, s.box.end_turn, s.box.only_end)) > 1:
            s.push(AFTER_MOVE)


class AfterMove(Ask):
    """CF-TURN-05 S6: the same as before the roll, until the turn is ended."""

    def options(self, s: CoffreFort, seat: int) -> list[Action]:
        return free_options(s, s.box.end_turn, s.box.only_end)

    def answered(self, s: CoffreFort, t: Table, action: Action) -> None:
        if action is not s.box.end_turn:
            s.push(AFTERMATH)
            act_freely(s, t, action)


BEFORE_ROLL: Final = BeforeRoll()
REACTION: Final = Reaction()
REACT: Final = React()
SECURITY: Final = Security()
MOVEMENT: Final = Movement()
AFTERMATH: Final = Aftermath()
AFTER_MOVE: Final = AfterMove()
NEXT_TURN: Final = NextTurn()
