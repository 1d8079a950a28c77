"""Drafts: answers that grow in private or in the open, and are published once."""

import pytest

from cavale.core.event import Drafted, DraftShown, TakenBack, TakenBackShown
from cavale.core.refusal import Refused
from core.toy.events import Walked
from core.toy.table import ANNA, BERT, CARO, PUBLIC, ToyTable


def test_a_path_grows_in_its_draft_and_nothing_else_changes():
    t = ToyTable().until_walk()
    assert t.options(ANNA) == ["go(place=5)", "go(place=1)", "done"]
    t.does(ANNA, "go", place=1)
    assert t.draft(ANNA) == ["go(place=1)"]
    assert t.options(ANNA) == ["go(place=0)", "go(place=2)", "done"]
    assert (t.s.path, t.s.place, t.step) == ((), 0, "walk")


def test_a_full_path_can_only_be_ended():
    t = ToyTable().until_walk().does(ANNA, "go", place=1).does(ANNA, "go", place=2)
    assert t.options(ANNA) == ["done"]


def test_a_path_is_published_once_and_only_its_runner_is_told_it():
    t = ToyTable().until_walk(1, 2).does(ANNA, "go", place=1).does(ANNA, "go", place=2)
    for seat in (BERT, CARO, PUBLIC):
        assert not t.told(seat, Walked)
        assert not t.told(seat, Drafted)[2:], "the card and its lock are all that anyone drafted before"
    t.does(ANNA, "done")
    assert t.told(ANNA, Walked) == [Walked(2, (1, 2))]
    for seat in (BERT, CARO, PUBLIC):
        assert t.told(seat, Walked) == [Walked(2, None)]


def test_an_item_is_taken_back_as_if_it_had_never_been():
    t = ToyTable().until_walk().does(ANNA, "go", place=1)
    before = t.match.view(ANNA)
    t.does(ANNA, "go", place=2).takes_back(ANNA)
    assert t.match.view(ANNA) == before
    assert t.options(ANNA) == ["go(place=0)", "go(place=2)", "done"]
    assert t.told(ANNA, TakenBack)
    assert not t.told(BERT, TakenBack)
    assert not t.told(PUBLIC, TakenBack)


def test_an_empty_draft_has_nothing_to_take_back():
    t = ToyTable().until_walk()
    for seat in (ANNA, BERT, PUBLIC):
        with pytest.raises(Refused, match="nothing-to-take-back"):
            t.takes_back(seat)


def test_a_draft_that_lies_open_is_seen_growing_and_shrinking_by_all():
    t = ToyTable().all_lay().does(CARO, "sleep").time_is_up("dark")
    t.does(BERT, "mark", place=4).takes_back(BERT).does(BERT, "mark", place=5)
    for seat in (ANNA, BERT, CARO, PUBLIC):
        assert t.told(seat, DraftShown) == [DraftShown(BERT, "mark(place=4)"), DraftShown(BERT, "mark(place=5)")]
        assert t.told(seat, TakenBackShown) == [TakenBackShown(BERT, "mark(place=4)")]
        assert t.match.view(seat).marks == (t.action("mark", place=5).index,)


def test_any_item_of_an_unordered_draft_can_be_taken_out():
    t = ToyTable().all_lay().does(CARO, "sleep").time_is_up("dark")
    t.does(BERT, "mark", place=4).does(BERT, "mark", place=5)
    t.match.take_back(BERT, t.action("mark", place=4))
    assert t.draft(BERT) == ["mark(place=5)"]
    with pytest.raises(Refused, match="nothing-to-take-back"):
        t.match.take_back(BERT, t.action("mark", place=4))


def test_only_the_last_item_of_a_path_can_be_taken_back():
    t = ToyTable().until_walk().does(ANNA, "go", place=1).does(ANNA, "go", place=2)
    with pytest.raises(Refused, match="nothing-to-take-back"):
        t.match.take_back(ANNA, t.action("go", place=1))
    t.match.take_back(ANNA, t.action("go", place=2))
    assert t.draft(ANNA) == ["go(place=1)"]


def test_drafts_are_logged_like_everything_acknowledged():
    t = ToyTable().until_walk().does(ANNA, "go", place=1).takes_back(ANNA)
    assert [type(record).__name__ for record in t.match.records[-2:]] == ["Acted", "TookBack"]
