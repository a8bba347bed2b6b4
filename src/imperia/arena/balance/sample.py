"""What many finished games came to, as arrays: the ground that every figure stands on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.games.contract import Definition, Setting, Told

Numbers = NDArray[np.integer[Any]]
NONE = -1  # nobody, nothing: a bid that was not made, a first player that nobody told


@dataclass(frozen=True)
class Played:
    """Games as they come from the table, in order."""

    seeds: NDArray[np.uint64]  # of the deals
    decisions: Numbers
    points: Numbers  # games by seats by sources
    places: Numbers  # games by seats, 0 the best
    events: Numbers  # game, kind and arguments of every event that the study wants


@dataclass(frozen=True)
class Takings:
    """Who took what for how much, one element for each taking."""

    game: Numbers
    seat: Numbers
    item: Numbers
    price: Numbers


NOTHING_TAKEN = Takings(*[np.zeros(0, np.int64)] * 4)


@dataclass(frozen=True)
class Sample:
    """Games of one setting. Where a game is a series, bids and first player are those of its first part."""

    sources: tuple[str, ...]
    items: tuple[int, ...]
    seeds: NDArray[np.uint64]
    decisions: Numbers
    points: Numbers
    places: Numbers
    first: Numbers  # games: the seat that began, or NONE
    bids: Numbers  # games by seats, or NONE
    takings: Takings
    granted: Takings = NOTHING_TAKEN
    grants: tuple[int, ...] = ()  # all that can be granted

    @property
    def games(self) -> int:
        return len(self.places)

    @property
    def players(self) -> int:
        return int(self.places.shape[1])

    @cached_property
    def won(self) -> NDArray[np.float64]:
        """The part of the win that each seat has: those who share the first place share it."""
        best = self.places == 0
        shares: NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
        return shares

    @cached_property
    def totals(self) -> Numbers:
        totals: Numbers = self.points.sum(axis=2)
        return totals

    @cached_property
    def order(self) -> Numbers:
        """For each seat, how many seats come before it in turn order; NONE where nobody was told to begin."""
        begins = self.first[:, None]
        order: Numbers = np.where(begins == NONE, NONE, (np.arange(self.players) - begins) % self.players)
        return order

    @cached_property
    def turns(self) -> Numbers:
        return np.bincount(self.takings.game, minlength=self.games)


def sample_of(definition: Definition, setting: Setting, played: Played) -> Sample:
    study = definition.study(setting)
    games, players = len(played.places), setting.players
    first = np.full(games, NONE, np.int64)
    bids = np.full((games, players), NONE, np.int64)
    if study.first:
        game, seat, _, _ = _told(definition, study.first, played.events)
        first[game[::-1]] = seat[::-1]  # backwards, so that the first telling stays
    if study.bid:
        game, seat, value, _ = _told(definition, study.bid, played.events)
        bids[game[::-1], seat[::-1]] = value[::-1]
    return Sample(
        sources=definition.sources,
        items=study.items,
        seeds=played.seeds,
        decisions=played.decisions,
        points=played.points,
        places=played.places,
        first=first,
        bids=bids,
        takings=_takings(definition, study.taken, played.events),
        granted=_takings(definition, study.granted, played.events),
        grants=study.grants,
    )


def _takings(definition: Definition, told: Told | None, events: Numbers) -> Takings:
    return Takings(*_told(definition, told, events)) if told else NOTHING_TAKEN


def _told(definition: Definition, told: Told, events: Numbers) -> list[Numbers]:
    """Game, seat, value and price of every event of a kind; what the kind does not tell is 0."""
    arguments: Sequence[str] = definition.event(told.event).arguments
    of_kind = events[events[:, 1] == told.event].astype(np.int64)
    nothing = np.zeros(len(of_kind), np.int64)
    return [of_kind[:, 0]] + [
        of_kind[:, 2 + arguments.index(name)] if name else nothing
        for name in (told.seat, told.value, told.price)
    ]
