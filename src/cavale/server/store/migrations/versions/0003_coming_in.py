"""Coming in: the link of a table, a key that nobody can guess; a sign on a disc; whether a name was drawn.

Tables of before get their link when they are next looked at.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("guests", sa.Column("disc", sa.Text(), nullable=True))
    op.add_column("guests", sa.Column("drawn", sa.Boolean(), nullable=True))
    op.add_column("seats", sa.Column("disc", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("link", sa.Text(), nullable=True))
    op.create_index(op.f("ix_tables_link"), "tables", ["link"], unique=True)
