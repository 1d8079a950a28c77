"""Connections that cost and say nothing: everybody else is served, and the server keeps nothing for them."""

import asyncio
import contextlib
import os
import re
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cavale.server.doors import Doors
from cavale.server.measured import PATIENCE as PINGS
from cavale.server.settings import SettingError, from_environment, networks
from server.server import figure
from server.test_serve import PATIENCE, SERVE, sit_down

SLOW = 1_100  # connections
DESCRIPTORS = 1_024  # what many systems give a process
MEGABYTE = 1 << 20
FLOOD = 64 * MEGABYTE  # of pings
PING = b"\x89\xfd\0\0\0\0" + b"x" * 125  # RFC 6455, 5.2: masked with zeros


@contextlib.contextmanager
def serving(folder: Path, **environment: str) -> Iterator[tuple[int, str]]:
    """A server in a process of its own that may open few files: its id and its address."""
    words = [sys.executable, "-c", SERVE, "serve", "--lang", "en", "--port", "0"]
    given = {**os.environ, "CAVALE_DATABASE": str(folder / "cavale.db"), **environment}
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            words,
            cwd=folder,
            env=given,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS)),  # noqa: PLW1509
        )
        try:
            assert server.stdout
            lines = iter(server.stdout.readline, "")
            yield server.pid, next(found[0] for line in lines if (found := re.search(r"http://\S+", line)))
        finally:
            server.kill()
            server.communicate()


