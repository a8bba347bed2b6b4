"""What a seat knows as an array of floats, for learning; made from what the fields of a record declare.

Seen from the seat: places that belong to seats, and numbers that are seats, begin with its own and go on
clockwise. Amounts are scaled to 0..1, things and members of an enumeration are one-hot, sets are their bits,
and of places that are in use up to a count it is told how many hold each thing.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import EnumMeta
from typing import Any

import numpy as np
from numpy.typing import NDArray

from imperia.kernel import entries
from imperia.kernel.fields import Leaf, leaves
from imperia.kernel.record import COLOUR, SEAT, Bits, Special, Struct, Things
from imperia.kernel.verbs import MOST_SEATS

Floats = NDArray[np.float32]


class Encoding:
    """`Encoding(State)(states, seat)` has a row for each record; `features` names its columns."""

    def __init__(self, struct: type[Struct]) -> None:
        self._leaves = [leaf for leaf in leaves(struct) if not leaf.follows]
        blank = np.zeros(1, struct.dtype)
        blank["options"]["players"] = 1
        parts = [(leaf, self._part(leaf, blank, 0).shape[1:]) for leaf in self._leaves]
        self.features = [_named(leaf, place) for leaf, shape in parts for place in np.ndindex(*shape)]

    @property
    def size(self) -> int:
        return len(self.features)

    def __call__(self, states: NDArray[Any], seat: int) -> Floats:
        seen = np.empty_like(states)
        entries.observe_all(states, seat, seen)
        rows = [self._part(leaf, seen, seat).reshape(len(seen), -1) for leaf in self._leaves]
        return np.concatenate(rows, axis=1)

    def _part(self, leaf: Leaf, records: NDArray[Any], seat: int) -> Floats:
        players = records["options"]["players"].astype(np.int64)
        numbers = leaf.numbers(records).astype(np.int64)
        used = leaf.in_use(records)
        for place, axis in enumerate(leaf.axes, start=1):
            if axis is SEAT or axis is COLOUR:
                order = _clockwise(players, seat, numbers.shape[place], keep_last=axis is COLOUR)
                order = np.expand_dims(order, tuple(n for n in range(1, numbers.ndim) if n != place))
                numbers = np.take_along_axis(numbers, order, place)
                used = np.take_along_axis(used, order, place)
        channels = np.stack(list(_channels(leaf, numbers, players, seat)), axis=-1)
        channels = channels.astype(np.float32) * used[..., None]
        whole: Floats = channels
        if leaf.field.count and isinstance(leaf.field.of, Things):
            whole = channels.sum(axis=-2)  # how many there are of each thing
        return whole


def _named(leaf: Leaf, place: tuple[int, ...]) -> str:
    return leaf.name + "".join(f"[{number}]" for number in place)


def _clockwise(players: NDArray[Any], seat: int, places: int, keep_last: bool) -> NDArray[Any]:
    """For each record the seats from this one on; places that belong to nobody stay where they are."""
    place = np.arange(places)
    turned = (place + max(seat, 0)) % players[:, None]
    plays = place < players[:, None]
    if keep_last:
        plays &= place < places - 1
    return np.where(plays, turned, place)


def _channels(leaf: Leaf, numbers: NDArray[Any], players: NDArray[Any], seat: int) -> Iterator[NDArray[Any]]:
    """What becomes of each number."""
    field = leaf.field
    special = field.special
    match field.of:
        case range() as amounts:
            scaled = (numbers - amounts[0]) / max(1, amounts[-1] - amounts[0])
            yield np.where(np.isin(numbers, special), 0, scaled)
            yield from (numbers == number for number in special)
        case EnumMeta() as members:
            yield from (numbers == int(member) for member in members)
        case Things(many):
            yield from (np.where(np.isin(numbers, special), False, numbers == thing) for thing in range(many))
        case Bits(many):
            yield from (numbers >> bit & 1 for bit in range(many))
        case Special.SEAT:
            playing = players.reshape(-1, *(1,) * (numbers.ndim - 1))
            distance = np.where(np.isin(numbers, special), -1, (numbers - max(seat, 0)) % playing)
            yield from (distance == place for place in range(MOST_SEATS))
        case _:
            raise TypeError(f"{leaf.name} does not say what its numbers are")
