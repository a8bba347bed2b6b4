"""How each game looks in the terminal, beyond what its definition says."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from imperia.cli.table.question import Typing

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from imperia.cli.appearance import Look
    from imperia.cli.screens.illustration import Illustration
    from imperia.cli.speech import Speech
    from imperia.cli.table.question import Pretended, Question
    from imperia.cli.table.seats import Seats
    from imperia.play import Event, IllegalAction, Match


class Screen(Typing, Protocol):
    example: str  # an action in notation, for the help

    def board(self, match: Match, viewer: int | None, seats: Seats, look: Look, news: Text) -> RenderableType:
        """Everything on the table, as far as the viewer may know it, and the news."""

    def illustration(self, match: Match, viewer: int | None, seats: Seats, look: Look) -> Illustration | None:
        """The same as a drawing; None for a game that cannot be drawn: the words of the board have to do."""

    def clauses(self, match: Match) -> tuple[str, ...]:
        """The clauses that matter for the open decision."""

    def explanation(
        self, match: Match, seat: int, text: str, speech: Speech, names: tuple[str, ...] = ()
    ) -> str | None:
        """What lies behind the possible action or the number that a text names (`Match.explain`), in words,
        with the names of the seats; None if there is nothing."""

    def menu(self, question: Question, look: Look) -> RenderableType | None:
        """The choices, where they are not simply listed."""

    def notes(self, question: Question, look: Look) -> RenderableType | None:
        """What else helps to answer a question."""

    def weighty(self, match: Match, events: Sequence[Event], viewer: int | None) -> list[Event]:
        """Those of many events that are worth a line."""

    def afterword(self, match: Match, seats: Seats, speech: Speech) -> RenderableType | None:
        """What there is to say at the end, beside the points."""

    def is_secret(self, match: Match) -> bool:
        """Whether the answer to what is asked stays hidden from the other seats."""

    def unrevealing(self, match: Match, problem: IllegalAction, speech: Speech) -> str | None:
        """What is said instead of a reason that would betray secret answers given before."""

    def pretended(self, match: Match, step: int, question: Question) -> list[Pretended]:
        """Secret questions that were not asked since a step, because only one answer was left."""

    def topics(self, speech: Speech) -> str | None:
        """What may be asked with `why`, beside choices."""


def screen_of(game: str) -> Screen:
    screen: Screen = import_module(f"imperia.cli.screens.{game}").SCREEN
    return screen
