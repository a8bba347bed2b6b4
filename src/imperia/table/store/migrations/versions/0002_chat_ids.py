"""Who said a line of chat, and with which id of the client's, so that a line that is sent again is stored
once."""

import sqlalchemy as sa
from alembic import op

revision = "0002_chat_ids"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("chat", sa.Column("person", sa.String(24)))
    op.add_column("chat", sa.Column("client_id", sa.String(64)))
