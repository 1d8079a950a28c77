"""Places: who sits where, changed before the start and taken along to another device."""

import base64
import contextlib
import copy
import hashlib
import hmac
from collections.abc import AsyncIterator

from cavale.server import wire
from cavale.server.auth import clean_name
from cavale.server.clock import Clock
from cavale.server.room import Room
from cavale.server.seating import Seating, TableError
from cavale.server.store import ChangeTable, PutSeat, Seat, Store
from cavale.server.words import bot_names


class Places:
    """What people and owners want of the seats of a table. Each change is kept, and then told."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.key = b""  # of this installation: codes for seats are made with it

    async def sit(self, room: Room, guest: str, name: str, wanted: wire.SitDown) -> None:
        room.need_lobby()
        if guest in room.banned:
            raise TableError("not_welcome")
        if room.settings.hot_seat:
            await self._sit_together(room, guest, name, wanted)
            return
        async with self.changing(room):
            room.seating.sit(guest, name, wanted.seat, wanted.entropy)

    async def _sit_together(self, room: Room, guest: str, name: str, wanted: wire.SitDown) -> None:
        """One device for all: it is the owner's, and holds every seat that no bot has."""
        if guest != room.owner:
            raise TableError("one_device")
        async with self.changing(room):
            room.seating.share(guest, name, wanted.entropy)
            if called := clean_name(wanted.name):
                room.seating.call(guest, wanted.seat, called)

    async def leave(self, room: Room, guest: str) -> None:
        """The table goes to whoever sits there longest by seat, if its owner leaves."""
        room.need_lobby()
        async with self.changing(room):
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
        async with self.changing(room):
            if room.settings.hot_seat:
                room.seating.put_bot_beside(wanted.seat, wanted.level, bot, guest, name)
            else:
                room.seating.put_bot(wanted.seat, wanted.level, bot)

    async def kick(self, room: Room, guest: str, seat: int) -> None:
        room.need_owner(guest)
        room.need_lobby()
        kicked = room.seating.chairs[seat].guest if 0 <= seat < len(room.seating.chairs) else ""
        if kicked == guest:
            raise TableError("not_yourself")
        async with self.changing(room):
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
        async with self.changing(room):
            for seat in room.seating.seats_of(before):
                room.seating.chairs[seat].guest = guest
            if room.owner == before:
                room.owner = guest
        room.send_away(before, "replaced")
        if room.live:
            await room.live.reseat([each for each in room.connections if each.guest == guest])

    @contextlib.asynccontextmanager
    async def changing(self, room: Room) -> AsyncIterator[None]:
        """Who sits where is kept, and then told; if it cannot be kept, nothing has changed."""
        chairs, owner, banned = [copy.copy(chair) for chair in room.seating.chairs], room.owner, set(room.banned)
        try:
            yield
            self.give_codes(room)
            if room.status == "lobby":  # in a match it would tell of a seat that moves, in the list of tables
                room.updated = self._clock.date()
            changed = ChangeTable(table=room.id, at=room.updated, owner=room.owner or None, settings=room.to_keep())
            await self._store.commit(*seats_to_keep(room), changed)
        except Exception:
            room.seating.chairs[:], room.owner, room.banned = chairs, owner, banned
            raise
        room.tell_all()

    def give_codes(self, room: Room) -> None:
        """Each person's seat has a private code: the same after a restart, another for another guest."""
        for seat, chair in enumerate(room.seating.chairs):
            mac = hmac.digest(self.key, f"{room.id} {seat} {chair.guest}".encode(), "sha256")
            chair.reclaim = base64.urlsafe_b64encode(mac[:12]).decode() if chair.guest else ""


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
            level=chair.level,
            reclaim_hash=hashlib.sha256(chair.reclaim.encode()).digest() if chair.reclaim else None,
        )
        for seat, chair in enumerate(seating.chairs)
    )
