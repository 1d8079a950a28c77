"""CF-TOOL and CF-ROBOT: what tools do, and how they change hands."""

import pytest

from cavale.games.coffre_fort.events import Caught, PatrolHome, PatrolStep, RobotMoved, ToolPlayed
from games.coffre_fort.table import SPECTATOR, edited, table
from rules import rule

# -- tools ---------------------------------------------------------------------------------------------------------


@rule("CF-TOOL-01", "CF-TRAP-05")
@pytest.mark.parametrize(
    ("trap", "tool"),
    [
        ("gas", "mask"),
        ("bees", "spray"),
        ("heat", "suit"),
        ("wire", "shears"),
        ("laser", "mirror"),
        ("glass", "glasscutter"),
        ("fire", "robot"),
    ],
)
@pytest.mark.parametrize("before_roll", [True, False])
def test_each_trap_has_its_tool(trap, tool, before_roll):
    others = " ".join({"mask", "spray", "suit", "shears", "mirror", "glasscutter"} - {tool})
    t = table(blue="C", traps={"C": trap}, open_traps="C", hands={"blue": others}, robot="red")
    t.refused("CF-TOOL-01", lambda: t.does("blue", "counter"))
    hands = {} if tool == "robot" else {"blue": tool}
    t = table(blue="C", traps={"C": trap}, open_traps="C", hands=hands, robot="blue" if tool == "robot" else "red")
    if not before_roll:
        t.rolls("blue", 2).does("blue", "stay")
    t.does("blue", "counter")
    assert t.seen.rooms[2].trap_state == "gone"
    assert t.seen.discard == (tool,)


@rule("CF-TOOL-01")
def test_a_tool_is_used_in_the_room_of_the_trap_from_the_own_hand():
    t = table(blue="6,8", red="C", traps={"C": "gas"}, open_traps="C", hands={"blue": "mask"})
    t.refused("CF-TOOL-01", lambda: t.does("blue", "counter"))
    t.refused("CF-TURN-08", lambda: t.does("red", "counter"))
    t.turn_of("blue", 2)
    t.refused("CF-TOOL-01", lambda: t.does("red", "counter"))


@rule("CF-TOOL-02")
def test_a_tool_is_used_once():
    t = table(guard="12,4", robot="blue", hands={"blue": "phone"}).plays("blue", "phone").are_at(guard="home")
    assert t.seen.discard == ("phone",)
    assert t.hand("blue") == []
    assert [played.tool for played in t.told(SPECTATOR, ToolPlayed)] == ["phone"]
    t.refused("CF-TOOL-02", lambda: t.plays("blue", "phone"))


@rule("CF-TOOL-03")
@pytest.mark.parametrize("tool", ["phone", "bone", "jammer", "whistle"])
def test_a_tool_without_effect_is_refused(tool):
    t = table(robot="blue", hands={"blue": tool})
    t.refused("CF-TOOL-03", lambda: t.plays("blue", tool))


@rule("CF-TOOL-04", "CF-TURN-06")
@pytest.mark.parametrize(("tool", "patrol"), [("phone", "guard"), ("bone", "dog")])
@pytest.mark.parametrize("moment", ["before_roll", "react", "after_move"])
def test_telephone_and_bone_send_home_before_the_roll_after_it_or_after_the_move(tool, patrol, moment):
    t = table(guard="12,4", dog="1,12", hands={"blue": tool})
    if moment != "before_roll":
        t.rolls("blue", 2, 1)
    if moment == "after_move":
        t.does("blue", "go").does("blue", "stay")
    t.asks("blue", moment).plays("blue", tool)
    assert t.where(patrol) == "home"
    assert t.where("dog" if patrol == "guard" else "guard") != "home"


@rule("CF-TOOL-04")
def test_no_patrol_is_called_home_in_the_middle_of_a_move():
    t = table(guard="12,4", hands={"blue": "phone"}).rolls("blue", 2, 1).does("blue", "go").asks("blue", "move")
    t.refused("CF-TOOL-04", lambda: t.plays("blue", "phone"))


