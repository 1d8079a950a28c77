"""CF-PRISON: in prison, and out of it."""

import pytest

from cavale.games.coffre_fort.events import Freed, PatrolStep, Rolled
from games.coffre_fort.table import table
from rules import rule


@rule("CF-PRISON-01", "CF-TURN-03", "CF-TURN-04")
def test_a_prisoner_rolls_both_dice_and_moves_the_patrols():
    t = table(blue="prison", guard="12,4").asks("blue", "before_roll")
    assert t.can("blue") == ["roll"]
    t.rolls("blue", 5, 3).are_at(blue="prison", guard="14,3").asks("red", "before_roll")
    assert [(rolled.d10, rolled.d6) for rolled in t.told("spectator", Rolled)] == [("5", 3)]


@rule("CF-PRISON-02", "CF-TURN-05")
def test_a_prisoner_has_nothing_to_do_but_roll():
    t = table(blue="prison", guard="12,4", robot="blue", hands={"blue": "phone mask"})
    t.refused("CF-PRISON-02", lambda: t.plays("blue", "phone"))
    t.refused("CF-PRISON-02", lambda: t.passes_robot("blue", "red"))
    t.refused("CF-TURN-05", lambda: t.does("blue", "flip_trap"))
    t.rolls("blue", 2).asks("red", "before_roll")


@rule("CF-PRISON-02", "CF-ROBOT-07")
def test_nobody_can_hand_a_prisoner_anything():
    t = table(red="prison", robot="blue", hands={"blue": "lockpicks"})
    t.refused("CF-ROBOT-07", lambda: t.passes_robot("blue", "red", tool="lockpicks"))
    t.refused("CF-ROBOT-07", lambda: t.passes_robot("blue", "red"))


@rule("CF-PRISON-03", "CF-DICE-03")
def test_symbols_work_from_prison_and_numbers_do_not():
    t = table(blue="prison", red="A", dog="1,12")
    t.rolls("blue", "guard").are_at(guard="12,4").turn_of("red", 2)
    t.rolls("blue", "dog").are_at(dog="home", blue="prison").turn_of("red", 2)
    t.rolls("blue", 8).are_at(blue="prison").asks("red", "before_roll")
    t = table(blue="prison", hands={"blue": "lockpicks"}).rolls("blue", 8).asks("blue", "move")
    t.refused("CF-PRISON-03", lambda: t.walks("blue", "4,8>5,8>6,8>7,8>8,8>start"))


@rule("CF-PRISON-04", "CF-PRISON-05", "CF-PRISON-10", "CF-DICE-07")
def test_open_frees_all_after_the_patrols_have_moved_and_ends_the_turn():
    t = table(seats=3, blue="prison", green="prison", guard="12,4").rolls("blue", "open", 2)
    t.are_at(blue="3,8", green="3,8", guard="14,4").asks("red", "before_roll")
    assert t.heard(PatrolStep, Freed) == ["PatrolStep", "Freed"]
    assert [(freed.agents, freed.way) for freed in t.told("spectator", Freed)] == [(("blue", "green"), "open")]


@rule("CF-PRISON-06", "CF-PRISON-10")
def test_lockpicks_free_all_after_the_roll_and_end_the_turn():
    t = table(blue="prison", red="prison", hands={"blue": "lockpicks"})
    t.refused("CF-PRISON-06", lambda: t.plays("blue", "lockpicks"))
    t.rolls("blue", 8).asks("blue", "move")
    assert t.can("blue") == ["stay", "play(tool=lockpicks)"]
    t.plays("blue", "lockpicks").are_at(blue="3,8", red="3,8").asks("red", "before_roll")
    assert t.told("spectator", Freed)[0].way == "lockpicks"
    assert t.seen.discard == ("lockpicks",)


@rule("CF-PRISON-06")
def test_lockpicks_are_for_prisoners():
    t = table(red="prison", hands={"blue": "lockpicks"})
    t.refused("CF-PRISON-06", lambda: t.plays("blue", "lockpicks"))


@rule("CF-PRISON-06", "CF-TOOL-03")
def test_at_some_tables_lockpicks_work_from_outside():
    options = {"lockpicks_from_outside": True}
    t = table(red="prison", hands={"blue": "lockpicks"}, options=options)
    t.refused("CF-PRISON-06", lambda: t.plays("blue", "lockpicks"))
    t.rolls("blue", 2).does("blue", "stay").asks("blue", "after_move").plays("blue", "lockpicks").are_at(red="3,8")
    t.asks("red", "before_roll")
    t = table(blue="A", hands={"blue": "lockpicks"}, options=options).rolls("blue", 2).does("blue", "stay")
    t.refused("CF-TOOL-03", lambda: t.plays("blue", "lockpicks"))


@rule("CF-PRISON-07", "CF-PRISON-08", "CF-PRISON-10")
@pytest.mark.parametrize(("place", "path", "room"), [("6,8", "6,9>6,10>r1", "r1"), ("17,8", "18,8>r2", "r2")])
def test_entering_a_release_room_frees_all(place, path, room):
    t = table(seats=3, blue=place, red="prison", green="prison").rolls("blue", 7).walks("blue", path)
    t.are_at(blue=room, red="3,8", green="3,8").asks("red", "before_roll")
    assert [(freed.agents, freed.way) for freed in t.told("spectator", Freed)] == [(("red", "green"), "room")]


@rule("CF-PRISON-07")
def test_with_nobody_in_prison_nobody_is_freed():
    assert table(blue="6,8").rolls("blue", 7).walks("blue", "6,9>6,10>r1").heard(Freed) == []


@rule("CF-PRISON-09")
@pytest.mark.parametrize(("grace", "end"), [(False, "prison"), (True, "3,8")])
def test_at_some_tables_the_exit_is_safe_for_a_turn(grace, end):
    t = table(blue="prison", red="A", dog="3,6", options={"exit_grace": grace}).rolls("blue", "open", 1)
    t.are_at(blue=end, dog="4,6")
    assert t.agent("blue").protected == grace


@rule("CF-PRISON-09")
def test_the_exit_is_safe_until_the_end_of_the_next_turn():
    t = table(blue="prison", red="A", guard="4,10", options={"exit_grace": True}).rolls("blue", "open", 2)
    t.are_at(blue="3,8", guard="4,8").turn_of("red", 2, 1).are_at(blue="3,8").turn_of("blue", 2, 1)
    assert not t.agent("blue").protected
    t = table(blue="prison", red="A", dog="3,6", options={"exit_grace": True}).rolls("blue", "open", 1)
    t.turn_of("red", 2, 1).turn_of("blue", 2, 1).are_at(blue="3,8").turn_of("red", 2, 1).are_at(blue="prison")


@rule("CF-PRISON-09")
def test_who_leaves_the_exit_is_safe_no_more():
    t = table(blue="prison", red="A", dog="3,6", options={"exit_grace": True}).rolls("blue", "open", 1)
    t.turn_of("red", 2, 1).rolls("blue", 2, 1).walks("blue", "4,8>5,8").are_at(blue="prison")
    t = table(blue="prison", red="A", robot="blue", options={"exit_grace": True}).rolls("blue", "open")
    t.turn_of("red", 2).rolls("blue", 2).walks("blue", "4,8>5,8").asks("blue", "after_move")
    assert not t.agent("blue").protected
