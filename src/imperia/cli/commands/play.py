"""`imperia play`: a match at this terminal, with any mix of people and bots."""

from __future__ import annotations

import dataclasses
import secrets
from itertools import cycle
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Annotated

import typer

from imperia.cli.errors import CommandError
from imperia.cli.language import LanguageOption, language
from imperia.cli.options import GameOptions, options_table, read_options

if TYPE_CHECKING:
    from imperia.cli.speech import Speech
    from imperia.cli.table.saves import SaveFile
    from imperia.cli.table.seats import Seats
    from imperia.cli.warming import BotsBeside
    from imperia.games.contract import Definition
    from imperia.games.setting import Setting
    from imperia.minds import Mind
    from imperia.play import Match

    Table = tuple[Match, Seats, SaveFile]

PLAYERS = 3
USUAL_BOT = "skilled"


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, e.g. empire.")],
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="[FILE]", help="With --resume: the saved match to continue.", show_default=False
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(metavar="N", help=f"How many seats (default: {PLAYERS}).", show_default=False),
    ] = None,
    people: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="How many of them people play, the first ones; the rest are bots, and with 0 you watch them "
            "(default: as many as there are names, or 1).",
            show_default=False,
        ),
    ] = None,
    names: Annotated[
        str | None, typer.Option(metavar="ANN,BOB", help="Names of the seats, in order.", show_default=False)
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="The same seed gives the same deal.", show_default=False)
    ] = None,
    option: GameOptions = None,
    list_options: Annotated[
        bool, typer.Option("--list-options", help="List the options of the game and exit.")
    ] = False,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue the match in FILE, or the one that was left last.")
    ] = False,
    agree: Annotated[
        bool,
        typer.Option(
            "--agree",
            help="With --resume: if the rules have changed since, go on from the last moment that is the "
            "same, in another file.",
        ),
    ] = False,
    save_dir: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Where matches are kept (default: IMPERIA_SAVES or your data folder).",
            show_default=False,
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help="Who sits at the other seats, in order: novice, casual, skilled, expert, master, greedy, "
            "random, search:2s or path.py:Name; several with commas or by giving it again, fewer than seats "
            f"take turns (default: {USUAL_BOT}).",
            show_default=False,
        ),
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Play a match at this terminal: people and bots, in any mix.

    Answer with the number of a choice, its name, or notation such as `place 12`; `?` explains, `u` undoes,
    `s` saves, `l` shows the log, `m` the map, and `q` leaves. Matches are saved all the time.
    """
    from imperia.cli.appearance import console
    from imperia.cli.speech import Speech
    from imperia.cli.table.saves import SaveFile, usual_folder
    from imperia.cli.table.seats import seat_people
    from imperia.cli.warming import BotsBeside, compile_for_play
    from imperia.games import definition as find_definition
    from imperia.games.contract import check_seed
    from imperia.games.options import options_among_people
    from imperia.play import Match

    speech = Speech(language(lang))
    definition = find_definition(game)
    if list_options:
        console().print(options_table(definition, speech))
        return
    if resume and (players is not None or seed is not None or option):
        raise CommandError(speech("cli-resume-as-it-was"))
    if agree and not resume:
        raise CommandError(speech("cli-agree-to-resume"))
    if file is not None and not resume:
        raise CommandError(speech("cli-resume-needs-flag", command=f"imperia play {game} --resume {file}"))

    if resume:
        match, seats, save = continued(definition, file, save_dir, people, names, agree, speech)
        seats = with_bots(seats, bot)
        minds = minds_for(
            match.definition, match.setting, seats, match.beginning.get("seed", 0) + match.step, speech
        )
        with BotsBeside(definition, minds.values(), speech) as bots:
            bots.start()
            console().print(introduction(definition, seats, speech))
            sit_down(match, seats, minds, save, bots, speech)
        return
    options = options_among_people(definition.options) | read_options(definition, option, speech)
    setting = definition.setting(PLAYERS if players is None else players, options)
    deal = secrets.randbits(64) if seed is None else check_seed(seed)
    seats = with_bots(seat_people(setting.players, people, names, speech), bot)
    minds = minds_for(definition, setting, seats, deal, speech)
    save = SaveFile.fresh(save_dir or usual_folder(), definition.id)
    console().print(introduction(definition, seats, speech))
    with BotsBeside(definition, minds.values(), speech) as bots:
        compile_for_play(definition, bots, speech)
        sit_down(Match.dealt(definition, setting, deal), seats, minds, save, bots, speech)


def continued(
    definition: Definition,
    file: Path | None,
    folder: Path | None,
    people: int | None,
    names: str | None,
    agree: bool,
    speech: Speech,
) -> Table:
    """A saved match; everybody sits where they sat, unless told otherwise."""
    from imperia.cli.table.saves import SaveFile, damaged, newest_unfinished, usual_folder
    from imperia.cli.table.seats import DamagedSeats, seat_people
    from imperia.cli.warming import compile_rules
    from imperia.games import definition as find_definition
    from imperia.play import OtherRules

    save = SaveFile(file) if file else newest_unfinished(folder or usual_folder(), definition.id, speech)
    if save.game not in (None, definition.id):
        title = find_definition(save.game).title(speech.lang)
        command = f"imperia play {save.game} --resume {quote(str(save.path))}"
        raise CommandError(speech("cli-other-game", file=str(save.path), game=title, command=command))
    if save.game:
        compile_rules(definition, speech)
    others = None
    try:
        match = save.read()
    except OtherRules as changed:
        others = changed
        command = f"imperia play {definition.id} --resume {quote(str(save.path))} --agree"
        if not agree:
            what = changed.text(speech.lang)
            told = speech("cli-changed-rules", file=str(save.path), what=what, command=command)
            raise CommandError(told) from None
        match = changed.match
    if match.over:
        raise CommandError(speech("cli-already-over", command=f"imperia replay {save.path}"))
    seats: Seats | None = None
    if people is not None or names is not None:
        seats = seat_people(match.players, people, names, speech)
    else:
        try:
            seats = save.seats(match.players)
        except DamagedSeats:
            raise CommandError(damaged(save, speech)) from None
    if others is not None:  # what was played under other rules stays in its own file
        save = SaveFile.fresh(folder or usual_folder(), definition.id)
    return match, seats or seat_people(match.players, None, None, speech), save


def with_bots(seats: Seats, given: list[str] | None) -> Seats:
    """The bots that are asked for, or those who sat there before, or the usual ones."""
    names = tuple(name.strip() for names in given or () for name in names.split(","))
    return dataclasses.replace(seats, minds=names or seats.minds or (USUAL_BOT,))


def minds_for(
    definition: Definition, setting: Setting, seats: Seats, seed: int, speech: Speech
) -> dict[int, Mind]:
    """The same seed and the same answers give the same match, bots included."""
    from imperia.cli.appearance import console
    from imperia.minds import make_mind, mind_in

    minds = {
        seat: make_mind(name, seed * len(seats.names) + seat, console().print, speech.lang)
        for seat, name in zip(sorted(seats.bots), cycle(seats.minds), strict=False)
    }
    for mind in minds.values():
        mind_in(mind, definition, setting)  # refuses what the network of a bot has not learned
    return minds


def sit_down(
    match: Match, seats: Seats, minds: dict[int, Mind], save: SaveFile, bots: BotsBeside, speech: Speech
) -> None:
    from imperia.cli.appearance import console
    from imperia.cli.screens import screen_of
    from imperia.cli.table.session import Session

    save.write(match, seats)
    Session(match, seats, minds, screen_of(match.game), console(), speech, save, bots.get_ready).run()


def introduction(definition: Definition, seats: Seats, speech: Speech) -> str:
    title = definition.title(speech.lang)
    people = speech("cli-people", count=len(seats.people), names=seats.named(seats.people))
    bots = speech("cli-bots", count=len(seats.bots), names=seats.named(seats.bots))
    return " ".join(part for part in (f"{title}.", people, bots) if part)
