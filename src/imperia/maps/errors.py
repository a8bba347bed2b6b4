"""The error for a map file that is wrong."""

from __future__ import annotations

from typing import Any

from imperia.words import SpokenError, Words, facts_in_words
from imperia.words.spoken import catalogue_of


class MapError(SpokenError, ValueError):
    """A mistake in a map file: where it is, what is wrong, and what to do about it.

    `source` is the file, or empty if the text of a map was given. Lines and columns count from 1; both are 0
    when the file as a whole cannot be read.
    """

    def __init__(self, source: str, line: int, column: int, key: str, /, **facts: Any) -> None:
        super().__init__(key, **facts)
        self.args = (source, line, column, key)  # for unpickling it in another process
        self.source = source
        self.line = line
        self.column = column

    @property
    def problem(self) -> str:
        """What is wrong."""
        return self._say("en")

    @property
    def remedy(self) -> str:
        """What to do about it."""
        return self._say("en", ".remedy")

    def text(self, lang: str = "en") -> str:
        """All of it, in the reader's language."""
        place = self._place(lang)
        return f"{place}{': ' if place else ''}{self._say(lang)}. {self._say(lang, '.remedy')}"

    def _place(self, lang: str) -> str:
        if not self.line:
            return self.source
        if self.source:
            return f"{self.source}:{self.line}:{self.column}"
        return self._words.say(lang, "place-in-map", line=str(self.line), column=str(self.column))

    def _say(self, lang: str, part: str = "") -> str:
        return self._words.say(lang, f"{self.key}{part}", **facts_in_words(self.facts, lang))

    @property
    def _words(self) -> Words:
        return catalogue_of(type(self))
