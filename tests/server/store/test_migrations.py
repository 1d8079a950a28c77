"""The migrations build what the models describe, from any revision on, and lose nothing."""

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from cavale.server.store import Append, StartMatch, Store, StoreError, Unusable, migrate, schema
from cavale.server.store.database import is_sqlite, parse_address, prepare_file, writing
from cavale.server.store.migrate import migrate as migrate_to
from server.store.examples import add_table, line, match

pytestmark = pytest.mark.asyncio

FIRST = Path(__file__).with_name("revision_0001.sql")  # a database as it was first published; never to be changed


async def test_models_and_migrations_agree(address):
    async with await Store.open(address):
        pass
    with connected(address) as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


async def test_models_and_migrations_agree_to_the_letter(sqlite_address, tmp_path):
    """Also what Alembic does not compare: checks, partial indexes, computed columns."""
    async with await Store.open(sqlite_address):
        pass
    other = f"sqlite:///{tmp_path / 'other.db'}"
    with connected(other) as connection, connection.begin():
        schema.metadata.create_all(connection)
    assert definitions(sqlite_address) == definitions(other)


async def test_a_database_of_the_first_revision_is_brought_up_to_date(tmp_path):
    file = tmp_path / "cavale.db"
    old = sqlite3.connect(file)
    old.executescript(FIRST.read_text())
    old.close()
    async with await Store.open(file) as store:
        assert (await store.guest("ada")).name == "Ada"
        table = await store.table_by_code("T")
        assert [seat.name for seat in table.seats] == ["Ada", ""]
        assert await store.match_of(table.id) == match()
        assert [each.number for each in await store.records("m")] == [0, 1]
        assert [each.text for each in await store.chat("t")] == ["bonjour"]
        await store.commit(Append("m", line(2)))
    with connected(f"sqlite:///{file}") as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


async def test_every_revision_upgrades_to_the_next_with_data_in_it(address):
    if address.startswith("sqlite"):
        prepare_file(parse_address(address))
    for revision in revisions():
        migrate_to(parse_address(address), revision)
    async with await Store.open(address) as store:
        await add_table(store)
        await store.commit(StartMatch(match()))


async def test_a_database_of_a_newer_cavale_is_refused(address):
    async with await Store.open(address) as store:
        await store.write(lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="newer"):
        await Store.open(address)
    with pytest.raises(StoreError, match="another version"):
        await Store.open(address, beside=True)


async def test_a_command_does_not_migrate(address):
    if is_sqlite(parse_address(address)):
        prepare_file(parse_address(address))
    with pytest.raises(Unusable) as refused:
        await Store.open(address, beside=True)
    assert refused.value.key == "error-database-version"


async def test_revisions_are_one_line():
    assert revisions() == sorted(revisions())
    assert revisions()[0] == "0001"


def revisions() -> list[str]:
    scripts = ScriptDirectory(str(Path(migrate.__file__).with_name("migrations")))
    return [script.revision for script in reversed(list(scripts.walk_revisions()))]


def connected(address: str):
    return writing(parse_address(address)).connect()


def definitions(address: str) -> dict[str, str]:
    with connected(address) as connection:
        rows = connection.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE sql NOT NULL").all()
    return {name: " ".join(sorted(sql.replace(",", " ").split())) for name, sql in rows if name != "alembic_version"}
