"""The hall: all the tables of a server, and the door through which every change of them goes."""

import asyncio
import base64
import contextlib
import copy
import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Sequence
from typing import Any, get_args

import msgspec
import structlog

from cavale import catalog
from cavale.core.dice import SealedDice
from cavale.core.edition import EditionError, edition_hash
from cavale.core.game import Game, OptionError
from cavale.core.match import Match, ReplayError
from cavale.core.refusal import Refused
from cavale.core.shuffle import Shuffle, commitment, dice_seed
from cavale.server import films, wire
from cavale.server.auth import clean_text
from cavale.server.botpool import BotPool
from cavale.server.clock import Clock
from cavale.server.connection import Connection
from cavale.server.fairness import new_seed, shuffle
from cavale.server.inspection import Inspector
from cavale.server.journal import StoredJournal
from cavale.server.library import Library
from cavale.server.play import Play
from cavale.server.recall import last_beliefs
from cavale.server.room import CHAT_KEPT, CHAT_LENGTH, Kept, Room
from cavale.server.seating import Chair, Seating, TableError, refused
from cavale.server.settings import Settings
from cavale.server.store import (
    LAST_FORGOTTEN,
    AddChat,
    AddReport,
    AddTable,
    Append,
    CarryOver,
    ChangeTable,
    EndMatch,
    Hidden,
    LogLine,
    PutSeat,
    Report,
    Seat,
    StartMatch,
    Store,
    StoreError,
    Table,
)
from cavale.server.store import ChatLine as StoredLine
from cavale.server.store import Match as StoredMatch
from cavale.server.table import Gallery, LiveTable
from cavale.server.words import CODE_WORDS, bot_names

log = structlog.get_logger()

MINE = 100  # tables of a person that are listed
FAREWELL = 2  # seconds that clients have to take leave


