"""Errors that a user can cause, each with a message that says what would be right."""

from __future__ import annotations


class ImperiaError(Exception):
    """Base of every error that Imperia raises on wrong use."""

    def text(self, lang: str = "en") -> str:
        """The message in the reader's language."""
        return str(self)
