"""CF-BOARD, CF-MOVE, CF-PASS: squares, walks and secret passages."""

import pytest

from cavale.games.coffre_fort.events import Caught, PassageUsed, RoomEntered
from games.coffre_fort.table import table
from rules import rule

# -- the board -----------------------------------------------------------------------------------------------------


@rule("CF-BOARD-01", "CF-BOARD-02")
def test_squares_are_the_points_of_all_corridors():
    layout = table().box.layout
    assert (layout.squares, layout.loop, len(layout.runs), len(layout.rooms)) == (117, 92, 26, 16)
    crossing = layout.names.index("6,8")
    assert {layout.names[near] for near in layout.near[crossing]} == {"6,7", "6,9", "5,8", "7,8"}
    corner = layout.names.index("8,4")
    assert {layout.names[near] for near in layout.near[corner]} == {"8,3", "9,4"}


@rule("CF-BOARD-01")
@pytest.mark.parametrize(("rooms", "steps"), [("BCFG", 7), ("ADEH", 13), (("p1", "p2"), 5), (("r1", "r2"), 6)], ids=str)
def test_how_far_the_rooms_are_from_the_start(rooms, steps):
    box = table().box
    for room in rooms:
        ends = [path for path in box.paths.of[box.layout.start] if path.places[-1] == box.names.index(room)]
        assert min(path.steps for path in ends) == steps


@rule("CF-MOVE-13")
def test_how_many_ways_there_are():
    """2 to 20 for a number, at most 28 with a number doubled."""
    box = table().box
    numbers = [number for number in box.number_of if number]
    paths = [ways for ways in box.paths.of if ways]
    plain = [sum(path.legal(number, False) for path in ways) for ways in paths for number in numbers]
    doubled = [sum(path.legal(2 * number, False) for path in ways) for ways in paths for number in numbers]
    assert (min(plain), max(plain), max(doubled)) == (2, 20, 28)


# -- walks ---------------------------------------------------------------------------------------------------------


@rule("CF-MOVE-01", "CF-MOVE-05")
def test_all_of_the_number_in_any_direction_or_nothing():
    t = table(blue="1,12").rolls("blue", 3)
    assert sorted(t.can("blue")) == [
        "stay",
        "walk(path=1,11>1,10>2,10)",
        "walk(path=1,13>1,14>1,15)",
        "walk(path=H)",
    ]
    t.refused("CF-MOVE-05", lambda: t.walks("blue", "1,11>1,10"))
    t.refused("CF-MOVE-01", lambda: t.walks("blue", "1,11>1,10>2,10>3,10"))
    t.refused("CF-MOVE-03", lambda: t.walks("blue", "1,3>1,2>1,1"))
    t.does("blue", "stay").are_at(blue="1,12")


@rule("CF-MOVE-05")
def test_at_some_tables_a_walk_may_stop_anywhere():
    t = table(blue="1,12", options={"partial_moves": True}).rolls("blue", 3)
    lengths = [len(path.split(">")) for path in t.paths("blue")]
    assert sorted(lengths) == [1, 1, 1, 2, 2, 3, 3]
    t.walks("blue", "1,11>1,10").are_at(blue="1,10")


@rule("CF-MOVE-07")
def test_entering_start_ends_the_movement_too():
    t = table(blue="8,8", red="A", robot="blue").rolls("blue", 8).walks("blue", "start").asks("blue", "after_move")
    t.refused("CF-TURN-02", lambda: t.walks("blue", "8,8>7,8"))


@rule("CF-MOVE-08", "CF-MOVE-11")
def test_a_walk_does_not_end_in_the_room_where_it_began():
    t = table(blue="A").rolls("blue", 8)
    around = "3,1>2,1>1,1>1,2>1,3>1,4>A"
    assert not [path for path in t.paths("blue") if path.endswith("A")]
    t.refused("CF-MOVE-08", lambda: t.walks("blue", around))


@rule("CF-MOVE-09", "CF-PATROL-06")
def test_nobody_blocks_the_way():
    t = table(seats=3, blue="6,8", red="6,9", green="6,9", guard="1,1", dog="1,1").rolls("blue", 3, 1)
    t.walks("blue", "6,9>6,10>r1").are_at(blue="r1", red="6,9", green="6,9")
    t.turn_of("red", 2, 1).turn_of("green", 2, 1).rolls("blue", 2).walks("blue", "6,10>6,9").are_at(blue="6,9")


