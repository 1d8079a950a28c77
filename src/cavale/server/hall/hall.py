"""The hall: all the tables of a server, and the parts through which every change of them goes."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import cast, get_args

import msgspec
import structlog

from cavale import catalog
from cavale.server import wire
from cavale.server.botpool import BotPool
from cavale.server.clock import Clock
from cavale.server.connection import Connection
from cavale.server.editions import Editions
from cavale.server.hall.places import Places
from cavale.server.hall.reception import Reception
from cavale.server.hall.stage import Stage
from cavale.server.hall.talk import Talk
from cavale.server.inspection import Inspector
from cavale.server.library import Library
from cavale.server.room import CHAT_KEPT, Kept, Room, proof_of
from cavale.server.seating import Chair, Seating, TableError
from cavale.server.settings import Settings
from cavale.server.signing import Signer
from cavale.server.store import LAST_FORGOTTEN, ChangeTable, Store, Table

log = structlog.get_logger()

MINE = 100  # tables of a person that are listed,
OPEN = 100  # and open ones, the latest
WINDOWS = 8  # sockets of one guest at one table
FAREWELL = 2  # seconds that clients have to take leave


class Hall:
    """Finds tables, and lets people in. Its parts lay tables, seat people, play matches and carry what is said."""

    def __init__(self, store: Store, settings: Settings, clock: Clock, bots: BotPool) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.bots = bots
        self.metrics = bots.metrics
        self.signer = Signer(store)
        inspector = Inspector()
        self.editions = Editions(store, clock, inspector)
        self.library = Library(store, clock, inspector, self.signer)
        self.places = Places(store, clock)
        self.reception = Reception(self)
        self.stage = Stage(store, settings, clock, bots, self.editions, self.library, self.places, self.rooms)
        self.latecomers = self.stage.latecomers
        self.talk = Talk(store, clock, self.metrics)
        self._rooms: dict[str, Room] = {}
        self._finding = asyncio.Lock()
        self._returning: asyncio.Task[None] | None = None  # matches that come back after a start
        self._leaving = False  # no more of them
        self._last_forgotten: bytes | None = None  # as the store had it when we last looked

    # -- opening and closing -----------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take up every table that was not over when the server last stopped.

        Those that have not started are there at once. The matches follow one after the other, or as soon as somebody
        comes: to read a log again takes as long as all that everybody was shown in it.
        """
        self._last_forgotten = await self.store.meta(LAST_FORGOTTEN)
        for table in await self.store.tables("lobby"):
            await self._bring_back(table.id)
        self._returning = asyncio.create_task(self._bring_back_matches())

    async def all_back(self) -> None:
        """Wait until every match is in memory."""
        if self._returning:
            await self._returning

    async def _bring_back_matches(self) -> None:
        began = self.clock.now()
        for table in await self.store.tables("playing"):
            if self._leaving:
                return
            await self._bring_back(table.id)
        spent = self.clock.now() - began
        log.info("matches_back", milliseconds=spent, longest=self.stage.loaded_in)
        self.stage.later(self.library.keep_missing())

    async def _bring_back(self, table: str) -> None:
        try:
            await self._find(table)
        except Exception:
            log.exception("table_not_taken_up", table=table)

    async def start_again(self) -> None:
        """As a restart: everybody has to come back, and every match goes on as its log has it."""
        await self._stop_returning()
        async with self._finding:
            rooms = self.rooms()
            self._rooms.clear()  # whoever comes now waits until the tables are back
            await self._stop(rooms)
        await self.open()

    async def close(self) -> None:
        """Tell everybody, stop, and wait a moment until the last frames are gone."""
        await self._stop_returning()
        await self._stop(self.rooms())
        for _ in range(FAREWELL * 20):
            if not any(room.connections for room in self._rooms.values()):
                return
            await asyncio.sleep(0.05)

    async def _stop_returning(self) -> None:
        """The match that is just being read is still taken up, no other."""
        self._leaving = True
        await self.all_back()
        self._leaving = False

    async def _stop(self, rooms: Iterable[Room]) -> None:
        for room in rooms:
            for connection in list(room.connections):
                connection.close("restart")
            if room.live:
                await room.live.close()
        await self.stage.settle()

    async def _take_up(self, table: Table) -> None:
        game = catalog.find(table.game)
        if game is None:
            return
        kept = msgspec.json.decode(table.settings, type=Kept)
        chairs = [
            Chair(
                guest=seat.guest or "",
                name=seat.name,
                disc=cast("wire.Sign", seat.disc or ""),
                level=seat.level,
                envelope=kept.envelopes.get(seat.seat),
                reclaim=seat.reclaim_hash or b"",
            )
            for seat in table.seats
        ]
        owner = table.owner or ""
        room = await self.editions.aside(owner, Room, table.id, table.code, owner, game, kept, Seating(chairs))
        if table.link:
            room.link = table.link
        else:  # it was laid before there were links
            await self.store.commit(ChangeTable(table=table.id, at=table.updated, link=room.link))
        room.status = table.status
        room.updated = table.updated
        said = await self.store.chat(table.id, CHAT_KEPT)
        room.chat = [wire.ChatLine(line.line, line.seat, line.name, line.text, line.at) for line in said]
        room.speakers = {line.line: line.guest or "" for line in said}
        room.lines = room.chat[-1].line if room.chat else 0
        room.rematch = table.rematch or ""
        if table.status == "playing":
            await self.stage.take_up(room)
        elif table.status == "lobby":
            room.promise(kept.seed)
            await self.stage.opening.take_up(room)
        else:
            await self.stage.take_up_end(room)
        self.add(room)

    # -- finding -----------------------------------------------------------------------------------------------

    def rooms(self) -> list[Room]:
        """Those in memory."""
        return list(self._rooms.values())

    def add(self, room: Room) -> None:
        self._rooms[room.id] = room

    def room(self, room_id: str) -> Room:
        room = self._rooms.get(room_id)
        if room is None:
            raise TableError("no_such_table")
        return room

    async def find(self, room_id: str) -> Room:
        """A table, also one that was over long ago."""
        await self.heed()
        await self._find(room_id)
        return self.room(room_id)

    async def _find(self, room_id: str) -> None:
        if room_id not in self._rooms:
            async with self._finding:
                table = None if room_id in self._rooms else await self.store.table(room_id)
                if table and catalog.find(table.game):
                    await self._take_up(table)

    async def visit(self, room_id: str, guest: str) -> Room:
        """A table for somebody who knows the way to it. For everybody else there is none."""
        room = await self.find(room_id)
        room.need_welcome(guest)
        if not room.is_known_to(guest):
            raise TableError("no_such_table")
        return room

    async def by_code(self, code: str) -> Room:
        return await self._of(await self.store.table_by_code("-".join(code.lower().split())))

    async def by_link(self, link: str) -> Room:
        return await self._of(await self.store.table_by_link(link) if link else None)

    async def _of(self, table: Table | None) -> Room:
        if table is None:
            raise TableError("no_such_table")
        return await self.find(table.id)

    def open_tables(self, guest: str) -> list[wire.TableLine]:
        """Where a guest may sit down or watch. Of a match under way this tells only that there is one: the rest is seen
        at the table, at its time.
        """
        rooms = [room for room in self._rooms.values() if room.settings.access == "open" and guest not in room.banned]
        found = [room for room in rooms if (room.status == "lobby" and not room.opening) or _to_watch(room, guest)]
        latest = sorted(found, key=lambda room: (room.status != "lobby", -room.updated))
        return [room.line(guest, progress=False) for room in latest[:OPEN]]

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

    # -- coming and going --------------------------------------------------------------------------------------

    async def enter(self, room: Room, connection: Connection, person: wire.Person) -> None:
        if not room.may_enter(connection.guest):
            raise TableError("not_invited")
        if sum(each.guest == connection.guest for each in room.connections) >= WINDOWS:
            raise TableError("too_many_windows")
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
            await self.stage.show_past(room, connection)

    def exit(self, room: Room, connection: Connection) -> None:
        room.connections.discard(connection)
        if room.live:
            room.live.disconnect(connection)
        else:
            room.tell_all()

    # -- order -------------------------------------------------------------------------------------------------

    async def put_away(self, finished: int, left: int) -> int:
        """Tables that were over before `finished` leave the memory, with those that nobody started since `left`."""
        until = {"over": finished, "closed": finished, "lobby": left}
        old = [room for room in self.rooms() if not room.connections and room.updated < until.get(room.status, 0)]
        for room in old:
            del self._rooms[room.id]
            if room.live:
                await room.live.close()
            if room.status == "lobby":
                await self.store.commit(ChangeTable(table=room.id, at=self.clock.date(), status="closed"))
        return len(old)

    async def rename(self, guest: str, name: str, disc: wire.Sign) -> None:
        """Somebody goes by another name, at her tables, too. A match that is over keeps the name of that day."""
        for room in self.rooms():
            hers = room.seating.seat_of(guest) is not None and not room.settings.hot_seat
            if hers and room.status in ("lobby", "playing"):
                await self.places.rename(room, guest, name, disc)

    def forget(self, guest: str) -> None:
        """Who is forgotten is nameless at the tables, too, and what she wrote is gone."""
        for room in self.rooms():
            room.forget(guest)

    async def heed(self) -> None:
        """Somebody may have been forgotten by another program (`cavale forget`): nobody new hears of her."""
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


def _to_watch(room: Room, guest: str) -> bool:
    return room.status == "playing" and room.seating.seat_of(guest) is None and room.may_enter(guest)


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
        proof=_proof(table),
        updated=table.updated,
    )


class Signed(msgspec.Struct, frozen=True):
    """The one setting of a table that its line shows."""

    signed: bool = False


def _proof(table: Table) -> wire.Proof:
    imported = table.status == "over" and all(seat.occupant == "empty" for seat in table.seats)
    return proof_of(imported, imported and msgspec.json.decode(table.settings, type=Signed).signed)
