"""The network: where this machine's neighbours find it, for links that phones can follow."""

import socket
from ipaddress import ip_address
from typing import Any

from litestar import Controller, Request, get
from litestar.di import NamedDependency

from cavale.server import wire
from cavale.server.hall import Hall
from cavale.server.openapi import reading

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - only where the host asks for it
NOBODY = "192.0.2.1"  # an address that is kept for examples


class NetworkApi(Controller):
    path = "/api/network"

    @get("", summary="For whoever hosts: where phones nearby would find this server", responses=reading())
    async def network(self, request: Request[Any, Any, Any], hall: NamedDependency[Hall]) -> wire.Network:
        """Told to this machine only: of an address in a local network nobody elsewhere need hear."""
        if not is_loopback(request.client.host if request.client else ""):
            return wire.Network("", False)
        near, port = lan_address(), request.url.port
        address = f"http://{near}{f':{port}' if port else ''}/" if near else ""
        return wire.Network(address, hall.settings.host in EVERYWHERE)


def lan_address() -> str:
    """This machine's address for its neighbours; empty if it is in no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((NOBODY, 9))  # sends nothing: it only picks the way out
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
        return "" if is_loopback(found) else found


def is_loopback(host: str) -> bool:
    """Whether a host is this machine, for itself alone."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
