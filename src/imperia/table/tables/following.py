"""Following the log: taking over what other servers on the same database have written at a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy.exc import SQLAlchemyError

from imperia.table.errors import Refused
from imperia.table.tables.details import RUNNING, Logged, Stored
from imperia.table.tables.logged_match import LoggedMatch
from imperia.table.tables.reading import Progress, progress
from imperia.table.tables.whole import Table

RETRY_SECONDS = 1
MOST_ROWS = 20
_log = logging.getLogger(__name__)


class Overtaken(Refused):
    """Another server wrote first. The table has since followed the log, which is given here."""

    def __init__(self, log: Sequence[Logged]) -> None:
        super().__init__("stale")
        self.log = log


async def follow(table: Table) -> list[Logged]:
    """Read the table again, take over what is stored and tell everybody; returns the log."""
    try:
        stored = await _stored(table)
        table.become(stored, await _logged(table, stored))
    except Refused:  # it can no longer be read: viewers connect again, and are told why
        table.hall.give_up(table.details.id)
        raise
    table.forget_what_was_taken_back(stored.log)
    table.proposal = None
    table.thinking.forget()
    table.set_alarm(None)
    table.audience.welcome_all()
    if table.details.status == RUNNING:
        await table.go_on()
    return stored.log


async def _logged(table: Table, stored: Stored) -> LoggedMatch | None:
    """The match as it is by now. A few new rows are played here; many are replayed in the folding thread."""
    logged = table.logged
    if logged is None or logged.halt is not None or len(stored.log) - logged.seq > MOST_ROWS:
        return await table.hall.folded(stored)
    logged.follow(stored.log[logged.seq :])
    return logged


def progress_of(table: Table) -> Progress:
    """How far a table is, as far as this server knows."""
    return progress(table.details, 0 if table.logged is None else table.logged.seq)


async def follow_if_behind(table: Table) -> None:
    """Follow the log if it is ahead. Only the worker of the table calls this, so that no change of our own is
    under way."""
    try:
        stored = await table.hall.stored(table.details.id)
        if progress(stored.details, len(stored.log)) != progress_of(table):
            await follow(table)
    except Refused:
        table.hall.give_up(table.details.id)


async def _stored(table: Table) -> Stored:
    """What is stored of the table. Waits until the database answers: what is known here cannot be relied on,
    so nothing else is done."""
    while True:
        try:
            return await table.hall.stored(table.details.id)
        except SQLAlchemyError as problem:
            _log.warning("table %s cannot be read again yet: %s", table.details.id, problem)
            await asyncio.sleep(RETRY_SECONDS)
