"""How steps follow one another. All of the engine that a simulation needs."""

from typing import Any

from mypy_extensions import i64

from cavale.core.action import Action
from cavale.core.event import OutOfTime
from cavale.core.state import Interrupted, State
from cavale.core.step import Step
from cavale.core.table import Table, bit


def advance(s: State, t: Table) -> None:
    """Run steps until one asks, waits for the clock, or none is left."""
    next_asking(s, t)


def next_asking(s: State, t: Table) -> Step[Any] | None:
    """The same; and the step that asks, if one does."""
    while s.agenda:
        if s.interrupted and _take_up_again(s):
            if pending(s):
                return s.agenda[-1]
            _close_ask(s, t, s.agenda[-1])
            continue
        step = s.agenda[-1]
        s.asked = step.seats(s)
        if s.asked:
            s.asks += 1
            s.ask = s.asks
            return step
        if t.clocked and s.windows and s.is_open(step.window()) and step.waits():
            return None
        s.agenda.pop()
        step.run(s, t)
    return None


def act(s: State, t: Table, seat: int, action: Action) -> None:
    """An asked seat takes one of its options. The caller knows that it is one."""
    answer(s, t, s.agenda[-1], seat, action)


def answer(s: State, t: Table, step: Step[Any], seat: int, action: Action) -> Step[Any] | None:
    """The same for a caller that has the asking step at hand; the step that asks then, if one does."""
    draft = s.drafts[seat]
    completed = step.completes(s, seat, action)
    s.drafts[seat] = draft + action.alone if draft else action.alone
    if not completed:
        return step
    place: i64 = seat
    s.locked |= 1 << place
    s.sealed |= 1 << place
    if not s.asked & ~s.locked or step.any_of():
        _close_ask(s, t, step)
        return next_asking(s, t)
    return step


def accept(s: State, t: Table, seat: int, action: Action) -> None:
    """A seat takes an offer: its step comes on top, then the ask below goes on with its drafts."""
    step = s.agenda[-1]
    if s.ask:
        waiting = Interrupted(step, s.ask, s.drafts, s.locked, s.sealed, len(s.agenda))
        s.interrupted = (*s.interrupted, waiting)
        _clear_ask(s)
    s.push(step.accept(s, seat, action))
    advance(s, t)


def take_back(s: State, seat: int, item: int) -> None:
    """A seat takes back an item of its draft; a complete answer is open again."""
    draft = s.drafts[seat]
    s.drafts[seat] = draft[:item] + draft[item + 1 :]
    s.locked &= ~(1 << seat)


def time_up(s: State, t: Table, window: str) -> None:
    """The clock closes a window: the topmost step that lives in it ends by its default, with all above it."""
    s.close(window)
    for depth in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[depth]
        if step.window() == window:
            _uncover(s, depth + 1)
            if t.telling:
                _tell_the_late(s, t, window)
            s.agenda.pop()
            step.expire(s, t)
            _clear_ask(s)
            break
    if not s.ask:
        advance(s, t)


def _tell_the_late(s: State, t: Table, window: str) -> None:
    """Each seat that has not answered hears that it will not be waited for; what is done for it, it is told as ever."""
    late = pending(s)
    for seat in range(len(s.drafts)):
        if late >> seat & 1:
            t.tell(OutOfTime(seat, window), bit(seat))


def pending(s: State) -> int:
    """The asked seats that have not completed their answer, as bits."""
    return s.asked & ~s.locked if s.ask else 0


def _close_ask(s: State, t: Table, step: Step[Any]) -> None:
    """The step on top has its answers: it runs once, with the drafts in the state, and the drafts are gone."""
    s.agenda.pop()
    step.run(s, t)
    _clear_ask(s)


def _clear_ask(s: State) -> None:
    for seat in range(len(s.drafts)):
        if s.drafts[seat]:
            s.drafts[seat] = ()
    s.asked = 0
    s.locked = 0
    s.sealed = 0
    s.ask = 0


def _take_up_again(s: State) -> bool:
    """Whether an interrupted ask is on top again; then it is open as it was. Asks that were cut are forgotten."""
    while s.interrupted and s.interrupted[-1].depth > len(s.agenda):
        s.interrupted = s.interrupted[:-1]
    if not s.interrupted or s.interrupted[-1].depth != len(s.agenda):
        return False
    waiting = s.interrupted[-1]
    s.interrupted = s.interrupted[:-1]
    if s.agenda[-1] is not waiting.step:
        return False
    s.ask = waiting.ask
    s.asked = waiting.step.seats(s)
    s.drafts = list(waiting.drafts)
    s.locked = waiting.locked
    s.sealed = waiting.sealed
    return True


def _uncover(s: State, depth: int) -> None:
    """Cut the agenda to `depth`; if the step then on top was interrupted, its drafts are back."""
    if depth == len(s.agenda):
        return
    _clear_ask(s)
    del s.agenda[depth:]
    _take_up_again(s)
