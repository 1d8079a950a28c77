"""The hunt: what it measures, on a match or two."""

import pytest

from cavale.games.la_traque.state import LaTraque
from cavale.games.la_traque.terms import FACTIONS
from cavale.lab.contest import Score
from cavale.lab.hunt import Contest, Weighing, faction_report, findings, of_fair_share, play, report, weigh


def test_a_match_is_scored_and_told():
    score = Score()
    contest = Contest("steady", "random", 2)
    match = play(contest, 3, score)
    state = match.state
    assert isinstance(state, LaTraque)
    assert match.over
    assert score.won == {3: bool(state.winners >> 1 & 1)}  # seat 1 has the one bot of deal 3
    assert score.values("rounds") == [state.round]
    assert score.values("thinking")
    assert "| steady | random | 2 | 1 |" in report({contest: score}, "a command")
    assert len(findings({contest: score})) == 1


@pytest.mark.parametrize("weighing", [Weighing("steady", 2), Weighing("steady", 4), Weighing("random", 2)])
def test_factions_are_weighed(weighing):
    """The random ones play by sight, as the clever ones do, and sooner."""
    score = Score()
    s = weigh(weighing, 1, score)
    assert not s.agenda
    won = [[s.winners >> seat & 1] for seat in range(weighing.seats)]
    assert [score.values(FACTIONS[faction]) for faction in s.faction] == won
    assert score.values("rounds") == [s.round]


def test_all_four_factions_are_told():
    score = Score()
    four = Weighing("steady", 4)
    weigh(four, 4, score)
    lines = faction_report({four: score}, "a command").splitlines()
    row = next(line for line in lines if line.startswith("| steady | 4 | 1 |"))
    assert sorted(cell.split()[0] for cell in row.split("|")[4:8]) == ["0.00", "0.00", "0.00", "4.00"]


def test_a_share_is_told_as_a_multiple_of_an_equal_one():
    assert of_fair_share([1, 0, 0, 0] * 100, 4) == "1.00 (0.84–1.18)"
    assert of_fair_share([], 2) == ""
