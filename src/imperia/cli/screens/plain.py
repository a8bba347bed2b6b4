"""What a screen does where its game needs nothing of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType

    from imperia.cli.appearance import Look
    from imperia.cli.screens.illustration import Illustration
    from imperia.cli.speech import Speech
    from imperia.cli.table.question import Pretended, Question
    from imperia.cli.table.seats import Seats
    from imperia.play import Event, IllegalAction, Match


class PlainScreen:
    def illustration(self, match: Match, viewer: int | None, seats: Seats, look: Look) -> Illustration | None:
        """The board as a drawing, where the game has one."""
        return None

    def menu(self, question: Question, look: Look) -> RenderableType | None:
        """The choices, where they are not simply listed."""
        return None

    def notes(self, question: Question, look: Look) -> RenderableType | None:
        """What else helps to answer a question."""
        return None

    def weighty(self, match: Match, events: Sequence[Event], viewer: int | None) -> list[Event]:
        """Those of many events that are worth a line."""
        return list(events)

    def vocabulary(self, lang: str) -> Mapping[str, str]:
        """Other words for what stands in the notation; the sentences of choices are understood anyway."""
        return {}

    def afterword(self, match: Match, seats: Seats, speech: Speech) -> RenderableType | None:
        """What there is to say at the end, beside the points."""
        return None

    def is_secret(self, match: Match) -> bool:
        """Whether the answer to what is asked stays hidden from the other seats."""
        return False

    def unrevealing(self, match: Match, problem: IllegalAction, speech: Speech) -> str | None:
        """What is said instead of a reason that would betray secret answers given before."""
        return None

    def pretended(self, match: Match, step: int, question: Question) -> list[Pretended]:
        """Secret questions that were not asked since a step, because only one answer was left."""
        return []

    def topics(self, speech: Speech) -> str | None:
        """What may be asked with `why`, beside choices."""
        return None
