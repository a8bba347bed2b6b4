"""A tournament from its first game to its report."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from imperia.arena.playing import compile_minds, play, step
from imperia.arena.results import NoFile, Results, ResultsFile, check_results, is_complete, read_games
from imperia.arena.stretches import InOrder, left_to_play, stretch_of
from imperia.arena.summary import SequentialTest, Summary
from imperia.crew.here import Workers, crew_of

if TYPE_CHECKING:
    import pyarrow as pa

    from imperia.arena.tournament import Tournament

Progress = Callable[[int], None]


@dataclass(slots=True)
class Report:
    summary: Summary
    test: SequentialTest | None
    found: int = 0  # games that an interrupted run had finished
    played: int = 0  # games of this run
    seconds: float = 0.0


def run(
    tournament: Tournament,
    out: Path | None = None,
    *,
    resume: bool = False,
    workers: Workers = None,
    on_games: Progress | None = None,
) -> Report:
    """Play what is left to play; `on_games` gets the number of finished games.

    With `out` the results go into a Parquet file. With `resume` an interrupted run is continued there, and a
    run with fewer games gets the missing ones. `workers` is how many workers of this machine play, or a
    cluster.
    """
    test = SequentialTest(tournament.sprt, len(tournament.orders)) if tournament.sprt else None
    report = Report(Summary(tournament), test)
    if out is None:
        _run(tournament, report, NoFile(), workers, on_games)
        return report
    check_results(out, tournament, resume=resume)
    if resume and is_complete(out, tournament):
        for batch in read_games(out, tournament):
            _count(tournament, report, batch)
        return report
    with ResultsFile(out, tournament, resume=resume) as file:
        _run(tournament, report, file, workers, on_games)
    return report


def _run(
    tournament: Tournament, report: Report, results: Results, workers: Workers, on_games: Progress | None
) -> None:
    if not crew_of(workers).elsewhere:
        compile_minds(tournament)
    began = time.perf_counter()
    in_order, test = InOrder(), report.test

    def batches() -> Generator[pa.RecordBatch]:
        known = []
        for batch in results.found():
            known.append(stretch_of(batch))
            report.found += batch.num_rows
            yield batch
        left = left_to_play(tournament.games, known, step(tournament))
        with closing(play(tournament, left, workers)) as played:
            for batch in played:
                results.note(batch)
                report.played += batch.num_rows
                yield batch

    with closing(batches()) as source:
        for batch in source:
            for next_batch in in_order.take(batch):
                if not (test and test.decided):
                    results.add(_count(tournament, report, next_batch))
            if on_games:
                on_games(report.found + report.played)
            if test and test.decided:
                break
    report.seconds = time.perf_counter() - began
    results.complete()


def _count(tournament: Tournament, report: Report, batch: pa.RecordBatch) -> pa.RecordBatch:
    """Count these games, or only as many as the test needed to be decided."""
    if report.test:
        needed = report.test.count(batch, tournament.players)
        if needed is not None:
            batch = batch.slice(0, needed)
    report.summary.count(batch)
    return batch
