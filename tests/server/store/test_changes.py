"""Whatever is changed is read again, on both databases."""

import msgspec
import pytest

from cavale.server.store import (
    AddChat,
    AddEdition,
    AddEntropy,
    AddGuest,
    AddReport,
    AddTable,
    Append,
    CarryOver,
    ChangeTable,
    Conflict,
    Edition,
    EndMatch,
    PutSeat,
    RemoveEdition,
    RenameGuest,
    Repeated,
    Report,
    Seat,
    SeeGuest,
    SetMeta,
    StartMatch,
    Store,
    StoreError,
    Unknown,
)
from server.store.examples import add_match, add_table, chat, guest, line, match, person, table

pytestmark = pytest.mark.asyncio

replace = msgspec.structs.replace


# -- guests -----------------------------------------------------------------------------------------------------


async def test_a_guest_is_found_by_id_and_by_token(address):
    async with await Store.open(address) as store:
        await store.commit(AddGuest(guest("zoé")))
        assert await store.guest("zoé") == guest("zoé") == await store.guest_by_token("zoé".encode())
        assert await store.guest("bob") is None
        assert await store.guest_by_token(b"other") is None


async def test_a_guest_is_renamed_and_seen(address):
    async with await Store.open(address) as store:
        await store.commit(AddGuest(guest()))
        await store.commit(RenameGuest("ada", "Countess"), SeeGuest("ada", 77))
        assert await store.guest("ada") == guest(name="Countess", seen=77, drawn=False)


async def test_two_guests_never_share_a_token(address):
    async with await Store.open(address) as store:
        await store.commit(AddGuest(guest()))
        with pytest.raises(Conflict) as refused:
            await store.commit(AddGuest(guest("bob", token_hash=b"ada")))
        assert refused.value.on == "guests: token_hash"


# -- tables -----------------------------------------------------------------------------------------------------


async def test_a_table_is_found_with_its_seats_by_id_code_and_reclaim_code(address):
    async with await Store.open(address) as store:
        await add_table(store)
        assert await store.table("t") == table()
        assert await store.table_by_code("T") == table()
        assert await store.table_by_reclaim(b"t0") == table()
        assert await store.table("u") is await store.table_by_code("U") is await store.table_by_reclaim(b"u") is None


async def test_what_is_given_changes_and_the_rest_of_a_table_stays(address):
    async with await Store.open(address) as store:
        await add_table(store)
        await store.commit(AddTable(table("u", seats=())))
        await store.commit(ChangeTable(table="t", at=20, status="over", rematch="u"))
        assert await store.table("t") == table(status="over", updated=20, rematch="u")
        await store.commit(ChangeTable(table="t", at=30, owner=None, settings=b"{}"))
        assert await store.table("t") == table(status="over", updated=30, rematch="u", owner=None, settings=b"{}")


async def test_a_seat_is_taken_and_left(address):
    async with await Store.open(address) as store:
        await add_table(store)
        await store.commit(PutSeat("t", Seat(seat=1, occupant="bot", level="strong", name="Lisbonne")))
        assert (await store.table("t")).seats[1] == Seat(seat=1, occupant="bot", level="strong", name="Lisbonne")
        await store.commit(PutSeat("t", person(1, "bob")), PutSeat("t", Seat(seat=0)))
        assert (await store.table("t")).seats == (Seat(seat=0), person(1, "bob"))


async def test_tables_are_listed_by_status_and_by_guest_the_latest_first(address):
    async with await Store.open(address) as store:
        await add_table(store)
        await store.commit(AddTable(table("u", owner="bob", updated=20, seats=(person(0, reclaim_hash=None),))))
        await store.commit(AddTable(table("v", owner="bob", updated=15, status="playing", seats=())))
        assert [found.id for found in await store.tables("lobby")] == ["u", "t"]
        assert [found.id for found in await store.tables("lobby", "playing")] == ["u", "v", "t"]
        assert [found.id for found in await store.tables_of("ada")] == ["u", "t"]
        assert [found.id for found in await store.tables_of("bob")] == ["u", "v"]


