"""The tables of the database, as SQLAlchemy describes them. The migrations build the same; a test compares them."""

from functools import cache

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Computed,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("disc", Text),  # the sign on it; null: the first letter of the name
    Column("drawn", Boolean),  # true: the name was drawn, not chosen
    Column("token_hash", LargeBinary, unique=True),  # null: forgotten
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("link", Text, index=True, unique=True),  # the key that an invitation carries; null: it has none yet
    Column("game", Text, nullable=False),
    Column("owner_id", ForeignKey("guests.id"), index=True),
    Column("status", Text, nullable=False, index=True),
    Column("settings", LargeBinary, nullable=False),  # JSON
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("rematch_id", ForeignKey("tables.id")),
    CheckConstraint("status IN ('lobby', 'playing', 'over', 'closed')", name="status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("occupant", Text, nullable=False),
    Column("guest_id", ForeignKey("guests.id"), index=True),
    Column("name", Text, nullable=False),
    Column("disc", Text),
    Column("level", Text, nullable=False),
    Column("reclaim_hash", LargeBinary, unique=True),
    CheckConstraint("occupant IN ('empty', 'person', 'bot')", name="occupant"),
)

edition_files = Table(  # by their hash, so that a match keeps its edition and a thousand matches keep it once
    "edition_files",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("files", LargeBinary, nullable=False),  # JSON: name to text
)

editions = Table(
    "editions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False, index=True),
    Column("hash", ForeignKey("edition_files.hash"), nullable=False, index=True),
    Column("uploader_id", ForeignKey("guests.id")),
    Column("created", BigInteger, nullable=False),
    Column("shown", LargeBinary),  # JSON: what a list shows of it; null: of before that was kept
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), index=True),  # null: imported
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("live", Boolean, nullable=False),
    Column("options", LargeBinary, nullable=False),  # JSON
    Column("edition_hash", ForeignKey("edition_files.hash"), nullable=False, index=True),
    Column("commitment", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # secret
    Column("recipe", Integer, nullable=False, server_default=text("1")),  # of the shuffle
    Column("start", Integer, nullable=False, server_default=text("1")),  # which start of its table it was
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, index=True),
    Column("result", LargeBinary),  # JSON
)

entropy = Table(
    "entropy",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("value", Text, nullable=False),
    Column("commitment", Text, nullable=False, server_default=text("''")),  # the seal under which it was added
)

records = Table(
    "records",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("action_id", Text),
    Column("data", LargeBinary, nullable=False),  # JSON, secret
    Column("previous", Integer, Computed("nullif(number, 0) - 1", persisted=True)),
    ForeignKeyConstraint(["match_id", "previous"], ["records.match_id", "records.number"]),  # a log has no gaps
    sqlite_with_rowid=False,  # a match lies together on the disk
)
Index(  # the action first: those sent at the same time, in many matches, lie on the same pages of the disk
    "uq_records_action",
    records.c.action_id,
    records.c.match_id,
    records.c.seat,
    unique=True,
    sqlite_where=text("action_id IS NOT NULL"),
    postgresql_where=text("action_id IS NOT NULL"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("guest_id", ForeignKey("guests.id")),
    Column("text", Text, nullable=False),
    Column("position", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("line", Integer, nullable=False),
    Column("guest_id", ForeignKey("guests.id")),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("context", LargeBinary, nullable=False),  # JSON: the lines, by guests' ids and without names
)

messages = Table(
    "messages",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("viewer", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),  # compressed
)

meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)


@cache
def uniques() -> dict[str, str]:
    """Names of unique constraints and primary keys to `table: columns`."""
    found = {}
    for table in metadata.tables.values():
        for unique in (*table.constraints, *table.indexes):
            if isinstance(unique, PrimaryKeyConstraint | UniqueConstraint | Index):
                found[str(unique.name)] = f"{table.name}: {', '.join(column.name for column in unique.columns)}"
    return found
