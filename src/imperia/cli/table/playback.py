"""Looking at a saved match, finished or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from imperia.cli.appearance import look_of
from imperia.cli.table.keyboard import Keyboard, Leave
from imperia.cli.table.telling import results_table, told

if TYPE_CHECKING:
    from imperia.cli.screens import Screen
    from imperia.cli.speech import Speech
    from imperia.cli.table.seats import Seats
    from imperia.play import Match


class Playback:
    def __init__(
        self, match: Match, viewer: int | None, seats: Seats, screen: Screen, console: Console, speech: Speech
    ) -> None:
        self.match = match
        self.viewer = viewer
        self.seats = seats
        self.screen = screen
        self.console = console
        self.speech = speech
        self.keyboard = Keyboard(console)
        self.last = match.step

    def show(self, step: int) -> None:
        """The table after `step` actions, and what the last of them did."""
        moment = self.match.at(step)
        self.console.print(Text(self.speech("cli-step", step=step, last=self.last), "bold"))
        look = look_of(self.console, self.speech.lang)
        news = told(moment.log.seen_by(self.viewer).since(step - 1), self.seats, self.speech.lang)
        self.console.print(self.screen.board(moment, self.viewer, self.seats, look, news))

    def tell(self) -> None:
        self.console.print(told(self.match.log.seen_by(self.viewer), self.seats, self.speech.lang))

    def results(self) -> None:
        """How the match ended, or how it stands."""
        if not self.match.over:
            self.console.print("", self.speech("cli-broken-off", last=self.last), sep="\n")
        self.console.print("", results_table(self.match, self.seats, self.speech), sep="\n")
        if self.match.over and (afterword := self.screen.afterword(self.match, self.seats, self.speech)):
            self.console.print("", afterword, sep="\n")

    def browse(self) -> None:
        """Step by step, as the person at the terminal wishes."""
        step = 0
        self.show(step)
        self.console.print(self.speech("cli-browse-commands"))
        try:
            while (typed := self.keyboard.line(f"{step}/{self.last}> ")) != "q":
                there = self.wanted(step, typed)
                if there is None:
                    self.console.print(self.speech("cli-browse-commands"))
                    continue
                step = there
                self.show(step)
                if step == self.last:
                    self.results()
        except Leave:
            return

    def wanted(self, step: int, typed: str) -> int | None:
        """The step that was asked for, if the match has it."""
        if typed == "":
            return min(step + 1, self.last)
        if typed == "b":
            return max(step - 1, 0)
        return int(typed) if typed.isdigit() and int(typed) <= self.last else None
