"""The protocol under every socket: our own lane, or uvicorn's if its insides are not those that the lane knows."""

from functools import cache
from importlib import import_module
from itertools import chain
from typing import TYPE_CHECKING, Any, cast

import structlog

if TYPE_CHECKING:
    from cavale.server.lane import Lane

NAME = "cavale.lane"  # of the extension by which the application finds the lane
PUBLIC = "auto"  # uvicorn chooses
SAID = (1000, 1001)  # RFC 6455, 7.4.1: done, page closed or left
LEAVING = (*SAID, 1005)  # and closed without a word, which uvicorn also says of a line that broke
PARTS = {  # of uvicorn's protocol, public to nobody, that the lane uses: `pyproject.toml` bounds the versions
    "conn",
    "close_sent",
    "curr_msg_data_type",
    "disconnected",
    "frames",
    "handle_connect",
    "handshake_complete",
    "handshake_initiated",
    "queue",
    "read_paused",
    "receive",
    "schedule_ping",
    "send_keepalive_ping",
    "send_receive_event_to_app",
    "writable",
}

log = structlog.get_logger()


@cache
def socket_protocol() -> Any:
    """What uvicorn is to use for sockets."""
    try:
        lane: Any = import_module("cavale.server.lane").Lane
    except ImportError as error:
        return _the_public_way(error.name or "")
    made = [kind.__init__.__code__.co_names for kind in lane.__mro__ if "__init__" in vars(kind) and kind is not object]
    missing = PARTS - {*dir(lane), *chain(*made)}  # its methods, and what it names when it is made
    return _the_public_way(*missing) if missing else lane


def _the_public_way(*missing: str) -> str:
    log.warning("sockets_without_lane", missing=sorted(missing))
    return PUBLIC


def lane_of(scope: Any) -> "Lane | None":
    """The lane under a socket; None if another protocol is."""
    extension = (scope.get("extensions") or {}).get(NAME)
    return cast("Lane", extension["lane"]) if extension else None
