"""The verbs for a single record: the entry points, called with arrays of one element that are made once."""

from __future__ import annotations

import threading
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.kernel import entries
from imperia.kernel.text import ROOM, Text
from imperia.kernel.verbs import CODE, FREE, MOST_SEATS, room_for_answers

Record = NDArray[Any]


_SEATS = [
    tuple(seat for seat in range(MOST_SEATS) if bits >> seat & 1) for bits in range(1 << MOST_SEATS)
]  # the seats in each set of bits


class OneRecord:
    """Asks the verbs with arrays of length 1; not to be shared between threads."""

    __slots__ = ("_asked", "_code", "_codes", "_number", "_places", "_points", "_seat", "_seen")

    def __init__(self) -> None:
        self._seat = np.zeros(1, np.int8)
        self._code = np.zeros(1, CODE)
        self._number = np.zeros(1, np.int32)
        self._asked: Any = None  # the type of record whose answers there is room for
        self._codes: Record = self._code
        self._places = np.zeros((1, MOST_SEATS), np.int8)
        self._points: Record | None = None
        self._seen: Record | None = None

    def actors(self, state: Record) -> tuple[int, ...]:
        """The seats that are asked."""
        entries.actors_all(state, self._number)
        return _SEATS[int(self._number[0])]

    def legal(self, state: Record, seat: int) -> list[int]:
        if self._asked is not state.dtype:
            self._asked = state.dtype
            self._codes = room_for_answers(state.dtype).reshape(1, -1)
        self._seat[0] = seat
        entries.legal_all(state, self._seat, self._codes, self._number)
        codes: list[int] = self._codes[0, : self._number[0]].tolist()
        return codes

    def refusal(self, state: Record, seat: int, code: int) -> int:
        self._seat[0], self._code[0] = seat, code
        entries.refusals_all(state, self._seat, self._code, self._number)
        return int(self._number[0])

    def settled(self, state: Record, seat: int) -> int | None:
        """What the rules prescribe to a bot at the seat; None where it may choose, or is not asked."""
        self._seat[0] = seat
        entries.settled_all(state, self._seat, self._code)
        code = int(self._code[0])
        return None if code == FREE else code

    def apply(self, state: Record, seat: int, code: int) -> None:
        self._seat[0], self._code[0] = seat, code
        entries.apply_all(state, self._seat, self._code)

    def score(self, state: Record, sources: int) -> tuple[list[list[int]], list[int]]:
        """Points by source, and the place of every seat."""
        points = self._room_for_points(sources)
        entries.score_all(state, points, self._places)
        return points[0].tolist(), self._places[0].tolist()

    def _room_for_points(self, sources: int) -> Record:
        if self._points is None:
            self._points = np.zeros((1, MOST_SEATS, sources), np.int16)
        return self._points

    def observe(self, state: Record, seat: int) -> Record:
        """The record as a seat knows it, its journal closed; valid until the next call."""
        if self._seen is None:
            self._seen = np.empty(1, state.dtype)
        entries.observe_all(state, seat, self._seen)
        return self._seen

    def show(self, seen: Record, sources: int) -> list[bytes]:
        """The sections of a view, each some members of one JSON object: what an observed record holds, with
        its points and places."""
        entries.show_all(seen, self._room_for_points(sources), self._places, _sheet.text)
        return _sheet.read()


class Sheet(threading.local):
    """Room for a text that rules write; one for each thread serves all records."""

    def __init__(self) -> None:
        self.text = np.zeros(1, Text.dtype)
        self._sections = self.text["sections"]
        self._ends = self.text["ends"][0]
        self._bytes = self.text["bytes"][0]

    def read(self) -> list[bytes]:
        """The sections that were written."""
        ends: list[int] = self._ends[: self._sections[0]].tolist()
        if ends[-1] == ROOM:
            raise OverflowError(f"a text that is longer than {ROOM - 1} bytes")
        written: bytes = self._bytes[: ends[-1]].tobytes()
        return [written[first:end] for first, end in pairwise((0, *ends))]


_sheet = Sheet()
