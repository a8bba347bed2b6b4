"""Giving free memory back to the operating system."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any


def give_back_free_memory() -> None:
    """Ask the C library for the memory that it keeps although it was freed, in the middle of its heap. Only
    glibc, on Linux, can be asked; other systems give such memory back by themselves."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Any:
    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        return None
