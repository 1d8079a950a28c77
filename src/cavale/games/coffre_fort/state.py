"""The state of a match of La Course au Coffre-Fort: every field, and who knows it."""

from typing import Final

from mypy_extensions import mypyc_attr

from cavale.core.state import State
from cavale.core.window import Window
from cavale.games.coffre_fort import clocks
from cavale.games.coffre_fort.box import CoffreFortBox

ASLEEP: Final = -1
NOT_ROLLED: Final = -1

READY: Final = 0
TURN: Final = 1
OVER: Final = 2
PHASES: Final = ("ready", "turn", "over")

# Why a match is over.
UNDECIDED: Final = 0
OPENED: Final = 1
TIME: Final = 2
BUDGET: Final = 3
RESIGNED: Final = 4
REASONS: Final = ("", "opened", "time", "budget", "resigned")


@mypyc_attr(acyclic=True)
class CoffreFort(State):
    """Things are numbers in the order of the edition. Sets of agents, tools, rooms and red rooms are bits."""

    def __init__(self, box: CoffreFortBox) -> None:
        super().__init__(box)
        self.box = box
        self.phase = READY
        # The turn: public.
        self.turn = 0  # of the whole team, the first is 1
        self.roller = 0  # the agent whose turn it is
        self.face = NOT_ROLLED  # of the d10
        self.d6 = 0
        self.pushed = 0  # bits of the patrols that walk backwards in this turn
        self.captive = False  # the roller was in prison when the dice were thrown
        self.hurried = False  # the roller was idle: no more questions in this turn
        # Agents and patrols: public.
        self.places: list[int] = [box.layout.start] * box.agents
        self.petrified = 0  # bits of the agents that lose their next turn
        self.protected = 0  # bits of the agents that cannot be caught where they stand (`exit_grace`)
        self.patrols: list[int] = [ASLEEP, ASLEEP]  # their squares
        self.keys: list[int] = [0] * box.agents
        # Tools.
        self.hands: list[int] = [0] * box.agents  # each its owner, all with `open_hands`: bits of tools
        self.robot = box.agents - 1  # public: who holds it, NOBODY once it is destroyed
        self.discarded = 0  # public: bits of tools
        # Red rooms.
        self.traps: tuple[int, ...] = ()  # nobody, all once it is turned up: per red room
        self.tokens: tuple[int, ...] = ()  # nobody, all once it is turned up
        self.open_traps = 0  # public: bits of red rooms whose trap was turned up
        self.gone_traps = 0  # public: and countered
        self.turned_tokens = 0  # public
        self.passages = box.printed_passages  # public: bits of rooms linked
        # What agents said last: public.
        self.said: tuple[int, ...] = box.silence  # an action, by its index
        self.said_in: tuple[int, ...] = box.silence  # in which turn
        # The end: public.
        self.won = False
        self.reason = UNDECIDED

    def clone(self) -> "CoffreFort":
        s = CoffreFort(self.box)
        self.copy_agenda_to(s)
        s.phase = self.phase
        s.turn = self.turn
        s.roller = self.roller
        s.face = self.face
        s.d6 = self.d6
        s.pushed = self.pushed
        s.captive = self.captive
        s.hurried = self.hurried
        s.places = self.places.copy()
        s.petrified = self.petrified
        s.protected = self.protected
        s.patrols = self.patrols.copy()
        s.keys = self.keys.copy()
        s.hands = self.hands.copy()
        s.robot = self.robot
        s.discarded = self.discarded
        s.traps = self.traps
        s.tokens = self.tokens
        s.open_traps = self.open_traps
        s.gone_traps = self.gone_traps
        s.turned_tokens = self.turned_tokens
        s.passages = self.passages
        s.said = self.said
        s.said_in = self.said_in
        s.won = self.won
        s.reason = self.reason
        return s

    # -- questions in the words of the game --------------------------------------------------------------------

    def seat(self) -> int:
        """The player whose turn it is."""
        return self.box.seat_of[self.roller]

    def here(self) -> int:
        """Where the roller is."""
        return self.places[self.roller]

    def imprisoned(self, agent: int) -> bool:
        return self.places[agent] == self.box.layout.prison

    def prisoners(self) -> bool:
        """Whether anybody is in prison."""
        prison = self.box.layout.prison
        for place in self.places:
            if place == prison:
                return True
        return False

    def holds(self, agent: int, tool: int) -> bool:
        """Whether an agent can use a tool; the Robot is one."""
        return self.robot == agent if tool == self.box.robot else bool(self.hands[agent] >> tool & 1)

    def in_passage(self) -> bool:
        """CF-PASS-03 Whether the roller is in a room that was linked when the turn began."""
        room = self.here() - self.box.squares
        return room >= 0 and bool(self.passages >> room & 1)

    def keys_found(self) -> int:
        return sum(self.keys)

    def returns(self) -> list[float]:
        """CF-WIN-01 Everybody wins or everybody loses."""
        result = 0.0 if self.reason == UNDECIDED else 1.0 if self.won else -1.0
        return [result] * self.box.seats

    def trail(self) -> int:
        """What the dice showed and what was turned up."""
        return hash((self.turn, self.face, self.d6, self.open_traps, self.turned_tokens))

    def secret(self, seat: int) -> int:
        """The hands of a seat, where they are closed."""
        if self.box.open_hands:
            return 0
        own = 0
        for agent in range(self.box.agents):
            if self.box.seat_of[agent] == seat:
                own = own << len(self.box.tools) | self.hands[agent]
        return own

    def patience(self) -> None:
        """CF-PAUSE-04 The roller has time to think, from now on."""
        if self.box.nudge:
            self.open(Window(clocks.NUDGE, self.box.nudge))
