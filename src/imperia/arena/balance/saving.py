"""The data beside the page: every game and seat as Parquet, every table as CSV."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from imperia.arena.balance.comparing import Compared
from imperia.arena.balance.figures import Course, Figures, GroundFigures, Group, ItemFigures
from imperia.arena.balance.intervals import Estimate
from imperia.arena.balance.playing import Run
from imperia.arena.balance.sample import NONE, Numbers, Sample
from imperia.games.contract import Study

if TYPE_CHECKING:
    import pyarrow as pa

Row = Sequence[Any]
_INTERVAL = ("low", "high")


def table_of(sample: Sample, run: Run) -> pa.Table:
    """One row for each game and seat; what a seat took and paid is a list in it."""
    import pyarrow as pa

    games, players = sample.places.shape
    columns: dict[str, Any] = {
        "game": np.repeat(np.arange(games), players),
        "seed": np.repeat(sample.seeds, players),
        "decisions": np.repeat(sample.decisions, players),
        "turns": np.repeat(sample.turns, players),
        "seat": np.tile(np.arange(players, dtype=np.int8), games),
        "turn_order": _or_null(sample.order),
        "bid": _or_null(sample.bids),
        "place": sample.places.reshape(-1),
        "won": sample.won.reshape(-1),
        "total": sample.totals.reshape(-1),
    }
    for number, source in enumerate(sample.sources):
        columns[source] = np.ascontiguousarray(sample.points[:, :, number]).reshape(-1)
    arrays: dict[str, Any] = {name: pa.array(column) for name, column in columns.items()}
    for kind in sample.kinds:
        row = kind.takings.game * players + kind.takings.seat
        arrays[f"items_{kind.items.name}"] = _lists(row, kind.takings.item, games * players)
        if kind.items.told.price:
            arrays[f"prices_{kind.items.name}"] = _lists(row, kind.takings.price, games * players)
    for kind in sample.grounds:
        of_games = _lists(kind.takings.game, kind.takings.item, games)
        arrays[f"ground_{kind.items.name}"] = of_games.take(pa.array(columns["game"]))
    table = pa.table(arrays)
    return table.replace_schema_metadata(metadata(run))


def _lists(row: Numbers, values: Numbers, rows: int) -> Any:
    """For each row the list of its values."""
    import pyarrow as pa

    ends = np.cumsum(np.bincount(row, minlength=rows))
    offsets: Any = pa.array(np.concatenate([[0], ends]).astype(np.int32))
    flat: Any = pa.array(values[np.argsort(row, kind="stable")].astype(np.int16))
    return pa.ListArray.from_arrays(offsets, flat)


def _or_null(numbers: Any) -> Any:
    flat = numbers.reshape(-1)
    return np.ma.masked_array(flat, flat == NONE)


def metadata(run: Run) -> dict[str, str]:
    """What it takes to run it again."""
    return {
        "imperia.game": run.definition.id,
        "imperia.rules": str(run.definition.version),
        "imperia.players": str(run.setting.players),
        "imperia.options": json.dumps(run.setting.options),
        "imperia.seed": str(run.seed),
        "imperia.bots": run.bots,
    }


def write_parquet(path: Path, table: pa.Table) -> None:
    import pyarrow.parquet as pq

    part = path.with_name(path.name + ".part")
    try:
        pq.write_table(table, part, compression="zstd")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def write_text(path: Path, text: str) -> None:
    """Whole or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


# ----- CSV


def csv_tables(study: Study) -> list[str]:
    """The names of the tables that there may be."""
    kinds = [kind.name for kind in (*study.items, *study.grounds)]
    return ["seats", "order", "bids", "sources", *kinds, "course", "compare"]


def csv_rows(figures: Figures, compared: Sequence[Compared] = ()) -> dict[str, list[Row]]:
    """The tables of the page by name, each with its heading; names and numbers, no words to translate."""
    tables: dict[str, list[Row]] = {
        "seats": [*_group_rows("seat", figures.seats)],
        "order": [*_group_rows("turn_order", figures.order)],
        "bids": [*_group_rows("bid", figures.bids)],
        "sources": [
            ("source", "mean", "standard_deviation", "mean_of_winners", "mean_of_others"),
            *((row.source, row.mean, row.spread, row.winners, row.others) for row in figures.sources),
        ],
        **{name: [*_item_rows(items)] for name, items in figures.items.items()},
        **{name: [*_ground_rows(grounds)] for name, grounds in figures.grounds.items()},
        "course": [_COURSE, _course_row(figures.course)],
        "compare": [("option", "value", "players", "games", *_COURSE)],
    }
    for row in compared:
        tables["compare"].append((row.option, row.value, row.players, row.games, *_course_row(row.course)))
    return {name: rows for name, rows in tables.items() if len(rows) > 1}


def write_csv(path: Path, rows: Iterable[Row]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        for row in rows:
            writer.writerow([_cell(value) for value in row])


def _cell(value: Any) -> Any:
    if isinstance(value, float):
        return "" if np.isnan(value) else f"{value:.6g}"
    return value


def _group_rows(name: str, groups: Iterable[Group]) -> Iterable[Row]:
    yield (name, "count", "win_share", *_INTERVAL, "mean_points")
    for group in groups:
        yield (group.number, group.wins.count, *_estimate(group.wins), group.points)


def _item_rows(items: Sequence[ItemFigures]) -> Iterable[Row]:
    prices = sorted({price for row in items for price in row.prices})
    yield (
        *("item", "takings", "games_share", *_INTERVAL, "mean_price"),
        *(f"for_{price}" for price in prices),
        *("win_share_with", "with_low", "with_high", "win_share_without", "without_low", "without_high"),
        *("difference", "difference_low", "difference_high", "points_with", "points_without"),
    )
    for row in items:
        yield (
            *(row.item, row.takings, *_estimate(row.taken), row.price),
            *(row.prices.get(price, 0) for price in prices),
            *(*_estimate(row.with_it), *_estimate(row.without), *_estimate(row.worth)),
            *(row.points_with, row.points_without),
        )


def _ground_rows(grounds: Sequence[GroundFigures]) -> Iterable[Row]:
    without = ("first_advantage_without", "first_without_low", "first_without_high")
    yield ("item", "games", "games_share", *_INTERVAL, *_COURSE, *without)
    for row in grounds:
        games = row.course.decisions.count
        course = _course_row(row.course)
        yield (row.item, games, *_estimate(row.in_play), *course, *_estimate(row.first_without))


_COURSE = (
    *("decisions", "decisions_low", "decisions_high", "turns", "margin", "margin_low", "margin_high"),
    *("tie_break_share", "tie_break_low", "tie_break_high", "shared_share", "shared_low", "shared_high"),
    *("first_advantage", "first_low", "first_high", "last_advantage", "last_low", "last_high"),
)


def _course_row(course: Course) -> Row:
    return (
        *(*_estimate(course.decisions), course.turns, *_estimate(course.margin)),
        *(*_estimate(course.tie_breaks), *_estimate(course.shared)),
        *(*_estimate(course.first), *_estimate(course.last)),
    )


def _estimate(estimate: Estimate) -> tuple[float, float, float]:
    return estimate.value, estimate.low, estimate.high