class Hall:
    """Finds tables, lays new ones, and keeps in the store what must last."""

    def __init__(self, store: Store, settings: Settings, clock: Clock, bots: BotPool) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self._bots = bots
        self.metrics = bots.metrics
        self.inspector = Inspector()
        self._rooms: dict[str, Room] = {}
        self.library = Library(store, clock, self.inspector)
        self._finding = asyncio.Lock()
        self._again = asyncio.Lock()
        self._ending: set[asyncio.Task[None]] = set()
        self._last_forgotten: bytes | None = None  # as the store had it when we last looked
        self.key = b""  # of this installation: codes for seats are made with it
        self.loaded_in = 0  # milliseconds the longest stored match took to load

    # -- opening and closing -----------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take up every table that was not over when the server last stopped."""
        self._last_forgotten = await self.store.meta(LAST_FORGOTTEN)
        for table in await self.store.tables("lobby", "playing"):
            try:
                await self._take_up(table)
            except Exception:
                log.exception("table_not_taken_up", table=table.id)
        self._later(self.library.keep_missing())

    async def close(self) -> None:
        """Tell everybody, stop, and wait a moment until the last frames are gone."""
        for room in self._rooms.values():
            for connection in list(room.connections):
                connection.close("restart")
            if room.live:
                await room.live.close()
        await self.settle()
        for _ in range(FAREWELL * 20):
            if not any(room.connections for room in self._rooms.values()):
                return
            await asyncio.sleep(0.05)

    async def settle(self) -> None:
        """Wait for what is done in the background."""
        await asyncio.gather(*self._ending, return_exceptions=True)

    async def _take_up(self, table: Table) -> None:
        game = catalog.find(table.game)
        if game is None:
            return
        kept = msgspec.json.decode(table.settings, type=Kept)
        chairs = [
            Chair(guest=seat.guest or "", name=seat.name, level=seat.level, entropy=kept.entropy.get(seat.seat, ""))
            for seat in table.seats
        ]
        room = Room(table.id, table.code, table.owner or "", game, kept, Seating(chairs))
        self._give_codes(room)
        room.status = table.status
        room.updated = table.updated
        said = await self.store.chat(table.id, CHAT_KEPT)
        room.chat = [wire.ChatLine(line.line, line.seat, line.name, line.text, line.at) for line in said]
        room.speakers = {line.line: line.guest or "" for line in said}
        room.lines = room.chat[-1].line if room.chat else 0
        room.rematch = table.rematch or ""
        if table.status == "playing":
            await self._take_up_match(room)
        elif table.status == "lobby":
            self._promise(room, kept.seed or new_seed())
        else:
            await self._take_up_end(room)
        self._rooms[room.id] = room

    async def _take_up_end(self, room: Room) -> None:
        stored = await self.store.match(room.match)
        if stored:
            room.seed, room.commitment = stored.seed.decode(), stored.commitment
            result: dict[str, Any] = msgspec.json.decode(stored.result or b"{}")
            room.stood, room.rested = result.get("stood", 0), result.get("rested", False)

    async def _take_up_match(self, room: Room) -> None:
        stored = await self.store.match(room.match)
        if stored is None:
            raise LookupError(room.match)
        began = self.clock.now()
        mixed = films.mixed(stored)
        room.seed, room.commitment = mixed.seed, mixed.commitment
        try:
            play = await self._restore(room, stored, dice_seed(mixed))
        except (ReplayError, EditionError, OptionError, ValueError):
            await self._close_for_play(room, stored)
            return
        self.loaded_in = max(self.loaded_in, self.clock.now() - began, 1)
        await self._go_live(room, play, self._late_pictures(room, play))
        self._table_changed(room)  # it may have ended just before the server did

    async def _restore(self, room: Room, stored: StoredMatch, seed: bytes) -> Play:
        """The match by today's rules: equal states carry it over."""
        fresh = Match(
            room.game,
            stored.edition,
            SealedDice(seed),
            seats=stored.seats,
            options=stored.options,
            live=stored.live,
        )
        journal = StoredJournal(self.store, room.match)
        watched = room.settings.watching != "none"
        play = await Play.restored(fresh, journal, self.clock, seed, watched=watched)
        if stored.rules != room.game.rules:
            await self.store.commit(CarryOver(room.match, room.game.rules))
            log.info("carried_over", table=room.id, rules=stored.rules, now=room.game.rules)
        return play

    def _late_pictures(self, room: Room, play: Play) -> list[tuple[int, wire.Sight]]:
        """What those who see later have still to see."""
        if room.settings.watching != "delayed":
            return []
        records = play.match.records
        return list(films.late_pictures(play.match.start_again(records[0].draws), records, play.time))

    async def _close_for_play(self, room: Room, stored: StoredMatch) -> None:
        """Other rules, other states: it can be looked at as far as today's rules follow it."""
        log.warning("closed_for_play", table=room.id, rules=stored.rules, now=room.game.rules)
        room.status = "closed"
        _, records = await self.library.read(room.match)
        with contextlib.suppress(ReplayError, EditionError, OptionError, ValueError):
            room.films = films.shoot(films.fresh(room.game, stored, records[0]), records)

    # -- laying tables -----------------------------------------------------------------------------------------

    async def lay(self, guest: str, name: str, wanted: wire.NewTable, edition: dict[str, str] | None = None) -> Room:
        """`edition`: the files of one that may not be uploaded here."""
        game = self._game(wanted.game)
        files = edition or await self._edition(game, wanted.edition)
        self._check(game, files, wanted)
        seating = Seating([Chair() for _ in range(wanted.seats)])
        room = Room(secrets.token_urlsafe(9), self._code(), guest, game, Kept(wanted, files), seating)
        self._promise(room, new_seed())
        if wanted.hot_seat:
            seating.share(guest, name, "")
        else:
            seating.sit(guest, name, 0, "")
        self._give_codes(room)
        now = self.clock.now()
        room.updated = now
        row = Table(
            id=room.id,
            code=room.code,
            game=game.id,
            owner=guest,
            status="lobby",
            settings=room.to_keep(),
            created=now,
            updated=now,
            seats=tuple(self._row(seat, chair) for seat, chair in enumerate(seating.chairs)),
        )
        await self.store.commit(AddTable(row))
        self._rooms[room.id] = room
        return room

    async def quick(self, guest: str, name: str, wanted: wire.QuickTable) -> Room:
        """One click: a seat by chance, bots in all others.

        To start is one more call, so that the owner can add to the shuffle after it was promised.
        """
        game = self._game(wanted.game)
        counts = game.seat_counts
        seats = wanted.seats or min(counts.start + 1, counts.stop - 1)
        options = {**game.options_alone(), **wanted.options}
        new = wire.NewTable(game=game.id, seats=seats, level=wanted.level, options=options)
        room = await self.lay(guest, name, new)
        async with self._seats_change(room):
            room.seating.sit(guest, name, secrets.randbelow(seats), "")
        return room

    async def put_away(self, finished: int, left: int) -> int:
        """Tables that were over before `finished` leave the memory, with those that nobody started since `left`."""
        until = {"over": finished, "closed": finished, "lobby": left}
        old = [room for room in self.rooms() if not room.connections and room.updated < until.get(room.status, 0)]
        for room in old:
            del self._rooms[room.id]
            if room.live:
                await room.live.close()
            if room.status == "lobby":
                await self.store.commit(ChangeTable(table=room.id, at=self.clock.now(), status="closed"))
        return len(old)

    def forget(self, guest: str) -> None:
        """Who is forgotten is nameless at the tables, too."""
        for room in self.rooms():
            room.forget(guest)

    async def heed(self) -> None:
        """Somebody may have been forgotten by another program (`cavale forget`): nobody new hears her name."""
        last = await self.store.meta(LAST_FORGOTTEN)
        if last != self._last_forgotten:
            for guest in await self.store.forgotten():
                self.forget(guest)
            self._last_forgotten = last

    def measure(self) -> None:
        """Set the gauges to what is now."""
        status = Counter(room.status for room in self.rooms())
        for each in get_args(wire.Status):
            self.metrics.tables.labels(each).set(status[each])
        self.metrics.connections.set(sum(len(room.connections) for room in self.rooms()))
        self.metrics.waiting.set(self.store.waiting)
        self.metrics.commits.set(self.store.counts.commits)
        self.metrics.failures.set(self.store.counts.failures)

    def rooms(self) -> list[Room]:
        """Those in memory."""
        return list(self._rooms.values())

    def room(self, room_id: str) -> Room:
        room = self._rooms.get(room_id)
        if room is None:
            raise TableError("no_such_table")
        return room

    async def find(self, room_id: str) -> Room:
        """A table, also one that was over long ago."""
        await self.heed()
        if room_id not in self._rooms:
            async with self._finding:
                table = None if room_id in self._rooms else await self.store.table(room_id)
                if table and catalog.find(table.game):
                    await self._take_up(table)
        return self.room(room_id)

    async def by_code(self, code: str) -> Room:
        wanted = "-".join(code.lower().split())
        await self.heed()
        for room in self._rooms.values():
            if room.code == wanted:
                return room
        table = await self.store.table_by_code(wanted)
        if table is None:
            raise TableError("no_such_table")
        return await self.find(table.id)

    def open_tables(self, guest: str) -> list[wire.TableLine]:
        rooms = [room for room in self._rooms.values() if room.settings.access == "open" and room.status == "lobby"]
        return [room.line(guest) for room in sorted(rooms, key=lambda room: -room.updated)]

    async def tables_of(self, guest: str) -> list[wire.TableLine]:
        """The latest first, those that were over long ago among them."""
        await self.heed()
        lines = []
        for room in self.rooms():
            if room.owner == guest or room.seating.seat_of(guest) is not None:
                async with room.settled(guest):
                    lines.append(room.line(guest))
        lines += [_line(table, guest) for table in await self.store.tables_of(guest) if table.id not in self._rooms]
        return sorted(lines, key=lambda line: -line.updated)[:MINE]

    # -- seats -------------------------------------------------------------------------------------------------

    async def sit(self, room: Room, guest: str, name: str, wanted: wire.SitDown) -> None:
        room.need_lobby()
        if guest in room.banned:
            raise TableError("not_welcome")
        if room.settings.hot_seat:
            await self._sit_together(room, guest, name, wanted.entropy)
            return
        async with self._seats_change(room):
            room.seating.sit(guest, name, wanted.seat, wanted.entropy)

    async def _sit_together(self, room: Room, guest: str, name: str, entropy: str) -> None:
        """One device for all: it is the owner's, and holds every seat that no bot has."""
        if guest != room.owner:
            raise TableError("one_device")
        async with self._seats_change(room):
            room.seating.share(guest, name, entropy)

    async def leave(self, room: Room, guest: str) -> None:
        """The table goes to whoever sits there longest by seat, if its owner leaves."""
        room.need_lobby()
        async with self._seats_change(room):
            room.seating.stand_up(guest)
            people = room.seating.people()
            if guest == room.owner and people:
                room.owner = room.seating.chairs[people[0]].guest

    async def put_bot(self, room: Room, guest: str, name: str, wanted: wire.SeatChange) -> None:
        room.need_owner(guest)
        room.need_lobby()
        if wanted.level and wanted.level not in room.game.bots():
            raise TableError("no_such_level", level=wanted.level)
        bot = bot_names()[wanted.seat % len(bot_names())]
        async with self._seats_change(room):
            if room.settings.hot_seat:
                room.seating.put_bot_beside(wanted.seat, wanted.level, bot, guest, name)
            else:
                room.seating.put_bot(wanted.seat, wanted.level, bot)

    async def change(self, room: Room, guest: str, wanted: wire.TableChange) -> None:
        """The owner changes her mind about the table before the start."""
        room.need_owner(guest)
        room.need_lobby()
        given = {name: value for name, value in msgspec.structs.asdict(wanted).items() if value is not None}
        settings = msgspec.structs.replace(room.settings, **given)
        self._check(room.game, room.files, settings)
        now = self.clock.now()
        kept = Hidden(msgspec.json.encode(msgspec.structs.replace(room.kept(), settings=settings)))
        await self.store.commit(ChangeTable(table=room.id, at=now, settings=kept))
        room.change(settings)
        room.updated = now
        room.tell_all()

    async def kick(self, room: Room, guest: str, seat: int) -> None:
        room.need_owner(guest)
        room.need_lobby()
        kicked = room.seating.chairs[seat].guest if 0 <= seat < len(room.seating.chairs) else ""
        if kicked == guest:
            raise TableError("not_yourself")
        async with self._seats_change(room):
            room.seating.clear(seat)
            room.banned |= {kicked} - {""}
        if kicked:
            room.send_away(kicked, "kicked")

    async def reclaim(self, room: Room, guest: str, code: str) -> None:
        """A seat on another device: its private code makes it this guest's. Whoever had it looks through it no more."""
        before = room.seating.guest_of(code)
        if before == guest:
            return
        if room.seating.seat_of(guest) is not None:
            raise TableError("seated_already")
        async with self._seats_change(room):
            for seat in room.seating.seats_of(before):
                room.seating.chairs[seat].guest = guest
            if room.owner == before:
                room.owner = guest
        room.send_away(before, "replaced")
        if room.live:
            await room.live.reseat([each for each in room.connections if each.guest == guest])

    @contextlib.asynccontextmanager
    async def _seats_change(self, room: Room) -> AsyncIterator[None]:
        """Who sits where is kept, and then told; if it cannot be kept, nothing has changed."""
        chairs, owner, banned = [copy.copy(chair) for chair in room.seating.chairs], room.owner, set(room.banned)
        try:
            yield
            self._give_codes(room)
            room.updated = self.clock.now()
            changes = [PutSeat(room.id, self._row(seat, chair)) for seat, chair in enumerate(room.seating.chairs)]
            changed = ChangeTable(table=room.id, at=room.updated, owner=room.owner or None, settings=room.to_keep())
            await self.store.commit(*changes, changed)
        except Exception:
            room.seating.chairs[:], room.owner, room.banned = chairs, owner, banned
            raise
        room.tell_all()

    def _give_codes(self, room: Room) -> None:
        """Each person's seat has a private code: the same after a restart, another for another guest."""
        for seat, chair in enumerate(room.seating.chairs):
            mac = hmac.digest(self.key, f"{room.id} {seat} {chair.guest}".encode(), "sha256")
            chair.reclaim = base64.urlsafe_b64encode(mac[:12]).decode() if chair.guest else ""

    # -- matches -----------------------------------------------------------------------------------------------

    async def start(self, room: Room, guest: str, added: str = "") -> None:
        """Bots take the seats that are still free, the cards are shuffled, and everybody is sent the table.

        `added`: what the owner adds to the shuffle.
        """
        room.need_owner(guest)
        room.need_lobby()
        level = room.settings.level or next(iter(room.game.bots()), "")
        names = bot_names()
        before = list(room.seating.chairs)
        room.seating.add_entropy(guest, added)
        for seat, chair in enumerate(room.seating.chairs):
            if chair.free:
                room.seating.put_bot(seat, level, names[seat % len(names)])
        entropy = room.seating.entropy()
        mixed = shuffle(room.seed, entropy)
        match = Match(
            room.game,
            room.files,
            SealedDice(dice_seed(mixed)),
            seats=len(room.seating.chairs),
            options=room.settings.options,
            live=True,
        )
        room.match = secrets.token_urlsafe(9)
        room.status = "playing"
        try:
            await self._store_start(room, match, mixed, entropy)
        except StoreError:
            room.match, room.status, room.seating.chairs[:] = "", "lobby", before
            raise
        journal = StoredJournal(self.store, room.match)
        watched = room.settings.watching != "none"
        play = Play(match, journal, self.clock, dice_seed(mixed), watched=watched)
        await self._go_live(room, play)
        room.tell_all()

    async def _store_start(self, room: Room, match: Match, mixed: Shuffle, entropy: dict[int, str]) -> None:
        now = self.clock.now()
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
            entropy=entropy,
            started=now,
        )
        seats = [PutSeat(room.id, self._row(seat, chair)) for seat, chair in enumerate(room.seating.chairs)]
        first = LogLine(number=0, data=Hidden(msgspec.json.encode(match.records[0])))
        changed = ChangeTable(table=room.id, at=now, status="playing", settings=room.to_keep())
        await self.store.commit(StartMatch(head), Append(room.match, first), *seats, changed)

    async def _go_live(self, room: Room, play: Play, late: Sequence[tuple[int, wire.Sight]] = ()) -> None:
        if room.settings.watching == "delayed":
            room.gallery = Gallery(self.clock, self.settings.spectator_delay * 1000)
            for at, picture in late:
                room.gallery.show(picture, at)
        room.live = LiveTable(
            room.id,
            play,
            room.seating,
            self._bots,
            self.clock,
            pace=self.settings.bot_pace,
            patience=room.patience,
            gallery=room.gallery,
            changed=lambda: self._table_changed(room),
        )
        await room.live.begin()
        for connection in [each for each in room.connections if not room.may_enter(each.guest)]:
            connection.close("not_invited", retry=False)
        for connection in list(room.connections):
            await room.live.connect(connection)

    def _table_changed(self, room: Room) -> None:
        """Something about the table changed; at the end of the match that is kept, too."""
        live = room.live
        if live and live.match.over and room.status == "playing":
            room.status = "over"
            room.updated = self.clock.now()
            self._later(self._store_end(room, live))
        room.tell_all()

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        """Something to be done that nobody waits for, before the hall closes."""
        task = asyncio.create_task(work)
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def _store_end(self, room: Room, live: LiveTable) -> None:
        await self._recall(live)
        now = self.clock.now()
        absence = live.match.absence
        result = msgspec.json.encode(
            {
                "returns": live.match.state.returns(),
                "beliefs": live.company.beliefs,
                "stood": absence.stood,
                "rested": absence.rested,
            }
        )
        try:
            await self.store.commit(
                EndMatch(room.match, now, result), ChangeTable(table=room.id, at=now, status="over")
            )
            await self.library.keep(room.match)
        except StoreError:
            log.warning("end_not_stored", table=room.id)  # made up for at the next start

    async def _recall(self, live: LiveTable) -> None:
        """What bots believed before a restart is part of the end. The end does not depend on it."""
        if not live.company.forgetful():
            return
        records = live.match.records
        start = live.match.start_again(records[0].draws)
        try:
            live.remember(await last_beliefs(start, records, live.company.forgetful(), self._bots))
        except Exception:
            log.exception("beliefs_not_recalled", table=live.id)

    async def rematch(self, room: Room, guest: str, name: str) -> Room:
        """The same table again: who asks first lays it, the others find the link."""
        if room.status != "over":
            raise TableError("not_over")
        if guest != room.owner and room.seating.seat_of(guest) is None:
            raise TableError("not_your_seat")
        async with self._again:  # two who ask at the same moment get the same table
            if room.rematch:
                return await self.find(room.rematch)
            again = await self.lay(guest, name, room.settings, room.files)
            await self._same_seats(again, room, guest, name)
            room.rematch = again.id
            await self.store.commit(ChangeTable(table=room.id, at=self.clock.now(), rematch=again.id))
        room.tell_all()
        return again

    async def _same_seats(self, again: Room, before: Room, guest: str, name: str) -> None:
        """Whoever asks and the bots sit where they sat; the seats of other people are free until they come."""
        async with self._seats_change(again):
            mine = before.seating.seat_of(guest)
            if mine is not None and not before.settings.hot_seat:
                again.seating.sit(guest, name, mine, "")
            for seat, chair in enumerate(before.seating.chairs):
                if chair.level:
                    again.seating.clear(seat)
                    again.seating.put_bot(seat, chair.level, chair.name)

    # -- talk --------------------------------------------------------------------------------------------------

    async def say(self, room: Room, guest: str, text: str) -> None:
        """Chat follows the open and closed phases of the rules; it is kept beside the match."""
        seat = room.seating.seat_of(guest)
        if seat is None:
            raise TableError("spectators_are_silent")
        if room.live:
            refusal = room.live.match.why_silent(seat)
            if refusal:
                raise Refused(refusal)
        said = clean_text(text)[:CHAT_LENGTH]
        if not said:
            raise TableError("nothing_said")
        chair = room.seating.chairs[seat]
        position = len(room.live.match.records) if room.live else 0
        room.lines += 1
        number = room.lines
        now = self.clock.now()
        line = StoredLine(line=number, seat=seat, guest=guest, text=said, position=position, at=now)
        await self.store.commit(AddChat(room.id, line))
        shown = wire.ChatLine(number, seat, chair.name, said, now)
        room.speakers[number] = guest
        room.chat = [*room.chat, shown][-CHAT_KEPT:]
        late = room.gallery.connections if room.gallery else set()
        for connection in room.connections - late:
            connection.send(shown)
        if room.gallery:
            room.gallery.show(shown)

    async def report(self, room: Room, guest: str, line: int, reason: str) -> None:
        if all(kept.line != line for kept in room.chat_for(guest)):
            raise TableError("no_such_line")
        at = self.clock.now()
        identity = secrets.token_urlsafe(9)
        await self.store.commit(
            AddReport(Report(id=identity, table=room.id, line=line, by=guest, reason=reason[:CHAT_LENGTH], at=at))
        )

    # -- sockets -----------------------------------------------------------------------------------------------

    async def enter(self, room: Room, connection: Connection, person: wire.Person) -> None:
        if not room.may_enter(connection.guest):
            raise TableError("not_invited")
        room.connections.add(connection)
        connection.send(
            wire.Welcome(
                wire.PROTOCOL, self.clock.now(), person, room.shown(connection.guest), room.chat_for(connection.guest)
            )
        )
        if room.live:
            await room.live.connect(connection)
        elif room.status == "lobby":
            room.tell_all()
        else:
            await self._show_past(room, connection)

    async def _show_past(self, room: Room, connection: Connection) -> None:
        """The last picture of a match that is not played on."""
        for viewer in room.seating.seats_of(connection.guest) or [len(room.seating.chairs)]:
            film = room.films.get(viewer) or await self.library.film(room.match, viewer)
            if film:
                connection.send_bytes(films.last_picture(film, self.clock.now()))

    async def add_match(self, guest: str, data: bytes) -> Room:
        """A match file becomes a table to look at."""
        table = await self.library.add(guest, data, self._code())
        return await self.find(table.id)

    def exit(self, room: Room, connection: Connection) -> None:
        room.connections.discard(connection)
        if room.live:
            room.live.disconnect(connection)
        else:
            room.tell_all()

    # -- small things ------------------------------------------------------------------------------------------

    def _game(self, game_id: str) -> Game[Any]:
        game = catalog.find(game_id)
        if game is None:
            raise TableError("no_such_game", game=game_id)
        return game

    async def _edition(self, game: Game[Any], edition_id: str) -> dict[str, str]:
        if not edition_id:
            return catalog.default_edition(game)
        stored = await self.store.edition(edition_id)
        if stored is None or stored.game != game.id:
            raise TableError("no_such_edition")
        return stored.files

    def _check(self, game: Game[Any], files: dict[str, str], wanted: wire.NewTable) -> None:
        if wanted.seats not in game.seat_counts:
            raise TableError("wrong_seats", least=game.seat_counts.start, most=game.seat_counts.stop - 1)
        try:
            game.box(game.read_edition(files), game.full_options(wanted.options), wanted.seats, True)
        except OptionError as error:
            raise TableError("bad_option", **error.said) from None
        except EditionError as error:
            raise TableError("bad_option", kind="box", detail=str(error)) from None
        if wanted.level and wanted.level not in game.bots():
            raise TableError("no_such_level", level=wanted.level)
        no_hot_seat = game.why_no_hot_seat(game.full_options(wanted.options)) if wanted.hot_seat else None
        if no_hot_seat:
            raise refused(no_hot_seat)

    def _code(self) -> str:
        """A code that can be said aloud: two words and a number."""
        taken = {room.code for room in self._rooms.values()}
        while True:
            code = f"{secrets.choice(CODE_WORDS)}-{secrets.randbelow(90) + 10}-{secrets.choice(CODE_WORDS)}"
            if code not in taken:
                return code

    def _promise(self, room: Room, seed: str) -> None:
        room.seed = seed
        room.commitment = commitment(seed)

    def _row(self, seat: int, chair: Chair) -> Seat:
        return Seat(
            seat=seat,
            occupant="person" if chair.guest else "bot" if chair.level else "empty",
            guest=chair.guest or None,
            name=chair.name,
            level=chair.level,
            reclaim_hash=hashlib.sha256(chair.reclaim.encode()).digest() if chair.reclaim else None,
        )


def _line(table: Table, guest: str) -> wire.TableLine:
    """A table that is not in memory, as a line."""
    hers = [seat.name for seat in table.seats if seat.guest == table.owner]
    return wire.TableLine(
        id=table.id,
        game=table.game,
        title=next(iter([*hers, *(seat.name for seat in table.seats if seat.guest)]), ""),
        status=table.status,
        seats=len(table.seats),
        taken=sum(seat.occupant != "empty" for seat in table.seats),
        yours=any(seat.guest == guest for seat in table.seats),
        waiting_for_you=False,
        round={},
        edition={},
        updated=table.updated,
    )
