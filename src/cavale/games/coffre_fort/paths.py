"""All the walks of a board: from where, over which squares, and for which numbers they are legal."""

from typing import Final

from cavale.core.edition import EditionError
from cavale.core.problem import fault
from cavale.games.coffre_fort.layout import Layout

MOST: Final = 60_000  # a board for people has far fewer; a table has to list them all


class Path:
    """CF-MOVE-03 The places of a walk in order, without the one where it begins."""

    def __init__(self, places: list[int], in_room: bool) -> None:
        self.places: Final = places
        self.steps: Final = len(places)
        self.in_room: Final = in_room  # it ends in one

    def legal(self, number: int, partial: bool) -> bool:
        """CF-MOVE-05 All of the number, CF-MOVE-04 or less if it enters a room; `partial_moves`: any count."""
        return self.steps == number or (self.steps < number and (self.in_room or partial))


class Paths:
    """The walks from each place from which one can set out, shorter ones first."""

    def __init__(self, layout: Layout, numbers: list[int]) -> None:
        self._layout = layout
        self._most: int = 2 * max(numbers)  # CF-MOVE-12 A number may be doubled.
        self._left: int = MOST
        self.of: list[list[Path]] = [self._paths(place) for place in range(layout.places)]

    def _paths(self, start: int) -> list[Path]:
        """CF-MOVE-03 No square twice, nor the start again. CF-MOVE-07 A room ends the walk.

        CF-MOVE-08 It may not end in the room where it began.
        """
        layout = self._layout
        ways: list[list[int]] = []
        found: list[Path] = []
        if not layout.is_room(start):
            ways = [[there] for there in layout.near[start]]
            found = [Path([room], True) for room in layout.entries[start]]
        elif layout.enterable(start):
            ways = [[door] for door in layout.doors[start - layout.squares]]
        while ways:
            longer: list[list[int]] = []
            for way in ways:
                found.append(Path(way, False))
                if len(way) < self._most:
                    here = way[-1]
                    found += [Path([*way, room], True) for room in layout.entries[here] if room != start]
                    longer += [[*way, there] for there in layout.near[here] if there not in way and there != start]
            ways = longer
            self._check(len(found) + len(ways))
        self._left -= len(found)
        return found

    def _check(self, count: int) -> None:
        if count > self._left:
            raise EditionError([fault("CF-MOVE-13", "board", "cf-too-many-paths", most=MOST)])
