"""`imperia balance`: what a designer wants to know of a game, as a page with its data beside it."""

from __future__ import annotations

import shlex
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from imperia.cli.cluster import ClusterOption, cluster_at, games_kept, joined, show_who_works
from imperia.cli.commands.simulate import check_place_for, kept_of
from imperia.cli.errors import CommandError
from imperia.cli.language import LanguageOption, language
from imperia.cli.numbers import SEED, check_number
from imperia.cli.options import GameOptions, read_options
from imperia.cli.progress import bar_of_games, interruptible, under_a_bar

if TYPE_CHECKING:
    from imperia.arena.balance import Alternative, Compared, Figures, Keeper, Run, Sample
    from imperia.cli.speech import Speech
    from imperia.crew.cluster import Cluster

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
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")] = SEED,
    option: GameOptions = None,
    compare: Annotated[
        bool, typer.Option("--compare", help="Also show what each option and number of players changes.")
    ] = False,
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE", help="The page to write; its data go beside it.")
    ] = Path("balance.html"),
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue an interrupted study in --out; it may get more games.")
    ] = False,
    cluster: ClusterOption = None,
    lang: LanguageOption = None,
) -> None:
    """Study a game's balance: who wins, by what, what each card is worth and what options change.

    Writes an HTML page, every game and seat as Parquet and every table as CSV; files of those names are
    replaced. An interrupted study continues with --resume.
    """
    from imperia.arena import balance as study
    from imperia.cli.appearance import console
    from imperia.cli.speech import Speech
    from imperia.games import definition as find_definition

    speech = Speech(language(lang))
    definition = find_definition(game)
    options = read_options(definition, option, speech)
    setting = definition.setting(players, options)
    slow = study.compiled_policy(bots, definition, setting) is None
    if games is None:
        games = GAMES_OF_SLOW_BOTS if slow else GAMES
    check_number("--games", games, 1, study.MOST_GAMES, speech)
    run = study.Run(definition, setting, bots, games, seed)
    alternatives = [*study.alternatives(definition, setting)] if compare else []
    for alternative in alternatives:  # a network in a file may not have learned one of them
        study.compiled_policy(bots, definition, alternative.setting)
    place = Place(out, [*study.csv_tables(definition.study(setting))])
    check_page(place, speech)
    if study.check_study(out, place.parquet, run, resume=resume, compare=compare):
        console().print(speech("balance-complete", file=str(out)), soft_wrap=True)
        return
    elsewhere = cluster_at(cluster)
    with (
        interruptible(partial(kept_of, out, speech)),
        joined(elsewhere, speech, partial(games_kept, out, speech)),
    ):
        if elsewhere is None:
            warm_up(run, slow, speech)
        with study.Keeper(out, run) as keeper:
            began = time.perf_counter()
            sample, compared = play_all(run, alternatives, elsewhere, keeper, speech)
            figures = study.figures_of(sample)
            seconds = time.perf_counter() - began
            command = command_line(run, option or (), compare, out, speech.lang)
            written = write(place, sample, figures, compared, run, compare, command, speech)
            keeper.complete()
    report_on(run, figures, compared, keeper.games, seconds, speech)
    console().print(speech("cli-written", file=", ".join(map(str, written))), soft_wrap=True)


@dataclass(frozen=True)
class Place:
    """The page, and where its data go."""

    page: Path
    tables: Sequence[str]

    @property
    def parquet(self) -> Path:
        return self.page.with_suffix(".parquet")

    def csv(self, table: str) -> Path:
        return self.page.with_name(f"{self.page.stem}-{table}.csv")


def write(
    place: Place,
    sample: Sample,
    figures: Figures,
    compared: Sequence[Compared],
    run: Run,
    compare: bool,
    command: str,
    speech: Speech,
) -> list[Path]:
    """The data first, and the page last: where there is a page, everything is there."""
    from imperia.arena import balance as study

    say = study.Wording(run.definition, run.setting, speech.lang)
    study.write_parquet(place.parquet, study.arrow_table(sample), study.metadata(run, compare=compare))
    beside = [place.parquet]
    for name, rows in study.csv_rows(figures, run.definition.study(run.setting), say, compared).items():
        study.write_csv(place.csv(name), rows)
        beside.append(place.csv(name))
    report = study.Report(run, figures, compared, command, [file.name for file in beside])
    study.write_text(place.page, study.page(report, speech.lang))
    return [place.page, *beside]


def report_on(
    run: Run, figures: Figures, compared: Sequence[Compared], found: int, seconds: float, speech: Speech
) -> None:
    from imperia.cli.appearance import console

    games = run.games + sum(row.games for row in compared)
    console().print(speech("balance-played", games=games, found=found, seconds=round(seconds)))
    if failed := figures.failed:
        facts = {"count": failed.count, "games": failed.games, "first": " ".join(failed.first.split())}
        console().print(speech("balance-failed", bot=run.bots, **facts), soft_wrap=True)


def check_page(place: Place, speech: Speech) -> None:
    """Checked before the games are played, not after."""
    if place.page.suffix.lower() not in (".html", ".htm"):
        raise CommandError(speech("balance-bad-out", file=str(place.page)))
    for file in (place.page, place.parquet, *map(place.csv, place.tables)):
        check_place_for(file, speech)


def command_line(run: Run, options: Sequence[str], compare: bool, out: Path, lang: str) -> str:
    """The command that repeats the study, with all defaults spelt out."""
    words = ["imperia", "balance", run.definition.id, "--players", str(run.setting.players)]
    words += ["--games", str(run.games), "--bots", run.bots, "--seed", str(run.seed)]
    for option in options:
        words += ["-o", option]
    words += ["--compare"] * compare
    return shlex.join([*words, "--out", str(out), "--lang", lang])


def warm_up(run: Run, slow: bool, speech: Speech) -> None:
    """Compile what the games call, with a bar if it was not done before."""
    from imperia.arena import balance as study
    from imperia.cli.warming import compile_rules

    if slow:
        compile_rules(run.definition, speech)
    compiling = partial(study.warm_up, run.definition, run.setting, run.bots)
    under_a_bar(compiling, speech("cli-compiling-bots"))


def play_all(
    run: Run,
    alternatives: Sequence[Alternative],
    cluster: Cluster | None,
    keeper: Keeper,
    speech: Speech,
) -> tuple[Sample, list[Compared]]:
    """Play all games, with a progress bar on stderr."""
    from imperia.arena import balance as study

    say = study.Wording(run.definition, run.setting, speech.lang)
    compared: list[Compared] = []
    total = run.games + len(alternatives) * study.games_each(run.games)
    with bar_of_games(speech("balance-playing"), total) as bar:
        show_who_works(cluster, bar, speech)
        sample = study.play(run, bar.advance, cluster, keeper)
        for other in alternatives:
            bar.describe(speech("balance-playing-option", option=say.option(other.option, other.value)))
            compared.append(study.compare(other, run, bar.advance, cluster, keeper))
    return sample, compared
