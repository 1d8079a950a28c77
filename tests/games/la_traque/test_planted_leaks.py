"""Leaks planted into La Traque: the search must find each. They need no patch of compiled code."""

import msgspec
import pytest

from cavale import catalog
from cavale.core import event as engine
from cavale.core.action import Action
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.refusal import Refusal
from cavale.games.la_traque import GAME, TheLaTraque
from cavale.lab.leaks import Leak, Plan, hunt
from cavale.lab.live import People
from cavale.lab.swaps import swaps_of
from games.la_traque.test_leaks import told_to_others

FILES = catalog.default_edition(GAME)
SENT = ("message", "time", "one message more")
ENOUGH = 30_000


def search(game: TheLaTraque = GAME) -> Leak:
    found = swaps_of(GAME.id)
    assert found is not None
    swaps = msgspec.structs.replace(found, tables=[(2, {"faction_pick": "random"})])
    plan = Plan(refusals=1, connects=1000, decisions=1000, bot="random")
    *_, report = hunt(game, FILES, swaps, plan, ENOUGH)
    assert report.leaks, "the planted leak was not found"
    return report.leaks[0]


class Seeing(TheLaTraque):
    """The game with fields of its view replaced."""

    def __init__(self, **fields):
        self.fields = fields

    def view(self, s, seat):
        values = {name: value(s, seat) for name, value in self.fields.items()}
        return msgspec.structs.replace(super().view(s, seat), **values)


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
    assert search(Seeing(**{field: value})).what in SENT


def test_a_refusal_that_tells_too_much(monkeypatch):
    honest = Match.why_not

    def why_not(self, seat: int, action: Action, by: int | None = None) -> Refusal | None:
        refusal = honest(self, seat, action, by)
        return refusal and msgspec.structs.replace(refusal, args={"card": sum(n * n for n in self.state.hand)})

    monkeypatch.setattr(Match, "why_not", why_not)
    assert search().what == "refusal"


def test_an_event_told_to_the_whole_table_is_caught_by_the_list_of_recipients(monkeypatch):
    """What was told is the oracle of the pairs, so this one is for the table written by hand."""
    honest = engine.as_told
    monkeypatch.setattr("cavale.core.match.as_told", lambda event, to, viewer: honest(event, -1, viewer))
    match = Match(GAME, FILES, FastDice(1), seats=2, options={"faction_pick": "random"}, live=True, hashed=False)
    People(match, FastDice(2)).play()
    wrong = told_to_others(match)
    assert any("CluesDrawn" in line for line in wrong)
    assert any("CardsKept" in line for line in wrong)
