"""Games in large numbers, between random or greedy players, on all cores or on a GPU: a row for each game."""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from imperia.games import definition as find_definition
from imperia.games.contract import BadOption, check_seed
from imperia.kernel import entries
from imperia.kernel.chance import Chance
from imperia.kernel.verbs import MOST_ACTIONS, MOST_SEATS

if TYPE_CHECKING:
    import pyarrow as pa

CHUNK = 2048  # games whose records fit into a core's cache together with what plays them
GPU_CHUNK = 1 << 20
BOTS = ("random", "greedy")
DEVICES = ("cpu", "gpu")


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What came of some games: arrays with one row for each."""

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


class Simulation:
    """Games of alike players; the same seed gives the same table, on any number of cores and on a GPU."""

    def __init__(
        self,
        game: str,
        players: int,
        games: int,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        *,
        bots: str = "random",
        device: str = "cpu",
    ) -> None:
        self.definition = find_definition(game)
        self.setting = self.definition.setting(players, options or {})
        self.seed = check_seed(seed)
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise BadOption(f"the number of games is a whole number from 1, not {games!r}")
        if bots not in BOTS:
            raise BadOption(
                f"a simulation is played by {' or '.join(BOTS)} bots, not {bots!r}; the arena plays others"
            )
        if device not in DEVICES:
            raise BadOption(f"a simulation runs on the {' or the '.join(DEVICES)}, not on {device!r}")
        self.games = games
        self.bots = bots
        self.device = device
        self._blank = self.definition.blank(self.setting)

    @property
    def metadata(self) -> dict[str, str]:
        """What it takes to run it again; written into the file."""
        return {
            "imperia.game": self.definition.id,
            "imperia.rules": str(self.definition.version),
            "imperia.players": str(self.setting.players),
            "imperia.options": json.dumps(self.setting.options),
            "imperia.seed": str(self.seed),
            "imperia.bots": self.bots,
        }

    def batches(self, workers: int | None = None) -> Iterator[pa.RecordBatch]:
        """The table in parts, in order, while the games are played."""
        if self.device == "gpu":
            yield from self._on_the_gpu()
        else:
            yield from self._on_all_cores(workers or os.cpu_count() or 1)

    def _on_all_cores(self, workers: int) -> Iterator[pa.RecordBatch]:
        under_way: deque[Future[pa.RecordBatch]] = deque()
        with ThreadPoolExecutor(workers) as pool:
            for first in range(0, self.games, CHUNK):
                under_way.append(pool.submit(self._chunk, first))
                if len(under_way) > 2 * workers:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()

    def _on_the_gpu(self) -> Iterator[pa.RecordBatch]:
        from imperia.minds.gpu import GpuSimulation

        size = min(self.games, GPU_CHUNK)
        sources = len(self.definition.sources)
        greedy = self.bots == "greedy"
        room = GpuSimulation(self._blank, self.setting.players, sources, size, greedy=greedy)
        for first in range(0, self.games, size):
            room.play(self.seed, first)
            run = room.fetch()
            count = min(size, self.games - first)
            outcomes = Outcomes(
                run.seeds[:count], run.decisions[:count], run.points[:count], run.places[:count]
            )
            yield self._table(first, outcomes)

    def _chunk(self, first: int) -> pa.RecordBatch:
        return self._table(first, self.play(first, min(CHUNK, self.games - first)))

    def play(self, first: int, count: int) -> Outcomes:
        """Games `first` to `first + count` of the run, on this core."""
        outcomes = Outcomes.room_for(count, len(self.definition.sources))
        self.play_into(np.zeros(count, self.definition.dtype), first, outcomes)
        return outcomes

    def play_into(self, states: NDArray[Any], first: int, outcomes: Outcomes) -> None:
        """The same, with the final records kept in `states`."""
        low, high = self.seed & 0xFFFFFFFF, self.seed >> 32
        chance, codes = np.zeros(1, Chance.dtype), np.zeros(MOST_ACTIONS, np.int16)
        results = (outcomes.seeds, outcomes.decisions, outcomes.points, outcomes.places)
        if self.bots == "random":
            entries.simulate_all(self._blank, low, high, first, states, chance, codes, *results)
            return
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
            codes,
            values,
            *results,
        )

    def _table(self, first: int, outcomes: Outcomes) -> pa.RecordBatch:
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


def write_parquet(
    path: Path, batches: Iterable[pa.RecordBatch], metadata: Mapping[str, str]
) -> Iterator[pa.RecordBatch]:
    """Pass the batches on while writing them; the file appears under its name only when it is complete."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    part = path.with_name(path.name + ".part")
    writer = None
    try:
        for batch in batches:
            batch = batch.replace_schema_metadata(dict(metadata))
            if writer is None:
                writer = pq.ParquetWriter(part, batch.schema, compression="zstd")
            writer.write_table(pa.Table.from_batches([batch]), row_group_size=CHUNK * 64)
            yield batch
        if writer is not None:
            writer.close()
            part.replace(path)
    finally:
        if writer is not None:
            writer.close()
        part.unlink(missing_ok=True)
