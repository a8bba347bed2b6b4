"""The finished games of a simulation, kept in a journal beside its file until that is complete."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from imperia.arena.journal import Journal, OtherRun, check_same_run, journal_of

if TYPE_CHECKING:
    import pyarrow as pa

    from imperia.arena.simulate import Simulation

FORMAT = "1"
GAMES = "imperia.games"  # the only thing that may be larger than before


def metadata(simulation: Simulation) -> dict[str, str]:
    """The device is not part of it, because the games are the same on every device."""
    return {"imperia.simulation": FORMAT, **simulation.metadata, GAMES: str(simulation.games)}


class KeptGames:
    def __init__(self, out: Path, simulation: Simulation) -> None:
        path, wanted = journal_of(out), metadata(simulation)
        self.games = self.decisions = 0  # how many were found
        self._journal = _opened(path, wanted) if path.exists() else Journal.begun(path, wanted)

    def found(self) -> Iterator[pa.RecordBatch]:
        import pyarrow as pa

        for frame in self._journal.read():
            for batch in pa.ipc.open_stream(frame):
                self.games += batch.num_rows
                self.decisions += int(batch.column("decisions").to_numpy().sum())
                yield batch

    def note(self, batch: pa.RecordBatch) -> None:
        import pyarrow as pa

        written = pa.BufferOutputStream()
        with pa.ipc.new_stream(written, batch.schema) as stream:
            stream.write_batch(batch)
        self._journal.append(written.getvalue())

    def complete(self) -> None:
        self._journal.delete()

    def __enter__(self) -> KeptGames:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._journal.leave()


def _opened(path: Path, wanted: dict[str, str]) -> Journal:
    found = Journal.opened(path)
    if found.metadata == wanted:
        return found
    try:
        return Journal.begun(path, wanted, found.read())
    finally:
        found.close()


def check_kept_games(out: Path, simulation: Simulation, *, resume: bool) -> None:
    """Before anything is played: an error if a journal is of another run, or not to be continued."""
    journal = journal_of(out)
    if not journal.exists():
        return
    if not resume:
        raise OtherRun("arena-journal-left", file=str(journal))
    found = Journal.opened(journal)
    found.close()
    check_same_run(journal, found.metadata, metadata(simulation), may_grow=GAMES)
