"""One match at one terminal, from the first question to the last, or until somebody leaves."""

from __future__ import annotations

from collections.abc import Mapping
from shlex import quote
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from imperia.cli.appearance import look_of, seat_style
from imperia.cli.commands.rules import clauses_as_markdown
from imperia.cli.errors import CommandError
from imperia.cli.table.keyboard import Keyboard, Leave
from imperia.cli.table.question import Question, reason
from imperia.cli.table.saves import SaveFile, chosen_file
from imperia.cli.table.telling import results_table, told
from imperia.play import IllegalAction, UndoRefused

if TYPE_CHECKING:
    from imperia.cli.screens import Screen
    from imperia.cli.speech import Speech
    from imperia.cli.table.seats import Seats
    from imperia.minds import RandomMind
    from imperia.play import Match

MOST_IN_ONE_COLUMN = 8
SPACE_AROUND = 3  # two empty lines and the prompt


class Session:
    def __init__(
        self,
        match: Match,
        seats: Seats,
        minds: Mapping[int, RandomMind],
        screen: Screen,
        console: Console,
        speech: Speech,
        file: SaveFile,
    ) -> None:
        self.match = match
        self.seats = seats
        self.minds = minds
        self.screen = screen
        self.console = console
        self.speech = speech
        self.file = file
        self.keyboard = Keyboard(console)
        self.told = 0  # how much of the log has been told
        self.greeted = False
        self.board_heights: dict[int, int] = {}  # by the width of the terminal, which may change
        self.secret_decisions: set[str] = set()  # kinds of decisions that several seats take at once

    def run(self) -> None:
        """Play to the end; whoever leaves before it finds everything saved."""
        try:
            while not self.match.over:
                self._step()
        except Leave:
            self._leave()
        except KeyboardInterrupt:
            # It may have come in the middle of an action: take up what the history says.
            self.match = self.match.at(len(self.match.history))
            self._leave()
        else:
            self._end()

    def _step(self) -> None:
        actors = self.match.actors
        if len(actors) > 1:
            self.secret_decisions.add(self.match.decision)
        bots = [seat for seat in actors if seat in self.minds]
        if bots:
            self.match.play(bots[0], self.minds[bots[0]].choose(self.match, bots[0]))
        else:
            self._ask(Question(self.match, actors[0], self.seats, self.screen, self.speech))

    # ----- One question

    def _ask(self, question: Question) -> None:
        """Until the seat has acted or has taken something back."""
        self._save()
        self._show(question)
        while True:
            typed = self._typed(question)
            try:
                if self._do(question, typed):
                    return
            except (IllegalAction, UndoRefused) as problem:
                self._complain(reason(problem, self.seats, self.speech.lang))
            except CommandError as problem:
                self._complain(self.speech("cli-hidden-unclear") if self._in_secret() else str(problem))
            except OSError as problem:
                self._complain(self._not_saved(problem))

    def _typed(self, question: Question) -> str:
        name = self.seats.names[question.seat]
        if self._in_secret():
            self._print(self.speech("cli-look-away", seat=name))
            return self.keyboard.hidden_line(self.speech("cli-hidden-prompt", seat=name))
        return self.keyboard.line(f"{name}> ")

    def _in_secret(self) -> bool:
        """Whether others at this terminal must not see what is typed."""
        return len(self.seats.people) > 1 and self.match.decision in self.secret_decisions

    def _do(self, question: Question, typed: str) -> bool:
        """Do what was typed; returns whether there is a new question to ask."""
        command, _, rest = typed.partition(" ")
        match command.lower():
            case "":
                self._print(self._asked(question))
            case "?" | "why":
                self._explain(question, rest)
            case "u":
                self.match.undo(question.seat)
                self._print(self.speech("cli-undone"))
                return True
            case "s":
                file = chosen_file(rest, self.speech) if rest else self.file
                file.write(self.match, self.seats)
                self._print(self.speech("cli-saved", file=str(file.path)))
            case "l":
                self._print(told(self.match.log.seen_by(self.seats.watched_by), self.seats, self.speech.lang))
            case "m":
                self._print(self._board(), "", self._asked(question))
            case "q":
                raise Leave
            case _ if command.startswith("?"):
                self._explain(question, typed[1:])
            case _:
                self.match.play(question.seat, question.understand(typed))
                return True
        return False

    def _explain(self, question: Question, typed: str) -> None:
        """The clauses that matter now; or whether what was typed is possible, and why not."""
        if typed.strip():
            action = question.understand(typed)
            self._print(self.speech("cli-possible", action=question.sentence(action)))
        else:
            rulebook = self.match.definition.rulebook(self.speech.lang)
            numbers = self.screen.clauses(self.match)
            clauses = [clause for number in numbers for clause in rulebook.find(number)]
            self._print(Markdown(clauses_as_markdown(clauses)), "", self.speech("cli-commands"))

    # ----- What is shown

    def _show(self, question: Question) -> None:
        """The board if somebody else acted last or there is room for it; then news, question and choices."""
        news, asked = self._news(), self._asked(question)
        if self._new_to(question.seat) or self._is_room_for_board(news, asked):
            self._print("", self._board(news))
        elif news:
            self._print("", news)
        if not self.greeted:
            self._print("", self.speech("cli-commands"))
            self.greeted = True
        self._print("", asked)

    def _new_to(self, seat: int) -> bool:
        """Whether somebody else acted last, or nobody."""
        history = self.match.history
        return not self.greeted or not history or history[-1][0] != seat

    def _is_room_for_board(self, *others: RenderableType) -> bool:
        width = self.console.width
        if width not in self.board_heights:
            self.board_heights[width] = self._height(self._board())
        needed = self.board_heights[width] + sum(map(self._height, others)) + SPACE_AROUND
        return needed <= self.console.height

    def _height(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part))

    def _board(self, news: Text | None = None) -> RenderableType:
        look = look_of(self.console, self.speech.lang)
        return self.screen.board(self.match, self.seats.watched_by, self.seats, look, news or Text())

    def _news(self) -> Text:
        """What has happened since the last news, as those at the terminal may know it."""
        events = self.match.log.seen_by(self.seats.watched_by)
        fresh = events[self.told :]
        self.told = len(events)
        return told(fresh, self.seats, self.speech.lang)

    def _asked(self, question: Question) -> RenderableType:
        name = (f"{self.seats.names[question.seat]}: ", seat_style(question.seat))
        sentence = (self.match.question(self.speech.lang, self.seats.names), "bold")
        choices = [
            Text.assemble((f"{label:>3}", "bold"), "  ", question.sentence(action))
            for label, action in question.choices.items()
        ]
        in_columns = len(choices) > MOST_IN_ONE_COLUMN
        listed = Columns(choices, equal=True, column_first=True) if in_columns else Text("\n").join(choices)
        return Group(Text.assemble(name, sentence), listed)

    def _complain(self, problem: str) -> None:
        self._print(Text(problem, "yellow"))

    def _print(self, *parts: RenderableType) -> None:
        self.console.print(*parts, sep="\n")

    # ----- Keeping and ending

    def _save(self) -> None:
        """As often as possible; a full disk spoils no game."""
        try:
            self.file.write(self.match, self.seats)
        except OSError as problem:
            self._complain(self._not_saved(problem))

    def _not_saved(self, problem: OSError) -> str:
        return self.speech("cli-not-saved", file=str(problem.filename), why=str(problem.strerror))

    def _leave(self) -> None:
        self.file.write(self.match, self.seats)
        command = f"imperia play {self.match.game} --resume {quote(str(self.file.path))}"
        self.console.print(self.speech("cli-left", command=command), soft_wrap=True)

    def _end(self) -> None:
        self.file.write(self.match, self.seats)
        self._print("", self._news(), "", self._board(), "")
        self._print(results_table(self.match, self.seats, self.screen, self.speech), "")
        command = f"imperia replay {quote(str(self.file.path))}"
        self.console.print(self.speech("cli-ended", command=command), soft_wrap=True)
