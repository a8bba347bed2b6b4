"""`imperia games`: what can be played, and with which options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from imperia.cli.language import LanguageOption, language

if TYPE_CHECKING:
    from rich.table import Table

    from imperia.cli.speech import Speech


def games(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="Show the options of this game.", show_default=False),
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """List the games, or the options of one game."""
    from imperia.cli.appearance import console
    from imperia.cli.options import options_table
    from imperia.cli.speech import Speech
    from imperia.games import definition

    speech = Speech(language(lang))
    console().print(games_table(speech) if game is None else options_table(definition(game), speech))


def games_table(speech: Speech) -> Table:
    from rich.table import Table

    from imperia.games import GAMES, definition

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for heading in ("cli-heading-game", "cli-heading-title", "cli-heading-players", "cli-heading-rules"):
        table.add_column(speech(heading))
    for name in GAMES:
        found = definition(name)
        players = f"{found.players[0]}–{found.players[-1]}"
        table.add_row(name, found.title(speech.lang), players, str(found.version))
    return table
