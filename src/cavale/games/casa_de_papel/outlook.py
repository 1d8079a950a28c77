"""How good a table looks for the robbers: what a set of face-down cards is expected to be worth."""

import math
from typing import Final

from cavale.games.casa_de_papel.box import PRINT, SABOTAGE, CasaBox

# In shares of what a majority of banknotes gains.
USUAL_GAIN: Final = 1.04  # loot of a round still to come
USUAL_SPREAD: Final = 0.96  # and how far it strays
OTHER: Final = -1
NARROW: Final = 0.24  # smoothing where nothing is to come


class Outlook:
    """The robbers' chance to win after a round, by the loot it leaves."""

    def __init__(self, box: CasaBox, loot: int, rounds_left: int) -> None:
        self.box: Final = box
        self.loot: Final = loot
        self.rounds_left: Final = rounds_left  # after the round in question
        self._chances: dict[int, float] = {}  # by loot
        self._step: int = max(math.gcd(*box.mod), 1)  # what all bonuses and penalties are multiples of
        self._widest: int = max([abs(mod) for mod in box.mod]) // self._step
        self._steps: list[list[int]] = [self._steps_of(family) for family in (PRINT, SABOTAGE)]

    def _steps_of(self, family: int) -> list[int]:
        box = self.box
        steps = [abs(mod) // self._step for mod in box.mod]
        return [steps[kind] if box.family[kind] == family else OTHER for kind in range(len(steps))]

    def win_chance(self, loot: int) -> float:
        found = self._chances.get(loot, -1.0)
        if found < 0.0:
            found = self._win_chance(loot)
            self._chances[loot] = found
        return found

    def _win_chance(self, loot: int) -> float:
        """Raquel names the Professor about as often as by chance among the robbers."""
        box = self.box
        reached = self._reaches(loot, box.goal)
        if not box.final_accusation:
            return reached
        named = 1.0 / max(box.red, 1)
        return (1.0 - named) * reached + named * self._reaches(loot, box.goal + box.accusation_loss)

    def _reaches(self, loot: int, goal: int) -> float:
        """The chance that the loot ends at or above a mark."""
        if not self.rounds_left:
            return 1.0 if loot >= goal else 0.0
        unit = max(self.box.gain, 1)
        spread = USUAL_SPREAD * math.sqrt(self.rounds_left) + NARROW
        ahead = (loot - goal) / unit + USUAL_GAIN * self.rounds_left + 0.25
        return 1.0 / (1.0 + math.exp(min(-1.7 * ahead / spread, 50.0)))

    def expected(self, cards: list[list[float]]) -> float:
        """The robbers' chance if these cards count, each given by the chances of its kinds."""
        box = self.box
        width = len(cards) * self._widest + 1
        minority = len(cards) // 2  # the most cards that the family without majority can have
        total = 0.0
        for family in (PRINT, SABOTAGE):
            ways = majority_ways(cards, self._steps[family], minority, width)
            for place in range(width):
                chance = 0.0
                for count in range(minority + 1):
                    chance += ways[count * width + place]
                if chance:
                    change = box.gain + place * self._step if family == PRINT else -place * self._step
                    total += chance * self.win_chance(max(box.floor, self.loot + change))
        return total


def majority_ways(cards: list[list[float]], steps: list[int], minority: int, width: int) -> list[float]:
    """The chance of each number of cards of the other family and each sum of steps on the cards of this one.

    `steps` has a number per kind, OTHER for kinds of the other family; ways with too many of these are dropped.
    """
    ways = [0.0] * ((minority + 1) * width)
    ways[0] = 1.0
    for card in cards:
        more = [0.0] * len(ways)
        for kind in range(len(steps)):
            chance = card[kind]
            if chance < 1e-7:
                continue
            move = width if steps[kind] == OTHER else steps[kind]
            for place in range(len(ways) - move):
                if ways[place]:
                    more[place + move] += ways[place] * chance
        ways = more
    return ways


def sure(kinds: int, kind: int) -> list[float]:
    """A card that is known."""
    return [1.0 if other == kind else 0.0 for other in range(kinds)]
