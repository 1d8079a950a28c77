"""What a list shows of an edition is kept with it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("editions", sa.Column("shown", sa.LargeBinary(), nullable=True))
