"""Sentences in the reader's language, from Fluent catalogues, and the rulebooks."""

from imperia.words.catalogue import LANGUAGES, Words, check_language, legible
from imperia.words.rulebook import Clause, Rulebook, read_rulebook
from imperia.words.spoken import (
    Quoted,
    SpokenError,
    SystemReason,
    all_of,
    any_of,
    facts_in_words,
    quoted,
)

__all__ = [
    "LANGUAGES",
    "Clause",
    "Quoted",
    "Rulebook",
    "SpokenError",
    "SystemReason",
    "Words",
    "all_of",
    "any_of",
    "check_language",
    "facts_in_words",
    "legible",
    "quoted",
    "read_rulebook",
]
