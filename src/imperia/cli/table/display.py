"""What people at the terminal see of a match: the board, the news, the question and its choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.text import Text

from imperia.cli.appearance import look_of, seat_style
from imperia.cli.table.telling import told

if TYPE_CHECKING:
    from imperia.cli.screens import Screen
    from imperia.cli.speech import Speech
    from imperia.cli.table.question import Question
    from imperia.cli.table.seats import Seats
    from imperia.play import Action, Match

MOST_IN_ONE_COLUMN = 8
SPACE_AROUND = 3  # two empty lines and the prompt


class Display:
    def __init__(self, match: Match, seats: Seats, screen: Screen, console: Console, speech: Speech) -> None:
        self.match = match
        self.seats = seats
        self.screen = screen
        self.console = console
        self.speech = speech
        self._told = self._known_before()  # how much of the log has been shown
        self._greeted = False
        self._board_heights: dict[int, int] = {}  # by the width of the terminal, which may change

    def print(self, *parts: RenderableType) -> None:
        self.console.print(*parts, sep="\n")

    def print_command(self, sentence: str) -> None:
        """On one line, however long, so that a command in it can be copied."""
        self.console.print(sentence, soft_wrap=True)

    def complain(self, problem: str) -> None:
        self.print(Text(problem, "yellow"))

    def ask(
        self, question: Question, other: RenderableType | None = None, most_news: int | None = None
    ) -> None:
        """Show the board if somebody else acted last or there is room for it; then news, question and
        choices, or something else that is asked."""
        news, asked = self.news(most_news), other or self.asked(question)
        if self._is_new_to(question.seat) or self._is_room_for_board(news, asked):
            self.print("", self.board(news))
        elif news:
            self.print("", news)
        if not self._greeted:
            commands = self.speech("cli-commands", example=self.screen.example)
            topics = self.screen.topics(self.speech)
            self.print("", f"{commands} {topics}" if topics else commands)
            self._greeted = True
        self.print("", asked)

    def asked(self, question: Question) -> RenderableType:
        name = (f"{self.seats.names[question.seat]}: ", seat_style(question.seat))
        sentence = (self.match.question(self.speech.lang, self.seats.names), "bold")
        look = look_of(self.console, self.speech.lang)
        notes = self.screen.notes(question, look)
        listed = self.screen.menu(question, look) or self.listed(question)
        return Group(Text.assemble(name, sentence), *([notes] if notes else []), listed)

    def listed(self, question: Question) -> RenderableType:
        """Every choice with what to type for it, and what it would do to the points."""

        def forecast(action: Action) -> list[tuple[str, str]]:
            points = question.forecast(action)
            return [(f"  ({points})", "italic")] if points else []

        in_columns = len(question.choices) > MOST_IN_ONE_COLUMN
        width = 3 if in_columns else max(3, *map(len, question.choices))
        choices = [
            Text.assemble((f"{label:>{width}}", "bold"), "  ", question.sentence(action), *forecast(action))
            for label, action in question.choices.items()
        ]
        return Columns(choices, equal=True, column_first=True) if in_columns else Text("\n").join(choices)

    def board(self, news: Text | None = None) -> RenderableType:
        look = look_of(self.console, self.speech.lang)
        return self.screen.board(self.match, self.seats.watched_by, self.seats, look, news or Text())

    def log(self) -> Text:
        """Everything that has happened, as far as those at the terminal may know it."""
        return told(self.match.log.seen_by(self.seats.watched_by), self.seats, self.speech.lang)

    def news(self, most: int | None = None) -> Text:
        """What has happened since the last news; at most so many events, the others later."""
        events = self.match.log.seen_by(self.seats.watched_by)
        fresh = list(events[self._told :])[:most]
        self._told += len(fresh)
        kept = self.screen.weighty(self.match, fresh, self.seats.watched_by)
        news = told(kept, self.seats, self.speech.lang)
        if lesser := len(fresh) - len(kept):
            news = Text("\n").join([news, Text(self.speech("cli-lesser-events", count=lesser), "italic")])
        return news

    def _known_before(self) -> int:
        """How much of the log people have seen: nothing of a new match, otherwise everything up to their last
        action."""
        acted = [step for step, (seat, _) in enumerate(self.match.history, 1) if seat in self.seats.people]
        return len(self.match.log) - len(self.match.log.since(acted[-1])) if acted else 0

    def _is_new_to(self, seat: int) -> bool:
        history = self.match.history
        return not self._greeted or not history or history[-1][0] != seat

    def _is_room_for_board(self, *others: RenderableType) -> bool:
        width = self.console.width
        if width not in self._board_heights:
            self._board_heights[width] = self._height(self.board())
        needed = self._board_heights[width] + sum(map(self._height, others)) + SPACE_AROUND
        return needed <= self.console.height

    def _height(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part))
