"""What a seat knows of one match, as floats: the same numbers as in the observations of `imperia.Batch`."""

from __future__ import annotations

import threading
from functools import cache

import numpy as np

from imperia.games import definition
from imperia.games.contract import Definition
from imperia.games.setting import Record
from imperia.kernel.encoding import Floats, LooksOfASeat, bytes_of
from imperia.kernel.stepping import describe_all, see_all
from imperia.kernel.verbs import MOST_SEATS

FURTHEST = 100.0  # no number of an observation is further from zero; most are between 0 and 1


class _Room(threading.local):
    """Room to look at a record in; one for each thread."""

    def __init__(self, definition: Definition) -> None:
        self.seats = np.zeros(1, np.int8)
        self.seen, self.derived = np.zeros(1, definition.dtype), np.zeros(1, definition.derived.dtype)
        self.blank_derived = np.zeros(1, definition.derived.dtype)
        self.points = np.zeros((MOST_SEATS, len(definition.sources)), np.int16)
        self.values = np.zeros(MOST_SEATS, np.int32)
        self.bytes_seen, self.bytes_derived = bytes_of(self.seen), bytes_of(self.derived)


class Observer:
    """Observes matches that begin with this blank record: what never changes in them is left out.

    With `whole`, it tells all that the seat knows, even where a batch tells only some of it.
    """

    def __init__(self, game: str, blank: Record, *, whole: bool = False) -> None:
        found = definition(game)
        self._players = np.ascontiguousarray(blank["options"]["players"])
        looks = LooksOfASeat(found.struct, found.derived, blank, whole=whole)
        self._looks, self._looks_at_derived = looks.known, looks.derived
        self.features = looks.features  # what each number of an observation is
        self._room = _Room(found)

    @property
    def size(self) -> int:
        return len(self.features)

    def __call__(self, state: Record, seat: int) -> Floats:
        room = self._room
        room.seats[0] = seat
        see_all(state, room.seats, room.blank_derived, room.seen, room.derived, room.points, room.values)
        rows = np.empty((1, len(self.features)), np.float32)
        describe_all(
            room.seats,
            self._players,
            room.bytes_seen,
            self._looks.table,
            self._looks.scales,
            room.bytes_derived,
            self._looks_at_derived.table,
            self._looks_at_derived.scales,
            rows,
        )
        row: Floats = rows[0]
        return row


@cache
def observer_of(game: str, blank: bytes, *, whole: bool = False) -> Observer:
    """Cached: making one takes a while, and all who play with the same options can use it."""
    return Observer(game, np.frombuffer(blank, definition(game).dtype), whole=whole)
