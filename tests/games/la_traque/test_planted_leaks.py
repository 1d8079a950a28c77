"""Leaks planted into La Traque: the search must find each. They need no patch of compiled code."""

import pytest

from cavale import catalog
from cavale.core import event as engine
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.la_traque import GAME
from cavale.lab.live import People
from games.la_traque.test_leaks import told_to_others
from games.planted import SENT, search, seeing, tell_by_refusals

FILES = catalog.default_edition(GAME)
TABLES = [(2, {"faction_pick": "random"})]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("gone", lambda s, _: tuple(str(kind) for deck in s.decks[:3] for kind in deck)),  # the decks
        ("peeked", lambda s, seat: tuple(str(n) for n in s.hand if seat)),  # all hands, for all but one
        ("placed", lambda s, _: tuple(str(n) for n in s.under)),  # what lies under agents
        ("placed", lambda s, _: tuple(str(n) for n in s.reserve)),  # the Reserves
        ("fugitive_decks", lambda s, _: tuple(deck[-1] if deck else 0 for deck in s.fugitive_decks)),  # the next
        ("draft", lambda s, _: tuple(str(a) for draft in s.drafts for a in draft)),  # what others are about to keep
    ],
    ids=["decks", "hands", "under", "reserve", "next", "drafts"],
)
def test_a_view_that_shows_more(field, value):
    assert search(seeing(GAME, **{field: value}), TABLES).what in SENT


def test_a_refusal_that_tells_too_much(monkeypatch):
    tell_by_refusals(monkeypatch, lambda s: sum(place * count for place, count in enumerate(s.hand)))
    assert search(GAME, TABLES).what == "refusal"


def test_an_event_told_to_the_whole_table_is_caught_by_the_list_of_recipients(monkeypatch):
    """What was told is the oracle of the pairs, so this one is for the table written by hand."""
    honest = engine.as_told
    monkeypatch.setattr("cavale.core.match.as_told", lambda event, to, viewer: honest(event, -1, viewer))
    match = Match(GAME, FILES, FastDice(1), seats=2, options={"faction_pick": "random"}, live=True, hashed=False)
    People(match, FastDice(2)).play()
    wrong = told_to_others(match)
    assert any("CluesDrawn" in line for line in wrong)
    assert any("CardsKept" in line for line in wrong)
