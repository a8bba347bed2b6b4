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
from enum import EnumMeta, IntEnum
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from imperia.kernel.record import Grid, interpreted

COMPILED = os.environ.get("IMPERIA_JIT", "1") != "0"

if COMPILED:
    from importlib import import_module

    from imperia.kernel import cache
    from imperia.kernel.lean import lean_options

    numba: Any = import_module("numba")  # its stubs do not know all options of njit
    numba.config.CACHE_DIR = str(cache.prepare())

# Division by zero is a defect of a rule, not an exception to carry through every compiled loop.
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
RULE_OPTIONS: dict[str, Any] = OPTIONS | lean_options() if COMPILED else {}


defined: dict[str, Any] = {}  # all rules and entry points by name, to tell how far a compile is


def name_of(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def rule(function: Callable[..., Any]) -> Any:
    """A function of the rules, callable from other rules and from entry points."""
    if not COMPILED:
        return function
    # Rules are never called from Python when compiled, so they need none of the wrappers for that.
    compile_rule = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **RULE_OPTIONS)
    compiled = defined[name_of(function)] = _for_any_value(compile_rule(_with_plain_numbers(function)))
    return compiled


class _PlainNumbers(dict[str, Any]):
    """The globals of a function, with a module of plain integers in the place of every IntEnum."""

    def __init__(self, names: dict[str, Any]) -> None:
        super().__init__({"__builtins__": names["__builtins__"], "__name__": names["__name__"]})
        self._names = names

    def __missing__(self, name: str) -> Any:
        value = self._names[name]
        if isinstance(value, EnumMeta) and issubclass(value, IntEnum):
            numbers = ModuleType(value.__name__)
            vars(numbers).update({member.name: member.value for member in value})
            return numbers
        return value


def _with_plain_numbers(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same function for a compiler: it reads `Step.CITY` as 3. (CUDA cannot index by an enum; and
    rules called with an enum here, with a number there, would be compiled twice.)"""
    assert isinstance(function, FunctionType)
    names = _PlainNumbers(function.__globals__)
    plain = FunctionType(
        function.__code__, names, function.__name__, function.__defaults__, function.__closure__
    )
    return functools.update_wrapper(plain, function)


def _for_any_value(dispatcher: Any) -> Any:
    """Compile once for whole numbers, not again for each constant that a caller writes."""
    find_template = dispatcher.get_call_template

    def get_call_template(arguments: Any, keywords: Any) -> Any:
        return find_template(tuple(map(numba.types.unliteral, arguments)), keywords)

    dispatcher.get_call_template = get_call_template
    return dispatcher


def entry(function: Callable[..., Any]) -> Any:
    """A function that Python calls with arrays; its compile is kept on disk."""
    if COMPILED:
        compiled = defined[name_of(function)] = numba.njit(cache=True, **OPTIONS)(function)
        return compiled

    @functools.wraps(function)
    def over_arrays(*arguments: Any) -> Any:
        return function(*(interpreted(a) if isinstance(a, np.ndarray) else a for a in arguments))

    return over_arrays


def table(rows: Sequence[Any], kind: type[np.integer[Any]] = np.int16) -> Any:
    """A constant table that rules may index: `CARD_GOOD[card]`, `STEPS[card, half]`. The numbers are small
    unless another kind is asked for, say `int64` for bits."""
    array = np.array(rows, dtype=kind)
    if COMPILED:
        array.flags.writeable = False
        return array
    numbers = interpreted(array)
    return numbers if isinstance(numbers, Grid) else numbers.toreadonly()
