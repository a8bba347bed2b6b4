"""Tables at which everybody may see what the dice gave while the match runs."""

import sqlalchemy as sa
from alembic import op

revision = "0006_luck"
down_revision = "0005_days"


def upgrade() -> None:
    op.add_column("tables", sa.Column("luck", sa.Boolean, nullable=False, server_default=sa.false()))
