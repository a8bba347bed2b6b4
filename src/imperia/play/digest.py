"""Digests of records. They let a log show that its actions still lead where they led when they were taken."""

from __future__ import annotations

import zlib
from functools import cache
from typing import Any

import numpy as np

from imperia.games.setting import Record

_LAYOUT_BITS = 31  # above the 32 bits of the record's checksum; both fit into a signed 64-bit number


def digest_of(record: Record) -> int:
    """The digest of a record, without its journal."""
    layout, end = _layout_of(record.dtype)
    return layout << 32 | zlib.crc32(record.tobytes()[:end])


def comparable(one: int, other: int) -> bool:
    """Whether the records of two digests are laid out alike; if not, comparing them says nothing."""
    return one >> 32 == other >> 32


def layout_of(dtype: np.dtype[Any]) -> int:
    return _layout_of(dtype)[0]


@cache
def _layout_of(dtype: np.dtype[Any]) -> tuple[int, int]:
    """A checksum of the fields of a record and their offsets, and the offset at which its journal begins."""
    assert dtype.fields is not None
    end = dtype.fields["journal"][1]
    fields = [(name, str(kind), offset) for name, (kind, offset, *_) in dtype.fields.items() if offset < end]
    return zlib.crc32(repr(fields).encode()) & (1 << _LAYOUT_BITS) - 1, end
