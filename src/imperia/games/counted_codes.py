"""Action codes counted from a seat, so that one network can play every seat: a code that names a seat is
replaced by one that says how many steps clockwise that seat is. Made from the declared actions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from imperia.games.contract import Definition
from imperia.kernel.actions import Kind

Codes = NDArray[np.int32]  # by players, seat and code


def counted_codes(definition: Definition) -> tuple[Codes, Codes]:
    """`counted[players, seat, code]` is a code as counted from the seat; the other table leads back."""
    most = definition.players[-1]
    counted = np.empty((most + 1, most, definition.codes), np.int32)
    counted[:] = np.arange(definition.codes)
    for players in definition.players:
        for seat in range(players):
            for kind in definition.actions.by_code():
                counted[players, seat, kind.codes] = _counted(definition, kind, players, seat)
    return counted, np.argsort(counted, axis=-1).astype(np.int32)


def _counted(definition: Definition, kind: Kind, players: int, seat: int) -> NDArray[np.int64]:
    """The counted codes of one kind, in the order of its codes."""
    if not kind.sizes:
        return np.array([kind.code])
    values = []
    for name, size in kind.sizes.items():
        numbers = np.arange(size)
        places = definition.places_of_a_seat(kind.name, name, players)
        if places:
            owner, place = np.divmod(numbers, places)
            steps = np.where(owner < players, (owner - seat) % players, owner)
            numbers = steps * places + place
        values.append(numbers)
    chosen = np.meshgrid(*values, indexing="ij")
    return kind.code + np.ravel_multi_index(chosen, tuple(kind.sizes.values())).ravel()
