"""What is derived for a seat, in the form in which the tests read it."""

from __future__ import annotations

from typing import Any

import numpy as np

import imperia
from imperia.games.founders.derived import Derived, derive, weigh
from imperia.games.founders.outlook import MOST_MERIT
from imperia.games.founders.scoring import score
from imperia.games.founders.state import State
from imperia.kernel.in_python import in_python, seen


def derived(match: imperia.Match, seat: int = 0) -> Any:
    """What is derived for a seat; the record is left as it was."""
    state = match.state.copy()
    found = np.zeros(1, Derived.dtype)
    points, values = np.zeros((4, 4), np.int16), np.zeros(4, np.int32)
    in_python(score)(seen(state, State), points)
    in_python(derive)(seen(state, State), seat, points, values, seen(found, Derived))
    assert state.tobytes() == match.state.tobytes()
    return found[0]


def prospects(match: imperia.Match, seat: int = 0) -> dict[str, Any]:
    """The prospect of every legal action, by notation."""
    found = derived(match, seat)
    written = {action.code: action.notation for action in match.legal(seat)}
    told = found["prospects"][: found["looked"]]
    assert sorted(told["code"]) == sorted(written)
    return {written[int(prospect["code"])]: prospect for prospect in told}


def shortfalls(match: imperia.Match) -> dict[str, int]:
    """How much less each legal action brings than the best one."""
    return {action: MOST_MERIT - int(told["merit"]) for action, told in prospects(match).items()}


def weighed(match: imperia.Match, *more: int) -> dict[str, int]:
    """How a search weighs the answers of the seat that is asked, and these further codes, if any; empty if
    `weigh` shows nothing."""
    state, (seat,) = match.state.copy(), match.actors
    legal = match.legal(seat)
    codes = np.array([*(action.code for action in legal), *more], np.int32)
    looks, room = np.zeros(len(codes), np.int32), np.zeros(1, Derived.dtype)
    shows = in_python(weigh)(seen(state, State), seat, codes, len(codes), looks, seen(room, Derived))
    assert state.tobytes() == match.state.tobytes()
    return dict(zip((a.notation for a in legal), looks.tolist(), strict=False)) if shows else {}
