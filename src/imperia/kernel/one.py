"""The verbs for a single record: arrays of one, made once, around the entry points."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.kernel import entries
from imperia.kernel.journal import CLOSED
from imperia.kernel.record import copy_of
from imperia.kernel.verbs import MOST_ACTIONS, MOST_SEATS

Record = NDArray[Any]


class OneRecord:
    """Asks the verbs about arrays of length 1; not for use by two threads at once."""

    __slots__ = ("_code", "_codes", "_number", "_open", "_places", "_points", "_seat", "_seen", "_seen_bytes")

    def __init__(self) -> None:
        self._seat = np.zeros(1, np.int8)
        self._code = np.zeros(1, np.int16)
        self._number = np.zeros(1, np.int32)
        self._codes = np.zeros((1, MOST_ACTIONS), np.int16)
        self._places = np.zeros((1, MOST_SEATS), np.int8)
        self._points: Record | None = None
        self._seen: Record | None = None

    def actors(self, state: Record) -> int:
        entries.actors_all(state, self._number)
        return int(self._number[0])

    def legal(self, state: Record, seat: int) -> list[int]:
        self._seat[0] = seat
        entries.legal_all(state, self._seat, self._codes, self._number)
        codes: list[int] = self._codes[0, : self._number[0]].tolist()
        return codes

    def refusal(self, state: Record, seat: int, code: int) -> int:
        self._seat[0], self._code[0] = seat, code
        entries.refusals_all(state, self._seat, self._code, self._number)
        return int(self._number[0])

    def apply(self, state: Record, seat: int, code: int) -> None:
        self._seat[0], self._code[0] = seat, code
        entries.apply_all(state, self._seat, self._code)

    def score(self, state: Record, sources: int) -> tuple[list[list[int]], list[int]]:
        """Points by source, and the place, of every seat."""
        if self._points is None:
            self._points = np.zeros((1, MOST_SEATS, sources), np.int16)
        entries.score_all(state, self._points, self._places)
        return self._points[0].tolist(), self._places[0].tolist()

    def observe(self, state: Record, seat: int) -> Record:
        """The record as a seat knows it, its journal closed; it holds until the next call."""
        if self._seen is None:
            self._seen = copy_of(state)
            self._seen_bytes = self._seen.view(np.uint8)
            self._open = self._seen["journal"]["open"]
        self._seen_bytes[:] = state.view(np.uint8)
        self._open[0] = CLOSED
        entries.observe_all(self._seen, seat)
        return self._seen
