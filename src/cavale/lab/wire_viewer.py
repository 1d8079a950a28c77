"""Who comes to a table for a search of leaks, and all that reaches them."""

import msgspec

from cavale.lab.asgi import Line
from cavale.lab.leaks import Heard


class Seating(msgspec.Struct, frozen=True):
    """The table: who sits there, who watches, and when somebody looks, goes away or asks."""

    bots: frozenset[int] = frozenset()
    watching: str = "open"  # none, open, delayed
    patience: int = 0  # seconds
    probes: tuple[int, ...] = ()  # times of the match at which everybody asks something
    away: tuple[tuple[int, int, int], ...] = ()  # seat, from, to


class Got(msgspec.Struct, frozen=True):
    """One thing that reached a viewer: a frame, the end of a socket, the answer to a call."""

    at: int
    kind: str
    data: bytes


class Viewer:
    """Somebody with a session, perhaps a seat, perhaps a socket."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cookie = ""
        self.got: list[Got] = []
        self.heard: list[Heard] = []
        self.told = 0  # how many events
        self.line: Line | None = None
        self.sent = 0
