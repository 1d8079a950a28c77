"""The stage: where matches begin, go on after a restart, and end."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine, Iterator, Sequence
from operator import itemgetter
from typing import Any

import msgspec
import structlog

from cavale.core.archive import Signature
from cavale.core.dice import SealedDice
from cavale.core.edition import EditionError, edition_hash
from cavale.core.game import Game, OptionError
from cavale.core.match import Match, ReplayError
from cavale.core.shuffle import Shuffle, dice_seed
from cavale.core.state import Box
from cavale.server import films, wire
from cavale.server.botpool import BotPool
from cavale.server.clock import Clock
from cavale.server.connection import Connection
from cavale.server.editions import Editions
from cavale.server.fairness import shuffle
from cavale.server.hall.latecomers import Latecomers
from cavale.server.hall.opening import Opening
from cavale.server.hall.places import Places, seats_to_keep
from cavale.server.journal import StoredJournal
from cavale.server.library import Library
from cavale.server.play import Play
from cavale.server.recall import last_beliefs
from cavale.server.room import Room
from cavale.server.seating import TableError
from cavale.server.settings import Settings
from cavale.server.store import Append, CarryOver, ChangeTable, EndMatch, Hidden, LogLine, StartMatch, Store, StoreError
from cavale.server.store import Match as StoredMatch
from cavale.server.table import Gallery, LiveTable

log = structlog.get_logger()

NOTHING_ADDED = wire.Start()
STARTED = 20  # tables of one guest that are played at the same time


class Stage:
    """Puts the match of a room on, and keeps its begin and its end."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Clock,
        bots: BotPool,
        editions: Editions,
        library: Library,
        places: Places,
        rooms: Callable[[], list[Room]],
    ) -> None:
        self._store = store
        self._places = places
        self.latecomers = Latecomers(places, self.later)
        self._settings = settings
        self._clock = clock
        self._bots = bots
        self._editions = editions
        self._library = library
        self._rooms = rooms
        self.opening = Opening(store, clock, self._begin)
        self._ending: set[asyncio.Task[None]] = set()
        self.loaded_in = 0  # milliseconds the longest stored match took to load

    async def start(self, room: Room, guest: str, wanted: wire.Start = NOTHING_ADDED) -> None:
        """The owner starts: the match begins when all envelopes are open."""
        room.need_owner(guest)
        self._need_few(guest)
        await self.opening.start(room, guest, wanted)

    async def _begin(self, room: Room) -> None:
        """The cards are shuffled, and everybody is sent the table.

        What lies on it is made in a thread: an edition of somebody's own may take a while.
        """
        box = await self._editions.aside(room.owner, _make_box, room.game, room.files, room.settings)
        mixed = shuffle(room.seed, room.seating.envelopes(), room.start)
        match = Match(
            room.game,
            room.files,
            SealedDice(dice_seed(mixed)),
            seats=len(room.seating.chairs),
            options=room.settings.options,
            live=True,
            box=box,
        )
        with room.unless_it_fails():
            room.match, room.status, room.opening = secrets.token_urlsafe(9), "playing", False
            room.players = room.seating.guests()
            await self._store_start(room, match, mixed)
        journal = StoredJournal(self._store, room.match)
        watched = room.settings.watching != "none"
        play = Play(match, journal, self._clock, dice_seed(mixed), watched=watched)
        await self._go_live(room, play)

    def _need_few(self, guest: str) -> None:
        """Bots think for all the tables of a guest: nobody has more of them than one can play."""
        if sum(room.owner == guest and room.status == "playing" for room in self._rooms()) >= STARTED:
            raise TableError("too_many_started", most=STARTED)

    async def take_up(self, room: Room) -> None:
        """After a restart the match goes on, if today's rules lead to the same states."""
        stored = await self._store.match(room.match)
        if stored is None:
            raise LookupError(room.match)
        began = self._clock.now()
        mixed = films.mixed(stored)
        room.remember(mixed)
        try:
            play = await self._restore(room, stored, dice_seed(mixed))
        except (ReplayError, EditionError, OptionError, ValueError):
            await self._close_for_play(room, stored)
            return
        self.loaded_in = max(self.loaded_in, self._clock.now() - began, 1)
        await self._go_live(room, play, self._late_pictures(room, play))
        self._table_changed(room)  # it may have ended just before the server did

    async def take_up_end(self, room: Room) -> None:
        """What everybody may know of a match that is over."""
        stored = await self._store.match(room.match)
        if stored:
            room.remember(films.mixed(stored))
            result: dict[str, Any] = msgspec.json.decode(stored.result or b"{}")
            room.stood, room.rested = result.get("stood", 0), result.get("rested", False)
            end = films.ending(stored)
            room.head, room.key = end.head, end.signature.key if end.signature else ""

    async def show_past(self, room: Room, connection: Connection) -> None:
        """The last picture of a match that is not played on."""
        for viewer in room.seating.seats_of(connection.guest) or [len(room.seating.chairs)]:
            film = room.films.get(viewer) or await self._library.film(room.match, viewer)
            if film:
                connection.send_bytes(films.last_picture(film, self._clock.now()))

    async def settle(self) -> None:
        """Wait for what is done in the background."""
        await asyncio.gather(*self._ending, return_exceptions=True)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Something to be done that nobody waits for, before the hall closes."""
        task = asyncio.create_task(work)
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def _restore(self, room: Room, stored: StoredMatch, seed: bytes) -> Play:
        """The match by today's rules: equal states carry it over."""
        fresh = await asyncio.to_thread(
            Match,
            room.game,
            stored.edition,
            SealedDice(seed),
            seats=stored.seats,
            options=stored.options,
            live=stored.live,
        )
        journal = StoredJournal(self._store, room.match)
        watched = room.settings.watching != "none"
        play = await Play.restored(fresh, journal, self._clock, seed, watched=watched)
        if stored.rules != room.game.rules:
            await self._store.commit(CarryOver(room.match, room.game.rules))
            log.info("carried_over", table=room.id, rules=stored.rules, now=room.game.rules)
        return play

    def _late_pictures(self, room: Room, play: Play) -> list[tuple[int, wire.Sight]]:
        """What those who see later have still to see."""
        if room.settings.watching != "delayed":
            return []
        records = play.match.records
        return list(films.late_pictures(play.match.start_again(records[0].draws), records, play.time))

    def _said(self, room: Room) -> Iterator[tuple[int, wire.ChatLine]]:
        """The chat so far, with the moments when it was written, by our own clock."""
        now, date = self._clock.now(), self._clock.date()
        for line in room.chat:
            yield now - max(0, date - line.at), line

    async def _close_for_play(self, room: Room, stored: StoredMatch) -> None:
        """Other rules, other states: it can be looked at as far as today's rules follow it."""
        log.warning("closed_for_play", table=room.id, rules=stored.rules, now=room.game.rules)
        room.status = "closed"
        _, records = await self._library.read(room.match)
        with contextlib.suppress(ReplayError, EditionError, OptionError, ValueError):
            start = await asyncio.to_thread(films.fresh, room.game, stored, records[0])
            room.films = await asyncio.to_thread(films.shoot, start, records)

    async def _store_start(self, room: Room, match: Match, mixed: Shuffle) -> None:
        now = self._clock.date()
        head = StoredMatch(
            id=room.match,
            table=room.id,
            game=room.game.id,
            rules=room.game.rules,
            seats=match.seats,
            live=True,
            options=match.options,
            edition_hash=edition_hash(match.files),
            edition=match.files,
            commitment=mixed.commitment,
            seed=Hidden(mixed.seed.encode()),
            entropy={envelope.seat: envelope.contribution for envelope in mixed.envelopes},
            commitments={envelope.seat: envelope.commitment for envelope in mixed.envelopes},
            recipe=mixed.recipe,
            start=mixed.start,
            started=now,
        )
        first = LogLine(number=0, data=Hidden(msgspec.json.encode(match.records[0])))
        changed = ChangeTable(table=room.id, at=now, status="playing", settings=room.to_keep())
        await self._store.commit(StartMatch(head), Append(room.match, first), *seats_to_keep(room), changed)

    async def _go_live(self, room: Room, play: Play, late: Sequence[tuple[int, wire.Sight]] = ()) -> None:
        if room.settings.watching == "delayed":
            room.gallery = Gallery(self._clock, self._settings.spectator_delay * 1000)
            pictures: list[tuple[int, wire.Sight | wire.ChatLine]] = [*late, *self._said(room)]
            for at, picture in sorted(pictures, key=itemgetter(0)):
                room.gallery.show(picture, at)
        room.live = LiveTable(
            room.id,
            play,
            room.seating,
            self._bots,
            self._clock,
            pace=self._settings.bot_pace,
            patience=room.patience,
            gallery=room.gallery,
            changed=lambda: self._table_changed(room),
            owner=lambda: room.owner,
            followed=lambda: self._match_went_on(room),
        )
        await room.live.begin()
        for connection in [each for each in room.connections if not room.may_enter(each.guest)]:
            connection.close("not_invited", retry=False)
        for connection in list(room.connections):
            await room.live.connect(connection)

    def _match_went_on(self, room: Room) -> None:
        """What waited for the right moment is done."""
        self.latecomers.follow(room)
        if any(not room.is_silent(guest) for guest in room.renamed):
            self.later(self._places.rename_late(room))

    def _table_changed(self, room: Room) -> None:
        """Something about the table changed; at the end of the match that is kept, too."""
        live = room.live
        if live and live.match.over and room.status == "playing":
            room.status = "over"
            room.updated = self._clock.date()
            self.later(self._store_end(room, live))
        room.tell_all()

    async def _store_end(self, room: Room, live: LiveTable) -> None:
        signature = await self._show_head(room)
        await self._recall(live)
        now = self._clock.date()
        absence = live.match.absence
        result = msgspec.json.encode(
            {
                "returns": live.match.state.returns(),
                "beliefs": live.company.beliefs,
                "stood": absence.stood,
                "rested": absence.rested,
                "head": room.head,
                "signature": signature,
            }
        )
        try:
            await self._store.commit(
                EndMatch(room.match, now, result), ChangeTable(table=room.id, at=now, status="over")
            )
            await self._library.keep(room.match)
        except StoreError:
            log.warning("end_not_stored", table=room.id)  # made up for at the next start

    async def _show_head(self, room: Room) -> Signature | None:
        """Everybody at the table sees where the chain ends, as it is on the disk: a file can be compared with it."""
        try:
            archive = await self._library.archive(room.match)
        except StoreError:
            return None
        room.head, room.key = archive.head, archive.signature.key if archive.signature else ""
        room.tell_all()
        return archive.signature

    async def _recall(self, live: LiveTable) -> None:
        """What bots believed before a restart is part of the end. The end does not depend on it."""
        if not live.company.forgetful():
            return
        records = live.match.records
        start = await asyncio.to_thread(live.match.start_again, records[0].draws)
        try:
            live.remember(await last_beliefs(start, records, live.company.forgetful(), self._bots))
        except Exception:
            log.exception("beliefs_not_recalled", table=live.id)


def _make_box(game: Game[Any], files: dict[str, str], settings: wire.NewTable) -> Box:
    return game.box(game.read_edition(files), game.full_options(settings.options), settings.seats, True)
