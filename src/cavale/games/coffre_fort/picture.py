"""The board of an edition as a picture: an SVG that can be printed, shown or looked through for slips (CF-BOARD-05).

The words in it are the names of the edition; colours are doubled by dots (the loop) and by thickness (red rooms).
"""

from collections.abc import Iterator
from html import escape

from cavale.games.coffre_fort.edition import CoffreFortEdition, Dog, Guard, Point, Room
from cavale.games.coffre_fort.layout import corners_to_points, line

UNIT = 40  # the side of a square
MARGIN = 20  # above and below
GAP = 24  # a door
LETTER = 0.58  # the width of a letter, in sizes of its font
LARGEST = 15  # of a font

FILLS = {
    "start": "#f6efdc",
    "red": "#fbeeea",
    "passage": "#e6ecf2",
    "release": "#e7f0e2",
    "office": "#efe9f2",
    "kennel": "#efe9f2",
    "prison": "#e4e2de",
}
ARROWS = {"N": 270, "E": 0, "S": 90, "W": 180}  # degrees from the right, clockwise

PAINT = {  # as attributes: a page may forbid styles inside a picture
    "rock": 'fill="#b3aa99"',
    "grey": 'fill="#dedad2" stroke="#7d7466"',
    "yellow": 'fill="#f2c94c" stroke="#7d7466"',
    "dot": 'fill="#8a6a00"',
    "wall": 'stroke="#3b352c" stroke-width="2"',
    "red": 'stroke="#b3261e" stroke-width="4"',
    "exit": 'fill="none" stroke="#3b352c" stroke-width="2" stroke-dasharray="5 4"',
    "guard": 'fill="#b3261e"',
    "dog": 'fill="none" stroke="#5b3a8c" stroke-width="4" stroke-linejoin="round"',
    "names": 'font-family="sans-serif" fill="#221d16" text-anchor="middle" dominant-baseline="central"',
}


def draw(edition: CoffreFortEdition, lang: str) -> str:
    """The whole board, as the text of an SVG file."""
    board, loop = edition.board, corners_to_points(edition.patrol.loop)
    grey = {point for run in board.grey for point in line(run.start, run.end)} - set(loop)
    view_box = " ".join([str(number) for number in frame(edition)])
    title = escape(str(getattr(edition.edition.title, lang)))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}" role="img" aria-labelledby="title">',
        f'<title id="title">{title}</title>',
        _rock(edition),
        *[_square(point, "grey") for point in sorted(grey)],
        *[_square(point, "yellow") for point in loop],
        *[_dot(point) for point in loop if point not in (edition.patrol.guard.square, edition.patrol.dog.square)],
        _exit(board.exit),
        _arrow(edition.patrol.guard, "guard", "M-10-9 12 0-10 9Z"),
        _arrow(edition.patrol.dog, "dog", "M-10-9-1 0-10 9M2-9 11 0 2 9"),
        *[part for room in board.rooms for part in _room(room)],
        f"<g {_painted('names')}>",
        *[line for room in board.rooms for line in _name(room, str(getattr(room, lang)))],
        "</g>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def frame(edition: CoffreFortEdition) -> tuple[int, int, int, int]:
    """Left, top, width and height: the columns of the grid, and the rows that are used."""
    points = [*edition.patrol.loop, *[point for run in edition.board.grey for point in (run.start, run.end)]]
    rows = [y for _, y in points] + [y for room in edition.board.rooms for y in (room.rect[1], room.rect[3])]
    top, bottom = min(rows) * UNIT - MARGIN, (max(rows) + 1) * UNIT + MARGIN
    return 0, top, edition.board.grid[0] * UNIT, bottom - top


def _rock(edition: CoffreFortEdition) -> str:
    left, top, width, height = frame(edition)
    return f'<rect {_painted("rock")} x="{left}" y="{top}" width="{width}" height="{height}"/>'


def _painted(kind: str) -> str:
    return f'class="{kind}" {PAINT[kind]}'


# -- corridors -----------------------------------------------------------------------------------------------------


def _square(point: Point, colour: str) -> str:
    x, y = point
    return f'<rect {_painted(colour)} x="{x * UNIT}" y="{y * UNIT}" width="{UNIT}" height="{UNIT}"/>'


def _dot(point: Point) -> str:
    x, y = _middle(point)
    return f'<circle {_painted("dot")} cx="{x}" cy="{y}" r="2.5"/>'


def _exit(point: Point) -> str:
    x, y = _middle(point)
    return f'<circle {_painted("exit")} cx="{x}" cy="{y}" r="13"/>'


def _arrow(patrol: Guard | Dog, name: str, shape: str) -> str:
    """Which way it sets out, on the square where it wakes."""
    x, y = _middle(patrol.square)
    turned = f"translate({x} {y}) rotate({ARROWS[patrol.arrow]})"
    return f'<path {_painted(name)} transform="{turned}" d="{shape}"/>'


def _middle(point: Point) -> Point:
    return point[0] * UNIT + UNIT // 2, point[1] * UNIT + UNIT // 2


# -- rooms ---------------------------------------------------------------------------------------------------------


def _room(room: Room) -> Iterator[str]:
    """Walls and doors. Walls are drawn inside, so that none is cut off at the edge of the board."""
    red = room.kind == "red"
    inset = 2 if red else 1
    x, y, width, height = _area(room)
    fill = FILLS[room.kind]
    place = f'x="{x + inset}" y="{y + inset}" width="{width - 2 * inset}" height="{height - 2 * inset}"'
    yield f'<rect {_painted("red" if red else "wall")} fill="{fill}" {place}/>'
    for door in room.doors:
        yield _door(room, door, fill, 2 * inset)


def _area(room: Room) -> tuple[int, int, int, int]:
    """Left, top, width and height."""
    x1, y1, x2, y2 = room.rect
    return x1 * UNIT, y1 * UNIT, (x2 - x1 + 1) * UNIT, (y2 - y1 + 1) * UNIT


def _door(room: Room, door: Point, fill: str, thick: int) -> str:
    """A gap in the wall that room and square share."""
    left, top, width, height = _area(room)
    x, y = _middle(door)
    if left < x < left + width:
        edge = top if y < top else top + height - thick
        return f'<rect fill="{fill}" x="{x - GAP // 2}" y="{edge}" width="{GAP}" height="{thick}"/>'
    edge = left if x < left else left + width - thick
    return f'<rect fill="{fill}" x="{edge}" y="{y - GAP // 2}" width="{thick}" height="{GAP}"/>'


def _name(room: Room, name: str) -> Iterator[str]:
    """In as many lines as it needs, as large as the room allows."""
    x, y, width, height = _area(room)
    longest = max([len(word) for word in name.split()], default=1)
    size = min(LARGEST, int((width - 8) / (longest * LETTER)) or 1)
    lines = _lines(name, (width - 8) / (size * LETTER))
    first = y + height / 2 - (len(lines) - 1) * size * 0.6
    for number, text in enumerate(lines):
        place = f'x="{x + width / 2:g}" y="{first + number * size * 1.2:g}"'
        yield f'<text font-size="{size}" {place}>{escape(text)}</text>'


def _lines(name: str, letters: float) -> list[str]:
    """The words of a name, as many in a line as there is room for."""
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + 1 + len(word) <= letters:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
