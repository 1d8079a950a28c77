"""The heist: what it measures, on a match or two."""

import pytest

from cavale.games.coffre_fort.state import CoffreFort
from cavale.lab.contest import Score, play_all
from cavale.lab.heist import PEEKING, Team, findings, play, report, row


@pytest.mark.parametrize("level", ["steady", PEEKING])
def test_a_match_is_scored_and_told(level):
    score = Score()
    team = Team(level, 3, 82)
    match = play(team, 1, score)
    state = match.state
    assert isinstance(state, CoffreFort)
    assert match.over
    assert score.won == {1: state.won}
    assert score.values("turns") == ([state.turn] if state.won else [])
    assert len(score.values("captures")) == 1
    assert score.values("thinking")
    assert row(team, score)[:4] == (level, "3", "82", "1")


def test_a_team_has_the_turns_it_is_given():
    score = Score()
    match = play(Team("random", 2, 7), 1, score)
    assert isinstance(match.state, CoffreFort)
    assert (match.state.turn, score.wins) == (7, 0)


def test_scores_add_up_and_are_written_down():
    one = Score(won={1: True}, measured={"turns": [50], "captures": [3], "thinking": [0.001]})
    one.add(Score(won={2: False}, measured={"captures": [1], "thinking": [0.003]}))
    assert (one.games, one.wins, one.values("turns"), one.values("captures")) == (2, 1, [50], [3, 1])
    scores = {Team("steady", 4, 100): one}
    assert "| steady | 4 | 100 | 2 | 50 % (9–91) | 2.0 | 50 | 61 %, 2.3, 78 |" in report(scores, "a command")
    assert len(findings(scores)) == 1


def test_contests_are_shared_out_among_processes_and_every_deal_is_played_once():
    short, long = Team("random", 2, 3), Team("random", 2, 5)
    scores = play_all(play, {short: range(4), long: range(2)}, workers=2)
    assert {team: sorted(score.won) for team, score in scores.items()} == {short: [0, 1, 2, 3], long: [0, 1]}
