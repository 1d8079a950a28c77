"""A live table: people, bots and spectators around one match. One writer, many readers."""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any

import structlog

from cavale.core.action import Action
from cavale.core.match import Match, parse_action
from cavale.core.message import Message
from cavale.core.refusal import Refusal
from cavale.core.refusal import Refused as RefusedError
from cavale.core.table import EVERYONE, bit
from cavale.server import wire
from cavale.server.botpool import NOTHING, BotPool, Thought
from cavale.server.clock import Clock
from cavale.server.connection import Connection
from cavale.server.gallery import Gallery
from cavale.server.play import Answered, Play
from cavale.server.press import Press
from cavale.server.recall import Bot
from cavale.server.seating import Seating, TableError
from cavale.server.store import StoreError
from cavale.server.vigil import Vigil

log = structlog.get_logger()

THINKING = 0.8  # seconds of a bot's wait that are left when it begins to think
LAST_MOMENT = 1.5  # seconds before the end of a window, when a bot no longer waits for people
AGAIN = 1_000  # milliseconds until a bot or the clock tries again what the store could not keep
Moment = tuple[int, tuple[wire.Deadline, ...]]  # what the clock shows, and what ends when

MOTIONS: tuple[wire.Motion, ...] = ("pause", "resume", "abandon")
COMMANDS = wire.Act | wire.TakeBack | wire.WhyNot  # what one can send for an orphan


