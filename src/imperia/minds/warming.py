"""Compiling what a game needs before a match needs it; instant when it is in the cache."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any

from imperia.kernel import rule
from imperia.kernel.cache import files_hash
from imperia.kernel.dependencies import Unforeseen, answers_for, hash_of
from imperia.kernel.entries import start_streams
from imperia.kernel.warm import Progress, entries_of_matches, needed_by, warm_up, watched
from imperia.minds.contract import Mind
from imperia.minds.greedy import GreedyMind
from imperia.minds.one_ahead import choose_greedily
from imperia.minds.random import RandomMind
from imperia.minds.search import LEAST_MEMORY_MB, SearchMind
from imperia.minds.tree import search
from imperia.play import Match, game

if TYPE_CHECKING:
    from imperia.games.contract import Definition

SECONDS_FOR_A_RULE = 0.05  # measured: empire 9 s for 170 rules, capitals 38 s for 750
_FILES = files_hash() if rule.COMPILED else ""  # now, while rules are imported: somebody may edit them later


def make_ready(
    match: Match, on_progress: Progress | None = None, minds: Iterable[Mind] | None = None
) -> None:
    """Compile for these minds, or any, in this match, which must not be over and is left as it was.
    `on_progress` gets (done, in all) if there is something to compile."""
    seat = match.actors[0]
    kinds = None if minds is None else {type(mind) for mind in minds}
    with watched(on_progress):
        match.settled(seat)
        if kinds is None or kinds - {RandomMind}:
            GreedyMind().choose(match, seat)
        if kinds is None or needs_search(kinds):
            SearchMind(simulations=1, memory_mb=LEAST_MEMORY_MB).think(match, seat)


def needs_search(kinds: Iterable[type[Mind]]) -> bool:
    """Whether one of these minds searches, or may do so: who knows what a bot of one's own does."""
    return bool(set(kinds) - {RandomMind, GreedyMind})


def make_game_ready(definition: Definition, on_progress: Progress | None = None) -> None:
    """Compile all that people and bots need to play a game, and note that it has been done."""
    found = game(definition.id)
    with watched(on_progress, needed_by(_points(), definition)):
        warm_up(definition)
        make_ready(found.start(found.players[0], seed=1))
    note_compiled(definition)


def note_compiled(definition: Definition) -> None:
    """All that people and bots need has been compiled."""
    if rule.COMPILED:
        for note in (_note_of(definition), _note_of_files(definition)):
            _write(note)


def is_compiled(definition: Definition) -> bool:
    """Whether all that people and bots need has been compiled before, with these rules. Where no file has
    changed since, that is told without importing a rule. (Should it be wrong after all, whoever needs the
    game compiles what is missing.)"""
    if not rule.COMPILED or _note_of_files(definition).exists():
        return True
    note = _note_of(definition)
    if note is None or not note.exists():
        return False
    _write(_note_of_files(definition))
    return True


def seconds_to_compile(definition: Definition) -> int | None:
    """About how long a core is busy with all that people and bots need, where nothing of it is kept; None
    where that cannot be told."""
    needed = needed_by(_points(), definition)
    return None if needed is None else ceil(len(needed) * SECONDS_FOR_A_RULE)


def _write(note: Path | None) -> None:
    if note is not None:
        with suppress(OSError):  # then the next one looks for itself
            note.touch()


def _points() -> list[Any]:
    """The entry points that matches and bots call."""
    return [*entries_of_matches(), start_streams, choose_greedily, search]


def _note_of(definition: Definition) -> Path | None:
    """A file beside the compiled rules which says that there is nothing left to compile for this game; None
    where nothing is kept."""
    if not rule.COMPILED:
        return None
    answers = answers_for([rule.numba.from_dtype(definition.dtype)])
    try:
        made_of = hash_of([point.py_func for point in _points()], answers)
    except Unforeseen:
        return None
    return rule.FOLDER / f"compiled-{definition.id}-{made_of}"


def _note_of_files(definition: Definition) -> Path:
    """A file which says the same, as long as nobody has written to a file that rules may come from."""
    return rule.FOLDER / f"compiled-{definition.id}-by-files-{_FILES}"
