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
from imperia.minds.growing import LEAST_MEMORY_MB
from imperia.minds.guided import GuidedMind
from imperia.minds.guided_tree import hash_seen, search_guided
from imperia.minds.learned import LearnedMind, mind_for
from imperia.minds.network import has_network, network_of
from imperia.minds.network.asking import choose_by_policy
from imperia.minds.one_ahead import choose_greedily
from imperia.minds.policy import PolicyMind
from imperia.minds.random import RandomMind
from imperia.minds.search import SearchMind
from imperia.minds.tree import search
from imperia.play import Match

if TYPE_CHECKING:
    from imperia.games.contract import Definition

SECONDS_FOR_A_RULE = 0.05  # measured: empire 9 s for 170 rules, capitals 38 s for 750
QUICK = (RandomMind, GreedyMind)
_FILES = files_hash() if rule.COMPILED else ""  # now, while rules are imported: somebody may edit them later


def make_ready(
    match: Match, on_progress: Progress | None = None, minds: Iterable[Mind] | None = None
) -> None:
    """Compile what these minds, or by default any minds, need in this match, which must not be over and is
    left as it was. `on_progress` gets (done, in all) if there is something to compile."""
    seat = match.actors[0]
    needed = _any_mind(match) if minds is None else [mind_for(mind, match) for mind in minds]
    with watched(on_progress):
        match.settled(seat)
        if any(not isinstance(mind, RandomMind) for mind in needed):
            GreedyMind().choose(match, seat)
        if any(not isinstance(mind, (*QUICK, PolicyMind, GuidedMind)) for mind in needed):
            SearchMind(simulations=1, memory_mb=LEAST_MEMORY_MB).think(match, seat)
        for mind in needed:
            if isinstance(mind, PolicyMind):
                mind.think(match, seat)
            elif isinstance(mind, GuidedMind):
                guided = GuidedMind(mind.network, simulations=1, memory_mb=LEAST_MEMORY_MB)
                for _ in range(2):  # the second time it takes up the tree of the first
                    guided.think(match, seat)
                if match.definition.turn_of(match.state) is not None:  # a turn may outlast its budget
                    PolicyMind(mind.network).think(match, seat)


def _any_mind(match: Match) -> list[Mind]:
    network = network_of(match.definition.id)
    learned: list[Mind] = []
    if network is not None and network.covers(match.setting):
        learned = [PolicyMind(network), GuidedMind(network, simulations=1)]
    return [SearchMind(simulations=1), *learned]


def take_long_to_compile(minds: Iterable[Mind], definition: Definition) -> bool:
    """Whether one of these minds may do more in this game than look one decision ahead; somebody's own bot
    may do anything."""
    possible = [
        each
        for mind in minds
        for each in (mind.minds_in(definition) if isinstance(mind, LearnedMind) else [mind])
    ]
    return any(not isinstance(mind, QUICK) for mind in possible)


def make_game_ready(definition: Definition, on_progress: Progress | None = None) -> None:
    """Compile all that people and bots need to play a game, and note that it has been done."""
    with watched(on_progress, needed_by(_points(definition), definition)):
        warm_up(definition)
        make_bots_ready(definition)
    note_compiled(definition)


def make_bots_ready(definition: Definition, on_progress: Progress | None = None) -> None:
    """Compile all that bots need."""
    network = network_of(definition.id)
    setting = network.settings[0] if network else definition.setting(definition.players[0], {})
    make_ready(Match.dealt(definition, setting, 1), on_progress)


def note_compiled(definition: Definition) -> None:
    """Note that all that people and bots need has been compiled."""
    if rule.COMPILED:
        for note in (_note_of(definition), _note_of_files(definition)):
            _write(note)


def is_compiled(definition: Definition) -> bool:
    """Whether all that people and bots need has been compiled before, with these rules. If no file has
    changed since, this is known without importing a rule. (Should it be wrong after all, whoever needs the
    game compiles what is missing.)"""
    if not rule.COMPILED or _note_of_files(definition).exists():
        return True
    note = _note_of(definition)
    if note is None or not note.exists():
        return False
    _write(_note_of_files(definition))
    return True


def seconds_to_compile(definition: Definition) -> int | None:
    """About how long one core takes to compile all that people and bots need, if nothing of it is kept; None
    where that is unknown."""
    needed = needed_by(_points(definition), definition)
    return None if needed is None else ceil(len(needed) * SECONDS_FOR_A_RULE)


def _write(note: Path | None) -> None:
    if note is not None:
        with suppress(OSError):  # then the next process looks for itself
            note.touch()


def _points(definition: Definition) -> list[Any]:
    """The entry points that matches and bots call."""
    points = [*entries_of_matches(), start_streams, choose_greedily, search]
    by_network = [choose_by_policy, search_guided, hash_seen]
    return [*points, *by_network] if has_network(definition.id) else points


def _note_of(definition: Definition) -> Path | None:
    """A file beside the compiled rules which says that there is nothing left to compile for this game; None
    where nothing is kept."""
    if not rule.COMPILED:
        return None
    answers = answers_for([rule.numba.from_dtype(definition.dtype)])
    try:
        made_of = hash_of([point.py_func for point in _points(definition)], answers)
    except Unforeseen:
        return None
    return rule.FOLDER / f"compiled-{definition.id}-{made_of}"


def _note_of_files(definition: Definition) -> Path:
    """A file which says the same, as long as nobody has written to a file that rules may come from."""
    return rule.FOLDER / f"compiled-{definition.id}-by-files-{_FILES}"
