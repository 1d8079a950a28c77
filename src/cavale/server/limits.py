"""Limits: how many calls one address may make in a minute, by a clock that nobody can set."""

from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from cavale.server.clock import Clock

MINUTE = 60_000  # milliseconds
MANY = 10_000  # addresses: then those whose minute is over are looked for


class Minutes:
    """Counts by address; a minute begins with an address's first call."""

    def __init__(self, most: int, clock: Clock) -> None:
        self._most = most
        self._clock = clock
        self._calls: dict[str, tuple[int, int]] = {}  # by address: how many, and when the minute is over

    def take(self, address: str) -> int:
        """Count one more call. 0: it is fine; otherwise the seconds until one is."""
        now = self._clock.now()
        calls, ends = self._calls.get(address, (0, 0))
        if ends <= now:
            calls, ends = 0, now + MINUTE
        if calls >= self._most:
            return -(-(ends - now) // 1000)
        self._forget_old(now)
        self._calls[address] = calls + 1, ends
        return 0

    def _forget_old(self, now: int) -> None:
        if len(self._calls) >= MANY:
            self._calls = {address: kept for address, kept in self._calls.items() if kept[1] > now}


class CallLimit(ASGIMiddleware):
    """Refuses the calls of an address that has made too many; `counts` says which calls are meant."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, most: int, clock: Clock, counts: Callable[[str], bool]) -> None:
        self._minutes = Minutes(most, clock)
        self._counts = counts

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        client = scope.get("client")
        wait = self._minutes.take(client[0] if client else "") if self._counts(scope["path"]) else 0
        if wait:
            raise TooManyRequestsException(headers={"RateLimit-Reset": str(wait)})
        await next_app(scope, receive, send)
