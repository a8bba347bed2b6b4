"""Which inputs of a network are read from which bytes: when bytes change, only the inputs that are read from
them have to be looked at again."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from imperia.kernel import looking
from imperia.kernel.encoding import LooksOfASeat

BYTES_OF_A_WORD = 8
Table = NDArray[np.int32]


class Reading(NamedTuple):
    """The looks at an observed record and at its derived one, which share one memory. They are in groups that
    each write into columns of their own."""

    looks: Table
    no_scales: Table
    groups: Table  # where each begins, and behind them where the last one ends: LOOK, COLUMN
    begins: Table  # by players, seat and byte: where its groups begin in `readers`; one more at the end
    readers: Table  # the groups that read each byte
    prospects: Table  # how to read the code of the first answer that is told of, and each look at it
    looked: Table  # where the number of answers that are told of stands, if any can be: AT, SIZE
    worth: Table  # the span of the columns of `worth`; empty if there are none


LOOK, COLUMN = 0, 1
AT, SIZE, SIGNED, LOW, SPAN, STRIDE = range(6)  # of `prospects`; strides are from one answer to the next


def derived_at(record: np.dtype[Any]) -> int:
    """Where in the memory the derived record stands, behind an observed one of this type."""
    return _whole_words(record.itemsize)


def bytes_of_both(record: np.dtype[Any], derived: np.dtype[Any]) -> int:
    """How many bytes the memory of both has."""
    return derived_at(record) + _whole_words(derived.itemsize)


def _whole_words(size: int) -> int:
    return -(-size // BYTES_OF_A_WORD) * BYTES_OF_A_WORD


def reading(looks: LooksOfASeat, record: np.dtype[Any], derived: np.dtype[Any], most_players: int) -> Reading:
    """The reading for records of these types in matches with at most `most_players` players."""
    behind = looks.derived.table.copy()
    behind[:, [looking.AT, looking.COUNT_AT]] += derived_at(record)
    of_answers = behind[:, looking.COLUMN] >= looks.prospects.first
    table = np.concatenate([looks.known.table, behind[~of_answers]])
    first = np.flatnonzero(np.diff(table[:, looking.COLUMN], prepend=-1))
    ends = [[len(table), looks.prospects.first]]
    groups = np.concatenate([np.stack([first, table[first, looking.COLUMN]], axis=1), ends])
    group_of_look = np.repeat(np.arange(len(first)), np.diff(groups[:, LOOK]))
    size = bytes_of_both(record, derived)
    begins = np.zeros((most_players + 1, most_players, size + 1), np.int32)
    readers: list[NDArray[Any]] = []
    found = 0
    for players in range(1, most_players + 1):
        for seat in range(players):
            byte, group = _reads(table, group_of_look, seat, players)
            begins[players, seat] = found + np.searchsorted(byte, np.arange(size + 1))
            readers.append(group)
            found += len(group)
    return Reading(
        table,
        np.ones(len(table), np.int32),
        groups.astype(np.int32),
        begins,
        np.concatenate(readers).astype(np.int32),
        *_of_answers(behind[of_answers], looks),
        looks.spans[looks.worth][:1],
    )


def _of_answers(table: Table, looks: LooksOfASeat) -> tuple[Table, Table]:
    """`prospects` and `looked`, from the looks at all answers."""
    answers = looks.prospects.answers
    if answers == 0:
        return np.zeros((1, STRIDE + 1), np.int32), np.zeros(SIZE + 1, np.int32)
    first, second = table[::answers], table[1::answers]
    columns = first[:, looking.COLUMN] - len(looks.known.features)
    parts = [first[:, part] for part in (looking.AT, looking.SIZE, looking.SIGNED, looking.LOW)]
    parts += [looks.derived.spans[columns], second[:, looking.AT] - first[:, looking.AT]]
    return np.stack(parts, axis=1).astype(np.int32), first[0, [looking.COUNT_AT, looking.COUNT_SIZE]]


def _reads(
    table: Table, group_of_look: NDArray[Any], seat: int, players: int
) -> tuple[NDArray[Any], NDArray[Any]]:
    """Pairs of a byte and a group that reads it when this seat looks, ordered by bytes; each pair once."""
    at, count_at = table[:, looking.AT].copy(), table[:, looking.COUNT_AT].copy()
    whose, other = ((seat + table[:, steps]) % players for steps in (looking.STEPS, looking.OTHER_STEPS))
    at += table[:, looking.STRIDE] * whose + table[:, looking.OTHER_STRIDE] * other
    count_at += table[:, looking.COUNT_STRIDE] * whose
    is_told = np.ones(len(table), bool)
    for stride, steps in ((looking.STRIDE, looking.STEPS), (looking.OTHER_STRIDE, looking.OTHER_STEPS)):
        is_told &= (table[:, stride] == 0) | (table[:, steps] < players)
    pairs = [
        np.stack([begin[reads] + place, group_of_look[reads]], axis=1)
        for begin, size in ((at, table[:, looking.SIZE]), (count_at, table[:, looking.COUNT_SIZE]))
        for place in range(looking.WIDEST)
        for reads in [is_told & (place < size)]
    ]
    found = np.unique(np.concatenate(pairs), axis=0)
    return found[:, 0], found[:, 1]
