"""Words as people type them."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import TypeVar

Meaning = TypeVar("Meaning")
LONGEST_ENDING = 2  # how much longer a form may be than the word in a dictionary


def plain(text: str) -> str:
    """Without capitals, accents and double spaces, so that people may type as they like."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def begins_a_word(beginning: str, phrase: str) -> bool:
    return f" {beginning}" in f" {plain(phrase)}"


def is_form_of(typed: str, word: str) -> bool:
    """Whether it is the word, perhaps with another ending: `frigates`, `kawalerii`."""
    typed, word = plain(typed), plain(word)
    return typed.startswith(word[:-1]) and len(typed) <= len(word) + LONGEST_ENDING


def meant(typed: str, known: Mapping[str, Meaning]) -> Meaning | None:
    """What the typed word means, if anything: a word itself goes before a form of another."""
    for word, meaning in known.items():
        if plain(typed) == plain(word):
            return meaning
    return next((meaning for word, meaning in known.items() if is_form_of(typed, word)), None)
