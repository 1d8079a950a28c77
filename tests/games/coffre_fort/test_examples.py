"""CF-EX-01..11 The examples of the rulebook."""

import pytest

from cavale.games.coffre_fort.events import AgentStayed, AgentStep, Caught, Freed, PatrolStep
from games.coffre_fort.table import fresh, table
from rules import rule


@rule("CF-EX-01", "CF-MOVE-02", "CF-MOVE-03")
def test_no_turning_back():
    t = table(blue="6,8").rolls("blue", 6)
    assert t.box.actions.find("walk", {"path": "6,7>6,6>6,7>6,8>6,9>6,10"}) is None
    for path in t.paths("blue"):
        places = ["6,8", *path.split(">")]
        assert len(set(places)) == len(places)


@rule("CF-EX-02", "CF-MOVE-04", "CF-MOVE-07")
def test_a_room_is_entered_without_an_exact_number():
    t = table(blue="6,8").rolls("blue", 7).walks("blue", "6,9>6,10>r1").are_at(blue="r1")
    t.asks("red", "before_roll")


@rule("CF-EX-03", "CF-TURN-01")
def test_a_turn_has_room_for_much():
    t = table(robot="blue", hands={"blue": "mask bone"}, traps={"B": "gas"})
    t.rolls("blue", 7).walks("blue", "8,8>7,8>6,8>6,7>6,6>6,5>B")
    t.passes_robot("blue", "red", tool="bone").does("blue", "flip_trap").does("blue", "counter")
    assert t.hand("red") == ["bone"]
    assert t.seen.rooms[1].trap_state == "gone"
    assert t.seen.turn == 1


@rule("CF-EX-04", "CF-SIGHT-01")
def test_the_guard_sees_what_is_behind_him():
    """He walks to the right."""
    table(blue="2,1", guard="5,1", turn="red").turn_of("red", 2).are_at(blue="prison", guard="6,1")


@rule("CF-EX-05", "CF-SMELL-01")
@pytest.mark.parametrize(("square", "end"), [("6,15", "prison"), ("5,15", "5,15")])
def test_the_dog_smells_six_squares_around_a_corner(square, end):
    """From [9,12] around [8,12] and [8,15]; he then walks away."""
    table(blue=square, dog="9,12", turn="red").turn_of("red", 2).are_at(blue=end, dog="10,12")


@rule("CF-EX-06", "CF-DICE-03", "CF-DICE-04", "CF-PATROL-02")
def test_a_woken_guard_walks_from_the_next_turn_on_and_first():
    t = table().rolls("blue", "guard", 4).are_at(guard="12,4")
    assert t.heard(PatrolStep) == []
    t.rolls("red", 2, 3).are_at(guard="14,3").does("red", "stay")
    assert t.told("spectator", PatrolStep)[0].squares == ("13,4", "14,4", "14,3")
    assert t.heard(PatrolStep, AgentStayed) == ["PatrolStep", "AgentStayed"]


@rule("CF-EX-07", "CF-DICE-03")
def test_its_symbol_sends_the_dog_home():
    table(dog="14,12").turn_of("blue", "dog", 3).are_at(dog="home")


@rule("CF-EX-08", "CF-EX-09", "CF-SETUP-04", "CF-SETUP-06", "CF-SETUP-07", "CF-VAR-01")
@pytest.mark.parametrize(("seats", "minutes", "tools"), [(4, 30, 3), (3, 22, 4), (2, 15, 6)])
def test_time_and_tools_by_the_number_of_players(seats, minutes, tools):
    t = fresh(seats=seats, live=True)
    assert t.seen.minutes == minutes
    assert [agent.tool_count for agent in t.seen.agents] == [tools] * seats
    assert t.seen.robot == seats - 1
    dealt = [tool for agent in t.seen.agents for tool in agent.tools]
    assert sorted([*dealt, "robot"]) == sorted(t.box.tools)
    for colour in ("blue", "red", "green", "yellow")[:seats]:
        t.does(colour, "ready")
    assert t.windows()["clock"] == minutes * 60
    t.asks("blue", "before_roll")


@rule("CF-EX-10", "CF-DICE-06")
def test_open_outside_prison_does_nothing():
    t = table(blue="6,8", red="prison").rolls("blue", "open").are_at(blue="6,8", red="prison")
    assert t.heard(Freed, AgentStep, Caught) == []
    t.asks("red", "before_roll")


@rule("CF-EX-11", "CF-ROBOT-08")
def test_without_the_robot_no_card_is_passed():
    t = table(blue="B", robot="blue", hands={"blue": "mask"}, traps={"B": "fire"}, open_traps="B")
    t.does("blue", "counter")
    assert t.seen.robot is None
    assert t.seen.discard == ("robot",)
    t.refused("CF-ROBOT-08", lambda: t.passes_robot("blue", "red", tool="mask"))
    t.refused("CF-ROBOT-08", lambda: t.passes_robot("blue", "red"))
