"""One writer commits whatever waits, together; who cannot be written fails alone."""

import asyncio
import threading
from contextlib import contextmanager

import pytest

from cavale.server.store import AddGuest, Append, Conflict, RenameGuest, Repeated, SetMeta, Store, StoreError, Unknown
from server.store.examples import add_match, guest, line

pytestmark = pytest.mark.asyncio


@contextmanager
def busy(store: Store):
    """The writer has its hands full meanwhile, so that units wait and are taken together afterwards."""
    begun, go_on = threading.Event(), threading.Event()

    def wait(_: object) -> None:
        begun.set()
        assert go_on.wait(60)

    waiting = store.write(wait)
    assert begun.wait(60)
    try:
        yield
    finally:
        go_on.set()
    del waiting


async def outcomes(*futures: "asyncio.Future[None]") -> list[object]:
    found = await asyncio.gather(*futures, return_exceptions=True)
    return [type(each) if isinstance(each, BaseException) else each for each in found]


async def test_all_that_waits_becomes_one_commit(address):
    async with await Store.open(address) as store:
        await add_match(store)
        before = store.counts.commits
        with busy(store):
            units = [store.commit(Append("m", line(number))) for number in range(1, 101)]
            assert store.waiting == 100
        await asyncio.gather(*units)
        assert store.counts.commits - before == 2  # the busy one, and all others
        assert len(await store.records("m")) == 101


async def test_units_are_written_in_the_order_of_the_calls(address):
    async with await Store.open(address) as store:
        with busy(store):
            units = [store.commit(SetMeta("last", str(number).encode())) for number in range(20)]
        await asyncio.gather(*units)
        assert await store.meta("last") == b"19"


async def test_a_refused_unit_fails_alone(address):
    async with await Store.open(address) as store:
        await add_match(store)
        with busy(store):
            units = [
                store.commit(Append("m", line(1, "a", 0))),
                store.commit(Append("m", line(2, "a", 0))),  # sent twice
                store.commit(Append("m", line(9))),  # leaves a gap
                store.commit(RenameGuest("nobody", "x")),
                store.commit(AddGuest(guest())),
                store.commit(Append("m", line(2, "b", 0))),
            ]
        assert await outcomes(*units) == [None, Repeated, Conflict, Unknown, None, None]
        assert [each.action for each in await store.records("m")] == [None, "a", "b"]
        assert await store.guest("ada") == guest()


async def test_of_a_refused_unit_nothing_is_applied(address):
    async with await Store.open(address) as store:
        await add_match(store)
        with busy(store):
            half = store.commit(AddGuest(guest()), Append("m", line(1)), RenameGuest("nobody", "x"))
            other = store.commit(Append("m", line(1, "other", 0)))
        assert await outcomes(half, other) == [Unknown, None]
        assert await store.guest("ada") is None
        assert (await store.records("m"))[1].action == "other"


async def test_a_function_gives_its_result_and_its_own_error(address):
    async with await Store.open(address) as store:

        def fail(_: object) -> None:
            raise ZeroDivisionError

        with busy(store):
            good = store.write(lambda connection: connection.exec_driver_sql("SELECT 42").scalar())
            bad = store.write(fail)
            after = store.commit(AddGuest(guest()))
        assert await good == 42
        with pytest.raises(ZeroDivisionError):
            await bad
        await after


async def test_who_stops_waiting_has_still_written(address):
    async with await Store.open(address) as store:
        with busy(store):
            unit = store.commit(AddGuest(guest()))
            unit.cancel()
            await asyncio.sleep(0)
        await store.commit(SetMeta("later", b""))
        assert await store.guest("ada") == guest()


async def test_closing_writes_what_waits(address):
    store = await Store.open(address)
    with busy(store):
        units = [store.commit(AddGuest(guest(f"g{number}"))) for number in range(50)]
        closing = asyncio.ensure_future(store.close())
        await asyncio.sleep(0)
    await closing
    assert await outcomes(*units) == [None] * 50
    async with await Store.open(address) as again:
        assert await again.guest("g49") is not None


async def test_more_units_than_fit_one_transaction(address):
    async with await Store.open(address) as store:
        await add_match(store)
        before = store.counts.commits
        with busy(store):
            units = [store.commit(Append("m", line(number))) for number in range(1, 2_502)]
        await asyncio.gather(*units)
        assert store.counts.commits - before == 4
        assert len(await store.records("m")) == 2_502


async def test_counts_are_for_metrics(address):
    async with await Store.open(address) as store:
        await store.commit(AddGuest(guest()))
        with pytest.raises(StoreError):
            await store.commit(AddGuest(guest()))
        counts = store.counts
        assert (counts.units, counts.refused, counts.commits, counts.failures) == (1, 1, 2, 0)
