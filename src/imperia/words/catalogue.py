"""Fluent catalogues: one `.ftl` file for each language in a folder, later folders before earlier ones."""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from imperia.words.spoken import Quoted, SpokenError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl")
COMMON = Path(__file__).parent
LONGEST_ARGUMENT = 2000  # Fluent raises where one fills 2500 characters with what stands around it


class UnknownLanguage(SpokenError, ValueError):
    """A language that Imperia does not speak."""


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise UnknownLanguage("unknown-language", wanted=Quoted(lang), known=LANGUAGES)
    return lang


class Words:
    """The texts that all games share, and those of one game."""

    def __init__(self, *folders: Path) -> None:
        self.folders = (COMMON, *folders)
        self._bundles: dict[str, FluentBundle] = {}

    def say(self, lang: str, key: str, /, **arguments: Any) -> str:
        """The sentence of this key, or of a part of it (`key.remedy`). A missing key or argument is a defect
        of ours, so it raises."""
        bundle = self._bundle(lang)
        whole, _, part = key.partition(".")
        message = bundle.get_message(whole)
        pattern = message.attributes[part] if part else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(pattern, {name: _cut(arguments[name]) for name in arguments})
        if errors:
            raise KeyError(f"{lang} {key}: {errors[0]}")
        return str(text)

    def has(self, lang: str, key: str) -> bool:
        return self._bundle(lang).has_message(key)

    def _bundle(self, lang: str) -> FluentBundle:
        if check_language(lang) not in self._bundles:
            self._bundles[lang] = self._read(lang)
        return self._bundles[lang]

    def _read(self, lang: str) -> FluentBundle:
        from fluent.runtime import FluentBundle

        # Isolation marks around every argument are for mixed directions of script; ours all run one way.
        bundle = FluentBundle([lang], use_isolating=False)
        for folder in self.folders:
            bundle.add_resource(_resource(folder / f"{lang}.ftl"), allow_overrides=True)
        return bundle

    @cached_property
    def keys(self) -> dict[str, frozenset[str]]:
        """Every key of each language, and of its parts, for the tests that compare them."""
        from fluent.syntax import FluentParser
        from fluent.syntax.ast import Message

        found = {}
        for lang in LANGUAGES:
            names: set[str] = set()
            for folder in self.folders:
                text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
                for message in FluentParser().parse(text).body:
                    if isinstance(message, Message):
                        names |= {
                            message.id.name,
                            *(f"{message.id.name}.{a.id.name}" for a in message.attributes),
                        }
            found[lang] = frozenset(names)
        return found


@cache
def _resource(path: Path) -> Any:
    """Read once, however many catalogues share it."""
    from fluent.runtime import FluentResource

    return FluentResource(path.read_text(encoding="utf-8"))


def _cut(argument: Any) -> Any:
    if isinstance(argument, str) and len(argument) > LONGEST_ARGUMENT:
        return f"{argument[: LONGEST_ARGUMENT - 1]}…"
    return argument
