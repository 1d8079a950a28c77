"""Leaks planted into Red Notice: the search must find each. They need no patch of compiled code."""

import pytest

from cavale import catalog
from cavale.core import event as engine
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.post import Post
from cavale.games.red_notice import GAME
from cavale.lab import leaks
from cavale.lab.live import People
from games.planted import SENT, search, seeing, tell_by_refusals
from games.red_notice.test_leaks import told_to_others

FILES = catalog.default_edition(GAME)


SHORT = [(2, {"round_cap": 4}), (2, {"round_cap": 4, "announce_at": "card_turn"})]  # a cycle and a round


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("angela", lambda s, _: s.box.cities[s.angela] if s.round else None),  # her city, always
        ("captures", lambda s, _: len(s.route)),  # how many moves she has used
        ("supply_radars", lambda s, _: s.supply_radars() + len(s.drafts[0])),  # that she is planning something
        ("bottom", lambda s, _: (s.box.cheques[s.pile[-1]],) if s.pile else ()),  # the top of the pile
        ("pile", lambda s, _: sum(s.has(0, kind) * (kind + 1) for kind in range(len(s.box.cheques)))),  # her hand
        ("round", lambda s, _: s.round + sum(s.bag[-3:])),  # tokens still in the bag
        ("security", lambda s, _: s.security + 10 * (s.angela == s.jessah)),  # whether she is near
        ("discarded", lambda s, _: tuple(s.box.cards[card] for card in s.deck)),  # cards to come
        ("upgrades_left", lambda s, _: sum(s.token)),  # tokens lying face down
        ("gone", lambda s, _: tuple(s.box.upgrades[card] for card in s.upgrade_deck)),  # upgrades to come
    ],
    ids=["city", "moves", "planning", "pile", "hand", "bag", "near", "deck", "tokens", "upgrades"],
)
def test_a_view_that_shows_more(field, value):
    assert search(seeing(GAME, **{field: value}), SHORT).what in SENT


def test_a_radar_returned_while_she_is_still_planning():
    """RN-RAD-12 With a joint list, a spent radar lies on the board like any other."""

    def supply(s, _):
        return s.supply_radars() + s.spent.bit_count()

    assert search(seeing(GAME, supply_radars=supply), SHORT).what in SENT


def test_a_message_for_every_hidden_step(monkeypatch):
    """RN-MOVE-14 The length of a script would be counted."""

    class Blinking(Post):
        def deliver(self, viewer):
            self._sent[viewer] = None
            return super().deliver(viewer)

    monkeypatch.setattr(leaks, "Post", Blinking)
    assert search(GAME, SHORT).what in SENT


def test_a_refusal_that_tells_too_much(monkeypatch):
    tell_by_refusals(monkeypatch, lambda s: s.angela)
    assert search(GAME, SHORT).what == "refusal"


def test_an_event_told_to_the_whole_table_is_caught_by_the_list_of_recipients(monkeypatch):
    """What was told is the oracle of the pairs, so this one is for the table written by hand."""
    honest = engine.as_told
    monkeypatch.setattr("cavale.core.match.as_told", lambda event, to, viewer: honest(event, -1, viewer))
    match = Match(GAME, FILES, FastDice(1), seats=2, live=True, hashed=False)
    People(match, FastDice(2)).play()
    wrong = told_to_others(match)
    assert any("AngelaMoved" in line for line in wrong)
    assert any("TokensDrawn" in line for line in wrong)
