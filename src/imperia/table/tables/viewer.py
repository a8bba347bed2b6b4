"""Somebody who looks at a table over a live connection."""

from __future__ import annotations

from typing import Protocol

from imperia.table.people import Person


class Viewer(Protocol):
    person: Person | None
    seat: int | None  # the seat whose view is sent; None for a spectator's view
    lang: str
    visible: bool  # whether somebody can see what it shows
    notifies: bool  # whether it notifies people who do not look at it

    def send(self, message: bytes) -> None:
        """Send without waiting. A connection that receives nothing for long is closed."""

    def leave(self, reason: str) -> None:
        """Close the connection."""
