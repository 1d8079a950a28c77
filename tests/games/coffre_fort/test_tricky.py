"""CF-T-01..24 Where rules meet."""

import pytest

from cavale.core.refusal import Refused
from cavale.games.coffre_fort.events import AgentStep, Caught, Freed, PatrolHome, PatrolStep, Rolled, TurnSkipped
from games.coffre_fort.table import table
from rules import rule

HOME = "4,8>5,8>6,8>7,8>8,8>start"  # from the prison exit
TO_THE_LEVERS = "8,8>7,8>6,8>6,9>6,10>r1"  # from Start/Finish
FROM_THE_LEVERS = "6,10>6,9>6,8>7,8>8,8>start"


# -- sight and smell -----------------------------------------------------------------------------------------------


@rule("CF-T-01", "CF-SIGHT-02", "CF-CATCH-02", "CF-CATCH-04")
def test_from_a_corner_the_guard_sees_both_corridors():
    t = table(seats=3, blue="8,2", red="13,4", guard="8,4", turn="green").turn_of("green", 2)
    t.are_at(blue="prison", red="prison", guard="9,4")
    assert t.heard(Caught, PatrolStep) == ["Caught", "Caught", "PatrolStep"]


@rule("CF-T-02", "CF-SIGHT-02", "CF-BOARD-03")
def test_from_a_crossing_the_guard_sees_into_the_grey_corridor():
    t = table(blue="11,6", guard="11,4", turn="red").turn_of("red", 2).are_at(blue="prison")
    assert t.heard(Caught, PatrolStep) == ["Caught", "PatrolStep"]


@rule("CF-T-03", "CF-SMELL-02", "CF-BOARD-03")
def test_the_dog_smells_along_grey_corridors():
    t = table(blue="11,10", dog="8,12", turn="red").turn_of("red", 2).are_at(blue="prison")
    assert t.heard(Caught, PatrolStep) == ["Caught", "PatrolStep"]


@rule("CF-T-04", "CF-DETECT-01")
def test_a_room_is_safe():
    table(blue="H", dog="4,10", turn="red").turn_of("red", 2, 6).are_at(blue="H")


@rule("CF-T-05", "CF-CATCH-02", "CF-DICE-04")
@pytest.mark.parametrize("roller", ["blue", "red"])
def test_a_patrol_that_wakes_looks_around(roller):
    t = table(blue="9,4", red="A", turn=roller).turn_of(roller, "guard", 5)
    t.are_at(blue="prison", guard="12,4", red="A")
    assert t.heard(PatrolStep) == []


@rule("CF-T-06", "CF-CATCH-01", "CF-CATCH-02", "CF-CATCH-07")
def test_a_patrol_that_catches_walks_on():
    t = table(blue="14,2", guard="13,4", turn="red").turn_of("red", 2, 4).are_at(blue="prison", guard="14,1")
    assert [step.squares for step in t.told("spectator", PatrolStep)] == [("14,4",), ("14,3", "14,2", "14,1")]
    assert t.heard(PatrolStep, Caught) == ["PatrolStep", "Caught", "PatrolStep"]


@rule("CF-T-07", "CF-DICE-05", "CF-PATROL-07")
def test_a_patrol_that_goes_home_catches_nobody():
    t = table(blue="14,2", guard="13,4", turn="red").turn_of("red", "guard", 4).are_at(blue="14,2", guard="home")
    assert t.heard(PatrolStep, PatrolHome) == ["PatrolHome"]


# -- prison --------------------------------------------------------------------------------------------------------


@rule("CF-T-08", "CF-CATCH-06", "CF-TURN-07")
def test_open_does_not_help_who_is_caught_in_the_same_turn():
    t = table(blue="14,15", dog="8,12", hands={"blue": "lockpicks"})
    t.rolls("blue", "open", 4).are_at(blue="prison", dog="12,12")
    assert t.heard(Freed) == []
    t.asks("red", "before_roll")


@rule("CF-T-09", "CF-PRISON-04", "CF-PRISON-05", "CF-PRISON-09")
def test_freed_agents_are_caught_again_at_the_exit():
    t = table(blue="prison", red="prison", dog="3,6").rolls("blue", "open", 1)
    t.are_at(blue="prison", red="prison", dog="4,6")
    assert t.heard(PatrolStep, Freed, Caught) == ["PatrolStep", "Freed", "Caught", "Caught"]
    assert {caught.square for caught in t.told("spectator", Caught)} == {"3,8"}