async def test_more_tables_than_a_statement_has_parameters_for(address):
    async with await Store.open(address) as store:
        await store.commit(AddGuest(guest()))
        await store.commit(*(AddTable(table(f"t{number}")) for number in range(1_100)))
        found = await store.tables("lobby")
        assert len(found) == 1_100
        assert all(len(each.seats) == 2 for each in found)


async def test_a_table_of_another_status_than_ours_is_refused(address):
    async with await Store.open(address) as store:
        await store.commit(AddGuest(guest()))
        with pytest.raises(Conflict):
            await store.commit(AddTable(table(status="lost")))


# -- matches ----------------------------------------------------------------------------------------------------


async def test_a_match_is_found_with_its_edition_and_entropy(address):
    async with await Store.open(address) as store:
        await add_table(store)
        await store.commit(StartMatch(match()), Append("m", line(0)))
        assert await store.match("m") == await store.match_of("t") == match()
        assert await store.match("n") is await store.match_of("u") is None


async def test_a_thousand_matches_keep_their_edition_once(address):
    async with await Store.open(address) as store:
        await add_match(store, "m1")
        await add_match(store, "m2")
        kept = await store.write(lambda c: c.exec_driver_sql("SELECT count(*) FROM edition_files").scalar())
        assert kept == 1


async def test_a_seat_adds_entropy_once(address):
    async with await Store.open(address) as store:
        await store.commit(StartMatch(match(table=None, entropy={})), AddEntropy("m", 1, "xyz"))
        assert (await store.match("m")).entropy == {1: "xyz"}
        with pytest.raises(Conflict):
            await store.commit(AddEntropy("m", 1, "abc"))


async def test_open_matches_are_those_without_an_end(address):
    async with await Store.open(address) as store:
        await add_match(store, "m1")
        await add_match(store, "m2")
        await store.commit(EndMatch("m1", 500, b'{"won":[0]}'))
        assert [found.id for found in await store.open_matches()] == ["m2"]
        ended = await store.match("m1")
        assert (ended.ended, ended.result) == (500, b'{"won":[0]}')


async def test_a_match_is_carried_over_to_newer_rules(address):
    async with await Store.open(address) as store:
        await add_match(store)
        await store.commit(CarryOver("m", 2), Append("m", line(1)))
        assert (await store.match("m")).rules == 2


# -- records ----------------------------------------------------------------------------------------------------


async def test_records_come_back_in_order_byte_for_byte(address):
    async with await Store.open(address) as store:
        await add_match(store, records=0)
        lines = [line(number, f"a{number}", number % 2, b"\x00\xff" + bytes([number])) for number in range(150)]
        await store.commit(*(Append("m", each) for each in lines))
        assert await store.records("m") == lines
        assert await store.records("m", first=140) == lines[140:]
        assert await store.records("other") == []


async def test_a_repeated_action_is_refused_and_its_record_is_found(address):
    async with await Store.open(address) as store:
        await add_match(store)
        await store.commit(Append("m", line(1, "a", seat=0)))
        with pytest.raises(Repeated):
            await store.commit(Append("m", line(2, "a", seat=0)))
        assert await store.answered("m", 0, "a") == 1
        assert await store.answered("m", 1, "a") is None
        assert len(await store.records("m")) == 2


async def test_the_same_action_id_of_another_seat_or_match_is_another_action(address):
    async with await Store.open(address) as store:
        await add_match(store, "m")
        await add_match(store, "n")
        await store.commit(Append("m", line(1, "a", 0)), Append("m", line(2, "a", 1)), Append("n", line(1, "a", 0)))
        assert [await store.answered("m", 1, "a"), await store.answered("n", 0, "a")] == [2, 1]


@pytest.mark.parametrize("number", [0, 2, 7, -1])
async def test_a_log_has_no_gaps_and_no_number_twice(address, number):
    async with await Store.open(address) as store:
        await add_match(store)
        with pytest.raises(Conflict):
            await store.commit(Append("m", line(number)))
        assert [each.number for each in await store.records("m")] == [0]


async def test_a_record_belongs_to_a_match(address):
    async with await Store.open(address) as store:
        with pytest.raises(Conflict):
            await store.commit(Append("nowhere", line(0)))


