"""A question to one seat, the choices it has, and what a typed answer means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from imperia.cli.errors import CommandError
from imperia.cli.typed import begins_a_word, meant, plain
from imperia.games.errors import BadNotation
from imperia.play.forecast import QUESTION

if TYPE_CHECKING:
    from rich.console import RenderableType

    from imperia.cli.speech import Speech
    from imperia.cli.table.seats import Seats
    from imperia.games.setting import Facts
    from imperia.play import Action, IllegalAction, Match, UndoRefused

ENGLISH = "en"  # which is always understood


class Typing(Protocol):
    """How choices of a game are typed: a part of its screen."""

    def label(self, action: Action, seats: Seats) -> str:
        """What to type for an action; different for all legal actions."""

    def readings(self, match: Match, text: str, seats: Seats) -> Iterable[str]:
        """Actions in notation that a text may mean, legal or not: `7` may be `place 7`."""

    def vocabulary(self, lang: str) -> Mapping[str, str]:
        """Words of a language, and what stands for them in the notation: `kawaleria` is `cavalry`."""


@dataclass(frozen=True)
class Pretended:
    """A question with one possible answer, asked so that others do not learn that there was only one."""

    asked: RenderableType
    answer: str
    otherwise: str  # what is said to any other answer
    news: int  # how many events would have been told before it


@dataclass(frozen=True)
class Question:
    match: Match
    seat: int
    seats: Seats
    screen: Typing
    speech: Speech

    @cached_property
    def choices(self) -> dict[str, Action]:
        """The legal actions, by what to type for them."""
        stop_last = sorted(self.match.legal(self.seat), key=lambda action: action.kind == "stop")
        return {self.screen.label(action, self.seats): action for action in stop_last}

    def sentence(self, action: Action) -> str:
        return action.text(self.speech.lang, self.seats.names)

    def forecast(self, action: Action) -> str:
        """What a choice would do to the points, seat by seat; empty where that is nothing."""
        choice = self._foreseen.get(action.code)
        if choice is None:
            return ""
        now = self.match.scores
        changes = [
            f"{self.seats.letters[after['seat']]} {now[after['seat']]['total']} → {after['total']}"
            for after in choice["seats"]
            if after["total"] != now[after["seat"]]["total"]
        ]
        points = ", ".join([*changes, *(["?"] if "hidden" in choice else [])])
        return self.speech("cli-at-best", points=points) if points and "best" in choice else points

    @cached_property
    def _foreseen(self) -> dict[int, Facts]:
        """The choices that change points, by their codes."""
        if not self.match.definition.foresees:
            return {}
        answer = self.match.explain(self.seat, QUESTION)
        return {choice["code"]: choice for choice in answer["choices"]} if answer else {}

    def understand(self, text: str) -> Action:
        """The action that an answer means. IllegalAction says why it is not possible now."""
        answer = plain(text)
        for label, action in self.choices.items():
            if answer in (plain(label), action.notation):
                return action
        try:
            refusal = self.match.why_not(self.seat, answer)
        except BadNotation:
            return self._named(answer)
        assert refusal is not None  # legal answers were handled above
        raise refusal

    def _named(self, answer: str) -> Action:
        """The only choice that fits what was typed, with or without its kind: `place maravel`, `maravel`."""
        kind, _, rest = answer.partition(" ")
        kinds = {action.kind for action in self.choices.values()}
        named, wanted = (rest, {kind}) if kind in kinds and rest else (answer, kinds)
        found = self._fitting(named, wanted)
        if len(found) == 1:
            return self.choices[found[0]]
        if found:
            raise CommandError(self.speech("cli-several-fit", answer=named, labels=", ".join(found)))
        self._refuse(wanted, named, self._in_notation(named))
        number, _, rest = named.partition(" ")
        if number.isdigit() and rest and (found := self._fitting(rest, wanted)):
            self._refuse(wanted, number)
            raise CommandError(self.speech("cli-number-later", answer=named, label=found[0]))
        raise CommandError(self.speech("cli-not-understood", answer=named))

    def _refuse(self, wanted: set[str], *texts: str | None) -> None:
        """Say why not, if one of these is something that could be done at another time."""
        for text in filter(None, texts):
            for notation in self.screen.readings(self.match, text, self.seats):
                if notation.split()[0] in wanted and (refusal := self._why_not(notation)):
                    raise refusal

    def _fitting(self, named: str, wanted: set[str]) -> list[str]:
        """The labels of the choices that may be called so: in the person's language, else in English."""
        for lang in dict.fromkeys((self.speech.lang, ENGLISH)):
            found = [
                label
                for label, action in self.choices.items()
                if action.kind in wanted and self._is_called(named, label, action, lang)
            ]
            if found:
                return found
        word = self._in_notation(named)
        return [label for label, action in self.choices.items() if label == word and action.kind in wanted]

    def _is_called(self, named: str, label: str, action: Action, lang: str) -> bool:
        """Whether it is called so: by a word of it, or by its label and a word: `2 cavalry` where a number of
        cavalry is asked for."""
        first, _, rest = named.partition(" ")
        words = rest if rest and first == plain(label) else named
        return any(begins_a_word(words, phrase) for phrase in self._phrases(action, lang))

    def means(self, text: str, word: str) -> bool:
        """Whether a word of the notation was typed, or what it is called."""
        return word in (plain(text), self._in_notation(text))

    def _in_notation(self, named: str) -> str | None:
        return meant(named, self.screen.vocabulary(self.speech.lang))

    def _phrases(self, action: Action, lang: str) -> list[str]:
        facts = self.match.definition.phrase(self.match.setting, lang, action.arguments, self.seats.names)
        words = [value for value in facts.values() if isinstance(value, str)]
        return words or [action.text(lang, self.seats.names)]

    def _why_not(self, notation: str) -> IllegalAction | None:
        try:
            return self.match.why_not(self.seat, notation)
        except BadNotation:
            return None


def reason(problem: IllegalAction | UndoRefused, seats: Seats, lang: str) -> str:
    """Why not, with the names of the seats and the clause."""
    return problem.text(lang, seats.names)
