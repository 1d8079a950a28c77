"""The chase: what it measures, on a match or two."""

import pytest

from cavale.lab.chase import BELIEFS, EVEN, Contest, Score, findings, play, report, row


def test_a_match_is_scored_and_told():
    score = Score()
    contest = Contest("random", "clever")
    match = play(contest, 1, score)
    assert match.over
    assert (score.games, len(score.rounds), len(score.captures)) == (1, 1, 1)
    assert score.thinking["Jessah"]
    assert row(score)[0] == "1"


def test_beliefs_are_measured_against_the_truth_and_knowing_nothing_costs_the_most():
    score = Score()
    for seed in range(2):
        play(EVEN, seed, score)
    assert {len(score.log[name]) for name in BELIEFS} == {len(score.brier["uniform"])}
    assert max(score.log["uniform"]) == min(score.log["uniform"]) == pytest.approx(4.807, abs=0.001)  # 28 cities
    assert sum(score.log["suspicion"]) < sum(score.log["uniform"])
    text = report({EVEN: score}, "a command")
    assert "| clever | clever | 2 |" in text
    assert len(findings({EVEN: score})) == 3


def test_scores_add_up():
    one, other = Score(won={1: True}, rounds=[5], captures=[3]), Score(won={2: False}, rounds=[7], captures=[1])
    one.add(other)
    assert (one.games, one.wins, one.rounds) == (2, 1, [5, 7])
