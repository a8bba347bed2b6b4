"""What a seat knows as an array of floats, for learning; made from what the fields of a record declare.

Everything is seen from the seat: places that belong to seats, and numbers that are seats, begin with its own
and go on clockwise. Amounts are scaled to 0..1, things and members of an enumeration are one-hot, and sets
are their bits. Of things in places that are in use up to a count, columns say how many places hold each; in
lists of records a thing is written in binary digits.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import EnumMeta
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.kernel import entries, looking
from imperia.kernel.fields import Leaf, at_path, leaves
from imperia.kernel.record import COLOUR, SEAT, Bits, Special, Struct, Things

Floats = NDArray[np.float32]
Place = tuple[int, ...]
PROSPECTS = "derived.prospects."  # begins the names of columns about individual answers
WORTH = re.compile(r"derived\.(?:\w+\.)*worth\[(\d+)\]\[0\]")  # of a seat's position, as `evaluate` has it


class Looks:
    """The table of looks at records of one type, with columns from `first_column` on, and their names.

    Where `blanks` are given, which hold the settings of the matches to come, numbers that never change in a
    match and are equal in all blanks are left out, and so are seats that nobody plays. With `only`, there are
    looks at these fields alone, which may be whole records.

    `encode` scales amounts by the `scales` of looks. With `no_scales` in their place it writes whole numbers,
    and what a column holds is such a number divided by its span.
    """

    def __init__(
        self,
        struct: type[Struct],
        seats: int,
        blanks: NDArray[Any] | None = None,
        first_column: int = 0,
        only: tuple[str, ...] | None = None,
    ) -> None:
        self.features: list[str] = []
        rows: list[list[int]] = []
        spans: list[int] = []
        scales: list[float] = []
        for leaf in leaves(struct):
            if leaf.follows or not _is_among(leaf, only):
                continue
            part = _Part(leaf, struct, seats)
            column_of: dict[Place, int] = {}
            for place in part.places(blanks if leaf.fixed else None):
                told = place[:-1] if part.is_summed else place
                if told not in column_of:
                    column_of[told] = first_column + len(self.features)
                    name = leaf.name + "".join(f"[{number}]" for number in told)
                    self.features += (f"{name}[{n}]" for n in range(part.many + len(part.flagged)))
                    spans += (part.span if n < part.many else 1 for n in range(part.many + len(part.flagged)))
                rows.append(part.look(place, column_of[told]))
                scales.append(1 / part.span)
        self.table = np.array(rows, np.int32).reshape(-1, looking.LOOK)
        self.scales = np.array(scales, np.float64)
        _note_rests(self.table)
        _note_runs(self.table, self.scales)
        self.no_scales = np.ones(len(scales), np.int32)
        self.spans = np.array(spans, np.int32)  # of the columns

    @property
    def groups(self) -> NDArray[np.int32]:
        """Where in the table each group of looks that write into the same columns begins, and its end: what
        different groups write can be written at the same time."""
        columns = self.table[:, looking.COLUMN]
        begins = np.flatnonzero(np.diff(columns, prepend=-1))
        return np.append(begins, len(columns)).astype(np.int32)


def _is_among(leaf: Leaf, only: tuple[str, ...] | None) -> bool:
    return only is None or any(leaf.name == name or leaf.name.startswith(f"{name}.") for name in only)


def _note_rests(table: NDArray[np.int32]) -> None:
    """Note for each look at a list how many looks there are from it to the list's end: they are skipped
    where the place is not in use."""
    same = [looking.COUNT_AT, looking.COUNT_SIZE, looking.COUNT_STRIDE, looking.STRIDE, looking.STEPS]
    table[:, looking.REST] = 1
    for n in reversed(range(len(table) - 1)):
        here, there = table[n], table[n + 1]
        if (here[same] == there[same]).all() and here[looking.PLACE] <= there[looking.PLACE]:
            here[looking.REST] += there[looking.REST]


def _note_runs(table: NDArray[np.int32], scales: NDArray[np.float64]) -> None:
    """Note for each look how many from there on are at amounts that differ in their place alone: these are
    written as one run, which ends in a list at the last place in use."""
    table[:, looking.RUN] = 1
    own = [looking.AT, looking.COLUMN, looking.PLACE, looking.REST, looking.RUN, looking.DISTANCE]
    same = [part for part in range(looking.LOOK) if part not in own]
    flags = slice(looking.SPECIAL, looking.SPECIAL + looking.SPECIALS)
    here, there = table[:-1], table[1:]
    apart = there - here
    goes_on = (here[:, same] == there[:, same]).all(axis=1) & (scales[:-1] == scales[1:])
    goes_on &= (here[:, looking.KIND] == looking.AMOUNT) & (here[:, flags] == looking.NEVER).all(axis=1)
    goes_on &= apart[:, looking.COLUMN] == 1
    goes_on &= apart[:, looking.PLACE] == (here[:, looking.COUNT_SIZE] > 0)
    for n in reversed(np.flatnonzero(goes_on)):
        if there[n, looking.RUN] == 1 or there[n, looking.DISTANCE] == apart[n, looking.AT]:
            here[n, looking.RUN] = there[n, looking.RUN] + 1
            here[n, looking.DISTANCE] = apart[n, looking.AT]


class ProspectColumns:
    """Where the columns about individual answers are, behind all others: first the codes of the answers, in
    binary digits, and then each look at all of them. A game may have none."""

    def __init__(self, features: list[str]) -> None:
        told = [name.removeprefix(PROSPECTS) for name in features if name.startswith(PROSPECTS)]
        self.first = len(features) - len(told)
        self.digits = sum(name.startswith("code[0]") for name in told)
        self.answers = sum(name.startswith("code[") for name in told) // max(self.digits, 1)
        looks = [name.partition("[")[0] for name in told[self.answers * self.digits :: max(self.answers, 1)]]
        self.looks = looks  # their names
        expected = [f"code[{n}][{digit}]" for n in range(self.answers) for digit in range(self.digits)]
        expected += [f"{look}[{n}][0]" for look in looks for n in range(self.answers)]
        if told != expected or any(name.startswith(PROSPECTS) for name in features[: self.first]):
            raise TypeError("prospects must be the last field of what is derived: a code, then amounts")


NO_COLUMNS = slice(0, 0)


def columns_of_worth(features: list[str]) -> slice:
    """The columns for what the position of each seat is worth; empty for a game that has none."""
    found = [column for column, name in enumerate(features) if WORTH.fullmatch(name)]
    told = slice(found[0], found[-1] + 1) if found else NO_COLUMNS
    if found != list(range(told.start, told.stop)):
        raise TypeError("what positions are worth must be told in one place")
    return told


class LooksOfASeat:
    """The looks at what a seat knows in matches with these settings, followed by those at what is derived
    from it; `features` names the columns. The derived record may say which fields of the record are told
    beside it (`Struct.told_beside`); with `whole`, all are."""

    def __init__(
        self, struct: type[Struct], derived: type[Struct], blanks: NDArray[Any], *, whole: bool = False
    ) -> None:
        playing = int(blanks["options"]["players"].max())
        self.known = Looks(struct, playing, blanks, only=None if whole else derived.told_beside)
        self.derived = Looks(derived, playing, first_column=len(self.known.features))
        self.features = [*self.known.features, *(f"derived.{name}" for name in self.derived.features)]
        self.prospects = ProspectColumns(self.features)
        self.worth = columns_of_worth(self.features)
        self.spans = np.concatenate([self.known.spans, self.derived.spans])  # of all columns


class Encoding:
    """`Encoding(State)(states, seat)` has a row for each record; `features` names its columns."""

    def __init__(self, struct: type[Struct]) -> None:
        self._looks = Looks(struct, seats_of(struct))
        self.features = self._looks.features

    @property
    def size(self) -> int:
        return len(self.features)

    def __call__(self, states: NDArray[Any], seat: int) -> Floats:
        seen = np.empty_like(states)
        entries.observe_all(states, seat, seen)
        rows = np.empty((len(seen), self.size), np.float32)
        players = np.ascontiguousarray(seen["options"]["players"])
        looks = self._looks
        looking.encode_all(bytes_of(seen), max(seat, 0), players, looks.table, looks.scales, rows)
        return rows


def bytes_of(records: NDArray[Any]) -> NDArray[np.int8]:
    """The same memory: a row of bytes for each record."""
    return records.view(np.int8).reshape(len(records), records.dtype.itemsize)


def seats_of(struct: type[Struct]) -> int:
    """How many seats there are at most."""
    blank = np.zeros(1, struct.dtype)
    return max(
        int(size)
        for leaf in leaves(struct)
        for axis, size in zip(leaf.axes, leaf.numbers(blank).shape[1:], strict=True)
        if axis is SEAT
    )


class _Part:
    """The looks at the numbers of one field."""

    def __init__(self, leaf: Leaf, struct: type[Struct], seats: int) -> None:
        field = leaf.field
        self._leaf = leaf
        self._seats = seats
        blank = np.zeros(1, struct.dtype)
        self._numbers = leaf.numbers(blank)
        self._begins = _begins(blank, self._numbers)
        self._counts = [at_path(blank, path) for path in leaf.counts]
        self._counts_begin = [_begins(blank, counts) for counts in self._counts]
        self.is_summed = bool(field.count) and isinstance(field.of, Things)
        self.span = 1  # from the least amount to the largest
        self._low = 0
        match field.of:
            case range() as amounts:
                self._kind, self.many, self._low = looking.AMOUNT, 1, amounts[0]
                self.span = max(1, amounts[-1] - amounts[0])
            case EnumMeta() as members:
                numbers = [int(member) for member in members]
                self._kind, self._low = looking.ONE_HOT, min(numbers)
                self.many = max(numbers) - self._low + 1
            case Things(many) if leaf.counts and not field.count:
                self._kind, self.many = looking.DIGITS, (many - 1).bit_length()
            case Things(many):
                self._kind, self.many = looking.ONE_HOT, many
            case Bits(many) as bits:
                self._kind, self.many = looking.SET_OF_SEATS if bits.seats else looking.SET, many
            case Special.SEAT:
                self._kind, self.many = looking.OF_A_SEAT, seats
            case _:
                raise TypeError(f"{leaf.name} does not say what its numbers are")
        self.flagged = field.special if self._kind == looking.AMOUNT else field.also
        if len(field.special) > looking.SPECIALS or len(leaf.counts) > 1:
            raise TypeError(f"{leaf.name} declares more than a look has room for")

    def places(self, blanks: NDArray[Any] | None) -> Iterator[Place]:
        """The places of the numbers that are looked at; with blanks, only those that differ among them."""
        differ = np.ones(self._numbers.shape[1:], bool)
        if blanks is not None:
            numbers, used = self._leaf.numbers(blanks), self._leaf.in_use(blanks)
            differ = (numbers != numbers[0]).any(axis=0) | (used != used[0]).any(axis=0)
        for place in np.ndindex(*differ.shape):
            if differ[place] and all(place[axis] < self._seats for axis in self._turned(place)):
                yield place

    def look(self, place: Place, column: int) -> list[int]:
        """A row of the table, for the number at this place and its first column."""
        row = [0] * looking.LOOK
        row[looking.KIND], row[looking.COLUMN] = self._kind, column
        row[looking.MANY], row[looking.LOW] = self.many, self._low
        row[looking.SIZE] = self._numbers.dtype.itemsize
        row[looking.SIGNED] = self._numbers.dtype.kind == "i"
        turned = self._turned(place)
        still = tuple(0 if axis in turned else number for axis, number in enumerate(place))
        strides = self._numbers.strides[1:]
        row[looking.AT] = self._begins + _steps(still, strides)
        ways = (looking.STRIDE, looking.STEPS), (looking.OTHER_STRIDE, looking.OTHER_STEPS)
        for axis, (stride, steps) in zip(turned, ways, strict=False):
            row[stride], row[steps] = strides[axis], place[axis]
        for counts, begin in zip(self._counts, self._counts_begin, strict=True):
            axes = counts.ndim - 1
            row[looking.COUNT_AT] = begin + _steps(still[:axes], counts.strides[1:])
            row[looking.COUNT_SIZE] = counts.dtype.itemsize
            row[looking.PLACE] = place[axes]
            if turned and turned[0] < axes:
                row[looking.COUNT_STRIDE] = counts.strides[1 + turned[0]]
        special = self._leaf.field.special
        for n in range(looking.SPECIALS):
            number = special[n] if n < len(special) else None
            row[looking.SPECIAL + n] = looking.NEVER if number is None else number
            flag = self.flagged.index(number) if number in self.flagged else None
            row[looking.FLAG + n] = looking.NO_COLUMN if flag is None else column + self.many + flag
        return row

    def _turned(self, place: Place) -> list[int]:
        """The axes along which this place belongs to a seat; the last place of colours belongs to nobody."""
        sizes = self._numbers.shape[1:]
        return [
            n
            for n, axis in enumerate(self._leaf.axes)
            if axis is SEAT or (axis is COLOUR and place[n] < sizes[n] - 1)
        ]


def _begins(record: NDArray[Any], part: NDArray[Any]) -> int:
    """Where in the record a part of it begins, in bytes."""
    found: int = part.__array_interface__["data"][0] - record.__array_interface__["data"][0]
    return found


def _steps(place: Place, strides: tuple[int, ...]) -> int:
    return sum(number * stride for number, stride in zip(place, strides, strict=True))
