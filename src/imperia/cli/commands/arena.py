"""`imperia arena`: bots against each other, with balanced seating, and what their results prove."""

from __future__ import annotations

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
    from collections.abc import Iterator

    from rich.table import Table

    from imperia.arena import Report, SequentialTest, Tournament
    from imperia.arena.summary import BotResult
    from imperia.cli.speech import Speech
    from imperia.crew.cluster import Cluster

FAILED = "(!)"  # stands beside a bot that failed


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, e.g. empire.")],
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,...",
            help="The bots: a level (novice, casual, skilled, expert, master), random, greedy, search:1s, "
            "search:2000 (simulations), policy, guided:1s, policy:path.npz, path.py:ClassName.",
        ),
    ],
    players: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="How many seats (default: one for each bot); the last bot takes those that are left over.",
            show_default=False,
        ),
    ] = None,
    games: Annotated[
        int,
        typer.Option(metavar="N", help="How many games; rounded up to whole rounds of all orders of seats."),
    ] = 500,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same deals.")] = SEED,
    option: GameOptions = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The Parquet file to write.", show_default=False)
    ] = None,
    resume: Annotated[
        bool,
        typer.Option(
            "--resume", help="Continue an interrupted run in --out, or add games to one that is complete."
        ),
    ] = False,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop when it is decided whether the first of two bots is better.")
    ] = False,
    sprt_bounds: Annotated[
        str | None,
        typer.Option(
            metavar="P0,P1",
            help="The two shares of wins, in percent, between which --sprt decides "
            "(default: the fair share, and 5 more).",
            show_default=False,
        ),
    ] = None,
    seconds: Annotated[
        bool,
        typer.Option("--seconds", help="Write also how long each game took; no two such files are equal."),
    ] = False,
    random_setups: Annotated[
        bool,
        typer.Option(
            "--random-setups",
            help="Let chance set up every seat (in capitals: place the capitals), so that bots that always "
            "set up alike show how they play otherwise.",
        ),
    ] = False,
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="How many games are played at once (default: one for each core).",
            show_default=False,
        ),
    ] = None,
    cluster: ClusterOption = None,
    lang: LanguageOption = None,
) -> None:
    """Let bots play against each other, every order of seats equally often.

    Every deal is played once in each order of seats. An interrupted run continues with --resume.
    """
    from imperia.arena import Tournament, check_results
    from imperia.arena.files import PARQUET, ending_of
    from imperia.arena.numbers import MOST_GAMES
    from imperia.cli.speech import Speech
    from imperia.crew.here import MOST_WORKERS
    from imperia.games import definition as find_definition

    speech = Speech(language(lang))
    if resume and out is None:
        raise CommandError(speech("arena-resume-needs-out"))
    check_number("--games", games, 1, MOST_GAMES, speech)
    if workers is not None and cluster is not None:
        raise CommandError(speech("cluster-and-workers"))
    if workers is not None:
        check_number("--workers", workers, 1, MOST_WORKERS, speech)
    names = [name.strip() for name in bots.split(",")]
    if not all(names):
        raise CommandError(speech("arena-bad-bots", bots=bots))
    test = bounds(sprt_bounds, speech) if sprt_bounds is not None else sprt
    with interruptible(partial(kept_of, out, speech)):
        options = read_options(find_definition(game), option, speech)
        tournament = Tournament(
            game,
            names,
            players,
            games,
            seed,
            options,
            sprt=test,
            seconds=seconds,
            random_setups=random_setups,
        )
        if out is not None:
            ending_of(out, PARQUET)
            check_place_for(out, speech)
            check_results(out, tournament, resume=resume)
        elsewhere = cluster_at(cluster)
        with joined(elsewhere, speech, partial(games_kept, out, speech)):
            compete(tournament, out, resume, elsewhere or workers, speech)


def bounds(text: str, speech: Speech) -> tuple[float, float]:
    try:
        low, high = (float(part) / 100 for part in text.split(","))
    except ValueError:
        raise CommandError(speech("arena-bad-bounds", bounds=text)) from None
    return low, high


def compete(
    tournament: Tournament, out: Path | None, resume: bool, workers: int | Cluster | None, speech: Speech
) -> None:
    from imperia.arena.playing import compile_minds
    from imperia.cli.appearance import console
    from imperia.cli.warming import compile_rules

    screen = console()
    if workers is None or isinstance(workers, int):
        compile_rules(tournament.definition, speech, simulations=tournament.random_only)
        under_a_bar(partial(compile_minds, tournament), speech("cli-compiling-bots"))
    for line in introduction(tournament, speech):
        screen.print(line, soft_wrap=True)
    report = watched(tournament, out, resume, workers, speech)
    for line in [played(report, speech), *failures(report, speech)]:
        screen.print(line, soft_wrap=True)
    for part in (bots_table(report, speech), seats_table(tournament, report, speech)):
        screen.print()
        screen.print(part)
    screen.print()
    for line in notes(report, speech):
        screen.print(line, soft_wrap=True)
    if report.test:
        screen.print(test_result(report.test, tournament, speech), soft_wrap=True)
    if out is not None:
        screen.print(speech("cli-written", file=str(out)), soft_wrap=True)


