"""Grace: a clock that freezes for a broken line, a table that is covered while it stands, seats that others command."""

import json

import pytest

from cavale.core.absence import Absence
from cavale.core.archive import ArchiveError, from_json, to_json
from cavale.core.event import ClockFrozen, ClockResumed, SeatOrphaned, SeatReturned
from cavale.core.grace import Grace
from cavale.core.record import Freeze
from cavale.core.refusal import Refusal, Refused
from core.toy import PATIENT, PatientToy
from core.toy.table import ANNA, BERT, CARO, PUBLIC, ToyTable


def walking() -> ToyTable:
    """It is Anna's turn to walk."""
    return ToyTable(game=PATIENT).until_walk()


def orphaned() -> ToyTable:
    t = walking()
    t.match.orphan(ANNA)
    return t


def refused(deed) -> str:
    with pytest.raises(Refused) as error:
        deed()
    return str(error.value)


# -- the clock -------------------------------------------------------------------------------------------------------


def test_while_the_clock_is_frozen_nothing_can_be_done_or_said():
    t = walking().does(ANNA, "go", place=1)
    t.match.freeze(ANNA)
    assert (t.options(ANNA), t.offers(BERT)) == ([], [])
    stands = "TOY-WAIT-01: clock-stands"
    assert refused(lambda: t.does(ANNA, "done")) == stands
    assert refused(lambda: t.time_is_up("walk")) == stands
    assert refused(t.match.pause) == refused(lambda: t.match.freeze(ANNA)) == stands
    assert refused(lambda: t.takes_back(ANNA)) == "table: nothing-to-take-back"
    assert str(t.match.why_silent(BERT).key) == "clock-stands"
    t.match.resume(stood=12_345)
    assert (t.draft(ANNA), t.match.why_silent(BERT)) == (["go(place=1)"], None)
    assert t.told(PUBLIC)[-2:] == [ClockFrozen(ANNA), ClockResumed(12)]
    assert t.match.absence.stood == 12_345


def test_the_clock_freezes_once_for_a_seat():
    t = walking()
    t.match.freeze(ANNA)
    t.match.resume()
    assert not t.match.absence.grace_left(ANNA)
    assert t.match.absence.grace_left(BERT)
    assert refused(lambda: t.match.freeze(ANNA)) == "table: no-grace"


def test_the_clock_freezes_twice_in_a_match():
    absence = Absence(Grace("TOY-WAIT-01"), 4)
    absence.note(Freeze(seat=2))
    assert [absence.grace_left(seat) for seat in range(4)] == [True, True, False, True]
    absence.note(Freeze(seat=0))
    assert [absence.grace_left(seat) for seat in range(4)] == [False] * 4


def test_the_clock_freezes_only_for_a_seat_whose_turn_it_is():
    t = walking()
    assert refused(lambda: t.match.freeze(BERT)) == "table: no-grace"
    assert refused(lambda: t.match.freeze(PUBLIC)) == "table: no-grace"


def test_a_server_that_was_down_takes_nobodys_grace():
    t = walking()
    for _ in range(3):
        t.match.freeze()
        t.match.resume()
    assert t.match.absence.grace_left(ANNA)
    assert t.told(CARO)[-2:] == [ClockFrozen(None), ClockResumed(0)]


def test_without_a_grace_no_clock_freezes_and_nobody_is_commanded():
    t = ToyTable().until_walk()
    assert refused(lambda: t.match.freeze(ANNA)) == refused(t.match.freeze) == "table: no-grace"
    assert refused(lambda: t.match.orphan(ANNA)) == "table: no-orphan"


def test_an_undo_gives_no_grace_back():
    t = walking().does(CARO, "claim", what="spy")
    t.match.freeze(ANNA)
    t.match.resume(stood=1)
    t.match.orphan(BERT)
    t.match.undo(CARO, consent=-1)
    assert not t.match.absence.grace_left(ANNA)
    assert (t.match.absence.stood, t.match.absence.orphans) == (1, 1 << BERT)
    assert not t.match.paused


def test_a_game_may_know_no_pause():
    class Restless(PatientToy):
        def why_no_pause(self, options):
            return Refusal("TOY-WAIT-02", "toy-restless")

    t = ToyTable(game=Restless())
    assert refused(t.match.pause) == "TOY-WAIT-02: toy-restless"
    t.match.abandon()


def test_a_pause_by_agreement_is_marked():
    t = walking()
    assert not t.match.absence.rested
    t.match.pause()
    t.match.resume(stood=5_000)
    assert (t.match.absence.rested, t.match.absence.stood) == (True, 5_000)


