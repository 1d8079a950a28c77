"""People: guests who come back, by a signed cookie."""

from typing import cast

from litestar.datastructures import Cookie

from cavale.server import wire
from cavale.server.auth import COOKIE, Sessions, Tickets, secret_hash
from cavale.server.clock import Clock
from cavale.server.limits import Minutes, refuse_after
from cavale.server.seating import TableError
from cavale.server.store import AddGuest, ForgetGuest, Guest, RenameGuest, SeeGuest, Store

YEAR = 365 * 24 * 3600
DAY = 24 * 3600 * 1000  # milliseconds
RENAMES = 12  # of one guest in a minute


class People:
    """Who comes with which cookie."""

    def __init__(self, store: Store, sessions: Sessions, tickets: Tickets, clock: Clock, *, secure: bool) -> None:
        self.tickets = tickets
        self._store = store
        self._sessions = sessions
        self._clock = clock
        self._secure = secure
        self._renamed = Minutes(RENAMES, clock)

    def signed(self, cookie: str) -> str:
        """The guest that a cookie of ours names; she may have been forgotten since. Empty if it is none of ours."""
        session = self._sessions.read(cookie)
        return session.guest if session else ""

    async def known(self, cookie: str) -> wire.Person | None:
        session = self._sessions.read(cookie) if cookie else None
        if session is None:
            return None
        guest = await self._store.guest(session.guest)
        if guest is None or guest.token_hash != _hash(session.secret):
            return None
        now = self._clock.date()
        if now - guest.seen > DAY:
            await self._store.commit(SeeGuest(guest.id, now))
        return self.shown(guest)

    def shown(self, guest: Guest) -> wire.Person:
        return wire.Person(guest.id, guest.name, cast("wire.Sign", guest.disc or ""), bool(guest.drawn))

    async def need(self, cookie: str) -> wire.Person:
        person = await self.known(cookie)
        if person is None:
            raise TableError("session_needed")
        return person

    async def name(self, cookie: str, name: str, disc: wire.Sign | None) -> tuple[wire.Person, Cookie | None]:
        """Give a known guest a new name and disc, or make a new guest with a cookie."""
        known = await self.known(cookie)
        if known is None:
            return await self.new(name, disc or "")
        refuse_after(self._renamed.take(known.id))
        person = wire.Person(known.id, name, known.disc if disc is None else disc)
        await self._store.commit(RenameGuest(known.id, name, person.disc or None))
        return person, None

    async def new(self, name: str, disc: wire.Sign = "", *, drawn: bool = False) -> tuple[wire.Person, Cookie]:
        """A new guest; `drawn`: somebody who plays at once, under a name by chance."""
        session = self._sessions.new()
        now = self._clock.date()
        guest = Guest(
            id=session.guest,
            name=name,
            token_hash=_hash(session.secret),
            created=now,
            seen=now,
            disc=disc or None,
            drawn=drawn,
        )
        await self._store.commit(AddGuest(guest))
        return wire.Person(guest.id, name, disc, drawn), self._cookie(self._sessions.cookie(session))

    async def forget(self, cookie: str) -> str:
        """Whose names and session are gone now; empty if nobody's."""
        person = await self.known(cookie)
        if person is None:
            return ""
        await self._store.commit(ForgetGuest(person.id))
        self.tickets.forget(person.id)
        return person.id

    def _cookie(self, value: str) -> Cookie:
        return Cookie(
            key=COOKIE, value=value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=self._secure
        )


def _hash(secret: str) -> bytes:
    return bytes.fromhex(secret_hash(secret))
