"""How long a way takes: the turns an agent needs on average to enter a room, if it always walks the best way."""

from typing import Final

from cavale.games.coffre_fort.box import HOP, NUMBER, WALK, CoffreFortBox

FAR: Final = 60.0  # more turns than any way needs
CLOSE_ENOUGH: Final = 0.005
SWEEPS: Final = 60


class Travel:
    """Ways without Guard and Dog. Made once per board, a table for each room and set of linked passages."""

    def __init__(self, box: CoffreFortBox) -> None:
        self._box = box
        self._ends: list[list[list[int]]] = [self._ends_from(place) for place in range(box.places)]
        self._turns: dict[int, list[float]] = {}
        self._steps: dict[int, list[int]] = {}
        self._strides: dict[int, list[float]] = {}

    def _ends_from(self, place: int) -> list[list[int]]:
        """Per face of the d10: where a walk can end."""
        box = self._box
        found: list[list[int]] = []
        for face in range(box.faces):
            walks = [walk for walk in box.walks[place * box.faces + face] if box.code[walk.index] == WALK]
            found.append(list(dict.fromkeys([box.path[walk.index][-1] for walk in walks])))
        return found

    def turns(self, room: int, passages: int) -> list[float]:
        """Per place: turns until the agent enters the room. The prison is left by its exit, however long that takes."""
        key = room << 32 | passages
        found = self._turns.get(key)
        if found is None:
            found = self._iterate(room, passages)
            self._turns[key] = found
        return found

    def steps(self, room: int) -> list[int]:
        """Per place: steps on the shortest way to the room."""
        found = self._steps.get(room)
        if found is None:
            found = self._count(room)
            self._steps[room] = found
        return found

    def strides(self, room: int) -> list[float]:
        """Per place: the shortest way to the room in turns, if each brings what the d10 shows on average."""
        found = self._strides.get(room)
        if found is None:
            stride = sum(self._box.number_of) / self._box.faces
            found = [steps / stride if steps >= 0 else FAR for steps in self.steps(room)]
            self._strides[room] = found
        return found

    def _count(self, room: int) -> list[int]:
        layout = self._box.layout
        steps = [-1] * layout.places
        edge = [room]
        distance = 0
        while edge:
            for place in edge:
                steps[place] = distance
            distance += 1
            reached: list[int] = []
            for place in edge:
                if place >= layout.squares:
                    before = layout.doors[place - layout.squares] if place == room else []
                else:
                    rooms = [each for each in layout.entries[place] if each != room]
                    before = layout.near[place] + rooms
                for other in before:
                    if steps[other] < 0 and other not in reached:
                        reached.append(other)
            edge = reached
        steps[layout.prison] = steps[layout.exit]
        return steps

    def _iterate(self, room: int, passages: int) -> list[float]:
        """Better and better, from the room outwards, until it hardly changes."""
        box = self._box
        steps = self.steps(room)
        turns = [FAR] * box.places
        turns[room] = 0.0
        places = [place for place in range(box.places) if place != room and steps[place] > 0]
        places.sort(key=lambda place: steps[place])
        linked = [box.squares + number for number in range(box.places - box.squares) if passages >> number & 1]
        for _ in range(SWEEPS):
            change = 0.0
            for place in places:
                best = self._one(place, turns, linked)
                change = max(change, abs(best - turns[place]))
                turns[place] = best
            if change < CLOSE_ENOUGH:
                break
        turns[box.layout.prison] = turns[box.layout.exit]
        return turns

    def _one(self, place: int, turns: list[float], linked: list[int]) -> float:
        """Faces that bring the agent nowhere better are waited out."""
        box = self._box
        now = turns[place]
        hop = FAR
        if place in linked:
            for room in linked:
                hop = min(hop, turns[room])
        total = 0.0
        useful = 0
        for face in range(box.faces):
            best = hop if box.symbol_of[face] == NUMBER or box.hop_on_symbols else FAR
            for end in self._ends[place][face]:
                best = min(best, turns[end])
            if best < now:
                total += best
                useful += 1
        return (box.faces + total) / useful if useful else now


def end_of(box: CoffreFortBox, action: int) -> int:
    """Where a walk or a hop ends, by its index; -1 for another action."""
    if box.code[action] == WALK:
        return box.path[action][-1]
    return box.number[action] if box.code[action] == HOP else -1
