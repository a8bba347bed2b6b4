"""The file of results, and the journal that makes an interrupted tournament continue where it was."""

from __future__ import annotations

import json
import os
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, BinaryIO, Protocol

from imperia.errors import ImperiaError

if TYPE_CHECKING:
    import pyarrow as pa

    from imperia.arena.tournament import Tournament

ROWS_IN_A_GROUP = 1 << 17
FIRST_LINE = b"imperia arena journal 1\n"
HEAD = struct.Struct("<III")  # of a frame: its length, that of its content, and a checksum


class OtherTournament(ImperiaError):
    """A file of results that belongs to another tournament, or to none."""


class Results(Protocol):
    """Where games go."""

    def found(self) -> Iterator[pa.RecordBatch]:
        """What an interrupted run has left, in the order in which it was finished."""
        ...

    def note(self, batch: pa.RecordBatch) -> None:
        """Keep these games, whatever happens next; in any order."""
        ...

    def add(self, batch: pa.RecordBatch) -> None:
        """Put these games into the table; in their order."""
        ...

    def complete(self) -> None: ...


class NoFile:
    """The games are counted, and forgotten."""

    def found(self) -> Iterator[pa.RecordBatch]:
        yield from ()

    def note(self, batch: pa.RecordBatch) -> None:
        pass

    def add(self, batch: pa.RecordBatch) -> None:
        pass

    def complete(self) -> None:
        pass


class ResultsFile:
    """While games are played they are noted in `NAME.journal`, and the table grows in `NAME.part`; it appears
    under its own name when it is complete, the same bytes whether the run was interrupted or not."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        import pyarrow.parquet as pq

        self.path = path
        self.journal_path = journal_of(path)
        self.part = path.with_name(path.name + ".part")
        self._journal = Journal(self.journal_path, tournament)
        self._writer = pq.ParquetWriter(self.part, tournament.schema, compression="zstd")
        self._waiting: list[pa.RecordBatch] = []
        self._rows = 0

    def found(self) -> Iterator[pa.RecordBatch]:
        return self._journal.read()

    def note(self, batch: pa.RecordBatch) -> None:
        self._journal.append(batch)

    def add(self, batch: pa.RecordBatch) -> None:
        """Groups of rows have a fixed size, however the games come."""
        while batch.num_rows:
            taken = batch.slice(0, ROWS_IN_A_GROUP - self._rows)
            self._waiting.append(taken)
            self._rows += taken.num_rows
            batch = batch.slice(taken.num_rows)
            if self._rows == ROWS_IN_A_GROUP:
                self._write_group()

    def _write_group(self) -> None:
        import pyarrow as pa

        if self._rows:
            table = pa.Table.from_batches(self._waiting).combine_chunks()
            self._writer.write_table(table, row_group_size=ROWS_IN_A_GROUP)
        self._waiting, self._rows = [], 0

    def complete(self) -> None:
        self._write_group()
        self._writer.close()
        self._journal.close()
        self.part.replace(self.path)
        self.journal_path.unlink()

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        """The journal stays unless the table is complete, or not a single game was finished."""
        self._writer.close()
        if self._journal.empty:
            self.journal_path.unlink()
        self._journal.close()
        self.part.unlink(missing_ok=True)


class Journal:
    """Finished games, appended frame by frame. A frame that was cut off by a crash is dropped."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        import pyarrow as pa

        self._path = path
        self._schema = tournament.schema
        self._codec = pa.Codec("zstd", 1)
        self._file = path.open("r+b" if path.exists() else "x+b", buffering=0)
        try:
            self._check(tournament)
        except BaseException:
            self._file.close()
            raise

    def _check(self, tournament: Tournament) -> None:
        metadata = json.dumps(tournament.metadata).encode()
        first_line = self._file.read(len(FIRST_LINE))
        if not first_line:
            self._file.write(FIRST_LINE)
            self._write(metadata)
            self._begin = self._file.tell()
            return
        said = self._frame() if first_line == FIRST_LINE else None
        if said is None:
            raise OtherTournament(f"{self._path} is no journal of a tournament; delete it to begin anew")
        self._begin = self._file.tell()
        refuse_others(self._path, json.loads(said), tournament)

    def read(self) -> Iterator[pa.RecordBatch]:
        """All whole frames; what follows the last one is cut off."""
        import pyarrow as pa

        self._file.seek(self._begin)
        good = self._begin
        while (frame := self._frame()) is not None:
            good = self._file.tell()
            yield pa.ipc.read_record_batch(pa.py_buffer(frame), self._schema)
        self._file.seek(good)
        self._file.truncate()

    def append(self, batch: pa.RecordBatch) -> None:
        self._write(batch.serialize())

    @property
    def empty(self) -> bool:
        return not self._file.closed and self._file.seek(0, os.SEEK_END) == self._begin

    def close(self) -> None:
        self._file.close()

    def _write(self, content: Any) -> None:
        packed = self._codec.compress(content, asbytes=True)
        frame = HEAD.pack(len(packed), len(content), zlib.crc32(packed)) + packed
        write_all(self._file, frame)

    def _frame(self) -> bytes | None:
        head = self._file.read(HEAD.size)
        if len(head) < HEAD.size:
            return None
        length, content_length, checksum = HEAD.unpack(head)
        packed = self._file.read(length)
        if not length or len(packed) < length or zlib.crc32(packed) != checksum:
            return None
        content: bytes = self._codec.decompress(packed, content_length, asbytes=True)
        return content


def write_all(file: BinaryIO, content: bytes) -> None:
    view = memoryview(content)
    while view:
        view = view[file.write(view) :]


def journal_of(path: Path) -> Path:
    return path.with_name(path.name + ".journal")


def is_complete(path: Path) -> bool:
    return path.exists() and not journal_of(path).exists()


def check_results(path: Path, tournament: Tournament, *, resume: bool) -> None:
    """Refuse, before anything is played, what cannot be continued or would be lost."""
    journal = journal_of(path)
    if journal.exists() and not resume:
        raise OtherTournament(
            f"{journal} is left of an interrupted run; continue it with --resume, or delete it"
        )
    if journal.exists():
        Journal(journal, tournament).close()
    elif resume and path.exists():
        next(read_complete(path, tournament), None)


def read_complete(path: Path, tournament: Tournament) -> Iterator[pa.RecordBatch]:
    """The games of a table that is complete and of this tournament."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        file = pq.ParquetFile(path)
    except pa.ArrowInvalid as problem:
        raise OtherTournament(f"{path} is no Parquet file") from problem
    with file:
        stored = file.schema_arrow.metadata or {}
        refuse_others(path, {key.decode(): value.decode() for key, value in stored.items()}, tournament)
        yield from file.iter_batches(ROWS_IN_A_GROUP)


def refuse_others(path: Path, said: dict[str, str], tournament: Tournament) -> None:
    """A file with other settings cannot be continued."""
    if "imperia.arena" not in said:
        raise OtherTournament(f"{path} does not hold the results of a tournament")
    wanted = tournament.metadata
    keys = dict.fromkeys([*wanted, *(key for key in said if key.startswith("imperia."))])
    different = [
        f"{key.removeprefix('imperia.')} is {_short(said.get(key))} there and {_short(wanted.get(key))} here"
        for key in keys
        if said.get(key) != wanted.get(key)
    ]
    if different:
        raise OtherTournament(f"{path} is of a tournament with other settings: {'; '.join(different)}")


def _short(value: str | None) -> str:
    text = "not set" if value is None else value
    return text if len(text) <= 120 else text[:117] + "..."
