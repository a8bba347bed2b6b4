"""The results of many finished games as arrays, from which every figure is computed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.games.contract import Deed, Definition, Items, Spells, Told
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
    counted: Numbers  # games by seats by the study's deeds that are counted at the end
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
    number: Numbers  # how many at once
    success: Numbers  # 1 for what succeeded, 0 also where that is not told

    def where(self, chosen: NDArray[np.bool_]) -> Takings:
        return Takings(*(getattr(self, field.name)[chosen] for field in fields(self)))

    def of(self, games: NDArray[np.bool_]) -> Takings:
        """The takings in some of the games, which are renumbered."""
        kept = self.where(games[self.game])
        return replace(kept, game=(np.cumsum(games) - 1)[kept.game])

    def counts(self, games: int, players: int) -> Numbers:
        """How many each seat took, games by seats."""
        seats = self.game * players + self.seat
        counts = np.bincount(seats, self.number, games * players).astype(np.int64)
        return counts.reshape(games, players)


NOTHING = Takings(*np.zeros((6, 0), np.int64))


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
class Held:
    """For how many turns each of the things that hold for a while was in force, and what was done in them."""

    spells: Spells
    turns: Numbers  # games by things
    done: Numbers  # games by things by deeds


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
    kinds: tuple[Kind, ...]  # what seats take
    endings: Numbers  # games: by which of the endings
    failures: Numbers  # games by seats: failures of somebody's own bot
    failure: str = ""  # the first message about it
    grounds: tuple[Kind, ...] = ()
    done: tuple[Done, ...] = ()
    held: tuple[Held, ...] = ()
    ways_to_end: tuple[str, ...] = ()
    turns_told: Numbers | None = None  # games; None: each taking of the first kind is a turn
    rounds: Numbers | None = None  # games: the last round that began; None where rounds are not told

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
        if self.turns_told is not None:
            return self.turns_told
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
            held=tuple(Held(held.spells, held.turns[games], held.done[games]) for held in self.held),
            ways_to_end=self.ways_to_end,
            turns_told=None if self.turns_told is None else self.turns_told[games],
            rounds=None if self.rounds is None else self.rounds[games],
            endings=self.endings[games],
            failures=self.failures[games],
            failure=self.failure,
        )


def sample_of(definition: Definition, setting: Setting, played: Played) -> Sample:
    study = definition.study(setting)
    games, players = len(played.places), setting.players
    events = _Events(definition, played.events, games, players)
    deeds = {deed.name: deed for deed in study.deeds}
    first = np.full(games, NONE, np.int64)
    bids = np.full((games, players), NONE, np.int64)
    if study.first:
        told = events.told(study.first)
        first[told.game[::-1]] = told.seat[::-1]  # backwards, so that the first event prevails
    if study.bid:
        told = events.told(study.bid)
        bids[told.game[::-1], told.seat[::-1]] = told.item[::-1]
    return Sample(
        sources=definition.sources,
        seeds=played.seeds,
        decisions=played.decisions,
        points=played.points,
        places=played.places,
        first=first,
        bids=bids,
        kinds=tuple(events.kind(items) for items in study.items),
        grounds=tuple(events.kind(items) for items in study.grounds),
        done=tuple(
            Done(deed, events.of_deed(deed).counts(games, players))
            if deed.told
            else Done(deed, played.counted[:, :, study.counted_at_the_end.index(deed.name)])
            for deed in study.deeds
        ),
        held=tuple(
            events.held(spells, study.turn, [deeds[name] for name in spells.deeds])
            for spells in study.spells
            if study.turn
        ),
        ways_to_end=study.endings,
        turns_told=events.in_each_game(events.of_kind(study.turn.event), study.turn) if study.turn else None,
        rounds=events.last(study.round) if study.round else None,
        endings=played.endings,
        failures=played.failures,
        failure=played.failure,
    )


class _Events:
    """The events of all games, one after the other, each with its kind and arguments."""

    def __init__(self, definition: Definition, rows: Numbers, games: int, players: int) -> None:
        self.definition = definition
        self.rows = rows.astype(np.int64, copy=False)
        self.games, self.players = games, players

    def of_kind(self, *events: int) -> NDArray[np.bool_]:
        return np.isin(self.rows[:, 1], events)

    def told(self, told: Told, chosen: NDArray[np.bool_] | None = None) -> Takings:
        """Every event of the kind, or those `chosen` among them, as a taking; 0 for what the kind does not
        tell. Events of somebody who is no player, such as rebels, are left out."""
        rows = self.rows[self.of_kind(told.event) if chosen is None else chosen]
        nothing, one = np.zeros(len(rows), np.int64), np.ones(len(rows), np.int64)

        def column(name: str, otherwise: Numbers) -> Numbers:
            return rows[:, self._column(told, name)] if name else otherwise

        found = Takings(
            game=rows[:, 0],
            seat=column(told.seat, nothing),
            item=column(told.value, nothing),
            price=column(told.price, nothing),
            number=column(told.number, one),
            success=column(told.success, nothing),
        )
        return found.where((found.seat >= 0) & (found.seat < self.players))

    def _column(self, told: Told, name: str) -> int:
        return 2 + self.definition.event(told.event).arguments.index(name)

    def kind(self, items: Items) -> Kind:
        def takings(of: Sequence[Told]) -> Takings:
            found = [self.told(told) for told in of]
            columns = ([getattr(one, field.name) for one in found] for field in fields(Takings))
            return Takings(*map(np.concatenate, columns)) if of else NOTHING

        taken = takings([items.told])
        if items.counts_as:
            taken = replace(taken, item=as_counted(items, taken.item))
        return Kind(items, taken, takings(items.offered), takings(items.taken_before))

    def of_deed(self, deed: Deed) -> Takings:
        assert deed.told
        return self.told(deed.told, self._of_deed(deed))

    def _of_deed(self, deed: Deed) -> NDArray[np.bool_]:
        assert deed.told
        chosen = self.of_kind(deed.told.event)
        if deed.after:
            last = self._last_before(self.of_kind(*deed.after))
            chosen &= (last != NONE) & (self.rows[last, 1] == deed.after[0])
        return chosen

    def held(self, spells: Spells, turn: Told, deeds: Sequence[Deed]) -> Held:
        told, things = spells.items.told, spells.items.all
        last = self._last_before(self.of_kind(told.event))
        value = np.where(last == NONE, NONE, self.rows[last, self._column(told, told.value)])

        def in_force(chosen: NDArray[np.bool_], told: Told) -> Numbers:
            return np.stack([self.in_each_game(chosen & (value == thing), told) for thing in things], axis=1)

        turns = in_force(self.of_kind(turn.event), turn)
        done = [in_force(self._of_deed(deed), deed.told) for deed in deeds if deed.told]
        return Held(spells, turns, np.stack(done, axis=2))

    def _last_before(self, marks: NDArray[np.bool_]) -> Numbers:
        """For each event, the number of the last marked one in the same game so far, or NONE."""
        numbers = np.arange(len(marks))
        last = np.maximum.accumulate(np.where(marks, numbers, NONE))
        same_game = self.rows[last, 0] == self.rows[:, 0]
        found: Numbers = np.where(same_game, last, NONE)
        return found

    def in_each_game(self, chosen: NDArray[np.bool_], told: Told) -> Numbers:
        takings = self.told(told, chosen)
        return np.bincount(takings.game, takings.number, self.games).astype(np.int64)

    def last(self, told: Told) -> Numbers:
        """The last value that each game tells."""
        rows = self.rows[self.of_kind(told.event)]
        last = np.zeros(self.games, np.int64)
        last[rows[:, 0]] = rows[:, self._column(told, told.value)]
        return last


def as_counted(items: Items, values: Numbers) -> Numbers:
    table = np.full(1 + max(items.counts_as), NONE, np.int64)
    table[list(items.counts_as)] = list(items.counts_as.values())
    return table[values]
