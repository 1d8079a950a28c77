"""Tours: which agent sees to which rooms, in which order, so that the team is home as early as it can be."""

from typing import Final

from cavale.games.coffre_fort.box import NOBODY
from cavale.games.coffre_fort.prospect import NEVER, ON_FOOT, Prospect

SOONER: Final = 0.3  # how much rooms count that are turned up early: what they show helps
TOGETHER: Final = 0.15  # how much everybody's way home counts besides the longest
OPEN_ROLL: Final = 10.0  # rounds until a prisoner rolls Open
WORST: Final = NEVER * NEVER


class Tours:
    """One list of places per agent: red rooms to turn up, release rooms to enter. Time is in rounds, from now."""

    def __init__(self, prospect: Prospect) -> None:
        self._p = prospect
        self.places: list[int] = prospect.s.places.copy()
        self.tours: list[list[int]] = [self._promised(agent) for agent in range(prospect.agents)]
        self._fixed: list[int] = [len(tour) for tour in self.tours]  # so many places at the beginning
        petrified = prospect.s.petrified
        self._starts: list[float] = [float(petrified >> agent & 1) for agent in range(prospect.agents)]

    def _promised(self, agent: int) -> list[int]:
        """What an agent said that it would do, it will do first."""
        p = self._p
        room = p.wishes[agent]
        if room in p.release:
            return [room] if p.s.prisoners() else []
        red = p.box.red_of[room] if room != NOBODY else NOBODY
        return [room] if red in p.rooms and room != p.pair and room not in p.wishes[:agent] else []

    # -- making them -------------------------------------------------------------------------------------------

    def plan(self) -> None:
        """Far rooms first, each where it costs least; then each is tried elsewhere."""
        p = self._p
        promised = [tour[0] for tour in self.tours if tour]
        rooms = [p.box.red[red] for red in p.rooms if p.box.red[red] != p.pair and p.box.red[red] not in promised]
        rooms.sort(key=lambda room: -p.home[room])
        for room in rooms:
            self._insert(room)
        self._insert_pair()
        self.insert_release()
        for room in rooms:
            self.remove(room)
            self._insert(room)
        self.remove(p.pair)
        self._insert_pair()

    def _insert(self, room: int) -> None:
        """Where it costs least."""
        best = WORST
        chosen, at = 0, self._fixed[0]
        for agent, tour in enumerate(self.tours):
            for position in range(self._fixed[agent], len(tour) + 1):
                tour.insert(position, room)
                value = self.finish()
                if value < best:
                    best, chosen, at = value, agent, position
                tour.pop(position)
        self.tours[chosen].insert(at, room)

    def _insert_pair(self) -> None:
        """CF-TRAP-06 The room that takes two is in the tours of two."""
        room = self._p.pair
        if room == NOBODY:
            return
        best = WORST
        chosen, at, other, there = 0, 0, 1, 0
        for one, mine in enumerate(self.tours):
            for two in range(one):
                theirs = self.tours[two]
                for position in range(self._fixed[one], len(mine) + 1):
                    mine.insert(position, room)
                    for second in range(self._fixed[two], len(theirs) + 1):
                        theirs.insert(second, room)
                        value = self.finish()
                        if value < best:
                            best, chosen, at, other, there = value, one, position, two, second
                        theirs.pop(second)
                    mine.pop(position)
        self.tours[chosen].insert(at, room)
        self.tours[other].insert(there, room)

    def insert_release(self) -> None:
        """CF-PRISON-07 Somebody frees the prisoners, if that is better than waiting or if they ask for it."""
        prison = self._p.box.layout.prison
        if prison not in self.places:
            return
        best = WORST if self._p.asked_free else self.finish()
        chosen, at, room = NOBODY, 0, 0
        for place in self._p.release:
            for agent, tour in enumerate(self.tours):
                if self.places[agent] == prison:
                    continue
                for position in range(self._fixed[agent], len(tour) + 1):
                    tour.insert(position, place)
                    value = self.finish()
                    if value < best:
                        best, chosen, at, room = value, agent, position, place
                    tour.pop(position)
        if chosen != NOBODY:
            self.tours[chosen].insert(at, room)

    def remove(self, room: int) -> None:
        for tour in self.tours:
            if room in tour:
                tour.remove(room)

    # -- what they are worth -----------------------------------------------------------------------------------

    def finish(self) -> float:
        """The round in which the team can expect to be home, and a little for all that is early."""
        p = self._p
        freed = self._freed()
        together = self._together(freed)
        times = [self._times(agent, freed, together) for agent in range(p.agents)]
        homes = [self._home(agent, times[agent], freed) for agent in range(p.agents)]
        if not p.rooms:
            return max(homes) + TOGETHER * sum(homes)
        value = 0.0
        total = 0.0
        for number, (time, room) in enumerate(self._turned_up(times)):
            total += time
            chance = p.chances[number]
            if chance > 0.0:
                value += chance * (time + self._way_home(time, room, times, homes))
        return value + SOONER * total / len(p.rooms) + TOGETHER * sum(homes)

    def _begin(self, agent: int, freed: float) -> float:
        """When a tour begins."""
        prisoner = self.places[agent] == self._p.box.layout.prison
        return self._starts[agent] + (freed if prisoner else 0.0)

    def _times(self, agent: int, freed: float, together: float) -> list[float]:
        """When an agent is done with each place of its tour."""
        p = self._p
        time = self._begin(agent, freed)
        here = self.places[agent]
        found: list[float] = []
        for place in self.tours[agent]:
            red = p.box.red_of[place]
            if red == NOBODY:
                time += p.way(place)[here]
            else:
                time += p.ways[red][here]
                if place == p.pair:
                    time = together or time
                elif p.is_closed(red):
                    time += p.delays[agent]
                else:
                    time = max(time, p.supply[red * p.agents + agent])
            found.append(time)
            here = place
        return found

    def _freed(self) -> float:
        """When the prisoners come out."""
        p = self._p
        prison = p.box.layout.prison
        prisoners = self.places.count(prison)
        if not prisoners:
            return 0.0
        soonest = OPEN_ROLL / prisoners
        for agent, tour in enumerate(self.tours):
            if self.places[agent] == prison:
                if p.can_open_prison(agent):
                    soonest = min(soonest, self._starts[agent] + 1.0)
                continue
            for place in p.release:
                if place in tour:
                    soonest = min(soonest, self._times(agent, 0.0, 0.0)[tour.index(place)])
        return soonest

    def _together(self, freed: float) -> float:
        """When two agents are in the room that takes two. Whoever comes first should not dawdle, either."""
        room = self._p.pair
        if room == NOBODY:
            return 0.0
        found: list[float] = []
        for agent, tour in enumerate(self.tours):
            if room in tour:
                found.append(self._times(agent, freed, 0.0)[tour.index(room)])
        found.sort()
        return 0.7 * found[1] + 0.3 * found[0] if len(found) > 1 else NEVER

    def _turned_up(self, times: list[list[float]]) -> list[tuple[float, int]]:
        """The red rooms in the order in which they are turned up. CF-ROBOT-08 Without the Robot, on foot."""
        p = self._p
        burns = NEVER
        for agent, tour in enumerate(self.tours):
            if p.fire in tour:
                burns = times[agent][tour.index(p.fire)]
        found: list[tuple[float, int]] = []
        for agent, tour in enumerate(self.tours):
            for number, place in enumerate(tour):
                red = p.box.red_of[place]
                time = times[agent][number]
                if red == NOBODY or (place == p.pair and (time, place) in found):
                    continue
                if time > burns:
                    by_robot = p.supply[red * p.agents + agent] > 0.0
                    time += ON_FOOT * (1.0 - p.shares[agent] if p.is_closed(red) else float(by_robot))
                found.append((time, place))
        found.sort()
        return found

    def _home(self, agent: int, times: list[float], freed: float) -> float:
        """When an agent is home, if it makes all of its tour."""
        if times:
            return times[-1] + self._p.home[self.tours[agent][-1]]
        return self._begin(agent, freed) + self._p.home[self.places[agent]]

    def _way_home(self, time: float, room: int, times: list[list[float]], homes: list[float]) -> float:
        """From the room in which the last key is found, or for whoever is further away then."""
        p = self._p
        longest = p.home[room]
        for agent, tour in enumerate(self.tours):
            left = homes[agent] - time
            if left > longest:
                for number in range(len(tour)):
                    if times[agent][number] >= time:
                        left = min(left, p.home[tour[number]])
                        break
                longest = max(longest, left)
        return longest
