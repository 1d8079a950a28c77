"""CF-TURN: the order of a turn, and which of its questions are asked."""

import pytest

from cavale.games.coffre_fort.events import PatrolStep, Rolled
from games.coffre_fort.table import SPECTATOR, fresh, table
from rules import rule


@rule("CF-TURN-02")
def test_a_turn_in_its_order():
    t = table(blue="16,6", guard="1,3", robot="blue", hands={"blue": "phone mask"}, traps={"C": "gas"})
    t.asks("blue", "before_roll").rolls("blue", 2, 1).asks("blue", "react")
    assert t.heard(PatrolStep) == []
    t.does("blue", "go").asks("blue", "move")
    assert t.heard(PatrolStep) == ["PatrolStep"]
    t.walks("blue", "16,5>C").asks("blue", "after_move").does("blue", "flip_trap").does("blue", "end_turn")
    t.asks("red", "before_roll")
    assert t.seen.roll is None


@rule("CF-TURN-03")
def test_nothing_goes_on_without_the_roll():
    t = table(robot="blue")
    t.refused("CF-TURN-03", lambda: t.does("blue", "end_turn"))
    t.refused("CF-TURN-03", lambda: t.does("blue", "stay"))
    t.refused("CF-TURN-03", lambda: t.walks("blue", "8,8>7,8"))
    t.refused("CF-TURN-03", lambda: t.does("blue", "hop", room="p1"))
    t.rolls("blue", 2)
    t.refused("CF-TURN-04", lambda: t.does("blue", "roll"))
    t.refused("CF-TURN-09", lambda: t.does("blue", "end_turn"))


@rule("CF-TURN-04", "CF-DICE-01")
def test_both_dice_are_thrown_even_if_no_patrol_is_out():
    t = table().rolls("blue", 5, 6).are_at(guard="home", dog="home")
    assert [(rolled.d10, rolled.d6) for rolled in t.told(SPECTATOR, Rolled)] == [("5", 6)]
    assert (t.seen.roll.d10, t.seen.roll.d6) == ("5", 6)


@rule("CF-TURN-05")
def test_free_actions_belong_before_the_roll_and_after_the_move():
    t = table(blue="C", guard="1,3", robot="blue", hands={"blue": "phone mask"}, traps={"C": "gas"})
    before = t.can("blue")
    assert before == [
        "pass_robot(agent=red)",
        "pass_robot(agent=red, tool=mask)",
        "pass_robot(agent=red, tool=phone)",
        "flip_trap",
        "play(tool=phone)",
        "roll",
    ]
    t.rolls("blue", 2).asks("blue", "react")
    t.refused("CF-TURN-05", lambda: t.passes_robot("blue", "red"))
    t.refused("CF-TURN-05", lambda: t.does("blue", "flip_trap"))
    t.does("blue", "go").does("blue", "stay").asks("blue", "after_move")
    assert t.can("blue") == [*before[:-1], "end_turn"]


@rule("CF-TURN-06")
@pytest.mark.parametrize(
    ("guard", "tools", "asked"),
    [("1,3", "phone", True), ("1,3", "jammer", True), ("1,3", "bone", False), ("", "phone", False), ("1,3", "", False)],
)
def test_a_reaction_is_asked_for_if_there_is_a_tool_to_react_with(guard, tools, asked):
    t = table(guard=guard, hands={"blue": tools}).rolls("blue", 2)
    t.asks("blue", "react" if asked else "move")
    if not asked:
        t.refused("CF-TURN-06", lambda: t.does("blue", "go"))


@rule("CF-TURN-06")
def test_several_tools_may_be_played_after_one_roll():
    t = table(guard="1,3", dog="1,12", hands={"blue": "jammer bone whistle"}).rolls("blue", 2, 1)
    t.plays("blue", "jammer").asks("blue", "react").plays("blue", "bone").asks("blue", "move")
    t.are_at(guard="1,4", dog="home")


@rule("CF-TURN-07")
def test_the_end_is_asked_for_only_if_something_else_could_be_done():
    table(blue="6,8").rolls("blue", 2).does("blue", "stay").asks("red", "before_roll")
    table(blue="C").rolls("blue", 2).does("blue", "stay").asks("blue", "after_move")
    t = table(blue="16,6", traps={"C": "gas"}, hands={"blue": "mask"}, tokens={"C": "empty"}).rolls("blue", 2)
    t.walks("blue", "16,5>C").does("blue", "flip_trap").does("blue", "counter").does("blue", "flip_token")
    t.asks("red", "before_roll")


@rule("CF-TURN-07", "CF-CATCH-03")
def test_the_turn_of_an_agent_that_is_caught_is_over():
    t = table(blue="2,1", guard="5,1", robot="blue", hands={"blue": "phone lockpicks"}).rolls("blue", 5, 1)
    t.does("blue", "go").are_at(blue="prison").asks("red", "before_roll")


@rule("CF-TURN-08")
def test_nobody_else_acts_in_a_turn():
    t = table(red="C", guard="1,3", robot="red", hands={"red": "phone"})
    for verb, args in (("roll", {}), ("flip_trap", {}), ("play", {"tool": "phone"}), ("pass_robot", {"agent": "blue"})):
        t.refused("CF-TURN-08", lambda verb=verb, args=args: t.does("red", verb, **args))


@rule("CF-TURN-08")
def test_everybody_may_talk_at_any_time():
    t = fresh()
    assert t.match.game.silence(t.state, 0) is None
    t.does("blue", "ready").does("red", "ready")
    for seat in range(2):
        assert t.match.game.silence(t.state, seat) is None


@rule("CF-TURN-09", "CF-DICE-02")
@pytest.mark.parametrize("face", ["guard", "dog", "open"])
def test_a_symbol_passes_without_a_question(face):
    table(blue="6,8").rolls("blue", face).asks("red", "before_roll")


@rule("CF-TURN-09")
def test_a_prisoner_without_lockpicks_is_not_asked():
    table(blue="prison", hands={"blue": "phone"}).rolls("blue", 5).asks("red", "before_roll")


@rule("CF-HIDE-03")
def test_with_closed_hands_every_question_is_asked():
    options = {"open_hands": False}
    t = table(blue="6,8", guard="1,3", options=options).rolls("blue", 2).asks("blue", "react").does("blue", "go")
    t.does("blue", "stay").asks("blue", "after_move").does("blue", "end_turn")
    t = table(blue="prison", options=options).rolls("blue", 2).asks("blue", "move")
    assert t.can("blue") == ["stay"]
    t = table(blue="6,8", options=options).rolls("blue", "open").asks("blue", "after_move")


@rule("CF-HIDE-03")
def test_prisoners_are_asked_until_the_lockpicks_were_seen_played():
    t = table(blue="prison", red="A", hands={"blue": "lockpicks"}, options={"open_hands": False})
    t.rolls("blue", 2).plays("blue", "lockpicks").are_at(blue="3,8").turn_of("red", "guard")
    t.turn_of("blue", 2, 1)
    t = table(blue="2,1", guard="5,1", options={"open_hands": False}, turn="red", hands={"red": "lockpicks"})
    t.turn_of("red", 2, 1).are_at(blue="prison").rolls("blue", 2).asks("blue", "move")
