"""Where people, tables and the logs of their matches are kept."""

from imperia.table.store.commits import Change, Row
from imperia.table.store.database import Database, check_database
from imperia.table.store.problems import BadDatabase, Conflict

__all__ = ["BadDatabase", "Change", "Conflict", "Database", "Row", "check_database"]
