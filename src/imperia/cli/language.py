"""Which language to speak: the one asked for, that of IMPERIA_LANG, or that of the locale."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated

import typer

from imperia.words import LANGUAGES, check_language

LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--lang", metavar="en|pl", help="Language of the texts (default: IMPERIA_LANG or the locale)."
    ),
]


def language(chosen: str | None, environment: Mapping[str, str] = os.environ) -> str:
    asked_for = chosen or environment.get("IMPERIA_LANG")
    if asked_for:
        return check_language(asked_for)
    locale = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return locale[:2] if locale[:2] in LANGUAGES else LANGUAGES[0]
