"""Bringing a database to the newest schema.

Alembic is a fifth of all that a server imports, and most servers find the newest schema when they start. So a
server imports this module only if there is something to do.
"""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from imperia.table.store.problems import BadDatabase
from imperia.table.store.schema import MIGRATIONS


def upgrade(connection: Connection, place: str) -> None:
    """Upgrade a database from whichever schema it has, or none. Raises BadDatabase for one that we do not
    know."""
    check_known(connection, place)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    # To this configuration a percent sign begins a reference.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def check_known(connection: Connection, place: str) -> None:
    """Raise BadDatabase for a schema that no migration of ours makes."""
    script = ScriptDirectory.from_config(_config())
    known = {revision.revision for revision in script.walk_revisions()}
    for found in MigrationContext.configure(connection).get_current_heads():
        if found not in known:
            raise BadDatabase("database-newer", place=place, found=found, known=script.get_current_head())
