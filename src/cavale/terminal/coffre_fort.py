"""The table of La Course au Coffre-Fort in the terminal: the board in letters, the agents, the red rooms."""

from collections.abc import Iterator

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cavale.core.state import Box
from cavale.games.coffre_fort.box import CoffreFortBox
from cavale.games.coffre_fort.layout import named
from cavale.games.coffre_fort.view import Agent, CoffreFortView, RedRoom
from cavale.words import Words

Cell = tuple[str, str]  # two letters and their style

ROCK: Cell = ("  ", "")
GUARD: Cell = ("▲ ", "bold red")
DOG: Cell = ("● ", "bold magenta")
BOTH: Cell = ("▲●", "bold red")
SEEN: Cell = ("!!", "red")  # a colour is never the only sign
SMELT: Cell = ("~~", "magenta")
YELLOW: Cell = ("::", "yellow")
GREY: Cell = ("··", "old")
EXIT: Cell = ("><", "bold")
FLOOR = "░"  # of a room
ROOMS = {"red": "on grey23", "start": "on grey37", "passage": "on dark_blue", "release": "on dark_green"}
OTHER_ROOM = "on grey11"
AGENTS = {"blue": "dodger_blue1", "red": "red", "green": "green", "yellow": "yellow"}  # any other gets what is left


def draw(view: CoffreFortView, box: Box, words: Words) -> RenderableType:
    assert isinstance(box, CoffreFortBox)
    return Group(*_parts(view, box, words))


def _parts(view: CoffreFortView, box: CoffreFortBox, words: Words) -> Iterator[RenderableType]:
    yield _heading(view, words)
    yield from _board(view, box, words)
    yield Text(words.say("draw-signs"), style="old")
    yield _agents(view, words)
    yield _red_rooms(view, words)


def _heading(view: CoffreFortView, words: Words) -> Text:
    line = Text(words.say("draw-turn", {"turn": view.turn}), style="bold")
    parts = [words.say("draw-keys", {"keys": view.keys, "needed": view.keys_needed})]
    if view.turns_left is not None:
        parts.append(words.say("draw-turns-left", {"turns": view.turns_left}))
    if view.roll:
        parts.append(words.say("draw-roll", {"d10": view.roll.d10, "d6": view.roll.d6}))
    if view.robot is None:
        parts.append(words.say("draw-no-robot"))
    for part in parts:
        line.append(f"  ·  {part}")
    return line


# -- the board -----------------------------------------------------------------------------------------------------


def _board(view: CoffreFortView, box: CoffreFortBox, words: Words) -> Iterator[Text]:
    """Two letters for each square, with the numbers of columns and rows at the edge."""
    columns, rows = box.edition.board.grid
    heads = "".join([f"{column:<2}" for column in range(columns)])
    yield Text(f"    {heads}", style="old", no_wrap=True, overflow="crop")
    cells = _corridors(view, box) | _rooms(view, box, words)
    for spot, agents in _standing(view, box).items():
        cells[spot] = _pawns(agents, paint(view), words)
    for row in range(rows):
        line = Text(f"{row:>3} ", style="old", no_wrap=True, overflow="crop")
        for column in range(columns):
            letters, style = cells.get((column, row), ROCK)
            line.append(letters, style=style or None)
        yield line


def _corridors(view: CoffreFortView, box: CoffreFortBox) -> dict[tuple[int, int], Cell]:
    cells: dict[tuple[int, int], Cell] = {}
    for square, point in enumerate(box.layout.points):
        name = named(point)
        guard, dog = name == view.guard.square, name == view.dog.square
        if guard or dog:
            cells[point] = BOTH if guard and dog else GUARD if guard else DOG
        elif name in view.guard.watched:
            cells[point] = SEEN
        elif name in view.dog.watched:
            cells[point] = SMELT
        elif square == box.layout.exit:
            cells[point] = EXIT
        else:
            cells[point] = YELLOW if square < box.layout.loop else GREY
    return cells


