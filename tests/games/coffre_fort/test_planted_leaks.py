"""Leaks planted into La Course au Coffre-Fort: the search must find each. They need no patch of compiled code."""

import pytest

from cavale import catalog
from cavale.core import event as engine
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.coffre_fort import GAME
from cavale.lab.live import People
from games.coffre_fort.test_leaks import told_to_others
from games.planted import SENT, search, seeing, tell_by_refusals

FILES = catalog.default_edition(GAME)
TABLES = [(2, {"open_hands": False, "mode": "budget"}), (3, {"open_hands": False, "mode": "budget"})]


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
    assert search(seeing(GAME, **{field: value}), TABLES).what in SENT


def test_a_refusal_that_tells_too_much(monkeypatch):
    tell_by_refusals(monkeypatch, lambda s: s.traps[0])
    assert search(GAME, TABLES).what == "refusal"


def test_an_event_told_to_the_whole_table_is_caught_by_the_list_of_recipients(monkeypatch):
    """What was told is the oracle of the pairs, so this one is for the table written by hand."""
    honest = engine.as_told
    monkeypatch.setattr("cavale.core.match.as_told", lambda event, to, viewer: honest(event, -1, viewer))
    match = Match(GAME, FILES, FastDice(1), seats=3, options={"open_hands": False}, live=True, hashed=False)
    People(match, FastDice(2)).play()
    wrong = told_to_others(match)
    assert any("ToolsDealt" in line for line in wrong)
    assert any("RobotMoved" in line for line in wrong)
