"""The toy: a small but complete game that uses every mechanism of the engine at once.

One player runs and one hunts on a ring of places, and one of them all is secretly a spy. It stands in the test tree and
is interpreted, as a game of another package would be; the compiled core plays it all the same.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from cavale.bots.random_bot import RandomBot
from cavale.core.action import Value
from cavale.core.edition import Edition, parse
from cavale.core.event import Event
from cavale.core.game import BotMaker, Game, TableOption
from cavale.core.grace import Grace
from cavale.core.problem import Problem, fault
from cavale.core.refusal import Refusal
from core.toy.belief import ToyBelief
from core.toy.state import Toy, ToyBox, ToyEdition
from core.toy.steps import DEAL, Dark, Lay, Walk
from core.toy.view import ToyView, view

EDITION = {"toy.toml": (Path(__file__).parent / "edition" / "toy.toml").read_text(encoding="utf-8")}

# More coins and fewer words: more happens in between.
BUSY = {"toy.toml": EDITION["toy.toml"].replace("coins = 1", "coins = 3").replace("claims = 2", "claims = 1")}


def faults(edition: ToyEdition) -> Iterator[Problem]:
    numbers = edition.numbers
    if 4 * numbers.hand > numbers.cards:
        yield fault("TOY-SET-01", "numbers.cards", "toy-too-few-cards", hand=numbers.hand)
    if numbers.places < 1:
        yield fault("TOY-SET-01", "numbers.places", "at-least", least=1)


class ToyGame(Game[Toy]):
    id = "toy"
    rules = 1
    seat_counts = range(3, 5)
    public = False

    def options(self) -> tuple[TableOption, ...]:
        return (TableOption("rounds", (1, 2), 2), TableOption("spies", (True, False), True))

    def read_edition(self, files: Mapping[str, str]) -> ToyEdition:
        return parse(ToyEdition, files, faults)

    def box(self, edition: Edition, options: Mapping[str, Value | bool], seats: int, live: bool) -> ToyBox:
        assert isinstance(edition, ToyEdition)
        return ToyBox(edition.numbers, int(options["rounds"]), bool(options["spies"]), seats, live)

    def start(self, box: ToyBox) -> Toy:
        s = Toy(box)
        s.push(DEAL)
        return s

    def view(self, s: Toy, seat: int) -> ToyView:
        return view(s, seat)

    def belief(self, box: ToyBox, seat: int, view: ToyView, told: Sequence[Event]) -> ToyBelief:
        return ToyBelief(box, view)

    def bots(self) -> Mapping[str, BotMaker]:
        return {"random": RandomBot}

    def silence(self, s: Toy, seat: int) -> Refusal | None:
        hushed = s.agenda and isinstance(s.agenda[-1], Lay | Dark)
        return Refusal("TOY-CLAIM-01", "toy-hush") if hushed else None

    def why_not_stop(self, s: Toy) -> Refusal | None:
        return Refusal("TOY-DARK-01", "toy-dark") if s.agenda and isinstance(s.agenda[-1], Dark) else None


class PatientToy(ToyGame):
    """The same with a clock that bears a broken line, and a table that rests only if all agree."""

    def grace(self, options: Mapping[str, Value | bool]) -> Grace | None:
        return Grace("TOY-WAIT-01")

    def on_turn(self, s: Toy) -> int:
        return s.agenda[-1].seats(s) if s.agenda and isinstance(s.agenda[-1], Walk) else 0

    def unanimous(self, motion: str, options: Mapping[str, Value | bool]) -> bool:
        return True


GAME = ToyGame()
PATIENT = PatientToy()
