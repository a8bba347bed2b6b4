"""What can go wrong with a database."""

from __future__ import annotations

from imperia.words import SpokenError


class BadDatabase(SpokenError, ValueError):
    """A database that cannot be opened: what is wrong with it, and what would be right."""


class BadBackup(SpokenError, ValueError):
    """Tables that cannot be exported or imported, and why; nothing has changed."""


class BadOrder(SpokenError, ValueError):
    """An order of the operator that cannot be given, and why; nothing has changed."""


class Conflict(Exception):
    """Nothing is stored: somebody else has already written in the same place, perhaps something different."""


class Relieved(Exception):
    """Nothing is stored: another server plays the table by now, because this one was not heard of in time."""


class OutcomeUnknown(Exception):
    """It is not known whether a change is stored: the server is stopping, or the database has forgotten
    it."""
