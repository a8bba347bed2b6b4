"""Fluent catalogues: one `.ftl` file for each language in a folder; later folders override earlier ones."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from imperia.errors import ImperiaError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# A message or a term (`-name`) begins a line; its other lines are empty or begin with a space or a bracket.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
_NAMED = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")  # any name in a placeable

LANGUAGES = ("en", "pl")
COMMON = Path(__file__).parent
LONGEST_ARGUMENT = 1000  # characters; Fluent itself gives up at 2500


LONGEST_QUOTE = 200


class UnknownLanguage(ImperiaError, ValueError):
    """A language that Imperia does not speak."""

    def text(self, lang: str = "en") -> str:
        words = Words()
        wanted = words.quoted(lang, self.args[0])
        return words.say(lang, "unknown-language", wanted=wanted, known=", ".join(LANGUAGES))

    def __str__(self) -> str:
        return self.text()


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    return lang


def legible(argument: Any) -> Any:
    """The argument in a form that a sentence can hold, whoever wrote it: not too long, and encodable."""
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
        self._spoken: dict[str, _Spoken] = {}

    def say(self, lang: str, key: str, /, **arguments: Any) -> str:
        """The sentence with this key, or a part of it (`key.remedy`). A missing key or argument is a defect
        in the program, so it raises KeyError."""
        whole, _, part = key.partition(".")
        bundle = self._in(lang).with_message(whole)
        message = bundle.get_message(whole)
        pattern = message.attributes[part] if part else message.value
        if pattern is None:
            raise KeyError(key)
        fitting = {name: legible(argument) for name, argument in arguments.items()}
        text, errors = bundle.format_pattern(pattern, fitting)
        if errors:
            raise KeyError(f"{lang} {key}: {errors[0]}")
        return str(text)

    def quoted(self, lang: str, value: object) -> str:
        """A text in the quotation marks of the language; other values as Python writes them."""
        written = repr(value)
        if not isinstance(value, str):
            return _shortened(written)
        return self.say(lang, "quoted", text=_shortened(written[1:-1]))

    def has(self, lang: str, key: str) -> bool:
        return key in self._in(lang).entries

    def _in(self, lang: str) -> _Spoken:
        if check_language(lang) not in self._spoken:
            self._spoken[lang] = _Spoken(lang, self.folders)
        return self._spoken[lang]

    @cached_property
    def keys(self) -> dict[str, frozenset[str]]:
        """Every key in each language, including the keys of parts, for tests that compare the languages."""
        return {
            lang: frozenset[str]().union(*(keys_of(folder / f"{lang}.ftl") for folder in self.folders))
            for lang in LANGUAGES
        }


@cache
def keys_of(path: Path) -> frozenset[str]:
    """The keys of the messages in a file, and those of their parts."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    names: set[str] = set()
    for message in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(message, Message):
            key = message.id.name
            names |= {key, *(f"{key}.{part.id.name}" for part in message.attributes)}
    return frozenset(names)


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"


class _Spoken:
    """A catalogue in one language. Only the entries that somebody asks for are parsed: there are thousands,
    and a server has needed a dozen of them by the time its page is shown."""

    def __init__(self, lang: str, folders: tuple[Path, ...]) -> None:
        from fluent.runtime import FluentBundle

        self.entries: dict[str, str] = {}
        for folder in folders:
            self.entries |= entries_of(folder / f"{lang}.ftl")
        # Isolation marks around arguments are for text that mixes writing directions; our languages do not.
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._parsed: set[str] = set()

    def with_message(self, key: str) -> FluentBundle:
        """A bundle that has this message, if there is one, and all that it refers to."""
        if key not in self._parsed and key in self.entries:
            from fluent.runtime import FluentResource

            needed = needed_for(key, self.entries) - self._parsed
            texts = "\n".join(self.entries[name] for name in needed)
            self._bundle.add_resource(FluentResource(texts), allow_overrides=True)
            self._parsed |= needed
        return self._bundle


@cache
def entries_of(path: Path) -> Mapping[str, str]:
    """The text of each message and term in a file, by its name. A file is read only once, even if several
    catalogues share it."""
    return {found[1]: found[0] for found in _ENTRY.finditer(path.read_text(encoding="utf-8"))}


def needed_for(key: str, entries: Mapping[str, str]) -> set[str]:
    """The names of an entry and of all entries that it refers to, directly or through others."""
    needed, ahead = set[str](), [key]
    while ahead:
        name = ahead.pop()
        if name not in needed:
            needed.add(name)
            ahead += (named for named in _NAMED.findall(entries[name]) if named in entries)
    return needed
