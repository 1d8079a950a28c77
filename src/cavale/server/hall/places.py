"""Places: who sits where, changed before the start and taken along to another device."""

import contextlib
import secrets
from collections.abc import AsyncIterator

import msgspec

from cavale.server import wire
from cavale.server.clock import Clock
from cavale.server.names import read_name
from cavale.server.room import Doors, Room, new_link
from cavale.server.seating import Seating, TableError
from cavale.server.store import ChangeTable, PutSeat, Seat, Store
from cavale.server.words import CODE_WORDS, bot_names

INVITED = 1000  # guests who showed the link of one table; whoever comes later shows it each time


class Places:
    """What people and owners want of the seats of a table. Each change is kept, and then told."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def sit(self, room: Room, guest: str, name: str, wanted: wire.SitDown, disc: wire.Sign = "") -> None:
        room.need_welcome(guest)
        if room.settings.hot_seat:
            await self._sit_together(room, guest, name, wanted)
            return
        async with self.changing(room):
            room.need_lobby()
            room.seating.sit(guest, name, wanted.seat, wanted.commitments, disc)
            room.invited.add(guest)

    async def _sit_together(self, room: Room, guest: str, name: str, wanted: wire.SitDown) -> None:
        """One device for all: it is the owner's, and holds every seat that no bot has."""
        if guest != room.owner:
            raise TableError("one_device")
        async with self.changing(room):
            room.need_lobby()
            room.seating.share(guest, name, wanted.commitments)
            if wanted.name.strip():
                room.seating.call(guest, wanted.seat, read_name(wanted.name))

    async def leave(self, room: Room, guest: str) -> None:
        """The table goes to whoever sits there longest by seat, if its owner leaves. A start does not go on without."""
        async with self.changing(room):
            if room.opening and room.seating.seat_of(guest) is not None:
                room.call_off()
            room.need_lobby()
            room.seating.stand_up(guest)
            people = room.seating.people()
            if guest == room.owner and people:
                room.owner = room.seating.chairs[people[0]].guest

    async def put_bot(self, room: Room, guest: str, name: str, wanted: wire.SeatChange) -> None:
        room.need_owner(guest)
        if wanted.level and wanted.level not in room.game.bots():
            raise TableError("no_such_level", level=wanted.level)
        bot = bot_names()[wanted.seat % len(bot_names())]
        async with self.changing(room):
            room.need_lobby()
            if room.settings.hot_seat:
                room.seating.put_bot_beside(wanted.seat, wanted.level, bot, guest, name)
            else:
                room.seating.put_bot(wanted.seat, wanted.level, bot)

    async def kick(self, room: Room, guest: str, seat: int) -> None:
        room.need_owner(guest)
        kicked = room.seating.chairs[seat].guest if 0 <= seat < len(room.seating.chairs) else ""
        if kicked == guest:
            raise TableError("not_yourself")
        fresh = await self.new_code() if kicked else ""
        async with self.changing(room):
            room.need_lobby()
            room.seating.clear(seat)
            if kicked:
                room.banned.add(kicked)
                room.invited.discard(kicked)
                room.code, room.link = fresh, new_link()  # or she would come back as somebody else
        if kicked:
            room.send_away(kicked, "kicked")

    async def invite(self, room: Room, guest: str) -> None:
        """Somebody has shown the link or the code: she knows the way from now on."""
        room.need_welcome(guest)
        if room.is_known_to(guest) or len(room.invited) >= INVITED:
            return
        room.invited.add(guest)
        try:
            await self._store.commit(ChangeTable(table=room.id, at=room.updated, settings=room.to_keep()))
        except Exception:
            room.invited.discard(guest)
            raise

    async def new_code(self) -> str:
        """A code that can be said aloud: two words and a number. Tables that are not in memory have theirs, too."""
        while True:
            code = f"{secrets.choice(CODE_WORDS)}-{secrets.randbelow(90) + 10}-{secrets.choice(CODE_WORDS)}"
            if await self._store.table_by_code(code) is None:
                return code

    async def rename(self, room: Room, guest: str, name: str, disc: wire.Sign) -> None:
        """Somebody goes by another name. Where talk is not free it waits until it is: a name can say something."""
        if room.is_silent(guest):
            room.renamed[guest] = (name, disc)
            return
        room.renamed.pop(guest, None)
        async with self.changing(room):
            room.seating.rename(guest, name, disc)

    async def rename_late(self, room: Room) -> None:
        """Those who changed their names in silence."""
        for guest, (name, disc) in list(room.renamed.items()):
            await self.rename(room, guest, name, disc)

    async def renew_code(self, room: Room, guest: str) -> str:
        """A new private code for a seat on another device. Nobody else hears of it."""
        async with self.changing(room, told=False):
            return room.seating.renew_code(guest)

    async def reclaim(self, room: Room, guest: str, code: str) -> None:
        """A seat on another device: its private code makes it this guest's, until there is a new code. Whoever had it
        looks through it no more, and can take it back by the same code.
        """
        room.need_welcome(guest)
        before = room.seating.guest_of(code)
        if before == guest:
            return
        if room.seating.seat_of(guest) is not None:
            raise TableError("seated_already")
        async with self.changing(room):
            for seat in room.seating.seats_of(before):
                room.seating.chairs[seat].guest = guest
            if room.owner == before:
                room.owner = guest
            room.invited |= {before, guest}
            if room.status == "playing":
                room.players |= {before, guest}
        room.send_away(before, "replaced")
        if room.live:
            await room.live.reseat([each for each in room.connections if each.guest == guest])

    @contextlib.asynccontextmanager
    async def changing(self, room: Room, *, told: bool = True) -> AsyncIterator[None]:
        """Who sits where is kept, and then told; if it cannot be kept, nothing has changed."""
        async with room.lock:
            doors = room.doors()
            with room.unless_it_fails():
                yield
                if room.status == "lobby":  # in a match it would tell of a seat that moves, in the list of tables
                    room.updated = self._clock.date()
                await self._store.commit(*seats_to_keep(room), self._as_changed(room, doors))
        if told:
            room.tell_all()

    def _as_changed(self, room: Room, before: Doors) -> ChangeTable:
        changed = ChangeTable(table=room.id, at=room.updated, owner=room.owner or None, settings=room.to_keep())
        if room.link == before.link:
            return changed
        return msgspec.structs.replace(changed, code=room.code, link=room.link)


def seats_to_keep(room: Room) -> list[PutSeat]:
    """All seats of a table, as the store has them from now on."""
    return [PutSeat(room.id, row) for row in rows(room.seating)]


def rows(seating: Seating) -> tuple[Seat, ...]:
    return tuple(
        Seat(
            seat=seat,
            occupant="person" if chair.guest else "bot" if chair.level else "empty",
            guest=chair.guest or None,
            name=chair.name,
            disc=chair.disc or None,
            level=chair.level,
            reclaim_hash=chair.reclaim or None,
        )
        for seat, chair in enumerate(seating.chairs)
    )
