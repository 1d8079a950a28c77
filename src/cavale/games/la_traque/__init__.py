"""La Traque: four factions search for the fugitives of a fallen regime. Two to four players.

Read `state.py` (what there is), `steps/turn.py` (the sequence of play), `steps/` (the actions), `ops/` (what cards do).
"""

from collections.abc import Mapping, Sequence

from cavale.bots.random_bot import RandomBot
from cavale.core.action import Value
from cavale.core.edition import Edition, Name
from cavale.core.event import Event
from cavale.core.game import BotMaker, Game, TableOption
from cavale.core.problem import Problem
from cavale.core.table import Table
from cavale.games.la_traque import clocks, playable, setup
from cavale.games.la_traque.belief import LaTraqueBelief
from cavale.games.la_traque.bot import CleverBot, SteadyBot
from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.edition import LaTraqueEdition
from cavale.games.la_traque.faces import faces, names
from cavale.games.la_traque.look import look
from cavale.games.la_traque.shown import everything
from cavale.games.la_traque.state import OVER, LaTraque
from cavale.games.la_traque.tables import box_for
from cavale.games.la_traque.view import Faces, LaTraqueView

OPTIONS = (
    TableOption("start_rumours", (2, 3), 2, "LT-SETUP-16"),
    TableOption("faction_pick", ("free", "draft", "random"), "free", "LT-SETUP-10"),
    TableOption("place_decks", ("two", "own"), "two", "LT-ACT-MOVE-09"),
    TableOption("recall", (False, True), False, "LT-ACT-MOVE-02"),
    TableOption("symbols_as_rumour", (True, False), True, "LT-ACT-CAPTURE-04"),
    TableOption("effect_capture", ("full", "card_only"), "full", "LT-ACT-CAPTURE-16"),
    TableOption("collectivisation", ("reserve", "hq"), "reserve", "LT-CCCP-05"),
    TableOption("tribunal", ("recurrent", "single"), "recurrent", "LT-TZAAR-06"),
    TableOption("visible_backs", (False, True), False, "LT-ACT-INFORM-02"),
    TableOption("clocks", (clocks.LIVE, clocks.OFF, clocks.SLOW, clocks.CORRESPONDENCE), clocks.LIVE, "LT-NET-01"),
)


class TheLaTraque(Game[LaTraque]):
    id = "la_traque"
    rules = 2
    seat_counts = range(2, 5)

    def options(self) -> tuple[TableOption, ...]:
        return OPTIONS

    def read_edition(self, files: Mapping[str, str]) -> LaTraqueEdition:
        return playable.read(files)

    def edition_warnings(self, edition: Edition) -> list[Problem]:
        assert isinstance(edition, LaTraqueEdition)
        return list(playable.warnings(edition))

    def names(self, edition: Edition) -> Mapping[str, Mapping[Value, Name]]:
        assert isinstance(edition, LaTraqueEdition)
        return names(edition)

    def faces(self, edition: Edition) -> Faces:
        assert isinstance(edition, LaTraqueEdition)
        return faces(edition)

    def box(self, edition: Edition, options: Mapping[str, Value | bool], seats: int, live: bool) -> LaTraqueBox:
        assert isinstance(edition, LaTraqueEdition)
        return box_for(edition, dict(options), seats, live)

    def start(self, box: LaTraqueBox) -> LaTraque:
        return setup.start(box)

    def view(self, s: LaTraque, seat: int) -> LaTraqueView:
        return look(s, seat)

    def belief(self, box: LaTraqueBox, seat: int, view: LaTraqueView, told: Sequence[Event]) -> LaTraqueBelief:
        return LaTraqueBelief(box, seat, view, told)

    def bot_waits(self, view: LaTraqueView, seat: int, people: int) -> bool:
        """LT-SETUP-10 Where factions are free to take, people choose first; before a draft a first player is drawn."""
        choosing = [player.seat for player in view.players if player.faction is None]
        return view.first is None and any(people >> person & 1 for person in choosing)

    def progress(self, view: LaTraqueView) -> Mapping[str, Value]:
        if not view.round:
            return {}
        return {"round": view.round, "points": max(player.points for player in view.players)}

    def abandon(self, s: LaTraque, t: Table) -> None:
        """LT-END-02 Nobody has won, and everything is shown."""
        s.phase = OVER
        if t.telling:
            t.tell(everything(s))
        s.finish()

    def bots(self) -> Mapping[str, BotMaker]:
        return {"clever": CleverBot, "steady": SteadyBot, "random": RandomBot}


GAME = TheLaTraque()
