"""An undo gives nothing back: in every game, an undo is tried after every record, and all consent to it."""

from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given

from cavale.core import agenda
from cavale.core import match as match_module
from cavale.core.action import Action
from cavale.core.dice import Dice, FastDice
from cavale.core.event import Drafted, Event, TakenBack, as_told, audiences, informs
from cavale.core.match import ListeningTable, Match, RecordingDice
from cavale.core.post import Post
from cavale.core.record import Acted, Record, Undid
from cavale.core.snapshot import snapshot
from cavale.core.state import State
from cavale.core.table import EVERYONE
from cavale.core.undo import BARRIER, OPEN
from cavale.lab.live import do
from conformance.cases import Case, few, moments, players
from conformance.test_every_game import small_tables
from core.toy import GAME as TOY
from core.toy.events import Inspected

TOY_TABLE = Case(TOY, 3, {})
OWN = (Drafted, TakenBack)  # what a seat alone knows of itself


class Entry(msgspec.Struct):
    """A record in force, and what each viewer got with it."""

    number: int
    record: Record
    told: list[list[Event]]
    views: list[bytes]  # afterwards


class Watch:
    """What every viewer was told and shown, record by record; the judge of an undo, so it asks the engine nothing."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.entries: list[Entry] = []
        self._known = [0] * (match.seats + 1)
        self._records = 0

    def look(self) -> None:
        """Note what is new since the last look: one record, or a pause and its end."""
        match = self.match
        told = [match.told[viewer][known:] for viewer, known in enumerate(self._known)]
        self._known = [len(match.told[viewer]) for viewer in range(match.seats + 1)]
        for number, record in enumerate(match.records[self._records :], self._records):
            if isinstance(record, Undid):
                self.entries = [entry for entry in self.entries if entry.number < record.first]
            else:
                self.entries.append(Entry(number, record, told, views(match)))
        self._records = len(match.records)

    def parted(self, first: int) -> tuple[list[Entry], list[Entry]]:
        """What is in force before a record, and from it on."""
        return [e for e in self.entries if e.number < first], [e for e in self.entries if e.number >= first]


def views(match: Match) -> list[bytes]:
    return [msgspec.json.encode(match.view(viewer)) for viewer in range(match.seats + 1)]


def tries(case: Case, dice: Dice) -> Iterator[tuple[Watch, int]]:
    """A whole match, and after each record each seat that could undo if all agree."""
    match = case.match(FastDice(1), live=True)
    watch = Watch(match)
    for _ in moments(match, dice):
        watch.look()
        for seat in range(case.seats):
            if match.why_not_undo(seat, EVERYONE) is None:
                yield watch, seat


def undone_copy(match: Match, seat: int) -> Match:
    """A copy of the match in which the seat has undone; the match itself goes on."""
    twin = match.start_again(match.records[0].draws)
    for record in match.records[1:]:
        twin.replay(record)
    twin.undo(seat, consent=EVERYONE)
    return twin


# -- nobody keeps anything ---------------------------------------------------------------------------------------------


@small_tables
@few
@given(dice=players)
def test_no_seat_keeps_anything_from_what_was_undone(case, dice):
    check_nothing_is_kept(case, dice)


def check_nothing_is_kept(case: Case, dice: Dice) -> None:
    """Nothing was drawn; all that anybody was told is what all were told, and of what may be known; and everybody sees
    to the byte what she saw before the action.
    """
    for watch, seat in tries(case, dice):
        kept, undone = watch.parted(watch.match.last_action(seat))
        assert isinstance(undone[0].record, Acted)
        assert undone[0].record.seat == seat
        for entry in undone:
            assert entry.record.draws == ()
            assert_public(entry.told)
        if seat == kept[-1].number % case.seats:  # one after the other: a copy takes its time
            twin = undone_copy(watch.match, seat)
            assert views(twin) == kept[-1].views
            for entry in undone:
                do(twin, entry.record)
            assert snapshot(twin.state) == snapshot(watch.match.state), "done again it leads to the same"


def assert_public(told: list[list[Event]]) -> None:
    """What viewers were told beside what each drafted itself: the same for all, with no field for one seat."""
    open_to_all = [[event for event in heard if not isinstance(event, OWN)] for heard in told]
    assert all(heard == open_to_all[-1] for heard in open_to_all)
    for event in open_to_all[-1]:
        assert not event.reveals
        assert set(audiences(type(event)).values()) <= {"all"}


@small_tables
@few
@given(dice=players)
def test_all_could_have_foretold_what_an_undone_action_told(case, dice):
    check_nothing_is_learned(case, dice)


def check_nothing_is_learned(case: Case, dice: Dice, every: int = 6) -> None:
    """In any world that a seat holds possible before an action, the action is possible and tells this seat the same.
    So nothing that it is told lets it exclude a world, whatever the events say of themselves.
    """
    for watch, seat in tries(case, dice):
        first = watch.entries[-1]
        if watch.match.last_action(seat) != first.number or dice.below("look", every):
            continue
        twin = undone_copy(watch.match, seat)
        action = twin.box.actions.find(first.record.verb, first.record.args)
        for viewer in range(case.seats):
            world = a_possible_world(twin, viewer, dice)
            assert told_by(world, seat, action, viewer) == first.told[viewer], f"seat {viewer} learns from {action}"


def a_possible_world(match: Match, viewer: int, dice: Dice) -> State:
    belief = match.game.belief(match.box, viewer, match.view(viewer), match.told_in_force(viewer))
    world: State = belief.sample(FastDice(dice.below("sample", 1 << 30)))
    return world


def told_by(s: State, seat: int, action: Action, viewer: int) -> list[Event] | None:
    """What a viewer would be told of an action; None if it is not possible."""
    step = s.agenda[-1]
    asked = bool(agenda.pending(s) >> seat & 1) and action in step.options(s, seat)
    if not asked and action not in step.offers(s, seat):
        return None
    table = ListeningTable(RecordingDice(FastDice(1)))
    (agenda.act if asked else agenda.accept)(s, table, seat, action)
    told = [as_told(event, to, len(s.drafts) + 1)[viewer] for event, to in table.heard]
    return [event for event in told if event is not None]


# -- nobody learns from being refused ----------------------------------------------------------------------------------


@small_tables
@few
@given(dice=players)
def test_what_a_seat_was_sent_nothing_of_changes_nothing_about_its_undo(case, dice):
    check_refusals_tell_nothing(case, dice)


def check_refusals_tell_nothing(case: Case, dice: Dice) -> None:
    match = case.match(FastDice(1), live=True)
    post = Post(match)
    before = undos(match)
    for _ in moments(match, dice):
        after = undos(match)
        for seat in range(case.seats):
            nothing = post.deliver(seat) is None
            assert not nothing or after[seat] == before[seat], f"seat {seat}, {match.records[-1]}"
        before = after


def undos(match: Match) -> list[tuple[object, object]]:
    return [(match.why_not_undo(seat), match.why_not_undo(seat, EVERYONE)) for seat in range(match.seats)]


# -- the judges find what they look for --------------------------------------------------------------------------------


@pytest.mark.skipif(
    not str(match_module.__file__).endswith(".py"),
    reason="compiled code calls its own functions, whatever stands in their place; the interpreted build is planted",
)
def test_an_undo_past_a_draw_would_be_found(monkeypatch):
    def lenient(entry, heard, **more):
        return OPEN if isinstance(entry, Acted) and more["all_told"] else BARRIER

    monkeypatch.setattr(match_module, "crossing", lenient)
    with pytest.raises(AssertionError):
        check_nothing_is_kept(TOY_TABLE, FastDice(1))


def test_an_event_that_reveals_and_does_not_say_so_would_be_found(monkeypatch):
    monkeypatch.setattr(Inspected, "reveals", False)
    informs.cache_clear()
    try:
        with pytest.raises(AssertionError, match="learns from hop"):
            check_many()
    finally:
        informs.cache_clear()


def check_many() -> None:
    for seed in range(30, 40):
        check_nothing_is_learned(TOY_TABLE, FastDice(seed), every=1)
