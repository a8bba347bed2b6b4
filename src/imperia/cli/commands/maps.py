"""`imperia map`: show a map in the terminal, draw it as a picture, check a file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from imperia.cli.errors import CommandError
from imperia.cli.language import LanguageOption, language

if TYPE_CHECKING:
    from imperia.cli.speech import Speech
    from imperia.games.contract import Definition
    from imperia.maps import Map

MAP = "map"  # what games call the option that takes a map file

app = typer.Typer(help="Show, draw and check maps.")

MapArgument = Annotated[
    str, typer.Argument(metavar="MAP", help="A printed board (a, b) or the path of a map file.")
]


@app.command()
def show(board: MapArgument, lang: LanguageOption = None) -> None:
    """Show a map in the terminal."""
    from imperia.cli.appearance import console, look_of
    from imperia.cli.speech import Speech
    from imperia.maps.terminal import draw

    speech = Speech(language(lang))
    found = find_map(board, speech)
    screen = console()
    look = look_of(screen, speech.lang)
    screen.print(found.name(look.lang), style="bold")
    screen.print(draw(found, width=look.width, colour=look.colour, dark=look.dark, lang=look.lang))


@app.command()
def svg(
    board: MapArgument,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="Where to write the picture.")],
    dark: Annotated[bool, typer.Option("--dark", help="On a dark ground.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Draw a map as a picture (SVG). A file of that name is replaced."""
    from imperia.cli.appearance import console
    from imperia.cli.speech import Speech
    from imperia.maps.svg import picture

    speech = Speech(language(lang))
    drawn = picture(find_map(board, speech), speech.lang, dark=dark)
    out.write_text(drawn, encoding="utf-8")
    console().print(speech("cli-written", file=str(out)), soft_wrap=True)


@app.command()
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The path of a map file.")],
    game: Annotated[
        str | None,
        typer.Option("--game", metavar="GAME", help="Also check whether this game can be played on it."),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", metavar="N", help="With --game: by so many; otherwise by how many."),
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Check a map file; say where it is wrong and what to do."""
    from imperia.cli.appearance import console
    from imperia.cli.speech import Speech
    from imperia.maps import load

    speech = Speech(language(lang))
    if players is not None and game is None:
        raise CommandError(speech("cli-players-without-game"))
    found = load(file)
    fit = players_on(file, game_with_maps(game, speech), players) if game else []
    counts = {
        "regions": len(found.regions) - len(found.seas),
        "seas": len(found.seas),
        "continents": len(found.continents),
        "borders": len(found.land | found.shores | found.straits),
        "links": len(found.sea),
    }
    console().print(speech("cli-map-fine", title=found.name(speech.lang), **counts), soft_wrap=True)
    if game:
        told = speech("cli-map-for-game", game=game, players=", ".join(map(str, fit)))
        console().print(told, soft_wrap=True)


def game_with_maps(name: str, speech: Speech) -> Definition:
    from imperia.games import GAMES, definition

    def takes_maps(game: Definition) -> bool:
        return any(option.name == MAP and option.open_ended for option in game.options)

    found = definition(name)
    if not takes_maps(found):
        known = ", ".join(game for game in GAMES if takes_maps(definition(game)))
        raise CommandError(speech("cli-game-without-maps", game=name, known=known))
    return found


def players_on(file: str, game: Definition, players: int | None) -> list[int]:
    """The numbers of players that can play the game on this map; if there are none, the game says why."""
    from imperia.games.errors import BadOption

    path = file if os.path.dirname(file) else os.path.join(os.curdir, file)  # a path, not a board's name
    fewest, *more = game.players if players is None else (players,)
    game.setting(fewest, {MAP: path})
    fit = [fewest]
    for count in more:
        try:
            game.setting(count, {MAP: path})
        except BadOption:
            continue
        fit.append(count)
    return fit


def find_map(name: str, speech: Speech) -> Map:
    """A board that comes with a game, or a file."""
    from imperia.maps import load

    boards = printed_boards()
    if name in boards:
        return load(boards[name])
    if not Path(name).exists() and not Path(name).suffix and len(Path(name).parts) <= 1:
        raise CommandError(speech("cli-unknown-board", name=name, known=", ".join(boards)))
    return load(name)


def printed_boards() -> dict[str, Path]:
    from imperia.games import GAMES, definition

    folders = [definition(game).folder / "boards" for game in GAMES]
    return {path.stem: path for folder in folders for path in sorted(folder.glob("*.map"))}
