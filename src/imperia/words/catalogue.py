"""Fluent catalogues: one `.ftl` file for each language in a folder, later folders before earlier ones."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from imperia.errors import ImperiaError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl")
COMMON = Path(__file__).parent
LONGEST_ARGUMENT = 1000  # characters; Fluent itself gives up at 2500


class UnknownLanguage(ImperiaError, ValueError):
    """A language that Imperia does not speak."""


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"there are no texts in {lang!r}; choose one of: {', '.join(LANGUAGES)}")
    return lang


def legible(argument: Any) -> Any:
    """A text as a sentence can hold it, whoever wrote it: not endless, and all of it can be encoded."""
    if not isinstance(argument, str):
        return argument
    if len(argument) > LONGEST_ARGUMENT:
        half = LONGEST_ARGUMENT // 2
        argument = f"{argument[:half]} … {argument[-half:]}"
    return argument.encode("utf-8", "backslashreplace").decode()


class Words:
    """The texts that all games share, and those of one game."""

    def __init__(self, *folders: Path) -> None:
        self.folders = (COMMON, *folders)
        self._bundles: dict[str, FluentBundle] = {}

    def say(self, lang: str, key: str, **arguments: Any) -> str:
        """The sentence of this key. A missing key or argument is a defect of ours, so it raises."""
        bundle = self._bundle(lang)
        message = bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        fitting = {name: legible(argument) for name, argument in arguments.items()}
        text, errors = bundle.format_pattern(message.value, fitting)
        if errors:
            raise KeyError(f"{lang} {key}: {errors[0]}")
        return str(text)

    def has(self, lang: str, key: str) -> bool:
        return self._bundle(lang).has_message(key)

    def _bundle(self, lang: str) -> FluentBundle:
        if lang not in self._bundles:
            self._bundles[lang] = self._read(check_language(lang))
        return self._bundles[lang]

    def _read(self, lang: str) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource

        # Isolation marks around every argument are for mixed directions of script; ours all run one way.
        bundle = FluentBundle([lang], use_isolating=False)
        for folder in self.folders:
            text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(text), allow_overrides=True)
        return bundle

    @cached_property
    def keys(self) -> dict[str, frozenset[str]]:
        """Every key of each language, for the test that compares them."""
        from fluent.syntax import FluentParser
        from fluent.syntax.ast import Message

        found = {}
        for lang in LANGUAGES:
            names: set[str] = set()
            for folder in self.folders:
                text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
                names |= {e.id.name for e in FluentParser().parse(text).body if isinstance(e, Message)}
            found[lang] = frozenset(names)
        return found
