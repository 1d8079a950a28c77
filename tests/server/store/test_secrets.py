"""No secret in a log line, a traceback or an error."""

import logging
import traceback

import pytest

from cavale.server.store import AddGuest, Append, Hidden, StartMatch, Store, StoreError
from server.store.examples import add_match, guest, line, match

pytestmark = pytest.mark.asyncio

HIDDEN = "queen-of-spades"


async def test_rows_and_changes_do_not_show_what_is_hidden():
    seed, data = Hidden(HIDDEN.encode()), HIDDEN.encode()
    shown = [seed, match(seed=seed), StartMatch(match(seed=seed)), line(1, data=data), Append("m", line(1, data=data))]
    assert HIDDEN not in "".join(f"{each!r} {each!s} {each}" for each in shown)


async def test_errors_hold_no_stored_value(address, caplog):
    caplog.set_level(logging.DEBUG)
    async with await Store.open(address) as store:
        await add_match(store)
        token = guest(token_hash=HIDDEN.encode())
        await store.commit(AddGuest(token))
        bad = [
            AddGuest(token),
            AddGuest(guest("bob", token_hash=HIDDEN.encode())),
            AddGuest(guest("bob", name=None, token_hash=HIDDEN.encode())),
            Append("m", line(5, HIDDEN, 0, HIDDEN.encode())),
            Append("m", line(2**70, HIDDEN, 0, HIDDEN.encode())),
            StartMatch(match("n", table=None, live=None, seed=Hidden(HIDDEN.encode()))),
        ]
        for change in bad:
            with pytest.raises(Exception) as refused:  # noqa: PT011 - any
                await store.commit(change)
            told = "".join(traceback.format_exception(refused.value))
            assert HIDDEN not in told, type(change)
            assert HIDDEN not in repr(refused.value.__dict__)
    assert HIDDEN not in caplog.text


async def test_a_failing_database_tells_no_value(sqlite_address, caplog):
    async with await Store.open(sqlite_address) as store:
        await add_match(store)
        await store.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1").all())
        with pytest.raises(StoreError) as failed:
            await store.commit(Append("m", line(1, data=HIDDEN.encode() * 10_000)))
    assert HIDDEN not in "".join(traceback.format_exception(failed.value)) + caplog.text


async def test_the_files_are_for_the_owner_only(tmp_path):
    async with await Store.open(tmp_path / "folder" / "cavale.db") as store:
        await add_match(store)
        files = list((tmp_path / "folder").iterdir())
        assert {file.name for file in files} == {"cavale.db", "cavale.db-wal", "cavale.db-shm", "cavale.db.lock"}
        assert not any(file.stat().st_mode & 0o077 for file in files)
