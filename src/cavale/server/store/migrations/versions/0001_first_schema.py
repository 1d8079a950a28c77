"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:

    op.create_table(
        "edition_files",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("files", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_edition_files")),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guests")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_guests_token_hash")),
    )
    op.create_index(op.f("ix_guests_seen"), "guests", ["seen"], unique=False)
    op.create_table(
        "meta",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_meta")),
    )
    op.create_table(
        "editions",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("uploader_id", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["hash"], ["edition_files.hash"], name=op.f("fk_editions_hash")),
        sa.ForeignKeyConstraint(["uploader_id"], ["guests.id"], name=op.f("fk_editions_uploader_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_editions")),
    )
    op.create_index(op.f("ix_editions_game"), "editions", ["game"], unique=False)
    op.create_index(op.f("ix_editions_hash"), "editions", ["hash"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("owner_id", sa.Text(), nullable=True),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("settings", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("rematch_id", sa.Text(), nullable=True),
        sa.CheckConstraint("status IN ('lobby', 'playing', 'over', 'closed')", name=op.f("ck_tables_status")),
        sa.ForeignKeyConstraint(["owner_id"], ["guests.id"], name=op.f("fk_tables_owner_id")),
        sa.ForeignKeyConstraint(["rematch_id"], ["tables.id"], name=op.f("fk_tables_rematch_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("code", name=op.f("uq_tables_code")),
    )
    op.create_index(op.f("ix_tables_owner_id"), "tables", ["owner_id"], unique=False)
    op.create_index(op.f("ix_tables_status"), "tables", ["status"], unique=False)
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("guest_id", sa.Text(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name=op.f("fk_chat_guest_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id")),
        sa.PrimaryKeyConstraint("table_id", "line", name=op.f("pk_chat")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("live", sa.Boolean(), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("edition_hash", sa.Text(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("result", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["edition_hash"], ["edition_files.hash"], name=op.f("fk_matches_edition_hash")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_matches_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index(op.f("ix_matches_edition_hash"), "matches", ["edition_hash"], unique=False)
    op.create_index(op.f("ix_matches_ended"), "matches", ["ended"], unique=False)
    op.create_index(op.f("ix_matches_table_id"), "matches", ["table_id"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("guest_id", sa.Text(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("context", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name=op.f("fk_reports_guest_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reports_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("occupant", sa.Text(), nullable=False),
        sa.Column("guest_id", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("reclaim_hash", sa.LargeBinary(), nullable=True),
        sa.CheckConstraint("occupant IN ('empty', 'person', 'bot')", name=op.f("ck_seats_occupant")),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name=op.f("fk_seats_guest_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("reclaim_hash", name=op.f("uq_seats_reclaim_hash")),
    )
    op.create_index(op.f("ix_seats_guest_id"), "seats", ["guest_id"], unique=False)
    op.create_table(
        "entropy",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_entropy_match_id")),
        sa.PrimaryKeyConstraint("match_id", "seat", name=op.f("pk_entropy")),
    )
    op.create_table(
        "messages",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("viewer", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_messages_match_id")),
        sa.PrimaryKeyConstraint("match_id", "viewer", name=op.f("pk_messages")),
    )
    op.create_table(
        "records",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("action_id", sa.Text(), nullable=True),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("previous", sa.Integer(), sa.Computed("nullif(number, 0) - 1", persisted=True), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_records_match_id")),
        sa.ForeignKeyConstraint(
            ["match_id", "previous"],
            ["records.match_id", "records.number"],
            name=op.f("fk_records_match_id_previous"),
        ),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_records")),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "uq_records_action",
        "records",
        ["action_id", "match_id", "seat"],
        unique=True,
        sqlite_where=sa.text("action_id IS NOT NULL"),
        postgresql_where=sa.text("action_id IS NOT NULL"),
    )
