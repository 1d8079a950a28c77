"""Offers: what a seat may do during another seat's question, which then goes on as it was."""

import pytest

from cavale.core import agenda
from cavale.core.dice import FastDice
from cavale.core.refusal import Refused
from cavale.core.step import Step
from cavale.core.table import Table
from core.toy.events import Blocked, Claimed, Inspected, Paid, Surrendered
from core.toy.state import Toy
from core.toy.steps import HOP, ChaseEnd, Hop
from core.toy.table import ANNA, BERT, CARO, PUBLIC, ToyTable


def test_a_payment_comes_between_and_the_same_question_goes_on_with_its_draft():
    t = ToyTable().until_walk().does(ANNA, "go", place=1)
    asked = t.s.ask
    t.does(CARO, "pay")
    assert (t.step, t.match.asked()) == ("block", [CARO])
    assert t.draft(ANNA) == []
    t.does(CARO, "block", place=2)
    assert (t.step, t.match.asked(), t.s.ask) == ("walk", [ANNA], asked)
    assert t.draft(ANNA) == ["go(place=1)"]
    assert t.options(ANNA) == ["go(place=0)", "done"], "options follow the state of now"
    assert t.told(PUBLIC, Paid) == [Paid(CARO)]
    assert t.told(PUBLIC, Blocked) == [Blocked(CARO, 2)]


def test_interrupts_nest_two_deep():
    t = ToyTable().until_walk().does(ANNA, "go", place=1)
    t.does(CARO, "pay").does(BERT, "pay").does(ANNA, "claim", what="honest")
    assert t.match.asked() == [BERT]
    assert [low.depth for low in t.s.interrupted] == [len(t.s.agenda) - 2, len(t.s.agenda) - 1]
    t.does(BERT, "block", place=5)
    assert t.match.asked() == [CARO]
    t.does(CARO, "block", place=2)
    assert t.match.asked() == [ANNA]
    assert t.draft(ANNA) == ["go(place=1)"]
    assert t.s.interrupted == ()


def test_a_question_keeps_its_number_and_its_window_through_interrupts():
    t = ToyTable().until_walk()
    number = t.mail()[ANNA].asked.id
    window = t.s.windows[0]
    t.does(CARO, "pay")
    assert t.mail()[ANNA].asked is None
    t.does(CARO, "block", place=2)
    assert t.mail()[ANNA].asked.id == number
    assert t.s.windows[0] is window


def test_a_question_keeps_its_number_when_its_own_seat_is_asked_in_between():
    t = ToyTable().until_walk().does(CARO, "pay")
    number = t.mail()[CARO].asked.id
    t.does(BERT, "pay")
    assert t.mail()[CARO].asked is None
    t.does(BERT, "block", place=5)
    assert t.mail()[CARO].asked.id == number


def test_an_offer_that_asks_nobody_leaves_the_question_open():
    t = ToyTable().until_walk().does(ANNA, "go", place=1)
    asked = t.s.ask
    t.does(ANNA, "claim", what="spy")
    assert (t.s.ask, t.draft(ANNA)) == (asked, ["go(place=1)"])
    assert t.told(BERT, Claimed) == [Claimed(ANNA, "spy")]


def test_claims_are_bounded_in_number():
    t = ToyTable().until_walk().does(BERT, "claim", what="spy").does(BERT, "claim", what="spy")
    assert t.offers(BERT) == ["pay"]
    with pytest.raises(Refused, match="TOY-CLAIM-01: toy-all-said"):
        t.does(BERT, "claim", what="honest")


def test_a_coin_is_spent_once():
    t = ToyTable().until_walk().does(CARO, "pay")
    assert "pay" not in t.offers(CARO)
    t.does(CARO, "block", place=2)
    with pytest.raises(Refused, match="TOY-PAY-01: toy-no-coin"):
        t.does(CARO, "pay")
    with pytest.raises(Refused, match="TOY-PAY-01: toy-runner-pays-not"):
        t.does(ANNA, "pay")


def test_a_capture_cuts_the_run():
    t = ToyTable().until_chase(1, 2).does(BERT, "stance", to="left").does(BERT, "hop", place=2)
    assert t.told(PUBLIC, Inspected) == [Inspected(2, True)]
    assert HOP not in t.s.agenda
    assert t.step == "settle"


def test_a_run_that_captures_nobody_goes_on():
    t = ToyTable().until_chase(1).does(BERT, "stance", to="left").does(BERT, "hop", place=2)
    assert t.step == "hop"
    t.does(BERT, "hop", place=2)
    assert t.step == "grab"


def test_a_cut_while_interrupted_drops_the_question():
    t = ToyTable().until_chase(1, 0).does(BERT, "stance", to="left")
    asked = t.s.ask
    t.does(ANNA, "surrender")
    assert t.told(PUBLIC, Surrendered) == [Surrendered(0)]
    assert (t.step, t.match.asked()) == ("settle", [ANNA])
    assert t.s.ask != asked
    assert t.s.interrupted == ()


class Insist(Hop):
    """A hop whose offer cuts the run and begins it again with the very same step."""

    def accept(self, s, seat, action):
        return Again(self)


class Again(Step[Toy]):
    def __init__(self, hop):
        self.hop = hop

    def run(self, s, t):
        depth = len(s.agenda)
        s.cut_to(ChaseEnd)
        s.then(*[self.hop] * (depth - len(s.agenda)))


def test_a_step_put_where_a_cut_one_lay_starts_with_an_empty_draft():
    """The steps of a game are single objects: the same object at the same depth need not be the same question."""
    t = ToyTable().until_chase(1).does(BERT, "stance", to="left")
    s = t.s
    s.agenda[-1] = insist = Insist()
    s.drafts[BERT] = (t.action("hop", place=2),)
    waiting = s.ask
    agenda.accept(s, Table(FastDice(1)), ANNA, t.action("surrender"))
    assert s.agenda[-1] is insist
    assert s.ask != waiting
    assert s.drafts[BERT] == ()
