"""Memory that is free goes back to the system."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any


def give_back_free_memory() -> None:
    """The C library keeps what was freed in the middle of its heap until it is asked to give it back. Other
    systems than Linux with glibc have no such question, and give it back by themselves."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Any:
    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        return None
