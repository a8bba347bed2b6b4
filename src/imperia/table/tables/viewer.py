"""Somebody who looks at a table over a live connection."""

from __future__ import annotations

from typing import Protocol

from imperia.table.people import Person


class Viewer(Protocol):
    person: Person | None
    seat: int | None  # whose view it gets; None for a spectator's
    lang: str
    visible: bool  # whether somebody can see what it shows
    notifies: bool  # whether it tells somebody who does not look at it

    def send(self, message: bytes) -> None:
        """Never waits; a connection that receives nothing for long is closed."""

    def leave(self, reason: str) -> None:
        """Close the connection."""
