"""Errors in the reader's language: a key and facts, which are put into words when somebody reads them."""

from __future__ import annotations

import errno
import operator
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from imperia.errors import ImperiaError
from imperia.words.catalogue import Words

PACKAGE = Path(__file__).parents[1]


class SpokenError(ImperiaError):
    """An error whose sentence is in the catalogue of the layer to which its class belongs (in the folder
    `words` there), or in the common catalogue if the layer has none."""

    def __init__(self, key: str, /, **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def text(self, lang: str = "en") -> str:
        """The message in the reader's language."""
        if " " in self.key:  # a sentence instead of a key: somebody else's program has raised this error
            return self.key
        return catalogue_of(type(self)).say(lang, self.key, **facts_in_words(self.facts, lang))

    def __str__(self) -> str:
        return self.text()


def catalogue_of(error: type[SpokenError]) -> Words:
    ours = next(cls.__module__ for cls in error.__mro__ if cls.__module__.startswith("imperia."))
    return _catalogue(ours.split(".")[1])


@cache
def _catalogue(layer: str) -> Words:
    folder = PACKAGE / layer / "words"
    return Words(folder) if folder.is_dir() else Words()


# ----- Facts


@runtime_checkable
class Speaking(Protocol):
    """A fact that puts itself into words."""

    def text(self, lang: str) -> str: ...


def facts_in_words(facts: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """Facts in the form that sentences need: lists joined with commas, everything in the reader's
    language."""
    return {name: _in_words(value, lang) for name, value in facts.items()}


def _in_words(value: Any, lang: str) -> Any:
    if isinstance(value, Speaking):
        return value.text(lang)
    if isinstance(value, (list, tuple)):
        sentences = any(isinstance(item, ImperiaError) for item in value)
        return ("; " if sentences else ", ").join(str(_in_words(item, lang)) for item in value)
    if hasattr(value, "__index__"):
        return operator.index(value)  # NumPy integers too
    return value


@dataclass(frozen=True)
class Quoted:
    """Text that somebody wrote, in the quotation marks of the language; other values as Python does."""

    value: Any

    def text(self, lang: str) -> str:
        return _catalogue("words").quoted(lang, self.value)


def quoted(values: Iterable[Any]) -> list[Quoted]:
    return [Quoted(value) for value in values]


@dataclass(frozen=True)
class _Joined:
    """Things joined by commas, with a word such as "and" before the last."""

    things: Iterable[Any]
    key: str

    def text(self, lang: str) -> str:
        *first, last = (str(_in_words(thing, lang)) for thing in self.things)
        return _catalogue("words").say(lang, self.key, first=", ".join(first), last=last) if first else last


def all_of(things: Iterable[Any]) -> Speaking:
    return _Joined(tuple(things), "list-and")


def any_of(things: Iterable[Any]) -> Speaking:
    return _Joined(tuple(things), "list-or")


@dataclass(frozen=True)
class SystemReason:
    """Why the operating system did not do something: in our words for common reasons, otherwise in the words
    of the system."""

    problem: Exception

    def text(self, lang: str) -> str:
        if not isinstance(self.problem, OSError):  # such as a path that no file can have
            return _catalogue("words").say(lang, "system-bad-path")
        key = f"system-{errno.errorcode.get(self.problem.errno or 0, 'unknown').lower()}"
        words = _catalogue("words")
        return words.say(lang, key) if words.has(lang, key) else self.problem.strerror or str(self.problem)
