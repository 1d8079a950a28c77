"""Closed hands (`open_hands = false`): no window tells by its absence what a hand holds."""

import pytest

from cavale.games.coffre_fort.events import RobotMoved, ToolsDealt
from games.coffre_fort.table import CoffreFortTable, fresh, table
from games.mailed import alike
from rules import rule

CLOSED = {"open_hands": False}
OTHERS = ["red", "spectator"]


def both(one: str, other: str, **position) -> tuple[CoffreFortTable, CoffreFortTable]:
    """Two tables that differ in blue's hand only."""
    return tuple(table(hands={"blue": hand}, options=CLOSED, **position) for hand in (one, other))


@rule("CF-HIDE-03", "CF-TURN-06")
@pytest.mark.parametrize("name", OTHERS)
def test_the_reaction_is_asked_for_whatever_the_hand_holds(name):
    tables = both("jammer", "mask", guard="1,1", dog="1,15", blue="C")
    for t in tables:
        t.rolls("blue", 4, 2).asks("blue", "react").does("blue", "go").does("blue", "stay")
        t.asks("blue", "after_move").does("blue", "end_turn")
    assert alike(name, *tables)


@rule("CF-HIDE-03", "CF-TURN-07")
@pytest.mark.parametrize("name", OTHERS)
def test_the_end_of_the_turn_is_asked_for_whatever_the_hand_holds(name):
    tables = both("mask", "spray", blue="A", open_traps="A", traps={"A": "gas"})
    for t in tables:
        t.rolls("blue", 4).does("blue", "stay").asks("blue", "after_move").does("blue", "end_turn")
    assert alike(name, *tables)


@rule("CF-HIDE-03", "CF-PRISON-06")
@pytest.mark.parametrize("name", OTHERS)
def test_every_prisoner_is_asked_for_the_lockpicks(name):
    tables = both("lockpicks", "mask", blue="prison")
    for t in tables:
        t.rolls("blue", 4).asks("blue", "move").does("blue", "stay").asks("red", "before_roll")
    assert alike(name, *tables)


@rule("CF-HIDE-03")
def test_once_the_lockpicks_were_seen_played_no_prisoner_is_asked():
    t = table(hands={"blue": "lockpicks"}, options=CLOSED, blue="prison", dog="3,10")
    t.rolls("blue", 4, 1).plays("blue", "lockpicks")
    t.are_at(blue="prison")  # CF-PRISON-09 caught again at once
    t.rolls("red", "open").does("red", "go").does("red", "end_turn")
    t.rolls("blue", 4).asks("red", "before_roll")


@rule("CF-HIDE-03")
def test_with_open_hands_nothing_is_asked_that_has_one_answer():
    t = table(hands={"blue": "mask"}, blue="C", guard="1,1", open_traps="C", traps={"C": "bees"})
    t.rolls("blue", 4).asks("blue", "move").does("blue", "stay").asks("red", "before_roll")
    t = table(hands={"blue": "mask"}, blue="prison")
    t.rolls("blue", 4).asks("red", "before_roll")


@rule("CF-HIDE-03", "CF-ROBOT-01")
def test_a_card_that_changes_hands_is_known_to_giver_and_receiver():
    t = table(seats=3, hands={"blue": "mask spray"}, robot="blue", options=CLOSED)
    t.passes_robot("blue", "red", tool="mask")
    assert [t.told(name, RobotMoved)[0].tool for name in ("blue", "red", "green", "spectator")] == [
        "mask",
        "mask",
        None,
        None,
    ]
    assert t.told("spectator", RobotMoved)[0].cards == 1
    assert t.hand("red") == ["mask"]
    assert [agent.tools for agent in t.sees("green").agents] == [None, None, ()]
    assert [agent.tool_count for agent in t.sees("green").agents] == [1, 1, 0]
    assert t.seen.robot == 1


@rule("CF-HIDE-03", "CF-SETUP-04")
def test_open_hands_are_seen_by_all_and_closed_ones_at_the_end():
    t = fresh(seats=2, live=True)
    assert all(event.tools for event in t.told("spectator", ToolsDealt))
    assert [len(agent.tools or ()) for agent in t.seen.agents] == [6, 6]
    t = fresh(seats=2, live=True, options=CLOSED)
    assert [agent.tools for agent in t.seen.agents] == [None, None]
    t.match.abandon()
    assert [len(agent.tools or ()) for agent in t.seen.agents] == [6, 6]
