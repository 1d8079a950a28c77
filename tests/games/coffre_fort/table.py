"""A table of La Course au Coffre-Fort for tests: a position as a test writes it, then played by name.

`table(blue="8,2", red="C", guard="8,4")` is the start of blue's turn. An agent is named by its colour; those whose
place is not named are in Start/Finish. `traps={"C": "weight"}` and `tokens={"C": "key"}` say what lies where, the rest
lies in the order of the edition; `open_traps`, `gone` and `turned` list rooms. Tools that nobody is given are in no
hand, `keys` are in blue's.
"""

from collections.abc import Callable, Mapping, Sequence

from cavale import catalog
from cavale.core.action import Value
from cavale.core.dice import Dice, ScriptedDice, SealedDice
from cavale.core.event import Event
from cavale.core.match import Match
from cavale.core.message import step_name
from cavale.core.window import Window
from cavale.games.coffre_fort import GAME, TheCoffreFort, clocks
from cavale.games.coffre_fort.box import TOKENS, CoffreFortBox
from cavale.games.coffre_fort.state import TURN, CoffreFort
from cavale.games.coffre_fort.steps.ends import link_passages
from cavale.games.coffre_fort.steps.turn import NEXT_TURN
from cavale.games.coffre_fort.steps.winning import HEIST
from cavale.games.coffre_fort.view import Agent, CoffreFortView
from games.loaded_dice import LoadedDice
from games.mailed import MailedTable, changed

EDITION = catalog.default_edition(GAME)
COLOURS = ("blue", "red", "green", "yellow")
SPECTATOR = "spectator"


class CoffreFortTable(MailedTable):
    """A match, told in the words of the game: `t.rolls("blue", 6, 3).walks("blue", "8,8>7,8>6,8>6,9>6,10>r1")`."""

    def __init__(self, match: Match, dice: LoadedDice | None = None) -> None:
        super().__init__(match)
        self._dice = dice

    # -- questions ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> CoffreFort:
        state = self.match.state
        assert isinstance(state, CoffreFort)
        return state

    @property
    def box(self) -> CoffreFortBox:
        assert isinstance(self.match.box, CoffreFortBox)
        return self.match.box

    def seat(self, name: str) -> int:
        return self.match.seats if name == SPECTATOR else self.box.seat_of[COLOURS.index(name)]

    def sees(self, name: str) -> CoffreFortView:
        view = self.match.view(self.seat(name))
        assert isinstance(view, CoffreFortView)
        return view

    @property
    def seen(self) -> CoffreFortView:
        """What everybody sees."""
        return self.sees(SPECTATOR)

    def agent(self, name: str) -> Agent:
        return self.seen.agents[COLOURS.index(name)]

    def where(self, name: str) -> str:
        """The room or square of an agent, `guard` or `dog`; a sleeping patrol is `home`."""
        if name in COLOURS:
            agent = self.agent(name)
            return agent.room or agent.square or ""
        return (self.seen.guard if name == "guard" else self.seen.dog).square or "home"

    def hand(self, name: str) -> list[str]:
        """The tools of an agent, as its player sees them."""
        tools = self.sees(name).agents[COLOURS.index(name)].tools
        assert tools is not None
        return list(tools)

    def heard(self, *kinds: type[Event]) -> list[str]:
        """The events all were told, by name, of some kinds only if any are named."""
        return [type(event).__name__ for event in self.told(SPECTATOR) if not kinds or isinstance(event, kinds)]

    def paths(self, name: str) -> list[str]:
        """The walks that are possible without a tool."""
        walks = [action for action in self.match.options_of(self.seat(name)) if action.verb == "walk"]
        return [action.word("path") for action in walks if "tool" not in action.names]

    # -- what happens ------------------------------------------------------------------------------------------

    def rolls(self, name: str, d10: int | str, d6: int = 1) -> "CoffreFortTable":
        assert self._dice is not None
        self._dice.load("d10", self.box.face_names.index(str(d10)))
        self._dice.load("d6", self.box.d6.index(d6))
        return self.does(name, "roll")

    def walks(self, name: str, path: str, **tool: Value) -> "CoffreFortTable":
        return self.does(name, "walk", path=path, **tool)

    def plays(self, name: str, tool: str) -> "CoffreFortTable":
        return self.does(name, "play", tool=tool)

    def passes_robot(self, name: str, agent: str, **tool: Value) -> "CoffreFortTable":
        return self.does(name, "pass_robot", agent=agent, **tool)

    def turn_of(self, name: str, d10: int | str, d6: int = 1) -> "CoffreFortTable":
        """A turn in which the agent rolls, and does nothing that it need not do."""
        number = self.state.turn
        self.rolls(name, d10, d6)
        while not self.match.over and self.state.turn == number:
            idle = [a for a in self.match.options_of(self.seat(name)) if a.verb in ("go", "stay", "end_turn")]
            self.match.play(self.seat(name), idle[0])
        self._deliver()
        return self

    def time_runs_out(self, window: str = clocks.CLOCK) -> "CoffreFortTable":
        self.match.time_up(window)
        self._deliver()
        return self

    # -- what holds --------------------------------------------------------------------------------------------

    def asks(self, name: str, step: str) -> "CoffreFortTable":
        """The player of an agent, and nobody else, is asked this."""
        assert self.match.asked() == [self.seat(name)]
        assert COLOURS[self.state.roller] == name
        assert step_name(self.state.agenda[-1]) == step
        return self

    def are_at(self, **places: str) -> "CoffreFortTable":
        """`t.are_at(blue="prison", guard="14,1", dog="home")`."""
        assert {name: self.where(name) for name in places} == places
        return self

    def ended(self, reason: str) -> "CoffreFortTable":
        assert self.match.over
        assert (self.seen.won, self.seen.reason) == (reason == "opened", reason)
        return self


