"""A journal in few bytes, for a game in which one action can set off very many events, or large numbers.

Like any journal (`kernel.journal`) it is closed unless a match opens it, and a rule of the game tells it what
happened. But it is not a table with room for the longest event in every line: it is a row of bytes, in which
an event is its kind, the number of arguments that follow (up to the last that is not 0), and the arguments.
Almost all numbers are small and take one byte; others take five.

A game has one kind of journal or the other, and its rules import the `tell` that belongs to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from imperia.kernel.journal import OPEN, OVERFLOWED, TOLD_TOO_MUCH, open_pages
from imperia.kernel.record import Grid, Numbers, Struct, i1, i2, one, u1
from imperia.kernel.rule import rule

ARGUMENTS = 6  # the most that an event has
LARGE = 255  # this byte means that the number is in the next four, the lowest byte first
LEAST = -1  # the lowest small number, which is written as the byte 0
WIDTH = 4
NUMBERS = np.int32  # the type of the numbers that can be told


class PackedJournal(Struct):
    """A packed journal; each game has its own size of it."""

    open = i1()
    latest = i2()  # where the last event begins
    used = i2()
    bytes = u1(0)


def packed_journal(room: int) -> PackedJournal:
    """The journal of a game whose actions never tell more at once than fits into `room` bytes."""
    if room > np.iinfo(np.int16).max:
        raise ValueError(f"a packed journal has at most {np.iinfo(np.int16).max} bytes, not {room}")
    fields = {"open": i1(), "latest": i2(), "used": i2(), "bytes": u1(room)}
    own: Any = one(type("PackedJournal", (Struct,), fields))
    return own  # type: ignore[no-any-return]


class PackedJournalled(Protocol):
    """A record that ends with such a journal."""

    @property
    def journal(self) -> PackedJournal: ...


# ----- Telling


@rule
def tell(
    state: PackedJournalled,
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
    if state.journal.open == OPEN:
        pack(state.journal, kind, a, b, c, d, e, f)


@rule
def tell_once_more(state: PackedJournalled, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Tell that something happened: if that equals what was told last, the two become one event. How often it
    happened is the last argument of the event."""
    journal = state.journal
    if journal.open == OPEN:
        times = 1
        if journal.used > 0 and begins_with(journal, journal.latest, kind, a, b, c, d):
            times += argument(journal, journal.latest, 4)
            journal.used = journal.latest
        pack(journal, kind, a, b, c, d, times, 0)


@rule
def pack(journal: PackedJournal, kind: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
    journal.latest = journal.used
    count = 0
    if f != 0:
        count = 6
    elif e != 0:
        count = 5
    elif d != 0:
        count = 4
    elif c != 0:
        count = 3
    elif b != 0:
        count = 2
    elif a != 0:
        count = 1
    write(journal, kind)
    write(journal, count)
    if count > 0:
        write(journal, a)
    if count > 1:
        write(journal, b)
    if count > 2:
        write(journal, c)
    if count > 3:
        write(journal, d)
    if count > 4:
        write(journal, e)
    if count > 5:
        write(journal, f)


@rule
def write(journal: PackedJournal, number: int) -> None:
    if LEAST <= number < LARGE + LEAST:
        write_byte(journal, number - LEAST)
    elif -(1 << 31) <= number < 1 << 31:
        write_byte(journal, LARGE)
        for place in range(WIDTH):
            write_byte(journal, (number >> (8 * place)) & 255)
    else:
        journal.open = OVERFLOWED


@rule
def write_byte(journal: PackedJournal, byte: int) -> None:
    if journal.used < len(journal.bytes):
        journal.bytes[journal.used] = byte
        journal.used += 1
    else:
        journal.open = OVERFLOWED


# ----- Reading, by rules


@rule
def number_at(journal: PackedJournal, place: int) -> int:
    if journal.bytes[place] != LARGE:
        return journal.bytes[place] + LEAST
    number = journal.bytes[place + WIDTH] - ((journal.bytes[place + WIDTH] & 128) << 1)  # its sign
    for byte in range(WIDTH - 1, 0, -1):
        number = (number << 8) + journal.bytes[place + byte]
    return number


@rule
def after(journal: PackedJournal, place: int) -> int:
    """Where the next number is."""
    return place + (1 + WIDTH if journal.bytes[place] == LARGE else 1)


@rule
def argument(journal: PackedJournal, event: int, number: int) -> int:
    """An argument of the event that begins at the place `event`; 0 if it was not written."""
    place = after(journal, event)
    if number >= number_at(journal, place):
        return 0
    for _ in range(number + 1):
        place = after(journal, place)
    return number_at(journal, place)


@rule
def begins_with(journal: PackedJournal, event: int, kind: int, a: int, b: int, c: int, d: int) -> bool:
    """Whether that event is of this kind and has these first arguments."""
    return (
        number_at(journal, event) == kind
        and argument(journal, event, 0) == a
        and argument(journal, event, 1) == b
        and argument(journal, event, 2) == c
        and argument(journal, event, 3) == d
    )


@rule
def note_packed_events(state: PackedJournalled, wanted: Numbers, told: Grid, count: int) -> int:
    """The answer to the verb `note_events` of `kernel.verbs`."""
    journal = state.journal
    place = 0
    while place < journal.used and journal.open != OVERFLOWED:
        event = place
        kind = number_at(journal, event)
        place = after(journal, event)
        arguments = number_at(journal, place)
        place = after(journal, place)
        for _ in range(arguments):
            place = after(journal, place)
        if kind < len(wanted) and wanted[kind]:
            if count < len(told):
                told[count, 0] = kind
                for number in range(ARGUMENTS):
                    told[count, 1 + number] = argument(journal, event, number)
            count += 1
    journal.used = 0
    journal.latest = 0
    return count


# ----- Reading, by a match


class PackedReader:
    """Opens the journal of one record and reads it after each action."""

    __slots__ = ("_bytes", "_latest", "_open", "_used")

    def __init__(self, states: NDArray[Any]) -> None:
        pages = states["journal"]
        open_pages(pages)
        self._open = pages["open"]
        self._latest = pages["latest"]
        self._used = pages["used"]
        self._bytes = pages["bytes"][0]

    def read_and_wipe(self) -> list[list[int]]:
        """What the last action told, in order: the kind of each event and its arguments."""
        used = int(self._used[0])
        if used == 0:
            return []
        told = self._bytes[:used].tobytes()
        self._bytes[:used] = 0
        self._used[0] = self._latest[0] = 0
        if self._open[0] == OVERFLOWED:
            self._open[0] = OPEN
            raise OverflowError(TOLD_TOO_MUCH)
        return list(_events(_numbers(told)))


def _numbers(told: bytes) -> Iterator[int]:
    place = 0
    while place < len(told):
        if told[place] == LARGE:
            yield int.from_bytes(told[place + 1 : place + 1 + WIDTH], "little", signed=True)
            place += WIDTH
        else:
            yield told[place] + LEAST
        place += 1


def _events(numbers: Iterator[int]) -> Iterator[list[int]]:
    for kind in numbers:
        arguments = [next(numbers) for _ in range(next(numbers))]
        yield [kind, *arguments, *[0] * (ARGUMENTS - len(arguments))]
