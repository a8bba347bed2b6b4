"""What can go wrong with a database."""

from __future__ import annotations

from typing import Any

from imperia.errors import ImperiaError
from imperia.table.sentences import words

PROBLEMS = (
    "no-address",
    "unknown-kind",
    "no-driver",
    "no-file",
    "no-folder",
    "is-folder",
    "other-file",
    "not-writable",
    "newer",
    "no-connection",
    "no-access",
)


class BadDatabase(ImperiaError, ValueError):
    """A database that cannot be opened: what is wrong with it, and what would be right."""

    def __init__(self, key: str, **facts: Any) -> None:
        assert key in PROBLEMS
        self.key = key
        self.facts = facts
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        return words().say(lang, f"database-{self.key}", **self.facts)


class Conflict(Exception):
    """Nothing is stored: what was to be written has been written by somebody else, perhaps otherwise."""


class OutcomeUnknown(Exception):
    """It could not be found out whether a change is stored: the server stops, or the database forgot."""
