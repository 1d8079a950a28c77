"""What lies on a table of La Course au Coffre-Fort: what is printed, the options and all the actions, as numbers."""

from typing import Final

import msgspec

from cavale.core.action import Action, Value
from cavale.core.game import OptionError
from cavale.core.state import Box
from cavale.games.coffre_fort import clocks
from cavale.games.coffre_fort.edition import CoffreFortEdition
from cavale.games.coffre_fort.layout import PASSAGE, RED, RELEASE, START, Layout
from cavale.games.coffre_fort.paths import Paths
from cavale.games.coffre_fort.walks import Walks

NOBODY: Final = -1
NO_TOOL: Final = -1

# What the d10 shows: a number, a patrol, or
NUMBER: Final = -1
OPEN: Final = 2
SYMBOLS: Final = ("guard", "dog", "open")

# What tools do that counter no trap; with HOME and BACK, to which patrol.
NO_EFFECT: Final = 0
HOME: Final = 1
BACK: Final = 3
DOUBLE: Final = 5
OPEN_PRISON: Final = 6
EFFECTS: Final = ("", "guard_home", "dog_home", "guard_back", "dog_back", "double", "open_prison")

# What lies under the traps.
KEY: Final = 0
SECRET_PASSAGE: Final = 1
PETRIFICATION: Final = 2
EMPTY_BOX: Final = 3
TOKENS: Final = ("key", "passage", "petrify", "empty")

# What actions do, by `CoffreFortBox.code`.
OTHER: Final = 0
WALK: Final = 1
HOP: Final = 2
STAY: Final = 3
PLAY: Final = 4
PASS_ROBOT: Final = 5
SAY: Final = 6

BY_PLAYERS: Final = "by_players"


