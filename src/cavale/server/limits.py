"""Limits: how much may be asked in a minute, by one person and from one address, by a clock that nobody can set."""

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from cavale.server.clock import Clock

MINUTE = 60_000  # milliseconds
MANY = 10_000  # keys: then those whose minute is over are looked for
CODES = 20  # wrong codes of tables from one address: few enough that nobody guesses one
HOUSEHOLD = 10  # times as many calls from one address as from one person: a club behind one router is many people
FREE = ("/assets", "/health", "/metrics", "/ws")  # not counted as calls


class Minutes:
    """Counts by address, or by another key; a minute begins with a key's first call."""

    def __init__(self, most: int, clock: Clock) -> None:
        self._most = most
        self._clock = clock
        self._calls: dict[str, tuple[int, int]] = {}  # by key: how many, and when the minute is over

    def wait(self, key: str) -> int:
        """0: one more is fine; otherwise the seconds until it is."""
        now = self._clock.now()
        calls, ends = self._calls.get(key, (0, 0))
        return -(-(ends - now) // 1000) if ends > now and calls >= self._most else 0

    def take(self, key: str) -> int:
        """Count one more call. 0: it is fine; otherwise the seconds until one is."""
        if wait := self.wait(key):
            return wait
        now = self._clock.now()
        calls, ends = self._calls.get(key, (0, 0))
        if ends <= now:
            calls, ends = 0, now + MINUTE
        self._forget_old(now)
        self._calls[key] = calls + 1, ends
        return 0

    def _forget_old(self, now: int) -> None:
        if len(self._calls) >= MANY:
            self._calls = {key: kept for key, kept in self._calls.items() if kept[1] > now}


class CallLimit(ASGIMiddleware):
    """Refuses too many calls of one person, known by her session, and from one address: a club has one, too."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, most: int, clock: Clock, person_of: Callable[[Scope], str]) -> None:
        self._by_person = Minutes(most, clock)
        self._by_address = Minutes(most * HOUSEHOLD, clock)
        self._person_of = person_of

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if not scope["path"].startswith(FREE):
            refuse_after(self._by_address.take(address_of(scope)))
            if person := self._person_of(scope):
                refuse_after(self._by_person.take(person))
        await next_app(scope, receive, send)


def refuse_after(wait: int) -> None:
    """Too much was asked, if there is anything to wait for."""
    if wait:
        raise TooManyRequestsException(headers={"RateLimit-Reset": str(wait)})


def address_of(scope: Any) -> str:
    """Where a call comes from. One household has a whole network of IPv6 addresses (/64): they count as one."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return f"{int(address) >> 64:x}::/64" if isinstance(address, IPv6Address) else host
