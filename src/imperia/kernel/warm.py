"""Compiling the rules of a game before they are needed, with progress; instant when they are in the cache."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from imperia.kernel import entries, rule
from imperia.kernel.chance import Chance
from imperia.kernel.dependencies import Unforeseen, answers_for, reached_by
from imperia.kernel.lean import is_unit
from imperia.kernel.text import Text
from imperia.kernel.verbs import MOST_SEATS, room_for_answers

Progress = Callable[[int, int], None]
# How many rules are compiled in the time that an entry point takes, or the answer to a verb, which is
# optimised with all that it calls: measured.
ENTRY_POINT_IN_RULES = 20
ANSWER_IN_RULES = 150


class Warmable(Protocol):
    """The part of a game's definition that is needed here."""

    players: range
    sources: tuple[str, ...]

    def setting(self, players: int, options: dict[str, Any]) -> Any: ...
    def blank(self, setting: Any) -> NDArray[Any]: ...


def warm_up(
    definition: Warmable,
    on_progress: Progress | None = None,
    *,
    matches: bool = True,
    simulations: bool = False,
) -> None:
    """Compile what matches call, or simulations, or both; `on_progress` gets (done, in all)."""
    states = definition.blank(definition.setting(definition.players[0], {}))
    if not rule.COMPILED:
        return
    sources = len(definition.sources)
    needed = None if simulations else needed_by(entries_of_matches(), definition)
    with watched(on_progress, needed):
        if matches:
            _touch_what_matches_call(states, sources)
        if simulations:
            _touch_what_simulations_call(states, sources)


@contextmanager
def watched(on_progress: Progress | None, needed: Iterable[str] | None = None) -> Iterator[None]:
    """Within this context `on_progress` gets (done, in all) for every rule that is compiled, and is not
    called if none has to be. What becomes machine code counts as several rules. `in all` counts everything
    that is not compiled yet, or only what is `needed` of that, by name; if some turns out not to be needed,
    the last step is a large one."""
    if not rule.COMPILED or on_progress is None:
        yield
        return
    from numba.core import event

    names = rule.defined.keys() if needed is None else rule.defined.keys() & set(needed)
    to_do = {name: _weight(name) for name in names if not rule.defined[name].overloads}
    total = sum(to_do.values())
    tell = on_progress

    class Listener(event.Listener):
        def on_start(self, event: Any) -> None:
            pass

        def on_end(self, event: Any) -> None:
            if to_do.pop(rule.name_of(event.data["dispatcher"].py_func), None) is not None:
                tell(total - sum(to_do.values()), total)

    with event.install_listener("numba:compile", Listener()):
        yield
    if 0 < sum(to_do.values()) < total:
        tell(total, total)


def _weight(name: str) -> int:
    if name in rule.entry_points:
        return ENTRY_POINT_IN_RULES
    return ANSWER_IN_RULES if is_unit(rule.defined[name].py_func) else 1


def needed_by(points: Iterable[Any], definition: Warmable) -> list[str] | None:
    """The names of these entry points and of all rules that they call in this game; None where that is not
    known, or nothing is compiled."""
    if not rule.COMPILED:
        return None
    states = definition.blank(definition.setting(definition.players[0], {}))
    answers = answers_for([rule.numba.from_dtype(states.dtype)])
    try:
        return [rule.name_of(function) for function in reached_by([p.py_func for p in points], answers)]
    except Unforeseen:
        return None


def calling(points: Iterable[Any]) -> list[str] | None:
    """The same for entry points of one game that ask no verbs."""
    if not rule.COMPILED:
        return None
    return [rule.name_of(function) for function in reached_by([p.py_func for p in points], ())]


def entries_of_matches() -> list[Any]:
    """The entry points that a match calls."""
    return [
        entries.apply_all,
        entries.deal_all,
        entries.actors_all,
        entries.first_actors,
        entries.legal_all,
        entries.refusals_all,
        entries.settled_all,
        entries.score_all,
        entries.redeal_all,
        entries.observe_all,
        entries.show_all,
    ]


# These call every entry point once, with arguments of exactly the types that callers use, and play no game.


def _touch_what_matches_call(states: NDArray[Any], sources: int) -> None:
    none = states[:0].copy()
    seeds = np.zeros(1, np.int64)
    codes = room_for_answers(states.dtype).reshape(1, -1)
    seats, counts = np.zeros(1, np.int8), np.zeros(1, np.int32)
    entries.apply_all(none, seats[:0], codes[0, :0])
    entries.deal_all(states, seeds, seeds)
    entries.actors_all(states, counts)
    entries.first_actors(states, seats)
    entries.legal_all(states, seats, codes, counts)
    entries.refusals_all(states, seats, codes[0, :1], counts)
    entries.settled_all(states, seats, codes[0, :1])
    points, places = np.zeros((1, MOST_SEATS, sources), np.int16), np.zeros((1, MOST_SEATS), np.int8)
    entries.score_all(states, points, places)
    entries.redeal_all(states, 0, seeds, seeds)
    entries.observe_all(states, 0, states.copy())
    entries.show_all(states, points, places, np.zeros(1, Text.dtype))


def _touch_what_simulations_call(states: NDArray[Any], sources: int) -> None:
    entries.simulate_all(
        states,
        0,
        0,
        0,
        states[:0].copy(),
        np.zeros(1, Chance.dtype),
        room_for_answers(states.dtype),
        np.zeros((0, 2), np.int64),
        np.zeros(0, np.int32),
        np.zeros((0, MOST_SEATS, sources), np.int16),
        np.zeros((0, MOST_SEATS), np.int8),
    )
