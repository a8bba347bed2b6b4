"""The data beside the page: every game and seat as Parquet, every table of the page as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from imperia.arena.balance.comparing import Compared
from imperia.arena.balance.figures import Course, Figures, Group, ItemFigures
from imperia.arena.balance.intervals import NOTHING, Estimate
from imperia.arena.balance.sample import NONE, Numbers, Sample
from imperia.arena.balance.wording import Wording
from imperia.arena.new_file import NewFile, write_text
from imperia.games.contract import Items, Spells, Study

if TYPE_CHECKING:
    import pyarrow as pa

Row = Sequence[Any]
Tables = dict[str, list[Row]]
_INTERVAL = ("low", "high")
_DIFFERENCE = ("difference", "difference_low", "difference_high")
_MORE = ("winners_more", "winners_more_low", "winners_more_high")
_ADVANTAGE = ("first_advantage", "first_low", "first_high", "last_advantage", "last_low", "last_high")


def arrow_table(sample: Sample) -> pa.Table:
    """One row for each game and seat, with lists of what the seat took and paid. What the game does not have
    gets no column."""
    import pyarrow as pa

    games, players = sample.places.shape
    columns: dict[str, Any] = {
        "game": np.repeat(np.arange(games), players),
        "seed": np.repeat(sample.seeds, players),
        "decisions": np.repeat(sample.decisions, players),
        **({"turns": np.repeat(sample.turns, players)} if sample.kinds else {}),
        **({"rounds": np.repeat(sample.rounds, players)} if sample.rounds is not None else {}),
        "seat": np.tile(np.arange(players, dtype=np.int8), games),
        **({"turn_order": _or_null(sample.order)} if (sample.first != NONE).any() else {}),
        **({"bid": _or_null(sample.bids)} if (sample.bids != NONE).any() else {}),
        "place": sample.places.reshape(-1),
        "won": sample.won.reshape(-1),
        "total": sample.totals.reshape(-1),
    }
    for number, source in enumerate(sample.sources):
        columns[source] = np.ascontiguousarray(sample.points[:, :, number]).reshape(-1)
    for done in sample.done:
        columns[f"did_{done.deed.name}"] = done.counts.astype(np.int32).reshape(-1)
    if sample.ways_to_end:
        columns["ending"] = np.repeat(np.array(sample.ways_to_end)[sample.endings], players)
    if sample.failure:
        columns["failures"] = sample.failures.reshape(-1)
    arrays: dict[str, Any] = {name: pa.array(column) for name, column in columns.items()}
    for kind in sample.kinds:
        row = kind.takings.game * players + kind.takings.seat
        arrays[f"items_{kind.items.name}"] = _lists(row, kind.takings.item, games * players)
        if kind.items.told.price:
            arrays[f"prices_{kind.items.name}"] = _lists(row, kind.takings.price, games * players)
        if kind.items.told.number:
            arrays[f"numbers_{kind.items.name}"] = _lists(row, kind.takings.number, games * players)
    for kind in sample.grounds:
        of_games = _lists(kind.takings.game, kind.takings.item, games)
        arrays[f"ground_{kind.items.name}"] = of_games.take(pa.array(columns["game"]))
    return pa.table(arrays)


def _lists(row: Numbers, values: Numbers, rows: int) -> Any:
    """For each row, the list of its values."""
    import pyarrow as pa

    ends = np.cumsum(np.bincount(row, minlength=rows))
    offsets: Any = pa.array(np.concatenate([[0], ends]).astype(np.int32))
    flat: Any = pa.array(values[np.argsort(row, kind="stable")].astype(np.int16))
    return pa.ListArray.from_arrays(offsets, flat)


def _or_null(numbers: Any) -> Any:
    flat = numbers.reshape(-1)
    return np.ma.masked_array(flat, flat == NONE)


def write_parquet(path: Path, table: pa.Table, said: Mapping[str, str]) -> None:
    import pyarrow.parquet as pq

    with NewFile(path) as new:
        pq.write_table(table.replace_schema_metadata(dict(said)), new.file, compression="zstd")


# ----- CSV


def csv_tables(study: Study) -> list[str]:
    """The names of all tables that there can be."""
    kinds = [kind.name for kind in study.kinds]
    return ["seats", "order", "bids", "sources", *kinds, "deeds", "endings", "rounds", "course", "compare"]


def csv_rows(figures: Figures, study: Study, say: Wording, compared: Sequence[Compared] = ()) -> Tables:
    """The tables of the page by name, each with its heading. Things are given by number, and by name in the
    language of the page. What the game does not have gets no column."""
    course = _CourseColumns(study)
    tables: Tables = {
        "seats": [*_group_rows("seat", figures.seats)],
        "order": [*_group_rows("turn_order", figures.order)],
        "bids": [*_group_rows("bid", figures.bids)],
        "sources": [
            ("source", "name", "mean", "standard_deviation", "mean_of_winners", "mean_of_others"),
            *(
                (row.source, say.source(row.source), row.mean, row.spread, row.winners, row.others)
                for row in figures.sources
            ),
        ],
        **{kind.name: [*_item_rows(kind, figures.items[kind.name], say)] for kind in study.items},
        **{kind.name: [*_ground_rows(kind, figures, course, say)] for kind in study.grounds},
        **{spells.items.name: [*_spell_rows(spells, figures, say)] for spells in study.spells},
        "deeds": [
            (
                *("deed", "name", "mean", *_INTERVAL, "seats_share", "seats_low", "seats_high"),
                *(*_DIFFERENCE, *_MORE),
            ),
            *(
                (
                    *(row.name, say(f"deed-{row.name}"), *_estimate(row.mean), *_estimate(row.seats)),
                    *(*_estimate(row.worth), *_estimate(row.more)),
                )
                for row in figures.deeds
            ),
        ],
        "endings": [*_ending_rows(figures, study, say)],
        "rounds": [
            ("round", "ending", "games"),
            *(
                (number, row.name, count)
                for row in figures.endings
                for number, count in row.last_rounds.items()
            ),
        ],
        "course": [course.names, course.row(figures.course)],
        "compare": [*_compared_rows(compared, course)],
    }
    return {name: rows for name, rows in tables.items() if len(rows) > 1}


def _ending_rows(figures: Figures, study: Study, say: Wording) -> Iterable[Row]:
    rounds = ("rounds", "rounds_low", "rounds_high") if study.round else ()
    yield ("ending", "name", "games_share", *_INTERVAL, "decisions", *rounds)
    for row in figures.endings:
        of_rounds = _estimate(row.rounds) if study.round else ()
        yield (row.name, say(f"ending-{row.name}"), *_estimate(row.games), row.decisions, *of_rounds)


def _compared_rows(compared: Sequence[Compared], course: _CourseColumns) -> Iterable[Row]:
    endings = list(dict.fromkeys(end.name for row in compared for end in row.endings))
    shares = [column for name in endings for column in (f"{name}_share", f"{name}_low", f"{name}_high")]
    yield ("option", "value", "players", "games", *course.names, *shares)
    for row in compared:
        ended = {end.name: end.games for end in row.endings}
        yield (
            *(row.option, row.value, row.players, row.games, *course.row(row.course)),
            *(number for name in endings for number in _estimate(ended.get(name, NOTHING))),
        )


def _spell_rows(spells: Spells, figures: Figures, say: Wording) -> Iterable[Row]:
    """How often each deed is done in a turn while a spell holds, and in the turns while another one does."""
    ends = ("", "_low", "_high", "_otherwise", "_otherwise_low", "_otherwise_high")
    yield ("item", "name", "turns_share", *_INTERVAL, *(deed + end for deed in spells.deeds for end in ends))
    for row in figures.spells[spells.items.name]:
        rates = ((row.rates[deed], row.usual[deed]) for deed in spells.deeds)
        yield (
            *(row.item, say.item(spells.items, row.item), *_estimate(row.turns)),
            *(number for pair in rates for one in pair for number in _estimate(one)),
        )


def write_csv(path: Path, rows: Iterable[Row]) -> None:
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    for row in rows:
        writer.writerow([_cell(value) for value in row])
    write_text(path, text.getvalue())


def _cell(value: Any) -> Any:
    if isinstance(value, float):
        return "" if np.isnan(value) else f"{value:.6g}"
    return value


def _group_rows(name: str, groups: Iterable[Group]) -> Iterable[Row]:
    yield (name, "count", "win_share", *_INTERVAL, "mean_points")
    for group in groups:
        yield (group.number, group.wins.count, *_estimate(group.wins), group.points)


def _item_rows(kind: Items, items: Sequence[ItemFigures], say: Wording) -> Iterable[Row]:
    prices = sorted({price for row in items for price in row.prices}) if kind.told.price else []
    group_of = {item: group for group, members in kind.groups.items() for item in members}
    yield (
        *("item", "name", *(["group"] if kind.groups else []), "takings", "games_share", *_INTERVAL),
        *(["a_game", "a_game_low", "a_game_high"] if kind.many or kind.rolled else []),
        *(_MORE if kind.many else ()),
        *(["succeeds", "succeeds_low", "succeeds_high"] if kind.told.success else []),
        *(["passed_over", "passed_low", "passed_high"] if kind.offered else []),
        *(["mean_price"] if kind.told.price else []),
        *(f"for_{price}" for price in prices),
        *("win_share_with", "with_low", "with_high", "win_share_without", "without_low", "without_high"),
        *(*_DIFFERENCE, "points_with", "points_without"),
    )
    for row in items:
        yield (
            *(row.item, say.item(kind, row.item), *([group_of[row.item]] if kind.groups else [])),
            *(row.takings, *_estimate(row.taken)),
            *(_estimate(row.a_game) if kind.many or kind.rolled else ()),
            *(_estimate(row.more) if kind.many else ()),
            *(_estimate(row.succeeds) if kind.told.success else ()),
            *(_estimate(row.passed) if kind.offered else ()),
            *([row.price] if kind.told.price else []),
            *(row.prices.get(price, 0) for price in prices),
            *(*_estimate(row.with_it), *_estimate(row.without), *_estimate(row.worth)),
            *(row.points_with, row.points_without),
        )


def _ground_rows(kind: Items, figures: Figures, course: _CourseColumns, say: Wording) -> Iterable[Row]:
    without = ("first_advantage_without", "first_without_low", "first_without_high") if course.first else ()
    yield ("item", "name", "games", "games_share", *_INTERVAL, *course.names, *without)
    for row in figures.grounds[kind.name]:
        yield (
            *(row.item, say.item(kind, row.item), row.course.decisions.count, *_estimate(row.in_play)),
            *course.row(row.course),
            *(_estimate(row.first_without) if course.first else ()),
        )


class _CourseColumns:
    """How games run: turns only where there are any, and the first player's advantage only where a first
    player is told."""

    def __init__(self, study: Study) -> None:
        self.turns, self.first = bool(study.items or study.turn), study.first is not None
        self.names: Row = (
            *("decisions", "decisions_low", "decisions_high", *(["turns"] if self.turns else [])),
            *("margin", "margin_low", "margin_high", "tie_break_share", "tie_break_low", "tie_break_high"),
            *("shared_share", "shared_low", "shared_high"),
            *(_ADVANTAGE if self.first else ()),
        )

    def row(self, course: Course) -> Row:
        return (
            *(*_estimate(course.decisions), *([course.turns] if self.turns else [])),
            *(*_estimate(course.margin), *_estimate(course.tie_breaks), *_estimate(course.shared)),
            *((*_estimate(course.first), *_estimate(course.last)) if self.first else ()),
        )


def _estimate(estimate: Estimate) -> tuple[float, float, float]:
    return estimate.value, estimate.low, estimate.high
