"""Time: windows with a limit, a hold that tells nothing, and defaults when the time is up."""

import pytest

from cavale.core.event import OutOfTime
from cavale.core.refusal import Refused
from core.toy.events import CardLaid, CardSeen, Grabbed, LightsOff, LightsOn, Walked
from core.toy.table import ANNA, BERT, CARO, PUBLIC, ToyTable


def open_windows(t: ToyTable) -> list[tuple[str, int, int]]:
    return [(window.name, window.limit, window.hold) for window in t.s.windows]


def test_a_step_opens_its_window_and_closes_it():
    t = ToyTable()
    assert open_windows(t) == [("lay", 45_000, 0)]
    t.all_lay()
    assert open_windows(t) == [("dark", 15_000, 15_000)]


def test_without_people_no_window_opens_and_no_hold_is_waited_for():
    t = ToyTable(live=False)
    assert open_windows(t) == []
    t.all_lay().does(CARO, "sleep")
    assert t.step == "mark"


def test_the_default_comes_from_the_draft_and_else_from_the_dice():
    t = ToyTable(numbers={"lay": [0, 0, 1]}).does(ANNA, "lay", card=1).does(BERT, "lay", card=3).does(BERT, "lock")
    t.time_is_up("lay")
    assert t.s.laid == [[1], [3], [5]], "Anna's unlocked card, Bert's locked one, and for Caro the second of her hand"
    assert t.told(CARO, CardLaid) == [CardLaid(CARO, 5)]


def test_who_had_not_answered_is_told_so_and_nobody_else():
    t = ToyTable(numbers={"lay": [0, 0, 1]}).does(ANNA, "lay", card=1).does(BERT, "lay", card=3).does(BERT, "lock")
    t.time_is_up("lay")
    assert t.told(ANNA, OutOfTime) == [OutOfTime(ANNA, "lay")], "a card that was not locked is no answer"
    assert t.told(CARO, OutOfTime) == [OutOfTime(CARO, "lay")]
    assert t.told(BERT, OutOfTime) == t.told(PUBLIC, OutOfTime) == []
    own = [event for event in t.told(CARO) if isinstance(event, OutOfTime | CardLaid)]
    assert own == [OutOfTime(CARO, "lay"), CardLaid(CARO, 5)], "first why, then what"


def test_whom_nobody_asked_is_never_out_of_time():
    t = ToyTable().all_lay().does(CARO, "sleep").time_is_up("dark")
    assert t.told(CARO, OutOfTime) == [], "the dark lasts its time, used or not"
    t = ToyTable().until_walk(1, 2).does(ANNA, "go", place=5).does(CARO, "pay").does(BERT, "pay").time_is_up("walk")
    assert t.told(ANNA, OutOfTime) == [OutOfTime(ANNA, "walk")]
    assert t.told(BERT, OutOfTime) == [], "what he was asked meanwhile had a time of its own"


def test_a_path_out_of_time_is_walked_as_far_as_it_was_planned():
    t = ToyTable().until_walk(1, 2).does(ANNA, "go", place=1).time_is_up("walk")
    assert t.told(ANNA, Walked) == [Walked(1, (1,))]
    assert t.step == "stance"


def test_time_up_below_the_top_ends_the_interrupt_with_it_and_finds_the_draft():
    t = ToyTable().until_walk(1, 2).does(ANNA, "go", place=5).does(CARO, "pay").does(BERT, "pay")
    assert t.match.asked() == [BERT]
    t.time_is_up("walk")
    assert t.told(ANNA, Walked) == [Walked(0, (5,))]
    assert t.s.blocked == 0, "what was paid for but not placed is lost"
    assert t.s.interrupted == ()
    assert (t.step, t.match.asked(), t.draft(BERT)) == ("stance", [BERT], [])


def test_a_step_below_the_top_that_was_not_interrupted_ends_by_its_default_too():
    t = ToyTable().until_chase(1, 2).does(BERT, "stance", to="left").does(BERT, "hop", place=2)
    assert t.step == "settle"
    assert [window.name for window in t.s.windows] == ["grab"]
    t.time_is_up("grab")
    assert t.told(PUBLIC, Grabbed) == [Grabbed(None)]
    assert (t.step, t.s.round) == ("lay", 2)


def test_the_first_answer_of_anyone_asked_is_enough():
    t = ToyTable().until_chase(1).does(BERT, "stance", to="left").does(BERT, "hop", place=3).does(BERT, "hop", place=3)
    assert (t.step, t.match.asked()) == ("grab", [ANNA, BERT, CARO])
    t.does(CARO, "grab")
    assert t.told(PUBLIC, Grabbed) == [Grabbed(CARO)]
    assert t.s.round == 2


@pytest.mark.parametrize("deed", [None, ("sleep", {}), ("peek", {"player": BERT})])
def test_the_dark_looks_the_same_whatever_the_spy_does(deed):
    t = ToyTable().all_lay()
    t.mail()
    before = [t.match.view(seat) for seat in (ANNA, BERT, PUBLIC)]
    agenda = list(t.s.agenda)
    if deed:
        t.does(CARO, deed[0], **deed[1])
    assert [t.match.view(seat) for seat in (ANNA, BERT, PUBLIC)] == before
    assert t.s.agenda == agenda, "the agenda is public: the step stays on it until the clock closes the window"
    assert [message is None for message in t.mail()] == [True, True, not deed, True]
    t.time_is_up("dark")
    assert t.told(PUBLIC, LightsOff) == [LightsOff(1)]
    assert t.told(PUBLIC, LightsOn) == [LightsOn(1)]
    assert not t.told(BERT, CardSeen)


def test_nobody_is_shown_as_asked_in_the_dark():
    messages = ToyTable().all_lay().mail()
    assert [message.deciding for message in messages] == [(), (), (CARO,), ()]
    assert [message.asked is not None for message in messages] == [False, False, True, False]


def test_the_spy_is_asked_once_and_then_refused_like_everybody():
    t = ToyTable().all_lay().does(CARO, "peek", player=BERT)
    assert t.told(CARO, CardSeen) == [CardSeen(BERT, 2)]
    refusals = {str(t.match.why_not(seat, t.action("sleep"))) for seat in (ANNA, BERT, CARO)}
    assert len(refusals) == 1


def test_a_window_that_is_not_open_cannot_close():
    t = ToyTable()
    with pytest.raises(Refused, match="window-not-open"):
        t.time_is_up("dark")


def test_a_match_that_is_over_has_no_time_left():
    t = ToyTable()
    t.match.abandon()
    assert t.s.windows == ()
    with pytest.raises(Refused, match="window-not-open"):
        t.time_is_up("lay")
