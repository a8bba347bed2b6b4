"""The file of a tournament's results, and how an interrupted tournament is continued."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Protocol

from imperia.arena.files import RowGroups
from imperia.arena.journal import Journal, OtherRun, check_same_run, journal_of
from imperia.arena.new_file import NewFile

if TYPE_CHECKING:
    import pyarrow as pa

    from imperia.arena.tournament import Tournament

GAMES = "imperia.games"  # the only thing that may be larger than before


class Results(Protocol):
    """Where finished games go."""

    def found(self) -> Iterator[pa.RecordBatch]:
        """What an interrupted run has left, in the order in which it was finished."""
        ...

    def note(self, batch: pa.RecordBatch) -> None:
        """Keep these games, whatever happens next; in any order."""
        ...

    def add(self, batch: pa.RecordBatch) -> None:
        """Add these games to the results; in their order."""
        ...

    def complete(self) -> None: ...


class NoFile:
    """The games are counted and then forgotten."""

    def found(self) -> Iterator[pa.RecordBatch]:
        yield from ()

    def note(self, batch: pa.RecordBatch) -> None:
        pass

    def add(self, batch: pa.RecordBatch) -> None:
        pass

    def complete(self) -> None:
        pass


class ResultsFile:
    """While games are played they are kept in `NAME.journal`. The results appear under their name when they
    are complete: the same bytes, whether or not the run was interrupted or extended."""

    def __init__(self, path: Path, tournament: Tournament, *, resume: bool = False) -> None:
        import pyarrow.parquet as pq

        self._schema = tournament.schema
        self._new = NewFile(path)
        self._writer = pq.ParquetWriter(self._new.file, self._schema, compression="zstd")
        self._groups = RowGroups(self._writer.write_table)
        self._journal = journal_for(path, tournament, resume=resume)  # last: nothing may fail in between

    def found(self) -> Iterator[pa.RecordBatch]:
        import pyarrow as pa

        for frame in self._journal.read():
            yield pa.ipc.read_record_batch(pa.py_buffer(frame), self._schema)

    def note(self, batch: pa.RecordBatch) -> None:
        self._journal.append(batch.serialize())

    def add(self, batch: pa.RecordBatch) -> None:
        self._groups.add(batch)

    def complete(self) -> None:
        self._groups.complete()
        self._writer.close()
        self._new.complete()
        self._journal.delete()

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        """The journal stays unless the results are complete, or not a single game was finished."""
        self._writer.close()
        self._new.discard()
        self._journal.leave()


def journal_for(path: Path, tournament: Tournament, *, resume: bool) -> Journal:
    """A journal with all known games of this tournament, however few it was meant to have before."""
    journal, wanted = journal_of(path), tournament.metadata
    if journal.exists():
        found = Journal.opened(journal)
        if found.metadata == wanted:
            return found
        try:
            return Journal.begun(journal, wanted, found.read())
        finally:
            found.close()
    if resume and path.exists():
        return Journal.begun(journal, wanted, (bytes(b.serialize()) for b in read_games(path, tournament)))
    return Journal.begun(journal, wanted)


def check_results(path: Path, tournament: Tournament, *, resume: bool) -> None:
    """Before anything is played: an error if the run cannot be continued or a file would be lost."""
    journal = journal_of(path)
    if journal.exists() and not resume:
        raise OtherRun("arena-journal-left", file=str(journal))
    if journal.exists():
        found = Journal.opened(journal)
        found.close()
        check_same_run(journal, found.metadata, tournament.metadata, may_grow=GAMES)
    elif resume and path.exists():
        metadata_of(path, tournament)


def is_complete(path: Path, tournament: Tournament) -> bool:
    """Whether the file has all games of this tournament."""
    there = path.exists() and not journal_of(path).exists()
    return there and metadata_of(path, tournament) == tournament.metadata


def metadata_of(path: Path, tournament: Tournament) -> dict[str, str]:
    """The metadata of a file of this tournament; an error for any other file."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        stored = pq.read_schema(path).metadata or {}
    except pa.ArrowInvalid as problem:
        raise OtherRun("arena-no-parquet", file=str(path)) from problem
    said = {key.decode(): value.decode() for key, value in stored.items() if key.startswith(b"imperia.")}
    if "imperia.arena" not in said:
        raise OtherRun("arena-no-results", file=str(path))
    check_same_run(path, said, tournament.metadata, may_grow=GAMES)
    return said


def read_games(path: Path, tournament: Tournament) -> Iterator[pa.RecordBatch]:
    """The games in a file of this tournament."""
    import pyarrow.parquet as pq

    with pq.ParquetFile(path) as file:
        for batch in file.iter_batches():
            yield batch.replace_schema_metadata(tournament.schema.metadata)
