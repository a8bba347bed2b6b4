"""Records of long matches from time to time, and digests that show whether a log still leads where it led."""

import sqlalchemy as sa
from alembic import op

revision = "0003_snapshots"
down_revision = "0002_chat_ids"


def upgrade() -> None:
    op.add_column("actions", sa.Column("digest", sa.BigInteger))
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("layout", sa.BigInteger, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("undoing", sa.JSON, nullable=False),
        sa.Column("fingerprint", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_snapshots"),
    )
