"""One suite for every game, with Hypothesis as the player."""

from typing import Any

import msgspec
import pytest
from hypothesis import given

from cavale.bots.playout import play_out
from cavale.core import agenda
from cavale.core.action import Action
from cavale.core.archive import from_json, to_json
from cavale.core.dice import Dice, FastDice
from cavale.core.match import Match
from cavale.core.post import Post
from cavale.core.record import Acted, Record
from cavale.core.refusal import Refused
from cavale.core.snapshot import fields, snapshot
from cavale.core.state import Box, State
from cavale.core.step import Step
from cavale.core.table import Table
from conformance.cases import (
    GAMES,
    Case,
    Steered,
    conservation,
    each_option,
    each_seat_count,
    few,
    many,
    moments,
    players,
    told_on_failure,
)

tables = pytest.mark.parametrize("case", each_seat_count(), ids=str)
small_tables = pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=pytest.mark.slow) if case.seats > case.game.seat_counts[0] + 1 else case
        for case in each_seat_count()
    ],
    ids=str,
)  # what large tables add is shown by `make fuzz`
options = pytest.mark.parametrize("case", each_option(), ids=str)
live = pytest.mark.parametrize("live", [False, True], ids=["without people", "live"])
MOST_ACTIONS = 1000


# -- it ends -----------------------------------------------------------------------------------------------------------


def plays_to_its_end(case: Case, live: bool, dice: Dice, chance: Dice) -> None:
    """A match ends, somebody is always asked or the clock runs, and the material is all there."""
    match = case.match(chance, live=live)
    check = conservation(case.game)
    for _ in moments(match, dice):
        check(match)
    assert len(match.state.returns()) == case.seats
    assert not any(match.options_of(seat) or match.offers_to(seat) for seat in range(case.seats))
    assert not match.state.windows, "a match that is over has no time running"


@tables
@live
@few
@given(dice=players, chance=players)
def test_a_match_ends_and_keeps_its_material(case, live, dice, chance):
    plays_to_its_end(case, live, dice, chance)


@options
@live
@few
@given(dice=players, chance=players)
def test_a_match_with_other_options_ends(case, live, dice, chance):
    plays_to_its_end(case, live, dice, chance)


@pytest.mark.slow
@tables
@live
@many
@given(dice=players, chance=players)
def test_many_matches_end(case, live, dice, chance):
    plays_to_its_end(case, live, dice, chance)


# -- options and refusals ----------------------------------------------------------------------------------------------


@small_tables
@live
@few
@given(dice=players)
def test_why_not_is_silent_exactly_on_options_and_offers(case, live, dice):
    """Each moment is looked at through the eyes of one seat after the other, the spectators' too. Where there are
    thousands of actions, other ones come up at each moment.
    """
    match = case.match(FastDice(1), live=live)
    for number, _ in enumerate(moments(match, dice)):
        seat = number % (case.seats + 1)
        possible = [] if seat == case.seats else match.options_of(seat) + match.offers_to(seat)
        assert len(set(possible)) == len(possible), "an action is offered twice"
        actions = match.box.actions.all
        apart = 1 + len(actions) // MOST_ACTIONS
        for action in {*actions[number % apart :: apart], *possible}:
            assert (match.why_not(seat, action) is None) == (action in possible), f"seat {seat}, {action}"


@small_tables
@live
@few
@given(dice=players)
def test_refusing_and_asking_change_nothing(case, live, dice):
    match = case.match(FastDice(1), live=live)
    post = Post(match)
    actions = match.box.actions.all
    for _ in moments(match, dice):
        if dice.below("look", 15):
            continue
        before, records = snapshot(match.state), len(match.records)
        messages = [post.deliver(viewer) for viewer in range(case.seats + 1)]
        assert len(messages) == case.seats + 1
        for _ in range(12):
            seat = dice.below("seat", case.seats + 1)
            refused(match, seat, actions[dice.below("action", len(actions))])
            match.why_silent(seat)
            match.why_not_undo(seat)
            post.connect(seat)
        assert (snapshot(match.state), len(match.records)) == (before, records)
        assert [post.deliver(viewer) for viewer in range(case.seats + 1)] == [None] * (case.seats + 1)


def refused(match: Match, seat: int, action: Action) -> None:
    """Try what cannot be done."""
    if match.why_not(seat, action) is not None:
        with pytest.raises(Refused):
            match.play(seat, action)


# -- the log -----------------------------------------------------------------------------------------------------------


