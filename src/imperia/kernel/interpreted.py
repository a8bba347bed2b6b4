"""How interpreted rules see records and arrays.

Compiled rules get a record from Numba: `state.seats[2].coins -= 1` is a store to memory. Interpreted rules
get the same names over the same bytes from the classes below. Numbers come out as Python integers, so
intermediate results never wrap, and storing a number that does not fit its field raises an error: interpreted
play finds the overflow that a compiled run would silently commit.
"""

from __future__ import annotations

import functools
import math
import struct
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray


class InterpretedGrid:
    """A field of more than one dimension: `grid[i, j]` is a number, `grid[i]` a row."""

    __slots__ = ("_grid", "_numbers", "_shape")

    def __init__(self, numbers: memoryview, shape: tuple[int, ...]) -> None:
        self._numbers = numbers
        self._shape = shape
        # Python cannot make a grid without numbers, and nobody reads from one.
        self._grid: Any = (
            numbers.cast("B").cast(cast(Any, numbers.format), shape) if len(numbers) else numbers
        )

    def __len__(self) -> int:
        return self._shape[0]

    def __getitem__(self, index: int | tuple[int, ...]) -> Any:
        try:
            return self._grid[index]
        except NotImplementedError:  # fewer indices than dimensions
            return self._part(index if isinstance(index, tuple) else (index,))

    def _part(self, index: tuple[int, ...]) -> Any:
        start, rest = 0, self._shape
        for place in index:
            length, *others = rest
            if not -length <= place < length:
                raise IndexError(f"{index} is outside {self._shape}")
            rest = tuple(others)
            start += place % length * math.prod(rest)
        part = self._numbers[start : start + math.prod(rest)]
        return InterpretedGrid(part, rest) if len(rest) > 1 else part

    def __setitem__(self, index: tuple[int, ...], value: int) -> None:
        self._grid[index] = value


class Records(list[Any]):
    """An array of records; `records[i] = other` copies the bytes, as it does when compiled."""

    def __setitem__(self, index: Any, other: Any) -> None:
        self[index].memory[:] = other.memory


class InterpretedRecord:
    """Base of the classes that `interpreted_type` makes, one for each record type."""

    __slots__ = ("_fields", "memory")
    dtype: np.dtype[Any]

    def __init__(self, memory: memoryview) -> None:
        self.memory = memory
        self._fields: dict[str, Any] = {}

    def field(self, name: str) -> Any:
        """A field as rules see it; made when it is first used."""
        opened = self._fields.get(name)
        if opened is None:
            assert self.dtype.fields is not None
            kind, offset = self.dtype.fields[name][:2]
            opened = self._fields[name] = _open(kind, self.memory[offset : offset + kind.itemsize])
        return opened


_FORMATS: dict[str, Any] = {
    "b": "b",
    "B": "B",
    "h": "h",
    "H": "H",
    "i": "i",
    "I": "I",
    "l": "q",
    "q": "q",
    "L": "Q",
    "Q": "Q",
    "d": "d",
    "f": "f",
    "?": "?",
}


def _open(kind: np.dtype[Any], memory: memoryview) -> Any:
    base, shape = kind.base, kind.shape
    if base.names is not None:
        record = interpreted_type(base)
        if not shape:
            return record(memory)
        size = base.itemsize
        return Records(record(memory[at * size : (at + 1) * size]) for at in range(shape[0]))
    numbers: Any = memory.cast(_FORMATS[base.char])
    return InterpretedGrid(numbers, shape) if len(shape) > 1 else numbers


def _number(name: str, kind: np.dtype[Any], offset: int) -> property:
    """A number as a property. Rules mostly read, so a number is read without opening its field."""
    numbers = struct.Struct(f"={_FORMATS[kind.char]}").unpack_from

    def read(self: InterpretedRecord) -> int:
        return int(numbers(self.memory, offset)[0])

    def write(self: InterpretedRecord, value: int) -> None:
        self.field(name)[0] = value

    return property(read, write)


def _part(name: str) -> property:
    def read(self: InterpretedRecord) -> Any:
        opened = self._fields.get(name)
        return self.field(name) if opened is None else opened

    return property(read)


@cache
def interpreted_type(dtype: np.dtype[Any]) -> type[InterpretedRecord]:
    """The class through which interpreted rules read and write records of this type."""
    members: dict[str, Any] = {"__slots__": (), "dtype": dtype}
    assert dtype.fields is not None
    for name, (kind, offset, *_) in dtype.fields.items():
        is_number = kind.base.names is None and not kind.shape
        members[name] = _number(name, kind, offset) if is_number else _part(name)
    return type("InterpretedRecord", (InterpretedRecord,), members)


def interpreted(array: NDArray[Any]) -> Any:
    """An array as interpreted rules see it: a list of records, or numbers in their shape."""
    if not array.flags.c_contiguous:
        raise ValueError("rules work in place: pass a contiguous array")
    memory = memoryview(array.reshape(-1).view(np.uint8).data)
    return _open(np.dtype((array.dtype, array.shape)) if array.shape else array.dtype, memory)


def interpreted_table(array: NDArray[Any]) -> Any:
    """A constant array as interpreted rules see it."""
    numbers = interpreted(array)
    return numbers if isinstance(numbers, InterpretedGrid) else numbers.toreadonly()


def with_other_names(function: FunctionType, seen_as: Callable[[Any], Any]) -> FunctionType:
    """The same function, but each global that it uses has the value that `seen_as` makes of it."""
    names = _OtherNames(function.__globals__, seen_as)
    other = FunctionType(
        function.__code__, names, function.__name__, function.__defaults__, function.__closure__
    )
    functools.update_wrapper(other, function)
    return other


class _OtherNames(dict[str, Any]):
    def __init__(self, names: dict[str, Any], seen_as: Callable[[Any], Any]) -> None:
        super().__init__({"__builtins__": names["__builtins__"], "__name__": names["__name__"]})
        self._names = names
        self._seen_as = seen_as

    def __missing__(self, name: str) -> Any:
        self[name] = value = self._seen_as(self._names[name])
        return value