def _rooms(view: CoffreFortView, box: CoffreFortBox, words: Words) -> dict[tuple[int, int], Cell]:
    """Each room is a block with its id in the corner; who is inside stands in the row below."""
    cells: dict[tuple[int, int], Cell] = {}
    for room in box.edition.board.rooms:
        x1, y1, x2, y2 = room.rect
        style = ROOMS.get(room.kind, OTHER_ROOM)
        inside = "".join([_letter(agent, words) for agent in view.agents if agent.room == room.id])
        width = 2 * (x2 - x1 + 1)
        lines = [room.id[:width].ljust(width, FLOOR), inside[:width].ljust(width, FLOOR)]
        for y in range(y1, y2 + 1):
            line = lines[y - y1] if y - y1 < len(lines) else FLOOR * width
            for x in range(x1, x2 + 1):
                cells[x, y] = (line[2 * (x - x1) : 2 * (x - x1) + 2], f"bold {style}")
    return cells


def _standing(view: CoffreFortView, box: CoffreFortBox) -> dict[tuple[int, int], list[Agent]]:
    """Who is on which square."""
    found: dict[tuple[int, int], list[Agent]] = {}
    for agent in view.agents:
        if agent.square is not None:
            found.setdefault(box.layout.points[box.names.index(agent.square)], []).append(agent)
    return found


def _pawns(agents: list[Agent], painted: dict[str, str], words: Words) -> Cell:
    letters = "".join([_letter(agent, words) for agent in agents])
    return (letters if len(letters) <= 2 else f"{len(letters)}×").ljust(2), f"bold {painted[agents[0].colour]}"


def paint(view: CoffreFortView) -> dict[str, str]:
    """The style of each agent, also in an edition that has colours of its own."""
    colours = [agent.colour for agent in view.agents]
    left = iter([style for colour, style in AGENTS.items() if colour not in colours])
    return {colour: AGENTS.get(colour) or next(left) for colour in colours}


def _letter(agent: Agent, words: Words) -> str:
    return words.name("agent", agent.colour)[:1]


# -- agents and rooms ----------------------------------------------------------------------------------------------


def _agents(view: CoffreFortView, words: Words) -> Table:
    heads = ["draw-agent", "draw-player", "draw-place", "draw-tools"]
    painted = paint(view)
    speaks = any(_said(agent, words) for agent in view.agents)
    table = _table([words.say(key) for key in (*heads, "draw-says")[: len(heads) + speaks]])
    for number, agent in enumerate(view.agents):
        name = Text(words.name("agent", agent.colour), style=painted[agent.colour])
        if number == view.agent:
            name.append(" ★", style="prompt")
        cells = (words.player(agent.seat), _place(agent, words), _tools(view, number, agent, words))
        table.add_row(name, *cells, *[_said(agent, words)] * speaks)
    return table


def _said(agent: Agent, words: Words) -> str:
    """CF-TALK-02 What an agent said, as long as it stands."""
    return words.name("claim", agent.says.claim) if agent.says and agent.says.stands else ""


def _place(agent: Agent, words: Words) -> str:
    place = words.name("room", agent.room) if agent.room else agent.square or ""
    marks = [words.say("draw-petrified")] if agent.petrified else []
    return ", ".join([place, *marks])


def _tools(view: CoffreFortView, number: int, agent: Agent, words: Words) -> str:
    parts = [words.say("draw-keys-held", {"keys": agent.keys})] if agent.keys else []
    if view.robot == number:
        parts.append(words.say("draw-robot"))
    if agent.tools is None:
        parts.append(words.say("draw-closed", {"tools": agent.tool_count}))
    else:
        parts += [words.name("tool", tool) for tool in agent.tools]
    return ", ".join(parts) or "–"


def _red_rooms(view: CoffreFortView, words: Words) -> Table:
    table = _table([words.say(key) for key in ("draw-room", "draw-trap", "draw-token")])
    truth = {hidden.room: hidden for hidden in view.truth}
    for room in view.rooms:
        shown = truth.get(room.room)
        trap, token = (shown.trap, shown.token) if shown else (room.trap, room.token)
        name = f"{room.room} {words.name('room', room.room)}"
        table.add_row(name, _trap(room, trap, words), _token(room, token, words))
    return table


def _trap(room: RedRoom, trap: str | None, words: Words) -> str:
    if room.trap_state == "gone":
        return words.say("draw-gone")
    return words.name("trap", trap) if trap else "?"


def _token(room: RedRoom, token: str | None, words: Words) -> str:
    if room.token_state == "taken":  # noqa: S105  # a token of the game
        return words.say("draw-taken")
    return words.name("token", token) if token else "?"


def _table(heads: list[str]) -> Table:
    table = Table(box=boxes.SIMPLE_HEAD, padding=(0, 1), border_style="old", header_style="old", pad_edge=False)
    for head in heads:
        table.add_column(head)
    return table
