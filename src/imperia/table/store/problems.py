"""What can go wrong with a database."""

from __future__ import annotations

from imperia.words import SpokenError


class BadDatabase(SpokenError, ValueError):
    """A database that cannot be opened: what is wrong with it, and what would be right."""


class Conflict(Exception):
    """Nothing is stored: what was to be written has been written by somebody else, perhaps otherwise."""


class OutcomeUnknown(Exception):
    """It could not be found out whether a change is stored: the server stops, or the database forgot."""
