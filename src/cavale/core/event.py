"""Events: what happened, field by field declared for whom."""

from functools import cache
from typing import Annotated, Any, ClassVar, TypeVar, get_args, get_type_hints

import msgspec

T = TypeVar("T")

ALL = "all"
SEAT = "seat"

ForAll = Annotated[T, ALL]  # every seat and the spectators are told this field
ForSeat = Annotated[T | None, SEAT]  # only the seats the event is told to; the others get None, or no event at all


def _snake(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=_snake):
    """Something that happened. Each field is `ForAll` or `ForSeat`; nothing else decides who is told."""

    reveals: ClassVar[bool] = True  # whether it may make something hidden known: then its action is never undone


class Drafted(Event, frozen=True):
    """A seat lengthened its draft, which is its own alone."""

    seat: ForSeat[int]
    action: ForSeat[str]

    reveals: ClassVar[bool] = False


class DraftShown(Event, frozen=True):
    """A seat lengthened a draft that lies open."""

    seat: ForAll[int]
    action: ForAll[str]

    reveals: ClassVar[bool] = False


class TakenBack(Event, frozen=True):
    """A seat took back an item of its draft, which is its own alone."""

    seat: ForSeat[int]
    action: ForSeat[str]

    reveals: ClassVar[bool] = False


class TakenBackShown(Event, frozen=True):
    """A seat took back an item of a draft that lies open."""

    seat: ForAll[int]
    action: ForAll[str]

    reveals: ClassVar[bool] = False


class Sealed(Event, frozen=True):
    """One more seat has answered: how many, never who. A change of mind does not count back."""

    count: ForAll[int]

    reveals: ClassVar[bool] = False


class OutOfTime(Event, frozen=True):
    """The clock answered for a seat, which alone is told so: who hesitates is nobody else's business."""

    seat: ForSeat[int]
    window: ForSeat[str]

    reveals: ClassVar[bool] = False


class Undone(Event, frozen=True):
    """A seat's last public action was undone. Not all may know its every argument, so only its seat is told them."""

    seat: ForAll[int]
    action: ForSeat[str]


class Paused(Event, frozen=True):
    """The table rests: nothing can be done until it resumes."""

    reveals: ClassVar[bool] = False


class Resumed(Event, frozen=True):
    """The table goes on."""

    reveals: ClassVar[bool] = False


class ClockFrozen(Event, frozen=True):
    """The clock stands until a seat is back whose line broke; without a seat: until somebody is."""

    seat: ForAll[int | None]

    reveals: ClassVar[bool] = False


class ClockResumed(Event, frozen=True):
    """The clock goes on after a freeze."""

    seconds: ForAll[int]

    reveals: ClassVar[bool] = False


class SeatOrphaned(Event, frozen=True):
    """Nobody waits for this seat any more: the others command it."""

    seat: ForAll[int]

    reveals: ClassVar[bool] = False


class SeatReturned(Event, frozen=True):
    """The owner of an orphaned seat is back."""

    seat: ForAll[int]

    reveals: ClassVar[bool] = False


class Abandoned(Event, frozen=True):
    """The table gave the match up: nobody has won."""


@cache
def audiences(kind: type[Event]) -> dict[str, str]:
    """Who is told each field of an event class: ALL or SEAT. A field that does not say is an error."""
    hints: dict[str, Any] = get_type_hints(kind, include_extras=True)
    told: dict[str, str] = {}
    for field in msgspec.structs.fields(kind):
        marks = [mark for mark in get_args(hints[field.name])[1:] if mark in (ALL, SEAT)]
        if len(marks) != 1:
            raise TypeError(f"{kind.__name__}.{field.name} does not say who is told it: ForAll or ForSeat")
        told[field.name] = marks[0]
    return told


@cache
def informs(kind: type[Event]) -> bool:
    """Whether somebody may learn something from an event of this class: it reveals, or has a field for one seat."""
    return kind.reveals or SEAT in audiences(kind).values()


def as_told(event: Event, to: int, viewers: int) -> list[Event | None]:
    """The event as each viewer is told it; None for those who are told nothing."""
    secrets, told = _parts(type(event))
    if not secrets:
        return [event] * viewers
    others = msgspec.structs.replace(event, **dict.fromkeys(secrets)) if told else None
    return [event if to >> viewer & 1 else others for viewer in range(viewers)]


@cache
def _parts(kind: type[Event]) -> tuple[list[str], list[str]]:
    """The fields of an event class that are told to some seats only, and those that all are told."""
    told = audiences(kind)
    return [name for name, who in told.items() if who == SEAT], [name for name, who in told.items() if who == ALL]
