"""Red Notice: a forger who moves in secret, and the agent who hunts her. Two players.

Read `state.py` (what there is), `rounds.py` (the sequence of play), then `steps/` (the rules, part by part).
"""

from collections.abc import Mapping, Sequence

from cavale.bots.random_bot import RandomBot
from cavale.core.action import Value
from cavale.core.edition import Edition, Name
from cavale.core.event import Event
from cavale.core.game import BotMaker, Game, TableOption
from cavale.core.problem import Problem
from cavale.core.table import Table
from cavale.games.red_notice import clocks, playable, setup
from cavale.games.red_notice.belief import RedNoticeBelief
from cavale.games.red_notice.bot import RedNoticeBot, steady
from cavale.games.red_notice.box import RedNoticeBox
from cavale.games.red_notice.edition import RedNoticeEdition
from cavale.games.red_notice.faces import faces
from cavale.games.red_notice.look import look
from cavale.games.red_notice.names import names
from cavale.games.red_notice.state import ABANDONED, NO_WINNER, RedNotice
from cavale.games.red_notice.steps.ending import end
from cavale.games.red_notice.view import Faces, RedNoticeView

OPTIONS = (
    TableOption("identities", ("random", "beginner", "choose"), "random", "RN-SETUP-15"),
    TableOption("joker_icons", (1, 2), 1, "RN-ACT-04"),
    TableOption("capture_ends", ("action", "card"), "action", "RN-CAP-02"),
    TableOption("black_barrier_movable", (True, False), True, "RN-SEC-06"),
    TableOption("black_radar_repeat", (True, False), True, "RN-RAD-05"),
    TableOption("lawyer_tokens", ("supply", "removed"), "supply", "RN-ID-16"),
    TableOption("destroy_units_target", ("black", "any"), "black", "RN-ID-18"),
    TableOption("announce_at", ("movement", "card_turn"), "movement", "RN-MOVE-05"),
    TableOption("pay_timing", ("stops", "live", "own_turn"), "stops", "RN-TIME-04"),
    TableOption("impossible_goal", ("continue", "jessah_wins"), "continue", "RN-END-04"),
    TableOption("round_cap", range(31), 0, "RN-ROUND-04"),
    TableOption("agent_notebook", (True, False), True, "RN-NET-04"),
    TableOption("clocks", (clocks.LIVE, clocks.OFF, clocks.CORRESPONDENCE), clocks.LIVE, "RN-NET-01"),
)


class TheRedNotice(Game[RedNotice]):
    id = "red_notice"
    rules = 2
    seat_counts = range(2, 3)

    def options(self) -> tuple[TableOption, ...]:
        return OPTIONS

    def read_edition(self, files: Mapping[str, str]) -> RedNoticeEdition:
        return playable.read(files)

    def edition_warnings(self, edition: Edition) -> list[Problem]:
        assert isinstance(edition, RedNoticeEdition)
        return list(playable.warnings(edition))

    def names(self, edition: Edition) -> Mapping[str, Mapping[Value, Name]]:
        assert isinstance(edition, RedNoticeEdition)
        return names(edition)

    def faces(self, edition: Edition) -> Faces:
        assert isinstance(edition, RedNoticeEdition)
        return faces(edition)

    def box(self, edition: Edition, options: Mapping[str, Value | bool], seats: int, live: bool) -> RedNoticeBox:
        assert isinstance(edition, RedNoticeEdition)
        return RedNoticeBox(edition, dict(options), live)

    def start(self, box: RedNoticeBox) -> RedNotice:
        return setup.start(box)

    def view(self, s: RedNotice, seat: int) -> RedNoticeView:
        return look(s, seat)

    def belief(self, box: RedNoticeBox, seat: int, view: RedNoticeView, told: Sequence[Event]) -> RedNoticeBelief:
        return RedNoticeBelief(box, seat, view, told)

    def progress(self, view: RedNoticeView) -> Mapping[str, Value]:
        return {"round": view.round} if view.round else {}

    def abandon(self, s: RedNotice, t: Table) -> None:
        """RN-END-06 An abandoned match has no winner, and everything is shown."""
        end(s, t, NO_WINNER, ABANDONED)

    def bots(self) -> Mapping[str, BotMaker]:
        return {"clever": RedNoticeBot, "steady": steady, "random": RandomBot}


GAME = TheRedNotice()
