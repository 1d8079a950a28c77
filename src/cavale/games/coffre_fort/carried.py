"""Cards that left the hand of a seat: where they may be now, if hands are closed."""

from collections.abc import Sequence

from cavale.core.dice import Dice
from cavale.core.event import Event
from cavale.games.coffre_fort.box import CoffreFortBox
from cavale.games.coffre_fort.events import RobotMoved, ToolPlayed, TrapCountered

TRIES = 40


class Carried:
    """Follows what the seat has given away. Whoever passes a card on is taken to choose any of its hand."""

    def __init__(self, box: CoffreFortBox, seat: int, told: Sequence[Event]) -> None:
        self._box = box
        self._own = [agent for agent in range(box.agents) if box.seat_of[agent] == seat]
        self._events = [event for event in told if isinstance(event, RobotMoved | ToolPlayed | TrapCountered)]

    def sample(self, dice: Dice) -> dict[int, int]:
        """Per tool that the seat has seen leave its hands and not seen since: the agent that may hold it."""
        for _ in range(TRIES):
            held = self._follow(dice)
            if held is not None:
                return held
        return {}  # so unlikely a history that the seat had better forget it

    def _follow(self, dice: Dice) -> dict[int, int] | None:
        """One way in which it may have gone; None if it does not fit what was seen later."""
        box = self._box
        held: dict[int, int] = {}
        sizes = [box.deal] * box.agents
        for event in self._events:
            agent = box.colours.index(event.agent)
            if not isinstance(event, RobotMoved):
                if event.tool is None or event.tool == box.tools[box.robot]:
                    continue
                sizes[agent] -= 1
                if held.pop(box.tools.index(event.tool), agent) != agent:
                    return None
            elif event.cards:
                receiver = box.colours.index(event.to_agent)
                if not self._hand_over(held, agent, receiver, event.tool, sizes[agent], dice):
                    return None
                sizes[agent] -= 1
                sizes[receiver] += 1
        return held

    def _hand_over(
        self, held: dict[int, int], giver: int, receiver: int, name: str | None, size: int, dice: Dice
    ) -> bool:
        """A card changes hands. Whether that fits what was supposed."""
        if name is not None:
            tool = self._box.tools.index(name)
            known_giver = held.pop(tool, giver) == giver
            if receiver not in self._own:
                held[tool] = receiver
            return known_giver
        mine = [tool for tool in held if held[tool] == giver]
        chosen = dice.below("belief", size)
        if chosen < len(mine):
            held[mine[chosen]] = receiver
        return True
