"""Turns: work that only a few can do at once is done in turns between people, and between the tables of each."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiting = dict[str, deque["asyncio.Future[None]"]]  # by table, in the order of their turns


class Turns:
    """Whoever waits with a hundred things waits with them behind everybody else's next one."""

    def __init__(self, at_once: int, each: int | None = None) -> None:
        """`each`: how many of one guest may run at once, so that the others find a free place."""
        self._free = at_once
        self._each = each or at_once
        self._running: Counter[str] = Counter()  # by guest
        self._waiting: dict[str, Waiting] = {}  # by guest, in the order of their turns

    @asynccontextmanager
    async def turn(self, guest: str, table: str = "") -> AsyncIterator[None]:
        """Wait until it is this guest's turn, and have it until the end of the block."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(guest, {}).setdefault(table, deque()).append(turn)
        self._begin()
        try:
            await turn
        except asyncio.CancelledError:
            self._give_up(guest, table, turn)
            raise
        try:
            yield
        finally:
            self._end(guest)

    @property
    def waiting(self) -> int:
        return sum(len(turns) for tables in self._waiting.values() for turns in tables.values())

    def _begin(self) -> None:
        while self._free and (guest := self._next_guest()) is not None:
            self._free -= 1
            self._running[guest] += 1
            self._take(guest).set_result(None)

    def _next_guest(self) -> str | None:
        """The one whose turn it is, among those who have not their share already."""
        return next((guest for guest in self._waiting if self._running[guest] < self._each), None)

    def _take(self, guest: str) -> "asyncio.Future[None]":
        """The first of the next table; then both, guest and table, are the last to have another turn."""
        tables = self._waiting.pop(guest)
        table = next(iter(tables))
        turns = tables.pop(table)
        turn = turns.popleft()
        if turns:
            tables[table] = turns
        if tables:
            self._waiting[guest] = tables
        return turn

    def _give_up(self, guest: str, table: str, turn: "asyncio.Future[None]") -> None:
        if turn.done() and not turn.cancelled():  # it was given in the same moment
            self._end(guest)
            return
        turns = self._waiting[guest][table]
        turns.remove(turn)
        if not turns:
            del self._waiting[guest][table]
        if not self._waiting[guest]:
            del self._waiting[guest]

    def _end(self, guest: str) -> None:
        self._free += 1
        self._running[guest] -= 1
        self._running += Counter()  # keeps only those above zero
        self._begin()