@rule("CF-MOVE-10")
@pytest.mark.parametrize(
    ("door", "room", "through"), [("12,4", "office", "14,4"), ("10,12", "kennel", "12,12"), ("3,8", "prison", "5,8")]
)
def test_nobody_walks_into_office_kennel_or_prison(door, room, through):
    t = table(blue=door).rolls("blue", 2)
    assert not [path for path in t.paths("blue") if room in path]
    assert any(path.endswith(through) for path in t.paths("blue"))


# -- secret passages -----------------------------------------------------------------------------------------------


@rule("CF-PASS-01", "CF-TOKEN-04")
def test_rooms_with_a_passage_token_are_linked_with_the_printed_ones():
    t = table(blue="p1", turned="F", tokens={"F": "passage", "B": "passage"}).rolls("blue", 2)
    assert t.seen.passages == ("F", "p1", "p2")
    assert [action for action in t.can("blue") if "hop" in action] == ["hop(room=F)", "hop(room=p2)"]
    t.refused("CF-PASS-01", lambda: t.does("blue", "hop", room="B"))
    t.refused("CF-PASS-03", lambda: t.does("blue", "hop", room="p1"))
    t.does("blue", "hop", room="F").are_at(blue="F")
    assert t.told("spectator", PassageUsed)[0].room == "F"
    assert t.heard(RoomEntered) == ["RoomEntered"]


@rule("CF-PASS-01")
def test_without_a_passage_there_is_no_hop():
    t = table(blue="A").rolls("blue", 2)
    t.refused("CF-PASS-01", lambda: t.does("blue", "hop", room="p1"))


@rule("CF-PASS-04")
def test_a_passage_found_in_this_turn_is_open_in_the_next():
    t = table(blue="A", gone="A", tokens={"A": "passage"}).does("blue", "flip_token").rolls("blue", 2)
    t.refused("CF-PASS-04", lambda: t.does("blue", "hop", room="p1"))
    t.does("blue", "stay").turn_of("red", 2).rolls("blue", 2).does("blue", "hop", room="p1").are_at(blue="p1")


@rule("CF-PASS-05")
def test_nobody_is_caught_inside_the_rock():
    """Guard and Dog stand before both doors."""
    t = table(blue="p1", guard="9,4", dog="11,12").rolls("blue", 2, 1).are_at(guard="10,4", dog="12,12")
    t.does("blue", "hop", room="p2").are_at(blue="p2")
    assert t.heard(Caught) == []


@rule("CF-DICE-02", "CF-PASS-03")
@pytest.mark.parametrize("symbol", ["guard", "dog", "open"])
def test_a_symbol_is_no_number(symbol):
    t = table(blue="p1", robot="blue").rolls("blue", symbol).asks("blue", "after_move")
    t.refused("CF-DICE-02", lambda: t.does("blue", "hop", room="p2"))
    t.refused("CF-DICE-02", lambda: t.walks("blue", "10,4>11,4"))


@rule("CF-PASS-03")
def test_at_some_tables_a_symbol_opens_a_passage():
    t = table(blue="p1", options={"passage_any_roll": True}).rolls("blue", "open").asks("blue", "move")
    assert t.can("blue") == ["stay", "hop(room=p2)"]
    table(blue="6,8", options={"passage_any_roll": True}).rolls("blue", "open").asks("red", "before_roll")


@rule("CF-PASS-06")
def test_at_some_tables_a_passage_can_be_left_on_foot():
    t = table(blue="p1", options={"passage_exit": "walk"}).rolls("blue", 3)
    assert "p2>12,12>11,12>10,12" in t.paths("blue")
    assert "hop(room=p2)" in t.can("blue")
    t.walks("blue", "p2>12,12>11,12>11,11").are_at(blue="11,11")
    assert t.told("spectator", PassageUsed)[0].room == "p2"


@rule("CF-PASS-06", "CF-MOVE-08")
def test_a_walk_out_of_a_passage_ends_in_neither_of_the_two_rooms():
    options = {"passage_exit": "walk"}
    t = table(blue="B", turned="B G", tokens={"B": "passage", "G": "passage"}, options=options).rolls("blue", 8)
    out_of_g = [path for path in t.paths("blue") if path.startswith("G>")]
    assert out_of_g
    assert not [path for path in out_of_g if path.endswith(("B", "G"))]
    with_hops = table(blue="B", options=options).rolls("blue", 8)
    assert not [path for path in with_hops.paths("blue") if path.startswith(("p1>", "p2>", "G>"))]
