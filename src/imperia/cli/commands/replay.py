"""`imperia replay`: a saved match, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from imperia.cli.errors import CommandError
from imperia.cli.language import LanguageOption, language

if TYPE_CHECKING:
    from imperia.cli.speech import Speech
    from imperia.cli.table.saves import SaveFile
    from imperia.cli.table.seats import Seats
    from imperia.play import Match


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")],
    step: Annotated[
        int | None, typer.Option(metavar="N", help="Show one moment: after N actions.", show_default=False)
    ] = None,
    log: Annotated[bool, typer.Option("--log", help="Print the whole log.")] = False,
    verify: Annotated[bool, typer.Option("--verify", help="Play it again and say whether it holds.")] = False,
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", help="As this seat saw it (default: as a spectator).", show_default=False),
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Play a saved match back.

    At a terminal step by step, otherwise its log and how it ended.
    """
    from imperia.cli.appearance import console
    from imperia.cli.screens import screen_of
    from imperia.cli.speech import Speech
    from imperia.cli.table.playback import Playback
    from imperia.cli.table.saves import SaveFile

    speech = Speech(language(lang))
    save = SaveFile(file)
    match = loaded(save, speech, as_far_as_it_goes=not verify)
    check_range("--step", step, match.step, speech)
    check_range("--seat", seat, match.players - 1, speech)
    if verify:
        console().print(speech("cli-holds", actions=match.step, hash=match.position_hash))
        return
    seats = seats_of(save, match, speech)
    playback = Playback(match, seat, seats, screen_of(match.game), console(), speech)
    if step is not None:
        playback.show(step)
    elif log:
        playback.tell()
    elif playback.keyboard.at_terminal:
        playback.browse()
    else:
        playback.tell()
        playback.results()


def loaded(save: SaveFile, speech: Speech, *, as_far_as_it_goes: bool = True) -> Match:
    """The match of a file; if its rules have changed since, as far as it is still the same."""
    from imperia.cli.appearance import console
    from imperia.cli.warming import compile_rules
    from imperia.games import definition
    from imperia.play import OtherRules

    if save.game:
        compile_rules(definition(save.game), speech)
    try:
        return save.read()
    except OtherRules as changed:
        if not as_far_as_it_goes:
            raise
        told = speech("cli-shown-so-far", file=str(save.path), what=changed.text(speech.lang))
        console(stderr=True).print(told, soft_wrap=True)
        return changed.match


def seats_of(save: SaveFile, match: Match, speech: Speech) -> Seats:
    """Who sat where. Without the file that says so, seats go by their numbers; if it is damaged, a line says
    why there are no names."""
    from imperia.cli.appearance import console
    from imperia.cli.table.seats import DamagedSeats, unnamed_seats

    try:
        found = save.seats(match.players)
    except DamagedSeats:
        found = None
        told = speech("cli-seats-unreadable", file=str(save.seats_path))
        console(stderr=True).print(told, soft_wrap=True)
    return found or unnamed_seats(match.definition, match.players, speech.lang)


def check_range(name: str, value: int | None, last: int, speech: Speech) -> None:
    if value is not None and not 0 <= value <= last:
        raise CommandError(speech("cli-out-of-range", name=name, value=str(value), last=last))
