"""The figures that a designer wants, from a sample of games."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imperia.arena.balance.intervals import NOTHING, Estimate, difference, mean, wilson
from imperia.arena.balance.sample import NONE, TOTAL, Done, Kind, Numbers, Sample


@dataclass(frozen=True, slots=True)
class Group:
    """The seats that have something in common, such as a place in turn order or the same bid."""

    number: int
    wins: Estimate
    points: float  # on average


@dataclass(frozen=True, slots=True)
class SourcePoints:
    """Points from one source, or in total: for everybody, for the winners and for the others."""

    source: str
    mean: float
    spread: float  # the standard deviation
    winners: float
    others: float


@dataclass(frozen=True, slots=True)
class ItemFigures:
    """One thing that can be taken, such as a card."""

    item: int
    takings: int
    taken: Estimate  # share of games in which somebody has it
    prices: dict[int, int]  # how often it was taken at each price
    with_it: Estimate  # win share
    without: Estimate
    worth: Estimate  # the difference between the two
    points_with: float
    points_without: float
    passed: Estimate  # the share of those offered that nobody took; no value where offers are not told

    @property
    def price(self) -> float:
        total = sum(price * count for price, count in self.prices.items())
        return total / self.takings if self.takings else math.nan


@dataclass(frozen=True, slots=True)
class Course:
    """How long and how close games are, and what going first is worth."""

    decisions: Estimate
    turns: float
    margin: Estimate  # points between first and second place
    margins: dict[int, int]  # how many games ended with each margin
    tie_breaks: Estimate  # equal points, but one winner
    shared: Estimate  # several winners
    first: Estimate  # win share of the first player minus a fair share
    last: Estimate


@dataclass(frozen=True, slots=True)
class GroundFigures:
    """One thing that whole games are played on, such as a board."""

    item: int
    in_play: Estimate  # share of games
    course: Course  # of those games
    first_without: Estimate  # the first player's advantage in the other games


@dataclass(frozen=True, slots=True)
class DeedFigures:
    """Something that seats do, or that is done to them."""

    name: str
    mean: Estimate  # how often in a game, all seats together
    seats: Estimate  # the share of seats that it happened to at least once
    worth: Estimate  # their win share minus that of the others


@dataclass(frozen=True, slots=True)
class Ending:
    """One way in which games end."""

    name: str
    games: Estimate  # the share of games
    decisions: float  # of those games, on average


@dataclass(frozen=True, slots=True)
class Failed:
    """How often somebody's own bot failed, and greedy decided in its place."""

    count: int
    games: int
    first: str


@dataclass(frozen=True)
class Figures:
    games: int
    players: int
    seats: list[Group]
    order: list[Group]  # in turn order; empty where a game tells no first player
    bids: list[Group]
    sources: list[SourcePoints]  # the last is the total
    items: dict[str, list[ItemFigures]]  # by kind; the most valuable first, those never taken last
    grounds: dict[str, list[GroundFigures]]  # by kind, without those that were never in play
    deeds: list[DeedFigures]
    endings: list[Ending]
    course: Course
    failed: Failed | None


def figures_of(sample: Sample) -> Figures:
    seats = np.broadcast_to(np.arange(sample.players), sample.places.shape)
    return Figures(
        games=sample.games,
        players=sample.players,
        seats=_groups(sample, seats),
        order=_groups(sample, sample.order),
        bids=_groups(sample, sample.bids),
        sources=[*_sources(sample)],
        items={kind.items.name: sorted(_items(sample, kind), key=_by_worth) for kind in sample.kinds},
        grounds={kind.items.name: [*_grounds(sample, kind)] for kind in sample.grounds},
        deeds=[_deed(sample, done) for done in sample.done],
        endings=[_ending(sample, number, name) for number, name in enumerate(sample.ways_to_end)],
        course=_course(sample),
        failed=_failed(sample) if sample.failures.any() else None,
    )


def _failed(sample: Sample) -> Failed:
    return Failed(int(sample.failures.sum()), int(sample.failures.any(axis=1).sum()), sample.failure)


