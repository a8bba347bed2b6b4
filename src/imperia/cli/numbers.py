"""Numbers given on the command line, checked before anything is done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from imperia.cli.errors import CommandError

if TYPE_CHECKING:
    from imperia.cli.speech import Speech

SEED = 1  # the arena's default; importing it from there takes too long for --help


def check_number(name: str, number: int, least: int, most: int, speech: Speech) -> int:
    if not least <= number <= most:
        # As text, because the language would put commas or spaces into numbers.
        facts = {"least": str(least), "most": str(most), "number": str(number)}
        raise CommandError(speech("cli-bad-number", name=name, **facts))
    return number
