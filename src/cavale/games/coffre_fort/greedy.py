"""The steady partner: each for itself to the best open room, as far as the next turn and no further."""

from collections.abc import Sequence
from typing import Final

from cavale.core.action import Action
from cavale.games.coffre_fort.box import HOME, NO_TOOL, NOBODY
from cavale.games.coffre_fort.layout import DOG, GUARD
from cavale.games.coffre_fort.partner import Partner, plays
from cavale.games.coffre_fort.prospect import NEVER, Prospect
from cavale.games.coffre_fort.state import ASLEEP

CAPTURE: Final = 3.0  # turns that a capture costs
PATIENCE: Final = 2.0  # rounds to wait for a tool
LATER: Final = 15.0  # rounds by which a room moves back that would keep an agent longer
NEAR: Final = 2.5  # turns that a release room may be away
THREAT: Final = 0.5  # the chance of a capture at which Telephone or Bone is played


class Greedy(Partner):
    """After the description of the policy on which the numbers of turns were fitted (CF-PAUSE-05)."""

    def __init__(self, prospect: Prospect) -> None:
        super().__init__(prospect)
        self._goals: list[int] = [NOBODY] * prospect.agents
        for agent in self._nearest_first():
            wish = prospect.wishes[agent]
            self._goals[agent] = self._best_room(agent) if wish == NOBODY else wish

    def goal(self, agent: int) -> int:
        return self._goals[agent]

    def price(self, tool: int) -> float:
        return 0.5

    def worth(self, end: int) -> float:
        way = self.p.way(self.goal(self.me))
        return way[end] + CAPTURE * self.danger.of(self.s, end, self.box.agents)

    # -- where to go ---------------------------------------------------------------------------------------------

    def _nearest_first(self) -> list[int]:
        """Whoever stands in a room that is still to be turned up keeps it; the others choose in turn."""
        s, p = self.s, self.p
        order = list(range(p.agents))
        order.sort(key=lambda agent: self.box.red_of[s.places[agent]] not in p.rooms)
        return order

    def _best_room(self, agent: int) -> int:
        """The nearest with something to do; a release room on the way; else Start/Finish."""
        s, p, box = self.s, self.p, self.box
        here = s.places[agent]
        if s.prisoners() and here != box.layout.prison:
            for room in p.release:
                if 0.0 < p.way(room)[here] < NEAR:
                    return room
        best, least = box.layout.start, 1e9
        for red in p.rooms:
            room = box.red[red]
            turns = p.ways[red][here] + self._wait(red, agent)
            if turns < min(least, NEVER) and (room == p.pair or room not in self._goals):
                best, least = room, turns
        return best

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
