"""Housekeeping: what is deleted in time, and copies of the database."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, ColumnElement, Connection, delete, exists, select, update

from cavale.server.store import schema
from cavale.server.store.changes import ForgetGuest
from cavale.server.store.database import is_sqlite, need_file, parse_address, sqlite_path
from cavale.server.store.errors import StoreError


def delete_chat(connection: Connection, before: int) -> int:
    """The chat of tables whose matches all ended before, and of tables left before without one. Reports stay."""
    matches, tables = schema.matches.c, schema.tables.c
    of_it = matches.table_id == tables.id
    lately = exists().where(of_it & (matches.ended.is_(None) | (matches.ended >= before)))
    unused_lately = exists().where(of_it) | (tables.updated < before)
    old = select(tables.id).where(~lately & unused_lately)
    return connection.execute(delete(schema.chat).where(schema.chat.c.table_id.in_(old))).rowcount


def free_codes(connection: Connection, before: int) -> int:
    """Tables that ended before give their codes back: others may have them. The id takes its place."""
    tables = schema.tables.c
    ended = tables.status.in_(("over", "closed")) & (tables.updated < before) & (tables.code != tables.id)
    return connection.execute(update(schema.tables).where(ended).values(code=tables.id)).rowcount


def forget_idle(connection: Connection, before: int) -> int:
    """All guests who were last seen before."""
    return _forget(connection, schema.guests.c.seen < before)


def forget(connection: Connection, guest: str) -> int:
    """The guest with this id."""
    return _forget(connection, schema.guests.c.id == guest)


def _forget(connection: Connection, those: ColumnElement[bool]) -> int:
    guests = schema.guests.c
    known = select(guests.id).where(those & guests.token_hash.is_not(None))
    ids = list(connection.execute(known).scalars())
    for guest in ids:
        ForgetGuest(guest).write(connection)
    return len(ids)


def backup_database(address: str | Path, target: Path) -> None:
    """Copies a SQLite database, also while a server uses it. The copy is complete or is not there."""
    copy_database(parse_address(address), target)


def copy_database(url: URL, target: Path) -> None:
    if not is_sqlite(url):
        raise StoreError("a PostgreSQL database is copied with pg_dump")
    need_file(url)
    source = sqlite_path(url)
    if target.exists():
        raise StoreError(f"{target} exists already")
    part = target.with_name(target.name + ".part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_RDWR, 0o600))  # it holds secrets
        _copy(source, part)
        part.rename(target)
        _sync(target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"the copy {target} failed: {error}") from None
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, that can be read from any medium
        if new.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("the database is damaged")


def _sync(file: Path) -> None:
    for path in (file, file.parent):
        descriptor = os.open(path, os.O_RDONLY)
        os.fsync(descriptor)
        os.close(descriptor)
