"""The board of an edition as numbers.

A place is a square or a room. Squares come first, those of the loop before all others and in its order, so that a
patrol steps from one number to the next; rooms follow.
"""

from itertools import pairwise
from typing import Final

from cavale.games.coffre_fort.edition import CoffreFortEdition, Point, Room

# Patrols.
GUARD: Final = 0
DOG: Final = 1
PATROLS: Final = ("guard", "dog")

# Kinds of rooms.
START: Final = 0
RED: Final = 1
PASSAGE: Final = 2
RELEASE: Final = 3
OFFICE: Final = 4
KENNEL: Final = 5
PRISON: Final = 6
KINDS: Final = ("start", "red", "passage", "release", "office", "kennel", "prison")


class Layout:
    """Squares, corridors and rooms, and what Guard and Dog notice from where."""

    def __init__(self, edition: CoffreFortEdition) -> None:
        board = edition.board
        loop = corners_to_points(edition.patrol.loop)
        self.runs: list[list[Point]] = loop_runs(edition.patrol.loop) + [line(run.start, run.end) for run in board.grey]
        self.points: list[Point] = loop.copy()
        for run in self.runs:
            self.points += [point for point in run if point not in self.points]
        self.loop: int = len(loop)  # squares of it
        self.squares: int = len(self.points)
        self.places: int = self.squares + len(board.rooms)
        self._number: dict[Point, int] = {point: number for number, point in enumerate(self.points)}
        self.names: list[str] = [named(point) for point in self.points] + [room.id for room in board.rooms]
        self._join_squares()
        self._read_rooms(board.rooms)
        self.exit: int = self._number[board.exit]
        guard, dog = edition.patrol.guard, edition.patrol.dog
        self.wakes: list[int] = [self._number[guard.square], self._number[dog.square]]  # per patrol: where
        self.direction: list[int] = [guard.dir, dog.dir]
        self.watched: list[list[list[int]]] = [  # per patrol, per square of the loop: the squares it notices
            [self._sight(square) for square in range(self.loop)],
            [self._smell(square, dog.range) for square in range(self.loop)],
        ]
        self.watched_names: list[list[tuple[str, ...]]] = [
            [tuple([self.names[each] for each in squares]) for squares in watched] for watched in self.watched
        ]
        self.notices: list[list[bool]] = [self._table(squares) for squares in self.watched]  # see `_table`

    def _join_squares(self) -> None:
        """CF-BOARD-01 Edges join consecutive points of the same run."""
        self.near: list[list[int]] = [[] for _ in self.points]
        for run in self.runs:
            for one, two in pairwise(run):
                first, second = self._number[one], self._number[two]
                if second not in self.near[first]:
                    self.near[first].append(second)
                    self.near[second].append(first)

    def _read_rooms(self, rooms: tuple[Room, ...]) -> None:
        self.kind: list[int] = [KINDS.index(room.kind) for room in rooms]  # per room
        self.rooms: list[str] = [room.id for room in rooms]
        self.doors: list[list[int]] = [[self._number[door] for door in room.doors] for room in rooms]
        self.red: list[int] = [self.squares + number for number, kind in enumerate(self.kind) if kind == RED]
        self.start: int = self.squares + self.kind.index(START)
        self.prison: int = self.squares + self.kind.index(PRISON)
        self.homes: list[int] = [self.squares + self.kind.index(home) for home in (OFFICE, KENNEL)]  # per patrol
        self.entries: list[list[int]] = [[] for _ in self.points]  # per square: the rooms behind its doors
        for number, doors in enumerate(self.doors):
            if self.enterable(self.squares + number):
                for door in doors:
                    self.entries[door].append(self.squares + number)

    def enterable(self, room: int) -> bool:
        """CF-MOVE-10 Not office, kennel or prison."""
        return self.kind[room - self.squares] < OFFICE

    def is_room(self, place: int) -> bool:
        return place >= self.squares

    def kind_of(self, place: int) -> int:
        """The kind of a room; of a square, none."""
        return self.kind[place - self.squares] if place >= self.squares else -1

    # -- what patrols notice -----------------------------------------------------------------------------------

    def _sight(self, square: int) -> list[int]:
        """CF-SIGHT-02, CF-BOARD-03 All squares of the runs that contain this one."""
        found: set[int] = set()
        for run in self.runs:
            if self.points[square] in run:
                found.update([self._number[point] for point in run])
        return sorted(found)

    def _smell(self, square: int, reach: int) -> list[int]:
        """CF-SMELL-02 All squares at most so many steps away, along any corridor."""
        found = {square}
        edge = [square]
        for _ in range(reach):
            edge = [other for each in edge for other in self.near[each] if other not in found]
            found.update(edge)
        return sorted(found)

    def _table(self, noticed: list[list[int]]) -> list[bool]:
        """Whether a place is noticed from a square, at square * places + place. CF-DETECT-01 Rooms are safe."""
        table = [False] * (self.loop * self.places)
        for square, squares in enumerate(noticed):
            for other in squares:
                table[square * self.places + other] = True
        return table


def named(point: Point) -> str:
    """How a square is called."""
    return f"{point[0]},{point[1]}"


def line(one: Point, two: Point) -> list[Point]:
    """The grid points from one to the other; straight, or none at all."""
    (x1, y1), (x2, y2) = one, two
    if x1 == x2:
        step = 1 if y2 >= y1 else -1
        return [(x1, y) for y in range(y1, y2 + step, step)]
    if y1 == y2:
        step = 1 if x2 >= x1 else -1
        return [(x, y1) for x in range(x1, x2 + step, step)]
    return []


def loop_runs(corners: tuple[Point, ...]) -> list[list[Point]]:
    """The sides of the loop, corners in both."""
    return [line(corner, corners[(number + 1) % len(corners)]) for number, corner in enumerate(corners)]


def corners_to_points(corners: tuple[Point, ...]) -> list[Point]:
    """All squares of the loop in order, each once."""
    return [point for run in loop_runs(corners) for point in run[:-1]]
