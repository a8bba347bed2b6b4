"""Sets of places, as bits in a row of words: for games with more places than a word has bits.

    class Board(Struct):
        land = u4(PLACES, words_for(PLACES))  # the neighbours of each place

    place = next_from(state.board.land[here], 0)
    while place != NONE:
        ...
        place = next_from(state.board.land[here], place + 1)

A word is a `u4`: no number on the way is ever negative or too large, so that shifts mean the same
interpreted, compiled and on a GPU. Rules take the row; a place must be one that the row has room for.
"""

from __future__ import annotations

from collections.abc import Iterable

from imperia.kernel.record import Numbers
from imperia.kernel.rule import rule

SHIFT = 5  # place >> SHIFT is its word, place & WITHIN its bit there
PLACES_IN_A_WORD = 1 << SHIFT
WITHIN = PLACES_IN_A_WORD - 1
NONE = -1


# ----- In Python, where records are set up and read


def words_for(places: int) -> int:
    """How many words a set of this many places takes."""
    return -(-places // PLACES_IN_A_WORD)


def as_words(places: Iterable[int], words: int) -> list[int]:
    """A set as the words of a row, ready for a field of a record."""
    row = [0] * words
    for place in places:
        if not 0 <= place < words * PLACES_IN_A_WORD:
            raise ValueError(f"{words} words have no place {place}")
        row[place // PLACES_IN_A_WORD] |= 1 << (place % PLACES_IN_A_WORD)
    return row


def as_places(row: Iterable[int]) -> list[int]:
    """The places of a row of words, ascending."""
    return [
        word * PLACES_IN_A_WORD + bit
        for word, bits in enumerate(map(int, row))
        for bit in range(PLACES_IN_A_WORD)
        if bits >> bit & 1
    ]


# ----- In rules: one place


@rule
def put(row: Numbers, place: int) -> None:
    row[place >> SHIFT] |= 1 << (place & WITHIN)


@rule
def take(row: Numbers, place: int) -> None:
    row[place >> SHIFT] &= ~(1 << (place & WITHIN))


@rule
def has(row: Numbers, place: int) -> bool:
    return (row[place >> SHIFT] >> (place & WITHIN)) & 1 == 1


@rule
def next_from(row: Numbers, place: int) -> int:
    """The first place of the set that is not before `place`; NONE if there is none."""
    word = place >> SHIFT
    if word >= len(row):
        return NONE
    bits = row[word] >> (place & WITHIN)
    if bits != 0:
        return place + lowest(bits)
    for later in range(word + 1, len(row)):
        if row[later] != 0:
            return (later << SHIFT) + lowest(row[later])
    return NONE


@rule
def lowest(bits: int) -> int:
    """The number of the lowest bit that is set in a number that is not zero, found by halves. (Translated, it
    is one instruction of the processor.)"""
    place = 0
    if bits & 0xFFFFFFFF == 0:
        bits >>= 32
        place += 32
    if bits & 0xFFFF == 0:
        bits >>= 16
        place += 16
    if bits & 0xFF == 0:
        bits >>= 8
        place += 8
    if bits & 0xF == 0:
        bits >>= 4
        place += 4
    if bits & 0x3 == 0:
        bits >>= 2
        place += 2
    if bits & 0x1 == 0:
        place += 1
    return place


# ----- Whole sets


@rule
def clear(row: Numbers) -> None:
    for word in range(len(row)):
        row[word] = 0


@rule
def is_empty(row: Numbers) -> bool:
    for word in range(len(row)):
        if row[word] != 0:
            return False
    return True


@rule
def count(row: Numbers) -> int:
    """How many places the set has."""
    found = 0
    for word in range(len(row)):
        bits = row[word]
        while bits != 0:
            bits &= bits - 1
            found += 1
    return found


@rule
def meets(row: Numbers, other: Numbers) -> bool:
    """Whether two sets have a place in common."""
    for word in range(len(row)):
        if row[word] & other[word] != 0:
            return True
    return False


@rule
def join(row: Numbers, other: Numbers) -> None:
    """Put all places of the other set into this one."""
    for word in range(len(row)):
        row[word] |= other[word]


@rule
def keep(row: Numbers, other: Numbers) -> None:
    """Keep the places that the other set has too."""
    for word in range(len(row)):
        row[word] &= other[word]


@rule
def remove(row: Numbers, other: Numbers) -> None:
    """Take all places of the other set out of this one."""
    for word in range(len(row)):
        row[word] &= ~other[word]