@rule("CF-T-10", "CF-PRISON-07", "CF-PRISON-08")
def test_a_release_room_must_be_entered():
    t = table(blue="r1", red="prison").turn_of("blue", 3).are_at(red="prison")
    t.turn_of("red", 2).rolls("blue", 3).walks("blue", "6,10>6,9>6,8").are_at(red="prison")
    t.turn_of("red", 2).rolls("blue", 3).walks("blue", "6,9>6,10>r1").are_at(blue="r1", red="3,8")
    assert t.told("spectator", Freed)[0].agents == ("red",)


@rule("CF-T-16", "CF-PRISON-02", "CF-ROBOT-02", "CF-ROBOT-07")
def test_a_robot_in_prison_carries_nothing():
    t = table(seats=3, green="prison", robot="green", hands={"red": "mirror", "green": "bone"}, turn="red")
    t.refused("CF-ROBOT-02", lambda: t.passes_robot("red", "blue", tool="mirror"))
    t.turn_of("red", 2)
    t.refused("CF-PRISON-02", lambda: t.passes_robot("green", "blue"))
    t.refused("CF-PRISON-02", lambda: t.passes_robot("green", "blue", tool="bone"))


@rule("CF-T-18", "CF-WIN-01", "CF-WIN-02", "CF-WIN-04")
def test_the_team_wins_when_the_last_one_is_home():
    t = table(seats=4, yellow="prison", keys=4, live=True)
    t.rolls("blue", 6).walks("blue", TO_THE_LEVERS).are_at(yellow="3,8")
    t.turn_of("red", 2).turn_of("green", 2).rolls("yellow", 6).walks("yellow", HOME).are_at(yellow="start")
    assert not t.match.over
    t.does("yellow", "end_turn").rolls("blue", 6).walks("blue", FROM_THE_LEVERS).ended("opened")


# -- walking -------------------------------------------------------------------------------------------------------


@rule("CF-T-11", "CF-PASS-03")
def test_a_passage_leads_into_the_other_room_and_no_further():
    t = table(blue="p1").rolls("blue", 5)
    assert "hop(room=p2)" in t.can("blue")
    t.does("blue", "hop", room="p2").are_at(blue="p2").asks("red", "before_roll")
    t.turn_of("red", 2).rolls("blue", 2)
    assert "12,12>11,12" in t.paths("blue")


@rule("CF-T-12", "CF-PASS-02")
def test_who_has_walked_into_a_passage_stays_there_in_this_turn():
    t = table(blue="11,4", robot="blue").rolls("blue", 2).walks("blue", "10,4>p1").asks("blue", "after_move")
    t.refused("CF-PASS-02", lambda: t.does("blue", "hop", room="p2"))


@rule("CF-T-13", "CF-MOVE-06", "CF-MOVE-07")
def test_the_eighth_step_enters_the_control_room():
    down = "6,5>6,6>6,7>6,8>"
    paths = table(blue="B").rolls("blue", 8).paths("blue")
    assert f"{down}6,9>6,10>6,11>G" in paths
    assert f"{down}5,8>4,8>4,7>4,6" in paths
    squares_only = [path for path in paths if path.startswith("6,5") and not path.endswith(("G", "r1", "start"))]
    assert squares_only
    assert all(path.startswith((f"{down}5,8", f"{down}7,8")) for path in squares_only)


@rule("CF-T-20", "CF-TOOL-09", "CF-MOVE-05", "CF-MOVE-12")
def test_the_turbo_board_doubles_the_number():
    t = table(hands={"blue": "turbo"}).rolls("blue", 4)
    rides = [a for a in t.match.options_of(0) if a.verb == "walk" and "tool" in a.names]
    lengths = {(len(a.word("path").split(">")), a.word("path")[-1].isdigit()) for a in rides}
    assert (8, True) in lengths
    for ride in rides:
        *_, end = places = ride.word("path").split(">")
        assert len(places) == 8 or ("," not in end and 5 <= len(places) <= 8)
    assert {len(path.split(">")) for path in t.paths("blue")} == {4}
    t.walks("blue", TO_THE_LEVERS, tool="turbo").are_at(blue="r1")
    assert t.seen.discard == ("turbo",)


@rule("CF-T-21", "CF-MOVE-14", "CF-CATCH-03", "CF-TURN-07")
@pytest.mark.parametrize("open_hands", [True, False])
def test_a_walk_ends_where_the_agent_is_noticed(open_hands):
    t = table(guard="4,8", robot="blue", options={"open_hands": open_hands}).rolls("blue", 6, 1)
    if not open_hands:
        t.does("blue", "go")
    t.are_at(guard="4,7").walks("blue", "8,8>7,8>6,8>5,8>4,8>4,7").are_at(blue="prison")
    assert t.told("spectator", AgentStep)[0].squares == ("8,8", "7,8", "6,8", "5,8", "4,8")
    t.asks("red", "before_roll")


