"""The results of many finished games as arrays, from which every figure is computed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.games.contract import Deed, Definition, Items, Told
from imperia.games.setting import Setting

Numbers = NDArray[np.integer[Any]]
TOTAL = "total"  # among the sources, stands for the sum of all
NONE = -1  # no seat or number: a bid that was not made, a first player that was not told


@dataclass(frozen=True)
class Played:
    """The results of some games, in order."""

    seeds: NDArray[np.uint64]  # of the deals
    decisions: Numbers
    points: Numbers  # games by seats by sources
    places: Numbers  # games by seats, 0 the best
    events: Numbers  # game, kind and arguments of every event that the study wants
    endings: Numbers  # by which of the study's endings each game ended
    failures: Numbers  # games by seats: how often somebody's own bot failed
    failure: str = ""  # the first message about it


def joined(parts: Sequence[Played]) -> Played:
    """The parts, one after the other."""
    arrays: dict[str, Any] = {
        field.name: np.concatenate([getattr(part, field.name) for part in parts])
        for field in fields(Played)
        if field.name != "failure"
    }
    return Played(**arrays, failure=next((part.failure for part in parts if part.failure), ""))


@dataclass(frozen=True)
class Takings:
    """Who took what, and for how much: one element for each taking."""

    game: Numbers
    seat: Numbers
    item: Numbers
    price: Numbers

    def of(self, games: NDArray[np.bool_]) -> Takings:
        """Those in some of the games, which are renumbered."""
        kept = games[self.game]
        numbers = np.cumsum(games) - 1
        return Takings(numbers[self.game[kept]], self.seat[kept], self.item[kept], self.price[kept])


NOTHING = Takings(*np.zeros((4, 0), np.int64))


@dataclass(frozen=True)
class Kind:
    """Things of one kind and who took which of them; for grounds, in which games they were in play."""

    items: Items
    takings: Takings
    offered: Takings = NOTHING
    taken_before: Takings = NOTHING

    def of(self, games: NDArray[np.bool_]) -> Kind:
        return Kind(self.items, self.takings.of(games), self.offered.of(games), self.taken_before.of(games))


@dataclass(frozen=True)
class Done:
    """How often each seat did something, games by seats."""

    deed: Deed
    counts: Numbers


@dataclass(frozen=True)
class Sample:
    """Games with one setting. Where a game is a series, bids and first player are those of its first part."""

    sources: tuple[str, ...]
    seeds: NDArray[np.uint64]
    decisions: Numbers
    points: Numbers
    places: Numbers
    first: Numbers  # games: the seat that began, or NONE
    bids: Numbers  # games by seats, or NONE
    kinds: tuple[Kind, ...]  # what seats take; each taking of the first kind is a turn
    endings: Numbers  # games: by which of the endings
    failures: Numbers  # games by seats: failures of somebody's own bot
    failure: str = ""  # the first message about it
    grounds: tuple[Kind, ...] = ()
    done: tuple[Done, ...] = ()
    ways_to_end: tuple[str, ...] = ()

    @property
    def games(self) -> int:
        return len(self.places)

    @property
    def players(self) -> int:
        return int(self.places.shape[1])

    @cached_property
    def won(self) -> NDArray[np.float64]:
        """Each seat's part of the win: those who share first place share it."""
        best = self.places == 0
        shares: NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
        return shares

    @cached_property
    def totals(self) -> Numbers:
        totals: Numbers = self.points.sum(axis=2)
        return totals

    @cached_property
    def order(self) -> Numbers:
        """How many seats come before each seat in turn order; NONE where no first player was told."""
        begins = self.first[:, None]
        order: Numbers = np.where(begins == NONE, NONE, (np.arange(self.players) - begins) % self.players)
        return order

    @cached_property
    def turns(self) -> Numbers:
        if not self.kinds:
            return np.zeros(self.games, np.int64)
        return np.bincount(self.kinds[0].takings.game, minlength=self.games)

    def of(self, games: NDArray[np.bool_]) -> Sample:
        """Some of the games."""
        return Sample(
            sources=self.sources,
            seeds=self.seeds[games],
            decisions=self.decisions[games],
            points=self.points[games],
            places=self.places[games],
            first=self.first[games],
            bids=self.bids[games],
            kinds=tuple(kind.of(games) for kind in self.kinds),
            grounds=tuple(kind.of(games) for kind in self.grounds),
            done=tuple(Done(done.deed, done.counts[games]) for done in self.done),
            ways_to_end=self.ways_to_end,
            endings=self.endings[games],
            failures=self.failures[games],
            failure=self.failure,
        )


def sample_of(definition: Definition, setting: Setting, played: Played) -> Sample:
    study = definition.study(setting)
    games, players = len(played.places), setting.players
    first = np.full(games, NONE, np.int64)
    bids = np.full((games, players), NONE, np.int64)
    if study.first:
        game, seat, _, _ = _told(definition, study.first, played.events)
        first[game[::-1]] = seat[::-1]  # backwards, so that the first event prevails
    if study.bid:
        game, seat, value, _ = _told(definition, study.bid, played.events)
        bids[game[::-1], seat[::-1]] = value[::-1]
    return Sample(
        sources=definition.sources,
        seeds=played.seeds,
        decisions=played.decisions,
        points=played.points,
        places=played.places,
        first=first,
        bids=bids,
        kinds=tuple(_kind(definition, items, played.events) for items in study.items),
        grounds=tuple(_kind(definition, items, played.events) for items in study.grounds),
        done=tuple(
            Done(deed, _counts(_told(definition, deed.told, played.events), games, players))
            for deed in study.deeds
        ),
        ways_to_end=study.endings,
        endings=played.endings,
        failures=played.failures,
        failure=played.failure,
    )


def _kind(definition: Definition, items: Items, events: Numbers) -> Kind:
    def takings(of: Sequence[Told]) -> Takings:
        found = [_told(definition, told, events) for told in of]
        return Takings(*(np.concatenate(column) for column in zip(*found, strict=True))) if of else NOTHING

    return Kind(items, takings([items.told]), takings(items.offered), takings(items.taken_before))


def _counts(told: list[Numbers], games: int, players: int) -> Numbers:
    game, seat, _, _ = told
    return np.bincount(game * players + seat, minlength=games * players).reshape(games, players)


def _told(definition: Definition, told: Told, events: Numbers) -> list[Numbers]:
    """Game, seat, value and price of every event of a kind; 0 for what the kind does not tell."""
    arguments: Sequence[str] = definition.event(told.event).arguments
    of_kind = events[events[:, 1] == told.event].astype(np.int64)
    nothing = np.zeros(len(of_kind), np.int64)
    return [of_kind[:, 0]] + [
        of_kind[:, 2 + arguments.index(name)] if name else nothing
        for name in (told.seat, told.value, told.price)
    ]