@small_tables
@live
@few
@given(dice=players)
def test_replaying_the_log_gives_the_match_again(case, live, dice):
    """Record by record the same state, and everybody is told the same; reading and writing a file is the identity."""
    match = case.match(FastDice(1), live=live, hashed=True)
    for _ in moments(match, dice):
        pass
    with told_on_failure(match):
        data = to_json(match)
        again = from_json(data, GAMES.get)
        assert again.records == match.records
        assert again.told == match.told
        assert to_json(again) == data


@small_tables
@few
@given(dice=players)
def test_taking_back_and_doing_again_is_the_identity(case, dice):
    match = case.match(FastDice(1), live=True)
    for _ in moments(match, dice):
        for seat in range(case.seats):
            if match.why_not_take_back(seat) is None:
                before = snapshot(match.state)
                action = match.state.drafts[seat][-1]
                match.take_back(seat)
                if match.why_not(seat, action) is None:  # an interrupt may have closed the way that was planned
                    match.play(seat, action)
                    assert snapshot(match.state) == before
                break


@small_tables
@few
@given(dice=players)
def test_undoing_and_doing_again_is_the_identity(case, dice):
    match = case.match(FastDice(1), live=True)
    undos = 0
    for _ in moments(match, dice):
        last = match.records[-1]
        if undos < 10 and isinstance(last, Acted) and match.why_not_undo(last.seat) is None and is_last(match, last):
            before = snapshot(match.state)
            match.undo(last.seat)
            action = match.box.actions.find(last.verb, last.args)
            assert action is not None
            match.play(last.seat, action)
            assert snapshot(match.state) == before
            undos += 1


def is_last(match: Match, record: Record) -> bool:
    """Whether an undo would go back to this very record."""
    copy = from_json(to_json(match), GAMES.get)
    assert isinstance(record, Acted)
    copy.undo(record.seat)
    return copy.records[-1].first == len(match.records) - 1


# -- copies ------------------------------------------------------------------------------------------------------------


@small_tables
@live
@few
@given(dice=players)
def test_a_clone_is_equal_and_shares_nothing_that_changes(case, live, dice):
    match = case.match(FastDice(1), live=live)
    kept: list[tuple[State, Any]] = []
    for _ in moments(match, dice):
        if dice.below("look", 25) and not match.over:
            continue
        s = match.state
        before = snapshot(s)
        clone = s.clone()
        assert snapshot(clone) == before, "a clone equals its original"
        assert not lists_in(clone) & lists_in(s), "a clone shares no list"
        kept.append((clone.clone(), before))
        play_on(clone)
        assert snapshot(s) == before, "what happens to a clone does not happen to its original"
    for clone, before in kept:
        assert snapshot(clone) == before, "what happens to an original does not happen to its clone"


def lists_in(value: Any) -> set[int]:
    """The identities of all lists in a state; steps, actions and the box never change."""
    if isinstance(value, list):
        return {id(value)}.union(*(lists_in(item) for item in value))
    if isinstance(value, tuple):
        return set().union(*(lists_in(item) for item in value))
    if isinstance(value, State):
        return set().union(*(lists_in(getattr(value, name)) for name in fields(value)))
    assert value is None or isinstance(value, int | str | float | Step | Action | Box) or fields(value)
    return set()


def play_on(s: State) -> None:
    table = Table(FastDice(3))
    if not s.ask:
        agenda.advance(s, table)
    play_out(s, table, FastDice(4))


# -- beliefs -----------------------------------------------------------------------------------------------------------


@small_tables
@live
@few
@given(dice=players)
def test_a_sample_of_a_belief_looks_the_same_to_its_seat_and_can_be_played_on(case, live, dice):
    match = case.match(FastDice(1), live=live)
    for _ in moments(match, dice):
        if dice.below("look", 15):
            continue
        for seat in match.asked()[:2]:
            sample_is_consistent(match, seat, dice)


def sample_is_consistent(match: Match, seat: int, dice: Dice) -> None:
    view = match.view(seat)
    belief = match.game.belief(match.box, seat, view, match.told_in_force(seat))
    for _ in range(2):
        s = belief.sample(FastDice(dice.below("sample", 1 << 30)))
        assert msgspec.json.encode(match.game.view(s, seat)) == msgspec.json.encode(view)
        assert agenda.pending(s) >> seat & 1, "the seat is asked in the sample, too"
        assert s.agenda[-1].options(s, seat) == match.options_of(seat)
        play_on(s)
        assert s.over


def test_hypothesis_steers_and_then_lets_go():
    dice = Steered([7, 8], 1)
    assert [dice.below("a", 5), dice.below("b", 5)] == [2, 3]
    assert 0 <= dice.below("c", 5) < 5
