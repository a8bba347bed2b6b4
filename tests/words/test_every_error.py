"""Every error that a user may meet has a sentence in both languages, and no sentence is built in code."""

from __future__ import annotations

import ast
import errno
import re
from functools import cache
from pathlib import Path

import pytest

from imperia.words import LANGUAGES
from imperia.words.catalogue import COMMON
from tests.words.raising import OWN_WORDS, SOURCES, classes, constants, layer_of_class, nodes, sites, spoken

FOLDERS = {path.parent.name: path for path in sorted(SOURCES.glob("*/words"))}
CLAUSE = re.compile(r"\b[CEFL]\d+\.\d+")
WORDS = re.compile(r"[A-Za-z]{2,},? [A-Za-z]{2,}")


def folder_of(layer: str) -> Path:
    return FOLDERS.get(layer, COMMON)


@cache
def sentences(folder: Path, lang: str) -> dict[str, str]:
    """Every message of a catalogue with its parts, as it is written."""
    text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    entries = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
    return {entry.split(" =")[0]: re.sub(r"^#.*", "", entry, flags=re.MULTILINE) for entry in entries}


def arguments(sentence: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", sentence))


@cache
def catalogue(layer: str, lang: str) -> dict[str, str]:
    return sentences(COMMON, lang) | sentences(folder_of(layer), lang)


def test_every_error_is_made_with_a_key() -> None:
    plain = [site.where for site in sites() if not site.keys or not all(map(is_key, site.keys))]
    assert not plain


def is_key(text: str) -> bool:
    return re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", text) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_missing(lang: str) -> None:
    missing = {
        (site.where, key)
        for site in sites()
        for key in site.keys or ()
        if key not in catalogue(layer_of_class(site.error), lang)
    }
    assert missing == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_gets_the_facts_that_it_tells(lang: str) -> None:
    wrong = {
        (site.where, key, tuple(sorted(told ^ site.facts)))
        for site in sites()
        if site.facts is not None
        for key in site.keys or ()
        if (told := arguments(catalogue(layer_of_class(site.error), lang).get(key, ""))) != site.facts
    }
    assert wrong == set()


@pytest.mark.parametrize("layer", FOLDERS)
def test_no_key_is_left_over(layer: str) -> None:
    for lang in LANGUAGES:
        keys = {key for key in sentences(FOLDERS[layer], lang) if not key.startswith("refused-")}
        assert keys - constants() == set()


def test_no_key_is_left_over_among_the_errors_that_layers_share() -> None:
    for lang in LANGUAGES:
        text = (COMMON / f"{lang}.ftl").read_text(encoding="utf-8")
        keys = set(re.findall(r"^([a-z][\w-]*) =", text.partition("\n## Errors\n")[2], flags=re.MULTILINE))
        keys |= set(re.findall(r"^(mind-[\w-]*) =", text, flags=re.MULTILINE))
        codes = {f"system-{code.lower()}" for code in errno.errorcode.values()}
        assert "quoted" in keys
        assert keys - constants() - codes == set()


@pytest.mark.parametrize("layer", FOLDERS)
def test_both_languages_say_the_same_things(layer: str) -> None:
    english, *others = (sentences(FOLDERS[layer], lang) for lang in LANGUAGES)
    for other in others:
        assert other.keys() == english.keys()
        for key, sentence in english.items():
            assert arguments(other[key]) == arguments(sentence), key
            assert re.findall(r"^ +\.(\w+) =", other[key], re.MULTILINE) == re.findall(
                r"^ +\.(\w+) =", sentence, re.MULTILINE
            ), key
            assert CLAUSE.findall(other[key]) == CLAUSE.findall(sentence), key


@pytest.mark.parametrize("layer", FOLDERS)
def test_polish_has_its_own_quotation_marks(layer: str) -> None:
    for key, sentence in sentences(FOLDERS[layer], "pl").items():
        assert "'" not in sentence, key


def test_all_errors_are_spoken_or_find_their_words_themselves() -> None:
    bases = {"ImperiaError", "_ByClause"}
    assert set(classes()) - spoken() - OWN_WORDS - bases == set()


def test_no_fact_is_a_sentence() -> None:
    sentences = [
        site.where
        for site in sites()
        for value in site.values
        for part in ast.walk(value)
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and WORDS.search(part.value)
    ]
    assert sentences == []


def test_what_the_command_line_and_the_server_refuse_is_no_sentence_of_the_code() -> None:
    plain = [
        f"{path.relative_to(SOURCES)}:{call.lineno}"
        for path, found in nodes().items()
        for call in found
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") in OWN_WORDS
        for part in ast.walk(call)
        if isinstance(part, ast.Constant) and WORDS.search(without_a_command(str(part.value)))
    ]
    assert plain == []


def without_a_command(text: str) -> str:
    """The text without the name of the command; what users type is the same in all languages."""
    return text.removeprefix("imperia ")
