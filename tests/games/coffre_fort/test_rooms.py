"""CF-TRAP and CF-TOKEN: what lies in the red rooms."""

import pytest

from cavale.games.coffre_fort.events import KeyFound, Petrified, TokenFlipped, TrapCountered, TrapFlipped, TurnSkipped
from games.coffre_fort.table import SPECTATOR, table
from rules import rule

C = 2  # its place among the red rooms

# -- traps ---------------------------------------------------------------------------------------------------------


@rule("CF-TRAP-01", "CF-TRAP-03")
def test_a_trap_may_be_turned_over_before_the_roll_after_the_move_or_never():
    for before_roll in (True, False):
        t = table(blue="C", traps={"C": "gas"}, robot="blue")
        if not before_roll:
            t.rolls("blue", 2).does("blue", "stay").asks("blue", "after_move")
        t.does("blue", "flip_trap")
        assert (t.seen.rooms[C].trap, t.seen.rooms[C].trap_state) == ("gas", "open")
        assert [flipped.room for flipped in t.told(SPECTATOR, TrapFlipped)] == ["C"]
        t.refused("CF-TRAP-01", lambda t=t: t.does("blue", "flip_trap"))
    table(blue="C").turn_of("blue", 2).asks("red", "before_roll")


@rule("CF-TRAP-01")
def test_a_trap_is_turned_over_in_its_room_and_in_the_own_turn():
    t = table(blue="6,8", red="C")
    t.refused("CF-TRAP-01", lambda: t.does("blue", "flip_trap"))
    t.refused("CF-TURN-08", lambda: t.does("red", "flip_trap"))
    t = table(blue="6,8", robot="blue").rolls("blue", 2)
    t.refused("CF-TURN-05", lambda: t.does("blue", "flip_trap"))


@rule("CF-TRAP-02", "CF-TRAP-04")
def test_trap_first_then_tool_then_token():
    t = table(blue="C", traps={"C": "gas"}, tokens={"C": "empty"}, hands={"blue": "mask"})
    t.refused("CF-TRAP-04", lambda: t.does("blue", "counter"))
    t.refused("CF-TRAP-04", lambda: t.does("blue", "lift"))
    t.refused("CF-TRAP-02", lambda: t.does("blue", "flip_token"))
    t.does("blue", "flip_trap")
    t.refused("CF-TRAP-02", lambda: t.does("blue", "flip_token"))
    t.does("blue", "counter").does("blue", "flip_token")
    assert t.heard(TrapFlipped, TrapCountered, TokenFlipped) == ["TrapFlipped", "TrapCountered", "TokenFlipped"]


@rule("CF-TRAP-03")
def test_an_open_trap_holds_nobody_and_can_be_left_to_another():
    t = table(blue="C", red="16,6", traps={"C": "gas"}, hands={"red": "mask"}).does("blue", "flip_trap")
    t.rolls("blue", 3).walks("blue", "16,5>16,6>16,7").rolls("red", 2).walks("red", "16,5>C").does("red", "counter")
    assert t.seen.rooms[C].trap_state == "gone"


@rule("CF-TRAP-05", "CF-TRAP-06")
def test_a_tool_does_not_lift_and_lifting_is_no_tool():
    t = table(blue="C", red="C", traps={"C": "weight"}, open_traps="C", hands={"blue": "mask"})
    t.refused("CF-TRAP-06", lambda: t.does("blue", "counter"))
    t = table(blue="C", red="C", traps={"C": "gas"}, open_traps="C")
    t.refused("CF-TRAP-05", lambda: t.does("blue", "lift"))


@rule("CF-TRAP-06", "CF-TRAP-07")
def test_the_weight_takes_two_in_the_room():
    t = table(seats=3, blue="C", red="6,8", traps={"C": "weight"}, open_traps="C")
    t.refused("CF-TRAP-06", lambda: t.does("blue", "lift"))
    t = table(seats=3, blue="C", red="C", green="C", traps={"C": "weight"}, open_traps="C", hands={"red": "mask"})
    t.does("blue", "lift")
    assert [(gone.trap, gone.tool) for gone in t.told(SPECTATOR, TrapCountered)] == [("weight", None)]
    assert t.hand("red") == ["mask"]
    t.rolls("blue", 2).does("blue", "stay").does("blue", "end_turn").asks("red", "before_roll")


