"""Errors of the command line itself; their messages are already in the reader's language."""

from __future__ import annotations

from imperia.errors import ImperiaError


class CommandError(ImperiaError):
    """Something that cannot be done: one line that says why, and what would be right."""


class Interrupted(ImperiaError):
    """Ctrl-C: one line that says what was kept."""
