"""Several servers that share the tables: which of them are alive, and which plays what."""

import sqlalchemy as sa
from alembic import op

revision = "0007_leases"
down_revision = "0006_luck"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("channel", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_servers"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("server", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_leases_table_id"),
    )
    op.create_index("ix_leases_server", "leases", ["server"])