def memory(process: int) -> int:
    """What a process holds, in bytes."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    assert found
    return int(found[1]) * 1024


@pytest.fixture
def many_files() -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = SLOW + 200
    if before[0] < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, before[1]), before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.usefixtures("many_files")
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="descriptors are limited as on Linux")
def test_figure_slow_connections_leave_everybody_else_served(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, address), contextlib.ExitStack() as stack:
        host, port = address.removeprefix("http://").rstrip("/").split(":")
        opened = 0
        for _ in range(SLOW):
            with contextlib.suppress(OSError):
                slow = stack.enter_context(socket.create_connection((host, int(port)), timeout=5))
                slow.sendall(b"GET /api/games HTTP/1.1\r\nHost: slow\r\nX-Slow: ")
                opened += 1
        began = time.perf_counter()
        status = "nobody was served"
        with contextlib.suppress(httpx.HTTPError):
            status = str(httpx.get(f"{address}api/games", timeout=PATIENCE / 4).status_code)
        took = (time.perf_counter() - began) * 1000
        figure(f"{opened} slow connections: {status} after {took:.0f} ms")
        assert status == "200"
        assert opened == SLOW
        assert asyncio.run(_plays(address))


async def _plays(address: str) -> bool:
    """Whether somebody can sit down and is shown the table."""
    _, line = await sit_down(address)
    async with line as table:
        return "welcome" in str(await table.recv())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is read as on Linux")
def test_figure_pings_of_a_client_that_never_reads(tmp_path: Path) -> None:
    async def flood(address: str, process: int) -> int:
        _, line = await sit_down(address)
        line.transport.pause_reading()
        before = memory(process)
        most, sent, began = before, 0, time.monotonic()
        while sent < FLOOD and not line.transport.is_closing() and time.monotonic() - began < PATIENCE:
            line.transport.write(PING * 5_000)
            sent += len(PING) * 5_000
            while line.transport.get_write_buffer_size() and not line.transport.is_closing():
                await asyncio.sleep(0.01)
                most = max(most, memory(process))
                if time.monotonic() - began > PATIENCE:
                    break
        await asyncio.sleep(0.1)
        grown = max(most, memory(process)) - before
        figure(f"{sent // MEGABYTE} MB of pings, unread: memory grew by {grown // MEGABYTE} MB")
        line.transport.abort()
        return grown

    with serving(tmp_path) as (process, address):
        assert asyncio.run(flood(address, process)) < FLOOD // 4
        assert asyncio.run(_plays(address))


def test_a_line_that_pings_without_end_is_cut_and_one_that_pings_now_and_then_is_not(tmp_path: Path) -> None:
    async def ping(address: str) -> None:
        _, line = await sit_down(address)
        async with line as table:
            for _ in range(20):
                await asyncio.wait_for(await table.ping(), PATIENCE)
        _, line = await sit_down(address)
        async with line as table:
            table.transport.write(PING * (PINGS + 100))
            with contextlib.suppress(ConnectionClosed):
                while not table.close_code:
                    await asyncio.wait_for(table.recv(), PATIENCE)
            assert table.close_code == 1006  # it was cut

    with serving(tmp_path) as (_, address):
        asyncio.run(ping(address))


# -- at the doors ----------------------------------------------------------------------------------------------------


class Wire:
    """A connection as the doors see it."""

    def __init__(self, address: str, port: int) -> None:
        self.peer = address, port
        self.cut = False

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return self.peer

    def abort(self) -> None:
        self.cut = True


def test_a_club_behind_one_router_comes_in_beside_somebody_who_opens_and_says_nothing() -> None:
    async def run() -> None:
        doors = Doors(most=1_000, from_one=600)
        silent = [Wire("192.0.2.7", port) for port in range(700)]
        for wire in silent:
            doors.came(wire)  # type: ignore[arg-type]
        club = [Wire("192.0.2.7", 1_000 + port) for port in range(60 * 8)]
        for wire in club:
            doors.came(wire)  # type: ignore[arg-type]
            doors.stop_waiting_for(wire.peer)  # it said what it wants
        assert not any(wire.cut for wire in club)
        assert sum(not wire.cut for wire in silent) == 600 - len(club)
        elsewhere = Wire("198.51.100.2", 1)
        doors.came(elsewhere)  # type: ignore[arg-type]
        assert not elsewhere.cut

    asyncio.run(run())


def test_whoever_is_being_served_is_never_cut_for_somebody_new() -> None:
    async def run() -> None:
        doors = Doors(most=3, from_one=10)
        served = [Wire("192.0.2.7", port) for port in range(3)]
        for wire in served:
            doors.came(wire)  # type: ignore[arg-type]
            doors.stop_waiting_for(wire.peer)
        new = Wire("192.0.2.8", 1)
        doors.came(new)  # type: ignore[arg-type]
        assert new.cut
        assert not any(wire.cut for wire in served)
        doors.left(new.peer)
        doors.left(served[0].peer)
        again = Wire("192.0.2.8", 2)
        doors.came(again)  # type: ignore[arg-type]
        assert not again.cut
        assert len(doors) == 3

    asyncio.run(run())


def test_a_proxy_brings_as_many_as_it_likes() -> None:
    async def run() -> None:
        doors = Doors(most=1_000, from_one=10, proxies=networks("10.0.0.0/8, 192.0.2.1"))
        wires = [Wire("10.1.2.3", port) for port in range(50)]
        for wire in wires:
            doors.came(wire)  # type: ignore[arg-type]
        assert not any(wire.cut for wire in wires)

    asyncio.run(run())


# -- who is behind a proxy -------------------------------------------------------------------------------------------


def calls_until_refused(address: str) -> int:
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        for number in range(30):
            forged = {"X-Forwarded-For": f"203.0.113.{number}"}
            if client.get("/api/games", headers=forged).status_code == 429:
                return number
    return -1


def test_forwarded_for_is_believed_only_from_whom_a_setting_names(tmp_path: Path) -> None:
    few = {"CAVALE_REQUESTS_A_MINUTE": "1"}  # and ten from one address
    with serving(tmp_path, **few) as (_, address):
        assert calls_until_refused(address) == 10
    with serving(tmp_path, **few, CAVALE_TRUSTED_PROXIES="127.0.0.1") as (_, address):
        assert calls_until_refused(address) == -1


def test_a_proxy_that_is_no_address_is_refused() -> None:
    assert from_environment({"CAVALE_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8"}).trusted_proxies
    with pytest.raises(SettingError):
        from_environment({"CAVALE_TRUSTED_PROXIES": "everybody"})
