"""Storing a change for somebody who is told the outcome."""

from __future__ import annotations

from imperia.table.errors import Refused
from imperia.table.store import Change, Conflict, Database, OutcomeUnknown, Relieved


async def store(database: Database, change: Change) -> None:
    """Store a change; returns once it is on disk. Raises Refused if it is not stored, or nobody knows whether
    it is. A Conflict is left to the caller, and so is Relieved, for changes under a lease."""
    try:
        await database.write(change)
    except (Conflict, Relieved):
        raise
    except OutcomeUnknown:
        raise Refused("not-known") from None
    except Exception:
        raise Refused("not-stored") from None
