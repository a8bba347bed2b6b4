"""What is derived for a seat of capitals, in the form in which its tests read it."""

from __future__ import annotations

from typing import Any

import numpy as np

import imperia
from imperia.games import definition
from imperia.games.capitals.derived import Derived, derive
from imperia.games.capitals.evaluation import evaluate
from imperia.games.capitals.scoring import score
from imperia.games.capitals.state import State
from imperia.games.counted_codes import counted_codes
from imperia.kernel.in_python import in_python, seen
from imperia.kernel.interpreted import interpreted
from imperia.kernel.verbs import MOST_SEATS

COUNTED, _ = counted_codes(definition("capitals"))


def told(match: imperia.Match, seat: int) -> Any:
    """What is derived from what the seat knows, as a record."""
    record = match.observed(seat)
    points, values = np.zeros((MOST_SEATS, 3), np.int16), np.zeros(MOST_SEATS, np.int32)
    derived = np.zeros(1, Derived.dtype)
    state = seen(record, State)
    in_python(score)(state, interpreted(points))
    in_python(evaluate)(state, interpreted(values))
    in_python(derive)(state, seat, interpreted(points), interpreted(values), seen(derived, Derived))
    return derived[0]


def merits(match: imperia.Match, seat: int) -> dict[int, int]:
    """The merits of the codes that have one, counted from the seat."""
    found = told(match, seat)
    listed = found["prospects"][: found["looked"]]
    assert len(set(listed["code"].tolist())) == len(listed)
    return dict(zip(listed["code"].tolist(), listed["merit"].tolist(), strict=True))


def prospects(match: imperia.Match, seat: int = 0) -> dict[str, Any]:
    """The prospect of every legal action that has one, by notation."""
    found = told(match, seat)
    written = {int(COUNTED[match.players, seat, a.code]): a.notation for a in match.legal(seat)}
    listed = found["prospects"][: found["looked"]]
    return {written[int(one["code"])]: one for one in listed if int(one["code"]) in written}


def tells_of_what_is_legal_alone(match: imperia.Match, seat: int = 0) -> bool:
    found = told(match, seat)
    legal = {int(COUNTED[match.players, seat, action.code]) for action in match.legal(seat)}
    return set(found["prospects"]["code"][: found["looked"]].tolist()) <= legal


def looks(prospect: Any) -> dict[str, int]:
    """The looks of a prospect that are not 0, without its code and its merit."""
    names = [name for name in prospect.dtype.names if name not in ("code", "merit")]
    return {name: int(prospect[name]) for name in names if prospect[name]}
