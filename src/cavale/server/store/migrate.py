"""Migrations: brings the schema of a database up to date when the server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine

from cavale.server.store.database import is_sqlite, writing
from cavale.server.store.errors import StoreError, Unusable


def migrate(url: URL, revision: str = "head") -> None:
    """All of it in one transaction, or nothing. Raises StoreError for a database of a newer Cavale."""
    engine = writing(url, foreign_keys=False)
    try:
        with engine.begin() as connection:
            _upgrade(connection, revision)
            if is_sqlite(url) and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise StoreError("a migration would have torn the database; it is as it was")
    finally:
        engine.dispose()


def check_schema(url: URL) -> None:
    """Refuses a database that the server has yet to migrate, or that is of a newer Cavale."""
    engine = writing(url)
    try:
        if _current(engine) != _scripts(_config()).get_current_head():
            raise Unusable("error-database-version", "this database is of another version of Cavale")
    finally:
        engine.dispose()


def _upgrade(connection: Connection, revision: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise Unusable("error-database-newer", f"this database is of a newer Cavale ({error})") from None


def _current(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def _scripts(config: Config) -> ScriptDirectory:
    return ScriptDirectory.from_config(config)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
