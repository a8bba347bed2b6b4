"""`@rule` and `@entry`: one text of the rules, three ways to run it.

- interpreted, with `IMPERIA_JIT=0`: plain Python, for the debugger and for line coverage;
- compiled for the CPU by Numba (the default);
- compiled for CUDA: `imperia.kernel.gpu` calls the very same functions from its kernels.

All three give the same bytes. Inside a rule, therefore: integers and records only, `IntEnum` for names,
scratch space in the record instead of fresh arrays, no strings, no exceptions, no dictionaries, no floats.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from imperia.kernel.record import Grid, interpreted

COMPILED = os.environ.get("IMPERIA_JIT", "1") != "0"

if COMPILED:
    import numba

    from imperia.kernel import cache

    numba.config.CACHE_DIR = str(cache.prepare())

# Division by zero is a defect of a rule, not an exception to carry through every compiled loop.
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}


def rule(function: Callable[..., Any]) -> Any:
    """A function of the rules, callable from other rules and from entry points."""
    return numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **OPTIONS)(function) if COMPILED else function


def entry(function: Callable[..., Any]) -> Any:
    """A function that Python calls with arrays; its compile is kept on disk."""
    if COMPILED:
        return numba.njit(cache=True, **OPTIONS)(function)

    @functools.wraps(function)
    def over_arrays(*arguments: Any) -> Any:
        return function(*(interpreted(a) if isinstance(a, np.ndarray) else a for a in arguments))

    return over_arrays


def table(rows: Sequence[Any]) -> Any:
    """A constant table of small numbers that rules may index: `CARD_GOOD[card]`, `STEPS[card, half]`."""
    array = np.array(rows, dtype=np.int16)
    if COMPILED:
        array.flags.writeable = False
        return array
    numbers = interpreted(array)
    return numbers if isinstance(numbers, Grid) else numbers.toreadonly()
