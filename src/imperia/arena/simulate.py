"""Games in large numbers between random or greedy players, on all cores or on a GPU: one row for each
game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from numpy.typing import NDArray

from imperia.arena.numbers import MOST_GAMES, SEED, check_games
from imperia.arena.stretches import InOrder, left_to_play, stretch_of
from imperia.crew.here import Workers, crew_of
from imperia.crew.job import Job
from imperia.games import definition as find_definition
from imperia.games.contract import check_seed
from imperia.games.errors import BadOption
from imperia.kernel import entries
from imperia.kernel.chance import Chance
from imperia.kernel.verbs import MOST_SEATS, room_for_answers
from imperia.kernel.warm import Progress, watched
from imperia.words import Quoted, any_of

if TYPE_CHECKING:
    import pyarrow as pa

    from imperia.minds.gpu import GpuSimulation

CHUNK = 2048  # games whose records fit into a core's cache together with the rest
CHUNK_OF_GREEDY = 32  # games that are played in one go: looking ahead takes a hundred times as long
GPU_CHUNK = 1 << 20
BOTS = ("random", "greedy")
DEVICES = ("cpu", "gpu")


@dataclass(frozen=True, slots=True)
class Outcomes:
    """The results of some games: arrays with one row for each."""

    seeds: NDArray[np.int64]
    decisions: NDArray[np.int32]
    points: NDArray[np.int16]
    places: NDArray[np.int8]

    @classmethod
    def room_for(cls, games: int, sources: int) -> Outcomes:
        return cls(
            np.zeros((games, 2), np.int64),
            np.zeros(games, np.int32),
            np.zeros((games, MOST_SEATS, sources), np.int16),
            np.zeros((games, MOST_SEATS), np.int8),
        )


class Kept(Protocol):
    """Where finished games are kept, so that an interrupted simulation can continue."""

    def found(self) -> Iterable[pa.RecordBatch]:
        """The games that were finished before, in any order."""
        ...

    def note(self, batch: pa.RecordBatch) -> None: ...


class Simulation:
    """Games between equal players; the same seed gives the same rows, on any number of cores and on a GPU."""

    def __init__(
        self,
        game: str,
        players: int,
        games: int,
        seed: int = SEED,
        options: Mapping[str, Any] | None = None,
        *,
        bots: str = "random",
        device: str = "cpu",
    ) -> None:
        self.definition = find_definition(game)
        self.setting = self.definition.setting(players, options or {})
        self.seed = check_seed(seed)
        if bots not in BOTS:
            raise BadOption("arena-other-bots", known=any_of(BOTS), given=Quoted(bots))
        if device not in DEVICES:
            raise BadOption("arena-bad-device", known=any_of(DEVICES), given=Quoted(device))
        self.games = check_games(games, MOST_GAMES)
        self.bots = bots
        self.device = device
        self._blank = self.definition.blank(self.setting)

    @property
    def metadata(self) -> dict[str, str]:
        """What is needed to run it again; written into the file."""
        return {
            "imperia.game": self.definition.id,
            "imperia.rules": str(self.definition.version),
            "imperia.players": str(self.setting.players),
            "imperia.options": json.dumps(self.setting.options),
            "imperia.seed": str(self.seed),
            "imperia.bots": self.bots,
        }

    def make_ready(self, on_progress: Progress | None = None) -> None:
        """Compile what the games call, before they are played and timed; `on_progress` gets (done, in all) if
        there is something to compile."""
        if self.device == "gpu":
            tell = on_progress or (lambda done, in_all: None)
            tell(0, 1)
            self._room(1).play(self.seed)
            tell(1, 1)
            return
        with watched(on_progress):
            self.play(0, 0)

    def batches(self, workers: Workers = None, kept: Kept | None = None) -> Iterator[pa.RecordBatch]:
        """The rows in batches, in order, while the games are played. With `kept`, those that an interrupted
        run has finished are not played again."""
        in_order, known = InOrder(), []
        for batch in kept.found() if kept else ():
            known.append(stretch_of(batch))
            yield from in_order.take(batch)
        left = left_to_play(self.games, known, self._step)
        with closing(crew_of(workers).do(self._job, left)) as played:
            for batch in played:
                if kept:
                    kept.note(batch)
                yield from in_order.take(batch)

    @property
    def _step(self) -> int:
        """How many games are played in one go."""
        if self.device == "gpu":
            return GPU_CHUNK
        return CHUNK if self.bots == "random" else CHUNK_OF_GREEDY

    @property
    def _job(self) -> Job[range, pa.RecordBatch]:
        wishes = {
            "game": self.definition.id,
            "players": self.setting.players,
            "games": self.games,
            "seed": self.seed,
            "options": self.setting.options,
            "bots": self.bots,
            "device": self.device,
        }
        gpu = self.device == "gpu"
        return Job(self.player(), _player, (wishes,), compiled=not gpu, on_gpu=gpu, compile=_compile)

    def player(self) -> Callable[[range], pa.RecordBatch]:
        """A function that plays stretches of the games, on a core or on the GPU."""
        return self._on_the_gpu if self.device == "gpu" else self._stretch

    @cached_property
    def _room_for_all(self) -> GpuSimulation:
        return self._room(min(self.games, GPU_CHUNK))

    def _on_the_gpu(self, games: range) -> pa.RecordBatch:
        self._room_for_all.play(self.seed, games.start)
        run, count = self._room_for_all.fetch(), len(games)
        outcomes = Outcomes(run.seeds[:count], run.decisions[:count], run.points[:count], run.places[:count])
        return self._batch(games.start, outcomes)

    def _room(self, games: int) -> GpuSimulation:
        from imperia.minds.gpu import GpuSimulation

        sources, greedy = len(self.definition.sources), self.bots == "greedy"
        return GpuSimulation(self._blank, self.setting.players, sources, games, greedy=greedy)

    def _stretch(self, games: range) -> pa.RecordBatch:
        return self._batch(games.start, self.play(games.start, len(games)))

    def play(self, first: int, count: int) -> Outcomes:
        """The games from `first` up to, but not including, `first + count` of the run, on this core."""
        outcomes = Outcomes.room_for(count, len(self.definition.sources))
        self.play_into(np.zeros(count, self.definition.dtype), first, outcomes)
        return outcomes

    def play_into(self, states: NDArray[Any], first: int, outcomes: Outcomes) -> None:
        """The same, with the final records kept in `states`."""
        low, high = self.seed & 0xFFFFFFFF, self.seed >> 32
        chance = np.zeros(1, Chance.dtype)
        results = (outcomes.seeds, outcomes.decisions, outcomes.points, outcomes.places)
        if self.bots == "random":
            codes = room_for_answers(states.dtype)
            entries.simulate_all(self._blank, low, high, first, states, chance, codes, *results)
            return
        from imperia.minds.one_ahead import room_to_look_ahead
        from imperia.minds.runs import simulate_greedily_all

        one = np.zeros(1, states.dtype)
        values = np.zeros(MOST_SEATS, np.int32)
        simulate_greedily_all(
            self._blank,
            self.setting.players,
            low,
            high,
            first,
            states,
            one,
            one.copy(),
            chance,
            room_to_look_ahead(states.dtype),
            values,
            *results,
        )

    def _batch(self, first: int, outcomes: Outcomes) -> pa.RecordBatch:
        import pyarrow as pa

        seeds, count = outcomes.seeds, len(outcomes.decisions)
        columns: dict[str, NDArray[Any]] = {
            "game": np.arange(first, first + count, dtype=np.int64),
            "seed": seeds[:, 0].astype(np.uint64) | seeds[:, 1].astype(np.uint64) << np.uint64(32),
            "decisions": outcomes.decisions,
        }
        for seat in range(self.setting.players):
            points = outcomes.points[:, seat]
            columns[f"place_{seat}"] = outcomes.places[:, seat]
            columns[f"total_{seat}"] = points.sum(axis=1, dtype=np.int16)
            for number, source in enumerate(self.definition.sources):
                columns[f"{source}_{seat}"] = points[:, number]
        arrays = [pa.array(np.ascontiguousarray(column)) for column in columns.values()]
        return pa.RecordBatch.from_arrays(arrays, names=list(columns))


def _player(wishes: dict[str, Any]) -> Callable[[range], pa.RecordBatch]:
    return Simulation(**wishes).player()


def _compile(wishes: dict[str, Any]) -> None:
    """Runs on another machine, before its workers begin."""
    Simulation(**wishes).make_ready()
