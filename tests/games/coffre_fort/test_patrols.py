"""CF-PATROL, CF-SIGHT, CF-DETECT, CF-CATCH: Guard and Dog."""

import pytest

from cavale.games.coffre_fort.events import AgentStayed, Caught, PatrolHome, PatrolStep, PatrolWoken
from games.coffre_fort.table import table
from rules import rule


@rule("CF-PATROL-01", "CF-PATROL-02", "CF-BOARD-04")
def test_both_go_round_the_loop_in_opposite_directions():
    t = table(seats=2, guard="12,4", dog="10,12")
    guards, dogs = ["12,4"], ["10,12"]
    for number in range(46):
        t.turn_of(("blue", "red")[number % 2], 2, 2)
    for step in t.told("spectator", PatrolStep):
        (guards if step.patrol == "guard" else dogs).extend(step.squares)
    loop = [t.box.names[square] for square in range(t.box.layout.loop)]
    start = loop.index("12,4")
    assert guards == [*loop[start:], *loop[:start], "12,4"]
    assert set(dogs) == set(loop)
    assert dogs[:5] == ["10,12", "11,12", "12,12", "13,12", "14,12"]


@rule("CF-PATROL-03")
def test_a_patrol_walks_in_every_turn_before_the_agent():
    t = table(blue="prison", red="A", guard="12,4")
    t.turn_of("blue", 5, 2).are_at(guard="14,4").turn_of("red", 5, 1).are_at(guard="14,3")
    assert t.heard(PatrolStep, AgentStayed) == ["PatrolStep", "PatrolStep", "AgentStayed"]


@rule("CF-PATROL-04", "CF-PATROL-06")
def test_the_same_die_moves_the_guard_and_then_the_dog():
    """They meet, pass each other and share a square."""
    t = table(guard="10,4", dog="13,4").turn_of("blue", 2, 3).are_at(guard="13,4", dog="10,4")
    assert [step.patrol for step in t.told("spectator", PatrolStep)] == ["guard", "dog"]
    table(guard="10,4", dog="14,4").turn_of("blue", 2, 2).are_at(guard="12,4", dog="12,4")


@rule("CF-PATROL-05")
@pytest.mark.parametrize(
    ("roll", "hands", "back"), [(2, "", False), ("dog", "", None), (2, "whistle", True), (2, "bone", None)]
)
def test_only_symbols_and_tools_change_the_way(roll, hands, back):
    t = table(dog="1,12", hands={"blue": hands}).rolls("blue", roll, 2)
    if hands:
        t.plays("blue", hands)
    assert [step.back for step in t.told("spectator", PatrolStep)] == ([] if back is None else [back])
    assert len(t.told("spectator", PatrolHome)) == (back is None)


@rule("CF-PATROL-08", "CF-DICE-03", "CF-DICE-05")
def test_the_symbol_comes_first_and_the_other_patrol_walks():
    t = table(guard="12,4", dog="1,12").rolls("blue", "guard", 2).are_at(guard="home", dog="1,14")
    assert t.heard(PatrolHome, PatrolStep) == ["PatrolHome", "PatrolStep"]
    t = table(dog="1,12").rolls("blue", "guard", 2).are_at(guard="12,4", dog="1,14")
    assert t.heard(PatrolWoken, PatrolStep) == ["PatrolWoken", "PatrolStep"]


@rule("CF-SIGHT-01", "CF-SIGHT-03")
def test_nothing_blocks_the_sight_of_the_guard():
    """Another agent, the Dog and a door are between them."""
    t = table(seats=3, blue="8,1", red="5,1", green="A", guard="1,1", dog="3,1", turn="green")
    t.turn_of("green", 2, 1).are_at(blue="prison", red="prison")


@rule("CF-SIGHT-02")
def test_the_guard_does_not_see_around_a_corner():
    """From [5,1] he sees the side of the loop up to its corner, not what is behind it."""
    table(blue="8,2", guard="4,1", turn="red").turn_of("red", 2, 1).are_at(blue="8,2", guard="5,1")
    table(blue="8,2", guard="7,1", turn="red").turn_of("red", 2, 1).are_at(blue="prison", guard="8,1")


@rule("CF-DETECT-02")
def test_a_patrol_at_home_notices_nobody():
    """They stand where Guard and Dog would wake."""
    t = table(seats=3, blue="12,4", red="10,12", green="A", turn="green").turn_of("green", 2, 6)
    t.are_at(blue="12,4", red="10,12")
    assert t.seen.guard.watched == ()
    assert "9,4" in t.seen.guard.wakes


@rule("CF-CATCH-02")
def test_who_is_out_of_range_before_and_after_may_be_caught_on_the_way():
    """The Guard passes the corner [8,4] on his way from the side to the top of the passage."""
    t = table(blue="10,4", guard="8,3", turn="red").turn_of("red", 2, 1).are_at(guard="8,4", blue="prison")
    t = table(blue="8,2", guard="8,1", turn="red").turn_of("red", 2, 6).are_at(guard="11,4", blue="prison")
    assert t.heard(Caught, PatrolStep) == ["Caught", "PatrolStep"]


@rule("CF-CATCH-05")
def test_who_is_caught_keeps_everything():
    t = table(blue="2,1", guard="5,1", turn="red", hands={"blue": "mask bone"}, robot="blue", keys=2)
    t.turn_of("red", 2).are_at(blue="prison")
    assert t.hand("blue") == ["mask", "bone"]
    assert t.agent("blue").keys == 2
    assert t.seen.robot == 0


@rule("CF-CATCH-07")
def test_the_other_patrol_walks_too():
    t = table(blue="14,2", guard="13,4", dog="1,12", turn="red").turn_of("red", 2, 4)
    t.are_at(blue="prison", guard="14,1", dog="2,15")
