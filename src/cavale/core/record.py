"""Records: the log of a match. Everything acknowledged is one record; replaying them gives the match again."""

from typing import Annotated

import msgspec

from cavale.core.action import Value

Moment = Annotated[int, msgspec.Meta(ge=0)]  # milliseconds since 1970, by the server's clock; 0: nobody said
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
    held: bool = False  # a bot decided it, since the person was away
    late: bool = False  # a bot found no answer in time, and this is any


class TookBack(Entry, frozen=True, omit_defaults=True, tag="took_back"):
    """A seat took back an item of its draft."""

    seat: int
    item: int  # its place in the draft
    by: int | None = None  # the seat that commanded it, if it was another


class TimeUp(Entry, frozen=True, tag="time_up"):
    """The clock closed a window."""

    window: str


class Undid(Entry, frozen=True, tag="undid"):
    """A seat undid its last action, freely or by consent: the records from `first` on hold no more."""

    seat: int
    first: int


class Pause(Entry, frozen=True, omit_defaults=True, tag="pause"):
    """The table pauses, as was agreed."""

    since: Moment = 0  # so that a server that was restarted meanwhile knows how long the clock has stood


class Freeze(Entry, frozen=True, omit_defaults=True, tag="freeze"):
    """The clock freezes until somebody is back: a line broke, the server was down, or nobody was there."""

    seat: int | None = None  # whose line broke in its turn; none: it is nobody's, and costs nobody
    since: Moment = 0  # as in a pause


class Resume(Entry, frozen=True, omit_defaults=True, tag="resume"):
    """The table goes on after a pause or a freeze."""

    stood: Annotated[int, msgspec.Meta(ge=0)] = 0  # milliseconds by the server's clock


class Orphan(Entry, frozen=True, tag="orphan"):
    """Nobody waits for this seat any more: the others command it."""

    seat: int


class Return(Entry, frozen=True, tag="return"):
    """The owner of an orphan is back."""

    seat: int


class Abandon(Entry, frozen=True, tag="abandon"):
    """The table gives up."""


Waiting = Pause | Freeze | Resume | Orphan | Return  # whether the clock runs, and who is waited for
Record = Started | Acted | TookBack | TimeUp | Undid | Waiting | Abandon
