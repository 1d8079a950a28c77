"""A table of the toy whose deal is written down: tests on it read like a report of play."""

from cavale.core.action import Action
from cavale.core.dice import FastDice, ScriptedDice
from cavale.core.event import Event
from cavale.core.match import Match
from cavale.core.message import Message, step_name
from cavale.core.post import Post
from core.toy import EDITION, GAME, ToyGame
from core.toy.state import Toy

ANNA, BERT, CARO, PUBLIC = 0, 1, 2, 3  # three players, and the spectators


class ToyTable:
    """Anna holds cards 0 and 1 and runs first, Bert holds 2 and 3 and hunts her, Caro holds 4 and 5 and is the spy."""

    def __init__(
        self,
        *,
        game: ToyGame = GAME,
        live: bool = True,
        seats: int = 3,
        numbers: dict[str, list[int]] | None = None,
        **options,
    ):
        scripted = {"spy": [CARO]} | (numbers or {})
        dice = ScriptedDice(scripted, {"deal": [list(range(9))]}, FastDice(7))
        self.match = Match(game, EDITION, dice, seats=seats, options=options, live=live)
        self.post = Post(self.match)
        self.now = 0

    # -- questions

    @property
    def s(self) -> Toy:
        assert isinstance(self.match.state, Toy)
        return self.match.state

    @property
    def step(self) -> str:
        return step_name(self.s.agenda[-1]) if self.s.agenda else ""

    def action(self, verb: str, **args) -> Action:
        found = self.match.box.actions.find(verb, args)
        assert found is not None, f"the toy has no {verb} {args}"
        return found

    def options(self, seat: int) -> list[str]:
        return [str(action) for action in self.match.options_of(seat)]

    def offers(self, seat: int) -> list[str]:
        return [str(action) for action in self.match.offers_to(seat)]

    def draft(self, seat: int) -> list[str]:
        return [str(action) for action in self.s.drafts[seat]]

    def told(self, seat: int, kind: type[Event] | None = None) -> list[Event]:
        return [event for event in self.match.told[seat] if kind is None or isinstance(event, kind)]

    # -- what happens

    def does(self, seat: int, verb: str, *, by: int | None = None, **args) -> "ToyTable":
        self.now += 1000
        self.match.play(seat, self.action(verb, **args), by=by, at=self.now)
        return self

    def takes_back(self, seat: int) -> "ToyTable":
        self.now += 1000
        self.match.take_back(seat, at=self.now)
        return self

    def time_is_up(self, window: str) -> "ToyTable":
        self.now += 1000
        self.match.time_up(window, at=self.now)
        return self

    def all_lay(self) -> "ToyTable":
        for seat in range(self.match.seats):
            self.does(seat, "lay", card=self.s.hands[seat][0]).does(seat, "lock")
        return self

    def until_mark(self) -> "ToyTable":
        """The cards are laid, and the dark is slept through: the hunter is to set cameras."""
        self.all_lay()
        self.does(self.s.spy, "sleep")
        return self.time_is_up("dark") if self.match.live else self

    def until_walk(self, *cameras: int) -> "ToyTable":
        """The cameras are set, too: the runner is to walk."""
        self.until_mark()
        for place in cameras or (1, 2):
            self.does(self.s.hunter, "mark", place=place)
        return self.does(self.s.hunter, "confirm")

    def until_chase(self, *path: int) -> "ToyTable":
        """The runner has taken this path: the hunter is to take a stance."""
        self.until_walk()
        for place in path:
            self.does(self.s.runner, "go", place=place)
        return self.does(self.s.runner, "done")

    # -- what is sent

    def mail(self) -> list[Message | None]:
        """What each viewer is sent now."""
        return [self.post.deliver(viewer) for viewer in range(self.match.seats + 1)]
