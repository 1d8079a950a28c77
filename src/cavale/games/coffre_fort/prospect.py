"""What is left to do, as a partner sees it: which rooms, with which tools, and when these can be there."""

import math
from typing import Final

from cavale.games.coffre_fort.box import NO_TOOL, NOBODY, OPEN_PRISON, CoffreFortBox
from cavale.games.coffre_fort.charts import Charts
from cavale.games.coffre_fort.claims import claim_of, stands
from cavale.games.coffre_fort.layout import RELEASE
from cavale.games.coffre_fort.state import CoffreFort

NEVER: Final = 40.0  # rounds
IN_PRISON: Final = 2.0  # rounds that a prisoner is likely to stay

# Rounds that a closed trap costs once somebody stands before it, if its tool is in another hand.
BY_ROBOT: Final = 0.7
ON_FOOT: Final = 4.0

LATER: Final = 12.0  # rounds until the Robot can be spared, while it cannot


class Prospect:
    """A known state (`public.py`) with the questions that planning asks. Time is in rounds, from now."""

    def __init__(self, s: CoffreFort, charts: Charts) -> None:
        self.s: Final = s
        self.box: Final[CoffreFortBox] = s.box
        self.charts: Final = charts
        self.agents: Final[int] = s.box.agents
        self.keys_left: int = s.box.keys - s.keys_found()
        self.rooms: list[int] = []  # the red rooms to turn up
        if self.keys_left > 0:
            self.rooms = [red for red in range(len(s.box.red)) if not s.turned_tokens >> red & 1]
        self._read_board()
        self._read_tools()
        self._listen()

    def _read_board(self) -> None:
        box = self.box
        rooms = range(box.squares, box.places)
        self.home: list[float] = self.way(box.layout.start)
        self.ways: list[list[float]] = [self.way(room) for room in box.red]
        self.release: list[int] = [room for room in rooms if box.layout.kind_of(room) == RELEASE]
        self.starts: list[float] = [self._next_turn(agent) for agent in range(self.agents)]

    def _read_tools(self) -> None:
        box, s = self.box, self.s
        reds = range(len(box.red))
        self.needs: list[int] = [box.tool_for[s.traps[red]] if self.lies_open(red) else NO_TOOL for red in reds]
        self.holders: list[int] = [self.holder(tool) for tool in self.needs]
        self.closed: int = len([red for red in self.rooms if self.is_closed(red)])
        self.shares: list[float] = [self._share(agent) for agent in range(self.agents)]
        self.delays: list[float] = [self._delay(agent) for agent in range(self.agents)]
        self.chances: list[float] = self._chances()
        self.pair: int = NOBODY  # the room that takes two agents
        self.fire: int = NOBODY  # the room that takes the Robot
        for red in self.rooms:
            if self.lies_open(red) and box.lifters[s.traps[red]] > 1:
                self.pair = box.red[red]
            if self.needs[red] == box.robot:
                self.fire = box.red[red]
        self.robot_may_burn: bool = self._can_spare_robot()
        self.supply: list[float] = [  # at red * agents + agent: when that agent can have the tool
            self._supplied(red, agent) for red in reds for agent in range(self.agents)
        ]

    def _listen(self) -> None:
        """CF-TALK-01 What the others say. What the roller said itself, it may change its mind about."""
        box, s = self.box, self.s
        self.wishes: list[int] = [NOBODY] * self.agents  # rooms they go to
        self.asks: list[int] = [NO_TOOL] * self.agents  # tools they want
        self.asked_free: bool = False
        for agent in range(self.agents):
            action = claim_of(s, agent)
            if action is None or agent == s.roller or not stands(s, agent):
                continue
            if action in box.intend:
                self.wishes[agent] = box.number[action.index]
            elif action in box.ask_tool:
                self.asks[agent] = box.number[action.index]
            elif action is box.ask_free:
                self.asked_free = True

    # -- ways and turns ----------------------------------------------------------------------------------------

    def way(self, room: int) -> list[float]:
        """Per place: the turns to a room."""
        return self.charts.travel.turns(room, self.s.passages)

    def _next_turn(self, agent: int) -> float:
        """When an agent moves next. The roller moves now."""
        turn = ((agent - self.s.roller) % self.agents) / self.agents
        return turn + 1.0 if self.s.petrified >> agent & 1 else turn

    # -- traps and tools ---------------------------------------------------------------------------------------

    def is_closed(self, red: int) -> bool:
        return not self.s.open_traps >> red & 1

    def lies_open(self, red: int) -> bool:
        """Whether a trap is known and still to be countered."""
        return bool(self.s.open_traps >> red & 1) and not self.s.gone_traps >> red & 1

    def holder(self, tool: int) -> int:
        """Who holds a tool, as far as is known."""
        if tool == self.box.robot:
            return self.s.robot
        for agent, hand in enumerate(self.s.hands):
            if tool != NO_TOOL and hand >> tool & 1:
                return agent
        return NOBODY

    def can_open_prison(self, agent: int) -> bool:
        return (self.s.hands[agent] & self.box.with_effect[OPEN_PRISON]) != 0

    def _share(self, agent: int) -> float:
        """The chance that an agent holds the tool for a closed trap."""
        s, box = self.s, self.box
        known = [s.traps[red] for red in range(len(box.red)) if not self.is_closed(red)]
        own = 0
        for trap, tool in enumerate(box.tool_for):
            if trap not in known and tool != NO_TOOL and s.hands[agent] >> tool & 1:
                own += 1
        return own / self.closed if self.closed else 0.0

    def _delay(self, agent: int) -> float:
        """How long a closed trap keeps an agent, on average."""
        return (1.0 - self.shares[agent]) * (ON_FOOT if self.s.robot == NOBODY else BY_ROBOT)

    def _supplied(self, red: int, agent: int) -> float:
        """CF-ROBOT-05 The Robot goes to the holder, and in the holder's turn on to the agent."""
        s = self.s
        holder = self.holders[red]
        if self.needs[red] == self.box.robot and not self.robot_may_burn:
            return LATER
        if self.needs[red] == NO_TOOL or holder == agent:
            return 0.0
        if s.robot == NOBODY:
            return NEVER
        robot = self._free_turn(s.robot)
        if holder == s.robot:
            return robot
        if holder == NOBODY:
            return robot + 1.0  # hands are closed, but somebody has it
        passed_on = self._free_turn(holder)
        return passed_on if passed_on > robot else passed_on + math.floor(robot - passed_on) + 1.0

    def _can_spare_robot(self) -> bool:
        """CF-ROBOT-08 No card travels afterwards: not while one is needed elsewhere, or many traps are closed."""
        for red in self.rooms:
            if self.needs[red] not in (NO_TOOL, self.box.robot):
                return False
        return self.closed <= 1

    def _free_turn(self, agent: int) -> float:
        """CF-PRISON-02 When an agent can use the Robot."""
        return self.starts[agent] + (IN_PRISON if self.s.imprisoned(agent) else 0.0)

    # -- keys --------------------------------------------------------------------------------------------------

    def _chances(self) -> list[float]:
        """Per number of tokens turned up from now on: the chance that the last key is the latest of them."""
        rooms, keys = len(self.rooms), self.keys_left
        ways = math.comb(rooms, keys) if rooms else 1
        return [math.comb(turned, keys - 1) / ways for turned in range(rooms)]