# -- chat and reports -------------------------------------------------------------------------------------------


async def test_chat_is_read_in_order_with_the_names_of_now(address):
    async with await Store.open(address) as store:
        await add_table(store)
        await store.commit(*(AddChat("t", chat(number)) for number in range(5)))
        await store.commit(AddChat("t", chat(5, seat=None, guest=None)), RenameGuest("ada", "Lovelace"))
        told = await store.chat("t", last=3)
        assert told == [chat(3, name="Lovelace"), chat(4, name="Lovelace"), chat(5, seat=None, guest=None)]


@pytest.mark.parametrize(("reported", "kept"), [(0, range(11)), (20, range(15, 26)), (39, range(29, 40))])
async def test_a_report_keeps_ten_lines_around(address, reported, kept):
    async with await Store.open(address) as store:
        await add_table(store)
        await store.commit(*(AddChat("t", chat(number)) for number in range(40)))
        report = Report(id="r", table="t", line=reported, by="bob", reason="rude", at=9)
        await store.commit(AddReport(report))
        context = tuple(chat(number, name="Ada") for number in kept)
        assert await store.reports() == [replace(report, context=context)]


async def test_a_line_that_nobody_said_cannot_be_reported(address):
    async with await Store.open(address) as store:
        await add_table(store)
        with pytest.raises(Unknown):
            await store.commit(AddReport(Report(id="r", table="t", line=0, by="bob", reason="", at=9)))


# -- editions and meta ------------------------------------------------------------------------------------------


def edition(key: str, fingerprint: str) -> Edition:
    files = {"a.toml": f"# {fingerprint}"}
    return Edition(id=key, game="leduc_poker", hash=fingerprint, files=files, uploader="ada", created=5)


async def test_editions_are_listed_by_game(address):
    async with await Store.open(address) as store:
        await add_table(store)
        await store.commit(AddEdition(edition("one", "h")), AddEdition(edition("two", "h")))
        assert await store.edition("one") == edition("one", "h")
        assert await store.editions("leduc_poker") == [edition("one", "h"), edition("two", "h")]
        assert await store.editions("chess") == []


async def test_a_removed_edition_stays_with_its_matches(address):
    async with await Store.open(address) as store:
        await add_table(store)
        await store.commit(AddEdition(edition("used", "h1")), AddEdition(edition("unused", "h2")))
        played = match(edition_hash="h1", edition={"a.toml": "# h1"})
        await store.commit(StartMatch(played))
        await store.commit(RemoveEdition("used"), RemoveEdition("unused"))
        assert await store.editions("leduc_poker") == []
        assert await store.match("m") == played
        kept = await store.write(lambda c: c.exec_driver_sql("SELECT hash FROM edition_files").scalars().all())
        assert list(kept) == ["h1"]


async def test_meta_holds_the_last_value(address):
    async with await Store.open(address) as store:
        await store.commit(SetMeta("key", b"\x00one"))
        await store.commit(SetMeta("key", b"two"))
        assert await store.meta("key") == b"two"
        assert await store.meta("other") is None


@pytest.mark.parametrize(
    "change",
    [
        RenameGuest("nobody", "x"),
        SeeGuest("nobody", 1),
        ChangeTable(table="nowhere", at=1),
        CarryOver("never", 2),
        EndMatch("never", 1, b"{}"),
        RemoveEdition("none"),
    ],
    ids=lambda change: type(change).__name__,
)
async def test_what_is_not_stored_cannot_be_changed(address, change):
    async with await Store.open(address) as store:
        with pytest.raises(Unknown):
            await store.commit(change)


async def test_a_text_that_the_database_cannot_hold_is_a_conflict_and_harms_nobody(postgresql_address):
    async with await Store.open(postgresql_address) as store:
        bad = store.commit(AddGuest(guest("bad", name="\x00")))
        good = store.commit(AddGuest(guest("good")))
        with pytest.raises(Conflict):
            await bad
        await good


async def test_a_closed_store_says_so(address):
    store = await Store.open(address)
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        store.commit(AddGuest(guest()))
    with pytest.raises(StoreError, match="closed"):
        await store.guest("ada")
    await store.close()
