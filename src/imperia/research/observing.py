"""What a seat knows of one record, as floats: the encoding of `kernel/encoding.py`."""

from __future__ import annotations

from functools import cache

from imperia.games import definition
from imperia.games.setting import Record
from imperia.kernel.encoding import Encoding, Floats
from imperia.kernel.fields import leaves
from imperia.kernel.record import Things


class Observer:
    def __init__(self, game: str) -> None:
        struct = definition(game).struct
        self._encoding = Encoding(struct)
        counted = (leaf.field for leaf in leaves(struct) if leaf.field.count)
        sizes = (field.shape[-1] for field in counted if isinstance(field.of, Things))
        self.highest = float(max(sizes, default=1))  # things are counted, all else is at most 1

    @property
    def size(self) -> int:
        return self._encoding.size

    @property
    def features(self) -> list[str]:
        """What each number of an observation is."""
        return self._encoding.features

    def __call__(self, state: Record, seat: int) -> Floats:
        row: Floats = self._encoding(state, seat)[0]
        return row


@cache
def observer_of(game: str) -> Observer:
    """It follows from the game alone."""
    return Observer(game)