class CoffreFortBox(Box):
    """Public, and the same from the first turn to the last. All things are numbers in the order of the edition."""

    def __init__(self, edition: CoffreFortEdition, options: dict[str, Value | bool], seats: int, live: bool) -> None:
        super().__init__(seats, live)
        self.edition = edition
        self._read_options(options)
        self._read_team(edition, options)
        self._read_dice(edition)
        self._read_cards(edition)
        self._read_board(edition)
        self._list_actions()

    # -- the table ---------------------------------------------------------------------------------------------

    def _read_options(self, options: dict[str, Value | bool]) -> None:
        self.clock: bool = options["mode"] == "clock" and self.live  # CF-PAUSE-05 without people, nothing runs
        self.open_hands: bool = bool(options["open_hands"])
        self.partial_moves: bool = bool(options["partial_moves"])
        self.hop_on_symbols: bool = bool(options["passage_any_roll"])
        self.walk_out: bool = options["passage_exit"] == "walk"
        self.push_after: bool = options["pushback"] == "after"
        self.lockpicks_from_outside: bool = bool(options["lockpicks_from_outside"])
        self.exit_grace: bool = bool(options["exit_grace"])
        self.manual_dial: bool = bool(options["manual_dial"])
        self.nudge: int = clocks.nudge_limit(int(options["turn_nudge"])) if self.clock else 0

    def _read_team(self, edition: CoffreFortEdition, options: dict[str, Value | bool]) -> None:
        """CF-SETUP-01 One agent each; CF-VAR-02 two people may take two each, in turns."""
        each = int(options["agents_per_player"])
        if each == 2 and self.seats != 2:
            text = f"agents_per_player cannot be 2 with {self.seats} players: only with 2"
            raise OptionError(text, "with-seats", option="agents_per_player", value="2", seats=self.seats)
        self.agents: int = each * self.seats
        self.seat_of: list[int] = [agent % self.seats for agent in range(self.agents)]
        self.seat_bits: list[int] = [1 << seat for seat in self.seat_of]
        self.colours: list[str] = list(edition.colours)[: self.agents]
        team = edition.players[str(self.agents)]
        minutes = options["minutes"]
        self.minutes: int = team.minutes if minutes == BY_PLAYERS else int(minutes)
        self.turns: int = team.budget  # of the whole team, where no clock runs
        self.budget: int = 0 if self.clock else team.budget  # 0: the clock decides
        self.deal: int = team.tools
        self.silence: tuple[int, ...] = (NOBODY,) * self.agents  # nobody has said anything
        self.everybody: int = (1 << self.seats) - 1

    # -- what is printed ---------------------------------------------------------------------------------------

    def _read_dice(self, edition: CoffreFortEdition) -> None:
        self.faces: int = len(edition.dice.d10)
        self.face_names: list[str] = [str(face) for face in edition.dice.d10]
        self.number_of: list[int] = [face if isinstance(face, int) else 0 for face in edition.dice.d10]
        self.symbol_of: list[int] = [
            SYMBOLS.index(face) if isinstance(face, str) else NUMBER for face in edition.dice.d10
        ]
        self.d6: list[int] = list(edition.dice.d6)

    def _read_cards(self, edition: CoffreFortEdition) -> None:
        tools = list(edition.tools.values())
        self.tools: list[str] = list(edition.tools)
        self.dealt: list[int] = [number for number, tool in enumerate(tools) if tool.dealt]
        self.robot: int = [tool.dealt for tool in tools].index(False)
        self.effect: list[int] = [EFFECTS.index(tool.effect) for tool in tools]
        self.with_effect: list[int] = [0] * len(EFFECTS)  # the tools that have each, as bits
        for number, effect in enumerate(self.effect):
            self.with_effect[effect] |= 1 << number
        self.traps: list[str] = list(edition.traps)
        self.tool_for: list[int] = [
            [tool.trap for tool in tools].index(trap) if trap in [tool.trap for tool in tools] else NO_TOOL
            for trap in self.traps
        ]
        self.lifters: list[int] = [trap.agents for trap in edition.traps.values()]
        self.destroys: list[bool] = [trap.destroys_tool for trap in edition.traps.values()]
        tokens = edition.tokens
        counts = (tokens.key.count, tokens.passage.count, tokens.petrify.count, tokens.empty.count)
        self.tokens: list[int] = [kind for kind, count in enumerate(counts) for _ in range(count)]
        self.keys: int = tokens.key.count

    def _read_board(self, edition: CoffreFortEdition) -> None:
        self._share(walks_for(edition, self.number_of, self.partial_moves, self.walk_out))
        layout = self.layout
        self.squares: int = layout.squares
        self.places: int = layout.places
        self.names: list[str] = layout.names
        self.red: list[int] = layout.red  # the red rooms
        self.red_of: list[int] = [
            self.red.index(place) if place in self.red else NOBODY for place in range(self.places)
        ]
        self.printed_passages: int = 0  # bits of places
        for place in range(self.squares, self.places):
            if layout.kind_of(place) == PASSAGE:
                self.printed_passages |= 1 << (place - self.squares)

    def _share(self, walks: Walks) -> None:
        """Take over the walks of the board, and the numbers that stand for them."""
        self.layout: Layout = walks.layout
        self.paths: Paths = walks.paths
        self.walks: list[list[Action]] = walks.plain  # at place * faces + face of the d10
        self.exits: list[list[Action]] = walks.exits
        self.doubling: list[int] = walks.doubling  # tools
        self.doubled: list[list[list[Action]]] = walks.doubled  # per tool of these
        self.doubled_exits: list[list[list[Action]]] = walks.doubled_exits
        self.path: list[list[int]] = walks.path  # per walk: its places in order
        self.stay: Action = walks.stay
        self.actions.adopt(walks.actions)
        self.number: list[int] = walks.steps.copy()  # per action: the first thing it names; the steps of a walk
        self.other: list[int] = walks.tool.copy()  # per action: the tool it names besides
        self.code: list[int] = [STAY] + [WALK] * (len(walks.steps) - 1)  # per action: what it does

    # -- actions -----------------------------------------------------------------------------------------------

    def _add(
        self, verb: str, args: dict[str, Value], number: int = 0, code: int = OTHER, other: int = NO_TOOL
    ) -> Action:
        """List an action with what its arguments are as numbers."""
        self.number.append(number)
        self.other.append(other)
        self.code.append(code)
        return self.actions.add(verb, args)

    def _list_actions(self) -> None:
        """All commands but the walks, each once."""
        add = self._add
        self.ready: Action = add("ready", {})
        self.roll: Action = add("roll", {})
        self.flip_trap: Action = add("flip_trap", {})
        self.counter: Action = add("counter", {})
        self.lift: Action = add("lift", {})
        self.flip_token: Action = add("flip_token", {})
        self.go: Action = add("go", {})
        self.end_turn: Action = add("end_turn", {})
        self.turn_dial: Action = add("turn_dial", {})
        self.pass_alone: list[Action] = [
            add("pass_robot", {"agent": colour}, agent, PASS_ROBOT) for agent, colour in enumerate(self.colours)
        ]
        self.pass_with: list[list[Action]] = [  # per agent, per tool dealt
            [
                add("pass_robot", {"agent": colour, "tool": self.tools[tool]}, agent, PASS_ROBOT, tool)
                for tool in self.dealt
            ]
            for agent, colour in enumerate(self.colours)
        ]
        self.play: list[Action] = [
            add("play", {"tool": name}, tool, PLAY)
            for tool, name in enumerate(self.tools)
            if self.effect[tool] not in (NO_EFFECT, DOUBLE)
        ]
        self.play_tools: list[int] = [self.number[action.index] for action in self.play]
        self.hop: list[Action] = [  # per room, the passages and those that may become one
            add("hop", {"room": room}, self.squares + number, HOP)
            for number, room in enumerate(self.layout.rooms)
            if self.layout.kind[number] in (PASSAGE, RED)
        ]
        self._list_claims()
        self.only_ready: list[Action] = [self.ready]
        self.only_roll: list[Action] = [self.roll]
        self.only_end: list[Action] = [self.end_turn]
        self.only_dial: list[Action] = [self.turn_dial]

    def _list_claims(self) -> None:
        """CF-TALK-01 What can be said."""
        self.intend: list[Action] = [
            self._add("intend", {"room": room}, self.squares + number, SAY)
            for number, room in enumerate(self.layout.rooms)
            if self.layout.kind[number] in (START, RED, RELEASE)
        ]
        self.ask_tool: list[Action] = [
            self._add("ask_tool", {"tool": name}, tool, SAY) for tool, name in enumerate(self.tools)
        ]
        self.ask_help: Action = self._add("ask_help", {}, 0, SAY)
        self.ask_free: Action = self._add("ask_free", {}, 0, SAY)