@rule("CF-TRAP-07", "CF-TRAP-04")
def test_the_weight_is_lifted_once_it_lies_open():
    t = table(blue="C", red="C", traps={"C": "weight"})
    t.refused("CF-TRAP-04", lambda: t.does("blue", "lift"))
    t.does("blue", "flip_trap").does("blue", "lift")


@rule("CF-TRAP-08")
def test_a_countered_trap_is_gone():
    t = table(blue="C", traps={"C": "gas"}, open_traps="C", hands={"blue": "mask"}).does("blue", "counter")
    for verb in ("counter", "lift", "flip_trap"):
        t.refused("CF-TRAP-08", lambda verb=verb: t.does("blue", verb))


@rule("CF-TRAP-09")
def test_a_petrified_agent_helps_to_lift():
    table(blue="C", red="C", petrified="red", traps={"C": "weight"}, open_traps="C").does("blue", "lift")


# -- tokens --------------------------------------------------------------------------------------------------------


@rule("CF-TOKEN-01")
def test_a_token_is_turned_over_by_whoever_is_there():
    t = table(blue="C", red="16,6", gone="C", tokens={"C": "key"}).turn_of("blue", 2)
    t.refused("CF-TOKEN-01", lambda: t.does("red", "flip_token"))
    t.rolls("red", 2).walks("red", "16,5>C").does("red", "flip_token")
    assert t.agent("red").keys == 1
    t.does("red", "end_turn")
    t.refused("CF-TOKEN-01", lambda: t.does("blue", "flip_token"))


@rule("CF-TOKEN-02", "CF-TOKEN-09")
def test_the_finder_keeps_a_key_in_the_open():
    t = table(blue="C", gone="C", tokens={"C": "key"}, keys=1).does("blue", "flip_token")
    assert t.agent("blue").keys == 2
    assert (t.seen.keys, t.seen.keys_needed) == (2, 4)
    assert (t.seen.rooms[C].token, t.seen.rooms[C].token_state) == ("key", "taken")
    assert [(found.keys, found.needed) for found in t.told(SPECTATOR, KeyFound)] == [(2, 4)]


@rule("CF-TOKEN-03", "CF-TOKEN-08")
@pytest.mark.parametrize("token", ["passage", "petrify", "empty"])
def test_all_other_tokens_stay_in_their_room(token):
    t = table(blue="C", gone="C", tokens={"C": token}).does("blue", "flip_token")
    assert (t.seen.rooms[C].token, t.seen.rooms[C].token_state) == (token, "up")
    assert t.seen.keys == 0


@rule("CF-TOKEN-05", "CF-TOKEN-06")
def test_petrification_hits_those_in_the_room_and_nobody_else():
    t = table(seats=4, blue="C", red="C", green="16,5", yellow="D", gone="C", tokens={"C": "petrify"})
    t.does("blue", "flip_token")
    assert [petrified.agents for petrified in t.told(SPECTATOR, Petrified)] == [("blue", "red")]
    assert [agent.petrified for agent in t.seen.agents] == [False, False, False, False]  # red's turn is over already
    assert [skipped.agent for skipped in t.told(SPECTATOR, TurnSkipped)] == ["red"]
    t.asks("green", "before_roll")


@rule("CF-TOKEN-06")
def test_one_turn_is_lost_and_not_two():
    t = table(seats=2, blue="C", gone="C", tokens={"C": "petrify"}, robot="")
    t.rolls("blue", 2).does("blue", "stay").does("blue", "flip_token")
    assert t.agent("blue").petrified
    t.turn_of("red", 2).asks("red", "before_roll").turn_of("red", 2).asks("blue", "before_roll")


@rule("CF-TOKEN-07")
def test_who_comes_later_is_not_petrified():
    t = table(blue="16,6", red="A", turned="C", tokens={"C": "petrify"}).rolls("blue", 2).walks("blue", "16,5>C")
    assert not t.agent("blue").petrified
    t.asks("red", "before_roll").turn_of("red", 2).asks("blue", "before_roll")
