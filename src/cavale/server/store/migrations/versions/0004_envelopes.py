"""Shuffles of sealed envelopes: the seals, the recipe and the start of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("recipe", sa.Integer(), nullable=False, server_default=sa.text("1")))
    op.add_column("matches", sa.Column("start", sa.Integer(), nullable=False, server_default=sa.text("1")))
    op.add_column("entropy", sa.Column("commitment", sa.Text(), nullable=False, server_default=sa.text("''")))
