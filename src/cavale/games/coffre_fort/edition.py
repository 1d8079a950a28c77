"""What an edition of La Course au Coffre-Fort contains."""

from typing import Literal

import msgspec

from cavale.core.edition import Edition, Name

Symbol = Literal["guard", "dog", "open"]
Effect = Literal["guard_home", "dog_home", "guard_back", "dog_back", "double", "open_prison"]
RoomKind = Literal["start", "red", "passage", "release", "office", "kennel", "prison"]
Point = tuple[int, int]  # on the grid: x to the right, y downwards


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that refuses unknown keys."""


class DiceFaces(Strict, frozen=True):
    d10: tuple[int | Symbol, ...]
    d6: tuple[int, ...]


class Team(Strict, frozen=True):
    """What so many agents play with."""

    minutes: int
    tools: int  # each
    budget: int  # turns of the whole team, where no clock runs


class Tool(Strict, frozen=True):
    """It counters a trap, or has an effect of its own."""

    fr: str
    en: str
    trap: str = ""
    effect: Effect | Literal[""] = ""
    reusable: bool = False  # it also carries cards, and is not used up by that
    dealt: bool = True
    text_fr: str = ""
    text_en: str = ""


class Trap(Strict, frozen=True):
    fr: str
    en: str
    destroys_tool: bool = False  # a reusable tool, too
    agents: int = 0  # so many must be in the room, instead of a tool


class Token(Strict, frozen=True):
    fr: str
    en: str
    count: int


class Tokens(Strict, frozen=True):
    key: Token
    passage: Token
    petrify: Token
    empty: Token


class Guard(Strict, frozen=True):
    square: Point  # where it is put when it wakes
    dir: int  # 1 along the loop as it is written, -1 against it
    arrow: Literal["N", "E", "S", "W"]


class Dog(Strict, frozen=True):
    square: Point
    dir: int
    arrow: Literal["N", "E", "S", "W"]
    range: int  # of its nose, in steps


class Patrol(Strict, frozen=True):
    loop: tuple[Point, ...]  # corners, clockwise; it closes from the last to the first
    guard: Guard
    dog: Dog


class Grey(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from", "end": "to"}):
    """A corridor off the loop."""

    id: str
    start: Point
    end: Point


class Room(Strict, frozen=True):
    id: str
    kind: RoomKind
    fr: str
    en: str
    rect: tuple[int, int, int, int]  # x1, y1, x2, y2, all of it inside
    doors: tuple[Point, ...]  # the squares from which it is entered


class Board(Strict, frozen=True):
    grid: Point  # how many columns and rows
    exit: Point  # where prisoners come out
    grey: tuple[Grey, ...]
    rooms: tuple[Room, ...]


class CoffreFortEdition(Edition, frozen=True, forbid_unknown_fields=True):
    dice: DiceFaces
    players: dict[str, Team]  # by the number of agents
    colours: dict[str, Name]  # of the agents, in the order of their turns
    tools: dict[str, Tool]
    traps: dict[str, Trap]
    tokens: Tokens
    patrol: Patrol
    board: Board
