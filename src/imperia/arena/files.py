"""Games on disk, one row for each: Parquet, or CSV where the file's name says so."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from imperia.arena.new_file import NewFile
from imperia.words import SpokenError, any_of

if TYPE_CHECKING:
    import pyarrow as pa

ROWS_IN_A_GROUP = 1 << 17
PARQUET, CSV = ".parquet", ".csv"


class BadEnding(SpokenError, ValueError):
    """A file name whose ending stands for a format that is not written."""


class RowGroups:
    """Row groups of a fixed size, however the games arrive."""

    def __init__(self, write: Callable[[pa.Table], Any]) -> None:
        self._write = write
        self._waiting: list[pa.RecordBatch] = []
        self._rows = 0

    def add(self, batch: pa.RecordBatch) -> None:
        while batch.num_rows:
            taken = batch.slice(0, ROWS_IN_A_GROUP - self._rows)
            self._waiting.append(taken)
            self._rows += taken.num_rows
            batch = batch.slice(taken.num_rows)
            if self._rows == ROWS_IN_A_GROUP:
                self.complete()

    def complete(self) -> None:
        """The remaining rows become a group of their own."""
        import pyarrow as pa

        if self._rows:
            self._write(pa.Table.from_batches(self._waiting).combine_chunks())
        self._waiting, self._rows = [], 0


def ending_of(path: Path, *known: str) -> str:
    """The ending that decides the format; a name without one is a Parquet file."""
    ending = path.suffix.lower() or PARQUET
    if ending not in known:
        raise BadEnding("arena-bad-ending", file=str(path), known=any_of(known))
    return ending


def write_games(
    path: Path, batches: Iterable[pa.RecordBatch], metadata: Mapping[str, str]
) -> Generator[pa.RecordBatch]:
    """Pass the batches on while writing them. A CSV file has no room for the metadata."""
    ending = ending_of(path, PARQUET, CSV)
    with NewFile(path) as new, ExitStack() as open_writer:
        groups: RowGroups | None = None
        for batch in batches:
            batch = batch.replace_schema_metadata(dict(metadata))
            if groups is None:
                writer = _writer(new, ending, batch.schema)
                open_writer.callback(writer.close)
                groups = RowGroups(writer.write_table)
            groups.add(batch)
            yield batch
        if groups is not None:
            groups.complete()


def _writer(new: NewFile, ending: str, schema: pa.Schema) -> Any:
    if ending == CSV:
        import pyarrow.csv

        return pyarrow.csv.CSVWriter(new.file, schema)
    import pyarrow.parquet as pq

    return pq.ParquetWriter(new.file, schema, compression="zstd")
