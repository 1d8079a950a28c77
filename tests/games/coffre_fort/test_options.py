"""What a table may choose otherwise (section 15 of the rules)."""

import pytest

from cavale.core.game import OptionError
from games.coffre_fort.table import fresh, table
from rules import rule


@rule("CF-MOVE-05")
def test_partial_moves():
    assert "8,8>7,8" not in table().rolls("blue", 4).paths("blue")
    t = table(options={"partial_moves": True}).rolls("blue", 4)
    assert {"8,8", "8,8>7,8", "8,8>7,8>6,8", "8,8>7,8>6,8>5,8"} <= set(t.paths("blue"))
    assert not any(path.count(">") > 3 for path in t.paths("blue"))
    t.walks("blue", "8,8>7,8").are_at(blue="7,8")


@rule("CF-PASS-03", "CF-DICE-02")
def test_a_passage_on_any_roll():
    table(blue="p1").rolls("blue", "open").asks("red", "before_roll")
    t = table(blue="p1", options={"passage_any_roll": True}).rolls("blue", "open").asks("blue", "move")
    assert t.can("blue") == ["stay", "hop(room=p2)"]
    t.does("blue", "hop", room="p2").are_at(blue="p2")
    table(blue="r1", options={"passage_any_roll": True}).rolls("blue", "dog").asks("red", "before_roll")


@rule("CF-PASS-06", "CF-MOVE-08")
def test_walking_on_from_the_other_end_of_a_passage():
    assert not any(path.startswith("p2") for path in table(blue="p1").rolls("blue", 3).paths("blue"))
    t = table(blue="p1", options={"passage_exit": "walk"}).rolls("blue", 3)
    assert "p2>12,12>13,12>14,12" in t.paths("blue")
    t.walks("blue", "p2>12,12>13,12>14,12").are_at(blue="14,12")
    assert t.heard()[-4:] == ["Rolled", "PassageUsed", "AgentStep", "TurnStarted"]
    t = table(blue="B", red="p1", turned="B", tokens={"B": "passage"}, options={"passage_exit": "walk"}, turn="red")
    t.rolls("red", 8)
    out = [path for path in t.paths("red") if path.startswith("B>")]
    assert out
    assert not any(path.endswith((">p1", ">B")) for path in out)


@rule("CF-PASS-06", "CF-TOOL-09")
def test_the_turbo_board_works_beyond_a_passage_too():
    t = table(blue="p1", hands={"blue": "turbo"}, options={"passage_exit": "walk"}).rolls("blue", 2)
    t.walks("blue", "p2>12,12>13,12>14,12>14,13", tool="turbo").are_at(blue="14,13")
    assert t.seen.discard == ("turbo",)


@rule("CF-TOOL-06")
def test_a_patrol_pushed_back_after_its_walk():
    position = {"hands": {"blue": "jammer"}, "guard": "1,1", "blue": "C"}
    t = table(**position).rolls("blue", 5, 3).plays("blue", "jammer")
    t.are_at(guard="1,4")
    t = table(**position, options={"pushback": "after"}).rolls("blue", 5, 3).plays("blue", "jammer")
    t.are_at(guard="1,1")
    assert t.heard().count("PatrolStep") == 2


@rule("CF-PRISON-06", "CF-TOOL-03")
def test_lockpicks_from_outside():
    t = table(blue="C", red="prison", hands={"blue": "lockpicks"}).rolls("blue", "open")
    t.asks("blue", "after_move")  # the trap may be turned up
    t.refused("CF-PRISON-06", lambda: t.plays("blue", "lockpicks"))
    options = {"lockpicks_from_outside": True}
    t = table(blue="C", red="prison", hands={"blue": "lockpicks"}, options=options)
    t.refused("CF-PRISON-06", lambda: t.plays("blue", "lockpicks"))
    t.rolls("blue", "open").plays("blue", "lockpicks").are_at(red="3,8").asks("red", "before_roll")
    t = table(blue="C", hands={"blue": "lockpicks"}, options=options).rolls("blue", "open")
    t.refused("CF-TOOL-03", lambda: t.plays("blue", "lockpicks"))


@rule("CF-PRISON-09")
def test_exit_grace_protects_until_the_end_of_the_next_turn():
    position = {"blue": "prison", "red": "prison", "dog": "4,10", "options": {"exit_grace": True}}
    t = table(**position).rolls("blue", "open", 1).are_at(blue="3,8", red="3,8")
    assert t.agent("blue").protected
    assert t.agent("red").protected
    t.turn_of("red", "open", 1).are_at(blue="3,8", red="3,8")
    assert not t.agent("red").protected
    t.turn_of("blue", "guard", 1).are_at(blue="3,8", red="prison")


@rule("CF-PRISON-09")
def test_exit_grace_ends_with_the_first_step():
    t = table(blue="prison", dog="4,10", options={"exit_grace": True}).rolls("blue", "open", 1)
    t.turn_of("red", "guard", 1)
    t.rolls("blue", 2, 1).walks("blue", "4,8>5,8").are_at(blue="prison")
    assert not t.agent("blue").protected


@rule("CF-WIN-03", "CF-WIN-02")
def test_a_dial_that_anybody_turns():
    t = table(blue="8,8", keys=4, options={"manual_dial": True}, live=True)
    t.refused("CF-WIN-02", lambda: t.does("blue", "turn_dial"))
    t.rolls("blue", 5).walks("blue", "start")
    assert t.match.asked() == [0, 1]
    assert t.seen.window == "dial"
    assert t.windows() == {"clock": 15 * 60}
    t.refused("CF-WIN-03", lambda: t.does("blue", "roll"))
    t.does("red", "turn_dial").ended("opened")
    t = table(blue="8,8", keys=4, options={"manual_dial": True}, live=True).rolls("blue", 5).walks("blue", "start")
    t.time_runs_out().ended("time")


@rule("CF-VAR-02", "CF-SETUP-07")
def test_two_people_with_two_agents_each():
    t = fresh(seats=2, options={"agents_per_player": 2}, live=True).does("blue", "ready").does("red", "ready")
    assert t.windows()["clock"] == 30 * 60
    assert [(agent.colour, agent.seat) for agent in t.seen.agents] == [
        ("blue", 0),
        ("red", 1),
        ("green", 0),
        ("yellow", 1),
    ]
    assert [agent.tool_count for agent in t.seen.agents] == [3, 3, 3, 3]
    assert t.seen.robot == 3
    t = table(seats=2, options={"agents_per_player": 2}, hands={"blue": "mask", "green": "spray"}, robot="blue")
    assert t.hand("blue") == ["mask"]
    t.passes_robot("blue", "green", tool="mask")
    assert t.hand("green") == ["mask", "spray"]
    t.turn_of("blue", "open").turn_of("red", "open").asks("green", "before_roll")
    t.turn_of("green", "open").turn_of("yellow", "open").asks("blue", "before_roll")


@rule("CF-VAR-02")
@pytest.mark.parametrize("seats", [3, 4])
def test_only_two_people_may_have_two_agents_each(seats):
    with pytest.raises(OptionError):
        fresh(seats=seats, options={"agents_per_player": 2})
