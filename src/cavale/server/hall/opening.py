"""Opening: between the owner's start and the first card, when every envelope of the shuffle is opened.

From the first open envelope on nobody can add or change anything, the owner and the server included
(docs/fair-shuffles.md).
"""

from collections.abc import Awaitable, Callable

import msgspec
import structlog

from cavale.core.shuffle import Envelope, fits
from cavale.server import wire
from cavale.server.clock import Clock
from cavale.server.fairness import Sealed
from cavale.server.hall.places import seats_to_keep
from cavale.server.room import Room
from cavale.server.seating import TableError
from cavale.server.store import ChangeTable, Store, StoreError
from cavale.server.words import bot_names

log = structlog.get_logger()


class Opening:
    """Freezes a table, takes what is in its envelopes, and lets the match begin."""

    def __init__(self, store: Store, clock: Clock, begin: Callable[[Room], Awaitable[None]]) -> None:
        self._store = store
        self._clock = clock
        self._begin = begin

    async def start(self, room: Room, guest: str, wanted: wire.Start) -> None:
        """Bots take the seats that are still free, and everybody is asked for what is in her envelope.

        The owner opens hers first, against what she was shown: she can learn nothing before.
        """
        async with room.lock:
            room.need_owner(guest)
            if not self._all_open(room):  # then it was frozen before, and only the match could not be kept
                with room.unless_it_fails():
                    self._freeze(room, guest, wanted)
                    await (self._keep(room) if room.seating.envelopes() else self._begin(room))
            await self._begin_if_open(room)
        room.tell_all()

    def _freeze(self, room: Room, guest: str, wanted: wire.Start) -> None:
        room.need_lobby()
        room.seating.seal(guest, wanted.commitments)
        if owing := room.seating.whose_envelope("owed"):
            raise TableError("envelope_missing", name=room.seating.chairs[owing[0]].name)
        _put_bots(room)
        room.opening = True
        mine = _envelope(room, guest)
        if mine is None:
            return
        others = {seat: seal for seat, seal in room.seating.commitments().items() if seat != mine}
        if wanted.seen != others:
            raise TableError("table_changed")
        _open(room, mine, wanted.contribution)

    async def open(self, room: Room, guest: str, contribution: str) -> None:
        """A person's envelope is opened and must be the one she sealed. The last one begins the match."""
        async with room.lock:
            seat = _envelope(room, guest)
            if seat is None:
                raise TableError("no_envelope")
            if room.status == "lobby" and not room.opening:
                raise TableError("not_opening")
            with room.unless_it_fails():
                if _open(room, seat, contribution):
                    await self._keep(room)
            await self._begin_if_open(room)
        room.tell_all()

    async def call_off(self, room: Room, guest: str) -> None:
        """The owner waits no longer for an envelope: everybody sees that this start was called off."""
        async with room.lock:
            room.need_owner(guest)
            if not room.opening:
                raise TableError("not_opening")
            with room.unless_it_fails():
                room.call_off()
                await self._keep(room)
        room.tell_all()

    async def take_up(self, room: Room) -> None:
        """After a restart: a start that only lacked its first card goes on."""
        try:
            await self._begin_if_open(room)
        except StoreError:
            log.warning("start_not_stored", table=room.id)  # the owner can start it again

    def _all_open(self, room: Room) -> bool:
        return room.opening and not room.seating.whose_envelope("shut")

    async def _begin_if_open(self, room: Room) -> None:
        if room.status == "lobby" and self._all_open(room):
            await self._begin(room)

    async def _keep(self, room: Room) -> None:
        """On the disk, before anybody is told."""
        room.updated = self._clock.date()
        changed = ChangeTable(table=room.id, at=room.updated, settings=room.to_keep())
        await self._store.commit(*seats_to_keep(room), changed)


def _envelope(room: Room, guest: str) -> int | None:
    """The seat at which a guest has an envelope."""
    envelopes = room.seating.envelopes()
    return next((seat for seat in room.seating.seats_of(guest) if seat in envelopes), None)


def _open(room: Room, seat: int, contribution: str) -> bool:
    """Whether this opened it: once more is no mistake, but something else is."""
    chair = room.seating.chairs[seat]
    assert chair.envelope
    envelope = Envelope(seat, chair.envelope.commitment, contribution)
    if not fits(room.commitment, envelope):
        raise TableError("wrong_envelope")
    shut = chair.envelope_state == "shut"
    room.seating.chairs[seat] = msgspec.structs.replace(chair, envelope=Sealed(envelope.commitment, contribution))
    return shut


def _put_bots(room: Room) -> None:
    """On all seats that are still free."""
    level = room.settings.level or next(iter(room.game.bots()), "")
    names = bot_names()
    for seat, chair in enumerate(room.seating.chairs):
        if chair.free:
            room.seating.put_bot(seat, level, names[seat % len(names)])
