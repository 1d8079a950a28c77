"""Where the clock freezes for a seat, all see whose turn it is: a freeze tells nothing else."""

import pytest
from hypothesis import given

from cavale.core.dice import FastDice
from cavale.core.post import Post
from conformance.cases import GAMES, Case, few, moments, players
from core.toy import PATIENT

GRACED = [PATIENT, *(game for game in GAMES.values() if game.grace(game.full_options({})))]
tables = [Case(game, seats, {}) for game in GRACED for seats in game.seat_counts]


@pytest.mark.parametrize("case", tables, ids=str)
@few
@given(dice=players)
def test_the_clock_freezes_only_for_a_seat_whose_turn_all_see(case, dice):
    match = case.match(FastDice(1), live=True)
    post = Post(match)
    for _ in moments(match, dice):
        turns = {seat for seat in range(case.seats) if case.game.on_turn(match.state) >> seat & 1}
        for viewer in range(case.seats + 1):
            if not match.covered:
                assert turns <= set(post.connect(viewer).deciding)
