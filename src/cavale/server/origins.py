"""Origins: browsers say from which site a page came; only ours may change something or open a socket."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from cavale.server.seating import TableError

ASKING = ("GET", "HEAD", "OPTIONS")  # methods that change nothing

Asgi = ASGIConnection[Any, Any, Any, Any]


def same_origin(connection: Asgi, allowed: str) -> bool:
    """Whether a page of ours asks, or no page at all. `allowed`: further origins, with commas."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    hosts = [connection.headers.get("host", ""), *[urlsplit(each.strip()).netloc for each in allowed.split(",")]]
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(place) and place in hosts


def guard(connection: Asgi, _: BaseRouteHandler) -> None:
    """Refuses changes that another site asks for in the name of a person."""
    if connection.scope.get("method", "GET") not in ASKING:
        hall = connection.app.state.hall
        if not same_origin(connection, hall.settings.origins):
            raise TableError("foreign_origin")
