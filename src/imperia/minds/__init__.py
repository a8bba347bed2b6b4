"""Bots. A mind is asked for an action and gets the match only to look at what its seat may know."""

from imperia.minds.random import RandomMind

__all__ = ["RandomMind"]
