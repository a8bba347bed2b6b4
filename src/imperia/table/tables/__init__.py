"""Tables: each is replayed from its log and has one task, with clocks, bots and viewers."""

from imperia.table.tables.hall import Hall
from imperia.table.tables.table import Table

__all__ = ["Hall", "Table"]
