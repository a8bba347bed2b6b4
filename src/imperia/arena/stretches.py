"""The games of a run are played in stretches, by many at once; what comes back is put in order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pyarrow as pa


def left_to_play(games: int, known: Iterable[range], step: int) -> Iterator[range]:
    """The games that are still to be played, in stretches of at most `step`."""
    first = 0
    for done in (*sorted(known, key=lambda stretch: stretch.start), range(games, games)):
        for begin in range(first, done.start, step):
            yield range(begin, min(begin + step, done.start))
        first = max(first, done.stop)


def stretch_of(batch: pa.RecordBatch) -> range:
    """Which games these are."""
    first = batch.column("game")[0].as_py()
    return range(first, first + batch.num_rows)


class InOrder:
    """Batches arrive as they are finished, and leave in the order of their games."""

    def __init__(self) -> None:
        self._next = 0
        self._waiting: dict[int, pa.RecordBatch] = {}

    def take(self, batch: pa.RecordBatch) -> Iterator[pa.RecordBatch]:
        self._waiting[stretch_of(batch).start] = batch
        while self._next in self._waiting:
            batch = self._waiting.pop(self._next)
            self._next += batch.num_rows
            yield batch
