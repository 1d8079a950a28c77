"""Durability: whether a database keeps what it has committed, also when the power fails."""

from sqlalchemy import Connection

from cavale.server.store.errors import Unusable

SQLITE = {"journal_mode": "wal", "synchronous": "2"}  # 2: FULL
POSTGRESQL = {  # settings of the whole server, and of our session
    "fsync": "on",
    "full_page_writes": "on",
    "synchronous_commit": "on",
    "transaction_read_only": "off",
}


def check_durability(connection: Connection) -> None:
    """Refuses a database whose settings break the promise that what is acknowledged stays. Raises Unusable."""
    sqlite = connection.dialect.name == "sqlite"
    for name, wanted in (SQLITE if sqlite else POSTGRESQL).items():
        found = str(connection.exec_driver_sql(f"{'PRAGMA' if sqlite else 'SHOW'} {name}").scalar())
        if found != wanted:
            raise Unusable(
                "error-database-setting", f"{name} is {found}, not {wanted}", name=name, found=found, wanted=wanted
            )
    connection.rollback()
