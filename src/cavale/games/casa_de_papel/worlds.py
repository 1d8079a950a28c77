"""Role worlds: who could be what.

With 5 to 8 players 60, 120, 420 and 840 worlds, all equally likely; with four players 24 worlds of two against two and
12 of three against one, half the weight on each group (CP-ROLE-06).
"""

from typing import Final

from cavale.games.casa_de_papel.box import BLUE, RED, CasaBox


class Worlds:
    """All role worlds of a table: a set of blue seats, with the Professor outside and Raquel inside it."""

    def __init__(self, box: CasaBox) -> None:
        self.seats: Final = box.seats
        self.teams: list[int] = []  # the sets of blue seats, as bits
        self.prior: list[float] = []  # per set: the weight of each of its worlds
        if box.left_out:
            self._add(box.blue, 0.5)
            self._add(box.blue - 1, 0.5)
        else:
            self._add(box.blue, 1.0)

    def _add(self, blues: int, weight: float) -> None:
        """All worlds with so many blue seats, sharing a weight."""
        sets = [bits for bits in range(1 << self.seats) if bits.bit_count() == blues]
        self.teams += sets
        self.prior += [weight / (len(sets) * blues * (self.seats - blues))] * len(sets)

    def all(self) -> list[tuple[int, int, int]]:
        """Every world: blue seats, Professor, Raquel."""
        found: list[tuple[int, int, int]] = []
        for bits in self.teams:
            for professor in range(self.seats):
                for raquel in range(self.seats):
                    if not bits >> professor & 1 and bits >> raquel & 1:
                        found.append((bits, professor, raquel))
        return found

    def raquel_table(self) -> list[list[float]]:
        """Per seat and set: 1 where Raquel may sit."""
        return [[float(bits >> seat & 1) for bits in self.teams] for seat in range(self.seats)]

    def professor_table(self) -> list[list[float]]:
        """Per seat and set: 1 where the Professor may sit."""
        return [[float(1 - (bits >> seat & 1)) for bits in self.teams] for seat in range(self.seats)]


def team_in(bits: int, seat: int) -> int:
    """The team of a seat in a set of blue seats."""
    return BLUE if bits >> seat & 1 else RED
