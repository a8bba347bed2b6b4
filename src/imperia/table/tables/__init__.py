"""Tables: one task each, folded from its log, with clocks, bots and viewers."""

from imperia.table.tables.hall import Hall
from imperia.table.tables.table import Table

__all__ = ["Hall", "Table"]
