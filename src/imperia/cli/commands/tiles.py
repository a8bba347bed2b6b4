"""`imperia tiles`: show a set of tiles in the terminal, check a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from imperia.cli.language import LanguageOption, language

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.table import Table

    from imperia.cli.speech import Speech
    from imperia.games.founders.pieces import Stack
    from imperia.games.founders.tileset import TileSet

app = typer.Typer(help="Show and check sets of tiles.")


@app.command()
def show(
    tiles: Annotated[
        str, typer.Argument(metavar="TILES", help="The standard set (standard) or the path of a tile file.")
    ],
    lang: LanguageOption = None,
) -> None:
    """Show a set of tiles in the terminal."""
    from imperia.cli.appearance import console
    from imperia.cli.speech import Speech
    from imperia.games.founders.pieces import Stack
    from imperia.games.founders.tileset import open_tiles

    speech = Speech(language(lang))
    found = open_tiles(tiles)
    screen = console()
    screen.print(found.title, style="bold")
    for stack in Stack:
        screen.print()
        screen.print(heading(found, stack, speech), style="bold")
        screen.print(tiles_table(found, stack, speech))


@app.command()
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The path of a tile file.")],
    lang: LanguageOption = None,
) -> None:
    """Check a tile file; say where it is wrong and what to do."""
    from imperia.cli.appearance import console
    from imperia.cli.speech import Speech
    from imperia.games.founders.pieces import Stack
    from imperia.games.founders.tileset import open_tiles

    speech = Speech(language(lang))
    found = open_tiles(file)
    counts = {stack.name.lower(): found.sizes[stack] for stack in Stack}
    players = ", ".join(map(str, players_of(found)))
    told = speech("cli-tiles-fine", title=found.title, sorts=len(found.sorts), players=players, **counts)
    console().print(told, soft_wrap=True)


def players_of(tiles: TileSet) -> Iterator[int]:
    """The numbers of players that the set is large enough for; if there are none, the reason."""
    from imperia.games.errors import BadOption
    from imperia.games.founders.definition import DEFINITION
    from imperia.games.founders.tileset import check_size

    fewest, *more = DEFINITION.players
    check_size(tiles, fewest)
    yield fewest
    for players in more:
        try:
            check_size(tiles, players)
        except BadOption:
            return
        yield players


def heading(tiles: TileSet, stack: Stack, speech: Speech) -> str:
    return speech(f"cli-tiles-{stack.name.lower()}", count=tiles.sizes[stack])


def tiles_table(tiles: TileSet, stack: Stack, speech: Speech) -> Table:
    """The number of a tile in matches, how many copies there are, and what it needs and gives."""
    from rich.table import Table

    from imperia.games.founders.definition import DEFINITION

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(justify="right", style="dim")
    table.add_column(justify="right")
    table.add_column(ratio=1)
    for number, sort in enumerate(tiles.sorts):
        if sort.stack is stack:
            words = DEFINITION.tile_in_words(speech.lang, tiles, sort)
            table.add_row(str(number), f"{sort.copies} ×", words)
    return table
