"""One web process per database."""

import signal
import subprocess
import sys

import pytest

from cavale.server.store import AddGuest, Occupied, Store
from server.store.examples import guest

pytestmark = pytest.mark.asyncio

HOLD = """
import asyncio, sys
from cavale.server.store import Store
async def hold():
    store = await Store.open(sys.argv[1])
    print("open", flush=True)
    await asyncio.sleep(600)
asyncio.run(hold())
"""


async def test_a_second_process_refuses_to_start_and_the_lock_dies_with_the_first(address):
    with holder(address) as first:
        assert first.stdout.readline() == b"open\n"
        with pytest.raises(Occupied, match=str(first.pid) if address.startswith("sqlite") else "another Cavale"):
            await Store.open(address)
        first.send_signal(signal.SIGKILL)
    async with await Store.open(address) as store:
        await store.commit(AddGuest(guest()))


def holder(address: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen([sys.executable, "-c", HOLD, address], stdout=subprocess.PIPE)


async def test_the_same_process_cannot_open_it_twice(address):
    async with await Store.open(address):
        with pytest.raises(Occupied):
            await Store.open(address)
    async with await Store.open(address):
        pass


async def test_a_command_works_beside_a_server(address):
    async with await Store.open(address) as server, await Store.open(address, beside=True) as command:
        await server.commit(AddGuest(guest()))
        assert await command.guest("ada") == guest()
        await command.commit(AddGuest(guest("bob")))
        assert await server.guest("bob") == guest("bob")


async def test_a_failed_start_keeps_no_lock(tmp_path):
    file = tmp_path / "cavale.db"
    file.write_bytes(b"not a database" * 1_000)
    for _ in range(2):
        with pytest.raises(Exception, match="not a database"):
            await Store.open(file)
