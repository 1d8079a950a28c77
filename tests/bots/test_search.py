"""The search plays well, by what its seat knows."""

import pytest

from cavale import catalog
from cavale.bots.random_bot import RandomBot
from cavale.bots.search import Search, SearchBot
from cavale.core.bot import Bot, sight
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.leduc_poker import GAME
from games.leduc_poker.table import Hand, hand

EDITION = catalog.default_edition(GAME)


def winnings(bots: list[Bot], seed: int) -> list[float]:
    match = Match(GAME, EDITION, FastDice(seed), seats=2, hashed=False)
    while not match.over:
        seat = match.asked()[0]
        match.play(seat, bots[seat].act(sight(match, seat)))
    return match.state.returns()


def searched(h: Hand, iterations: int = 1000) -> str:
    """What the search does for the seat that is asked."""
    seat = h.match.asked()[0]
    return SearchBot(GAME, seed=1, iterations=iterations).act(sight(h.match, seat)).verb


@pytest.mark.long
def test_a_thousand_iterations_beat_random_play_clearly():
    searching, random = SearchBot(GAME, seed=1, iterations=1000), RandomBot(seed=2)
    won = 0.0
    for deal in range(150):
        won += winnings([searching, random], deal)[0]  # each deal twice, with the seats exchanged
        won += winnings([random, searching], deal)[1]
    assert won / 300 > 0.75


def test_with_the_highest_pair_it_does_not_fold_or_wait():
    assert searched(hand("K", "Q", public="K").play("call call call raise")) == "raise"
    assert searched(hand("K", "Q", public="K").play("call call raise raise")) == "call"


def test_with_the_lowest_card_it_folds_to_a_raise_that_no_lower_card_can_make():
    # She holds a Jack and a King lies open: only the other Jack does not beat her, and that one shares.
    assert searched(hand("J", "Q", public="K").play("raise raise call call raise")) == "fold"


def test_the_same_seed_searches_the_same():
    h = hand("Q", "J", public="K").play("call raise")
    assert len({searched(h, iterations=200) for _ in range(3)}) == 1


def test_every_iteration_is_one_visit_of_the_root_and_adds_one_choice_at_most():
    h = hand("Q", "J")
    belief = GAME.belief(h.match.box, 0, h.match.view(0), h.match.told[0])
    for iterations in (1, 2, 10, 100):
        root = Search(belief, seed=3).run(iterations)
        (spot,) = root.spots
        assert spot.seat == 0
        assert sum(choice.visits for choice in spot.choices) == iterations
        assert all(choice.visits <= choice.available <= iterations for choice in spot.choices)
        assert tried(root) <= iterations


def test_an_opponent_chooses_by_her_own_card_and_the_own_seat_by_hers_only():
    h = hand("Q", "J")
    root = Search(GAME.belief(h.match.box, 0, h.match.view(0), h.match.told[0]), seed=3).run(3000)
    after_call = next(node for node in root.next if node.action is h.action("call"))
    assert sorted((spot.seat, spot.secret) for spot in after_call.spots) == [(1, 0), (1, 1), (1, 2)]
    after_raise = next(node for node in after_call.next if node.action is h.action("raise"))
    assert [(spot.seat, spot.secret) for spot in after_raise.spots] == [(0, 1)]


def tried(node) -> int:
    """How many choices of a tree have been taken."""
    here = sum(choice.visits > 0 for spot in node.spots for choice in spot.choices)
    return here + sum(tried(after) for after in node.next)
