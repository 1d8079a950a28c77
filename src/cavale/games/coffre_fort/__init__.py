"""La Course au Coffre-Fort: a team of agents looks for four keys before the clock runs out. Two to four players.

Read `state.py` (what there is), `steps/turn.py` (the sequence of play), then `steps/` (the rules, part by part).
"""

from collections.abc import Mapping, Sequence

from cavale.bots.random_bot import RandomBot
from cavale.core.action import Value
from cavale.core.edition import Edition
from cavale.core.event import Event
from cavale.core.game import BotMaker, Game, TableOption
from cavale.core.grace import Grace
from cavale.core.problem import Problem
from cavale.core.refusal import Refusal
from cavale.core.table import Table
from cavale.games.coffre_fort import picture, playable, setup
from cavale.games.coffre_fort.belief import CoffreFortBelief
from cavale.games.coffre_fort.bot import CoffreFortBot, SteadyBot
from cavale.games.coffre_fort.box import BY_PLAYERS, CoffreFortBox, box_for
from cavale.games.coffre_fort.edition import CoffreFortEdition
from cavale.games.coffre_fort.faces import faces
from cavale.games.coffre_fort.look import look
from cavale.games.coffre_fort.state import RESIGNED, TURN, CoffreFort
from cavale.games.coffre_fort.steps.winning import TurnDial, defeat
from cavale.games.coffre_fort.view import CoffreFortView, Faces

OPTIONS = (
    TableOption("mode", ("clock", "budget"), "clock", "CF-PAUSE-05"),
    TableOption("minutes", (BY_PLAYERS, 15, 22, 30), BY_PLAYERS, "CF-TIME-12"),
    TableOption("agents_per_player", (1, 2), 1, "CF-VAR-02"),
    TableOption("open_hands", (True, False), True, "CF-HIDE-03"),
    TableOption("partial_moves", (False, True), False, "CF-MOVE-05"),
    TableOption("passage_any_roll", (False, True), False, "CF-PASS-03"),
    TableOption("passage_exit", ("hop", "walk"), "hop", "CF-PASS-06"),
    TableOption("pushback", ("replace", "after"), "replace", "CF-TOOL-06"),
    TableOption("lockpicks_from_outside", (False, True), False, "CF-PRISON-06"),
    TableOption("exit_grace", (False, True), False, "CF-PRISON-09"),
    TableOption("manual_dial", (False, True), False, "CF-WIN-03"),
    TableOption("pause", ("grace", "none", "unanimous"), "grace", "CF-PAUSE-03"),
    TableOption("turn_nudge", (0, *range(10, 61)), 25, "CF-PAUSE-04"),
)


class TheCoffreFort(Game[CoffreFort]):
    id = "coffre_fort"
    rules = 1
    seat_counts = range(2, 5)
    bot_wait = (0.8, 1.4)  # a turn takes about three actions, and the clock runs for all

    def options(self) -> tuple[TableOption, ...]:
        return OPTIONS

    def options_alone(self) -> dict[str, Value | bool]:
        """CF-PAUSE-04 Among bots nobody waits for an idle player. The clock itself is the game."""
        return {"turn_nudge": 0}

    def options_untimed(self) -> dict[str, Value | bool]:
        """CF-PAUSE-05 Without anybody to keep the time, turns are counted."""
        return {"mode": "budget"}

    def read_edition(self, files: Mapping[str, str]) -> CoffreFortEdition:
        return playable.read(files)

    def edition_warnings(self, edition: Edition) -> list[Problem]:
        assert isinstance(edition, CoffreFortEdition)
        return list(playable.warnings(edition))

    def picture(self, edition: Edition, lang: str) -> str:
        assert isinstance(edition, CoffreFortEdition)
        return picture.draw(edition, lang)

    def faces(self, edition: Edition) -> Faces:
        assert isinstance(edition, CoffreFortEdition)
        return faces(edition)

    def cast(self, edition: Edition, options: Mapping[str, Value | bool], seats: int) -> Sequence[tuple[str, ...]]:
        """CF-SETUP-01, CF-VAR-02"""
        box = self.box(edition, options, seats, True)
        agents = range(box.agents)
        return [tuple([box.colours[agent] for agent in agents if box.seat_of[agent] == seat]) for seat in range(seats)]

    def box(self, edition: Edition, options: Mapping[str, Value | bool], seats: int, live: bool) -> CoffreFortBox:
        assert isinstance(edition, CoffreFortEdition)
        return box_for(edition, dict(options), seats, live)

    def start(self, box: CoffreFortBox) -> CoffreFort:
        return setup.start(box)

    def view(self, s: CoffreFort, seat: int) -> CoffreFortView:
        return look(s, seat)

    def belief(self, box: CoffreFortBox, seat: int, view: CoffreFortView, told: Sequence[Event]) -> CoffreFortBelief:
        return CoffreFortBelief(box, seat, view, told)

    def progress(self, view: CoffreFortView) -> Mapping[str, Value]:
        return {"turn": view.turn, "keys": view.keys} if view.turn else {}

    def why_no_pause(self, options: Mapping[str, Value | bool]) -> Refusal | None:
        """CF-PAUSE-01 The clock is not stopped, unless the table plays with a pause that all agree on."""
        if options["pause"] == "unanimous" or options["mode"] == "budget":
            return None
        return Refusal("CF-PAUSE-01", "cf-no-pause")

    def unanimous(self, motion: str, options: Mapping[str, Value | bool]) -> bool:
        """CF-PAUSE-03 A pause needs everybody, CF-WIN-05 and so does resigning. Any majority may go on."""
        return motion != "resume"

    def grace(self, options: Mapping[str, Value | bool]) -> Grace | None:
        """CF-PAUSE-02 Once per seat, twice per match; CF-PAUSE-03 at some tables never. No clock needs none. A closed
        hand stays closed, whoever leaves.
        """
        if options["mode"] == "budget":
            return None
        freezes = 0 if options["pause"] == "none" else 2
        return Grace("CF-PAUSE-07", per_match=freezes, command=bool(options["open_hands"]))

    def on_turn(self, s: CoffreFort) -> int:
        """CF-PAUSE-02 Turns are public, so the freeze tells nothing. The dial is anybody's."""
        return 1 << s.seat() if s.phase == TURN and not isinstance(s.agenda[-1], TurnDial) else 0

    def why_no_undo(self) -> Refusal | None:
        """CF-TIME-01 What is done is done: all would agree to take back a bad throw."""
        return Refusal("CF-TIME-01", "cf-no-undo")

    def abandon(self, s: CoffreFort, t: Table) -> None:
        """CF-WIN-05 The team resigns: it has lost, and everything is shown."""
        defeat(s, t, RESIGNED)

    def bots(self) -> Mapping[str, BotMaker]:
        return {"clever": CoffreFortBot, "steady": SteadyBot, "random": RandomBot}


GAME = TheCoffreFort()
