"""How likely Guard and Dog are to notice an agent on a square before it can move again."""

from cavale.games.coffre_fort.box import CoffreFortBox
from cavale.games.coffre_fort.layout import DOG, GUARD
from cavale.games.coffre_fort.state import ASLEEP, CoffreFort


class Danger:
    """For each patrol, where it is, and a number of rolls to come: the chance for every square. Made once per board."""

    def __init__(self, box: CoffreFortBox) -> None:
        self._box = box
        layout = box.layout
        faces = len(box.symbol_of)
        self._toggle: list[float] = [box.symbol_of.count(patrol) / faces for patrol in (GUARD, DOG)]
        self._swept: list[list[list[int]]] = [self._sweeps(patrol) for patrol in (GUARD, DOG)]
        none = [[0.0] * layout.squares for _ in range(layout.loop + 1)]
        # per patrol, per number of rolls, per square of the patrol (the last: asleep), per square of the agent
        self._chances: list[list[list[list[float]]]] = [[none], [none]]
        for _ in range(box.agents):
            for patrol in (GUARD, DOG):
                self._chances[patrol].append(self._one_roll_more(patrol))

    def _sweeps(self, patrol: int) -> list[list[int]]:
        """Per square of the patrol and value of the d6: the squares noticed on the way, as bits."""
        layout = self._box.layout
        seen: list[int] = []
        for squares in layout.watched[patrol]:
            bits = 0
            for square in squares:
                bits |= 1 << square
            seen.append(bits)
        found: list[list[int]] = []
        for square in range(layout.loop):
            row: list[int] = []
            for value in self._box.d6:
                bits = seen[square]
                for step in range(1, value + 1):
                    bits |= seen[(square + layout.direction[patrol] * step) % layout.loop]
                row.append(bits)
            found.append(row)
        return found

    def _one_roll_more(self, patrol: int) -> list[list[float]]:
        layout = self._box.layout
        before = self._chances[patrol][-1]
        toggle = self._toggle[patrol]
        asleep = before[layout.loop]
        values = len(self._box.d6)
        found: list[list[float]] = []
        for square in range(layout.loop):
            row = [toggle * chance for chance in asleep]
            for value in range(values):
                swept = self._swept[patrol][square][value]
                there = before[(square + layout.direction[patrol] * self._box.d6[value]) % layout.loop]
                for place in range(layout.squares):
                    row[place] += (1.0 - toggle) / values * (1.0 if swept >> place & 1 else there[place])
            found.append(row)
        wakes = layout.wakes[patrol]
        awake = before[wakes]
        noticed = layout.notices[patrol]
        woken = [1.0 if noticed[wakes * layout.places + place] else awake[place] for place in range(layout.squares)]
        found.append([toggle * woken[place] + (1.0 - toggle) * asleep[place] for place in range(layout.squares)])
        return found

    def of(self, s: CoffreFort, place: int, rolls: int) -> float:
        """The chance that somebody at a place is caught within so many rolls. CF-DETECT-01 In a room, none."""
        if place >= self._box.squares:
            return 0.0
        return 1.0 - (1.0 - self.by(GUARD, s.patrols[GUARD], place, rolls)) * (
            1.0 - self.by(DOG, s.patrols[DOG], place, rolls)
        )

    def by(self, patrol: int, square: int, place: int, rolls: int) -> float:
        """The same, by one patrol that stands on a square or sleeps."""
        if place >= self._box.squares:
            return 0.0
        return self._chances[patrol][rolls][self._box.layout.loop if square == ASLEEP else square][place]

    def sweeps(self, patrol: int, square: int, d6: int, place: int) -> bool:
        """Whether a patrol notices a square if it walks the d6 from there."""
        return place < self._box.squares and bool(self._swept[patrol][square][self._box.d6.index(d6)] >> place & 1)