def table(
    *,
    seats: int = 2,
    blue: str = "start",
    red: str = "start",
    green: str = "start",
    yellow: str = "start",
    guard: str = "",
    dog: str = "",
    turn: str = "blue",
    hands: Mapping[str, str] | None = None,
    robot: str | None = None,
    traps: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    open_traps: str = "",
    gone: str = "",
    turned: str = "",
    keys: int = 0,
    petrified: str = "",
    number: int = 1,
    options: Mapping[str, object] | None = None,
    live: bool = False,
    edition: Mapping[str, str] | None = None,
    seed: bytes = b"a table for tests",
) -> CoffreFortTable:
    """A position at the start of a turn: the one with this `number`, or the next of that agent."""

    def lay(box: CoffreFortBox) -> CoffreFort:
        s = CoffreFort(box)
        s.phase = TURN
        s.turn = number - 1
        while s.turn % box.agents != COLOURS.index(turn):
            s.turn += 1
        for agent, place in enumerate((blue, red, green, yellow)[: box.agents]):
            s.places[agent] = box.names.index(place)
        for patrol, square in enumerate((guard, dog)):
            if square:
                s.patrols[patrol] = box.names.index(square)
        for name, tools in (hands or {}).items():
            s.hands[COLOURS.index(name)] = _bits(box.tools, tools)
        if robot is not None:
            s.robot = COLOURS.index(robot) if robot else -1
        rooms = [box.names[room] for room in box.red]
        s.traps = _laid(rooms, list(range(len(box.traps))), {r: box.traps.index(n) for r, n in (traps or {}).items()})
        s.tokens = _laid(rooms, list(box.tokens), {r: TOKENS.index(n) for r, n in (tokens or {}).items()})
        s.open_traps = _bits(rooms, f"{open_traps} {gone} {turned}")
        s.gone_traps = _bits(rooms, f"{gone} {turned}")
        s.turned_tokens = _bits(rooms, turned)
        s.keys[0] = keys
        s.petrified = _bits(COLOURS, petrified)
        link_passages(s)
        if box.clock:
            s.open(Window(clocks.CLOCK, box.minutes * 60_000))
        s.then(NEXT_TURN, HEIST)
        return s

    dice = LoadedDice(seed)
    files = EDITION if edition is None else dict(edition)
    match = Match(Position(lay), files, dice, seats=seats, options=options, live=live, hashed=False)
    return CoffreFortTable(match, dice)


class Position(TheCoffreFort):
    """The game, but begun in the middle."""

    def __init__(self, lay: Callable[[CoffreFortBox], CoffreFort]) -> None:
        self._lay = lay

    def start(self, box: CoffreFortBox) -> CoffreFort:
        return self._lay(box)


def _bits(names: Sequence[str], wanted: str) -> int:
    bits = 0
    for name in wanted.split():
        bits |= 1 << names.index(name)
    return bits


def _laid(rooms: list[str], things: list[int], wanted: Mapping[str, int]) -> tuple[int, ...]:
    """One thing in each room, those wanted where they are wanted."""
    for thing in wanted.values():
        things.remove(thing)
    return tuple(wanted[room] if room in wanted else things.pop(0) for room in rooms)


def fresh(
    *,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    live: bool = False,
    numbers: Mapping[str, list[int]] | None = None,
    orders: Mapping[str, list[list[int]]] | None = None,
    seed: bytes = b"a table for tests",
    hashed: bool = False,
) -> CoffreFortTable:
    """A match from its very start."""
    dice: Dice = ScriptedDice(dict(numbers or {}), dict(orders or {}), SealedDice(seed))
    return CoffreFortTable(Match(GAME, EDITION, dice, seats=seats, options=options, live=live, hashed=hashed))


def edited(*changes: tuple[str, str]) -> dict[str, str]:
    """The open edition with some passages replaced."""
    return changed(EDITION, *changes)
