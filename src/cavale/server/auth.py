"""Who is who: guests with signed sessions, and one-time tickets that open sockets."""

import hashlib
import secrets

import msgspec
from itsdangerous import BadSignature, Signer

from cavale.server.clock import Clock

COOKIE = "cavale_session"
TICKET_SECONDS = 60


class Session(msgspec.Struct, frozen=True):
    """What a cookie says: which guest, and the secret that proves it."""

    guest: str
    secret: str


class Sessions:
    """Signs and reads session cookies. The store keeps only a hash of the secret."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="cavale-session")

    def new(self) -> Session:
        return Session(secrets.token_urlsafe(9), secrets.token_urlsafe(24))

    def cookie(self, session: Session) -> str:
        return self._signer.sign(f"{session.guest}.{session.secret}").decode()

    def read(self, cookie: str) -> Session | None:
        try:
            guest, _, secret = self._signer.unsign(cookie).decode().partition(".")
        except BadSignature:
            return None
        return Session(guest, secret)


def secret_hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_text(text: str) -> str:
    """One line, without control characters."""
    kept = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(kept.split())


class TicketPlace(msgspec.Struct, frozen=True):
    guest: str
    table: str
    expires: int


class Tickets:
    """A ticket is got by HTTP with the session cookie, and opens one socket, once, soon."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._open: dict[str, TicketPlace] = {}

    def issue(self, guest: str, table: str) -> str:
        self._forget_old()
        ticket = secrets.token_urlsafe(24)
        self._open[ticket] = TicketPlace(guest, table, self._clock.now() + TICKET_SECONDS * 1000)
        return ticket

    def redeem(self, ticket: str) -> TicketPlace | None:
        place = self._open.pop(ticket, None)
        return place if place and place.expires > self._clock.now() else None

    def forget(self, guest: str) -> None:
        """No ticket of hers opens anything any more."""
        self._open = {ticket: place for ticket, place in self._open.items() if place.guest != guest}

    def _forget_old(self) -> None:
        now = self._clock.now()
        self._open = {ticket: place for ticket, place in self._open.items() if place.expires > now}
