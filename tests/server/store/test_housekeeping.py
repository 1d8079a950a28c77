"""What is deleted in time, what is kept, and copies."""

import msgspec
import pytest

from cavale.server.store import (
    FORGOTTEN,
    AddChat,
    AddGuest,
    AddReport,
    AddTable,
    Append,
    ChangeTable,
    EndMatch,
    ForgetGuest,
    PutSeat,
    Report,
    StartMatch,
    Store,
    StoreError,
    Unknown,
    backup_database,
)
from server.store.examples import DAY, add_match, add_table, chat, guest, line, match, person, table

pytestmark = pytest.mark.asyncio

NOW = 400 * DAY


async def chat_at(store: Store, key: str, *, ended: int | None, updated: int) -> None:
    """A table with two lines of chat; a match that ended then, or that goes on; -1: no match."""
    await store.commit(AddTable(table(key, seats=(), updated=updated)))
    await store.commit(AddChat(key, chat(0)), AddChat(key, chat(1)))
    if ended != -1:
        await store.commit(StartMatch(match(f"match-{key}", table=key, ended=ended)))


async def test_chat_goes_some_days_after_the_end_of_its_match(address):
    async with await Store.open(address) as store:
        await add_table(store)
        await chat_at(store, "long-ago", ended=NOW - 31 * DAY, updated=NOW - 31 * DAY)
        await chat_at(store, "lately", ended=NOW - 29 * DAY, updated=NOW - 31 * DAY)
        await chat_at(store, "goes-on", ended=None, updated=NOW - 90 * DAY)
        await chat_at(store, "never-began", ended=-1, updated=NOW - 31 * DAY)
        await chat_at(store, "will-begin", ended=-1, updated=NOW - 1 * DAY)
        assert await store.delete_chat(before=NOW - 30 * DAY) == 4
        left = {
            key: len(await store.chat(key)) for key in ("long-ago", "lately", "goes-on", "never-began", "will-begin")
        }
        assert left == {"long-ago": 0, "lately": 2, "goes-on": 2, "never-began": 0, "will-begin": 2}


async def test_a_report_outlives_the_chat(address):
    async with await Store.open(address) as store:
        await add_table(store)
        await chat_at(store, "old", ended=1, updated=1)
        await store.commit(AddReport(Report(id="r", table="old", line=1, by="bob", reason="rude", at=2)))
        assert await store.delete_chat(before=NOW) == 2
        (report,) = await store.reports()
        assert [each.text for each in report.context] == ["line 0", "line 1"]


async def test_a_forgotten_guest_leaves_nothing_but_her_games_and_what_was_reported(address):
    async with await Store.open(address) as store:
        await add_table(store)
        await store.commit(PutSeat("t", person(1, "bob")), StartMatch(match()), Append("m", line(0)))
        await store.commit(AddChat("t", chat(0)), AddChat("t", chat(1, guest="bob", seat=1)))
        await store.commit(AddReport(Report(id="r", table="t", line=0, by="ada", reason="", at=2)))
        await store.commit(ForgetGuest("ada"))

        assert await store.guest("ada") == guest(name=FORGOTTEN, token_hash=None)
        assert await store.guest_by_token(b"ada") is None
        assert await store.table_by_reclaim(b"t0") is None
        seats = (await store.table("t")).seats
        assert seats == (person(0, name=FORGOTTEN, reclaim_hash=None), person(1, "bob"))
        assert [each.text for each in await store.chat("t")] == ["line 1"]
        assert [each.text for each in (await store.reports())[0].context] == ["line 0", "line 1"]
        assert [each.name for each in (await store.reports())[0].context] == [FORGOTTEN, "Bob"]
        assert len(await store.records("m")) == 1
        assert not await holds(store, "Ada")


async def test_a_forgotten_name_is_not_left_in_the_file(tmp_path):
    async with await Store.open(tmp_path / "cavale.db") as store:
        await store.commit(AddGuest(guest(name="Zanzibar")), AddTable(table(seats=(person(0, name="Zanzibar"),))))
        await store.commit(*(AddChat("t", chat(number, "xylophone")) for number in range(100)))
        await store.commit(ForgetGuest("ada"))
    left = (tmp_path / "cavale.db").read_bytes()
    assert b"Zanzibar" not in left
    assert b"xylophone" not in left


async def test_who_is_forgotten_writes_no_more(address):
    async with await Store.open(address) as store:
        await add_table(store)
        await store.commit(ForgetGuest("ada"))
        with pytest.raises(Unknown):
            await store.commit(AddChat("t", chat(0)))


async def test_forgetting_twice_is_forgetting_once_and_nobody_is_nobody(address):
    async with await Store.open(address) as store:
        await store.commit(AddGuest(guest()))
        await store.commit(ForgetGuest("ada"))
        await store.commit(ForgetGuest("ada"))
        with pytest.raises(Unknown):
            await store.commit(ForgetGuest("nobody"))


