"""When the database itself fails, every caller hears of it, nothing is applied, and the store goes on afterwards."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection

from cavale.server.store import AddGuest, Append, Occupied, SetMeta, Store, StoreError
from server.store.examples import add_match, guest, line
from server.store.test_group_commit import busy, outcomes

pytestmark = pytest.mark.asyncio

HUGE = b"x" * 200_000


def allow_pages(more: int):
    """SQLite refuses to grow the file further, as if the disk were full."""

    def limit(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + more}")

    return limit


async def test_disk_full_fails_all_callers_and_applies_nothing(sqlite_address):
    async with await Store.open(sqlite_address) as store:
        await add_match(store)
        await store.write(allow_pages(10))
        with busy(store):
            units = [
                store.commit(AddGuest(guest())),
                store.commit(Append("m", line(1, data=HUGE))),
                store.commit(SetMeta("key", b"value")),
            ]
        assert await outcomes(*units) == [StoreError, StoreError, StoreError]
        assert await store.guest("ada") is None
        assert await store.meta("key") is None
        assert len(await store.records("m")) == 1
        assert store.counts.failures == 1


async def test_the_store_is_usable_when_there_is_room_again(sqlite_address):
    async with await Store.open(sqlite_address) as store:
        await add_match(store)
        await store.write(allow_pages(10))
        with pytest.raises(StoreError, match="full"):
            await store.commit(Append("m", line(1, data=HUGE)))
        await store.commit(AddGuest(guest()))  # small enough
        await store.write(allow_pages(1_000))
        await store.commit(Append("m", line(1, data=HUGE)))
        assert (await store.records("m"))[1].data == HUGE


async def test_a_commit_that_cannot_be_written_to_the_disk(tmp_path):
    """The operating system refuses to let files grow: the write-ahead log fails in the middle of a commit."""
    told = json.loads(run("file_limit.py", str(tmp_path / "cavale.db")))
    assert told["full"] == ["StoreError"] * 20
    assert told["records_when_full"] == 1
    assert told["records_afterwards"] == 2
    async with await Store.open(tmp_path / "cavale.db") as store:
        assert len(await store.records("m")) == 2


def run(program: str, *arguments: str) -> str:
    command = [sys.executable, str(Path(__file__).with_name(program)), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def test_a_lost_connection_fails_its_batch_and_the_next_goes_on(postgresql_address):
    async with await Store.open(postgresql_address) as store:
        await add_match(store)
        with busy(store):
            await hang_up(postgresql_address)
            units = [store.commit(Append("m", line(1, str(number), 0))) for number in range(3)]
        assert set(await outcomes(*units)) == {StoreError}
        await store.commit(Append("m", line(1)))
        assert len(await store.records("m")) == 2


async def test_a_server_that_lost_the_lock_to_another_writes_no_more(postgresql_address):
    first = await Store.open(postgresql_address)
    with busy(first):
        await hang_up(postgresql_address)
        second = await Store.open(postgresql_address)
        lost = first.commit(SetMeta("key", b"first"))
    assert await outcomes(lost) == [StoreError]
    with pytest.raises(Occupied):
        await first.commit(SetMeta("key", b"first"))
    await second.commit(SetMeta("key", b"second"))
    await first.close()
    assert await second.meta("key") == b"second"
    await second.close()


async def hang_up(address: str) -> None:
    """PostgreSQL ends the sessions that hold the lock of this database."""
    holders = "FROM pg_locks WHERE locktype = 'advisory' AND database IN (SELECT oid FROM pg_database WHERE datname ="
    statement = f"SELECT pg_terminate_backend(pid, 60000) {holders} current_database())"
    async with await Store.open(address, beside=True) as other:
        assert await other.write(lambda c: list(c.exec_driver_sql(statement).scalars())) == [True]


async def test_a_database_that_is_none(tmp_path):
    (tmp_path / "cavale.db").write_bytes(b"not a database" * 1_000)
    with pytest.raises(StoreError, match="not a database"):
        await Store.open(tmp_path / "cavale.db")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
async def test_a_folder_that_cannot_be_written(tmp_path):
    tmp_path.chmod(0o500)
    with pytest.raises(StoreError, match="cannot be opened"):
        await Store.open(tmp_path / "deep" / "cavale.db")


@pytest.mark.parametrize("wrong", ["sqlite://", "sqlite:///:memory:", "mysql://host/name", "://"])
async def test_an_address_that_is_none(wrong):
    with pytest.raises(StoreError):
        await Store.open(wrong)


async def test_no_postgresql_there():
    with pytest.raises(StoreError, match="OperationalError"):
        await Store.open("postgresql://nobody@localhost:1/nothing")
