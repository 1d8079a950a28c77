"""Databases: addresses, connections and how they are set, for SQLite and PostgreSQL."""

import os
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError

from cavale.server.store.errors import StoreError, Unusable

PATIENCE = 5_000  # milliseconds to wait for another process that writes (SQLite: a command beside the server)


def parse_address(address: str | Path) -> URL:
    """`sqlite:///file`, `postgresql://user@host/name`, or the path of a SQLite file. Raises StoreError."""
    if isinstance(address, Path) or "://" not in address:
        return _with_file(URL.create("sqlite", database=str(address)))
    try:
        url = make_url(address)
    except ArgumentError:
        raise StoreError("the address of the database cannot be read") from None
    match url.drivername.partition("+")[0]:
        case "sqlite":
            return _with_file(url.set(drivername="sqlite"))
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+psycopg")
        case other:
            raise StoreError(f"the database is {other!r}; SQLite and PostgreSQL are possible")


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def sqlite_path(url: URL) -> Path:
    assert url.database
    return Path(url.database)


def prepare_file(url: URL) -> None:
    """The file of a SQLite database, for its owner's eyes only: it holds the secrets of running matches."""
    path = sqlite_path(url)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise Unusable("error-database-file", str(error), path=str(path), reason=error.strerror or "") from None


def need_file(url: URL) -> None:
    """The file must be there: whoever mistypes its name does not want another one."""
    path = sqlite_path(url)
    if not path.is_file():
        raise Unusable("error-database-missing", f"there is no database {path}", path=str(path))


def writing(url: URL, *, foreign_keys: bool = True) -> Engine:
    """Connections that write. A migration that rebuilds a SQLite table needs foreign keys off."""
    engine = _engine(url)
    if not is_sqlite(url):
        _set_postgresql(engine)
        return engine
    pragmas = [
        f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}",
        "PRAGMA wal_autocheckpoint = 4096",  # pages: one that changes often is copied into the database less often
        "PRAGMA secure_delete = ON",  # what is forgotten is overwritten, and not only out of sight
        "PRAGMA cache_size = -65536",  # KB: the pages that a thousand matches write to
    ]
    _set_sqlite(engine, pragmas, begin="BEGIN IMMEDIATE")
    return engine


def reading(url: URL, connections: int) -> Engine:
    """Connections that only read, each transaction from one snapshot."""
    if is_sqlite(url):
        engine = _engine(url, connections)
        _set_sqlite(engine, ["PRAGMA query_only = ON"], begin="BEGIN")
        return engine
    snapshot = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    return _engine(url, connections).execution_options(**snapshot)


def _with_file(url: URL) -> URL:
    """Without symbolic links: a database has one name, and the lock and the log lie beside it."""
    if not url.database or url.database == ":memory:":
        raise StoreError("a SQLite database needs a file")
    return url.set(database=str(Path(url.database).resolve()))


def _engine(url: URL, connections: int = 0) -> Engine:
    # hide_parameters: no seed, record or token in an error's text.
    options: dict[str, Any] = {"connect_args": {"check_same_thread": False}} if is_sqlite(url) else {}
    if connections:
        options |= {"pool_size": connections, "max_overflow": 0, "pool_pre_ping": not is_sqlite(url)}
    else:
        options |= {"poolclass": NullPool}
    try:
        return create_engine(url, hide_parameters=True, **options)
    except ModuleNotFoundError:
        raise StoreError("PostgreSQL needs a driver: pip install 'cavale[postgres]'") from None


def _set_postgresql(engine: Engine) -> None:
    """A commit returns when it is on the disk, whatever this server is set to otherwise."""

    @event.listens_for(engine, "connect")
    def set_up(connection: DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("SET synchronous_commit = on")
        cursor.close()
        connection.commit()


def _set_sqlite(engine: Engine, pragmas: list[str], begin: str) -> None:
    @event.listens_for(engine, "connect")
    def set_up(connection: DBAPIConnection, _: object) -> None:
        connection.isolation_level = None  # the driver begins no transaction of its own
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {PATIENCE}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")  # a commit returns when it is on the disk,
        cursor.execute("PRAGMA fullfsync = ON")  # and not in the disk's own memory (macOS)
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
