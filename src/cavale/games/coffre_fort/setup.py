"""The set-up, and the start of the clock."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import EVERYONE, Table, bit
from cavale.core.window import Window
from cavale.games.coffre_fort import clocks
from cavale.games.coffre_fort.box import CoffreFortBox
from cavale.games.coffre_fort.events import ClockStarted, ToolsDealt
from cavale.games.coffre_fort.rule import Rule
from cavale.games.coffre_fort.state import TURN, CoffreFort
from cavale.games.coffre_fort.steps.turn import NEXT_TURN
from cavale.games.coffre_fort.steps.winning import HEIST, hand


def start(box: CoffreFortBox) -> CoffreFort:
    """CF-SETUP-01 All agents are in Start/Finish, CF-SETUP-05 Guard and Dog are asleep.

    CF-SETUP-07 The last agent in the order of turns has the Robot.
    """
    s = CoffreFort(box)
    s.then(Deal(), GET_READY, HEIST)
    return s


class Deal(Rule):
    """CF-SETUP-02 Tokens, CF-SETUP-03 traps and CF-SETUP-04 tools are shuffled; CF-SETUP-09 nobody looks."""

    def run(self, s: CoffreFort, t: Table) -> None:
        box = s.box
        s.tokens = tuple([box.tokens[place] for place in t.dice.permutation("tokens", len(box.tokens))])
        s.traps = tuple(t.dice.permutation("traps", len(box.traps)))
        order = t.dice.permutation("tools", len(box.dealt))
        for place, card in enumerate(order):
            s.hands[place // box.deal] |= 1 << box.dealt[card]
        if t.telling:
            for agent, colour in enumerate(box.colours):
                seat = box.seat_of[agent]
                to = EVERYONE if box.open_hands else bit(seat)
                t.tell(ToolsDealt(seat, colour, tuple(hand(s, agent))), to)


class GetReady(Rule):
    """CF-SETUP-10 The clock starts when every seat has said that it is ready."""

    def seats(self, s: CoffreFort) -> int:
        return s.box.everybody

    def options(self, s: CoffreFort, seat: int) -> list[Action]:
        return s.box.only_ready

    def draft_shown(self) -> bool:
        return True

    def run(self, s: CoffreFort, t: Table) -> None:
        box = s.box
        s.phase = TURN
        if box.clock:
            s.open(Window(clocks.CLOCK, box.minutes * 60_000))  # CF-SETUP-06
        if t.telling:
            t.tell(ClockStarted(box.minutes if box.clock else None, box.budget or None))
        s.push(NEXT_TURN)


GET_READY: Final = GetReady()
