"""What a mind is: something that can be asked for an action."""

from __future__ import annotations

from typing import Protocol

from imperia.play import Action, Match


class Mind(Protocol):
    """A bot at one seat. It is given the whole match, so that it can ask what its seat may know and do. The
    minds in this package look at nothing else; a test checks that, with deals that differ only in what they
    may not know."""

    def choose(self, match: Match, seat: int) -> Action:
        """One of `match.legal(seat)`, which is never empty."""
        ...