def watched(
    tournament: Tournament, out: Path | None, resume: bool, workers: int | Cluster | None, speech: Speech
) -> Report:
    """Play under a progress bar on stderr."""
    from imperia.arena import run

    with bar_of_games(speech("cli-simulating"), tournament.games) as bar:
        if not isinstance(workers, int):
            show_who_works(workers, bar, speech)
        return run(tournament, out, resume=resume, workers=workers, on_games=bar.reach)


# ----- In words


def introduction(tournament: Tournament, speech: Speech) -> Iterator[str]:
    """Who plays whom, and how many games that makes."""
    line_up = tournament.line_up
    if line_up is None:
        yield speech("arena-all-choices", bots=", ".join(tournament.labels), players=tournament.players)
    else:
        sides = [label if seats == 1 else f"{seats} × {label}" for label, seats in line_up]
        yield speech("arena-line-up", sides=", ".join(sides), players=tournament.players)
    orders = len(tournament.orders)
    key = "arena-orders-random" if tournament.random_only else "arena-orders"
    yield speech(key, orders=orders, rounds=tournament.rounds, games=tournament.games)
    if tournament.random_setups:
        yield speech("arena-setups-random")
    if tournament.games != tournament.asked_for:
        yield speech("arena-rounded", asked=tournament.asked_for, games=tournament.games)


def played(report: Report, speech: Speech) -> str:
    if not report.played:
        return speech("arena-all-found", games=report.summary.games)
    rate = report.played / report.seconds
    return speech(
        "arena-played",
        games=report.summary.games,
        seconds=report.seconds,
        rate=round(rate) if rate >= 10 else rate,
        found=report.found,
    )


def failures(report: Report, speech: Speech) -> Iterator[str]:
    for result in report.summary.results():
        if failed := result.failures.count:
            yield speech(
                "arena-failures",
                bot=result.label,
                count=failed,
                games=result.failures.games,
                all="yes" if result.failures.games == result.games else "no",
                first=" ".join(result.failures.first.split()),
            )


def notes(report: Report, speech: Speech) -> Iterator[str]:
    """What the numbers in the tables mean."""
    results = report.summary.results()
    if len({result.fair_share for result in results}) > 1:
        shares = [f"{result.label} {percent(result.fair_share, speech)}" for result in results]
        yield speech("arena-note-fair", shares=", ".join(shares))
    yield speech("arena-note-interval", shared=report.summary.shared_wins)
    if any(result.failures.count for result in results):
        yield speech("arena-note-failed", mark=FAILED)
    rated = report.summary.ratings.games
    yield speech("arena-note-rating", games=rated, all="no" if rated < report.summary.games else "yes")


def test_result(test: SequentialTest, tournament: Tournament, speech: Speech) -> str:
    low, high = test.sprt.bounds
    return speech(
        "arena-sprt",
        bot=tournament.labels[0],
        p0=percent(test.sprt.p0, speech),
        p1=percent(test.sprt.p1, speech),
        games=test.games,
        ratio=decimal(test.ratio, speech),
        low=decimal(low, speech),
        high=decimal(high, speech),
        verdict=test.verdict.value,
    )


# ----- In tables


def bots_table(report: Report, speech: Speech) -> Table:
    from imperia.arena.ratings import SPREAD

    table = new_table()
    table.add_column(speech("arena-heading-bot"), overflow="fold")
    results = report.summary.results()
    failed = ("failures",) if any(result.failures.count for result in results) else ()
    for name in ("games", "wins", "share", "interval", "place", "points", "rating", *failed):
        table.add_column(speech(f"arena-heading-{name}"), justify="right", no_wrap=True)
    for result in results:
        low, high = result.interval
        mu, spread = result.rating.mu, SPREAD * result.rating.sigma
        table.add_row(
            marked(result),
            speech("arena-number", number=result.games),
            tenths(result.wins, speech),
            percent(result.share, speech),
            f"{tenths(100 * low, speech)}–{tenths(100 * high, speech)}",
            decimal(result.mean_place, speech),
            decimal(result.mean_points, speech),
            f"{tenths(mu, speech)} ± {tenths(spread, speech)}",
            *[speech("arena-number", number=result.failures.count)][: len(failed)],
        )
    return table


def marked(result: BotResult) -> str:
    """The name of a bot, marked if another had to decide for it."""
    return f"{result.label} {FAILED}" if result.failures.count else result.label


def seats_table(tournament: Tournament, report: Report, speech: Speech) -> Table:
    """The share of wins at each seat, for all bots and for each."""
    table = new_table()
    table.add_column(speech("cli-heading-seat"), justify="right")
    table.add_column(speech("arena-heading-all"), justify="right")
    for result in report.summary.results():
        table.add_column(marked(result), justify="right", overflow="fold")
    for seat in range(tournament.players):
        shares = [report.summary.share_at(seat, bot) for bot in (None, *range(len(tournament.bots)))]
        table.add_row(str(seat), *["–" if share is None else percent(share, speech) for share in shares])
    return table


def new_table() -> Table:
    from rich.table import Table

    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")


def percent(share: float, speech: Speech) -> str:
    return speech("cli-percent", share=100 * share)


def decimal(number: float, speech: Speech) -> str:
    return speech("cli-decimal", number=number)


def tenths(number: float, speech: Speech) -> str:
    return speech("arena-tenths", number=number)
