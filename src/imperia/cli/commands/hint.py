"""`imperia hint`: what a bot would do in a saved match."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from imperia.cli.errors import CommandError
from imperia.cli.language import LanguageOption, language

if TYPE_CHECKING:
    from imperia.cli.speech import Speech
    from imperia.minds import Mind
    from imperia.play import Match


def hint(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")],
    seat: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="For this seat (default: the first that has to decide).", show_default=False
        ),
    ] = None,
    bot: Annotated[
        str,
        typer.Option(metavar="BOT", help="Whom to ask: a level, guided:2s, search:2s, greedy, path.py:Name."),
    ] = "adviser",
    lang: LanguageOption = None,
) -> None:
    """Show a saved match as the seat sees it, and say what a bot would do and why.

    The bot knows what the seat knows, and no more.
    """
    from rich.text import Text

    from imperia.cli.appearance import console, look_of
    from imperia.cli.commands.replay import check_range, loaded, seats_of
    from imperia.cli.screens import screen_of
    from imperia.cli.speech import Speech
    from imperia.cli.table.saves import SaveFile
    from imperia.cli.warming import BotsBeside
    from imperia.games import definition
    from imperia.minds import make_mind, mind_for

    speech = Speech(language(lang))
    out = console()
    mind = make_mind(bot, report=console(stderr=True).print, lang=speech.lang)
    save = SaveFile(file)
    game = definition(save.game) if save.game else None
    with BotsBeside(game, [mind], speech) as bots:
        bots.start()  # the rules, and the board with them, are ready sooner than the bot
        match = loaded(save, speech)
        if match.over:
            raise CommandError(speech("cli-already-over", command=f"imperia replay {file}"))
        check_range("--seat", seat, match.players - 1, speech)
        asked = match.actors[0] if seat is None else seat
        if asked not in match.actors:
            raise CommandError(
                speech("mind-not-asked", seat=str(asked), asked=", ".join(map(str, match.actors)))
            )
        mind_for(mind, match)  # fails before the board is shown, if its network does not know such matches
        seats = seats_of(save, match, speech)
        out.print(
            screen_of(match.game).board(match, asked, seats, look_of(out, speech.lang), Text()), "", sep="\n"
        )
        bots.get_ready(match)
        out.print(opinion(mind, match, asked, seats.names, speech), soft_wrap=True)


def opinion(mind: Mind, match: Match, seat: int, names: tuple[str, ...], speech: Speech) -> str:
    """The thoughts of a mind that weighs actions; of any other, only what it would do."""
    from imperia.minds import PolicyMind, TreeMind, mind_for

    mind = mind_for(mind, match)
    if isinstance(mind, (TreeMind, PolicyMind)):
        return mind.think(match, seat).text(speech.lang, names)
    action = mind.choose(match, seat).text(speech.lang, names)
    return speech("mind-advice", seat=names[seat], action=action)
