"""One match at one terminal, from the first question to the last, or until somebody leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from shlex import quote
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markdown import Markdown

from imperia.cli.commands.hint import opinion
from imperia.cli.commands.rules import clauses_as_markdown
from imperia.cli.errors import CommandError
from imperia.cli.table.display import Display
from imperia.cli.table.keyboard import Keyboard, Leave
from imperia.cli.table.question import Question, reason
from imperia.cli.table.saves import SaveFile, chosen_file
from imperia.cli.table.telling import results_table
from imperia.cli.warming import compile_minds
from imperia.play import IllegalAction, UndoRefused
from imperia.words import SystemReason

if TYPE_CHECKING:
    from imperia.cli.screens import Screen
    from imperia.cli.speech import Speech
    from imperia.cli.table.seats import Seats
    from imperia.minds import Mind
    from imperia.play import Match


class Session:
    def __init__(
        self,
        match: Match,
        seats: Seats,
        minds: Mapping[int, Mind],
        screen: Screen,
        console: Console,
        speech: Speech,
        file: SaveFile,
        get_bots_ready: Callable[[Match], None],
    ) -> None:
        self.match = match
        self.seats = seats
        self.minds = minds
        self.screen = screen
        self.speech = speech
        self.file = file
        self._get_bots_ready = get_bots_ready
        self.display = Display(match, seats, screen, console, speech)
        self.keyboard = Keyboard(console)
        self._adviser: Mind | None = None  # made when it is first asked
        self.secret_decisions: set[str] = set()  # kinds of decisions that several seats take at the same time

    def run(self) -> None:
        """Play to the end; if somebody leaves earlier, everything is saved."""
        try:
            while not self.match.over:
                self._step()
        except Leave:
            self._leave()
        except KeyboardInterrupt:
            # It may have come in the middle of an action: go on from what the history says.
            self.match = self.match.at(self.match.step)
            self._leave()
        else:
            self._end()

    def _step(self) -> None:
        actors = self.match.actors
        if len(actors) > 1:
            self.secret_decisions.add(self.match.decision)
        people = [seat for seat in actors if seat not in self.minds]
        if people:  # in a sealed decision they go first: they need not wait until bots are compiled
            self._ask(Question(self.match, people[0], self.seats, self.screen, self.speech))
        else:
            self._get_bots_ready(self.match)
            self.match.play(actors[0], self.minds[actors[0]].choose(self.match, actors[0]))

    # ----- One question

    def _ask(self, question: Question) -> None:
        """Ask until the seat has acted or taken something back."""
        self._save()
        self.display.ask(question)
        while True:
            typed, in_secret, step = self._typed(question), self._in_secret(), self.match.step
            try:
                if self._do(question, typed):
                    if in_secret:
                        self._pretend(question, step)
                    return
            except IllegalAction as problem:
                hidden = self.screen.unrevealing(self.match, problem, self.speech) if in_secret else None
                self.display.complain(hidden or reason(problem, self.seats, self.speech.lang))
            except UndoRefused as problem:
                self.display.complain(reason(problem, self.seats, self.speech.lang))
            except CommandError as problem:
                hidden = self.speech("cli-hidden-unclear") if in_secret else None
                self.display.complain(hidden or str(problem))
            except OSError as problem:
                self.display.complain(self._not_saved(problem))

    def _pretend(self, question: Question, step: int) -> None:
        """Ask for what was not asked, so that nobody who watches learns that there was no choice."""
        for pretended in self.screen.pretended(self.match, step, question):
            self.display.ask(question, pretended.asked, pretended.news)
            while not question.means(typed := self._typed_in_secret(question), pretended.answer):
                if typed.lower() == "q":
                    raise Leave
                self.display.complain(pretended.otherwise)

    def _typed(self, question: Question) -> str:
        if self._in_secret():
            return self._typed_in_secret(question)
        return self.keyboard.line(f"{self.seats.names[question.seat]}> ")

    def _typed_in_secret(self, question: Question) -> str:
        name = self.seats.names[question.seat]
        self.display.print(self.speech("cli-look-away", seat=name))
        return self.keyboard.hidden_line(self.speech("cli-hidden-prompt", seat=name))

    def _in_secret(self) -> bool:
        """Whether others at this terminal must not see what is typed."""
        secret = self.match.decision in self.secret_decisions or self.screen.is_secret(self.match)
        return secret and len(self.seats.people) > 1

    def _do(self, question: Question, typed: str) -> bool:
        """Do what was typed; return whether there is a new question to ask."""
        command, _, rest = typed.partition(" ")
        match command.lower():
            case "":
                self.display.print(self.display.asked(question))
            case "?" | "why":
                self._explain(question, rest)
            case "u" | "undo":
                self.match.undo(question.seat)
                self.display.print(self.speech("cli-undone"))
                return True
            case "s":
                self._save_as(rest)
            case "l":
                self.display.print(self.display.log())
            case "m":
                self.display.print(self.display.board(), "", self.display.asked(question))
            case "h" | "hint":
                self._hint(question)
            case "q" | "quit":
                raise Leave
            case _ if command.startswith("?"):
                self._explain(question, typed[1:])
            case _:
                self.match.play(question.seat, question.understand(typed))
                return True
        return False

    def _explain(self, question: Question, typed: str) -> None:
        """The clauses that matter now, or whether what was typed is possible, and why not."""
        explanation = self.screen.explanation(self.match, question.seat, typed, self.speech, self.seats.names)
        if explanation:
            self.display.print(explanation)
        elif typed.strip():
            action = question.understand(typed)
            self.display.print(self.speech("cli-possible", action=question.sentence(action)))
        else:
            rulebook = self.match.definition.rulebook(self.speech.lang)
            numbers = self.screen.clauses(self.match)
            clauses = [clause for number in numbers for clause in rulebook.find(number)]
            self.display.print(Markdown(clauses_as_markdown(clauses)), "", self._commands())

    def _commands(self) -> str:
        commands = self.speech("cli-commands", example=self.screen.example)
        topics = self.screen.topics(self.speech)
        return f"{commands} {topics}" if topics else commands

    def _hint(self, question: Question) -> None:
        """What a bot would do: one like those at the table, with a mind of its own."""
        if self._adviser is None:
            self._adviser = adviser(self.match, self.seats, self.speech)
        compile_minds(self.match, self.speech, [self._adviser])
        told = opinion(self._adviser, self.match, question.seat, self.seats.names, self.speech)
        self.display.print(told)

    # ----- Keeping and ending

    def _save(self) -> None:
        """Saves as often as possible; a full disk does not end a match."""
        try:
            self.file.write(self.match, self.seats)
        except OSError as problem:
            self.display.complain(self._not_saved(problem))

    def _save_as(self, name: str) -> None:
        file = chosen_file(name, self.speech) if name else self.file
        file.write(self.match, self.seats)
        self.display.print_command(self.speech("cli-saved", file=str(file.path)))

    def _not_saved(self, problem: OSError) -> str:
        why = SystemReason(problem).text(self.speech.lang)
        return self.speech("cli-not-saved", file=str(problem.filename), why=why)

    def _leave(self) -> None:
        self.file.write(self.match, self.seats)
        command = f"imperia play {self.match.game} --resume {quote(str(self.file.path))}"
        self.display.print_command(self.speech("cli-left", command=command))

    def _end(self) -> None:
        self.file.write(self.match, self.seats)
        self.display.print("", self.display.news(), "", self.display.board(), "")
        self.display.print(results_table(self.match, self.seats, self.speech), "")
        if afterword := self.display.screen.afterword(self.match, self.seats, self.speech):
            self.display.print(afterword, "")
        command = f"imperia replay {quote(str(self.file.path))}"
        self.display.print_command(self.speech("cli-ended", command=command))


def adviser(match: Match, seats: Seats, speech: Speech) -> Mind:
    """A mind that searches, if one sits at the table; or the adviser, if one there asks a network; otherwise
    one that needs no time."""
    from imperia.minds import ADVISER, PolicyMind, TreeMind, make_mind, mind_for

    minds = [mind_for(make_mind(name, lang=speech.lang), match) for name in seats.minds]
    for mind in minds:
        if isinstance(mind, TreeMind):
            return mind
    learned = any(isinstance(mind, PolicyMind) for mind in minds)
    return mind_for(make_mind(ADVISER if learned else "greedy", lang=speech.lang), match)
