"""What is told in a match of La Course au Coffre-Fort, and to whom, field by field (CF-UI-01).

`agent` is a colour, `seat` the player who moves it. Beeps and minutes are no events: they follow from the clock.
"""

from typing import ClassVar

from cavale.core.event import Event, ForAll, ForSeat

# -- set-up ------------------------------------------------------------------------------------------------------------


class ToolsDealt(Event, frozen=True):
    """CF-SETUP-04 With open hands all are told, otherwise the owner alone."""

    seat: ForAll[int]
    agent: ForAll[str]
    tools: ForSeat[tuple[str, ...]]


class ClockStarted(Event, frozen=True):
    """CF-SETUP-10 Everybody is ready. Without a clock, the team has a budget of turns."""

    minutes: ForAll[int | None]
    turns: ForAll[int | None]


# -- turns -------------------------------------------------------------------------------------------------------------


class TurnStarted(Event, frozen=True):
    """CF-SETUP-07"""

    turn: ForAll[int]
    seat: ForAll[int]
    agent: ForAll[str]


class TurnSkipped(Event, frozen=True):
    """CF-TOKEN-06 A petrified agent loses its turn."""

    turn: ForAll[int]
    seat: ForAll[int]
    agent: ForAll[str]


class TurnHurried(Event, frozen=True):
    """CF-PAUSE-04 The roller was idle: the rest of the turn passes without a choice."""

    seat: ForAll[int]
    agent: ForAll[str]


class Rolled(Event, frozen=True):
    """CF-TURN-04 Both dice."""

    seat: ForAll[int]
    agent: ForAll[str]
    d10: ForAll[str]
    d6: ForAll[int]


# -- Guard and Dog -----------------------------------------------------------------------------------------------------


class PatrolWoken(Event, frozen=True):
    """CF-DICE-03"""

    patrol: ForAll[str]  # guard or dog
    square: ForAll[str]


class PatrolHome(Event, frozen=True):
    """CF-DICE-03 Sent home by its symbol, CF-TOOL-04 or by a tool."""

    patrol: ForAll[str]
    by: ForAll[str]  # symbol, tool


class PatrolStep(Event, frozen=True):
    """CF-PATROL-03 Steps in a row, as far as nobody is caught in between."""

    patrol: ForAll[str]
    squares: ForAll[tuple[str, ...]]
    back: ForAll[bool]


class Caught(Event, frozen=True):
    """CF-CATCH-01"""

    seat: ForAll[int]
    agent: ForAll[str]
    patrol: ForAll[str]
    square: ForAll[str]  # of the agent


class Freed(Event, frozen=True):
    """CF-PRISON-04 All prisoners come out."""

    seats: ForAll[tuple[int, ...]]
    agents: ForAll[tuple[str, ...]]
    way: ForAll[str]  # open, lockpicks, room


# -- agents ------------------------------------------------------------------------------------------------------------


class AgentStep(Event, frozen=True):
    """CF-MOVE-01 The squares walked, in order; a walk ends where the agent is caught."""

    seat: ForAll[int]
    agent: ForAll[str]
    squares: ForAll[tuple[str, ...]]


class RoomEntered(Event, frozen=True):
    """CF-MOVE-07"""

    seat: ForAll[int]
    agent: ForAll[str]
    room: ForAll[str]


class PassageUsed(Event, frozen=True):
    """CF-PASS-03"""

    seat: ForAll[int]
    agent: ForAll[str]
    origin: ForAll[str]
    room: ForAll[str]


class AgentStayed(Event, frozen=True):
    """CF-MOVE-01 Not moving is a choice, too."""

    seat: ForAll[int]
    agent: ForAll[str]


class ToolPlayed(Event, frozen=True):
    """CF-TOOL-02 A tool with an effect of its own; then it is discarded."""

    seat: ForAll[int]
    agent: ForAll[str]
    tool: ForAll[str]


class RobotMoved(Event, frozen=True):
    """CF-ROBOT-01 That a card goes along is public; which one, with closed hands, only to giver and receiver."""

    seat: ForAll[int]
    agent: ForAll[str]
    to_seat: ForAll[int]
    to_agent: ForAll[str]
    cards: ForAll[int]  # 0 or 1
    tool: ForSeat[str]


class RobotDestroyed(Event, frozen=True):
    """CF-ROBOT-08"""

    seat: ForAll[int]
    agent: ForAll[str]


class Said(Event, frozen=True):
    """CF-TALK-01 A claim, as actions are spelled. It binds nobody."""

    seat: ForAll[int]
    agent: ForAll[str]
    claim: ForAll[str]

    reveals: ClassVar[bool] = False


# -- red rooms ---------------------------------------------------------------------------------------------------------


class TrapFlipped(Event, frozen=True):
    """CF-TRAP-01"""

    seat: ForAll[int]
    agent: ForAll[str]
    room: ForAll[str]
    trap: ForAll[str]


class TrapCountered(Event, frozen=True):
    """CF-TRAP-05 By a tool, CF-TRAP-06 or by several agents."""

    seat: ForAll[int]
    agent: ForAll[str]
    room: ForAll[str]
    trap: ForAll[str]
    tool: ForAll[str | None]


class TokenFlipped(Event, frozen=True):
    """CF-TOKEN-01"""

    seat: ForAll[int]
    agent: ForAll[str]
    room: ForAll[str]
    token: ForAll[str]


class KeyFound(Event, frozen=True):
    """CF-TOKEN-02"""

    seat: ForAll[int]
    agent: ForAll[str]
    keys: ForAll[int]  # found by the team so far
    needed: ForAll[int]


class Petrified(Event, frozen=True):
    """CF-TOKEN-05 All agents in the room lose a turn."""

    seats: ForAll[tuple[int, ...]]
    agents: ForAll[tuple[str, ...]]


# -- the end -----------------------------------------------------------------------------------------------------------


class Victory(Event, frozen=True):
    """CF-TIME-07 The clock is stopped."""

    turn: ForAll[int]


class Defeat(Event, frozen=True):
    """CF-TIME-07, CF-WIN-05"""

    reason: ForAll[str]  # time, budget, resigned


class EverythingShown(Event, frozen=True):
    """What lay face down, and all hands."""

    rooms: ForAll[tuple[str, ...]]
    traps: ForAll[tuple[str, ...]]
    tokens: ForAll[tuple[str, ...]]
    hands: ForAll[tuple[tuple[str, ...], ...]]  # by agent
