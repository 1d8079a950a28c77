"""A game: the table of contents of its rules."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from cavale.core.action import Value
from cavale.core.belief import Belief
from cavale.core.edition import Edition, Name
from cavale.core.event import Event
from cavale.core.grace import Grace
from cavale.core.problem import Problem
from cavale.core.refusal import Refusal
from cavale.core.state import Box, State
from cavale.core.table import Table

if TYPE_CHECKING:
    from cavale.core.bot import Bot

S = TypeVar("S", bound=State)

BotMaker = Callable[[int], "Bot"]  # a seed for the bot's own chance


class OptionError(Exception):
    """A table option that does not exist, or a value it cannot have. `said` is for words to people."""

    def __init__(self, text: str, kind: str, **args: Value) -> None:
        super().__init__(text)
        self.said: dict[str, Value] = {"kind": kind, **args}


class TableOption:
    """A rule that a table may choose: a key, its default and what else it can be."""

    def __init__(self, key: str, values: Sequence[Value | bool], default: Value | bool, rule: str = "") -> None:
        self.key = key
        self.values = tuple(values)
        self.default = default
        self.rule = rule

    def parse(self, text: object) -> Value | bool:
        """The value written so, typed as in `values`."""
        for value in self.values:
            if str(text).lower() == str(value).lower():
                return value
        shown = ", ".join(str(value).lower() for value in self.values[:8]) + (" …" if len(self.values) > 8 else "")
        value = str(text)
        raise OptionError(
            f"{self.key} cannot be {text!r}: one of {shown}", "value", option=self.key, value=value, values=shown
        )


class Game(Generic[S]):
    """What the engine, the server, the lab and the terminal need to know of a game. Subclass and fill in."""

    id: str  # the name in code, files and addresses
    rules: int = 1  # raised when a stored match would replay differently
    seat_counts: range
    public: bool = True  # whether players are shown it
    bot_wait: tuple[float, float] = (1.2, 2.6)  # seconds a bot takes for an action, from … to: whatever it holds

    def options(self) -> tuple[TableOption, ...]:
        return ()

    def options_alone(self) -> dict[str, Value | bool]:
        """What one person among bots plays with, unless it is chosen otherwise: nobody waits, so no clock runs."""
        clocks = [option for option in self.options() if option.key == "clocks" and "off" in option.values]
        return {option.key: "off" for option in clocks}

    def options_untimed(self) -> dict[str, Value | bool]:
        """What is played where nobody keeps the time, as in the terminal, unless it is chosen otherwise."""
        return self.options_alone()

    def read_edition(self, files: Mapping[str, str]) -> Edition:
        """Parse and validate; raises EditionError."""
        raise NotImplementedError

    def edition_warnings(self, edition: Edition) -> list[Problem]:
        """What is playable but looks like a slip."""
        return []

    def names(self, edition: Edition) -> Mapping[str, Mapping[Value, Name]]:
        """What the values of an argument are called, where they are neither seats nor ids of the edition."""
        return {}

    def faces(self, edition: Edition) -> Any:
        """What is printed on the things of an edition, for a client that draws them: the same for all who look."""
        return None

    def cast(self, edition: Edition, options: Mapping[str, Value | bool], seats: int) -> Sequence[tuple[str, ...]]:
        """Whom each seat plays, by ids of the edition; none if the seats are alike, or texts (`game-seat-…`) say it."""
        return ()

    def picture(self, edition: Edition, lang: str) -> str:
        """The board of an edition as an SVG; empty if there is none to draw."""
        return ""

    def box(self, edition: Edition, options: Mapping[str, Value | bool], seats: int, live: bool) -> Box:
        """What lies on the table. Matches may share a box that holds nothing that changes."""
        raise NotImplementedError

    def start(self, box: Any) -> S:
        """A state whose agenda begins with the set-up."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> Any:
        """What a seat sees, built field by field. Seat number `box.seats` is the spectator."""
        raise NotImplementedError

    def belief(self, box: Any, seat: int, view: Any, told: Sequence[Event]) -> Belief[S]:
        """What a seat can believe, from its view and what it was told and nothing else."""
        raise NotImplementedError

    def bots(self) -> Mapping[str, BotMaker]:
        """The levels of bot, each with its maker; the first is the default."""
        return {}

    def silence(self, s: S, seat: int) -> Refusal | None:
        """Why a seat may not speak freely now, or None if talk is open to it."""
        return None

    def veiled(self, s: S) -> bool:
        """Whether signs of life (presence, takeovers) must stand still now, since they could tell something."""
        return False

    def acts_in_the_dark(self, s: S) -> int:
        """How many actions it takes to use what a seat may use or decline now while all is veiled."""
        return 0

    def bot_waits(self, view: Any, seat: int, people: int) -> bool:
        """Whether a bot in this seat should still give the people at the table (bits) time to talk, or to choose."""
        return False

    def by_correspondence(self, options: Mapping[str, Value | bool]) -> bool:
        """Whether a decision may take a day: nobody is expected at the table, and only the end of a window decides."""
        return options.get("clocks") == "correspondence"

    def progress(self, view: Any) -> Mapping[str, Value]:
        """Where a match stands, from the spectator's view: arguments of the text `game-progress`; none, no text."""
        return {}

    def round(self, view: Any) -> int:
        """In which round (or turn) a match is, from the spectator's view; 0: the game has none. Seats change hands
        between rounds.
        """
        stands = self.progress(view)
        return int(stands.get("round", stands.get("turn", 0)))

    def why_not_stop(self, s: S) -> Refusal | None:
        """Why the table may not pause or be abandoned just now."""
        return None

    def why_no_undo(self) -> Refusal | None:
        """Why nothing is undone in this game, not even if all agree."""
        return None

    def why_no_pause(self, options: Mapping[str, Value | bool]) -> Refusal | None:
        """Why this table may not agree on a pause at all."""
        return None

    def unanimous(self, motion: str, options: Mapping[str, Value | bool]) -> bool:
        """Whether all must agree to a motion (pause, resume, abandon). Otherwise the majority decides."""
        return False

    def grace(self, options: Mapping[str, Value | bool]) -> Grace | None:
        """How the clock bears that a line breaks; None: it runs on, and after a while a bot holds the seat."""
        return None

    def on_turn(self, s: S) -> int:
        """The seats, as bits, for which the clock may freeze now: while it runs, those whose turn it is.

        All see whom the clock freezes for, so where turns are hidden there is no grace.
        """
        return 0

    def why_no_hot_seat(self, options: Mapping[str, Value | bool]) -> Refusal | None:
        """Why one device for all seats will not do: a clock would run on while it is passed around."""
        clocks = [option for option in self.options() if option.key == "clocks" and options["clocks"] != "off"]
        return Refusal(clocks[0].rule, "hot-seat-without-clocks") if clocks else None

    def abandon(self, s: S, t: Table) -> None:
        """Tell what is told when a match is given up, and end it without a winner."""
        s.finish()

    def full_options(self, chosen: Mapping[str, object]) -> dict[str, Value | bool]:
        """All options with their values, the chosen ones checked."""
        known = {option.key: option for option in self.options()}
        for key in chosen:
            if key not in known:
                options = ", ".join(known)
                text = f"{key} is not an option of {self.id}: {options or 'it has none'}"
                raise OptionError(text, "unknown" if known else "none", option=key, options=options)
        return {key: option.parse(chosen[key]) if key in chosen else option.default for key, option in known.items()}
