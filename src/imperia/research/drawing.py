"""A match as the terminal shows it, as plain text."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from imperia.cli.appearance import look_of
from imperia.cli.screens import screen_of
from imperia.cli.table.seats import unnamed_seats

if TYPE_CHECKING:
    from imperia.play import Match

WIDTH = 120
ENGLISH = "en"


def drawn(match: Match, viewer: int | None) -> str:
    """The table as a seat sees it, or a spectator (None), and what is asked."""
    console = Console(
        file=StringIO(), width=WIDTH, color_system=None, markup=False, emoji=False, highlight=False
    )
    seats = unnamed_seats(match.definition, match.players, ENGLISH)
    look = look_of(console, ENGLISH)
    with console.capture() as written:
        console.print(screen_of(match.game).board(match, viewer, seats, look, Text()))
        console.print(match.question(ENGLISH, seats.names))
    return written.get()
