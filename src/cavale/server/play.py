"""Play: one match with its log, one writer, and the rule that nobody hears of what is not on disk."""

import asyncio
import hmac
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from cavale.core.dice import SealedDice
from cavale.core.match import Match, ReplayError
from cavale.core.message import Asked, Message
from cavale.core.post import Post
from cavale.core.record import Record
from cavale.core.refusal import Refusal, Refused
from cavale.server.clock import Clock, Deadlines, MatchClock
from cavale.server.store import StoreError

Answered = tuple[int, str]  # the seat and the id of a frame that became a record
Letter = tuple[int, Message]  # to a viewer


MOST_RECORDS = 20_000  # of a match; whoever goes on after that can only give it up


class Journal(Protocol):
    """Where the records of a match are kept."""

    async def append(self, first: int, records: Sequence[Record], answered: Answered | None) -> None:
        """Keep records from index `first` on; `answered` is the frame they answer.

        Returns when they are on disk. Raises StoreError, and then none of them is kept.
        """
        ...

    async def pretend(self) -> None:
        """Write something that means nothing, and takes as long as a record."""
        ...

    async def read(self) -> Sequence[tuple[Record, Answered | None]]:
        """All records, in order, each with the frame it answers."""
        ...


class Play:
    """A match in progress. All that changes it goes through `change`, one at a time."""

    def __init__(self, match: Match, journal: Journal, clock: Clock, dice_seed: bytes, *, watched: bool = True) -> None:
        self.match = match
        self.time = MatchClock(clock, match.records[-1].at)
        self.deadlines = Deadlines()
        self.deadlines.follow(match)
        self.answered: set[Answered] = set()  # frames that are done: a repeated one is answered, never applied again
        self.asleep = False  # whether nobody is at the table, and its clock waits
        self.settled = asyncio.Lock()  # held while memory is ahead of the disk
        self.whisperer: int | None = None  # meanwhile: whose change that is, if nobody else is to notice it
        self._post = Post(match)
        self._viewers = match.seats + watched  # the last is the spectator, if one may come
        self._posted = 0  # records of which letters were written
        self._journal = journal
        self._dice_seed = dice_seed
        self._sound = True  # whether memory is what the log says
        self._ended = False  # whether somebody else may go on with this log

    @classmethod
    async def restored(
        cls, fresh: Match, journal: Journal, clock: Clock, dice_seed: bytes, *, watched: bool = True
    ) -> "Play":
        """The match as its log has it. Each viewer's numbers are counted again."""
        play = cls(fresh, journal, clock, dice_seed, watched=watched)
        await play._replay(sys.maxsize)
        play.time = MatchClock(clock, play.match.records[-1].at)
        play._set_clock()
        return play

    async def change(self, change: Callable[[Match, int], None], answered: Answered | None = None) -> list[Letter]:
        """Apply a change, keep it, and then say who is to be sent what. Raises Refused or StoreError."""
        async with self.settled:
            if self._ended:
                raise StoreError("this match is not played here any more")
            if not self._sound:
                await self._replay(self._posted)
            if answered in self.answered:
                return []
            await self._apply(change, answered)
            if answered:
                self.answered.add(answered)
            self._set_clock()
            return list(self._letters())

    async def _apply(self, change: Callable[[Match, int], None], answered: Answered | None) -> None:
        first = len(self.match.records)
        self._sound = False
        try:
            change(self.match, self.time.at())
            self.whisperer = self.match.whisperer()
            await self._journal.append(first, self.match.records[first:], answered)
        except Refused:  # before anything has changed
            self._sound = True
            raise
        except Exception:
            ours = self.match.records[first:]
            await self._replay(self._posted)
            if not self._is_kept(first, ours, answered):
                raise
            return  # the database kept it, although it could not say so
        finally:
            self.whisperer = None
        self._sound = True
        self.deadlines.follow(self.match)

    def _is_kept(self, first: int, ours: Sequence[Record], answered: Answered | None) -> bool:
        """Whether the log has these very records there, as the answer to this very frame, and not somebody else's."""
        kept = self.match.records[first : first + len(ours)]
        return bool(ours) and kept == ours and (answered is None or answered in self.answered)

    async def pretend(self) -> None:
        """What nobody can tell from a change that only its seat notices, by how long it takes. Raises StoreError."""
        async with self.settled:
            if not self._ended:
                await self._journal.pretend()

    async def end(self) -> None:
        """What is being written is awaited; after that nothing is written from here."""
        async with self.settled:
            self._ended = True

    async def first_letters(self) -> list[Letter]:
        """What each viewer is sent when the match begins."""
        async with self.settled:
            return list(self._letters())

    def connect(self, viewer: int) -> Message:
        """What a client that comes back is sent. Ask while nothing is being written (`settled`)."""
        return self._post.connect(viewer)

    def asked(self, seat: int) -> Asked | None:
        """The open question to a seat."""
        return self._post.asked(seat)

    def question(self, seat: int) -> int | None:
        """Its number."""
        return self._post.question(seat)

    def why_not_go_on(self) -> Refusal | None:
        """A log that somebody lengthens without end has one."""
        full = len(self.match.records) >= MOST_RECORDS
        return Refusal("", "match-too-long", {"most": MOST_RECORDS}) if full else None

    def wanted(self, seat: int) -> bool:
        """Whether a seat can do something now."""
        return bool(self.match.options_of(seat) or self.match.offers_to(seat))

    def sleep(self, asleep: bool) -> None:
        """The clock stands as long as nobody is at the table. No record says so: after a restart nobody is, either."""
        self.asleep = asleep
        self._set_clock()

    def secret(self, purpose: str) -> int:
        """A number that nobody knows before the match is over, and the same after a restart. No dice have it."""
        return int.from_bytes(hmac.digest(self._dice_seed, purpose.encode(), "sha256")[:8], "big")

    def _letters(self) -> Iterator[Letter]:
        self._posted = len(self.match.records)
        for viewer in range(self._viewers):
            message = self._post.deliver(viewer)
            if message is not None:
                yield viewer, message

    def _set_clock(self) -> None:
        if self.match.paused:
            self.time.stop(self.match.absence.since)
        elif self.asleep:
            self.time.stop()
        else:
            self.time.go_on()

    async def _replay(self, posted: int) -> None:
        """Memory is what the log says: after a crash, and after a commit that failed.

        Letters about the first `posted` records were sent; those about the others are still to be written.
        """
        lines = await self._journal.read()
        match = await asyncio.to_thread(self.match.start_again, lines[0][0].draws)  # an edition may take long to read
        self.match, self._post, self.deadlines = match, Post(match), Deadlines()
        self.answered |= {answered for _, answered in lines if answered}
        for number, (record, _) in enumerate(lines):
            if number:
                match.replay(record)
            if match.records[-1].state != record.state:
                raise ReplayError(f"record {number} leads to another state than when it was played")
            self.deadlines.follow(match)
            if number < posted:
                list(self._letters())
        match.continue_with(SealedDice(self._dice_seed))
        self._sound = True
