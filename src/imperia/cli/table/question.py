"""A question to one seat, the choices it has, and what a typed answer means."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from imperia.cli.errors import CommandError
from imperia.games.errors import BadNotation

if TYPE_CHECKING:
    from imperia.cli.speech import Speech
    from imperia.cli.table.seats import Seats
    from imperia.play import Action, IllegalAction, Match, UndoRefused


class Typing(Protocol):
    """How choices of a game are typed: a part of its screen."""

    def label(self, action: Action, seats: Seats) -> str:
        """What to type for an action; different for all legal actions."""

    def readings(self, match: Match, text: str, seats: Seats) -> Iterable[str]:
        """Actions in notation that a text may mean, legal or not: `7` may be `place 7`."""


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
        found = [
            label
            for label, action in self.choices.items()
            if action.kind in wanted and any(begins_a_word(named, phrase) for phrase in self._phrases(action))
        ]
        if len(found) == 1:
            return self.choices[found[0]]
        if found:
            raise CommandError(self.speech("cli-several-fit", answer=named, labels=", ".join(found)))
        for notation in self.screen.readings(self.match, named, self.seats):
            if notation.split()[0] in wanted:
                refusal = self._why_not(notation)
                if refusal:
                    raise refusal
        raise CommandError(self.speech("cli-not-understood", answer=named))

    def _phrases(self, action: Action) -> list[str]:
        facts = self.match.definition.phrase(
            self.match.setting, self.speech.lang, action.arguments, self.seats.names
        )
        words = [value for value in facts.values() if isinstance(value, str)]
        return words or [self.sentence(action)]

    def _why_not(self, notation: str) -> IllegalAction | None:
        try:
            return self.match.why_not(self.seat, notation)
        except BadNotation:
            return None


def reason(problem: IllegalAction | UndoRefused, seats: Seats, lang: str) -> str:
    """Why not, with the names of the seats and the clause."""
    return problem.text(lang, seats.names)


def plain(text: str) -> str:
    """Without capitals, accents and double spaces, so that people may type as they like."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def begins_a_word(beginning: str, phrase: str) -> bool:
    return f" {beginning}" in f" {plain(phrase)}"
