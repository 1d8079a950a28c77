"""The clock of the safe, the patience with an idle player, and the budget where no clock runs."""

import pytest

from cavale.core.event import OutOfTime
from cavale.core.refusal import Refused
from cavale.games.coffre_fort import GAME
from cavale.games.coffre_fort.events import ClockStarted, Defeat, EverythingShown, TurnHurried
from games.coffre_fort.table import fresh, table
from rules import rule


@rule("CF-SETUP-10", "CF-TIME-01")
def test_the_clock_starts_when_all_are_ready_and_never_again():
    t = fresh(seats=3, live=True)
    assert t.windows() == {}
    t.does("blue", "ready").does("green", "ready")
    assert t.seen.ready == (0, 2)
    assert t.windows() == {}
    t.does("red", "ready")
    assert t.windows() == {"clock": 22 * 60, "nudge": 40}
    (started,) = t.told("spectator", ClockStarted)
    assert (started.minutes, started.turns) == (22, None)
    (clock,) = [window for window in t.state.windows if window.name == "clock"]
    t.does("blue", "roll")
    assert clock in t.state.windows


@rule("CF-TIME-08", "CF-TIME-07", "CF-WIN-05")
def test_time_up_is_a_defeat_whatever_is_going_on():
    for t in (table(live=True), table(live=True).rolls("blue", 5), table(live=True, blue="C")):
        t.time_runs_out().ended("time")
        assert [event.reason for event in t.told("red", Defeat)] == ["time"]
        assert t.told("red", OutOfTime) == []
        assert t.told("blue", OutOfTime) == []
        assert t.heard()[-1] == EverythingShown.__name__
        assert t.match.state.returns() == [-1.0, -1.0]
        with pytest.raises(Refused):
            t.does("blue", "roll")


@rule("CF-TIME-12")
def test_a_table_may_choose_another_time():
    assert table(live=True, options={"minutes": 30}).windows()["clock"] == 30 * 60
    assert table(live=True, options={"minutes": 30}).seen.minutes == 30


# -- CF-PAUSE-04 -------------------------------------------------------------------------------------------------------


@rule("CF-PAUSE-04")
def test_an_idle_player_is_played_to_the_end_of_the_turn():
    t = table(live=True, blue="C", guard="1,1", hands={"blue": "jammer phone"}, robot="blue")
    t.time_runs_out("nudge").asks("red", "before_roll")
    assert t.heard(TurnHurried) == ["TurnHurried"]
    assert [event.window for event in t.told("blue", OutOfTime)] == ["nudge"]
    assert t.told("red", OutOfTime) == []
    assert t.where("blue") == "C"
    assert t.hand("blue") == ["phone", "jammer"]
    assert t.seen.robot == 0
    assert "down" in [room.trap_state for room in t.seen.rooms if room.room == "C"]
    assert t.windows()["nudge"] == 40


@rule("CF-PAUSE-04")
@pytest.mark.parametrize("step", ["react", "move", "after_move"])
def test_an_idle_player_rolls_once_only(step):
    t = table(live=True, blue="C", guard="1,1", hands={"blue": "jammer"}).rolls("blue", 5, 2)
    if step != "react":
        t.does("blue", "go")
    if step == "after_move":
        t.does("blue", "stay")
    t.asks("blue", step).time_runs_out("nudge").asks("red", "before_roll")
    assert t.heard().count("Rolled") == 1
    assert t.where("guard") == "3,1"
    t.rolls("red", 5).asks("red", "move")


@rule("CF-PAUSE-04")
def test_whoever_does_something_is_not_idle():
    t = table(live=True, blue="C")
    before = [window for window in t.state.windows if window.name == "nudge"]
    t.does("blue", "flip_trap")
    after = [window for window in t.state.windows if window.name == "nudge"]
    assert len(before) == len(after) == 1
    assert before[0] is not after[0]


@rule("CF-PAUSE-04")
def test_a_table_may_have_more_patience_or_endless():
    assert table(live=True, options={"turn_nudge": 60}).windows()["nudge"] == 75
    assert "nudge" not in table(live=True, options={"turn_nudge": 0}).windows()


@rule("CF-PAUSE-04")
def test_alone_among_bots_nobody_is_hurried_but_by_the_clock():
    assert set(table(live=True, options=GAME.options_alone()).windows()) == {"clock"}


# -- CF-PAUSE-05 -------------------------------------------------------------------------------------------------------


@rule("CF-PAUSE-05", "CF-VAR-01")
@pytest.mark.parametrize(("seats", "budget"), [(2, 70), (3, 82), (4, 100)])
@pytest.mark.parametrize("live", [False, True])
def test_a_budget_of_turns_instead_of_the_clock(seats, budget, live):
    t = table(seats=seats, live=live, options={"mode": "budget"}, number=budget - 1, turn="blue")
    assert t.windows() == {}
    colours = ("blue", "red", "green", "yellow")
    while not t.match.over:
        assert t.seen.turns_left == budget + 1 - t.seen.turn
        t.turn_of(colours[t.state.roller], "open")
    t.ended("budget")
    assert t.seen.turn == budget


@rule("CF-PAUSE-05", "CF-TOKEN-06")
def test_a_turn_lost_by_petrification_counts():
    t = table(number=69, petrified="red")
    t.turn_of("blue", "open").ended("budget")
    assert t.seen.turn == 70
    assert t.heard()[-3:] == ["TurnSkipped", "Defeat", "EverythingShown"]


@rule("CF-PAUSE-05")
def test_without_people_there_is_no_clock_even_where_one_is_wanted():
    t = table(live=False, options={"mode": "clock"})
    assert t.windows() == {}
    assert t.seen.turns_left == 70
    assert t.seen.minutes is None


# -- the table's own order ---------------------------------------------------------------------------------------------


@rule("CF-TIME-01")
def test_nothing_is_undone_even_if_all_agree():
    t = table(live=True).rolls("blue", 5)
    refusal = t.match.why_not_undo(0, ~0)
    assert refusal is not None
    assert refusal.rule == "CF-TIME-01"


@rule("CF-PAUSE-01", "CF-PAUSE-03")
def test_a_pause_only_where_the_table_plays_with_one():
    for options, allowed in (({}, False), ({"pause": "none"}, False), ({"pause": "unanimous"}, True)):
        assert (GAME.why_no_pause(GAME.full_options(options)) is None) == allowed
    assert GAME.unanimous("pause", {})


@rule("CF-PAUSE-02", "CF-PAUSE-03")
def test_the_grace_of_a_broken_line():
    grace = GAME.grace(GAME.full_options({}))
    assert grace is not None
    assert (grace.longest, grace.per_match, grace.per_seat, grace.settling) == (60_000, 2, 1, 3_000)
    none = GAME.grace(GAME.full_options({"pause": "none"}))
    assert none is not None
    assert none.per_match == 0
    assert GAME.grace(GAME.full_options({"mode": "budget"})) is None
    t = table(seats=3, live=True)
    assert GAME.on_turn(t.state) == 0b001
    assert GAME.on_turn(t.turn_of("blue", "open").state) == 0b010


@rule("CF-WIN-05")
def test_resigning_is_a_defeat_that_all_must_want():
    assert GAME.unanimous("abandon", {})
    t = table(live=True)
    t.match.abandon()
    t.ended("resigned")
    assert len(t.seen.truth) == 8
