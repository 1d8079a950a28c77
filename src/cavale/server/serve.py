"""Serving: one process, one database, one address."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import structlog
import uvicorn

from cavale.server.app import create_app
from cavale.server.doors import Doors, WatchedApp, raise_descriptors, watched_http
from cavale.server.hall import Hall
from cavale.server.logs import set_up_logs
from cavale.server.network import EVERYWHERE, lan_address
from cavale.server.protocol import socket_protocol
from cavale.server.settings import Settings, networks
from cavale.server.store import Store

FRAME_BYTES = 64 * 1024  # a larger frame ends the connection; socket.py refuses smaller ones and keeps it
SECONDS_TO_LEAVE = 5
RUBBISH = (20_000, 20, 1_000)  # the default walks through all tables so often that they stand for 0.3 s (200 tables)

log = structlog.get_logger()

Opened = Callable[[str], None]  # is told the address, once the tables are open


class PortTaken(Exception):  # noqa: N818 - read at the caller's `except`
    """Something else listens there, or one may not listen there."""


class NotOpened(Exception):  # noqa: N818 - the same
    """The tables could not be opened; the log says why."""


def run(settings: Settings, opened: Opened) -> None:
    """Serve until a signal asks to stop. Raises PortTaken, NotOpened, StoreError (Occupied: it is served already)."""
    gc.set_threshold(*RUBBISH)
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(_serve(settings, opened))


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's, where it is installed: an action takes a quarter less time."""
    return import_module("uvloop").new_event_loop if find_spec("uvloop") else None


async def _serve(settings: Settings, opened: Opened) -> None:
    listening = _listen(settings.host, settings.port)
    try:
        store = await Store.open(settings.database)
    except BaseException:
        listening.close()
        raise
    set_up_logs(settings.log)
    asyncio.get_running_loop().set_exception_handler(_note_failure)
    app = create_app(settings, store)
    doors = Doors(raise_descriptors(), settings.connections_an_address, networks(settings.trusted_proxies))
    config = uvicorn.Config(
        WatchedApp(app, doors, settings.trusted_proxies),
        http=watched_http(doors),
        proxy_headers=False,  # the doors are told who is behind a proxy
        ws=socket_protocol(),
        ws_per_message_deflate=False,  # 0.15 ms for each screen: more than all the rest of an action
        ws_max_size=FRAME_BYTES,
        ws_ping_interval=5,  # a line that is dead is noticed within fifteen seconds, or twenty if it has just been
        ws_ping_timeout=10,  # used: a match may wait for it, and its clock runs until then
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_LEAVE,
    )
    server = Server(config, app.state.hall, lambda: opened(_address(settings.host, listening)))
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it once more when all is done
    await server.serve(sockets=[listening])
    if not server.started:
        raise NotOpened


class Server(uvicorn.Server):
    """Tells the tables that it leaves before it hangs up."""

    def __init__(self, config: uvicorn.Config, hall: Hall, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._hall = hall
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("leaving")
        await self._hall.close()
        await super().shutdown(sockets)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=2048)
        # Looked at anew, it knows that it speaks TCP; asyncio turns off Nagle's wait (40 ms) only for such.
        return socket.socket(fileno=listening.detach())
    except OSError as error:  # in the words of the system; Python adds the address, of which we tell anyway
        raise PortTaken((error.strerror or str(error)).partition(" (while")[0]) from None
    except OverflowError as error:
        raise PortTaken(str(error)) from None


def _address(host: str, listening: socket.socket) -> str:
    """Where a browser finds it. A link to a table starts with it, so phones nearby must be able to follow it."""
    port = listening.getsockname()[1]
    shown = (lan_address() or "localhost") if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def _note_failure(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    log.error("task_failed", message=context.get("message", ""), exc_info=context.get("exception"))
