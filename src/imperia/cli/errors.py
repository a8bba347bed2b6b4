"""What the command line itself refuses; the message is already in the reader's language."""

from __future__ import annotations

from imperia.errors import ImperiaError


class CommandError(ImperiaError):
    """A wish that cannot be fulfilled: one line that says why, and what would be right."""


class Interrupted(ImperiaError):
    """Ctrl-C: one line that says what was kept."""
