"""Play: one match with its log, one writer, and the rule that nobody hears of what is not on disk."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from cavale.core.dice import SealedDice
from cavale.core.match import Match
from cavale.core.message import Message, Post
from cavale.core.record import Record
from cavale.server.clock import Clock, Deadlines, MatchClock


class Journal(Protocol):
    """Where the records of a match are kept."""

    async def append(self, first: int, records: Sequence[Record], answered: tuple[int, str] | None) -> None:
        """Keep records from index `first` on; `answered` is the seat and the id of the frame they answer.

        Returns when they are on disk. Raises StoreError, and then none of them is kept.
        """
        ...

    async def read(self) -> Sequence[Record]:
        """All records, in order."""
        ...


class Play:
    """A match in progress. All that changes it goes through `change`, one at a time."""

    def __init__(self, match: Match, journal: Journal, clock: Clock, dice_seed: bytes) -> None:
        self.match = match
        self.time = MatchClock(clock, match.records[-1].at)
        self.deadlines = Deadlines()
        self.deadlines.follow(match)
        self._post = Post(match)
        self._journal = journal
        self._dice_seed = dice_seed
        self._writer = asyncio.Lock()

    @classmethod
    async def restored(cls, fresh: Match, journal: Journal, clock: Clock, dice_seed: bytes) -> "Play":
        """The match as its log has it. Each viewer's numbers are counted again."""
        play = cls(fresh, journal, clock, dice_seed)
        await play._replay()
        return play

    async def change(
        self, change: Callable[[Match, int], None], answered: tuple[int, str] | None = None
    ) -> list[tuple[int, Message]]:
        """Apply a change, keep it, and then say who is to be sent what. Raises Refused or StoreError."""
        async with self._writer:
            first = len(self.match.records)
            change(self.match, self.time.at())
            try:
                await self._journal.append(first, self.match.records[first:], answered)
            except Exception:
                await self._replay()
                raise
            self.deadlines.follow(self.match)
            return list(self._letters())

    async def first_letters(self) -> list[tuple[int, Message]]:
        """What each viewer is sent when the match begins."""
        async with self._writer:
            return list(self._letters())

    def connect(self, viewer: int) -> Message:
        """What a client that comes back is sent."""
        return self._post.connect(viewer)

    def _letters(self) -> Iterator[tuple[int, Message]]:
        for viewer in range(self.match.seats + 1):
            message = self._post.deliver(viewer)
            if message is not None:
                yield viewer, message

    async def _replay(self) -> None:
        """Memory is what the log says: after a crash, and after a commit that failed."""
        records = await self._journal.read()
        match = self.match.start_again(records[0].draws)
        self.match, self._post, self.deadlines = match, Post(match), Deadlines()
        list(self._letters())
        self.deadlines.follow(match)
        for record in records[1:]:
            match.replay(record)
            list(self._letters())
            self.deadlines.follow(match)
        match.continue_with(SealedDice(self._dice_seed))
        self.time = MatchClock(self.time.clock, match.records[-1].at)
