"""`@rule` and `@entry`: the rules are written once and can run in three ways.

- interpreted, with `IMPERIA_JIT=0`: plain Python, for the debugger and for line coverage;
- compiled for the CPU (the default), by our own translation or else by Numba (`kernel.lean`);
- compiled for CUDA: the kernels in `imperia.minds.gpu` call the same functions.

All three give the same bytes. Therefore a rule contains only integers and records, `IntEnum` members for
names, and scratch space in the record instead of new arrays; no strings, exceptions, dictionaries or floats.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Sequence
from enum import EnumMeta, IntEnum
from types import FunctionType, ModuleType
from typing import Any, TypeVar, overload

import numpy as np

from imperia.kernel.interpreted import interpreted, interpreted_table, with_other_names
from imperia.kernel.record import Grid, Numbers

COMPILED = os.environ.get("IMPERIA_JIT", "1") != "0"
KEPT = False  # whether machine code is kept in our own way

if COMPILED:
    from importlib import import_module

    from imperia.kernel import cache
    from imperia.kernel.kept import can_keep, keep, keep_units
    from imperia.kernel.lean import entry_options, rule_options, unit_maker

    numba: Any = import_module("numba")  # its type stubs lack some options of njit
    KEPT = can_keep() and unit_maker() is not None
    FOLDER = cache.prepare(KEPT)
    keep_units(FOLDER, unit_maker())
    numba.config.CACHE_DIR = str(FOLDER)

# Division by zero is a defect of a rule, not an exception to carry through every compiled loop.
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
# Rules make no arrays, so there are no references to count.
RULE_OPTIONS: dict[str, Any] = OPTIONS | {"_nrt": False} | rule_options() if COMPILED else {}
ENTRY_OPTIONS: dict[str, Any] = OPTIONS | {"_nrt": False} | entry_options() if COMPILED else {}


defined: dict[str, Any] = {}  # all rules and entry points by name, for showing how far a compile is
entry_points: set[str] = set()  # the names of those that Python calls
# All rules; some share a name, because one function makes them for several games.
compiled_rules: list[Any] = []


def name_of(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"


Function = TypeVar("Function", bound=Callable[..., Any])


def rule(function: Function) -> Function:
    """A function of the rules, callable from other rules and from entry points."""
    if not COMPILED:
        return function
    # Python never calls a compiled rule, so it needs none of the wrappers for that.
    compile_rule = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **RULE_OPTIONS)
    compiled: Any = _for_any_value(compile_rule(_with_plain_numbers(function)))
    defined[name_of(function)] = compiled
    compiled_rules.append(compiled)
    return compiled  # type: ignore[no-any-return]


def _with_plain_numbers(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same function for the compiler, which sees 3 for `Step.CITY`. (CUDA cannot index by an enum, and a
    rule that is called with an enum here and a number there would be compiled twice.)"""
    assert isinstance(function, FunctionType)
    return with_other_names(function, _plain_numbers)


def _plain_numbers(value: Any) -> Any:
    """A module of plain integers in place of an IntEnum."""
    return _as_module(value) if isinstance(value, EnumMeta) and issubclass(value, IntEnum) else value


@functools.cache
def _as_module(enumeration: type[IntEnum]) -> ModuleType:
    numbers = ModuleType(enumeration.__name__)
    vars(numbers).update({member.name: member.value for member in enumeration})
    return numbers


def _for_any_value(dispatcher: Any) -> Any:
    """Compile once for whole numbers, not again for each constant, each width of a number and each number of
    omitted arguments that callers pass."""
    find_template = dispatcher.get_call_template
    fold = getattr(getattr(dispatcher, "_compiler", None), "fold_argument_types", None)

    def get_call_template(arguments: Any, keywords: Any) -> Any:
        if fold is not None:
            _, arguments = fold(arguments, keywords)
            keywords = {}
        return find_template(tuple(map(as_passed, arguments)), keywords)

    dispatcher.get_call_template = get_call_template
    return dispatcher


def as_passed(kind: Any) -> Any:
    """How an argument of this type is passed to a rule. A number of 64 bits has room for all others."""
    types = numba.types
    if isinstance(kind, types.Omitted):
        kind = numba.typeof(kind.value)
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.bitwidth < types.int64.bitwidth else kind


def entry(function: Function) -> Function:
    """A function that Python calls with arrays; its compiled form is kept on disk."""
    if COMPILED:
        compiled: Any = numba.njit(cache=not KEPT, **ENTRY_OPTIONS)(function)
        if KEPT:
            keep(compiled, FOLDER)
        defined[name_of(function)] = compiled
        entry_points.add(name_of(function))
        return compiled  # type: ignore[no-any-return]

    @functools.wraps(function)
    def over_arrays(*arguments: Any) -> Any:
        return function(*map(_seen_by_rules, arguments))

    wrapped: Any = over_arrays
    return wrapped  # type: ignore[no-any-return]


def _seen_by_rules(argument: Any) -> Any:
    """An argument of an interpreted entry point as rules see it: an array, a number, or arrays by name."""
    if isinstance(argument, tuple):
        return type(argument)(*map(_seen_by_rules, argument))
    return interpreted(argument) if isinstance(argument, np.ndarray) else argument


@overload
def constants(rows: Sequence[int], kind: type[np.integer[Any]] = ...) -> Numbers: ...
@overload
def constants(rows: Sequence[Sequence[int]], kind: type[np.integer[Any]] = ...) -> Grid: ...
def constants(rows: Sequence[Any], kind: type[np.integer[Any]] = np.int16) -> Any:
    """A constant array that rules may index: `CARD_GOOD[card]`, `STEPS[card, half]`. Its numbers are small
    unless another type is given, such as `int64` for bits."""
    array = np.array(rows, dtype=kind)
    if COMPILED:
        array.flags.writeable = False
        return array
    return interpreted_table(array)
