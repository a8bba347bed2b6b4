"""Digests of records, by which a log shows that its actions still lead where they led at the time."""

from __future__ import annotations

import zlib
from functools import cache
from typing import Any

import numpy as np

from imperia.games.setting import Record

_LAYOUT_BITS = 31  # above 32 bits of the record: together they fit into a signed number of 64 bits


def digest_of(record: Record) -> int:
    """Of everything but the journal."""
    layout, end = _layout_of(record.dtype)
    return layout << 32 | zlib.crc32(record.tobytes()[:end])


def comparable(one: int, other: int) -> bool:
    """Whether two digests are of records that are laid out alike; otherwise they say nothing."""
    return one >> 32 == other >> 32


def layout_of(dtype: np.dtype[Any]) -> int:
    return _layout_of(dtype)[0]


@cache
def _layout_of(dtype: np.dtype[Any]) -> tuple[int, int]:
    """A number for the fields of a record and their places, and where its journal begins."""
    assert dtype.fields is not None
    end = dtype.fields["journal"][1]
    fields = [(name, str(kind), offset) for name, (kind, offset, *_) in dtype.fields.items() if offset < end]
    return zlib.crc32(repr(fields).encode()) & (1 << _LAYOUT_BITS) - 1, end
