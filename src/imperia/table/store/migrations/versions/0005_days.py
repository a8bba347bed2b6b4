"""Play by days: whose turn it is, what each person has seen, and notices to those who are away."""

import sqlalchemy as sa
from alembic import op

revision = "0005_days"
down_revision = "0004_talk"


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.JSON))
    op.add_column("tables", sa.Column("asked_seq", sa.Integer))
    op.add_column("tables", sa.Column("asked_step", sa.Integer))
    op.add_column("tables", sa.Column("asked_at", sa.BigInteger))
    op.add_column("seats", sa.Column("stand_in_since", sa.BigInteger))
    op.create_table(
        "looks",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_looks"),
    )
    op.create_table(
        "contacts",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("token_expires", sa.BigInteger),
        sa.Column("withdrawal", sa.String(64), nullable=False),
        sa.Column("secret", sa.Text),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claimed_by", sa.String(24)),
        sa.Column("claimed_until", sa.BigInteger, nullable=False),
        sa.Column("sent_at", sa.BigInteger, nullable=False),
        sa.Column("sent_that_day", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_contacts"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_contacts_person"),
        sa.UniqueConstraint("person", "kind", name="uq_contacts_person"),
        sa.UniqueConstraint("token_hash", name="uq_contacts_token_hash"),
        sa.UniqueConstraint("withdrawal", name="uq_contacts_withdrawal"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("contact", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("turn", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("done", sa.BigInteger),
        sa.Column("outcome", sa.String(16)),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sa.ForeignKeyConstraint(["contact"], ["contacts.id"], name="fk_notices_contact"),
        sa.UniqueConstraint("contact", "kind", "table_id", "turn", name="uq_notices_contact"),
    )
    op.create_index("ix_notices_done", "notices", ["done"])
    op.create_table(
        "confirmations",
        sa.Column("address_hash", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("address_hash", "at", name="pk_confirmations"),
    )
