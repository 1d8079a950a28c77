"""The order of the table: pausing, giving up, speaking, being refused; and what triggers owe."""

import pytest

from cavale.core.event import Abandoned, Paused, Resumed
from cavale.core.match import parse_action
from cavale.core.refusal import Refused
from cavale.core.snapshot import snapshot
from core.toy.events import Bribed, Fled, Gained, SecretsShown
from core.toy.table import ANNA, BERT, CARO, PUBLIC, ToyTable


def test_nothing_can_be_done_while_the_table_rests():
    t = ToyTable().until_walk().does(ANNA, "go", place=1)
    t.match.pause()
    assert (t.options(ANNA), t.offers(BERT)) == ([], [])
    assert t.match.why_not(ANNA, t.action("done")).key == "match-paused"
    for deed in (
        lambda: t.does(ANNA, "done"),
        lambda: t.takes_back(ANNA),
        lambda: t.time_is_up("walk"),
        t.match.pause,
    ):
        with pytest.raises(Refused):
            deed()
    t.match.resume()
    assert t.draft(ANNA) == ["go(place=1)"]
    assert [type(event) for event in t.told(PUBLIC)[-2:]] == [Paused, Resumed]
    with pytest.raises(Refused, match="match-not-paused"):
        t.match.resume()


def test_a_rule_may_forbid_to_stop():
    t = ToyTable().all_lay()
    for deed in (t.match.pause, t.match.abandon):
        with pytest.raises(Refused, match="TOY-DARK-01: toy-dark"):
            deed()


def test_a_match_given_up_is_over_and_nobody_can_do_anything():
    t = ToyTable().until_walk().does(CARO, "pay")
    t.match.abandon()
    assert t.match.over
    assert isinstance(t.told(PUBLIC)[-1], Abandoned)
    assert t.match.why_not(ANNA, t.action("done")).key == "match-over"
    assert t.s.interrupted == ()
    for deed in (t.match.abandon, t.match.pause, t.match.resume):
        with pytest.raises(Refused):
            deed()


def test_talk_is_open_when_the_rules_say_so():
    t = ToyTable()
    assert t.match.why_silent(ANNA).rule == "TOY-CLAIM-01"
    assert t.match.why_silent(PUBLIC).key == "spectators-are-silent"
    t.until_walk()
    assert t.match.why_silent(ANNA) is None


def test_refusing_changes_nothing():
    t = ToyTable().until_walk()
    before, records = snapshot(t.s), len(t.match.records)
    for seat in range(4):
        for action in t.match.box.actions.all:
            if t.match.why_not(seat, action):
                with pytest.raises(Refused):
                    t.match.play(seat, action)
    assert (snapshot(t.s), len(t.match.records)) == (before, records)
    assert t.mail()
    assert t.mail() == [None] * 4


def test_a_refusal_names_rule_reason_and_what_forbids_it():
    t = ToyTable().until_chase(1)
    refusal = t.match.why_not(ANNA, t.action("stance", to="left"))
    assert (refusal.rule, refusal.key) == ("TOY-ROUND-01", "toy-other-turn")
    assert (refusal.args, refusal.blocked_by) == ({"seat": BERT}, "seat:1")
    with pytest.raises(Refused, match=r"TOY-ROUND-01: toy-other-turn"):
        t.does(ANNA, "stance", to="left")


def test_an_action_of_no_box_is_refused():
    t = ToyTable()
    with pytest.raises(Refused, match="no-such-action"):
        parse_action(t.match, "lay", {"card": 99})
    assert ToyTable().action("lock") is not t.action("lock")
    assert t.match.why_not(ANNA, ToyTable().action("lay", card=0)) is not None, "an action of another box"


def test_triggers_are_settled_first_in_first_out():
    t = ToyTable(numbers={"flee": [4]}).until_chase(1, 2).does(BERT, "stance", to="left").does(BERT, "hop", place=2)
    assert t.told(PUBLIC, Gained) == [Gained(BERT)]
    assert t.options(ANNA) == ["bribe", "flee"]
    t.does(ANNA, "flee")
    assert t.told(ANNA, Fled) == [Fled(4, ANNA)]
    assert t.told(PUBLIC, Fled) == [Fled(None, ANNA)]
    assert (t.s.owed, t.step) == ([], "grab")


def test_a_trigger_may_owe_another_which_comes_last():
    t = ToyTable().until_chase(1, 2).does(BERT, "stance", to="left").does(BERT, "hop", place=2).does(ANNA, "bribe")
    assert [type(event) for event in t.told(PUBLIC)[-3:]] == [Gained, Bribed, Gained]
    assert t.s.coins == [0, 3, 1]


def test_a_match_ends_and_shows_everything():
    t = ToyTable(rounds=1).until_chase().does(BERT, "stance", to="left")
    t.does(BERT, "hop", place=3).does(BERT, "hop", place=2).does(CARO, "grab")
    assert t.match.over
    assert t.told(PUBLIC)[-1] == SecretsShown(CARO, ((0,), (2,), (4,)))
    assert t.s.returns() == [1.0, 1.0, 3.0]
    assert t.mail()[ANNA].step == ""
