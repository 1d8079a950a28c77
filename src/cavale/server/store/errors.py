"""What can go wrong with stored data. A message never holds a value: records, seeds and tokens are secret."""

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

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
