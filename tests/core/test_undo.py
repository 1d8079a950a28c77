"""Undo: freely while nothing was rolled, shown or done by others; else by consent; and it tells of nothing hidden."""

import pytest

from cavale.core.event import Undone
from cavale.core.refusal import Refused
from cavale.core.snapshot import snapshot
from cavale.core.table import bit
from core.toy.events import Fled, StanceTaken
from core.toy.table import ANNA, BERT, CARO, PUBLIC, ToyTable

ALL = bit(ANNA) | bit(BERT) | bit(CARO)


def test_a_public_action_is_undone_freely():
    t = ToyTable().until_chase(1)
    before = snapshot(t.s)
    t.does(BERT, "stance", to="left")
    t.match.undo(BERT)
    assert snapshot(t.s) == before
    assert t.told(BERT)[-1] == Undone(BERT, "stance(to=left)")
    assert t.told(PUBLIC)[-1] == Undone(BERT, None), "who undid is public; arguments might not be"
    t.does(BERT, "stance", to="right")
    assert t.told(PUBLIC)[-1] == StanceTaken("right")


def test_what_is_final_is_undone_by_consent_only():
    t = ToyTable().until_walk()
    with pytest.raises(Refused, match="undo-needs-consent"):
        t.match.undo(BERT)
    with pytest.raises(Refused, match="undo-needs-consent"):
        t.match.undo(BERT, consent=bit(ANNA))
    t.match.undo(BERT, consent=bit(ANNA) | bit(CARO))
    assert t.step == "mark"
    assert t.options(BERT) == ["confirm"], "the draft is back as it was before it was confirmed"


def test_what_somebody_else_did_since_needs_consent():
    t = ToyTable().until_chase(1).does(BERT, "stance", to="left").does(ANNA, "claim", what="honest")
    with pytest.raises(Refused, match="undo-needs-consent"):
        t.match.undo(BERT)
    t.match.undo(ANNA)
    t.match.undo(BERT)
    assert t.step == "stance"


def test_what_became_known_needs_consent():
    t = ToyTable().until_chase(1).does(BERT, "stance", to="left").does(BERT, "hop", place=2)
    with pytest.raises(Refused, match="undo-needs-consent"):
        t.match.undo(BERT)
    t.match.undo(BERT, consent=ALL)
    assert t.step == "hop"
    t.match.undo(BERT)
    assert t.step == "stance"


def test_dice_that_were_drawn_are_never_drawn_again():
    t = ToyTable(numbers={"flee": [1, 5]}).until_chase(1, 2).does(BERT, "stance", to="left").does(BERT, "hop", place=2)
    t.does(ANNA, "flee")
    assert t.told(ANNA, Fled) == [Fled(1, ANNA)]
    t.match.undo(ANNA, consent=ALL)
    t.does(ANNA, "flee")
    assert t.told(ANNA, Fled)[-1] == Fled(5, ANNA)


def test_items_of_a_draft_are_taken_back_and_never_undone():
    t = ToyTable().until_walk().does(ANNA, "go", place=1)
    assert t.match.why_not_undo(ANNA, ALL).key == "nothing-to-undo"


def test_sealed_answers_are_never_undone_not_even_by_consent():
    """Undoing one would tell who it was."""
    t = ToyTable().all_lay()
    for seat in (ANNA, BERT, CARO):
        assert t.match.why_not_undo(seat, ALL).key == "nothing-to-undo"


def test_what_the_spy_did_in_the_dark_is_never_undone():
    t = ToyTable().all_lay().does(CARO, "peek", player=ANNA)
    assert t.match.why_not_undo(CARO, ALL).key == "nothing-to-undo"


def test_a_hidden_draft_of_another_seat_is_no_reason_to_refuse():
    """A refusal would tell that the runner has begun to plan. Her plan is lost, as hers alone knew it."""
    t = ToyTable().until_walk().does(CARO, "claim", what="spy").does(ANNA, "go", place=1)
    assert t.match.why_not_undo(CARO) is None
    t.match.undo(CARO)
    assert t.s.claims == []
    assert t.draft(ANNA) == []


def test_undo_goes_back_into_an_interrupt():
    t = ToyTable().until_walk().does(ANNA, "go", place=1).does(CARO, "pay").does(CARO, "block", place=2)
    t.match.undo(CARO)
    assert (t.step, t.match.asked()) == ("block", [CARO])
    t.match.undo(CARO)
    assert (t.step, t.draft(ANNA), t.s.coins) == ("walk", ["go(place=1)"], [1, 1, 1])


def test_asks_after_an_undo_have_new_numbers():
    t = ToyTable().until_chase(1)
    number = t.mail()[BERT].asked.id
    t.does(BERT, "stance", to="left")
    t.mail()
    t.match.undo(BERT)
    assert t.mail()[BERT].asked.id > number


def test_nothing_is_undone_when_nobody_acted_or_the_table_rests_or_all_is_over():
    t = ToyTable()
    assert t.match.why_not_undo(ANNA, ALL).key == "nothing-to-undo"
    t.until_chase(1).does(BERT, "stance", to="left")
    t.match.pause()
    assert t.match.why_not_undo(BERT).key == "nothing-to-undo"
    t.match.resume()
    t.match.abandon()
    assert t.match.why_not_undo(BERT).key == "nothing-to-undo"
