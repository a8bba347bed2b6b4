"""Rows that may be there already. SQLite and PostgreSQL say it in the same words."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Executable, Table
from sqlalchemy.dialects.postgresql import insert


def put(table: Table, row: dict[str, Any]) -> Executable:
    """Insert a row, or overwrite the one with the same primary key."""
    keys = [column.name for column in table.primary_key]
    new = insert(table).values(row)
    rest = {name: new.excluded[name] for name in row if name not in keys}
    return new.on_conflict_do_update(index_elements=keys, set_=rest)


def put_once(table: Table, row: dict[str, Any]) -> Executable:
    """Insert a row, unless there is one like it."""
    return insert(table).values(row).on_conflict_do_nothing()
