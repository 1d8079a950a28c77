"""What makes a board playable (CF-ED-05..10): first its shape, then, if that is well, the ways through it."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from cavale.core.edition import EditionError
from cavale.core.problem import Problem, fault, warning
from cavale.games.coffre_fort.edition import CoffreFortEdition, Dog, Guard, Point, Room
from cavale.games.coffre_fort.layout import Layout, corners_to_points, line, loop_runs, named
from cavale.games.coffre_fort.paths import Path, Paths

LARGEST = 60  # columns or rows: a person has to find a way through
NEAREST, FARTHEST = 5, 20  # steps from the start to a red room
NEAR, FAR = 6, 16  # a warning outside these
ARROWS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def faults(edition: CoffreFortEdition) -> Iterator[Problem]:
    shape = list(_shape(edition))
    yield from shape
    if not shape and _rooms_are_there(edition):
        yield from _ways(edition)


def warnings(edition: CoffreFortEdition) -> Iterator[Problem]:
    """What can be played, but looks like a slip."""
    layout = Layout(edition)
    for room, steps in _distances(layout).items():
        if not NEAR <= steps <= FAR:
            yield warning("CF-ED-09", f"board.rooms.{room}", "cf-distance", steps=steps, least=NEAR, most=FAR)
    for one, two in _touching(layout):
        yield warning("CF-ED-06", "board", "cf-touching", one=named(one), two=named(two))
    for name, patrol in _patrols(edition):
        if ARROWS[patrol.arrow] != _first_step(edition, patrol):
            yield warning("CF-ED-05", f"patrol.{name}.arrow", "cf-arrow", arrow=patrol.arrow)


# -- shape ---------------------------------------------------------------------------------------------------------


def _shape(edition: CoffreFortEdition) -> Iterator[Problem]:
    columns, rows = edition.board.grid
    if not (2 <= columns <= LARGEST and 2 <= rows <= LARGEST):
        yield fault("CF-ED-06", "board.grid", "cf-grid", most=LARGEST)
        return  # nothing can be said of what lies on it
    outside = list(_outside(edition))
    yield from outside
    if outside:
        return  # a corridor of a million squares is not worth a look
    yield from _loop(edition)
    yield from _runs(edition)
    yield from _rooms(edition)
    yield from _exit(edition)


def _outside(edition: CoffreFortEdition) -> Iterator[Problem]:
    """CF-ED-06 All of it lies on the grid."""
    board, patrol = edition.board, edition.patrol
    points = [("patrol.loop", corner) for corner in patrol.loop]
    points += [(f"patrol.{name}.square", each.square) for name, each in _patrols(edition)]
    points += [(f"board.grey.{run.id}", point) for run in board.grey for point in (run.start, run.end)]
    for room in board.rooms:
        x1, y1, x2, y2 = room.rect
        points += [(f"board.rooms.{room.id}.rect", corner) for corner in ((x1, y1), (x2, y2))]
    points += [(f"board.rooms.{room.id}.doors", door) for room in board.rooms for door in room.doors]
    points.append(("board.exit", board.exit))
    columns, rows = board.grid
    for place, (x, y) in points:
        if not (0 <= x < columns and 0 <= y < rows):
            yield fault("CF-ED-06", place, "cf-outside", point=named((x, y)), columns=columns, rows=rows)


def _loop(edition: CoffreFortEdition) -> Iterator[Problem]:
    """CF-ED-05 A closed path along the grid that crosses itself nowhere; the patrols wake on it, at their doors."""
    corners = edition.patrol.loop
    crooked = False
    for number, run in enumerate(loop_runs(corners)):
        if len(run) < 2:
            crooked = True
            here, there = named(corners[number]), named(corners[(number + 1) % len(corners)])
            yield fault("CF-ED-05", "patrol.loop", "cf-crooked", one=here, two=there)
    squares = Counter(corners_to_points(corners))
    if not crooked:
        for point, times in squares.items():
            if times > 1:
                yield fault("CF-ED-05", "patrol.loop", "cf-loop-twice", point=named(point))
    if not corners:
        yield fault("CF-ED-05", "patrol.loop", "cf-no-loop")
    for (name, patrol), kind in zip(_patrols(edition), ("office", "kennel"), strict=True):
        place = f"patrol.{name}.square"
        if not crooked and patrol.square not in squares:
            yield fault("CF-ED-05", place, "cf-not-on-the-loop", point=named(patrol.square))
        if patrol.square not in _doors(edition, kind):
            yield fault("CF-ED-05", place, "cf-not-a-door", point=named(patrol.square), kind=kind)


def _runs(edition: CoffreFortEdition) -> Iterator[Problem]:
    """CF-ED-06 Corridors are straight and have two squares or more. CF-ED-11 Each has its id."""
    seen: set[str] = set()
    for run in edition.board.grey:
        if len(line(run.start, run.end)) < 2:
            one, two = named(run.start), named(run.end)
            yield fault("CF-ED-06", f"board.grey.{run.id}", "cf-crooked", one=one, two=two)
        if run.id in seen:
            yield fault("CF-ED-11", f"board.grey.{run.id}", "id-twice")
        seen.add(run.id)


def _rooms(edition: CoffreFortEdition) -> Iterator[Problem]:
    """CF-ED-06 Rooms lie beside the corridors and apart from each other."""
    squares = _squares(edition)
    for room in edition.board.rooms:
        place = f"board.rooms.{room.id}"
        x1, y1, x2, y2 = room.rect
        if x1 > x2 or y1 > y2:
            yield fault("CF-ED-06", f"{place}.rect", "cf-rect")
        for point in squares:
            if _inside(room, point):
                yield fault("CF-ED-06", place, "cf-square-inside", point=named(point))
        yield from _room_doors(room, squares, f"{place}.doors")
    for one, two in combinations(edition.board.rooms, 2):
        if _overlap(one, two):
            yield fault("CF-ED-06", f"board.rooms.{two.id}", "cf-overlap", other=one.id)


def _room_doors(room: Room, squares: set[Point], place: str) -> Iterator[Problem]:
    """CF-ED-06 Every room has a door, and every door is a square that touches the room."""
    if not room.doors:
        yield fault("CF-ED-06", place, "cf-no-door")
    for door in room.doors:
        if door not in squares:
            yield fault("CF-ED-06", place, "cf-no-square", point=named(door))
        elif not _touches(room, door):
            yield fault("CF-ED-06", place, "cf-far-door", point=named(door))


def _exit(edition: CoffreFortEdition) -> Iterator[Problem]:
    """CF-ED-08 Prisoners come out at their door, off the loop; the patrols go opposite ways."""
    point = edition.board.exit
    if point not in _doors(edition, "prison"):
        yield fault("CF-ED-08", "board.exit", "cf-not-a-door", point=named(point), kind="prison")
    if point in corners_to_points(edition.patrol.loop):
        yield fault("CF-ED-08", "board.exit", "cf-yellow-exit", point=named(point))
    if {edition.patrol.guard.dir, edition.patrol.dog.dir} != {1, -1}:
        yield fault("CF-ED-08", "patrol", "cf-directions")
    if edition.patrol.dog.range < 0:
        yield fault("CF-ED-08", "patrol.dog.range", "at-least", least=0)
    elif edition.patrol.dog.range > LARGEST:
        yield fault("CF-ED-08", "patrol.dog.range", "at-most", most=LARGEST)


def _patrols(edition: CoffreFortEdition) -> list[tuple[str, Guard | Dog]]:
    return [("guard", edition.patrol.guard), ("dog", edition.patrol.dog)]


def _squares(edition: CoffreFortEdition) -> set[Point]:
    grey = [point for run in edition.board.grey for point in line(run.start, run.end)]
    return {*corners_to_points(edition.patrol.loop), *grey}


def _doors(edition: CoffreFortEdition, kind: str) -> list[Point]:
    return [door for room in edition.board.rooms if room.kind == kind for door in room.doors]


def _inside(room: Room, point: Point) -> bool:
    x1, y1, x2, y2 = room.rect
    return x1 <= point[0] <= x2 and y1 <= point[1] <= y2


def _touches(room: Room, point: Point) -> bool:
    """Whether a step leads from the point into the room."""
    x, y = point
    return any(_inside(room, near) for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)))


def _overlap(one: Room, two: Room) -> bool:
    (left, top, right, bottom), (x1, y1, x2, y2) = one.rect, two.rect
    return left <= x2 and x1 <= right and top <= y2 and y1 <= bottom


# -- ways ----------------------------------------------------------------------------------------------------------


def _rooms_are_there(edition: CoffreFortEdition) -> bool:
    """Whether the rooms without which there are no ways exist; CF-ED-01 has said so if not."""
    kinds = [room.kind for room in edition.board.rooms]
    return all(kinds.count(kind) == 1 for kind in ("start", "office", "kennel", "prison"))


def _ways(edition: CoffreFortEdition) -> Iterator[Problem]:
    layout = Layout(edition)
    yield from _dead_ends(layout)
    yield from _lost(layout)
    for room, steps in _distances(layout).items():
        if not NEAREST <= steps <= FARTHEST:
            yield fault("CF-ED-09", f"board.rooms.{room}", "cf-distance", steps=steps, least=NEAREST, most=FARTHEST)
    numbers = sorted({face for face in edition.dice.d10 if isinstance(face, int) and face > 0})
    if numbers:
        yield from _stuck(layout, numbers)


def _lost(layout: Layout) -> Iterator[Problem]:
    """CF-ED-07 Every room that can be entered is reached from the start, other rooms on the way included."""
    reached = {layout.start}
    edge = [layout.start]
    while edge:
        edge = [there for here in edge for there in _next_to(layout, here) if there not in reached]
        reached.update(edge)
    for room in _enterable(layout):
        if room not in reached:
            yield fault("CF-ED-07", f"board.rooms.{layout.names[room]}", "cf-no-way")


def _dead_ends(layout: Layout) -> Iterator[Problem]:
    """CF-ED-07 Two ways lead on from every square, but for the prison exit."""
    for square in range(layout.squares):
        if square != layout.exit and len(_next_to(layout, square)) < 2:
            yield fault("CF-ED-07", "board", "cf-dead-end", point=layout.names[square])


def _stuck(layout: Layout, numbers: list[int]) -> Iterator[Problem]:
    """CF-ED-10 Whoever can walk can walk any number of the die, and its double."""
    try:
        paths = Paths(layout, numbers)
    except EditionError as error:
        yield from error.problems
        return
    rolls = sorted({*numbers, *[2 * number for number in numbers]})
    for place in [*range(layout.squares), *_enterable(layout)]:
        for number in rolls:
            if not _some_legal(paths.of[place], number):
                yield fault("CF-ED-10", "board", "cf-stuck", point=layout.names[place], number=number)


def _some_legal(paths: list[Path], number: int) -> bool:
    return any(path.legal(number, False) for path in paths)


def _enterable(layout: Layout) -> list[int]:
    return [room for room in range(layout.squares, layout.places) if layout.enterable(room)]


def _next_to(layout: Layout, place: int) -> list[int]:
    """The squares next to a square and the rooms behind its doors; the doors of a room."""
    if layout.is_room(place):
        return layout.doors[place - layout.squares]
    return layout.near[place] + layout.entries[place]


def _distances(layout: Layout) -> dict[str, int]:
    """The steps from the start to each red room, along squares."""
    steps = dict.fromkeys(layout.doors[layout.start - layout.squares], 1)
    edge = list(steps)
    while edge:
        here = edge.pop(0)
        for there in layout.near[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                edge.append(there)
    found = {}
    for room in layout.red:
        doors = [steps[door] for door in layout.doors[room - layout.squares] if door in steps]
        if doors:
            found[layout.names[room]] = min(doors) + 1
    return found


def _touching(layout: Layout) -> list[tuple[Point, Point]]:
    """CF-BOARD-02 Squares side by side that are not joined: a picture of them could be misread."""
    number = {point: square for square, point in enumerate(layout.points)}
    pairs = [(point, (point[0] + dx, point[1] + dy)) for point in layout.points for dx, dy in ((1, 0), (0, 1))]
    return [(one, two) for one, two in pairs if two in number and number[two] not in layout.near[number[one]]]


def _first_step(edition: CoffreFortEdition, patrol: Guard | Dog) -> Point:
    loop = corners_to_points(edition.patrol.loop)
    here = loop.index(patrol.square)
    there = loop[(here + patrol.dir) % len(loop)]
    return there[0] - patrol.square[0], there[1] - patrol.square[1]
