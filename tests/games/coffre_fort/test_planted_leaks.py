"""Leaks planted into La Course au Coffre-Fort: the search must find each. They need no patch of compiled code."""

import msgspec
import pytest

from cavale import catalog
from cavale.core import event as engine
from cavale.core.action import Action
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.refusal import Refusal
from cavale.games.coffre_fort import GAME, TheCoffreFort
from cavale.lab.leaks import Leak, Plan, hunt
from cavale.lab.live import People
from cavale.lab.swaps import swaps_of
from games.coffre_fort.test_leaks import told_to_others

FILES = catalog.default_edition(GAME)
SENT = ("message", "time", "one message more")
ENOUGH = 60_000
TABLES = [(2, {"open_hands": False, "mode": "budget"}), (3, {"open_hands": False, "mode": "budget"})]


def search(game: TheCoffreFort = GAME) -> Leak:
    found = swaps_of(GAME.id)
    assert found is not None
    swaps = msgspec.structs.replace(found, tables=TABLES)
    plan = Plan(refusals=1, connects=1000, decisions=1000, bot="random")
    *_, report = hunt(game, FILES, swaps, plan, ENOUGH)
    assert report.leaks, "the planted leak was not found"
    return report.leaks[0]


class Seeing(TheCoffreFort):
    """The game with fields of its view replaced."""

    def __init__(self, **fields):
        self.fields = fields

    def view(self, s, seat):
        values = {name: value(s, seat) for name, value in self.fields.items()}
        return msgspec.structs.replace(super().view(s, seat), **values)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("discard", lambda s, _: tuple(s.box.traps[trap] for trap in s.traps)),  # all traps
        ("keys_needed", lambda s, _: s.tokens[0]),  # the token of the first room
        ("keys", lambda s, _: s.tokens.index(0)),  # the first room with a key
        ("robot", lambda s, _: s.hands[s.roller]),  # the roller's cards
        ("passages", lambda s, _: tuple(s.box.names[r] for r, t in zip(s.box.red, s.tokens, strict=True) if t == 1)),
        ("turn", lambda s, _: s.turn + 1000 * s.traps[-1]),  # the trap of the last room
    ],
    ids=["traps", "token", "key", "hand", "passages", "trap"],
)
def test_a_view_that_shows_more(field, value):
    assert search(Seeing(**{field: value})).what in SENT


def test_a_refusal_that_tells_too_much(monkeypatch):
    honest = Match.why_not

    def why_not(self, seat: int, action: Action, by: int | None = None) -> Refusal | None:
        refusal = honest(self, seat, action, by)
        return refusal and msgspec.structs.replace(refusal, args={"trap": self.state.traps[0]})

    monkeypatch.setattr(Match, "why_not", why_not)
    assert search().what == "refusal"


def test_an_event_told_to_the_whole_table_is_caught_by_the_list_of_recipients(monkeypatch):
    """What was told is the oracle of the pairs, so this one is for the table written by hand."""
    honest = engine.as_told
    monkeypatch.setattr("cavale.core.match.as_told", lambda event, to, viewer: honest(event, -1, viewer))
    match = Match(GAME, FILES, FastDice(1), seats=3, options={"open_hands": False}, live=True, hashed=False)
    People(match, FastDice(2)).play()
    wrong = told_to_others(match)
    assert any("ToolsDealt" in line for line in wrong)
    assert any("RobotMoved" in line for line in wrong)
