"""Undo: freely, by consent past what others did openly, and never past what somebody learned."""

import pytest

from cavale.core.event import Undone
from cavale.core.match import ReplayError
from cavale.core.record import Undid
from cavale.core.refusal import Refused
from cavale.core.snapshot import snapshot
from cavale.core.table import bit
from core.toy.events import StanceTaken
from core.toy.steps import Mark
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


def test_what_is_final_is_never_undone():
    t = ToyTable().until_walk()
    assert t.match.why_not_undo(BERT).key == "undo-too-late"
    with pytest.raises(Refused, match="undo-too-late"):
        t.match.undo(BERT, consent=ALL)


def test_what_somebody_else_did_since_needs_consent():
    t = ToyTable().until_chase(1).does(BERT, "stance", to="left").does(ANNA, "claim", what="honest")
    with pytest.raises(Refused, match="undo-needs-consent"):
        t.match.undo(BERT)
    t.match.undo(ANNA)
    t.match.undo(BERT)
    assert t.step == "stance"


def test_consent_goes_past_what_others_did_openly(monkeypatch):
    """A claim, two cameras pointed at and one taken away again, a pause: all saw them, and nobody learned anything."""
    monkeypatch.setattr(Mark, "final", lambda self: False)
    t = ToyTable().until_mark().does(CARO, "claim", what="spy")
    before = snapshot(t.s)
    t.does(ANNA, "claim", what="honest").does(BERT, "mark", place=1).does(BERT, "mark", place=2).takes_back(BERT)
    t.match.pause()
    t.match.resume()
    assert t.match.why_not_undo(CARO, bit(ANNA)).key == "undo-needs-consent"
    assert t.match.why_not_undo(ANNA, 0).key == "undo-needs-consent", "what is laid out was noticed"
    t.match.undo(ANNA, consent=ALL)
    assert snapshot(t.s) == before
    t.match.undo(CARO)
    assert t.s.claims == []


def test_what_became_known_is_never_undone():
    t = ToyTable().until_chase(1).does(BERT, "stance", to="left").does(BERT, "hop", place=2)
    assert t.match.why_not_undo(BERT, ALL).key == "undo-too-late"
    assert t.match.last_action(BERT) is None, "nor what he did before"
    assert t.match.why_not_undo(CARO, ALL).key == "undo-too-late", "she laid a card, rounds ago"


def test_what_was_drawn_is_never_undone():
    t = ToyTable(numbers={"flee": [1]}).until_chase(1, 2).does(BERT, "stance", to="left").does(ANNA, "surrender")
    t.does(ANNA, "flee")
    assert t.match.why_not_undo(ANNA, ALL).key == "undo-too-late"


def test_what_the_clock_ended_is_never_undone():
    t = ToyTable().until_walk().does(CARO, "claim", what="spy").time_is_up("walk")
    assert t.match.why_not_undo(CARO, ALL).key == "undo-too-late"


def test_after_an_undo_one_may_go_back_further_but_never_past_a_barrier():
    t = ToyTable().until_chase(1).does(CARO, "claim", what="spy").does(BERT, "stance", to="left")
    t.match.undo(BERT)
    t.match.undo(CARO)
    assert t.match.why_not_undo(CARO, ALL).key == t.match.why_not_undo(BERT, ALL).key == "undo-too-late"


def test_items_of_a_draft_are_taken_back_and_never_undone():
    t = ToyTable().does(ANNA, "lay", card=0)
    assert t.match.why_not_undo(ANNA, ALL).key == "nothing-to-undo"


def test_sealed_answers_are_never_undone():
    """Undoing one would tell who it was."""
    t = ToyTable().does(ANNA, "lay", card=0).does(ANNA, "lock")
    assert t.match.why_not_undo(ANNA, ALL).key == "undo-too-late"
    assert t.match.why_not_undo(BERT, ALL).key == "nothing-to-undo"


def test_a_look_in_the_dark_is_never_undone_and_refusing_tells_nobody_of_it():
    t = ToyTable().all_lay()
    before = [t.match.why_not_undo(seat, ALL) for seat in (ANNA, BERT, CARO)]
    t.does(CARO, "peek", player=ANNA)
    assert [t.match.why_not_undo(seat, ALL) for seat in (ANNA, BERT, CARO)] == before
    assert before[CARO].key == "undo-too-late"


@pytest.mark.parametrize("verb", ["hop", "flee", "done"])
def test_a_log_that_undoes_what_became_known_is_no_match(verb):
    """A draw could else be rolled again by whoever writes the log."""
    t = ToyTable().until_walk(1, 2).does(ANNA, "go", place=1).does(ANNA, "done").does(BERT, "stance", to="left")
    t.does(BERT, "hop", place=2).does(ANNA, "surrender").does(ANNA, "flee")
    index = next(i for i, record in enumerate(t.match.records) if getattr(record, "verb", "") == verb)
    again = t.match.start_again(t.match.records[0].draws)
    for record in t.match.records[1 : index + 1]:
        again.replay(record)
    undone = t.match.records[index]
    with pytest.raises(ReplayError, match="nothing-to-undo"):
        again.replay(Undid(seat=undone.seat, first=index))


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
