"""`imperia simulate`: games in large numbers between random or greedy bots, into a Parquet file."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from imperia.cli.errors import CommandError
from imperia.cli.language import LanguageOption, language
from imperia.cli.options import GameOptions, read_options

if TYPE_CHECKING:
    from imperia.arena import Simulation
    from imperia.cli.speech import Speech
    from imperia.cli.tally import Tally


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, e.g. empire.")],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The Parquet file to write.")],
    players: Annotated[int, typer.Option(metavar="N", help="How many seats.")] = 4,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")] = 0,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="Who plays: random or greedy.")] = "random",
    device: Annotated[
        str,
        typer.Option(metavar="DEVICE", help="Where: cpu (all cores) or gpu (CUDA); the results are equal."),
    ] = "cpu",
    option: GameOptions = None,
    lang: LanguageOption = None,
) -> None:
    """Play many games between random or greedy bots.

    One row for each game goes into a Parquet file; a file of that name is replaced.
    """
    from imperia.arena import Simulation
    from imperia.cli.appearance import console
    from imperia.cli.speech import Speech
    from imperia.cli.tally import Tally
    from imperia.cli.warming import compile_rules
    from imperia.games import definition as find_definition
    from imperia.kernel.gpu import load_cuda

    speech = Speech(language(lang))
    definition = find_definition(game)
    options = read_options(definition, option, speech)
    simulation = Simulation(game, players, games, seed, options, bots=bots, device=device)
    check_place_for(out, speech)
    if device == "gpu":
        load_cuda()  # says what is missing before anything else is done
    else:
        compile_rules(definition, speech, simulations=True)
    tally = Tally(players)
    began = time.perf_counter()
    run(simulation, out, tally, speech)
    seconds = time.perf_counter() - began
    console().print(tally.rates(seconds, speech))
    console().print(tally.table(speech))
    console().print(speech("cli-written", file=str(out)), soft_wrap=True)


def check_place_for(out: Path, speech: Speech) -> None:
    """Before the games are played, not after."""
    if not out.parent.is_dir():
        raise CommandError(speech("cli-no-folder", folder=str(out.parent)))
    if out.is_dir():
        raise CommandError(speech("cli-is-folder", folder=str(out)))
    if not os.access(out.parent, os.W_OK):
        raise CommandError(speech("cli-no-writing", folder=str(out.parent)))


def run(simulation: Simulation, out: Path, tally: Tally, speech: Speech) -> None:
    """Play the games under a progress bar on stderr, writing and counting as they come."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from imperia.arena import write_parquet
    from imperia.cli.appearance import console

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    stderr = console(stderr=True)
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        task = progress.add_task(speech("cli-simulating"), total=simulation.games)
        for batch in write_parquet(out, simulation.batches(), simulation.metadata):
            tally.count(batch)
            progress.advance(task, batch.num_rows)
