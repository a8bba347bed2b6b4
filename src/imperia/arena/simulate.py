"""Random play in large numbers: a table with one row for each game."""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from imperia.games import definition as find_definition
from imperia.games.contract import BadOption, check_seed
from imperia.kernel import entries
from imperia.kernel.chance import CHANCE
from imperia.kernel.verbs import MOST_ACTIONS, MOST_SEATS

if TYPE_CHECKING:
    import pyarrow as pa

CHUNK = 2048  # games whose records fit into a core's cache together with what plays them


class Simulation:
    """Games of uniformly random players; the same seed gives the same table, on any number of cores."""

    def __init__(
        self, game: str, players: int, games: int, seed: int = 0, options: Mapping[str, Any] | None = None
    ) -> None:
        self.definition = find_definition(game)
        self.setting = self.definition.setting(players, options or {})
        self.seed = check_seed(seed)
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise BadOption(f"the number of games is a whole number from 1, not {games!r}")
        self.games = games
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
            "imperia.bots": "random",
        }

    def batches(self, workers: int | None = None) -> Iterator[pa.RecordBatch]:
        """The table in parts, in order, while the games are played on all cores."""
        starts = iter(range(0, self.games, CHUNK))
        workers = workers or os.cpu_count() or 1
        under_way: deque[Future[pa.RecordBatch]] = deque()
        with ThreadPoolExecutor(workers) as pool:
            for start in starts:
                under_way.append(pool.submit(self._play, start))
                if len(under_way) > 2 * workers:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()

    def _play(self, first: int) -> pa.RecordBatch:
        import pyarrow as pa

        count = min(CHUNK, self.games - first)
        states = np.zeros(count, self.definition.dtype)
        seeds = np.zeros((count, 2), np.int64)
        decisions = np.zeros(count, np.int32)
        points = np.zeros((count, MOST_SEATS, len(self.definition.sources)), np.int16)
        places = np.zeros((count, MOST_SEATS), np.int8)
        entries.simulate_all(
            self._blank,
            self.seed & 0xFFFFFFFF,
            self.seed >> 32,
            first,
            states,
            np.zeros(1, CHANCE),
            np.zeros(MOST_ACTIONS, np.int16),
            seeds,
            decisions,
            points,
            places,
        )
        seed = seeds[:, 0].astype(np.uint64) | seeds[:, 1].astype(np.uint64) << np.uint64(32)
        columns = {
            "game": np.arange(first, first + count, dtype=np.int64),
            "seed": seed,
            "decisions": decisions,
        }
        for seat in range(self.setting.players):
            columns[f"place_{seat}"] = places[:, seat]
            columns[f"total_{seat}"] = points[:, seat].sum(axis=1, dtype=np.int16)
            for number, source in enumerate(self.definition.sources):
                columns[f"{source}_{seat}"] = points[:, seat, number]
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
