"""Leaks planted into La Casa de Papel: the search must find each. They need no patch of compiled code."""

import msgspec
import pytest

from cavale import catalog
from cavale.core import event as engine
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.post import Post
from cavale.games.casa_de_papel import GAME, CasaDePapel
from cavale.lab import leaks
from cavale.lab.live import People
from games.casa_de_papel.test_leaks import told_to_others
from games.planted import SENT, search, seeing, tell_by_refusals

FILES = catalog.default_edition(GAME)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("locked", lambda s, _: s.sealed),  # who has locked
        ("unrevealed", lambda s, _: tuple(s.hands[: len(s.box.kinds)])),  # a counter built from a hand
        ("dark", lambda s, _: s.dark and not s.through),  # lights on as soon as the power is used
        ("raquel", lambda s, _: s.raquel() if s.round >= s.box.raquel_round else None),  # shown too early
        ("teams", lambda s, _: (s.left_out, s.box.red)),  # the split of a table of four
        ("seats", lambda s, _: s.box.seats + 10 * (s.brought_in >= 0)),  # whether there was an exchange
        ("round", lambda s, _: s.round + 10 * (s.peeked + 1)),  # whom the Professor looked at
        ("eligible", lambda s, _: tuple(seat for seat in range(s.box.seats) if s.drafts[seat])),  # who has chosen
    ],
    ids=["lock names", "counter", "dark", "raquel", "teams", "exchange", "peek", "choosing"],
)
def test_a_view_that_shows_more(field, value):
    assert search(seeing(GAME, **{field: value})).what in SENT


def test_a_card_of_now_in_place_of_the_choice():
    """CP-CHO-06: after an exchange the card lying before her is not the one she chose."""

    def mine(s, seat):
        shown = CasaDePapel.view(GAME, s, seat).mine
        return shown and msgspec.structs.replace(shown, hand=(*shown.hand, str(seat == s.put_out)))

    assert search(seeing(GAME, mine=mine)).what in SENT


def test_the_owners_of_revealed_cards():
    def history(s, seat):
        shown = CasaDePapel.view(GAME, s, seat).history
        laid = [[s.box.kinds[s.laid_by(player, row.round)] for player in row.selected] for row in shown if row.revealed]
        return tuple(
            msgspec.structs.replace(row, revealed=tuple(kinds)) for row, kinds in zip(shown, laid, strict=False)
        )

    assert search(seeing(GAME, history=history)).what == "message"


def test_a_silence_that_ends_when_the_power_is_used():
    class Talkative(CasaDePapel):
        def silence(self, s, seat):
            return None if s.through else super().silence(s, seat)

    assert search(Talkative()).what == "refusal"


def test_a_table_that_may_stop_once_the_power_is_used():
    class Hasty(CasaDePapel):
        def why_not_stop(self, s):
            return None if s.through else super().why_not_stop(s)

    assert search(Hasty()).what == "refusal"


def test_a_refusal_that_tells_too_much(monkeypatch):
    tell_by_refusals(monkeypatch, lambda s: s.raquel() if s.round > 1 else -1)
    assert search(GAME).what == "refusal"


def test_a_message_for_every_hidden_step(monkeypatch):
    class Blinking(Post):
        def deliver(self, viewer):
            self._sent[viewer] = None
            return super().deliver(viewer)

    monkeypatch.setattr(leaks, "Post", Blinking)
    assert search(GAME).what in SENT


def test_an_event_told_to_the_whole_table_is_caught_by_the_list_of_recipients(monkeypatch):
    """What was told is the oracle of the pairs, so this one is for the table written by hand."""
    honest = engine.as_told
    monkeypatch.setattr("cavale.core.match.as_told", lambda event, to, viewer: honest(event, -1, viewer))
    match = Match(GAME, FILES, FastDice(1), seats=5, live=True, hashed=False)
    People(match, FastDice(2)).play()
    wrong = told_to_others(match)
    assert any("CardSeen" in line or "PowerDeclined" in line for line in wrong)
    assert any("RoleDealt" in line for line in wrong)
