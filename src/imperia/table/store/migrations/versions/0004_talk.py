"""Lines of chat for some seats alone, private notes, and agreements."""

import sqlalchemy as sa
from alembic import op

revision = "0004_talk"
down_revision = "0003_snapshots"


def upgrade() -> None:
    # People at tables that were opened before this sat down where everybody hears everything.
    op.add_column("tables", sa.Column("private_chat", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("readers", sa.Integer))
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_notes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table_id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notes_person"),
    )
    op.create_table(
        "agreements",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("other", sa.Integer, nullable=False),
        sa.Column("witness", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("signed", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("completed", sa.BigInteger),
        sa.Column("step", sa.Integer),
        sa.Column("person", sa.String(24)),
        sa.Column("client_id", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_agreements"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_agreements_table_id"),
    )
