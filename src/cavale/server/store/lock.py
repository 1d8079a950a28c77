"""The instance lock: one web process per database. Both kinds die with the process that holds them."""

import fcntl
import os
from pathlib import Path

from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from cavale.server.store.errors import Occupied, StoreError

ADVISORY_KEY = 0x636176616C65  # "cavale": PostgreSQL counts advisory locks per database
PATIENCE = "2s"  # PostgreSQL needs a moment to see that a process was killed


class FileLock:
    """A lock on a file beside the SQLite database. The file stays; only the lock counts."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        try:
            self._file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise StoreError(f"the lock file {path} cannot be opened: {error.strerror}") from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.read(self._file, 32).decode("ascii", "replace")
            os.close(self._file)
            raise Occupied(f"another Cavale (process {holder or 'unknown'}) has {database} open") from None
        os.truncate(self._file, 0)
        os.write(self._file, str(os.getpid()).encode())

    def release(self) -> None:
        os.close(self._file)


def lock_session(connection: Connection) -> None:
    """Holds a PostgreSQL database for as long as this session lives: the one that writes."""
    connection.execute(text(f"SET lock_timeout = '{PATIENCE}'"))
    connection.commit()
    try:
        connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": ADVISORY_KEY})
        connection.commit()
    except OperationalError:
        if connection.invalidated:
            raise
        raise Occupied("another Cavale has this PostgreSQL database open") from None