class LiveTable:
    """Everything of a started table that lives in memory; what must last is in the journal of its play."""

    def __init__(
        self,
        table_id: str,
        play: Play,
        seating: Seating,
        bots: BotPool,
        clock: Clock,
        *,
        pace: float,
        patience: int,
        gallery: Gallery | None,
        changed: Callable[["LiveTable"], None],
    ) -> None:
        self.id = table_id
        self.play = play
        self.seating = seating
        self.votes: dict[str, set[int]] = {motion: set() for motion in MOTIONS}
        self.undo_asked: int | None = None
        self._undo_to: int | None = None  # the action that the others were asked about
        self.beliefs: list[Any] = []  # what the bots believed, for after the match
        self._restored = len(play.match.records) > 1  # what they believed before is forgotten
        self._consents: set[int] = set()
        self._connections: dict[int, set[Connection]] = {}  # by viewer
        self._bots = bots
        self._clock = clock
        self._pace = pace
        self._patience = patience
        self._gallery = gallery  # of spectators who see later
        self._press = Press()
        self._changed = changed  # tells the hall that the table looks different now
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._absent: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.Task[None] | None = None
        self._shown: dict[int, tuple[bool, bool]] = {}  # by person's seat: present, held by a bot
        self._standing: wire.Standing | None = None  # why the clock stands, as shown
        self._orphans = play.match.absence.orphans  # as shown
        self._covered = play.match.covered  # as shown
        self.untold = False  # whether the table looks different, and nobody could be told in the dark
        self._closed = False
        self._idle = self._who_is_idle()
        grace = play.match.grace
        self._vigil = Vigil(self, grace, clock, self._change) if grace else None

    @property
    def match(self) -> Match:
        return self.play.match

    # -- connections -------------------------------------------------------------------------------------------

    def viewers_of(self, guest: str) -> list[int]:
        """The seats a person looks through; a spectator looks through the last number."""
        return self.seating.seats_of(guest) or [self.match.seats]

    async def connect(self, connection: Connection) -> None:
        async with self.settled(connection.guest):
            if connection.closed or connection in self.connections():
                return
            for viewer in self.viewers_of(connection.guest):
                if viewer == self.match.seats and self._gallery:
                    self._gallery.enter(connection)
                    continue
                self._connections.setdefault(viewer, set()).add(connection)
                connection.send(self._whole(viewer))
                self._came_back(viewer)
            for orphan in self._commanded_by(connection.guest):
                connection.send(self._whole(orphan))
        self._presence_changed()
        self._go_on()

    def disconnect(self, connection: Connection) -> None:
        if self._gallery:
            self._gallery.leave(connection)
        for viewer, connections in self._connections.items():
            if connection not in connections:
                continue
            connections.discard(connection)
            if not connections and viewer < self.match.seats and self.seating.chairs[viewer].guest:
                self._went_away(viewer, left=connection.left)
        self._presence_changed()

    async def reseat(self, connections: Iterable[Connection]) -> None:
        """These people look through other seats now."""
        for connection in connections:
            self.disconnect(connection)
            await self.connect(connection)

    def present(self, seat: int) -> bool:
        """As shown: in a blackout presence does not change."""
        return self._shown.get(seat, (False, False))[0]

    def held(self, seat: int) -> bool:
        """Whether a bot holds an absent person's seat; as shown."""
        return self._shown.get(seat, (False, False))[1]

    def here(self, seat: int) -> bool:
        """Whether somebody looks through this seat at this moment."""
        return bool(self._connections.get(seat))

    def orphaned(self, seat: int) -> bool:
        """Whether all the people at the table command this seat; as shown."""
        return bool(self._orphans >> seat & 1)

    def _all_orphans(self) -> list[int]:
        return [seat for seat in range(self.match.seats) if self.match.absence.is_orphan(seat)]

    def standing(self) -> wire.Standing | None:
        """Why the clock stands, as shown, where nobody may look at the table meanwhile."""
        return self._standing

    def look_around(self) -> None:
        """Somebody may have come or gone."""
        self._presence_changed()

    def _commanded_by(self, guest: str) -> list[int]:
        """The orphans that a person looks through, besides her own seats. There is nothing to see under a cover."""
        own = self.seating.seats_of(guest)
        return [seat for seat in self._all_orphans() if seat not in own] if own and not self.match.covered else []

    def _lookers(self, viewer: int) -> Iterable[Connection]:
        """Who looks through a seat: its owner; through an orphan, everybody who sits at the table."""
        if not self.match.absence.is_orphan(viewer):
            return self._connections.get(viewer, ())
        return {each for seat, some in self._connections.items() if seat < self.match.seats for each in some}

    def connections(self) -> Iterable[Connection]:
        late = self._gallery.connections if self._gallery else set()
        return late | {connection for some in self._connections.values() for connection in some}

    def veiled(self) -> bool:
        """Whether nobody may see what others do, not even that they do something."""
        return self.match.game.veiled(self.match.state)

    def settled(self, guest: str) -> AbstractAsyncContextManager[None]:
        """Hold this while reading the match for somebody: what is not on the disk is not told.

        Nobody is kept waiting by what he must not notice: it would tell that somebody else does something.
        """
        return nullcontext() if self._unaware(self.viewers_of(guest)) else self.play.settled

    def _unaware(self, viewers: list[int]) -> bool:
        """Whether these must not notice what is being written: they have nothing to do in the dark, or it is a draft
        that only its seat knows of.
        """
        whisperer = self.play.whisperer
        if whisperer is not None and whisperer not in viewers:
            return True
        return self._idle.issuperset(viewers) and self.veiled()

    def _who_is_idle(self) -> frozenset[int]:
        """The viewers who have nothing to do in the dark; ask while nothing is being written."""
        viewers = range(self.match.seats + 1) if self.veiled() else ()
        return frozenset([viewer for viewer in viewers if viewer == self.match.seats or not self._wanted(viewer)])

    def _presence_changed(self) -> None:
        if self.veiled():
            return
        now = {
            seat: (bool(self._connections.get(seat)), self.seating.chairs[seat].held) for seat in self.seating.people()
        }
        standing = self._standing  # what is being written is told when it is on the disk
        if self._vigil and not self.play.settled.locked():
            standing = self._vigil.shown()
        if (now, standing) != (self._shown, self._standing) or self.untold:
            self._shown, self._standing, self.untold = now, standing, False
            self._changed(self)

    def _went_away(self, seat: int, *, left: bool) -> None:
        if self._vigil and not self._closed:  # otherwise it is the server that leaves
            self._vigil.went(seat, left=left)
        if self._patience and not self.match.over and seat not in self._absent:
            self._absent[seat] = asyncio.create_task(self._hold_seat(seat))

    def _came_back(self, seat: int) -> None:
        waiting = self._absent.pop(seat, None)
        if waiting:
            waiting.cancel()
        if seat < self.match.seats:
            self.seating.chairs[seat].held = False
            if self._vigil:
                self._vigil.came(seat)

    async def _hold_seat(self, seat: int) -> None:
        """After the table's patience a bot plays on, with that seat's knowledge only."""
        await self._clock.sleep(self._patience * 1000)
        self.seating.chairs[seat].held = True
        self._absent.pop(seat, None)
        self._presence_changed()
        self._go_on()

    # -- what people do ----------------------------------------------------------------------------------------

    async def receive(self, guest: str, frame: wire.FromClient) -> wire.FromServer | None:
        """Answer a frame of a person; what others see of it they are sent."""
        if isinstance(frame, wire.Ping):
            return wire.Done(frame.id)
        seat = self._seat(guest, frame)
        if isinstance(frame, wire.WhyNot):
            async with self.settled(guest):
                return wire.Reason(frame.id, self._why_not(seat, frame))
        by = self._commander(guest, seat)
        sender = seat if by is None else by  # whose frame it is
        if (sender, frame.id) not in self.play.answered:
            refusal = self._why_not_at_once(seat, frame)
            if refusal:
                return wire.Refused(frame.id, refusal)
            try:
                await self._do(seat, frame, by, (sender, frame.id))
            except RefusedError as error:
                return wire.Refused(frame.id, error.refusal)
            self.play.answered.add((sender, frame.id))
        return wire.Done(frame.id)

    def _commander(self, guest: str, seat: int) -> int | None:
        """In whose name a person commands a seat that is not hers."""
        seats = self.seating.seats_of(guest)
        return None if seat in seats else seats[0]

    def _seat(self, guest: str, frame: wire.FromClient) -> int:
        seats = self.seating.seats_of(guest)
        wanted = frame.seat if isinstance(frame, wire.SeatFrame) else None
        if seats and wanted is not None and isinstance(frame, COMMANDS) and self.match.absence.is_orphan(wanted):
            return wanted
        if not seats or (wanted is not None and wanted not in seats):
            raise TableError("not_your_seat")
        if len(seats) > 1 and wanted is None and isinstance(frame, wire.SeatFrame):
            raise TableError("which_seat")
        return seats[0] if wanted is None else wanted

    def _why_not(self, seat: int, frame: wire.WhyNot) -> Refusal | None:
        try:
            return self.match.why_not(seat, parse_action(self.match, frame.verb, frame.args))
        except RefusedError as error:
            return error.refusal

    def _why_not_at_once(self, seat: int, frame: wire.FromClient) -> Refusal | None:
        """What is refused to somebody who must not notice what is being written is refused at once (see `settled`)."""
        if not self._unaware([seat]):
            return None
        try:
            if isinstance(frame, wire.Act):
                return self.match.why_not(seat, self._meant(self.match, seat, frame))
            if isinstance(frame, wire.TakeBack):
                return self.match.why_not_take_back(seat, self._named(self.match, frame))
        except RefusedError as error:
            return error.refusal
        return None

    async def _do(self, seat: int, frame: wire.FromClient, by: int | None, answered: Answered) -> None:
        if isinstance(frame, wire.Act):
            await self._change(lambda match, at: self._act(match, seat, frame, by, at), answered)
        elif isinstance(frame, wire.TakeBack):
            await self._change(lambda match, at: self._take_back(match, seat, frame, by, at), answered)
        elif isinstance(frame, wire.UndoFrame):
            await self._undo(seat, answered)
        elif isinstance(frame, wire.ConsentFrame):
            await self._consent(seat, frame.yes)
        elif isinstance(frame, wire.VoteFrame):
            await self._vote(self.seating.seats_of(self.seating.chairs[seat].guest), frame.motion, frame.yes)

    def _act(self, match: Match, seat: int, frame: wire.Act, by: int | None, at: int) -> None:
        match.play(seat, self._meant(match, seat, frame), by=by, at=at)

    def _meant(self, match: Match, seat: int, frame: wire.Act) -> Action:
        """An answer is stale only if its question is closed. Offers need no question."""
        action = parse_action(match, frame.verb, frame.args)
        stale = frame.ask is not None and frame.ask != self.play.question(seat)
        if stale and action not in match.offers_to(seat):
            raise RefusedError(Refusal("", "ask-closed"))
        return action

    def _take_back(self, match: Match, seat: int, frame: wire.TakeBack, by: int | None, at: int) -> None:
        match.take_back(seat, self._named(match, frame), by=by, at=at)

    def _named(self, match: Match, frame: wire.TakeBack) -> Action | None:
        return parse_action(match, frame.verb, frame.args) if frame.verb else None

    async def _undo(self, seat: int, answered: Answered) -> None:
        if self.match.why_not_undo(seat) is None:
            await self._change(lambda match, at: match.undo(seat, at=at), answered)
            return
        refusal = self.match.why_not_undo(seat, ~0) or self.match.game.why_not_stop(self.match.state)
        if refusal:
            raise RefusedError(refusal)
        self.undo_asked, self._undo_to = seat, self.match.last_action(seat)
        asking = self.seating.chairs[seat].guest  # she may hold other seats, too
        self._consents = {
            other for other, chair in enumerate(self.seating.chairs) if chair.by_bot or chair.guest == asking
        }.union(self._all_orphans())
        self._changed(self)
        await self._undo_if_agreed()

    async def _consent(self, seat: int, yes: bool) -> None:
        if self.undo_asked is None:
            raise RefusedError(Refusal("", "nothing-to-undo"))
        refusal = self.match.game.why_not_stop(self.match.state)
        if refusal:
            raise RefusedError(refusal)
        if not yes:
            self.undo_asked = None
            self._changed(self)
            return
        self._consents.add(seat)
        await self._undo_if_agreed()

    async def _undo_if_agreed(self) -> None:
        wanted = self.undo_asked
        if wanted is None:
            return
        consent = sum(bit(seat) for seat in self._consents)
        if self.match.why_not_undo(wanted, consent) is None:
            self.undo_asked = None
            await self._change(lambda match, at: match.undo(wanted, consent=consent, at=at))
            self._changed(self)

    async def _vote(self, seats: list[int], motion: wire.Motion, yes: bool) -> None:
        """CP-NET-07 The majority of the people at the table decides, or all of them, as the game says."""
        refusal = self._why_not_vote(motion)
        if refusal:
            raise RefusedError(refusal)
        votes = self.votes[motion]
        votes.update(seats) if yes else votes.difference_update(seats)
        if len(votes & self._voices()) >= self._needed(motion):
            await self._carry_out(motion)
            for motions in self.votes.values():
                motions.clear()
        self._changed(self)

    def motions(self) -> dict[str, int]:
        """What this table can move, and how many voices it takes."""
        return {motion: self._needed(motion) for motion in MOTIONS if self._why_no_motion(motion) is None}

    def _voices(self) -> set[int]:
        """A seat that a bot holds has no voice; where the clock waits for nobody, neither has who is not here."""
        people = self.seating.people()
        return {seat for seat in people if (self.here(seat) if self._vigil else not self.seating.chairs[seat].held)}

    def _needed(self, motion: wire.Motion) -> int:
        voices = len(self._voices())
        return max(1, voices) if self.match.game.unanimous(motion, self.match.options) else voices // 2 + 1

    def _why_not_vote(self, motion: wire.Motion) -> Refusal | None:
        return self._why_no_motion(motion) or self.match.game.why_not_stop(self.match.state)

    def _why_no_motion(self, motion: wire.Motion) -> Refusal | None:
        if self.match.over:
            return Refusal("", "match-over")
        if self.match.frozen:
            return self.match.clock_stands()
        if motion == "resume" and not self.match.paused:
            return Refusal("", "match-not-paused")
        if motion == "pause" and self.match.paused:
            return Refusal("", "match-paused")
        return self.match.game.why_no_pause(self.match.options) if motion == "pause" else None

    async def _carry_out(self, motion: wire.Motion) -> None:
        if motion == "pause":
            await self._change(lambda match, at: match.pause(at=at))
        elif motion == "resume":
            await self._change(lambda match, at: match.resume(stood=self.play.time.stood(), at=at))
        else:
            if self.match.paused:
                await self._carry_out("resume")
            await self._change(lambda match, at: match.abandon(at=at))

    # -- what happens then -------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Start, or go on after a restart: first messages, the clock, the bots."""
        self._send(await self.play.first_letters())
        if self._gallery and self._covered:
            self._gallery.cover(self._whole(self.match.seats))
        if self._vigil and self._restored:
            await self._vigil.take_up()
        for seat in self.seating.people() if self._patience else ():
            if not self.here(seat):
                self._went_away(seat, left=False)
        self._go_on()

    async def _change(self, change: Callable[[Match, int], None], answered: Answered | None = None) -> None:
        was_over = self.match.over
        with self._bots.metrics.commit.time():
            letters = await self.play.change(change, answered)
        self._idle = self._who_is_idle()
        self._bots.metrics.actions.inc()
        self._send(letters)
        self._presence_changed()
        if self.undo_asked is not None and self.match.last_action(self.undo_asked) != self._undo_to:
            self.undo_asked = None
            self._changed(self)
        if self.match.over and not was_over:
            self._changed(self)
        self._go_on()

    def _send(self, letters: list[tuple[int, Message]]) -> None:
        moment = self._moment()
        anew = self._to_be_shown_anew()
        for viewer, message in letters:
            if viewer == self.match.seats and self._gallery:
                if not self._covered:
                    self._gallery.show(self._sight(viewer, message, moment))
            elif connections := self._lookers(viewer):
                whole = bool(anew >> viewer & 1)
                seen = self.play.connect(viewer) if whole else message
                frame = self._press.print(self._sight(viewer, seen, moment, whole=whole))
                for connection in connections:
                    connection.send_bytes(frame)

    def _to_be_shown_anew(self) -> int:
        """The viewers (bits) that are shown the whole: all when the table is covered or uncovered, and through a seat
        that is orphaned now, those who have never looked through it.
        """
        covered, orphans = self.match.covered, self.match.absence.orphans
        anew = EVERYONE if covered != self._covered else orphans & ~self._orphans
        if orphans != self._orphans:
            self.untold = True
        if self._gallery and covered != self._covered:
            self._gallery.cover(self._whole(self.match.seats) if covered else None)
        self._covered, self._orphans = covered, orphans
        return anew

    def _whole(self, viewer: int) -> wire.Sight:
        """What somebody who comes in is shown."""
        return self._sight(viewer, self.play.connect(viewer), self._moment(), whole=True)

    def _moment(self) -> Moment:
        return self._clock.now(), self.play.deadlines.shown(self.play.time)

    def _sight(self, viewer: int, message: Message, moment: Moment, *, whole: bool = False) -> wire.Sight:
        match = self.match
        return wire.Sight(
            number=message.number,
            now=moment[0],
            seat=viewer,
            view=message.view,
            events=message.events,
            whole=whole,
            step=message.step,
            deciding=message.deciding,
            asked=message.asked,
            offers=message.offers,
            deadlines=moment[1],
            talk=match.why_silent(viewer),
            undo=viewer < match.seats and match.why_not_undo(viewer) is None,
            beliefs=tuple(self.beliefs) if match.over else (),
        )

    def _go_on(self) -> None:
        """After anything happened: set the timer, and wake the bots that may want to do something."""
        if self._closed:
            return
        self._set_timer()
        if self._vigil:
            self._vigil.wake()
        for seat in range(self.match.seats):
            if seat not in self._thinking and self._bot_is_wanted(seat):
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    def _wanted(self, seat: int) -> bool:
        return bool(self.match.options_of(seat) or self.match.offers_to(seat))

    # -- bots --------------------------------------------------------------------------------------------------

    async def _think(self, seat: int) -> None:
        """A bot decides until it has nothing more to do for now."""
        try:
            while self._bot_is_wanted(seat):
                seen = len(self.match.records)
                ready = await self._take_time(seat)
                if not self._bot_is_wanted(seat):
                    break
                thought = await self._bots.think(self.match, seat, self._level(seat), self._seed(seat))
                await self._clock.sleep(ready - self._clock.now())
                if thought.action != NOTHING:
                    await self._do_as_thought(seat, thought)
                elif len(self.match.records) == seen:
                    break
        except Exception:
            log.exception("bot_failed", table=self.id, seat=seat)
        finally:
            self._thinking.pop(seat, None)

    async def _do_as_thought(self, seat: int, thought: Thought) -> None:
        """Unless the world has moved on, or the person is back."""
        action = self.match.box.actions.all[thought.action]
        if not self._bot_is_wanted(seat) or self.match.why_not(seat, action):
            return
        try:
            await self._change(lambda match, at: match.play(seat, action, at=at))
        except RefusedError:
            return
        except StoreError:
            await self._clock.sleep(AGAIN)
            return
        self._note(seat, thought.belief)

    def _bot_is_wanted(self, seat: int) -> bool:
        idle = self._closed or self.match.over or self.match.paused
        return not idle and self.seating.chairs[seat].by_bot and self._wanted(seat)

    async def _take_time(self, seat: int) -> int:
        """CP-NET-10 A wait that tells nothing, however long the bot thinks; a leader bot gives people the time to talk.

        Returns when the bot is to act: it thinks in the last moments of the wait, and nobody sees how long that takes.
        """
        low, high = self.match.game.bot_wait
        ready = self._clock.now() + int(self._pace * (low + (high - low) * secrets.randbelow(1000) / 1000) * 1000)
        await self._clock.sleep(ready - self._clock.now() - int(self._pace * THINKING * 1000))
        while not self._closed and not self.match.over and self._people_talk(seat):
            ends = self.play.deadlines.next()
            if ends and ends[1] - self.play.time.at() < LAST_MOMENT * 1000:
                break
            await self._clock.sleep(250)
        return ready

    def _people_talk(self, seat: int) -> bool:
        people = sum(bit(person) for person in self.seating.people() if not self.seating.chairs[person].held)
        return self.match.game.bot_waits(self.match.view(seat), seat, people)

    def _level(self, seat: int) -> str:
        return self.seating.chairs[seat].level or next(iter(self.match.game.bots()))

    def _seed(self, seat: int) -> int:
        """The same for the whole match: a bot keeps its character. Public, and independent of cards and roles."""
        return int.from_bytes(self.id.encode()[-4:], "big") * 16 + seat

    def _note(self, seat: int, belief: Any) -> None:
        if belief is not None:
            self.beliefs.append({"seat": seat, "record": len(self.match.records), **belief})

    def forgetful(self) -> list[Bot]:
        """The bots that have believed nothing since the server was restarted."""
        noted = {belief["seat"] for belief in self.beliefs}
        seats = [seat for seat, chair in enumerate(self.seating.chairs) if chair.level and seat not in noted]
        return [(seat, self._level(seat), self._seed(seat)) for seat in seats] if self._restored else []

    def remember(self, beliefs: list[Any]) -> None:
        """What bots believed before a restart; everybody is shown it, now that the match is over."""
        self.beliefs = [*beliefs, *self.beliefs]
        for viewer, connections in self._connections.items():
            sight = self._whole(viewer)
            for connection in connections:
                connection.send(sight)

    # -- clock -------------------------------------------------------------------------------------------------

    def _set_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        ends = self.play.deadlines.next()
        if ends and self.play.time.running and not self.match.over:
            self._timer = asyncio.create_task(self._wait_until(*ends))

    async def _wait_until(self, window: str, ends: int) -> None:
        await self._clock.sleep(ends - self.play.time.at())
        self._timer = None  # from here on nobody stops it

        def close(match: Match, at: int) -> None:
            if self.play.deadlines.ends(window) != ends:
                raise RefusedError(Refusal("", "window-not-open", {"window": window}))
            match.time_up(window, at=max(at, ends))

        try:
            await self._change(close)
        except RefusedError:
            log.info("window_closed_meanwhile", table=self.id, window=window)
        except StoreError:
            log.warning("store_failed", table=self.id, window=window)
            await self._clock.sleep(AGAIN)
            self._go_on()

    async def close(self) -> None:
        """Stop everything that runs for this table."""
        self._closed = True
        if self._gallery:
            await self._gallery.close()
        tasks = [*self._thinking.values(), *self._absent.values(), *([self._timer] if self._timer else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._vigil:
            await self._vigil.close()
