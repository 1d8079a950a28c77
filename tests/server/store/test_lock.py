"""One web process per database."""

import signal
import subprocess
import sys

import pytest

from cavale.server.store import AddGuest, Occupied, Store, Unusable
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


@pytest.mark.parametrize("name", ["link.db", "folder/cavale.db"])
async def test_a_link_leads_to_the_same_lock(tmp_path, name):
    """Two servers through a symbolic link acknowledged twelve actions and stored six."""
    file = tmp_path / "real" / "cavale.db"
    file.parent.mkdir()
    (tmp_path / "link.db").symlink_to(file)
    (tmp_path / "folder").symlink_to(file.parent)
    async with await Store.open(file):
        with pytest.raises(Occupied):
            await Store.open(tmp_path / name)
    async with await Store.open(tmp_path / name):
        with pytest.raises(Occupied):
            await Store.open(file)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "link.db", "real"], "all of it lies together"


async def test_a_file_with_two_names_is_not_opened(tmp_path):
    async with await Store.open(tmp_path / "cavale.db"):
        (tmp_path / "other.db").hardlink_to(tmp_path / "cavale.db")
        with pytest.raises(Unusable) as refused:
            await Store.open(tmp_path / "other.db")
    assert refused.value.key == "error-database-names"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere only the file beside the database is locked")
async def test_the_database_itself_is_locked(tmp_path):
    """As where the same file is mounted at two places, or somebody tidied up."""
    async with await Store.open(tmp_path / "cavale.db") as store:
        (tmp_path / "cavale.db.lock").unlink()
        with pytest.raises(Occupied):
            await Store.open(tmp_path / "cavale.db")
        await store.commit(AddGuest(guest()))


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
        with pytest.raises(Unusable, match="NOTADB"):
            await Store.open(file)
