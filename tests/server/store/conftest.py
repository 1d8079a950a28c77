"""What the tests of the store share: a database of each kind."""

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import create_engine, make_url, text

from missing import missing
from server.store.postgres import Impossible, private_cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """An empty database: the test runs on both kinds."""
    return str(request.getfixturevalue(f"{request.param}_address"))


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'cavale.db'}"


@pytest.fixture
def postgresql_address(postgresql: str) -> Iterator[str]:
    name = f"cavale_{uuid4().hex}"
    _run(postgresql, f"CREATE DATABASE {name}")
    yield make_url(postgresql).set(database=name).render_as_string(hide_password=False)
    _run(postgresql, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL server in which databases may be made."""
    try:
        with private_cluster() as server:
            yield server
    except Impossible as reason:
        missing(f"ON POSTGRESQL: {reason}. Install Debian's postgresql, or set CAVALE_TEST_POSTGRES")


def _run(server: str, statement: str) -> None:
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(statement))
    engine.dispose()
