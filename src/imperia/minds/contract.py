"""What a mind is: asked for an action, it answers."""

from __future__ import annotations

from typing import Protocol

from imperia.play import Action, Match


class Mind(Protocol):
    """A bot at one seat. It gets the match to ask what its seat may know and do; the minds here look at
    nothing else, and a test plays them on deals that differ only in what they may not know."""

    def choose(self, match: Match, seat: int) -> Action:
        """One of `match.legal(seat)`, which has at least one."""
        ...
