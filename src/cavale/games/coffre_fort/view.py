"""What a seat sees of a match of La Course au Coffre-Fort. How it is built: `look.py`.

The last seat number is that of the spectators. A square is named "x,y" as on the grid; rooms, tools, traps and tokens
by their ids in the edition; an agent by its colour. Agents take their turns in the order of `agents`; mostly each seat
has one. With two for each of two people (CF-VAR-02) `agents[i].seat` says who moves it.

Time: the window `clock` is the countdown of the safe, beeps follow from it; the window `nudge` is that of an idle
player, who is reminded 15 seconds before it ends.
"""

import msgspec

# -- what is printed (`Game.faces`): sent once -------------------------------------------------------------------------


class RoomFace(msgspec.Struct, frozen=True):
    kind: str  # start, red, passage, release, office, kennel, prison
    rect: tuple[int, int, int, int]  # x1, y1, x2, y2, all of it inside
    doors: tuple[str, ...]  # squares


class PatrolFace(msgspec.Struct, frozen=True):
    square: str  # where it is put when it wakes
    home: str  # a room
    direction: int  # 1 along `yellow`, -1 against it
    arrow: str  # N, E, S or W
    range: int | None  # of the nose; None sees along corridors


class ToolFace(msgspec.Struct, frozen=True):
    trap: str | None  # which trap it counters
    effect: str | None  # guard_home, dog_home, guard_back, dog_back, double, open_prison
    text_fr: str
    text_en: str


class Faces(msgspec.Struct, frozen=True):
    """What is printed in this edition."""

    grid: tuple[int, int]
    squares: tuple[str, ...]
    yellow: tuple[str, ...]  # the loop, clockwise, from the first corner
    runs: tuple[tuple[str, ...], ...]  # the corridors: yellow, then grey
    rooms: dict[str, RoomFace]
    exit: str
    guard: PatrolFace
    dog: PatrolFace
    colours: tuple[str, ...]
    tools: dict[str, ToolFace]
    traps: tuple[str, ...]
    tokens: dict[str, int]  # how many of each
    robot: str  # the tool that carries others
    d10: tuple[str, ...]  # "2" to "8", guard, dog, open
    d6: tuple[int, ...]


# -- the view ----------------------------------------------------------------------------------------------------------


class Claim(msgspec.Struct, frozen=True):
    """What an agent said last (CF-TALK-01)."""

    claim: str  # an action as it is spelled: "intend(room=F)"
    turn: int  # in which it was said
    stands: bool  # it is neither old nor done


class Agent(msgspec.Struct, frozen=True):
    seat: int
    colour: str
    room: str | None  # where: a room, the prison included …
    square: str | None  # … or a square
    tools: tuple[str, ...] | None  # without the Robot; None: hidden from the reader
    tool_count: int
    keys: int
    petrified: bool  # loses its next turn
    protected: bool  # CF-PRISON-09 cannot be caught where it stands
    says: Claim | None


class RedRoom(msgspec.Struct, frozen=True):
    room: str
    trap: str | None  # once it was turned up
    trap_state: str  # down, open, gone
    token: str | None  # once it was turned up
    token_state: str  # down, up, taken (a key)


class Patrol(msgspec.Struct, frozen=True):
    square: str | None  # None: at home, asleep
    pushed: bool  # walks backwards in this turn
    watched: tuple[str, ...]  # squares it detects now
    wakes: tuple[str, ...]  # squares it would detect at once if it woke, while it sleeps


class Roll(msgspec.Struct, frozen=True):
    d10: str  # "2" to "8", guard, dog, open
    d6: int


class Hidden(msgspec.Struct, frozen=True):
    """What lay in a red room."""

    room: str
    trap: str
    token: str


class CoffreFortView(msgspec.Struct, frozen=True):
    seat: int  # who looks
    phase: str  # ready, turn, over
    turn: int  # of the whole team, from 1; 0 before the first
    turns_left: int | None  # this one included, where no clock runs
    agent: int  # whose turn it is: a place in `agents`
    window: str  # before (the roll), reaction, walk, after, dial; empty in other phases
    roll: Roll | None  # of this turn
    ready: tuple[int, ...]  # seats
    agents: tuple[Agent, ...]
    rooms: tuple[RedRoom, ...]
    guard: Patrol
    dog: Patrol
    robot: int | None  # who holds it: a place in `agents`; None: destroyed
    discard: tuple[str, ...]
    keys: int  # found so far
    keys_needed: int
    passages: tuple[str, ...]  # rooms linked; one found in this turn joins at its end (CF-PASS-04)
    minutes: int | None  # on the clock at the start; None: no clock runs
    won: bool | None  # None: still running
    reason: str | None  # opened, time, budget, resigned
    truth: tuple[Hidden, ...]  # at the end
