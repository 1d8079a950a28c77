"""Sealed answers: how many are through is public, who is not, and a change of mind is told to its author alone."""

from cavale.core.event import Drafted, Sealed, TakenBack
from core.toy.events import AllLaid, CardLaid, CardsRevealed
from core.toy.table import ANNA, BERT, CARO, PUBLIC, ToyTable


def test_the_number_of_locks_is_public_and_names_are_not():
    t = ToyTable().does(BERT, "lay", card=2).does(BERT, "lock")
    for seat in (ANNA, CARO, PUBLIC):
        assert t.told(seat, Sealed) == [Sealed(1)]
        assert not t.told(seat, Drafted)
        assert t.match.view(seat).locks == 1
    by_anna = ToyTable().does(ANNA, "lay", card=0).does(ANNA, "lock")
    assert t.match.view(CARO) == by_anna.match.view(CARO)
    assert t.told(CARO) == by_anna.told(CARO)


def test_who_has_locked_is_still_shown_among_those_who_decide():
    t = ToyTable().does(BERT, "lay", card=2).does(BERT, "lock")
    messages = t.mail()
    assert [message.deciding for message in messages] == [(0, 1, 2)] * 4
    assert messages[BERT].asked.locked
    assert messages[BERT].asked.options == ()


def test_a_change_of_mind_is_not_counted_back():
    t = ToyTable().does(BERT, "lay", card=2).does(BERT, "lock")
    t.mail()
    t.takes_back(BERT).takes_back(BERT).does(BERT, "lay", card=3)
    assert t.told(BERT, TakenBack)
    assert [message is not None for message in t.mail()] == [False, True, False, False]
    t.does(BERT, "lock")
    assert [message is not None for message in t.mail()] == [False, True, False, False]
    assert t.told(ANNA, Sealed) == [Sealed(1)]
    t.does(ANNA, "lay", card=0).does(ANNA, "lock").does(CARO, "lay", card=4).does(CARO, "lock")
    assert t.told(ANNA, Sealed) == [Sealed(1), Sealed(2), Sealed(3)]
    assert t.s.laid == [[0], [3], [4]]


def test_nothing_happens_while_one_who_locked_thinks_again():
    t = ToyTable().all_lay()
    t = ToyTable().does(BERT, "lay", card=2).does(BERT, "lock").takes_back(BERT)
    t.does(ANNA, "lay", card=0).does(ANNA, "lock").does(CARO, "lay", card=4).does(CARO, "lock")
    assert t.told(PUBLIC, Sealed)[-1] == Sealed(3)
    assert t.step == "lay"
    t.does(BERT, "lock")
    assert t.step == "dark"


def test_the_last_lock_opens_all_and_owners_stay_hidden():
    t = ToyTable().all_lay()
    assert t.told(PUBLIC, AllLaid) == [AllLaid(1)]
    assert t.told(BERT, CardLaid) == [CardLaid(BERT, 2)]
    t.does(CARO, "sleep").time_is_up("dark")
    (revealed,) = t.told(ANNA, CardsRevealed)
    assert sorted(revealed.cards) == [0, 2, 4]
    assert t.told(PUBLIC, CardsRevealed) == [revealed]


def test_what_is_shown_after_a_shuffle_does_not_depend_on_who_held_what():
    shown = []
    for first, second in ((0, 2), (2, 0)):
        t = ToyTable()
        t.s.hands[ANNA], t.s.hands[BERT] = [first], [second]
        t.does(ANNA, "lay", card=first).does(ANNA, "lock").does(BERT, "lay", card=second).does(BERT, "lock")
        t.does(CARO, "lay", card=4).does(CARO, "lock").does(CARO, "sleep").time_is_up("dark")
        shown.append(t.told(PUBLIC, CardsRevealed))
    assert shown[0] == shown[1]