_KEPT: Final = 16
_WALKS: dict[bytes, Walks] = {}
_BOXES: dict[bytes, CoffreFortBox] = {}


def box_for(edition: CoffreFortEdition, options: dict[str, Value | bool], seats: int, live: bool) -> CoffreFortBox:
    """The box of a table. It lists thousands of walks and never changes, so tables that play alike share one."""
    key = msgspec.json.encode((edition, sorted(options.items()), seats, live))
    found = _BOXES.get(key)
    if found is None:
        found = CoffreFortBox(edition, options, seats, live)
        if len(_BOXES) >= _KEPT:
            del _BOXES[next(iter(_BOXES))]
        _BOXES[key] = found
    return found


def walks_for(edition: CoffreFortEdition, numbers: list[int], partial: bool, walk_out: bool) -> Walks:
    """The walks of a board, shared by the boxes of all numbers of players."""
    key = msgspec.json.encode((edition.board, edition.patrol, edition.tools, numbers, partial, walk_out))
    found = _WALKS.get(key)
    if found is None:
        doubling = [
            (number, name)
            for number, (name, tool) in enumerate(edition.tools.items())
            if tool.effect == EFFECTS[DOUBLE]
        ]
        found = Walks(Layout(edition), numbers, doubling, partial, walk_out)
        if len(_WALKS) >= _KEPT:
            del _WALKS[next(iter(_WALKS))]
        _WALKS[key] = found
    return found
