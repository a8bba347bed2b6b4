"""Storing something for somebody, who is told the outcome."""

from __future__ import annotations

from imperia.table.errors import Refused
from imperia.table.store import Change, Conflict, Database, OutcomeUnknown, Relieved


async def store(database: Database, change: Change) -> None:
    """Returns once it is on disk, and raises Refused if it is not. A Conflict is left to the caller,
    and so is Relieved, for those who store under a lease."""
    try:
        await database.write(change)
    except (Conflict, Relieved):
        raise
    except OutcomeUnknown:
        raise Refused("not-known") from None
    except Exception:
        raise Refused("not-stored") from None
