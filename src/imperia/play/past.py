"""What a match remembers: every action, the events it caused, and the record as it was every few actions.

So however long the match is, any moment of it is only a few actions away from a kept record.
"""

from __future__ import annotations

import zlib
from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import attrgetter
from sys import intern
from typing import NamedTuple

from imperia.games.contract import Reason
from imperia.play.log import Entries

EVERY = 32  # actions between two records that are kept
_NOTHING_YET = Reason("", "undo-nothing")


class Undoing(NamedTuple):
    """What may be taken back."""

    free: int = 0  # the actions after this many may be undone freely, by the seat that took them
    why_not: Reason = _NOTHING_YET
    firm: int = 0  # this many actions can never be taken back, whoever agrees
    why_firm: Reason = _NOTHING_YET


class Kept(NamedTuple):
    """The record after `step` actions."""

    step: int
    compressed: bytes
    undoing: Undoing

    @property
    def record(self) -> bytes:
        return zlib.decompress(self.compressed)


def kept(step: int, record: bytes, undoing: Undoing) -> Kept:
    return Kept(step, zlib.compress(record, 1), undoing)


class Past:
    __slots__ = ("_fingerprints", "_numbers", "entries", "kept", "known_from", "written")

    def __init__(self, entries: Entries) -> None:
        self._numbers = array("i")  # seat and code of every action
        self.kept: list[Kept] = []
        self._fingerprints: dict[int, str] = {}
        self.entries = entries
        self.written: list[str] = []  # every action in notation, as it was when the action was taken
        # `entries` and `written` begin after this many actions; None: at the deal.
        self.known_from: int | None = None

    def __len__(self) -> int:
        return len(self._numbers) // 2

    def add(self, seat: int, code: int, written: str) -> None:
        self._numbers.extend((seat, code))
        self.written.append(intern(written))  # the same few are written over and over

    @property
    def actions(self) -> list[tuple[int, int]]:
        return list(zip(self._numbers[::2], self._numbers[1::2], strict=True))

    def between(self, first: int, last: int) -> Iterator[tuple[int, int]]:
        """Seat and code of the actions after the first `first`, up to `last`."""
        numbers = self._numbers[2 * first : 2 * last]
        return zip(numbers[::2], numbers[1::2], strict=True)

    def latest(self) -> Iterator[tuple[int, int]]:
        """Seat and code of the actions, from the last one back."""
        for place in range(len(self._numbers) - 2, -1, -2):
            yield self._numbers[place], self._numbers[place + 1]

    @property
    def last_seat(self) -> int:
        """The seat that took the last action."""
        return self._numbers[-2]

    def has_acted(self, seat: int) -> bool:
        return seat in self._numbers[::2]

    def nearest(self, step: int) -> Kept | None:
        """The latest record that was kept after at most `step` actions."""
        place = bisect_right(self.kept, step, key=attrgetter("step"))
        return self.kept[place - 1] if place else None

    def fingerprints(self, of: Callable[[bytes], str]) -> dict[int, str]:
        """What `of` returns for each of the kept records, by step; called only once for each."""
        found = {}
        for kept in self.kept:
            found[kept.step] = self._fingerprints.get(kept.step) or of(kept.record)
        self._fingerprints = found
        return found

    def until(self, step: int) -> Past:
        """The past as it was after `step` actions."""
        past = Past(self.entries.until(step))
        past._numbers = self._numbers[: 2 * step]
        past.kept = self.kept[: bisect_right(self.kept, step, key=attrgetter("step"))]
        past._fingerprints = {at: found for at, found in self._fingerprints.items() if at <= step}
        if self.known_from is not None:
            past.known_from = min(step, self.known_from)
        past.written = self.written[: max(step - (self.known_from or 0), 0)]
        return past

    @classmethod
    def skipped(cls, entries: Entries, actions: Iterable[tuple[int, int]], records: Sequence[Kept]) -> Past:
        """The past of a match that goes on from the last of these records, without having been replayed."""
        past = cls(entries)
        past._numbers.extend(number for action in actions for number in action)
        past.kept = list(records)
        past.known_from = len(past)
        return past