# -- the table is covered --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stop", [lambda match: match.pause(), lambda match: match.freeze(ANNA)])
def test_a_table_whose_clock_stands_is_covered_for_all(stop):
    t = walking()
    before = t.mail()
    stop(t.match)
    for old, new in zip(before, t.mail(), strict=True):
        assert new.number == old.number + 1
        assert (new.view, new.events, new.asked, new.offers, new.windows) == (None, (), None, (), ())
        assert (new.step, new.deciding) == ("", ())
    late = t.post.connect(BERT)
    assert (late.number, late.view, late.events) == (before[BERT].number + 1, None, ())
    t.match.orphan(CARO)
    assert t.mail() == [None] * 4, "who leaves meanwhile is told when the table is uncovered"
    t.match.resume()
    for seat, message in enumerate(t.mail()):
        assert message.view == t.match.view(seat)
        assert len(message.events) == 3
    assert t.post.connect(BERT).events == tuple(t.match.told[BERT])


def test_a_table_without_a_grace_rests_in_the_open():
    t = ToyTable().until_walk()
    t.mail()
    t.match.pause()
    assert t.mail()[ANNA].view == t.match.view(ANNA)


# -- orphans ---------------------------------------------------------------------------------------------------------


def test_others_act_for_an_orphan_and_the_log_names_both():
    t = orphaned().does(ANNA, "go", place=1, by=CARO)
    assert t.draft(ANNA) == ["go(place=1)"]
    t.match.take_back(ANNA, by=BERT)
    assert t.draft(ANNA) == []
    assert [(record.seat, record.by) for record in t.match.records[-2:]] == [(ANNA, CARO), (ANNA, BERT)]


def test_nobody_acts_for_a_seat_that_is_no_orphan_or_while_being_one():
    t = walking()
    assert refused(lambda: t.does(ANNA, "go", place=1, by=CARO)) == "table: not-your-seat"
    t.match.orphan(ANNA)
    t.match.orphan(CARO)
    for nobody in (CARO, ANNA, PUBLIC, -1):
        assert refused(lambda by=nobody: t.does(ANNA, "go", place=1, by=by)) == "table: not-your-seat"
        assert refused(lambda by=nobody: t.match.take_back(ANNA, by=by)) == "table: not-your-seat"


def test_who_is_back_is_commanded_no_more():
    t = orphaned()
    t.match.give_back(ANNA)
    assert refused(lambda: t.does(ANNA, "go", place=1, by=CARO)) == "table: not-your-seat"
    t.does(ANNA, "go", place=1)
    assert [event for event in t.told(PUBLIC) if isinstance(event, SeatOrphaned | SeatReturned)] == [
        SeatOrphaned(ANNA),
        SeatReturned(ANNA),
    ]
    assert refused(lambda: t.match.give_back(ANNA)) == "table: no-orphan"


def test_nobody_is_orphaned_twice_or_after_the_end():
    t = orphaned()
    assert refused(lambda: t.match.orphan(ANNA)) == "table: no-orphan"
    assert refused(lambda: t.match.orphan(PUBLIC)) == "table: no-orphan"
    t.match.abandon()
    for deed in (lambda: t.match.orphan(BERT), lambda: t.match.give_back(ANNA), t.match.freeze):
        assert refused(deed) == "table: match-over"


# -- the file --------------------------------------------------------------------------------------------------------


def altered(t: ToyTable, index: int, **fields) -> str:
    data = json.loads(to_json(t.match))
    data["records"][index] |= fields
    with pytest.raises(ArchiveError) as error:
        from_json(json.dumps(data).encode(), lambda _: PATIENT)
    return str(error.value)


def test_a_replay_checks_who_commanded_and_what_froze():
    t = orphaned().does(ANNA, "go", place=1, by=CARO)
    assert "not-your-seat" in altered(t, -1, by=ANNA)
    t.match.give_back(ANNA)
    t.match.freeze(ANNA)
    assert "no-grace" in altered(t, -1, seat=BERT)
    assert "no-orphan" in altered(t, -2, seat=BERT)
    again = from_json(to_json(t.match), lambda _: PATIENT)
    assert (again.frozen, again.covered) == (t.match.records[-1], True)


def test_a_replay_knows_how_long_the_clock_stood():
    t = walking()
    t.match.freeze(ANNA)
    t.match.resume(stood=60_000)
    t.match.orphan(BERT)
    again = from_json(to_json(t.match), lambda _: PATIENT).absence
    assert (again.stood, again.orphans, again.grace_left(ANNA)) == (60_000, 1 << BERT, False)
    assert "broken match file" in altered(t, -2, stood=-1)


@pytest.mark.parametrize(
    "stop", [lambda match: match.pause(since=7_000), lambda match: match.freeze(ANNA, since=7_000)]
)
def test_a_replay_knows_since_when_the_clock_stands(stop):
    t = walking()
    stop(t.match)
    assert from_json(to_json(t.match), lambda _: PATIENT).absence.since == 7_000
    assert "broken match file" in altered(t, -1, since=-1)
    t.match.resume(stood=60_000)
    assert t.match.absence.since == 0
