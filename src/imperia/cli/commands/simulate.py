"""`imperia simulate`: games in large numbers between random or greedy bots, into a Parquet or CSV file."""

from __future__ import annotations

import os
import time
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from imperia.cli.cluster import ClusterOption, cluster_at, games_kept, joined, show_who_works
from imperia.cli.errors import CommandError
from imperia.cli.language import LanguageOption, language
from imperia.cli.numbers import SEED, check_number
from imperia.cli.options import GameOptions, read_options
from imperia.cli.progress import bar_of_games, interruptible, under_a_bar

if TYPE_CHECKING:
    from imperia.arena import Simulation
    from imperia.arena.kept_games import KeptGames
    from imperia.cli.speech import Speech
    from imperia.cli.tally import Tally
    from imperia.crew.cluster import Cluster


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, e.g. empire.")],
    out: Annotated[
        Path,
        typer.Option("--out", metavar="FILE", help="The file to write: Parquet, or CSV if it ends in .csv."),
    ],
    players: Annotated[int, typer.Option(metavar="N", help="How many seats.")] = 4,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")] = SEED,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="Who plays: random or greedy.")] = "random",
    device: Annotated[
        str,
        typer.Option(metavar="DEVICE", help="Where: cpu (all cores) or gpu (CUDA); the results are equal."),
    ] = "cpu",
    option: GameOptions = None,
    resume: Annotated[
        bool,
        typer.Option(
            "--resume", help="Keep finished games beside --out, and continue an interrupted run from there."
        ),
    ] = False,
    cluster: ClusterOption = None,
    lang: LanguageOption = None,
) -> None:
    """Play many games between random or greedy bots.

    One row for each game goes into a Parquet or CSV file; a file of that name is replaced. With --resume or
    --cluster an interrupted run can be continued with --resume.
    """
    from imperia.arena import Simulation
    from imperia.arena.files import CSV, PARQUET, ending_of
    from imperia.arena.kept_games import KeptGames, check_kept_games
    from imperia.arena.numbers import MOST_GAMES
    from imperia.cli.appearance import console
    from imperia.cli.speech import Speech
    from imperia.cli.tally import Tally
    from imperia.games import definition as find_definition
    from imperia.kernel.gpu import load_cuda

    speech = Speech(language(lang))
    definition = find_definition(game)
    options = read_options(definition, option, speech)
    check_number("--games", games, 1, MOST_GAMES, speech)
    simulation = Simulation(game, players, games, seed, options, bots=bots, device=device)
    ending_of(out, PARQUET, CSV)
    check_place_for(out, speech)
    check_kept_games(out, simulation, resume=resume)
    elsewhere = cluster_at(cluster)
    if device == "gpu" and elsewhere is None:
        load_cuda()  # tells what is missing before anything else is done
    tally, keeping = Tally(players), resume or elsewhere is not None
    said_if_interrupted = partial(kept_of, out, speech) if keeping else partial(nothing_of, out, speech)
    with interruptible(said_if_interrupted), joined(elsewhere, speech, partial(games_kept, out, speech)):
        if elsewhere is None:
            under_a_bar(simulation.make_ready, speech("cli-compiling"))
        with KeptGames(out, simulation) if keeping else nullcontext() as kept:
            began = time.perf_counter()
            run(simulation, out, tally, elsewhere, kept, speech)
            seconds = time.perf_counter() - began
            if kept:
                kept.complete()
    before = {"games_before": kept.games, "decisions_before": kept.decisions} if kept else {}
    console().print(tally.rates(seconds, speech, **before))
    if kept and kept.games:
        console().print(speech("cli-simulated-before", games=kept.games))
    console().print(tally.results_table(speech))
    console().print(speech("cli-written", file=str(out)), soft_wrap=True)


def kept_of(out: Path | None, speech: Speech) -> str:
    """What is left of a run that is interrupted now."""
    from imperia.arena.journal import journal_of

    if out is None:
        return speech("arena-interrupted-no-file")
    return speech("arena-interrupted" if journal_of(out).exists() else "arena-interrupted-early")


def nothing_of(out: Path, speech: Speech) -> str:
    return speech("cli-interrupted-nothing-written", file=str(out))


def check_place_for(out: Path, speech: Speech) -> None:
    """Checked before the games are played, not after."""
    if not out.parent.is_dir():
        raise CommandError(speech("cli-no-folder", folder=str(out.parent)))
    if out.is_dir():
        raise CommandError(speech("cli-is-folder", folder=str(out)))
    if not os.access(out.parent, os.W_OK):
        raise CommandError(speech("cli-no-writing", folder=str(out.parent)))


def run(
    simulation: Simulation,
    out: Path,
    tally: Tally,
    cluster: Cluster | None,
    kept: KeptGames | None,
    speech: Speech,
) -> None:
    """Play the games with a progress bar on stderr; write and count them as they come."""
    from imperia.arena import write_games

    writing = write_games(out, simulation.batches(cluster, kept), simulation.metadata)
    with bar_of_games(speech("cli-simulating"), simulation.games) as bar, closing(writing):
        show_who_works(cluster, bar, speech)
        for batch in writing:
            tally.count(batch)
            bar.advance(batch.num_rows)
