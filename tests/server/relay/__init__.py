"""The relay: the smallest game with a real clock. A team runs in turn; each runner alone knows her number."""

from collections.abc import Mapping

import msgspec

from cavale import catalog
from cavale.core.action import Action, Value
from cavale.core.edition import Edition, parse
from cavale.core.event import Event, ForAll, ForSeat
from cavale.core.game import Game, TableOption
from cavale.core.grace import Grace
from cavale.core.refusal import Refusal
from cavale.core.state import Box, State
from cavale.core.step import Step
from cavale.core.table import Table, bit
from cavale.core.window import Window

CLOCK, NUDGE = 600_000, 40_000  # milliseconds of a match, and of a turn that nobody plays


class RelayBox(Box):
    def __init__(self, seats: int, live: bool) -> None:
        super().__init__(seats, live)
        self.ready = self.actions.add("ready")
        self.run = self.actions.add("run")


class Relay(State):
    def __init__(self, box: RelayBox) -> None:
        super().__init__(box)
        self.box = box
        self.numbers: list[int] = []  # per seat, who alone knows it
        self.runs = 0

    def returns(self) -> list[float]:
        return [0.0] * self.box.seats


class NumberDealt(Event, frozen=True):
    seat: ForSeat[int]
    number: ForSeat[int]


class Ran(Event, frozen=True):
    seat: ForAll[int]


class Deal(Step[Relay]):
    def run(self, s: Relay, t: Table) -> None:
        for seat in range(s.box.seats):
            s.numbers.append(100 + t.dice.below("number", 900))
            t.tell(NumberDealt(seat, s.numbers[seat]), bit(seat))


class Ready(Step[Relay]):
    def seats(self, s: Relay) -> int:
        return bit(s.box.seats) - 1

    def options(self, s: Relay, seat: int) -> list[Action]:
        return [s.box.ready]

    def run(self, s: Relay, t: Table) -> None:
        s.open(Window("clock", CLOCK))


class Countdown(Step[Relay]):
    """Below all turns, until the time is up."""

    def window(self) -> str:
        return "clock"

    def run(self, s: Relay, t: Table) -> None:
        s.finish()


class Run(Step[Relay]):
    def seats(self, s: Relay) -> int:
        return bit(runner(s))

    def window(self) -> str:
        return "nudge"

    def options(self, s: Relay, seat: int) -> list[Action]:
        return [s.box.run]

    def run(self, s: Relay, t: Table) -> None:
        t.tell(Ran(runner(s)))
        s.runs += 1
        s.then(TURN, self)


class Turn(Step[Relay]):
    def run(self, s: Relay, t: Table) -> None:
        s.open(Window("nudge", NUDGE))


TURN = Turn()


def runner(s: Relay) -> int:
    return s.runs % s.box.seats


class RelayView(msgspec.Struct, frozen=True):
    seat: int
    runs: int
    number: int | None


class RelayGame(Game[Relay]):
    id = "relay"
    seat_counts = range(2, 5)
    public = False

    def options(self) -> tuple[TableOption, ...]:
        return (TableOption("pause", ("grace", "none", "unanimous"), "grace"),)

    def read_edition(self, files: Mapping[str, str]) -> Edition:
        return parse(Edition, files, lambda _: ())

    def box(self, edition: Edition, options: Mapping[str, Value | bool], seats: int, live: bool) -> RelayBox:
        return RelayBox(seats, live)

    def start(self, box: RelayBox) -> Relay:
        s = Relay(box)
        s.then(Deal(), Ready(), TURN, Run(), Countdown())
        return s

    def view(self, s: Relay, seat: int) -> RelayView:
        return RelayView(seat, s.runs, s.numbers[seat] if seat < len(s.numbers) else None)

    def progress(self, view: RelayView) -> Mapping[str, Value]:
        return {"runs": view.runs}

    def why_no_pause(self, options: Mapping[str, Value | bool]) -> Refusal | None:
        return None if options["pause"] == "unanimous" else Refusal("RELAY-03", "no-pause")

    def unanimous(self, motion: str, options: Mapping[str, Value | bool]) -> bool:
        return True

    def grace(self, options: Mapping[str, Value | bool]) -> Grace | None:
        return Grace("RELAY-07", per_match=0 if options["pause"] == "none" else 2)

    def on_turn(self, s: Relay) -> int:
        return bit(runner(s)) if s.windows else 0


GAME = RelayGame()


def install() -> None:
    """Into a server of its own (`Host(plant="server.relay:install")`)."""
    catalog.games()["relay"] = GAME
