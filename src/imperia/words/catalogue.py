"""Fluent catalogues: one `.ftl` file for each language in a folder; later folders override earlier ones."""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from imperia.errors import ImperiaError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

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
    """An argument that a sentence can hold, whoever wrote it: not too long, and encodable."""
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

    def say(self, lang: str, key: str, /, **arguments: Any) -> str:
        """The sentence with this key, or a part of it (`key.remedy`). A missing key or argument is a defect
        in the program, so it raises KeyError."""
        bundle = self._bundle(lang)
        whole, _, part = key.partition(".")
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
        """A text in the quotation marks of the language; anything else as Python writes it."""
        written = repr(value)
        if not isinstance(value, str):
            return _shortened(written)
        return self.say(lang, "quoted", text=_shortened(written[1:-1]))

    def has(self, lang: str, key: str) -> bool:
        return self._bundle(lang).has_message(key)

    def _bundle(self, lang: str) -> FluentBundle:
        if check_language(lang) not in self._bundles:
            self._bundles[lang] = self._read(lang)
        return self._bundles[lang]

    def _read(self, lang: str) -> FluentBundle:
        from fluent.runtime import FluentBundle

        # Isolation marks around arguments are for mixed directions of script; these languages all run one
        # way.
        bundle = FluentBundle([lang], use_isolating=False)
        for folder in self.folders:
            bundle.add_resource(_resource(folder / f"{lang}.ftl"), allow_overrides=True)
        return bundle

    @cached_property
    def keys(self) -> dict[str, frozenset[str]]:
        """Every key of each language, and of its parts, for tests that compare them."""
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


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"


@cache
def _resource(path: Path) -> Any:
    """Read only once, even if several catalogues share it."""
    from fluent.runtime import FluentResource

    return FluentResource(path.read_text(encoding="utf-8"))
