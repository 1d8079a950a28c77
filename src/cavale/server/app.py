"""The application: everything put together."""

import asyncio
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import Headers, State
from litestar.di import Provide
from litestar.types import Scope

from cavale.server.api import GamesApi, PeopleApi, QuickApi, TablesApi
from cavale.server.auth import COOKIE, Sessions, Tickets
from cavale.server.botpool import BotPool
from cavale.server.caretaker import Caretaker
from cavale.server.clock import Clock, SystemClock
from cavale.server.faults import HANDLERS
from cavale.server.hall import Hall
from cavale.server.health import Health, health
from cavale.server.limits import CODES, CallLimit, Minutes
from cavale.server.matches import MatchesApi
from cavale.server.metrics import metrics
from cavale.server.network import NetworkApi
from cavale.server.openapi import EventSchema, document
from cavale.server.origins import guard
from cavale.server.pages import asset, page
from cavale.server.people import People
from cavale.server.settings import Settings
from cavale.server.socket import table_socket
from cavale.server.store import SetMeta, Store
from cavale.server.suspension import SuspensionWatch

log = structlog.get_logger()

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; connect-src 'self'"
)
NAMED_HOST = re.compile(r"[a-zA-Z0-9.-]+(:\d+)?")
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def create_app(settings: Settings, store: Store, clock: Clock | None = None) -> Litestar:
    """An application on an open store."""
    clock = clock or SystemClock()
    bots = BotPool(settings.bot_workers, settings.bot_seconds)
    hall = Hall(store, settings, clock, bots)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        key = await _signing_key(store)
        app.state.people = People(store, Sessions(key), Tickets(clock), clock, secure=settings.secure_cookies)
        await hall.signer.shown()  # made at the first start
        await hall.open()
        works = [
            Caretaker(store, hall, settings, clock).work(),
            SuspensionWatch(hall, clock).work(),
            app.state.health.work(),
        ]
        tasks = [asyncio.create_task(work) for work in works]
        yield
        for task in tasks:
            task.cancel()
        await hall.close()
        bots.close()
        await store.close()

    wrong_codes = Minutes(CODES, clock)

    app = Litestar(
        route_handlers=[
            PeopleApi,
            GamesApi,
            MatchesApi,
            TablesApi,
            QuickApi,
            NetworkApi,
            table_socket,
            health,
            metrics,
            page,
            asset,
        ],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "people": Provide(_people, sync_to_thread=False),
            "wrong_codes": Provide(lambda: wrong_codes, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        guards=[guard],
        middleware=[CallLimit(settings.requests_a_minute, clock, _person)] if settings.requests_a_minute else [],
        before_send=[_add_headers],
        request_max_body_size=512 * 1024,
        response_cache_config=ResponseCacheConfig(),
        openapi_config=document(),
        plugins=[EventSchema()],
        logging_config=None,
    )
    app.state.hall = hall
    app.state.health = Health(store)
    return app


def _person(scope: Scope) -> str:
    """Whose cookie a call brings, by its signature: the store is not asked. Empty: nobody's."""
    people: People | None = scope["litestar_app"].state.get("people")
    cookie = Request[Any, Any, Any](scope).cookies.get(COOKIE, "")
    return people.signed(cookie) if people and cookie else ""


def _people(state: State) -> People:
    people: People = state.people
    return people


async def _signing_key(store: Store) -> str:
    """The key that signs sessions: made once, kept in the store."""
    kept = await store.meta("signing_key")
    if kept is None:
        kept = secrets.token_bytes(32)
        await store.commit(SetMeta("signing_key", kept))
    return kept.hex()


def _policy(host: str) -> str:
    """Nothing from elsewhere, and sockets to this host only: older Safaris do not count these to 'self'."""
    return f"{POLICY} ws://{host} wss://{host}" if NAMED_HOST.fullmatch(host) else POLICY


async def _add_headers(message: Any, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        given = message.get("headers", [])
        method, route = scope.get("method", ""), scope.get("path_template", "")
        log.info("request", method=method, route=route, status=message["status"])
        message["headers"] = [
            *given,
            *[(name.lower().encode(), value.encode()) for name, value in HEADERS.items()],
            (b"content-security-policy", _policy(Headers.from_scope(scope).get("host", "")).encode()),
            *([(b"cache-control", b"no-store")] if _is_private(scope["path"], given) else []),
        ]


def _is_private(path: str, headers: Any) -> bool:
    """An answer for one reader, of whom nobody else may be shown it; unless it says itself who may keep it."""
    return path.startswith("/api/") and not any(name == b"cache-control" for name, _ in headers)
