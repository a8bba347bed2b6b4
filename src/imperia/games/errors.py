"""Errors in what somebody gives to a game."""

from __future__ import annotations

from imperia.words import SpokenError


class BadOption(SpokenError, ValueError):
    """An option that the game does not have, or a value that it cannot take."""


class BadPosition(SpokenError, ValueError):
    """A description of a position that no game can be in, or that cannot be read."""


class BadNotation(SpokenError, ValueError):
    """A text that names no action."""


class BadQuestion(SpokenError, ValueError):
    """A question to a game that cannot be read, or is about something that is not there, such as a battle."""
