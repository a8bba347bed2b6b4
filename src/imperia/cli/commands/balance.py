"""`imperia balance`: what a designer asks of a game, as a page with its data beside it."""

from __future__ import annotations

import shlex
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from imperia.cli.commands.simulate import check_place_for
from imperia.cli.errors import CommandError
from imperia.cli.language import LanguageOption, language
from imperia.cli.options import GameOptions, read_options

if TYPE_CHECKING:
    from imperia.arena.balance import Alternative, Compared, Run, Sample
    from imperia.cli.speech import Speech
    from imperia.games.contract import Definition

GAMES = 2000
GAMES_OF_SLOW_BOTS = 200


def balance(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, e.g. empire.")],
    players: Annotated[int, typer.Option(metavar="N", help="How many seats.")] = 4,
    games: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help=f"How many games (default: {GAMES}, with bots that search {GAMES_OF_SLOW_BOTS}).",
            show_default=False,
        ),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="Who plays all seats: random, greedy, a level (novice, casual, skilled, expert, master), "
            "search:1s, path.py:ClassName.",
        ),
    ] = "greedy",
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")] = 1,
    option: GameOptions = None,
    compare: Annotated[
        bool, typer.Option("--compare", help="Also show what each option and number of players changes.")
    ] = False,
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE", help="The page to write; its data go beside it.")
    ] = Path("balance.html"),
    lang: LanguageOption = None,
) -> None:
    """Study a game's balance: who wins, by what, what each card is worth and what options change.

    Writes an HTML page, every game and seat as Parquet and every table as CSV; files of those names are
    replaced.
    """
    from imperia.arena import balance as study
    from imperia.cli.appearance import console
    from imperia.cli.speech import Speech
    from imperia.games import definition as find_definition

    speech = Speech(language(lang))
    definition = find_definition(game)
    options = read_options(definition, option, speech)
    setting = definition.setting(players, options)
    slow = study.compiled_policy(bots) is None
    if games is None:
        games = GAMES_OF_SLOW_BOTS if slow else GAMES
    run = study.Run(definition, setting, bots, games, seed)
    tables = study.csv_tables(definition.study(setting))
    data = {name: out.with_name(f"{out.stem}-{name}.csv") for name in tables}
    parquet = out.with_suffix(".parquet")
    check_page(out, [parquet, *data.values()], speech)
    warm_up(definition, bots, slow, speech)
    began = time.perf_counter()
    alternatives = [*study.alternatives(definition, setting)] if compare else []
    sample, compared = play_all(run, alternatives, speech)
    figures = study.figures_of(sample)
    seconds = time.perf_counter() - began

    study.write_parquet(parquet, study.table_of(sample, run))
    beside = [parquet]
    for name, rows in study.csv_rows(figures, compared).items():
        study.write_csv(data[name], rows)
        beside.append(data[name])
    command = command_line(run, option or (), compare, out, speech.lang)
    report = study.Report(run, figures, compared, command, [file.name for file in beside])
    study.write_text(out, study.page(report, speech.lang))

    all_games = run.games + sum(row.games for row in compared)
    console().print(speech("balance-played", games=all_games, seconds=round(seconds)))
    console().print(speech("cli-written", file=", ".join(map(str, [out, *beside]))), soft_wrap=True)


def check_page(out: Path, beside: Sequence[Path], speech: Speech) -> None:
    """Before the games are played, not after."""
    if out.suffix.lower() not in (".html", ".htm"):
        raise CommandError(speech("balance-bad-out", file=str(out)))
    for file in (out, *beside):
        check_place_for(file, speech)


def command_line(run: Run, options: Sequence[str], compare: bool, out: Path, lang: str) -> str:
    """What repeats the study, with everything that was left to its default."""
    words = ["imperia", "balance", run.definition.id, "--players", str(run.setting.players)]
    words += ["--games", str(run.games), "--bots", run.bots, "--seed", str(run.seed)]
    for option in options:
        words += ["-o", option]
    words += ["--compare"] * compare
    return shlex.join([*words, "--out", str(out), "--lang", lang])


def warm_up(definition: Definition, bots: str, slow: bool, speech: Speech) -> None:
    """Compile what is called, if it was not done before, under a bar."""
    from imperia.arena import balance as study
    from imperia.cli.warming import compile_rules, under_a_bar

    if slow:
        compile_rules(definition, speech)
    under_a_bar(partial(study.warm_up, definition, bots), speech)


def play_all(run: Run, alternatives: Sequence[Alternative], speech: Speech) -> tuple[Sample, list[Compared]]:
    """All games under a progress bar on stderr."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from imperia.arena import balance as study
    from imperia.cli.appearance import console

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    stderr = console(stderr=True)
    compared: list[Compared] = []
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        total = run.games + len(alternatives) * study.games_each(run.games)
        task = progress.add_task(speech("balance-playing"), total=total)

        def on_progress(games: int) -> None:
            progress.advance(task, games)

        sample = study.play(run, on_progress)
        for other in alternatives:
            told = speech("balance-playing-option", option=other.option, value=str(other.value))
            progress.update(task, description=told)
            compared.append(study.compare(other, run, on_progress))
    return sample, compared
