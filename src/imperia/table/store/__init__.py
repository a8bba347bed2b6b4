"""Where people, tables and the logs of their matches are kept."""

from imperia.table.store.database import BadDatabase, Database
from imperia.table.store.writer import Change, Row

__all__ = ["BadDatabase", "Change", "Database", "Row"]
