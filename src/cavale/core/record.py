"""Records: the log of a match. Everything acknowledged is one record; replaying them gives the match again."""

import msgspec

from cavale.core.action import Value

Draw = tuple[str, int, int | list[int]]  # purpose, how many values were possible, what was drawn (a number or an order)


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="record"
):
    """What all records share."""

    at: int = 0  # milliseconds since the start, told by an outside clock
    draws: tuple[Draw, ...] = ()  # the chance it used
    state: str = ""  # hash of the state after it


class Started(Entry, frozen=True, tag="started"):
    """The match was set up."""


class Acted(Entry, frozen=True, omit_defaults=True, tag="acted"):
    """A seat took an option or an offer."""

    seat: int
    verb: str
    args: dict[str, Value] = {}
    by: int | None = None  # the seat that commanded it, if it was another


class TookBack(Entry, frozen=True, tag="took_back"):
    """A seat took back an item of its draft."""

    seat: int
    item: int  # its place in the draft


class TimeUp(Entry, frozen=True, tag="time_up"):
    """The clock closed a window."""

    window: str


class Undid(Entry, frozen=True, tag="undid"):
    """A seat undid its last action, freely or by consent: the records from `first` on hold no more."""

    seat: int
    first: int


class Pause(Entry, frozen=True, tag="pause"):
    """The table pauses."""


class Resume(Entry, frozen=True, tag="resume"):
    """The table resumes."""


class Abandon(Entry, frozen=True, tag="abandon"):
    """The table gives up."""


class ClockNote(Entry, frozen=True, tag="clock"):
    """A note of the clock: a deadline, freeze or grace of a window. It changes no state, only when time is up."""

    window: str
    note: str
    until: int = 0


Record = Started | Acted | TookBack | TimeUp | Undid | Pause | Resume | Abandon | ClockNote
