"""Actions: listed once, found by how they are spelled, shared by boxes that need not list them again."""

import pytest

from cavale.core.action import Actions


def test_a_list_that_adopts_another_goes_on_where_it_ends():
    walks = Actions()
    north, south = walks.add("walk", {"to": "north"}), walks.add("walk", {"to": "south"})
    box = Actions()
    box.adopt(walks)
    rest = box.add("rest")
    assert [action.index for action in box.all] == [0, 1, 2]
    assert box.all == [north, south, rest]
    assert box.find("walk", {"to": "south"}) is south
    assert box.spelled("rest") is rest


def test_the_adopted_list_stays_what_it_was():
    walks = Actions()
    north = walks.add("walk", {"to": "north"})
    for _ in range(2):
        box = Actions()
        box.adopt(walks)
        box.add("rest")
    assert walks.all == [north]
    assert walks.spelled("rest") is None


def test_what_was_listed_before_would_lose_its_place():
    box = Actions()
    box.add("rest")
    with pytest.raises(AssertionError):
        box.adopt(Actions())
