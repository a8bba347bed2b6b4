"""How each game looks in the terminal, beyond what its definition says."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from imperia.cli.appearance import Look
    from imperia.cli.speech import Speech
    from imperia.cli.table.seats import Seats
    from imperia.play import Action, Match


class Screen(Protocol):
    example: str  # an action in notation, for the help

    def board(self, match: Match, viewer: int | None, seats: Seats, look: Look, news: Text) -> RenderableType:
        """Everything on the table, as far as the viewer may know it, and the news."""

    def label(self, action: Action, seats: Seats) -> str:
        """What to type for an action; different for all legal actions."""

    def readings(self, match: Match, text: str, seats: Seats) -> Iterable[str]:
        """Actions in notation that a text may mean, legal or not: `7` may be `place 7`."""

    def clauses(self, match: Match) -> tuple[str, ...]:
        """The clauses that matter for the open decision."""

    def explanation(self, match: Match, seat: int, text: str, speech: Speech) -> str | None:
        """What lies behind the possible action that a text names (`Match.explain`), in words; None if there
        is nothing."""


def screen_of(game: str) -> Screen:
    screen: Screen = import_module(f"imperia.cli.screens.{game}").SCREEN
    return screen
