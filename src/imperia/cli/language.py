"""Which language to speak: the one given, that of IMPERIA_LANG, or that of the locale."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated

import typer

from imperia.words import LANGUAGES, check_language

CHOSEN = "imperia.lang"


def remember(context: typer.Context, chosen: str | None) -> str | None:
    """What is given before a command (`imperia --lang pl games`) holds for the command, too. It is kept for
    the message of a command that fails."""
    chosen = chosen or context.meta.get(CHOSEN)
    context.meta[CHOSEN] = chosen
    return chosen


LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="en|pl",
        help="Language of the texts (default: IMPERIA_LANG or the locale).",
        callback=remember,
    ),
]


def language(chosen: str | None, environment: Mapping[str, str] = os.environ) -> str:
    asked_for = chosen or environment.get("IMPERIA_LANG")
    if asked_for:
        return check_language(asked_for)
    return language_of_locale(environment)


def language_of_locale(environment: Mapping[str, str]) -> str:
    locale = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return locale[:2] if locale[:2] in LANGUAGES else LANGUAGES[0]


def language_of(context: typer.Context, environment: Mapping[str, str] = os.environ) -> str:
    """The language for a command that failed, even if it failed because there is no such language."""
    asked_for = context.meta.get(CHOSEN) or environment.get("IMPERIA_LANG")
    return asked_for if asked_for in LANGUAGES else language_of_locale(environment)
