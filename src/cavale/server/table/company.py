"""The company: the bots at a table, and those who play on for somebody who is away."""

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

import structlog

from cavale.core.action import Action
from cavale.core.match import Match
from cavale.core.refusal import Refused
from cavale.core.table import bit
from cavale.server.botpool import NOTHING, BotPool, Thought, Whose
from cavale.server.clock import Clock
from cavale.server.recall import Bot
from cavale.server.store import StoreError

if TYPE_CHECKING:
    from cavale.server.table.live import LiveTable

log = structlog.get_logger()

THINKING = 0.8  # seconds of a bot's wait that are left when it begins to think
LAST_MOMENT = 1.5  # seconds before the end of a window, when a bot no longer waits for people
AGAIN = 1_000  # milliseconds until a bot tries again what the store could not keep


class Company:
    """Wakes bots that may want to do something; each decides until it has nothing more to do for now."""

    def __init__(self, table: "LiveTable", pool: BotPool, clock: Clock, pace: float) -> None:
        self._table = table
        self._pool = pool
        self._clock = clock
        self._pace = pace
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._restored = len(table.match.records) > 1  # what they believed before is forgotten
        self.beliefs: list[Any] = []  # what they believed, for after the match

    def wake(self) -> None:
        for seat, chair in enumerate(self._table.seating.chairs):
            if chair.by_bot and seat not in self._thinking and self._is_wanted(seat):
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    def tasks(self) -> list[asyncio.Task[None]]:
        return list(self._thinking.values())

    def forgetful(self) -> list[Bot]:
        """The bots that have believed nothing since the server was restarted."""
        noted = {belief["seat"] for belief in self.beliefs}
        seats = [seat for seat, chair in enumerate(self._table.seating.chairs) if chair.level and seat not in noted]
        return [(seat, self._level(seat), self._seed(seat)) for seat in seats] if self._restored else []

    def remember(self, beliefs: list[Any]) -> None:
        """What bots believed before a restart."""
        self.beliefs[:0] = beliefs

    async def _think(self, seat: int) -> None:
        try:
            ready: int | None = None  # when it acts: the same moment, whatever it does before that nobody notices
            while self._is_wanted(seat):
                seen = len(self._table.match.records)
                ready = ready or await self._take_time(seat)
                if not self._is_wanted(seat):
                    break
                match, level, seed = self._table.match, self._level(seat), self._seed(seat)
                thought = await self._pool.think(match, seat, level, seed, self._turn(seat))
                if not self._is_unnoticed(seat, thought):
                    await self._clock.sleep(ready - self._clock.now())
                    ready = None
                if thought.action != NOTHING:
                    await self._do(seat, thought)
                elif len(self._table.match.records) == seen:
                    break
        except Exception:
            log.exception("bot_failed", table=self._table.id, seat=seat)
        finally:
            self._thinking.pop(seat, None)

    def _is_unnoticed(self, seat: int, thought: Thought) -> bool:
        """Whether nobody will notice it: then it takes no time, or how much it was could be told from the whole."""
        if thought.action == NOTHING:
            return False
        return self._table.dark.is_hidden(seat, self._table.match.box.actions.all[thought.action])

    async def _do(self, seat: int, thought: Thought) -> None:
        """Unless the world has moved on, or the person is back."""
        match = self._table.match
        action = match.box.actions.all[thought.action]
        if not self._is_wanted(seat) or match.why_not(seat, action):
            return
        told = thought.late and not self._table.dark.is_hidden(seat, action)
        try:
            await self._table.act(lambda match, at: self._play(match, seat, action, at, late=thought.late))
        except Refused:
            return
        except StoreError:
            await self._clock.sleep(AGAIN)
            return
        self._note(seat, thought.belief)
        if told:
            self._table.seating.chairs[seat].late += 1
            self._table.changed()

    def _play(self, match: Match, seat: int, action: Action, at: int, *, late: bool) -> None:
        self._table.dark.hold(seat, action, at)
        match.play(seat, action, held=self._table.seating.chairs[seat].held, late=late, at=at)

    def _turn(self, seat: int) -> Whose:
        """It waits for its turn among those of the table's owner."""
        play = self._table.play
        return Whose(
            self._table.owner(),
            self._table.id,
            lambda: self._is_wanted(seat),
            lambda: play.deadlines.left(play.time.at()),
        )

    def _is_wanted(self, seat: int) -> bool:
        table = self._table
        idle = table.closed or table.match.over or table.match.paused or table.play.asleep
        idle = idle or table.play.why_not_go_on() is not None
        return not idle and table.seating.chairs[seat].by_bot and table.play.wanted(seat)

    async def _take_time(self, seat: int) -> int:
        """CP-NET-10 A wait that tells nothing, however long the bot thinks; a leader bot gives people the time to talk.

        Returns when the bot is to act: it thinks in the last moments of the wait, and nobody sees how long that takes.
        """
        table = self._table
        low, high = table.match.game.bot_wait
        ready = self._clock.now() + int(self._pace * (low + (high - low) * secrets.randbelow(1000) / 1000) * 1000)
        await self._clock.sleep(ready - self._clock.now() - int(self._pace * THINKING * 1000))
        while self._is_wanted(seat) and self._people_talk(seat):
            ends = table.play.deadlines.next()
            if ends and ends[1] - table.play.time.at() < LAST_MOMENT * 1000:
                break
            await self._clock.sleep(250)
        return ready

    def _people_talk(self, seat: int) -> bool:
        match, seating = self._table.match, self._table.seating
        people = sum(bit(person) for person in seating.people() if not seating.chairs[person].held)
        return match.game.bot_waits(match.view(seat), seat, people)

    def _level(self, seat: int) -> str:
        return self._table.seating.chairs[seat].level or next(iter(self._table.match.game.bots()))

    def _seed(self, seat: int) -> int:
        """The same for the whole match: a bot keeps its character. Who knew it could tell its lies from its noise."""
        return self._table.play.secret(f"bot {seat}")

    def _note(self, seat: int, belief: Any) -> None:
        if belief is not None:
            self.beliefs.append({"seat": seat, "record": len(self._table.match.records), **belief})
