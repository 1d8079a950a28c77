"""Whole matches: the material is all there at every moment, and a belief agrees with what its seat sees."""

import msgspec
import pytest

from cavale.bots.playout import play_out
from cavale.core import agenda
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.snapshot import snapshot
from cavale.core.table import Table
from cavale.games.la_traque import GAME
from cavale.games.la_traque.bottoms import bottoms
from games.chance import Chance
from games.la_traque.conservation import check
from games.la_traque.random_play import one_more
from games.la_traque.table import fresh, table
from rules import rule

TABLES = [
    (2, {"faction_pick": "random", "visible_backs": True}),
    (3, {"recall": True, "place_decks": "own", "tribunal": "single"}),
    (4, {"faction_pick": "draft", "collectivisation": "hq", "effect_capture": "card_only"}),
    (4, {"faction_pick": "random", "symbols_as_rumour": False}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_cards_and_agents_are_all_there(seats, options):
    match = fresh(seats, options, seed=seats, live=True).match
    chance = Chance(seats)
    while not match.over:
        one_more(match, chance, 0.8)
        check(match)
    assert sum(match.state.returns()) <= 1.0


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_belief_looks_the_same_to_its_seat(seats, options):
    match = fresh(seats, options, seed=seats + 10, live=True).match
    chance = Chance(seats)
    number = 0
    while not match.over:
        one_more(match, chance, 0.8)
        number += 1
        if match.asked() and number % 29 == 0:
            agrees(match, match.asked()[0], number)


def agrees(match: Match, seat: int, seed: int) -> None:
    view = match.view(seat)
    s = GAME.belief(match.box, seat, view, match.told_in_force(seat)).sample(FastDice(seed))
    assert msgspec.json.encode(GAME.view(s, seat)) == msgspec.json.encode(view)
    assert s.agenda[-1].options(s, seat) == match.options_of(seat)
    before = snapshot(s)
    clone = s.clone()
    assert snapshot(clone) == before
    play_out(clone, Table(FastDice(seed)), FastDice(seed + 1))
    assert clone.over
    assert snapshot(s) == before


def test_a_sample_differs_in_what_the_seat_does_not_know():
    match = fresh(2, {"faction_pick": "random"}, seed=3).match
    seat = match.asked()[0]
    belief = GAME.belief(match.box, seat, match.view(seat), [])
    hands = {tuple(belief.sample(FastDice(seed)).hand) for seed in range(12)}
    assert len(hands) > 3
    kinds = match.box.kinds
    own = match.state.hand[seat * kinds : (seat + 1) * kinds]
    assert all(list(hand[seat * kinds : (seat + 1) * kinds]) == own for hand in hands)
    assert agenda.pending(match.state) == 1 << seat


@rule("LT-OP-10")
def test_what_was_seen_under_an_agent_is_remembered_until_it_leaves():
    t = table(
        "usa",
        "cccp",
        hands={"usa": "f.col.haerdonck", "cccp": "registry:document*4 f.sci.senkwart rumour"},
        agents={"cccp": {2: "europe registry:medal f.pol.csatar"}},
    )
    t.does("usa", "use", card="f.col.haerdonck", mode="mission").chooses("usa", agent="1:2").does("usa", "end_turn")
    t.does("cccp", "inform", agent=2, card="rumour:rumour").does("cccp", "end_turn")
    belief = GAME.belief(t.box, 0, t.sees("usa"), t.match.told_in_force(0))
    at, medal, csatar = t.box.agents + 1, t.box.names.index("registry:medal"), t.box.names.index("f.pol.csatar")
    for seed in range(8):
        s = belief.sample(FastDice(seed))
        assert s.under[at * t.box.kinds + medal] >= 1
        assert csatar in s.under_cards[at]
        assert msgspec.json.encode(GAME.view(s, 0)) == msgspec.json.encode(t.sees("usa"))


@rule("LT-ACT-CAPTURE-17")
def test_clues_that_all_saw_go_under_a_deck_lie_there_in_a_belief():
    t = table(
        "usa", "cccp", slots={"america:1": "f.pol.csatar"}, agents={"usa": {1: "america registry:document rumour*3"}}
    )
    t.does("usa", "capture", agent=1, slot="america:1").does("usa", "end_turn")
    document = t.box.names.index("registry:document")
    for seat, name in enumerate(("usa", "cccp")):
        belief = GAME.belief(t.box, seat, t.sees(name), t.match.told_in_force(seat))
        assert [belief.sample(FastDice(seed)).decks[0][0] for seed in range(8)] == [document] * 8


def test_clues_that_a_rival_gave_up_unseen_are_not_known():
    """Nor what a rival did not keep after a look at a deck, even while cards of theirs are revealed."""
    match = fresh(3, {"faction_pick": "random"}, seed=5).match
    chance = Chance(3)
    number = known = 0
    while not match.over:
        one_more(match, chance, 0.8)
        number += 1
        if number % 17 == 0 and match.asked():
            known += known_at_bottoms(match, match.asked()[0])
    assert known


def known_at_bottoms(match: Match, seat: int) -> int:
    """How many clues the seat knows there; and they are there."""
    known = 0
    layers = bottoms(match.box, match.told_in_force(seat), [len(cards) for cards in match.state.decks])
    for deck, found in enumerate(layers):
        place = 0
        for layer in found:
            there = match.state.decks[deck][place : place + layer.count]
            assert sorted(layer.cards) in ([], sorted(there))
            known += len(layer.cards)
            place += layer.count
    return known
