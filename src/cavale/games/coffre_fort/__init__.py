"""La Course au Coffre-Fort: a team of agents looks for four keys before the clock runs out. Two to four players.

Read `state.py` (what there is), `steps/turn.py` (the sequence of play), then `steps/` (the rules, part by part).
"""

from collections.abc import Mapping, Sequence

from cavale.bots.random_bot import RandomBot
from cavale.core.action import Value
from cavale.core.edition import Edition
from cavale.core.event import Event
from cavale.core.game import BotMaker, Game, TableOption
from cavale.core.problem import Problem
from cavale.core.table import Table
from cavale.games.coffre_fort import picture, playable, setup
from cavale.games.coffre_fort.belief import CoffreFortBelief
from cavale.games.coffre_fort.box import BY_PLAYERS, CoffreFortBox, box_for
from cavale.games.coffre_fort.edition import CoffreFortEdition
from cavale.games.coffre_fort.faces import faces
from cavale.games.coffre_fort.look import look
from cavale.games.coffre_fort.state import RESIGNED, CoffreFort
from cavale.games.coffre_fort.steps.winning import defeat
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

    def options(self) -> tuple[TableOption, ...]:
        return OPTIONS

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

    def abandon(self, s: CoffreFort, t: Table) -> None:
        """CF-WIN-05 The team resigns: it has lost, and everything is shown."""
        defeat(s, t, RESIGNED)

    def bots(self) -> Mapping[str, BotMaker]:
        return {"random": RandomBot}


GAME = TheCoffreFort()
