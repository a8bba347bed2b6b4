"""What rules have told, in whichever journal their game has: a table of entries, or packed bytes."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.kernel import packed_journal
from imperia.kernel.journal import Reader, note_entries
from imperia.kernel.packed_journal import PackedReader, note_packed_events


def is_packed(record: np.dtype[Any]) -> bool:
    return "bytes" in (record["journal"].names or ())


def arguments_of(record: np.dtype[Any]) -> int:
    """The largest number of arguments that an event of such records has."""
    if is_packed(record):
        return packed_journal.ARGUMENTS
    return int(record["journal"]["entries"].base["arguments"].shape[0])


def numbers_of(record: np.dtype[Any]) -> np.dtype[Any]:
    """The type of number that has room for the kind of an event and for its arguments."""
    if is_packed(record):
        return np.dtype(packed_journal.NUMBERS)
    kind: np.dtype[Any] = record["journal"]["entries"].base["kind"]
    return kind


def noting_of(record: np.dtype[Any]) -> Any:
    """The rule that answers the verb `note_events`."""
    return note_packed_events if is_packed(record) else note_entries


def reader_of(states: NDArray[Any]) -> Reader | PackedReader:
    """What opens the journal of one record and reads it after each action."""
    return PackedReader(states) if is_packed(states.dtype) else Reader(states)
