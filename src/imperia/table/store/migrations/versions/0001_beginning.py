"""People, tables, seats, the log of actions, chat and personal links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("secret_hash", name="uq_people_secret_hash"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("finished", sa.BigInteger),
        sa.Column("seed", sa.Text),
        sa.Column("salt", sa.Text),
        sa.Column("commitment", sa.Text),
        sa.Column("position", sa.Text),
        sa.Column("clock", sa.JSON),
        sa.Column("clock_state", sa.JSON),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("start_when_full", sa.Boolean, nullable=False),
        sa.Column("rematch", sa.String(16)),
        sa.Column("copy_of", sa.String(16)),
        sa.Column("ranking", sa.JSON),
        sa.Column("position_hash", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host"),
    )
    op.create_index("ix_tables_status", "tables", ["status", "created"])
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("guest", sa.Boolean, nullable=False),
        sa.Column("stand_in", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "actions",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("code", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_actions"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
    )
    op.create_table(
        "links",
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="pk_links"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_links_table_id"),
    )
