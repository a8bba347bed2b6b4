"""Rules as plain Python, even where they are compiled: for questions that are asked once in a while, such as
why a number is what it is, and that are not worth an entry point that has to be compiled.

    in_python(income)(seen(state, State), seat, weather)

It is the same function, so it cannot come to another result than the rules.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from imperia.kernel.interpreted import interpreted, interpreted_table, with_other_names

Function = TypeVar("Function", bound=Callable[..., Any])
State = TypeVar("State")


def in_python(rule: Function) -> Function:
    """The rule, with everything that it calls, interpreted."""
    return cast(Function, _plain(rule))


def in_python_with(rule: Function, instead: Mapping[Callable[..., Any], Callable[..., Any]]) -> Function:
    """The rule interpreted, with other functions in the place of some rules that it calls, directly or not:
    for watching what the rules do."""
    others: dict[Any, Callable[..., Any]] = {
        _written(cast(Any, getattr(each, "py_func", each))): other for each, other in instead.items()
    }
    made: dict[FunctionType, Any] = {}
    tables: dict[int, Any] = {}

    def plain(value: Any) -> Any:
        if isinstance(value, np.ndarray):
            if id(value) not in tables:  # a constant of a module, which is never freed
                tables[id(value)] = interpreted_table(value)
            return tables[id(value)]
        function = getattr(value, "py_func", value)
        if not isinstance(function, FunctionType):
            return value
        written = _written(function)
        if written not in made:
            made[written] = others.get(written) or with_other_names(written, plain)
        return made[written]

    return cast(Function, plain(rule))


def seen(states: NDArray[Any], kind: type[State]) -> State:
    """The first record of an array as interpreted rules see it: the same bytes."""
    return cast(State, interpreted(states)[0])


def _plain(value: Any) -> Any:
    """A rule or a table as interpreted rules see it."""
    if isinstance(value, np.ndarray):
        return interpreted_table(value)
    function = getattr(value, "py_func", None)
    return value if function is None else _interpreted(_written(function))


def _written(function: FunctionType) -> FunctionType:
    """The function as it stands in its module; compilers are given one with other globals."""
    return cast(FunctionType, getattr(function, "__wrapped__", function))


@functools.cache
def _interpreted(function: FunctionType) -> FunctionType:
    return with_other_names(function, _plain)
