"""The sentences of the command line, in one language."""

from __future__ import annotations

from functools import cache
from typing import Any

from imperia.words import Words


class Speech:
    """`speech("cli-saved", file=path)` is a sentence of the common catalogue."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **arguments: Any) -> str:
        return catalogue().say(self.lang, key, **arguments)


@cache
def catalogue() -> Words:
    return Words()
