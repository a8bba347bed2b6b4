"""Statements for rows that may exist already. SQLite and PostgreSQL have the same syntax for them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Executable, Table
from sqlalchemy.dialects.postgresql import insert


def put(table: Table) -> Executable:
    """Insert whole rows, or overwrite those with the same primary keys."""
    keys = [column.name for column in table.primary_key]
    new = insert(table)
    rest = {column.name: new.excluded[column.name] for column in table.columns if not column.primary_key}
    return new.on_conflict_do_update(index_elements=keys, set_=rest)


def put_once(table: Table, row: dict[str, Any]) -> Executable:
    """Insert a row, unless there is one with the same keys."""
    return insert(table).values(row).on_conflict_do_nothing()
