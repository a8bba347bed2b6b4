"""Finished games of a study, kept in a journal beside its page until the page is written."""

from __future__ import annotations

import io
import json
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

import numpy as np

from imperia.arena.balance.playing import Part, Run
from imperia.arena.balance.sample import Played
from imperia.arena.journal import Journal, OtherRun, check_same_run, journal_of
from imperia.arena.tournament import fingerprint
from imperia.minds import LearnedMind, file_of, make_mind, network_behind

FORMAT = "2"
GAMES = "imperia.games"  # may be larger than before


def metadata(run: Run, *, compare: bool | None = None) -> dict[str, str]:
    """What is needed to play a study again. An interrupted one may continue with or without a comparison."""
    said = {
        "imperia.balance": FORMAT,
        "imperia.game": run.definition.id,
        "imperia.rules": str(run.definition.version),
        "imperia.players": str(run.setting.players),
        "imperia.options": json.dumps(run.setting.options),
        "imperia.games": str(run.games),
        "imperia.seed": str(run.seed),
        "imperia.bots": run.bots,
    }
    if file_of(run.bots):
        said["imperia.bot_files"] = fingerprint(run.bots)
    elif network := _network(run):
        said["imperia.networks"] = network
    if compare is not None:
        said["imperia.compare"] = "yes" if compare else "no"
    return said


def _network(run: Run) -> str:
    """The fingerprint of the network of the package that its bots ask, here or with other options; empty if
    they ask none."""
    mind = make_mind(run.bots)
    minds = mind.minds_in(run.definition) if isinstance(mind, LearnedMind) else [mind]
    found = [network.fingerprint for each in minds if (network := network_behind(each))]
    return "".join(found)


class Keeper:
    """Keeps the games of all runs of a study."""

    def __init__(self, page: Path, run: Run) -> None:
        path, wanted = journal_of(page), metadata(run)
        self._found: dict[str, list[Part]] = defaultdict(list)
        if not path.exists():
            self._journal = Journal.begun(path, wanted)
            return
        found = Journal.opened(path)
        frames = list(found.read())
        if found.metadata == wanted:
            self._journal = found
        else:
            found.close()
            self._journal = Journal.begun(path, wanted, frames)
        for frame in frames:
            name, part = _read(frame)
            self._found[name].append(part)

    @property
    def games(self) -> int:
        """How many games it had when it was opened."""
        return sum(len(games) for parts in self._found.values() for games, _ in parts)

    def found(self, run: Run) -> Iterable[Part]:
        return self._found[run.name]

    def note(self, run: Run, part: Part) -> None:
        self._journal.append(_written(run.name, part))

    def complete(self) -> None:
        self._journal.delete()

    def __enter__(self) -> Keeper:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._journal.leave()


def _written(name: str, part: Part) -> bytes:
    games, played = part
    file = io.BytesIO()
    np.savez(file, name=np.array(name), games=np.array([games.start, games.stop]), **vars(played))
    return file.getvalue()


def _read(frame: bytes) -> tuple[str, Part]:
    with np.load(io.BytesIO(frame)) as stored:
        arrays = {key: stored[key] for key in stored.files}
    name, games, failure = str(arrays.pop("name")), arrays.pop("games"), str(arrays.pop("failure"))
    return name, (range(*games.tolist()), Played(**arrays, failure=failure))


def check_study(page: Path, parquet: Path, run: Run, *, resume: bool, compare: bool) -> bool:
    """Before anything is played: an error if the study cannot be continued or a file would be lost. Returns
    whether the study is complete already."""
    journal = journal_of(page)
    if journal.exists() and not resume:
        raise OtherRun("arena-journal-left", file=str(journal))
    if journal.exists():
        found = Journal.opened(journal)
        found.close()
        check_same_run(journal, found.metadata, metadata(run), may_grow=GAMES)
        return False
    if not (resume and page.exists() and parquet.exists()):
        return False
    check_same_run(parquet, _metadata_of(parquet), metadata(run, compare=compare))
    return True


def _metadata_of(path: Path) -> dict[str, str]:
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        stored = pq.read_schema(path).metadata or {}
    except pa.ArrowInvalid as problem:
        raise OtherRun("arena-no-parquet", file=str(path)) from problem
    return {key.decode(): value.decode() for key, value in stored.items() if key.startswith(b"imperia.")}
