"""Health: whether the server is up, and whether its store answers."""

import asyncio
from typing import Any

import msgspec
import structlog
from litestar import Request, Response, get
from litestar.openapi import ResponseSpec

from cavale import __version__
from cavale.server.store import Store, StoreError

OFTEN = 5  # seconds between two questions to the store
PATIENCE = 5  # seconds until it counts as silent

log = structlog.get_logger()


class HealthShown(msgspec.Struct, frozen=True):
    status: str  # "ok": the server is up; this is no more than the fact of an answer
    ready: bool  # whether the store answers, so that something can be played
    version: str


class Health:
    """Asks the store now and then. Whoever asks us is told what we know: how long the store takes just now would tell
    when somebody else acts.
    """

    def __init__(self, store: Store) -> None:
        self.ready = True
        self._store = store

    async def work(self) -> None:
        """For as long as the server runs."""
        while True:
            await asyncio.sleep(OFTEN)
            await self.look()

    async def look(self) -> None:
        try:
            await asyncio.wait_for(self._store.answers(), PATIENCE)
            ready = True
        except (StoreError, TimeoutError):
            ready = False
        if ready != self.ready:
            log.warning("store_answers" if ready else "store_silent")
        self.ready = ready


NOT_READY = {503: ResponseSpec(HealthShown, generate_examples=False, description="The store does not answer")}


@get("/health", sync_to_thread=False, responses=NOT_READY)
def health(request: Request[Any, Any, Any]) -> Response[HealthShown]:
    ready = request.app.state.health.ready
    return Response(HealthShown("ok", ready, __version__), status_code=200 if ready else 503)
