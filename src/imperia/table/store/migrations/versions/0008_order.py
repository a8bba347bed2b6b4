"""Orders of the operator: tables that are closed, and people who are silenced."""

import sqlalchemy as sa
from alembic import op

revision = "0008_order"
down_revision = "0007_leases"


def upgrade() -> None:
    op.add_column("tables", sa.Column("closed", sa.BigInteger))
    op.add_column("tables", sa.Column("closed_because", sa.Text))
    op.create_index("ix_tables_closed", "tables", ["closed"])
    op.add_column("people", sa.Column("silenced", sa.BigInteger))
    op.add_column("people", sa.Column("silenced_until", sa.BigInteger))
