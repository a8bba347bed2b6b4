"""Sentences in the reader's language, from Fluent catalogues; and the rulebooks."""

from imperia.words.catalogue import LANGUAGES, Words, check_language, legible
from imperia.words.rulebook import Clause, Rulebook, read_rulebook

__all__ = ["LANGUAGES", "Clause", "Rulebook", "Words", "check_language", "legible", "read_rulebook"]
