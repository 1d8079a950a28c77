"""What can go wrong with stored data. A message never holds a value: records, seeds and tokens are secret."""

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from cavale.server.store.schema import uniques


class StoreError(Exception):
    """Nothing of this unit was applied, as far as the database tells. Before going on, load anew what it concerned."""


class Conflict(StoreError):  # noqa: N818 - read at the caller's `except`, where it is a word
    """This unit alone was refused: it contradicts what is stored. `on` names the table and columns, where known."""

    def __init__(self, message: str, on: str = "") -> None:
        super().__init__(message)
        self.on = on


class Repeated(Conflict):
    """The seat's action is in the log already: answer it, and do not apply it again."""


class Unknown(StoreError):  # noqa: N818 - the same
    """A change of something that is not stored."""


class Unusable(StoreError):  # noqa: N818 - the same
    """This database cannot be served. `key` and `given` are the text that tells the host what to do."""

    def __init__(self, key: str, message: str, **given: str) -> None:
        super().__init__(message)
        self.key = key
        self.given = given


class Occupied(StoreError):  # noqa: N818 - the same
    """Another process has this database open."""


def refused(error: DBAPIError) -> StoreError:
    """Why the database refused one unit, in words that hold no value."""
    if not isinstance(error, IntegrityError):
        return Conflict(f"a value that cannot be stored ({type(error.orig).__name__})")
    on = _columns(error)
    if on == "records: action_id, match_id, seat":
        return Repeated("this action is in the log already", on)
    return Conflict(f"it contradicts what is stored ({on or 'it refers to something that is not there'})", on)


def broken(error: SQLAlchemyError) -> StoreError:
    """Why the database could not do its work."""
    kind = type(error.orig if isinstance(error, DBAPIError) else error).__name__
    return StoreError(f"the database failed: {kind}{_reason(error)}")


def unusable(error: SQLAlchemyError, url: URL) -> StoreError:
    """Why a database could not be opened, and what to do about it."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    reason = (str(cause).strip().splitlines() or [""])[0]
    name: str | None = getattr(cause, "sqlite_errorname", None)
    if name is None:
        if isinstance(error, OperationalError):
            return Unusable("error-database-unreachable", reason, name=url.database or "", reason=reason)
        return broken(error)
    key = next((key for start, key in SQLITE_FAULTS.items() if name.startswith(start)), "error-database-file")
    return Unusable(key, f"the database cannot be opened: {name}", path=url.database or "", reason=reason)


SQLITE_FAULTS = {  # how the name of an error begins, and the text for it
    "SQLITE_NOTADB": "error-database-foreign",
    "SQLITE_CORRUPT": "error-database-damaged",
    "SQLITE_FULL": "error-database-full",
    "SQLITE_BUSY": "error-database-busy",
}


def _reason(error: SQLAlchemyError) -> str:
    """The database's own words. Those of a broken database (disk full, connection lost) hold no stored value."""
    words = str(error.orig if isinstance(error, DBAPIError) else error).strip().splitlines()
    return f" ({words[0]})" if words else ""


def _columns(error: IntegrityError) -> str:
    """`records: match_id, number`. PostgreSQL names the constraint, SQLite the columns; its other words have values."""
    diagnostic = getattr(error.orig, "diag", None)
    if diagnostic is not None:
        return uniques().get(diagnostic.constraint_name, diagnostic.constraint_name or "")
    _, found, columns = str(error.orig).partition("UNIQUE constraint failed: ")
    names = [name.split(".") for name in columns.split(", ")] if found else []
    return f"{names[0][0]}: {', '.join(column for _, column in names)}" if names else ""