@rule("CF-TOOL-05")
def test_a_patrol_sent_home_after_the_roll_does_not_move():
    t = table(blue="A", red="9,4", guard="8,2", hands={"blue": "phone"}).rolls("blue", 2, 3).plays("blue", "phone")
    t.are_at(guard="home", red="9,4")
    assert t.heard(PatrolHome, PatrolStep, Caught) == ["PatrolHome"]


@rule("CF-TOOL-06")
@pytest.mark.parametrize(("tool", "patrol"), [("jammer", "guard"), ("whistle", "dog")])
def test_jammer_and_whistle_are_played_right_after_the_roll(tool, patrol):
    t = table(guard="1,3", dog="1,12", robot="blue", hands={"blue": tool})
    t.refused("CF-TOOL-06", lambda: t.plays("blue", tool))
    t.rolls("blue", 2, 2).asks("blue", "react").plays("blue", tool)
    back = {"guard": "1,5", "dog": "1,10"}
    forward = {"guard": "1,1", "dog": "1,14"}
    t.are_at(**{name: back[name] if name == patrol else forward[name] for name in ("guard", "dog")})
    t = table(guard="1,3", dog="1,12", robot="blue", hands={"blue": tool}).rolls("blue", 2, 2).does("blue", "go")
    t.does("blue", "stay").asks("blue", "after_move")
    t.refused("CF-TOOL-06", lambda: t.plays("blue", tool))


@rule("CF-TOOL-06")
def test_at_some_tables_a_pushed_patrol_walks_forward_first():
    """So it is back where it was, and has noticed what is ahead."""
    options = {"pushback": "after"}
    t = table(red="9,4", guard="8,2", hands={"blue": "jammer"}, options=options).rolls("blue", 2, 2)
    t.plays("blue", "jammer").are_at(guard="8,2", red="prison")
    assert [(step.squares, step.back) for step in t.told(SPECTATOR, PatrolStep)] == [
        (("8,3", "8,4"), False),
        (("8,3", "8,2"), True),
    ]


@rule("CF-TOOL-03")
def test_a_patrol_is_pushed_back_once_in_a_turn():
    """In an edition with two tools against the Guard."""
    edition = edited(('effect = "dog_back"', 'effect = "guard_back"'))
    t = table(guard="13,4", dog="1,12", hands={"blue": "jammer whistle bone"}, edition=edition).rolls("blue", 2, 3)
    t.plays("blue", "jammer").asks("blue", "react")
    t.refused("CF-TOOL-03", lambda: t.plays("blue", "whistle"))


@rule("CF-TOOL-08", "CF-BOARD-04")
def test_next_turn_a_pushed_patrol_goes_its_own_way_again():
    """Backwards over the square where he wakes, which means nothing."""
    t = table(guard="13,4", hands={"blue": "jammer"}).rolls("blue", 2, 3).plays("blue", "jammer").are_at(guard="10,4")
    t.does("blue", "stay").turn_of("red", 2, 3).are_at(guard="13,4")


@rule("CF-TOOL-09", "CF-TOOL-03")
def test_the_turbo_board_goes_with_a_walk_that_needs_it():
    t = table(hands={"blue": "turbo"}).rolls("blue", 4)
    assert t.box.actions.find("play", {"tool": "turbo"}) is None
    short = "11,6>11,5>11,4>10,4"
    assert short in t.paths("blue")
    assert f"walk(path={short}, tool=turbo)" not in t.can("blue")
    t.walks("blue", short)
    assert t.hand("blue") == ["turbo"]


@rule("CF-TOOL-09")
def test_the_turbo_board_is_for_the_holder_and_not_for_a_hop():
    long = "11,6>11,5>11,4>10,4>9,4>8,4>8,3>8,2"
    t = table(hands={"red": "turbo"}).rolls("blue", 4)
    t.refused("CF-TOOL-09", lambda: t.walks("blue", long, tool="turbo"))
    t = table(blue="p1", hands={"blue": "turbo"}).rolls("blue", 4)
    assert [action for action in t.can("blue") if "hop" in action] == ["hop(room=p2)"]


