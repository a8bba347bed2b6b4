"""What happened, told by the rules while they run, for the log of a match.

Every record ends with a journal. A match opens it, reads it after each action and wipes it. Elsewhere it
stays closed, and `tell` is one branch that is never taken, so bots and simulations do not pay for a log, and
the bytes of a record do not depend on how it came about.

(Two record types, one with a journal and one without, were tried: they double the compile time, and Numba
treats a record that extends another as a subtype of it, so that rules compiled for the short one lose the
log.)

A game in which one action can tell a great deal has a `kernel.packed_journal`; `kernel.told` reads either.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from imperia.kernel.record import Grid, Integer, Numbers, Struct, i1, i2, i4, many, one
from imperia.kernel.rule import rule

MOST_ARGUMENTS = 8
CLOSED, OPEN, OVERFLOWED = 0, 1, 2
TOLD_TOO_MUCH = "a rule told more than the journal of its game has room for"


class Entry(Struct):
    """An entry of a journal; each game has its own size of it."""

    kind = i2()
    arguments = i4(MOST_ARGUMENTS)


class Journal(Struct):
    open = i1()
    count = i1()
    entries = many(Entry, 0)


def journal(entries: int, arguments: int = 4, number: Integer = i1) -> Journal:
    """The journal of a game whose actions never tell more than `entries` things at once, each with at most
    `arguments` arguments, each of which fits into `number`."""
    own_entry = type("Entry", (Struct,), {"kind": number(), "arguments": number(arguments)})
    fields = {"open": i1(), "count": i1() if entries < 128 else i2(), "entries": many(own_entry, entries)}
    own: Any = one(type("Journal", (Struct,), fields))
    return own  # type: ignore[no-any-return]


class Journalled(Protocol):
    """A record that ends with a journal."""

    @property
    def journal(self) -> Journal: ...


@rule
def tell(
    state: Journalled,
    kind: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
) -> None:
    """Tell the log, if one is kept, that something happened. Nothing is ever written past the end of the
    journal: if something does not fit, the journal is marked, and reading it is an error."""
    journal = state.journal
    if journal.open != CLOSED:
        if journal.count >= len(journal.entries):
            journal.open = OVERFLOWED
            return
        entry = journal.entries[journal.count]
        entry.kind = kind
        if entry.kind != kind:
            journal.open = OVERFLOWED
        write(journal, entry, 0, a)
        write(journal, entry, 1, b)
        write(journal, entry, 2, c)
        write(journal, entry, 3, d)
        write(journal, entry, 4, e)
        write(journal, entry, 5, f)
        journal.count += 1


@rule
def write(journal: Journal, entry: Entry, place: int, value: int) -> None:
    if place < len(entry.arguments):
        entry.arguments[place] = value
        if entry.arguments[place] != value:
            journal.open = OVERFLOWED
    elif value != 0:
        journal.open = OVERFLOWED


@rule
def note_entries(state: Journalled, wanted: Numbers, told: Grid, count: int) -> int:
    """The answer to the verb `note_events` of `kernel.verbs`."""
    journal = state.journal
    for number in range(journal.count):
        event = journal.entries[number]
        if event.kind < len(wanted) and wanted[event.kind]:
            if count < len(told):
                told[count, 0] = event.kind
                for argument in range(len(event.arguments)):
                    told[count, 1 + argument] = event.arguments[argument]
            count += 1
    journal.count = 0
    return count


def open_pages(pages: NDArray[Any]) -> None:
    """Open journals that are closed; a mark that one has overflowed stays."""
    np.copyto(pages["open"], OPEN, where=pages["open"] == CLOSED)


class Reader:
    """Opens the journal of one record and reads it after each action."""

    __slots__ = ("_count", "_open", "_rows")

    def __init__(self, states: NDArray[Any]) -> None:
        pages = states["journal"]
        open_pages(pages)
        self._open = pages["open"]
        self._count = pages["count"]
        entries = pages["entries"]
        number = entries.dtype["kind"]
        self._rows = entries.view(number).reshape(-1, entries.dtype.itemsize // number.itemsize)

    def read_and_wipe(self) -> list[list[int]]:
        """What the last action told, in order: the kind of each event and its arguments."""
        if self._open[0] == OVERFLOWED:
            self._open[0] = OPEN
            raise OverflowError(TOLD_TOO_MUCH)
        count = int(self._count[0])
        if count == 0:
            return []
        rows = self._rows[:count]
        told: list[list[int]] = rows.tolist()
        rows[:] = 0
        self._count[0] = 0
        return told
