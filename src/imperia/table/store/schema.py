"""The schema. The log of actions is the truth; the state of a match follows from it."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0008_order"  # what the migrations lead to: the revision of the last one

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("secret_hash", String(64), nullable=False, unique=True),
    Column("nickname", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("silenced", BigInteger),  # since when, if the operator has silenced them
    Column("silenced_until", BigInteger),  # for good, if null
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # version of the game's rules
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", Text, nullable=False),
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("seed", Text),  # unsigned 64 bits: more than an integer column holds
    Column("salt", Text),
    Column("commitment", Text),
    Column("position", Text),  # of a match that begins in a position instead of a deal
    Column("clock", JSON),
    Column("clock_state", JSON),
    Column("deadline", BigInteger),  # when the next seat runs out of days
    Column("open", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("chat", Text, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("start_when_full", Boolean, nullable=False),
    Column("rematch", String(16)),
    Column("copy_of", String(16)),
    Column("ranking", JSON),
    Column("position_hash", Text),
    Column("private_chat", Boolean, nullable=False, server_default=false()),
    Column("luck", Boolean, nullable=False, server_default=false()),
    Column("asked", JSON),  # pairs: a seat, and since when it is asked; as of the log's length `asked_seq`
    Column("asked_seq", Integer),
    Column("asked_step", Integer),
    Column("asked_at", BigInteger),
    Column("closed", BigInteger, index=True),  # when, if the operator has closed it
    Column("closed_because", Text),
    Index("ix_tables_status", "status", "created"),
    Index("ix_tables_deadline", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("guest", Boolean, nullable=False),
    Column("stand_in", Text),
    Column("stand_in_since", BigInteger),  # unless the person asked for it
)

# No foreign key: it would cost a lookup for every action, in a table that its own task has just read.
actions = Table(
    "actions",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("code", Integer, nullable=False),  # UNDONE takes the last action back
    Column("at", BigInteger, nullable=False),
    Column("digest", BigInteger),  # of the position that it led to
    sqlite_with_rowid=False,
)
UNDONE = -1

# Snapshots follow from the log, too; thanks to them a long match is not replayed from its beginning.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # the length of the log
    Column("step", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("layout", BigInteger, nullable=False),  # of the record
    Column("record", LargeBinary, nullable=False),
    Column("undoing", JSON, nullable=False),
    Column("fingerprint", Text),  # of the position
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(24)),  # who said it, and with which id: a repeated line is not stored twice
    Column("client_id", String(64)),
    Column("readers", Integer),  # the seats that it is for, a bit for each; null if it is for everybody
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

agreements = Table(
    "agreements",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("by", Integer, nullable=False),  # seats
    Column("other", Integer, nullable=False),
    Column("witness", Integer),
    Column("text", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("state", Text, nullable=False),
    Column("signed", Integer, nullable=False),  # by which seats, a bit for each
    Column("at", BigInteger, nullable=False),
    Column("completed", BigInteger),  # when, and after which step, the last seat signed
    Column("step", Integer),
    Column("person", String(24)),  # who proposed it, and with which id: a repeated one is not stored twice
    Column("client_id", String(64)),
)

links = Table(
    "links",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# ----- Several servers that share the tables

# The servers that are alive. A number is never used again, so what was begun under it cannot be stored once
# its row is gone.
servers = Table(
    "servers",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("channel", String(32), nullable=False),  # where the others reach it
    Column("until", BigInteger, nullable=False),  # when it counts as dead, in the database's time
)

# Which server plays a table. No foreign key: the lease of a server that is gone is what others look for.
leases = Table(
    "leases",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("server", BigInteger, nullable=False, index=True),
)

# ----- Play by days

# What a person with a seat at a table has seen of its match.
looks = Table(
    "looks",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("step", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Where a person wants to be reached. A server claims a contact before it sends anything there.
contacts = Table(
    "contacts",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("confirmed", BigInteger),
    Column("token_hash", String(64), unique=True),  # of the link that confirms it
    Column("token_expires", BigInteger),
    Column("withdrawal", String(64), nullable=False, unique=True),  # token in each mail, to end the mails
    Column("secret", Text),  # with which a webhook is signed
    Column("due", BigInteger, nullable=False),  # not before
    Column("tries", Integer, nullable=False),  # that failed in a row
    Column("claimed_by", String(24)),
    Column("claimed_until", BigInteger, nullable=False),
    Column("sent_at", BigInteger, nullable=False),
    Column("sent_that_day", Integer, nullable=False),
    UniqueConstraint("person", "kind"),
)

# What is to be sent, and what was sent: each thing once.
notices = Table(
    "notices",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("contact", String(24), ForeignKey("contacts.id"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer),
    Column("turn", BigInteger, nullable=False),  # when the turn, or other occasion, began
    Column("created", BigInteger, nullable=False),
    Column("done", BigInteger, index=True),
    Column("outcome", String(16)),
    UniqueConstraint("contact", "kind", "table_id", "turn"),
)

# Mails that ask for a confirmation go to people who may not have asked for them, so they are counted.
confirmations = Table(
    "confirmations",
    metadata,
    Column("address_hash", String(64), primary_key=True),
    Column("at", BigInteger, primary_key=True, autoincrement=False),
)
