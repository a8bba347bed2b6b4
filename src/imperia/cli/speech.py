"""The sentences of the command line, in one language."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from imperia.words import Words


class Speech:
    """`speech("cli-saved", file=path)` is a sentence of the common catalogue."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @cached_property
    def _words(self) -> Words:
        return Words()

    def __call__(self, key: str, **arguments: Any) -> str:
        return self._words.say(self.lang, key, **arguments)
