"""Doors: who is connected, from where, and whether they say in time what they want."""

import asyncio
import contextlib
import resource
from collections import Counter
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Any

import structlog
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.auto import AutoHTTPProtocol

HEAD_SECONDS = 15  # to send the head of a request, from the moment one is connected or was answered
BODY_SECONDS = 120  # and its body: a match file over a slow line
RESERVED = 128  # descriptors for the database, the logs and the processes that think
NEAR = 0.8  # of the limit: then a line in the log tells the host
ENOUGH = 10_240  # descriptors, where the system says that there is no limit

log = structlog.get_logger()

Client = tuple[str, int]  # address and port
Network = IPv4Network | IPv6Network


class Doors:
    """Counts connections. If there are too many, from one address or at all, whoever keeps us waiting longest goes.

    So people behind a router, a club say, are let in also while somebody among them opens connections and says nothing.
    """

    def __init__(self, most: int, from_one: int, proxies: Iterable[Network] = ()) -> None:
        """`from_one` address; `proxies` bring many people each."""
        self._most = most
        self._from_one = from_one
        self._proxies = tuple(proxies)
        self._here: dict[Client, asyncio.BaseTransport] = {}
        self._waited_for: dict[Client, asyncio.TimerHandle] = {}  # those who owe us words, the longest first
        self._from: Counter[str] = Counter()
        self._near = False

    def __len__(self) -> int:
        return len(self._here)

    def came(self, transport: asyncio.BaseTransport) -> None:
        client = _client(transport)
        if not self._has_room_for(client[0]):
            log.warning("connection_refused", open=len(self._here))
            _hang_up(transport)
            return
        self._here[client] = transport
        self._from[client[0]] += 1
        self.wait_for(client, HEAD_SECONDS)
        self._note_when_near()

    def left(self, client: Client) -> None:
        if self._here.pop(client, None):
            self._from[client[0]] -= 1
            self._from += Counter()  # keeps only those above zero
        self.stop_waiting_for(client)

    def wait_for(self, client: Client, seconds: float) -> None:
        """This one has to say something until then."""
        self.stop_waiting_for(client)
        if transport := self._here.get(client):
            self._waited_for[client] = asyncio.get_running_loop().call_later(seconds, _hang_up, transport)

    def stop_waiting_for(self, client: Client) -> None:
        if timer := self._waited_for.pop(client, None):
            timer.cancel()

    def _has_room_for(self, address: str) -> bool:
        crowded = self._from[address] >= self._from_one and not self._is_proxy(address)
        if not crowded and len(self._here) < self._most:
            return True
        waited_for = [client for client in self._waited_for if not crowded or client[0] == address]
        if not waited_for:
            return False
        transport = self._here[waited_for[0]]
        self.left(waited_for[0])
        _hang_up(transport)
        return True

    def _is_proxy(self, address: str) -> bool:
        return any(ip_address(address) in network for network in self._proxies)

    def _note_when_near(self) -> None:
        near = len(self._here) >= NEAR * self._most
        if near and not self._near:
            log.warning("connections_near_the_limit", open=len(self._here), most=self._most)
        self._near = near


class WatchedApp:
    """An application whose callers are watched at the doors."""

    def __init__(self, app: Any, doors: Doors, proxies: str) -> None:
        self._app = ProxyHeadersMiddleware(app, proxies) if proxies else app
        self._doors = doors

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        client: Client = tuple(scope["client"] or ("", 0))[:2]
        if scope["type"] == "websocket":
            await self._converse(client, scope, receive, send)
            return
        self._doors.wait_for(client, BODY_SECONDS)

        async def heard() -> Any:
            message = await receive()
            if not message.get("more_body"):
                self._doors.stop_waiting_for(client)
            return message

        try:
            await self._app(scope, heard, send)
        finally:
            self._doors.wait_for(client, HEAD_SECONDS)

    async def _converse(self, client: Client, scope: Any, receive: Any, send: Any) -> None:
        """A socket has time-outs of its own. Its protocol is another one: it leaves by this door."""
        self._doors.stop_waiting_for(client)
        try:
            await self._app(scope, receive, send)
        finally:
            self._doors.left(client)


def watched_http(doors: Doors) -> type[asyncio.Protocol]:
    """Uvicorn's protocol for HTTP, with its connections counted."""

    class WatchedHttp(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # one of two, as is installed
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.entered = _client(transport)
            doors.came(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            doors.left(self.entered)
            super().connection_lost(exc)

    return WatchedHttp


def raise_descriptors() -> int:
    """As many as the system allows; how many connections that leaves room for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft not in (resource.RLIM_INFINITY, hard):
        with contextlib.suppress(OSError, ValueError):  # macOS says “no limit” and allows fewer
            resource.setrlimit(resource.RLIMIT_NOFILE, (ENOUGH if hard == resource.RLIM_INFINITY else hard, hard))
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return max(RESERVED, (ENOUGH if allowed == resource.RLIM_INFINITY else allowed) - RESERVED)


def _client(transport: asyncio.BaseTransport) -> Client:
    peer = transport.get_extra_info("peername")
    return (str(peer[0]), int(peer[1])) if peer else ("", id(transport))


def _hang_up(transport: Any) -> None:
    """At once: what was not sent is not waited for."""
    transport.abort()
