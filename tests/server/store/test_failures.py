"""When the database itself fails, every caller hears of it, nothing is applied, and the store goes on afterwards."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection, NullPool, create_engine

from cavale.server.store import AddGuest, Append, Occupied, SetMeta, Store, StoreError, Unusable, durability
from cavale.server.store.database import parse_address
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
    with pytest.raises(Unusable) as refused:
        await Store.open(tmp_path / "cavale.db")
    assert refused.value.key == "error-database-foreign"


async def test_a_damaged_database(tmp_path):
    """The schema itself is torn."""
    async with await Store.open(tmp_path / "cavale.db"):
        pass
    with (tmp_path / "cavale.db").open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * 3_000)
    with pytest.raises(Unusable) as refused:
        await Store.open(tmp_path / "cavale.db")
    assert refused.value.key == "error-database-damaged"


async def test_a_folder_where_a_file_stands(tmp_path):
    (tmp_path / "file").write_text("a file")
    with pytest.raises(Unusable) as refused:
        await Store.open(tmp_path / "file" / "cavale.db")
    assert refused.value.key == "error-database-file"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
async def test_a_folder_that_cannot_be_written(tmp_path):
    tmp_path.chmod(0o500)
    with pytest.raises(Unusable, match="Permission"):
        await Store.open(tmp_path / "deep" / "cavale.db")


@pytest.mark.parametrize("wrong", ["sqlite://", "sqlite:///:memory:", "mysql://host/name", "://"])
async def test_an_address_that_is_none(wrong):
    with pytest.raises(StoreError):
        await Store.open(wrong)


async def test_no_postgresql_there():
    with pytest.raises(Unusable) as refused:
        await Store.open("postgresql://nobody@localhost:1/nothing")
    assert refused.value.key == "error-database-unreachable"


@pytest.mark.parametrize("setting", ["fsync", "full_page_writes", "default_transaction_read_only"])
async def test_a_postgresql_that_may_lose_what_it_committed_is_refused(postgresql_address, setting):
    wrong = "on" if setting.endswith("only") else "off"
    await set_up(postgresql_address, f"ALTER SYSTEM SET {setting} = {wrong}")
    try:
        with pytest.raises(Unusable) as refused:
            await Store.open(postgresql_address)
    finally:
        await set_up(postgresql_address, f"ALTER SYSTEM RESET {setting}")
    assert refused.value.key == "error-database-setting"
    assert refused.value.given["name"] in ("transaction_read_only", setting)


async def test_every_session_that_writes_waits_for_the_disk(postgresql_address):
    """With it off, a kill lost 7 of 254 acknowledged actions. The session after a lost one waits, too."""
    await set_up(postgresql_address, "ALTER SYSTEM SET synchronous_commit = off")
    try:
        async with await Store.open(postgresql_address) as store:
            assert await store.write(waits) == "on"
            await hang_up(postgresql_address)
            with pytest.raises(StoreError):
                await store.write(waits)
            assert await store.write(waits) == "on"
    finally:
        await set_up(postgresql_address, "ALTER SYSTEM RESET synchronous_commit")


def waits(connection: Connection) -> object:
    return connection.exec_driver_sql("SHOW synchronous_commit").scalar()


async def set_up(address: str, statement: str) -> None:
    """The settings of the whole server change; new sessions have them."""
    engine = create_engine(parse_address(address), isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with engine.connect() as connection:
        connection.exec_driver_sql("SET default_transaction_read_only = off")
        connection.exec_driver_sql(statement)
        connection.exec_driver_sql("SELECT pg_reload_conf()")
    await asyncio.sleep(0.2)  # PostgreSQL tells nobody when it has read them


async def test_a_sqlite_file_that_cannot_keep_its_journal_is_refused(tmp_path, monkeypatch):
    """As on a file system that cannot share memory: SQLite falls back to another journal without a word."""
    monkeypatch.setitem(durability.SQLITE, "journal_mode", "delete")
    with pytest.raises(Unusable) as refused:
        await Store.open(tmp_path / "cavale.db")
    assert refused.value.given == {"name": "journal_mode", "found": "wal", "wanted": "delete"}
