"""What a seat recalls of one moment, as floats: who it is, what it had done, and what it then saw."""

from __future__ import annotations

import numpy as np

from imperia.games.contract import Definition
from imperia.games.setting import Record
from imperia.kernel.encoding import Floats
from imperia.kernel.fields import Leaf, leaves
from imperia.kernel.record import SEAT, Things
from imperia.research.observing import Observer

NOTHING_DONE = -1  # instead of a code: the seat took no action here, or nobody did


class Recaller:
    """Rows of floats that differ wherever the seat could tell moments apart; `features` names the columns.

    Of a list of things, an observation only says how many there are of each. So where the order can be seen,
    it follows the observation.
    """

    def __init__(self, definition: Definition, blank: Record, observer: Observer) -> None:
        self._observer = observer
        self._players = int(blank["options"]["players"][0])
        self._lists = [leaf for leaf in leaves(definition.struct) if loses_its_order(leaf)]
        self._digits = np.arange((definition.codes - 1).bit_length())
        self.features = [
            *(f"seat[{seat}]" for seat in range(self._players)),
            "done",
            *(f"code[{digit}]" for digit in self._digits),
            *observer.features,
            *(
                f"order.{leaf.name}[{n}]"
                for leaf in self._lists
                for n in range(self._order(leaf, blank, 0).size)
            ),
        ]

    @property
    def size(self) -> int:
        return len(self.features)

    def row(self, record: Record, seen: Record, seat: int, done: int) -> Floats:
        """What the seat recalls of the moment with this record, which it knows as `seen`. `done` is the code
        of its own action that led there, or NOTHING_DONE."""
        who, did = np.zeros(self._players), done != NOTHING_DONE
        who[seat] = 1
        code = (done >> self._digits & 1) * did
        observation = self._observer(record, seat)
        orders = (self._order(leaf, seen, seat) for leaf in self._lists)
        row: Floats = np.concatenate([who, [did], code, observation, *orders], dtype=np.float32)
        return row

    def _order(self, leaf: Leaf, seen: Record, seat: int) -> Floats:
        """The thing at each place of the list, as a number above 0 and up to 1; 0 where there is none. Where
        each seat has a list, the seat's own comes first."""
        assert isinstance(leaf.field.of, Things)
        order = (leaf.numbers(seen) + 1.0) * leaf.in_use(seen) / leaf.field.of.many
        clockwise = [(seat + steps) % self._players for steps in range(self._players)]
        for number, axis in enumerate(leaf.axes, start=1):
            if axis is SEAT:
                order = order.take(clockwise, axis=number)
        flat: Floats = order.ravel()
        return flat


def loses_its_order(leaf: Leaf) -> bool:
    """Whether it is a list whose order can be seen, while observations only count the things in it."""
    field = leaf.field
    is_list = bool(field.count) and isinstance(field.of, Things)
    return is_list and not (field.unordered or leaf.follows or leaf.fixed)
