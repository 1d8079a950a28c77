"""The steady partner: each for itself to the best open room, as far as the next turn and no further."""

from collections.abc import Sequence
from typing import Final

from cavale.core.action import Action
from cavale.games.coffre_fort.box import HOME, NO_TOOL, NOBODY
from cavale.games.coffre_fort.layout import DOG, GUARD
from cavale.games.coffre_fort.partner import Partner, plays
from cavale.games.coffre_fort.prospect import NEVER, Prospect
from cavale.games.coffre_fort.state import ASLEEP

CAPTURE: Final = 4.0  # turns that a capture costs
PATIENCE: Final = 2.0  # rounds to wait for a tool
LATER: Final = 15.0  # rounds by which a room moves back that would keep an agent longer
NEAR: Final = 2.5  # turns that a release room may be away
THREAT: Final = 0.5  # the chance of a capture at which Telephone or Bone is played


class Squares(Prospect):
    """Counts squares where others count turns: no lucky number, no door that asks for one, no passage."""

    def way(self, room: int) -> list[float]:
        return self.charts.travel.strides(room)


class Greedy(Partner):
    """After the description of the policy on which the numbers of turns were fitted (CF-PAUSE-05)."""

    def __init__(self, prospect: Squares) -> None:
        super().__init__(prospect)
        self._goals: list[int] = [self._goal(agent) for agent in range(prospect.agents)]

    def goal(self, agent: int) -> int:
        return self._goals[agent]

    def price(self, tool: int) -> float:
        return 0.5

    def worth(self, end: int) -> float:
        way = self.p.way(self.goal(self.me))
        return way[end] + CAPTURE * self.danger.of(self.s, end, self.box.agents)

    # -- where to go ---------------------------------------------------------------------------------------------

    def _goal(self, agent: int) -> int:
        """What it said; else a release room that is near, for those in prison; else the best room for itself."""
        said = self.p.wishes[agent]
        if said != NOBODY:
            return said
        release = self._near_release(self.s.places[agent])
        return self._best_room(agent) if release == NOBODY else release

    def _near_release(self, here: int) -> int:
        p = self.p
        found, least = NOBODY, NEAR
        if self.s.prisoners() and here != self.box.layout.prison:
            for room in p.release:
                if 0.0 < p.way(room)[here] < least:
                    found, least = room, p.way(room)[here]
        return found

    def _best_room(self, agent: int) -> int:
        """The nearest with something to do, whoever else is on the way there; without one, Start/Finish."""
        s, p, box = self.s, self.p, self.box
        best, least = box.layout.start, NEVER
        for red in p.rooms:
            room = box.red[red]
            turns = p.ways[red][s.places[agent]] + self._wait(red, agent)
            if turns < least and (room == p.pair or not self._others_in(room, agent)):
                best, least = room, turns
        return best

    def _others_in(self, room: int, agent: int) -> bool:
        """Whoever stands in a room sees to it."""
        for other, place in enumerate(self.s.places):
            if place == room and other != agent:
                return True
        return False

    def _wait(self, red: int, agent: int) -> float:
        """What else it takes; a room that would keep the agent waiting for long is left for later."""
        p = self.p
        if self.box.red[red] == p.fire and not p.robot_may_burn:
            return NEVER
        if p.needs[red] == NO_TOOL:
            return 0.0
        wait = max(0.0, p.supply[red * p.agents + agent] - p.ways[red][self.s.places[agent]])
        return wait if wait <= PATIENCE else wait + LATER

    # -- tools ---------------------------------------------------------------------------------------------------

    def before(self, options: Sequence[Action]) -> Action | None:
        """Telephone and Bone, if the next roll is likely to be somebody's last one in freedom."""
        s = self.s
        for action in plays(self.box, options):
            patrol = self.box.effect[self.box.number[action.index]] - HOME
            if patrol not in (GUARD, DOG) or s.patrols[patrol] == ASLEEP:
                continue
            for place in s.places:
                if self.danger.by(patrol, s.patrols[patrol], place, 1) >= THREAT:
                    return action
        return None