async def test_guests_who_do_not_come_back_are_forgotten(address):
    async with await Store.open(address) as store:
        await store.commit(AddGuest(guest("ada", seen=NOW - 366 * DAY)), AddGuest(guest("bob", seen=NOW - 364 * DAY)))
        assert await store.forget_idle(before=NOW - 365 * DAY) == 1
        assert await store.forget_idle(before=NOW - 365 * DAY) == 0
        assert (await store.guest("ada")).name == FORGOTTEN
        assert (await store.guest("bob")).name == "Bob"


async def test_guests_are_found_by_name_or_id_and_forgotten_by_id(address):
    async with await Store.open(address) as store:
        await store.commit(AddGuest(guest("a1", name="Zoé")), AddGuest(guest("b2", name="Zoé")), AddGuest(guest("c3")))
        assert sorted([known.id for known in await store.known_as("Zoé")]) == ["a1", "b2"]
        assert [known.id for known in await store.known_as("c3")] == ["c3"]
        assert await store.forget("Zoé") == 0
        assert await store.forget("a1") == await store.forget("c3") == 1
        assert await store.forget("c3") == await store.forget("nobody") == 0
        assert [(known.id, known.tables) for known in await store.known_as("Zoé")] == [("b2", 0)]
        assert {(await store.guest(key)).name for key in ("a1", "c3")} == {FORGOTTEN}


async def test_messages_of_a_finished_match(address):
    sent = {viewer: msgspec.json.encode([{"number": n, "view": "x" * 500} for n in range(100)]) for viewer in range(3)}
    async with await Store.open(address) as store:
        await add_match(store)
        assert await store.matches_without_messages() == []
        await store.commit(EndMatch("m", 9, b"{}"))
        assert await store.matches_without_messages() == ["m"]
        await store.save_messages("m", {0: b"half"})
        await store.save_messages("m", sent)
        assert await store.matches_without_messages() == []
        assert await store.messages("m", 2) == sent[2]
        assert await store.messages("m", 3) is None
        stored = "SELECT sum(length(data)) FROM messages"
        assert await store.write(lambda c: c.exec_driver_sql(stored).scalar()) < len(sent[0]) / 10


async def test_a_copy_opens_like_the_original(sqlite_address, tmp_path):
    async with await Store.open(sqlite_address) as store:
        await add_table(store)
        await add_match(store, records=300)
        await store.backup(tmp_path / "copy.db")
        await store.commit(ChangeTable(table="t", at=99))
    assert {file.name for file in tmp_path.glob("copy*")} == {"copy.db"}
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0
    async with await Store.open(tmp_path / "copy.db") as restored:
        assert await restored.table("t") == table()
        assert len(await restored.records("m")) == 300
        await restored.commit(Append("m", line(300)))


async def test_a_copy_is_made_while_the_server_writes(sqlite_address, tmp_path):
    async with await Store.open(sqlite_address) as store:
        await add_match(store)
        for number in range(1, 50):
            unit = store.commit(Append("m", line(number)))
            if number == 25:
                copying = store.backup(tmp_path / "copy.db")
                await copying
            await unit
    async with await Store.open(tmp_path / "copy.db") as restored:
        assert 25 <= len(await restored.records("m")) <= 50


async def test_a_copy_needs_no_store(sqlite_address, tmp_path):
    async with await Store.open(sqlite_address) as store:
        await add_table(store)
        backup_database(sqlite_address, tmp_path / "copy.db")
    async with await Store.open(tmp_path / "copy.db") as restored:
        assert await restored.table("t") == table()


async def test_a_copy_never_replaces_a_file(sqlite_address, tmp_path):
    async with await Store.open(sqlite_address) as store:
        with pytest.raises(StoreError, match="exists"):
            await store.backup(tmp_path / "cavale.db")
        with pytest.raises(StoreError, match="failed"):
            await store.backup(tmp_path / "no-such-folder" / "copy.db")
    with pytest.raises(StoreError, match="no database"):
        backup_database(tmp_path / "other.db", tmp_path / "copy.db")


async def test_postgresql_is_copied_by_its_own_program(postgresql_address, tmp_path):
    async with await Store.open(postgresql_address) as store:
        with pytest.raises(StoreError, match="pg_dump"):
            await store.backup(tmp_path / "copy.db")


async def holds(store: Store, name: str) -> bool:
    """Whether a name stands anywhere in the database."""

    def look(connection: object) -> bool:
        from cavale.server.store.schema import metadata  # noqa: PLC0415

        rows = [row for each in metadata.sorted_tables for row in connection.execute(each.select())]
        return any(name in str(value) for row in rows for value in row)

    return await store.write(look)
