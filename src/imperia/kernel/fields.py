"""Every number of a record with what is declared about it, and the check that it is as declared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import EnumMeta
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.kernel.record import COLOUR, SEAT, Axis, Bits, Field, Special, Struct, Things

UNTOLD = ("chance", "journal")  # parts of a record that nobody sees


@dataclass(frozen=True, slots=True)
class Leaf:
    """A field that holds numbers, wherever it is in the record."""

    path: tuple[str, ...]
    field: Field
    axes: tuple[Axis, ...] = ()  # of the arrays around it, and its own
    counts: tuple[tuple[str, ...], ...] = ()  # the fields that say how many places are in use
    follows: bool = False
    fixed: bool = False

    @property
    def name(self) -> str:
        return ".".join(self.path)

    def numbers(self, records: NDArray[Any]) -> NDArray[Any]:
        """The numbers of these records: by record, then along the axes."""
        return at_path(records, self.path)

    def in_use(self, records: NDArray[Any]) -> NDArray[Any]:
        """Which of the numbers mean something: seats that play, and places up to their count."""
        shape = self.numbers(records).shape
        used = np.ones(shape, bool)
        players = records["options"]["players"]
        for place, axis in enumerate(self.axes, start=1):
            if axis is SEAT or axis is COLOUR:
                seats = np.arange(shape[place])
                plays = seats < players[:, None]
                if axis is COLOUR:
                    plays |= seats == shape[place] - 1
                used &= plays.reshape(len(records), *(-1 if n == place else 1 for n in range(1, len(shape))))
        used &= self._counted(records, shape)
        return used

    def _counted(self, records: NDArray[Any], shape: tuple[int, ...]) -> NDArray[Any]:
        counted = np.ones(shape, bool)
        for path in self.counts:
            how_many = at_path(records, path)
            within = np.arange(shape[how_many.ndim]) < how_many[..., None]
            counted &= within.reshape(*within.shape, *(1,) * (len(shape) - within.ndim))
        return counted


def at_path(records: NDArray[Any], path: tuple[str, ...]) -> NDArray[Any]:
    for part in path:
        records = records[part]
    return records


_FOUND: dict[type[Struct], tuple[Leaf, ...]] = {}


def leaves(struct: type[Struct]) -> tuple[Leaf, ...]:
    """Every field that holds numbers, except those in UNTOLD, in the order of the record."""
    if struct not in _FOUND:
        _FOUND[struct] = tuple(
            leaf
            for name, field in struct.fields.items()
            if name not in UNTOLD
            for leaf in _leaves(Leaf((name,), field), ())
        )
    return _FOUND[struct]


def _leaves(leaf: Leaf, around: tuple[str, ...]) -> Iterator[Leaf]:
    field = leaf.field
    counts = (*leaf.counts, (*around, field.count)) if field.count else leaf.counts
    whole = replace(
        leaf,
        axes=(*leaf.axes, *field.axes),
        counts=counts,
        follows=leaf.follows or field.follows,
        fixed=leaf.fixed or field.fixed,
    )
    if field.record is None:
        yield whole
        return
    for name, part in field.record.fields.items():
        yield from _leaves(replace(whole, path=(*leaf.path, name), field=part), leaf.path)


def strange_numbers(records: NDArray[Any], struct: type[Struct]) -> Iterator[tuple[str, int]]:
    """The numbers that are not what their fields declare, each with the name of its field."""
    for leaf in leaves(struct):
        numbers = leaf.numbers(records)
        strange = ~_as_declared(leaf.field, numbers, records["options"]["players"])
        if strange.any():
            yield from ((leaf.name, int(number)) for number in numbers[strange & leaf.in_use(records)])


def _as_declared(field: Field, numbers: NDArray[Any], players: NDArray[Any]) -> NDArray[Any]:
    fine = _among(numbers, field.special)
    match field.of:
        case range() as amounts:
            return fine | (numbers >= amounts[0]) & (numbers <= amounts[-1])
        case EnumMeta() as members:
            return fine | _among(numbers, members)
        case Things(many):
            return fine | (numbers >= 0) & (numbers < many)
        case Bits(many):
            fine |= numbers.astype(np.int64) >> many == 0
            return fine
        case Special.SEAT:
            playing = players.reshape(-1, *(1,) * (numbers.ndim - 1))
            return fine | (numbers >= 0) & (numbers < playing)
        case _:
            raise TypeError(f"a field that does not say what its numbers are: {field}")


def _among(numbers: NDArray[Any], few: Iterable[int]) -> NDArray[np.bool_]:
    """Does what `np.isin` does, which takes ten times as long for the few members that there are."""
    found = np.zeros(numbers.shape, bool)
    for member in few:
        found |= numbers == int(member)
    return found
