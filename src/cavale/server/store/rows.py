"""What is stored, as typed values. Times are milliseconds since 1970, UTC; hashes are made by the caller."""

from typing import Literal

import msgspec

from cavale.core.action import Value

Status = Literal["lobby", "playing", "over", "closed"]
Occupant = Literal["empty", "person", "bot"]

FORGOTTEN = "guest-forgotten"  # a text key: stands where the name of a forgotten guest stood


class Hidden(bytes):
    """Bytes that are never shown in a log line or a traceback."""

    def __repr__(self) -> str:
        return "Hidden()"

    __str__ = __repr__


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A stored value."""


class Guest(Row, frozen=True, kw_only=True):
    id: str
    name: str
    token_hash: bytes | None  # None: forgotten, no session opens it
    created: int
    seen: int
    disc: str | None = None  # the sign on it; None: the first letter of the name
    drawn: bool | None = None  # whether the name was drawn, not chosen


class Known(Row, frozen=True, kw_only=True):
    """A guest as the host tells one from another."""

    id: str
    name: str
    seen: int
    tables: int  # at so many she sits


class Seat(Row, frozen=True, kw_only=True):
    seat: int
    occupant: Occupant = "empty"
    guest: str | None = None
    name: str = ""  # as shown at this table; FORGOTTEN once its guest is
    disc: str | None = None  # the sign on a person's disc
    level: str = ""  # of a bot
    reclaim_hash: bytes | None = None  # of the private code for another device


class Table(Row, frozen=True, kw_only=True):
    id: str
    code: str
    game: str
    owner: str | None
    status: Status
    settings: bytes  # JSON, the table's own business
    created: int
    updated: int
    rematch: str | None = None  # the table that follows this one
    link: str | None = None  # the key that an invitation carries
    seats: tuple[Seat, ...] = ()


class Match(Row, frozen=True, kw_only=True):
    """The head of a match: all of the match file but its records, and what the shuffle needs."""

    id: str
    table: str | None  # None: imported
    game: str
    rules: int
    seats: int
    live: bool
    options: dict[str, Value | bool]
    edition_hash: str
    edition: dict[str, str]  # file name to text
    commitment: str = ""
    seed: Hidden = Hidden()
    entropy: dict[int, str] = {}  # what each seat added
    commitments: dict[int, str] = {}  # by seat: the seal under which it was added
    recipe: int = 1  # of the shuffle (cavale.core.shuffle)
    start: int = 1  # which start of its table it was
    started: int
    ended: int | None = None
    result: bytes | None = None  # JSON


class LogLine(Row, frozen=True, kw_only=True):
    """One record of a match. Secret: it holds draws."""

    number: int  # from 0, without gaps
    data: Hidden  # JSON of a cavale.core.record.Record, as it was given
    seat: int | None = None  # with `action`: who sent it
    action: str | None = None  # the client's id of the action


class ChatLine(Row, frozen=True, kw_only=True):
    line: int
    seat: int | None
    guest: str | None
    name: str = ""  # only read: the guest's name now
    text: str
    position: int  # how many records the match had
    at: int


class Report(Row, frozen=True, kw_only=True):
    id: str
    table: str
    line: int
    by: str | None  # the guest who reports
    reason: str
    at: int
    context: tuple[ChatLine, ...] = ()  # only read: the line and up to ten around it, kept when the chat is deleted


class Edition(Row, frozen=True, kw_only=True):
    """An uploaded edition."""

    id: str
    game: str
    hash: str
    files: dict[str, str]  # file name to text
    uploader: str | None
    created: int
    shown: bytes | None = None  # JSON, the server's own business
