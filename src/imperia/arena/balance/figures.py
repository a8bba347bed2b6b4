"""The figures that a designer wants, from a sample of games."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imperia.arena.balance.intervals import (
    NOTHING,
    Estimate,
    difference,
    difference_by_weight,
    mean,
    rate,
    wilson,
)
from imperia.arena.balance.sample import NONE, TOTAL, Done, Held, Kind, Numbers, Sample, Takings


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
    a_game: Estimate  # how many all seats together take in a game
    more: Estimate  # how many winners take in a game, less the others
    succeeds: Estimate  # the share of takings; no value where success is not told

    @property
    def price(self) -> float:
        times = sum(self.prices.values())
        total = sum(price * count for price, count in self.prices.items())
        return total / times if times else math.nan


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
    more: Estimate  # how often it happens to winners in a game, less the others


@dataclass(frozen=True, slots=True)
class SpellFigures:
    """One thing that holds for a while, such as a kind of weather."""

    item: int
    turns: Estimate  # the share of all turns
    rates: dict[str, Estimate]  # by deed: how often it is done in a turn
    usual: dict[str, Estimate]  # the same in turns in which something else holds


@dataclass(frozen=True, slots=True)
class Ending:
    """One way in which games end."""

    name: str
    games: Estimate  # the share of games
    decisions: float  # of those games, on average
    rounds: Estimate  # of those games; no value where rounds are not told
    last_rounds: dict[int, int]  # how many of them ended in each round


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
    spells: dict[str, list[SpellFigures]]  # by kind
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
        spells={held.spells.items.name: [*_spells(held)] for held in sample.held},
        endings=endings_of(sample),
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
    of_all = takings.counts(sample.games, sample.players)
    for item in kind.items.all:
        mine = takings.where(takings.item == item)
        counts = mine.counts(sample.games, sample.players)
        holders = counts > 0
        if kind.items.rolled:
            chosen, others = counts, of_all - counts
        else:
            chosen, others = holders.astype(np.int64), (~holders).astype(np.int64)
        prices, times = np.unique(mine.price, return_counts=True)
        yield ItemFigures(
            item=item,
            takings=int(counts.sum()),
            taken=wilson(int(holders.any(axis=1).sum()), sample.games),
            prices=dict(zip(prices.tolist(), times.tolist(), strict=True)),
            with_it=wilson(float((sample.won * chosen).sum()), int(chosen.sum())),
            without=wilson(float((sample.won * others).sum()), int(others.sum())),
            worth=difference_by_weight(sample.won, chosen, others),
            points_with=_weighted(sample.totals, chosen),
            points_without=_weighted(sample.totals, others),
            passed=_passed(kind, item, int(counts.sum())),
            a_game=mean(counts.sum(axis=1)),
            more=_more(sample, counts),
            succeeds=_succeeds(kind, mine),
        )


def _weighted(values: Numbers, weights: Numbers) -> float:
    total = int(weights.sum())
    return float((values * weights).sum()) / total if total else math.nan


def _more(sample: Sample, counts: Numbers) -> Estimate:
    """How many more the winners of a game have than its others, on average; games whose win all seats share
    say nothing."""
    winners = sample.places == 0
    decided = ~winners.all(axis=1)
    winners, counts = winners[decided], counts[decided]
    of_winners = (counts * winners).sum(axis=1) / winners.sum(axis=1)
    of_others = (counts * ~winners).sum(axis=1) / (~winners).sum(axis=1)
    return mean(of_winners - of_others)


def _succeeds(kind: Kind, mine: Takings) -> Estimate:
    if not kind.items.told.success:
        return NOTHING
    return wilson(int((mine.success * mine.number).sum()), int(mine.number.sum()))


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
        _more(sample, done.counts),
    )


def _spells(held: Held) -> Iterable[SpellFigures]:
    all_turns, all_done = held.turns.sum(axis=1), held.done.sum(axis=1)
    for number, item in enumerate(held.spells.items.all):
        turns, done = held.turns[:, number], held.done[:, number]
        yield SpellFigures(
            item,
            rate(turns, all_turns),
            {name: rate(done[:, deed], turns) for deed, name in enumerate(held.spells.deeds)},
            {
                name: rate(all_done[:, deed] - done[:, deed], all_turns - turns)
                for deed, name in enumerate(held.spells.deeds)
            },
        )


def endings_of(sample: Sample) -> list[Ending]:
    return [_ending(sample, number, name) for number, name in enumerate(sample.ways_to_end)]


def _ending(sample: Sample, number: int, name: str) -> Ending:
    so = sample.endings == number
    rounds = np.zeros(0, np.int64) if sample.rounds is None else sample.rounds[so]
    values, counts = np.unique(rounds, return_counts=True)
    return Ending(
        name,
        wilson(int(so.sum()), sample.games),
        _mean_or_nothing(sample.decisions[so]),
        mean(rounds),
        dict(zip(values.tolist(), counts.tolist(), strict=True)),
    )


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
