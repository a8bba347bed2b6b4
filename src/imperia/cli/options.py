"""A game's options as they are written on the command line: `-o edition=polish -o goods_tokens`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from imperia.cli.errors import CommandError

if TYPE_CHECKING:
    from rich.table import Table

    from imperia.cli.speech import Speech
    from imperia.games.contract import Definition
    from imperia.games.options import Option

GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="Set an option of the game; may be given several times. `imperia games GAME` lists them.",
        show_default=False,
    ),
]

YES = ("yes", "true", "on", "1")
NO = ("no", "false", "off", "0")


def read_options(definition: Definition, given: Sequence[str] | None, speech: Speech) -> dict[str, Any]:
    """The values by name, each of the type of its option; the game itself checks whether a value is
    possible."""
    known = {option.name: option for option in definition.options}
    values: dict[str, Any] = {}
    for text in given or ():
        name, has_value, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known:
            raise CommandError(
                speech("cli-unknown-option", name=name, game=definition.id, known=", ".join(known))
            )
        values[name] = read_value(known[name], value.strip() if has_value else None, speech)
    return values


def read_value(option: Option, text: str | None, speech: Speech) -> Any:
    if option.type is bool and (text is None or text.lower() in YES):
        return True
    if option.type is bool and text is not None and text.lower() in NO:
        return False
    if option.type is int and text is not None and is_whole(text) and fits(option, int(text)):
        return int(text)
    if option.type is str and text is not None and fits(option, text):
        return text
    wanted = possible_values(option, speech)
    if text is None:
        raise CommandError(speech("cli-option-needs-value", name=option.name, wanted=wanted))
    raise CommandError(speech("cli-option-value", name=option.name, wanted=wanted, value=text))


def is_whole(text: str) -> bool:
    return len(text) < 20 and re.fullmatch(r"-?[0-9]+", text, re.ASCII) is not None


def fits(option: Option, value: Any) -> bool:
    if option.within is not None:
        return value in option.within
    return option.open_ended or not option.choices or value in option.choices


def possible_values(option: Option, speech: Speech) -> str:
    if option.type is bool:
        return f"{YES[0]}, {NO[0]}"
    if not option.choices:
        if option.within is not None:
            return f"{option.within[0]}–{option.within[-1]}"
        return speech("cli-whole-number" if option.type is int else "cli-any-text")
    listed = ", ".join(map(str, option.choices))
    return speech("cli-or-path", choices=listed) if option.open_ended else listed


def options_table(definition: Definition, speech: Speech) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for heading in ("cli-heading-option", "cli-heading-values", "cli-heading-default"):
        table.add_column(speech(heading))
    table.add_column(speech("cli-heading-meaning"), ratio=1)
    for option in definition.options:
        default = (YES if option.default else NO)[0] if option.type is bool else str(option.default)
        meaning = definition.option_help(option.name, speech.lang)
        table.add_row(option.name, possible_values(option, speech), default, meaning)
    return table
