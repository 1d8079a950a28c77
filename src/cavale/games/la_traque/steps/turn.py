"""Turns: from the first player clockwise, one to three actions each, until all have passed."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.la_traque import box as codes
from cavale.games.la_traque import clocks
from cavale.games.la_traque.events import LastRound, Passed, RoundStarted, TurnEnded, TurnStarted
from cavale.games.la_traque.rule import Rule
from cavale.games.la_traque.state import ACTION_PHASE, LaTraque
from cavale.games.la_traque.steps.activate import activate, activations
from cavale.games.la_traque.steps.capture import capture, captures
from cavale.games.la_traque.steps.destiny import can_spend, spend_destiny
from cavale.games.la_traque.steps.ending import GAME_ENDS
from cavale.games.la_traque.steps.inform import inform, informs, withdraw
from cavale.games.la_traque.steps.maintenance import MAINTENANCE_STARTS
from cavale.games.la_traque.steps.move import hunt, investigate, moves
from cavale.games.la_traque.steps.objective import achievable, achieve
from cavale.games.la_traque.steps.use import cooperate, play_mission, uses
from cavale.games.la_traque.terms import ACTIONS_PER_TURN, HUNTING, LAST_ROUND, PLACES
from cavale.games.la_traque.triggers import TRIGGERS


class NextRound(Rule):
    """LT-ROUND-01 An action phase, then maintenance; LT-END-06 at the latest the twentieth round is the last."""

    def run(self, s: LaTraque, t: Table) -> None:
        s.phase = ACTION_PHASE
        s.round += 1
        s.passed = 0
        s.active = (s.first - 1) % s.box.seats
        if t.telling:
            t.tell(RoundStarted(s.round))
        if s.round == LAST_ROUND and not s.last_round:
            s.last_round = True
            if t.telling:
                t.tell(LastRound(None))
        s.push(self)  # what comes after the maintenance
        s.push(NEXT_TURN)


class NextTurn(Rule):
    """LT-TURN-01 The next player who has not passed. LT-ACT-PASS-03 When all have, maintenance begins.

    LT-END-05 After the last action phase there is none.
    """

    def run(self, s: LaTraque, t: Table) -> None:
        s.actions = 0
        s.placed = 0
        s.overcrowd = False
        if s.passed == s.box.everybody:
            s.push(GAME_ENDS if s.last_round else MAINTENANCE_STARTS)
            return
        seats = s.box.seats
        s.active = (s.active + 1) % seats
        while s.passed >> s.active & 1:
            s.active = (s.active + 1) % seats
        if t.telling:
            t.tell(TurnStarted(s.active))
        s.open_window(clocks.TURN)
        s.push(TAKE_ACTION)


class TakeAction(Rule):
    """LT-TURN-02 One of the eight actions; LT-TURN-04 after the first, the turn may be ended instead."""

    def seats(self, s: LaTraque) -> int:
        return 1 << s.active

    def options(self, s: LaTraque, seat: int) -> list[Action]:
        """LT-ENG-04 A turn with only `pass` left is still asked. Within an ask nothing changes: listed once."""
        listed = s.box.listed
        if s.ask and listed[0] is s and listed[1] == s.ask:
            return listed[2]
        found = self.possible(s, seat)
        s.box.listed = (s, s.ask, found)
        return found

    def possible(self, s: LaTraque, seat: int) -> list[Action]:
        """All that the player in turn can do."""
        box = s.box
        found: list[Action] = []
        moves(s, found)
        hunting = 0
        for agent in range(box.agents):
            if HUNTING <= s.where[seat * box.agents + agent] < PLACES:
                hunting |= 1 << agent
        if hunting:
            informs(s, hunting, found)
            captures(s, hunting, found)
            if box.withdrawals:
                for agent in range(box.agents):
                    if hunting >> agent & 1:
                        found.append(box.withdraw[agent])
        uses(s, found)
        activations(s, found)
        achievable(s, found)
        if can_spend(s):
            found.append(box.destiny)
        found.append(box.pass_)
        if s.actions:
            found.append(box.end_turn)
        return found

    def window(self) -> str:
        return clocks.TURN

    def expire(self, s: LaTraque, t: Table) -> None:
        """LT-NET-02 The turn ends; without an action that is a pass."""
        if s.actions:
            end_turn(s, t)
        else:
            pass_on(s, t)

    def run(self, s: LaTraque, t: Table) -> None:
        action = s.drafts[s.active][-1]
        code = s.box.code[action.index]
        if code == codes.PASS:
            pass_on(s, t)
        elif code == codes.END_TURN:
            end_turn(s, t)
        else:
            s.actions += 1
            s.push(ACTION_ENDS)
            if code not in (codes.HUNT, codes.INFORM):  # to these nothing reacts
                s.push(TRIGGERS)
            act(s, t, code, action)


def act(s: LaTraque, t: Table, code: int, action: Action) -> None:
    """What the action does."""
    box = s.box
    number = box.number[action.index]
    other = box.other[action.index]
    if code == codes.INVESTIGATE:
        investigate(s, t, number)
    elif code == codes.HUNT:
        hunt(s, t, number)
    elif code == codes.INFORM:
        inform(s, t, number, other)
    elif code == codes.CAPTURE:
        capture(s, t, number, other, box.third[action.index])
    elif code == codes.MISSION:
        play_mission(s, t, number)
    elif code == codes.COOPERATION:
        cooperate(s, t, number)
    elif code == codes.ACTIVATE:
        activate(s, t, number)
    elif code == codes.OBJECTIVE:
        achieve(s, t, number, other, box.third[action.index])
    elif code == codes.DESTINY:
        spend_destiny(s, t)
    else:
        assert code == codes.WITHDRAW
        withdraw(s, t, number)


class ActionEnds(Rule):
    """LT-TRIG-04 All is resolved. LT-END-01 Are there enough points? LT-TURN-04 The third ends the turn.

    LT-NET-02 So does an action in which the time ran out.
    """

    def run(self, s: LaTraque, t: Table) -> None:
        if not s.last_round and s.vp[s.active] >= s.box.end_vp:
            s.last_round = True
            if t.telling:
                t.tell(LastRound(s.active))
        if s.actions < ACTIONS_PER_TURN and not s.turn_is_over():
            s.push(TAKE_ACTION)
        else:
            end_turn(s, t)


def pass_on(s: LaTraque, t: Table) -> None:
    """LT-ACT-PASS-02 No more turns in this round."""
    s.passed |= 1 << s.active
    if t.telling:
        t.tell(Passed(s.active))
    s.push(NEXT_TURN)


def end_turn(s: LaTraque, t: Table) -> None:
    if t.telling:
        t.tell(TurnEnded(s.active, s.actions))
    s.push(NEXT_TURN)


NEXT_ROUND: Final = NextRound()
NEXT_TURN: Final = NextTurn()
TAKE_ACTION: Final = TakeAction()
ACTION_ENDS: Final = ActionEnds()
