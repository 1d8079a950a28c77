"""The instance lock: one web process per database. Both kinds die with the process that holds them."""

import fcntl
import os
import sys
from pathlib import Path

from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from cavale.server.store.errors import Occupied, Unusable

ADVISORY_KEY = 0x636176616C65  # "cavale": PostgreSQL counts advisory locks per database
PATIENCE = "2s"  # PostgreSQL needs a moment to see that a process was killed
LOCKS_ARE_APART = sys.platform == "linux"  # elsewhere a lock of this kind stands in the way of SQLite's own


class FileLock:
    """The lock of a SQLite database: on a file beside it, which stays, and on the database itself.

    The second one counts where the same file is mounted at two places, or where somebody removed the first.
    """

    def __init__(self, database: Path) -> None:
        """`database`: its real path, without symbolic links. Raises Occupied, Unusable."""
        if database.stat().st_nlink > 1:  # SQLite keeps what it has just written beside the name, not the file
            raise Unusable("error-database-names", f"{database} has several names", path=str(database))
        self._files = [_open(database.with_name(database.name + ".lock"))]
        try:
            _lock(self._files[0], database)
            if LOCKS_ARE_APART:
                self._files.append(_open(database))
                _lock(self._files[1], database)
        except BaseException:
            self.release()
            raise
        os.truncate(self._files[0], 0)
        os.write(self._files[0], str(os.getpid()).encode())

    def release(self) -> None:
        for file in self._files:
            os.close(file)


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


def _open(path: Path) -> int:
    try:
        return os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise Unusable("error-database-file", str(error), path=str(path), reason=error.strerror or "") from None


def _lock(file: int, database: Path) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise Occupied(f"another Cavale (process {_holder(database)}) has {database} open") from None


def _holder(database: Path) -> str:
    try:
        return database.with_name(database.name + ".lock").read_text("ascii", "replace") or "unknown"
    except OSError:
        return "unknown"
