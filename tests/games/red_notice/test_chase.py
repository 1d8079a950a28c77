"""The chase: what it measures, on a match or two."""

import pytest

from cavale.lab.chase import BELIEFS, EVEN, Contest, findings, play, report, rows
from cavale.lab.contest import Score


def test_a_match_is_scored_and_told():
    score = Score()
    contest = Contest("random", "clever")
    match = play(contest, 1, score)
    assert match.over
    assert (score.games, len(score.values("rounds")), len(score.values("captures"))) == (1, 1, 1)
    assert score.values("Jessah thinks")
    assert rows({contest: score})[0][:3] == ("random", "clever", "1")


def test_beliefs_are_measured_against_the_truth_and_knowing_nothing_costs_the_most():
    score = Score()
    for seed in range(2):
        play(EVEN, seed, score)
    surprise = {name: score.values(f"surprise {name}") for name in BELIEFS}
    assert {len(surprise[name]) for name in BELIEFS} == {len(score.values("brier uniform"))}
    assert max(surprise["uniform"]) == min(surprise["uniform"]) == pytest.approx(4.807, abs=0.001)  # 28 cities
    assert sum(surprise["suspicion"]) < sum(surprise["uniform"])
    text = report({EVEN: score}, "a command")
    assert "| clever | clever | 2 |" in text
    assert len(findings({EVEN: score})) == 3
