"""What can go wrong with an environment."""

from __future__ import annotations

from imperia.words import SpokenError


class MissingPackage(SpokenError, ImportError):
    """A library that an adapter needs is not installed."""


class BadEnvironment(SpokenError, ValueError):
    """An environment that cannot be made, or is used in a way that makes no sense."""


class Prescribed(SpokenError, ValueError):
    """An action that people may take, but not bots, to whom the rules prescribe another."""