@rule("CF-TOOL-10")
def test_a_symbol_of_the_other_patrol_leaves_its_tools_open():
    t = table(guard="13,4", hands={"blue": "jammer"}).rolls("blue", "dog", 1).asks("blue", "react")
    t.plays("blue", "jammer").are_at(guard="12,4", dog="10,12")


# -- the Robot -----------------------------------------------------------------------------------------------------


@rule("CF-ROBOT-01", "CF-ROBOT-04", "CF-ROBOT-05", "CF-ROBOT-09")
def test_the_robot_goes_with_the_tool_and_stays_there():
    t = table(seats=3, blue="A", green="E", robot="blue", hands={"blue": "mask bone"})
    t.passes_robot("blue", "green", tool="mask")
    assert (t.hand("blue"), t.hand("green"), t.seen.robot) == (["bone"], ["mask"], 2)
    assert t.seen.discard == ()
    t.refused("CF-ROBOT-02", lambda: t.passes_robot("blue", "red", tool="bone"))
    t.turn_of("blue", 2).turn_of("red", 2).passes_robot("green", "blue", tool="mask")
    assert (t.hand("blue"), t.seen.robot) == (["mask", "bone"], 0)


@rule("CF-ROBOT-01")
def test_only_an_own_tool_goes_and_only_to_another():
    t = table(robot="blue", hands={"blue": "mask", "red": "bone"})
    t.refused("CF-ROBOT-01", lambda: t.passes_robot("blue", "red", tool="bone"))
    t.refused("CF-ROBOT-01", lambda: t.passes_robot("blue", "blue"))
    t.refused("CF-TURN-08", lambda: t.passes_robot("red", "blue", tool="bone"))


@rule("CF-ROBOT-03")
def test_the_robot_may_go_alone():
    t = table(robot="blue", hands={"blue": "mask"}).passes_robot("blue", "red")
    assert (t.hand("blue"), t.hand("red"), t.seen.robot) == (["mask"], [], 1)
    assert [(moved.cards, moved.tool) for moved in t.told(SPECTATOR, RobotMoved)] == [(0, None)]


@rule("CF-ROBOT-06", "CF-TOKEN-09")
def test_the_robot_carries_tools_and_nothing_else():
    t = table(robot="blue", hands={"blue": "mask"}, keys=2)
    assert [action for action in t.can("blue") if "pass_robot" in action] == [
        "pass_robot(agent=red)",
        "pass_robot(agent=red, tool=mask)",
    ]
    carried = {action.values[-1] for action in t.box.actions.all if "tool" in action.names}
    assert carried <= set(t.box.tools)


@rule("CF-ROBOT-08", "CF-ROBOT-09")
def test_only_the_fire_destroys_the_robot():
    t = table(blue="C", traps={"C": "fire"}, open_traps="C", robot="blue").does("blue", "counter")
    assert t.seen.robot is None
    t = table(blue="C", traps={"C": "gas"}, open_traps="C", robot="blue", hands={"blue": "mask"}).does(
        "blue", "counter"
    )
    assert t.seen.robot == 0


@rule("CF-ROBOT-10")
def test_a_petrified_agent_may_receive_the_robot():
    t = table(red="C", petrified="red", robot="blue", hands={"blue": "mask"}).passes_robot("blue", "red", tool="mask")
    assert t.hand("red") == ["mask"]


@rule("CF-ROBOT-01", "CF-HIDE-03")
def test_with_closed_hands_only_giver_and_receiver_know_the_card():
    t = table(seats=3, robot="blue", hands={"blue": "mask"}, options={"open_hands": False})
    t.passes_robot("blue", "red", tool="mask")
    told = {name: t.told(name, RobotMoved)[0] for name in ("blue", "red", "green", SPECTATOR)}
    assert {name: moved.tool for name, moved in told.items()} == {
        "blue": "mask",
        "red": "mask",
        "green": None,
        SPECTATOR: None,
    }
    assert {moved.cards for moved in told.values()} == {1}
