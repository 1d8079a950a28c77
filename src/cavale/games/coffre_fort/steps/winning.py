"""How a match ends."""

from typing import Final

from cavale.core.action import Action
from cavale.core.table import Table
from cavale.games.coffre_fort import clocks
from cavale.games.coffre_fort.box import TOKENS
from cavale.games.coffre_fort.events import Defeat, EverythingShown, Victory
from cavale.games.coffre_fort.rule import Rule
from cavale.games.coffre_fort.state import OPENED, OVER, REASONS, TIME, CoffreFort


class Heist(Rule):
    """CF-TIME-08 It lies under all turns, for as long as the clock runs; its end is a defeat."""

    def window(self) -> str:
        return clocks.CLOCK

    def run(self, s: CoffreFort, t: Table) -> None:
        defeat(s, t, TIME)


class TurnDial(Rule):
    """CF-WIN-03 `manual_dial`: any player stops the clock."""

    def seats(self, s: CoffreFort) -> int:
        return s.box.everybody

    def any_of(self) -> bool:
        return True

    def final(self) -> bool:
        return True

    def options(self, s: CoffreFort, seat: int) -> list[Action]:
        return s.box.only_dial

    def run(self, s: CoffreFort, t: Table) -> None:
        victory(s, t)


HEIST: Final = Heist()
TURN_DIAL: Final = TurnDial()


def complete(s: CoffreFort) -> bool:
    """CF-WIN-01 All keys are found, and all agents are in Start/Finish; CF-WIN-04 a prisoner is not."""
    for place in s.places:
        if place != s.box.layout.start:
            return False
    return s.keys_found() == s.box.keys


def stop_clock(s: CoffreFort, t: Table) -> None:
    """CF-WIN-03 At once, unless somebody has to turn the dial."""
    if not s.box.manual_dial:
        victory(s, t)
        return
    s.close(clocks.NUDGE)
    s.push(TURN_DIAL)


def victory(s: CoffreFort, t: Table) -> None:
    s.won = True
    if t.telling:
        t.tell(Victory(s.turn))
    end(s, t, OPENED)


def defeat(s: CoffreFort, t: Table, reason: int) -> None:
    if t.telling:
        t.tell(Defeat(REASONS[reason]))
    end(s, t, reason)


def end(s: CoffreFort, t: Table, reason: int) -> None:
    s.phase = OVER
    s.reason = reason
    s.finish()
    if t.telling:
        t.tell(everything(s))


def everything(s: CoffreFort) -> EverythingShown:
    box = s.box
    return EverythingShown(
        rooms=tuple([box.names[room] for room in box.red]),
        traps=tuple([box.traps[trap] for trap in s.traps]),
        tokens=tuple([TOKENS[token] for token in s.tokens]),
        hands=tuple([tuple(hand(s, agent)) for agent in range(box.agents)]),
    )


def hand(s: CoffreFort, agent: int) -> list[str]:
    """The tools of an agent in the order of the edition, without the Robot."""
    return [name for tool, name in enumerate(s.box.tools) if s.hands[agent] >> tool & 1]
