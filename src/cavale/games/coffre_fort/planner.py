"""The clever partner: it plans tours for the whole team, and takes the step after which the team is home earliest."""

from collections.abc import Sequence
from typing import Final

from cavale.core.action import Action
from cavale.games.coffre_fort.box import BACK, HOME, NOBODY
from cavale.games.coffre_fort.layout import DOG, GUARD
from cavale.games.coffre_fort.partner import Partner, plays
from cavale.games.coffre_fort.prospect import Prospect
from cavale.games.coffre_fort.state import ASLEEP
from cavale.games.coffre_fort.tours import Tours

COURAGE: Final = 0.4  # how much the risk of a capture counts: plans find a way around most of the loss
DOUBLING: Final = 0.5  # rounds that the Turbo board must save

# Captures that a tool must prevent.
SENT_HOME: Final = 0.45
PUSHED_BACK: Final = 0.25


class Planner(Partner):
    """Everybody who sees the same plans the same: so a team of these needs no words."""

    def __init__(self, prospect: Prospect) -> None:
        super().__init__(prospect)
        self._tours = Tours(prospect)
        self._tours.plan()
        self._captured: float = -1.0

    def goal(self, agent: int) -> int:
        tour = self._tours.tours[agent]
        return tour[0] if tour else self.box.layout.start

    def price(self, tool: int) -> float:
        return DOUBLING if self.p.rooms else 0.0

    # -- where to stand ------------------------------------------------------------------------------------------

    def worth(self, end: int) -> float:
        """With the chance to be caught there before the next turn."""
        chance = COURAGE * self.danger.of(self.s, end, self.box.agents)
        value = self._finish_from(end)
        return value if chance == 0.0 else (1.0 - chance) * value + chance * self._if_captured()

    def _finish_from(self, end: int) -> float:
        """When the team is home. In a red room that is in another's tour, the agent may see to it itself."""
        tours, me = self._tours, self.me
        places = tours.places.copy()
        kept = [tour.copy() for tour in tours.tours]
        if end in self.p.release and end != self.s.here():
            self._free_all()
        tours.places[me] = end
        value = tours.finish()
        red = self.box.red_of[end]
        if red in self.p.rooms and end != self.p.pair and end not in tours.tours[me][:1]:
            tours.remove(end)
            tours.tours[me].insert(0, end)
            value = min(value, tours.finish())
        tours.places = places
        tours.tours = kept
        return value

    def _free_all(self) -> None:
        """CF-PRISON-07 All come out, and nobody need enter a release room any more."""
        tours, layout = self._tours, self.box.layout
        for agent, place in enumerate(tours.places):
            if place == layout.prison:
                tours.places[agent] = layout.exit
        for room in self.p.release:
            tours.remove(room)

    def _if_captured(self) -> float:
        """When the team is home if this agent goes to prison now."""
        if self._captured < 0.0:
            tours, me = self._tours, self.me
            here = tours.places[me]
            kept = [tour.copy() for tour in tours.tours]
            tours.places[me] = self.box.layout.prison
            tours.insert_release()
            self._captured = tours.finish()
            tours.tours = kept
            tours.places[me] = here
        return self._captured

    # -- tools against patrols -----------------------------------------------------------------------------------

    def react(self, options: Sequence[Action]) -> Action:
        """What prevents the most captures for its price."""
        box = self.box
        best, least = box.go, self._captures(NOBODY, NOBODY)
        for action in plays(box, options):
            effect = box.effect[box.number[action.index]]
            if effect >= BACK:
                value = PUSHED_BACK + self._captures(NOBODY, effect - BACK)
            else:
                value = SENT_HOME + self._captures(effect - HOME, NOBODY)
            if value < least:
                best, least = action, value
        return best

    def _captures(self, home: int, back: int) -> float:
        """How many to expect until everybody has moved, with one patrol sent home or pushed back."""
        s = self.s
        total = 0.0
        for patrol in (GUARD, DOG):
            if s.patrols[patrol] != ASLEEP and patrol not in (home, self.box.symbol_of[s.face]):
                way = -1 if patrol == back or s.pushed >> patrol & 1 else 1
                total += self._captures_by(patrol, way)
        return total

    def _captures_by(self, patrol: int, way: int) -> float:
        s, layout = self.s, self.box.layout
        step = layout.direction[patrol] * way
        squares = [(s.patrols[patrol] + step * number) % layout.loop for number in range(s.d6 + 1)]
        total = 0.0
        for agent, place in enumerate(s.places):
            if place >= layout.squares:
                continue
            swept = False
            for square in squares:
                swept = swept or layout.notices[patrol][square * layout.places + place]
            rolls = (agent - self.me) % self.box.agents
            total += 1.0 if swept else self.danger.by(patrol, squares[-1], place, rolls)
        return total