@rule("CF-T-22", "CF-MOVE-11", "CF-MOVE-13")
def test_a_walk_may_end_in_the_dead_end_exactly():
    assert "4,8>3,8" in table(blue="5,8").rolls("blue", 2).paths("blue")
    t = table(blue="5,8").rolls("blue", 3)
    assert [path for path in t.paths("blue") if "3,8" in path] == []
    t.refused("CF-MOVE-05", lambda: t.walks("blue", "4,8>3,8"))


# -- tools, traps, tokens ------------------------------------------------------------------------------------------


@rule("CF-T-14", "CF-TRAP-06", "CF-TRAP-07", "CF-TURN-05")
def test_the_weight_is_lifted_before_the_roll():
    t = table(blue="C", red="C", turn="red", traps={"C": "weight"}, tokens={"C": "key"}, open_traps="C")
    t.does("red", "lift").does("red", "flip_token")
    assert t.agent("red").keys == 1
    t.asks("red", "before_roll").rolls("red", 2)


@rule("CF-T-15", "CF-TOKEN-05", "CF-TOKEN-06")
def test_petrification_after_the_move_costs_the_next_turn():
    t = table(seats=3, blue="C", red="C", green="A", guard="1,12", tokens={"C": "petrify"}, gone="C")
    t.rolls("blue", 2, 1).does("blue", "stay").does("blue", "flip_token")
    assert [skipped.agent for skipped in t.told("spectator", TurnSkipped)] == ["red"]
    t.asks("green", "before_roll").are_at(guard="1,11")
    t.turn_of("green", 2, 1).are_at(guard="1,10")
    assert [skipped.agent for skipped in t.told("spectator", TurnSkipped)] == ["red", "blue"]
    t.asks("red", "before_roll").are_at(guard="1,10")
    assert len(t.told("spectator", Rolled)) == 2


@rule("CF-T-24", "CF-TOKEN-06")
def test_petrification_before_the_roll_costs_this_turn():
    t = table(blue="C", red="C", guard="1,12", tokens={"C": "petrify"}, gone="C").does("blue", "flip_token")
    t.asks("blue", "before_roll").are_at(guard="1,12")
    assert [skipped.agent for skipped in t.told("spectator", TurnSkipped)] == ["red"]
    assert t.heard(Rolled) == []
    assert t.seen.turn == 3


@rule("CF-T-17", "CF-TOOL-06", "CF-TOOL-07")
def test_a_patrol_pushed_back_notices_on_every_step():
    t = table(red="9,4", guard="14,1", hands={"blue": "jammer"}).rolls("blue", 2, 5)
    t.asks("blue", "react").plays("blue", "jammer").are_at(guard="12,4", red="prison")
    steps = t.told("spectator", PatrolStep)
    assert [step.squares for step in steps] == [("14,2", "14,3", "14,4"), ("13,4", "12,4")]
    assert {step.back for step in steps} == {True}


@rule("CF-T-23", "CF-TOOL-03", "CF-TOOL-10")
def test_no_tool_helps_against_a_patrol_whose_symbol_was_rolled():
    t = table(guard="14,1", dog="1,12", hands={"blue": "phone jammer bone"}).rolls("blue", "guard", 1)
    t.asks("blue", "react")
    t.refused("CF-TOOL-10", lambda: t.plays("blue", "phone"))
    t.refused("CF-TOOL-10", lambda: t.plays("blue", "jammer"))
    t.does("blue", "go").are_at(guard="home").asks("blue", "after_move")
    t.refused("CF-TOOL-03", lambda: t.plays("blue", "phone"))
    t.refused("CF-TOOL-03", lambda: t.plays("blue", "jammer"))


# -- the clock -----------------------------------------------------------------------------------------------------


@rule("CF-T-19", "CF-TIME-07", "CF-TIME-08", "CF-PAUSE-06")
def test_a_command_before_zero_counts_and_none_after_it():
    t = table(blue="3,8", keys=4, live=True).rolls("blue", 6).walks("blue", HOME).ended("opened")
    with pytest.raises(Refused):
        t.time_runs_out()
    t.ended("opened")
    t = table(blue="3,8", keys=4, live=True).rolls("blue", 6).time_runs_out().ended("time")
    with pytest.raises(Refused):
        t.walks("blue", HOME)
    t.ended("time")
