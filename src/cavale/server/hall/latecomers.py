"""Latecomers: friends who come when the match has begun, and may take the seat of a bot (docs/decisions)."""

from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from cavale.server import wire
from cavale.server.hall.places import Places
from cavale.server.room import Late, Room
from cavale.server.seating import TableError, refused
from cavale.server.store import StoreError
from cavale.server.table import LiveTable

log = structlog.get_logger()

ASKS = 5  # of one guest in a match: whoever plays is not to be pestered

Later = Callable[[Coroutine[Any, Any, None]], None]


class Latecomers:
    """Whoever takes a bot's seat learns what it knows. So everybody at the table is asked, and nobody who has sat there
    can have a second seat.
    """

    def __init__(self, places: Places, later: Later) -> None:
        self._places = places
        self._later = later

    def ask(self, room: Room, person: wire.Person, seat: int) -> None:
        """A late friend asks for the seat of a bot, or no longer does (-1)."""
        live = _need_playing(room)
        for before in [late.seat for late in room.asking.values() if late.guest == person.id]:
            del room.asking[before]
        if seat != -1:
            _check(room, person.id, seat)
            room.asked[person.id] += 1
            room.asking[seat] = Late(person.id, person.name, person.disc, seat)
        self._settle(room, live)
        room.tell_all()

    def answer(self, room: Room, guest: str, seat: int, *, yes: bool) -> None:
        """Somebody at the table agrees, or does not: then it is off."""
        live = _need_playing(room)
        mine = room.seating.seat_of(guest)
        if mine is None:
            raise TableError("not_your_seat")
        late = room.asking.get(seat)
        if late is None:
            raise TableError("late_gone")
        if silence := live.match.game.why_not_stop(live.match.state):
            raise refused(silence)
        if yes:
            late.yes.add(mine)
            self._settle(room, live)
        else:
            del room.asking[seat]
            room.declined.add(late.guest)
        room.tell_all()

    def follow(self, room: Room) -> None:
        """The match went on: whoever was agreed on sits down when a new round has begun."""
        live = room.live
        if live is None or not room.asking or live.dark.veiled() or live.match.covered or live.match.over:
            return
        self._settle(room, live)
        for late in [late for late in room.asking.values() if late.agreed_in is not None]:
            number = room.round()
            if number != late.agreed_in or not number:
                del room.asking[late.seat]
                self._later(self._seat(room, live, late, number))

    def _settle(self, room: Room, live: LiveTable) -> None:
        """Everybody who is here has to agree; somebody who is away has no voice."""
        here = {seat for seat in room.seating.people() if live.audience.here(seat)}
        for late in room.asking.values():
            if late.agreed_in is None and here and here <= late.yes:
                late.agreed_in = room.round()

    async def _seat(self, room: Room, live: LiveTable, late: Late, number: int) -> None:
        if late.guest in room.banned or room.seating.chairs[late.seat].guest or room.status != "playing":
            return
        try:
            async with self._places.changing(room):
                room.seating.take_over(late.seat, late.guest, late.name, late.disc)
                room.since[late.seat] = number
                room.players.add(late.guest)
        except StoreError:
            room.since.pop(late.seat, None)
            room.asking[late.seat] = late  # the next record tries again
            log.warning("latecomer_not_stored", table=room.id)
            return
        await live.reseat([each for each in room.connections if each.guest == late.guest])
        live.presence.wait()
        live.presence.look()


def _need_playing(room: Room) -> LiveTable:
    if room.status == "lobby":
        raise TableError("not_started")
    if room.live is None or room.status != "playing":
        raise TableError("late_over")
    return room.live


def _check(room: Room, guest: str, seat: int) -> None:
    """Why somebody may not ask for a seat."""
    room.need_welcome(guest)
    if not room.settings.latecomers or room.settings.hot_seat:
        raise TableError("late_not_allowed")
    if not 0 <= seat < len(room.seating.chairs) or not room.seating.chairs[seat].level:
        raise TableError("late_no_bot")
    if guest in room.players or room.seating.seat_of(guest) is not None:
        raise TableError("late_sat_here")
    if guest in room.declined or room.asked[guest] >= ASKS:
        raise TableError("late_declined")
    if seat in room.asking:
        raise TableError("late_asked_for")
