"""Words on the command line that have to be one of a few."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from imperia.cli.errors import CommandError

if TYPE_CHECKING:
    from imperia.cli.speech import Speech

Choice = TypeVar("Choice", bound=str)


def check_choice(name: str, given: str, known: Sequence[Choice], speech: Speech) -> Choice:
    for choice in known:
        if choice == given:
            return choice
    raise CommandError(speech("cli-bad-choice", name=name, given=given, known=", ".join(known)))