def _groups(sample: Sample, numbers: Numbers) -> list[Group]:
    return [
        Group(
            int(number),
            wilson(float(sample.won[numbers == number].sum()), int((numbers == number).sum())),
            float(sample.totals[numbers == number].mean()),
        )
        for number in np.unique(numbers[numbers != NONE])
    ]


def _sources(sample: Sample) -> Iterable[SourcePoints]:
    winners = sample.places == 0
    for number, source in enumerate(sample.sources):
        yield _points(source, sample.points[:, :, number], winners)
    yield _points(TOTAL, sample.totals, winners)


def _points(source: str, points: Numbers, winners: NDArray[np.bool_]) -> SourcePoints:
    others = points[~winners]
    return SourcePoints(
        source,
        float(points.mean()),
        float(points.std(ddof=1)) if points.size > 1 else 0.0,
        float(points[winners].mean()),
        float(others.mean()) if len(others) else math.nan,
    )


def _items(sample: Sample, kind: Kind) -> Iterable[ItemFigures]:
    takings = kind.takings
    for item in kind.items.all:
        mine = takings.item == item
        holders = np.zeros(sample.places.shape, bool)
        holders[takings.game[mine], takings.seat[mine]] = True
        prices, counts = np.unique(takings.price[mine], return_counts=True)
        yield ItemFigures(
            item=item,
            takings=int(mine.sum()),
            taken=wilson(int(holders.any(axis=1).sum()), sample.games),
            prices=dict(zip(prices.tolist(), counts.tolist(), strict=True)),
            with_it=wilson(float(sample.won[holders].sum()), int(holders.sum())),
            without=wilson(float(sample.won[~holders].sum()), int((~holders).sum())),
            worth=difference(sample.won, holders),
            points_with=_mean_or_nothing(sample.totals[holders]),
            points_without=_mean_or_nothing(sample.totals[~holders]),
            passed=_passed(kind, item, int(mine.sum())),
        )


def _passed(kind: Kind, item: int, taken: int) -> Estimate:
    offered = int((kind.offered.item == item).sum())
    return wilson(offered - taken - int((kind.taken_before.item == item).sum()), offered)


def _deed(sample: Sample, done: Done) -> DeedFigures:
    did = done.counts > 0
    return DeedFigures(
        done.deed.name,
        mean(done.counts.sum(axis=1)),
        wilson(int(did.sum()), did.size),
        difference(sample.won, did),
    )


def _ending(sample: Sample, number: int, name: str) -> Ending:
    so = sample.endings == number
    return Ending(name, wilson(int(so.sum()), sample.games), _mean_or_nothing(sample.decisions[so]))


def _grounds(sample: Sample, kind: Kind) -> Iterable[GroundFigures]:
    for item in kind.items.all:
        games = np.zeros(sample.games, bool)
        games[kind.takings.game[kind.takings.item == item]] = True
        if games.any():
            in_play = wilson(int(games.sum()), sample.games)
            first_without = _advantage(sample.of(~games), 0)
            yield GroundFigures(item, in_play, _course(sample.of(games)), first_without)


def _mean_or_nothing(values: Numbers) -> float:
    return float(values.mean()) if len(values) else math.nan


def _by_worth(figures: ItemFigures) -> tuple[bool, float, int]:
    unknown = figures.worth.count == 0
    return unknown, 0.0 if unknown else -figures.worth.value, figures.item


def _course(sample: Sample) -> Course:
    ordered = np.sort(sample.totals, axis=1)
    margins = ordered[:, -1] - ordered[:, -2]
    winners = (sample.places == 0).sum(axis=1)
    values, counts = np.unique(margins, return_counts=True)
    return Course(
        decisions=mean(sample.decisions),
        turns=float(sample.turns.mean()),
        margin=mean(margins),
        margins=dict(zip(values.tolist(), counts.tolist(), strict=True)),
        tie_breaks=wilson(int(((margins == 0) & (winners == 1)).sum()), sample.games),
        shared=wilson(int((winners > 1).sum()), sample.games),
        first=_advantage(sample, 0),
        last=_advantage(sample, sample.players - 1),
    )


def _advantage(sample: Sample, turn: int) -> Estimate:
    there = sample.order == turn
    if not there.any():
        return NOTHING
    return wilson(float(sample.won[there].sum()), int(there.sum())).plus(-1 / sample.players)
