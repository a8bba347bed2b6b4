"""What happened, told by the rules while they run, for the log of a match.

Every record ends with a journal. A match opens it, reads it after each action and wipes it; elsewhere it
stays closed, and `tell` is one branch that is never taken. So bots and simulations do not pay for a log,
and the bytes of a position do not depend on how it came about.

(Two record types, one with a journal and one without, were tried: they double the compile, and Numba takes
a record that extends another for a subtype of it, so that rules compiled for the short one lose the log.)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.kernel.record import i1, layout
from imperia.kernel.rule import rule

ARGUMENTS = 4
ENTRY = layout(("kind", i1), ("arguments", i1, ARGUMENTS))
OPEN, CLOSED = 1, 0


def journal(entries: int) -> np.dtype[Any]:
    """The journal of a game whose actions never tell more than so many things at once."""
    return layout(("open", i1), ("count", i1), ("entries", ENTRY, entries))


@rule
def tell(state, kind, a=0, b=0, c=0, d=0):
    """Tell the log, if one is kept, that something happened."""
    journal = state.journal
    if journal.open:
        entry = journal.entries[journal.count]
        entry.kind = kind
        entry.arguments[0] = a
        entry.arguments[1] = b
        entry.arguments[2] = c
        entry.arguments[3] = d
        journal.count += 1


class Reader:
    """Opens the journal of one record, and reads it after each action."""

    __slots__ = ("_count", "_rows")

    def __init__(self, states: NDArray[Any]) -> None:
        pages = states["journal"]
        pages["open"] = OPEN
        self._count = pages["count"]
        self._rows = pages["entries"].view(np.int8).reshape(-1, ENTRY.itemsize)

    def read_and_wipe(self) -> list[list[int]]:
        """What the last action told: the kind of each thing and its arguments, in order."""
        count = int(self._count[0])
        if count == 0:
            return []
        rows = self._rows[:count]
        told: list[list[int]] = rows.tolist()
        rows[:] = 0
        self._count[0] = 0
        return told
