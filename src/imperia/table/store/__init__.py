"""Where people, tables and the logs of their matches are kept."""

from imperia.table.store.commits import Change, Row, Values
from imperia.table.store.database import Database, check_database
from imperia.table.store.problems import BadDatabase, Conflict, OutcomeUnknown, Relieved

__all__ = [
    "BadDatabase",
    "Change",
    "Conflict",
    "Database",
    "OutcomeUnknown",
    "Relieved",
    "Row",
    "Values",
    "check_database",
]
