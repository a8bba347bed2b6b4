"""Compiling the rules of a game before they are needed, with progress; instant when they are in the cache."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from imperia.kernel import entries, rule
from imperia.kernel.chance import Chance
from imperia.kernel.text import Text
from imperia.kernel.verbs import MOST_SEATS, room_for_answers

Progress = Callable[[int, int], None]


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
    with watched(on_progress):
        if matches:
            _touch_what_matches_call(states, sources)
        if simulations:
            _touch_what_simulations_call(states, sources)


@contextmanager
def watched(on_progress: Progress | None) -> Iterator[None]:
    """Within this context `on_progress` gets (done, in all) for every rule that is compiled, and is not
    called if nothing has to be. `in all` counts everything that is not compiled yet; not all of it may be
    needed, so the last step can be a large one."""
    if not rule.COMPILED or on_progress is None:
        yield
        return
    from numba.core import event

    to_do = {name for name, function in rule.defined.items() if not function.overloads}
    total = len(to_do)
    tell = on_progress

    class Listener(event.Listener):
        def on_start(self, event: Any) -> None:
            pass

        def on_end(self, event: Any) -> None:
            name = rule.name_of(event.data["dispatcher"].py_func)
            if name in to_do:
                to_do.remove(name)
                tell(total - len(to_do), total)

    with event.install_listener("numba:compile", Listener()):
        yield
    if 0 < len(to_do) < total:
        tell(total, total)


# Calls every entry point once, with arguments of exactly the types that callers use and no game to play.


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
