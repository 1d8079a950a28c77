"""The Robot, and what it carries."""

from cavale.core.action import Action
from cavale.core.table import EVERYONE, Table, bit
from cavale.games.coffre_fort.box import NO_TOOL, NOBODY
from cavale.games.coffre_fort.events import RobotDestroyed, RobotMoved
from cavale.games.coffre_fort.state import CoffreFort


def can_pass(s: CoffreFort) -> bool:
    """Whether the roller has the Robot, and somebody to give it to."""
    if s.robot == s.roller:
        for agent in range(s.box.agents):
            if agent != s.roller and not s.imprisoned(agent):
                return True
    return False


def passes(s: CoffreFort) -> list[Action]:
    """CF-ROBOT-01 One tool of the own hand to any other agent, CF-ROBOT-03 or the Robot alone.

    CF-ROBOT-07 Not to a prisoner.
    """
    box = s.box
    found: list[Action] = []
    if s.robot != s.roller:
        return found  # CF-ROBOT-02
    hand = s.hands[s.roller]
    for agent in range(box.agents):
        if agent == s.roller or s.imprisoned(agent):
            continue
        found.append(box.pass_alone[agent])
        with_tool = box.pass_with[agent]
        for place, tool in enumerate(box.dealt):
            if hand >> tool & 1:
                found.append(with_tool[place])
    return found


def pass_robot(s: CoffreFort, t: Table, agent: int, tool: int) -> None:
    """CF-ROBOT-04 It stays with the receiver."""
    box = s.box
    giver = s.roller
    s.robot = agent
    if tool != NO_TOOL:
        s.hands[giver] &= ~(1 << tool)
        s.hands[agent] |= 1 << tool
    if t.telling:
        seat, to_seat = box.seat_of[giver], box.seat_of[agent]
        cards, name = (0, None) if tool == NO_TOOL else (1, box.tools[tool])
        event = RobotMoved(seat, box.colours[giver], to_seat, box.colours[agent], cards, name)
        t.tell(event, EVERYONE if box.open_hands else bit(seat) | bit(to_seat))


def destroy_robot(s: CoffreFort, t: Table) -> None:
    """CF-ROBOT-08 For the rest of the game."""
    if t.telling:
        t.tell(RobotDestroyed(s.seat(), s.box.colours[s.roller]))
    s.robot = NOBODY
    s.discarded |= 1 << s.box.robot
