"""How good a table looks for the robbers: what a set of face-down cards is expected to be worth."""

import math
from typing import Final

from cavale.games.casa_de_papel.box import PRINT, CasaBox

USUAL_GAIN: Final = 520.0  # loot of a round still to come
USUAL_SPREAD: Final = 480.0  # and how far it strays
NARROW: Final = 120.0  # smoothing where nothing is to come


class Outlook:
    """The robbers' chance to win after a round, by the loot it leaves."""

    def __init__(self, box: CasaBox, loot: int, rounds_left: int) -> None:
        self.box: Final = box
        self.loot: Final = loot
        self.rounds_left: Final = rounds_left  # after the round in question
        self._chances: dict[int, float] = {}  # by loot

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
        spread = USUAL_SPREAD * math.sqrt(self.rounds_left) + NARROW
        ahead = loot + USUAL_GAIN * self.rounds_left - goal + 125.0
        return 1.0 / (1.0 + math.exp(-1.7 * ahead / spread))

    def expected(self, cards: list[list[float]]) -> float:
        """The robbers' chance if these cards count, each given by the chances of its kinds."""
        box = self.box
        ways: dict[int, float] = {0: 1.0}  # by number of sabotage cards, bonuses and penalties
        for card in cards:
            more: dict[int, float] = {}
            for kind in range(len(card)):
                if card[kind] > 1e-6:
                    _add_kind(box, kind, card[kind], ways, more)
            ways = more
        total = 0.0
        for code, chance in ways.items():
            total += chance * self.win_chance(self._loot_after(code, len(cards)))
        return total

    def _loot_after(self, code: int, cards: int) -> int:
        box = self.box
        if 2 * (code >> 40) > cards:
            return max(box.floor, self.loot - (code & 0xFFFFF))
        return self.loot + box.gain + (code >> 20 & 0xFFFFF)


def _add_kind(box: CasaBox, kind: int, chance: float, ways: dict[int, float], more: dict[int, float]) -> None:
    step = box.mod[kind] << 20 if box.family[kind] == PRINT else (1 << 40) - box.mod[kind]
    for code, before in ways.items():
        more[code + step] = more.get(code + step, 0.0) + before * chance


def sure(kinds: int, kind: int) -> list[float]:
    """A card that is known."""
    return [1.0 if other == kind else 0.0 for other in range(kinds)]
