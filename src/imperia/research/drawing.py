"""A match as the terminal shows it, as plain text, or drawn, as SVG."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console, Group
from rich.text import Text

from imperia.cli.appearance import Look
from imperia.cli.screens import screen_of
from imperia.cli.screens.illustration import Illustration
from imperia.cli.table.seats import unnamed_seats

if TYPE_CHECKING:
    from imperia.play import Match

WIDTH = 120
ENGLISH = "en"
LOOK = Look(ENGLISH, WIDTH, colour=False, dark=False)


def written(match: Match, viewer: int | None) -> str:
    """The table as a seat sees it, or a spectator (None), and what is asked."""
    console, seats = _console(), unnamed_seats(match.definition, match.players, ENGLISH)
    with console.capture() as text:
        console.print(screen_of(match.game).board(match, viewer, seats, LOOK, Text()))
        console.print(match.question(ENGLISH, seats.names))
    return text.get()


def drawn(match: Match, viewer: int | None) -> str:
    """The same as a picture: one SVG text that needs no other files."""
    screen, seats = screen_of(match.game), unnamed_seats(match.definition, match.players, ENGLISH)
    found = screen.illustration(match, viewer, seats, LOOK)
    if found is None:
        found = Illustration(None, screen.board(match, viewer, seats, LOOK, Text()))
    words = Group(found.words, "", match.question(ENGLISH, seats.names))
    return Illustration(found.drawing, words).svg(_console(), match.definition.title())


def _console() -> Console:
    return Console(
        file=StringIO(), width=WIDTH, color_system=None, markup=False, emoji=False, highlight=False
    )
