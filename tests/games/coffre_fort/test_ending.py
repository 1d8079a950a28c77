"""CF-WIN: how a match ends."""

import pytest

from cavale.games.coffre_fort.events import Defeat, EverythingShown, Victory
from games.coffre_fort.table import SPECTATOR, table
from rules import rule

HOME = "4,8>5,8>6,8>7,8>8,8>start"  # from the prison exit


@rule("CF-WIN-01", "CF-WIN-03", "CF-TIME-07")
def test_the_clock_stops_when_the_last_agent_comes_home_with_all_keys():
    t = table(blue="3,8", keys=4, live=True).rolls("blue", 6).walks("blue", HOME).ended("opened")
    assert t.windows() == {}
    assert [won.turn for won in t.told(SPECTATOR, Victory)] == [1]
    assert t.match.state.returns() == [1.0, 1.0]


@rule("CF-WIN-01", "CF-WIN-02")
@pytest.mark.parametrize(("keys", "red"), [(3, "start"), (4, "A"), (4, "prison"), (4, "8,8")])
def test_keys_or_agents_are_missing(keys, red):
    t = table(blue="3,8", red=red, keys=keys).rolls("blue", 6).walks("blue", HOME)
    assert not t.match.over
    assert t.seen.won is None


@rule("CF-WIN-03", "CF-WIN-02")
def test_at_some_tables_somebody_turns_the_dial():
    t = table(seats=3, blue="3,8", keys=4, live=True, options={"manual_dial": True}).rolls("blue", 6)
    t.refused("CF-WIN-02", lambda: t.does("blue", "turn_dial"))
    t.walks("blue", HOME)
    assert t.match.asked() == [0, 1, 2]
    assert t.seen.window == "dial"
    assert list(t.windows()) == ["clock"]
    t.refused("CF-WIN-03", lambda: t.does("blue", "roll"))
    t.does("green", "turn_dial").ended("opened")


@rule("CF-WIN-03", "CF-TIME-08")
def test_a_dial_turned_too_late_is_of_no_use():
    t = table(blue="3,8", keys=4, live=True, options={"manual_dial": True}).rolls("blue", 6).walks("blue", HOME)
    t.time_runs_out().ended("time")


@rule("CF-WIN-05", "CF-TIME-08", "CF-TIME-07")
def test_at_zero_the_match_is_lost_in_the_middle_of_a_turn():
    t = table(live=True, keys=4, blue="6,8").rolls("blue", 3).time_runs_out().ended("time")
    assert [lost.reason for lost in t.told(SPECTATOR, Defeat)] == ["time"]
    assert t.match.state.returns() == [-1.0, -1.0]
    assert t.windows() == {}


@rule("CF-WIN-05")
def test_the_team_may_give_up():
    t = table(live=True)
    t.match.abandon()
    t.ended("resigned")


@rule("CF-WIN-05")
def test_a_team_in_prison_has_not_lost():
    t = table(blue="prison", red="prison").turn_of("blue", 5).turn_of("red", 5)
    assert not t.match.over


@rule("CF-PAUSE-05")
@pytest.mark.parametrize(("seats", "turns"), [(4, 100), (3, 82), (2, 70)])
def test_without_a_clock_the_team_has_a_number_of_turns(seats, turns):
    last = ("blue", "red", "green", "yellow")[(turns - 1) % seats]
    t = table(seats=seats, number=turns, turn=last, robot="", live=True, options={"mode": "budget"})
    assert (t.seen.turn, t.seen.turns_left, t.seen.minutes) == (turns, 1, None)
    assert t.windows() == {}
    t.turn_of(last, 2).ended("budget")


@rule("CF-PAUSE-05", "CF-TOKEN-06")
def test_a_turn_lost_by_petrification_counts():
    t = table(number=69, petrified="red", options={"mode": "budget"}).turn_of("blue", 2).ended("budget")
    assert t.seen.turn == 70


@rule("CF-PAUSE-05")
def test_the_last_turn_may_still_win():
    table(number=70, turn="red", red="3,8", keys=4, options={"mode": "budget"}).rolls("red", 6).walks(
        "red", HOME
    ).ended("opened")


def test_at_the_end_everything_is_shown():
    t = table(live=True, hands={"red": "mask"}, options={"open_hands": False}).time_runs_out()
    (shown,) = t.told(SPECTATOR, EverythingShown)
    assert shown.rooms == tuple("ABCDEFGH")
    assert sorted(shown.traps) == sorted(t.box.traps)
    assert shown.hands == ((), ("mask",))
    assert [hidden.room for hidden in t.seen.truth] == list("ABCDEFGH")
    assert t.sees("blue").agents[1].tools == ("mask",)
