"""The verbs for a single record: arrays of one, made once, around the entry points."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.kernel import entries
from imperia.kernel.verbs import MOST_ACTIONS

Record = NDArray[Any]


class OneRecord:
    """Asks the verbs about arrays of length 1; not for use by two threads at once."""

    __slots__ = ("_code", "_codes", "_number", "_seat")

    def __init__(self) -> None:
        self._seat = np.zeros(1, np.int8)
        self._code = np.zeros(1, np.int16)
        self._number = np.zeros(1, np.int32)
        self._codes = np.zeros((1, MOST_ACTIONS), np.int16)

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
