"""What expressions of a rule stand for while it is translated: numbers, truths, records, rows, and values
that are known beforehand."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from importlib import import_module
from typing import Any

import numpy as np
from llvmlite import ir

numba: Any = import_module("numba")  # its type stubs lack most of what types have
types = numba.types

INT = ir.IntType(64)
BIT = ir.IntType(1)
OK = ir.Constant(ir.IntType(32), 0)  # what a function returns if it has not failed
BYTE = ir.IntType(8).as_pointer()  # the type of every address
NATIVE = ir.Constant(BYTE, None)


class Untranslatable(Exception):
    """A rule contains something that only Numba can compile."""


@dataclass(frozen=True, slots=True)
class Fixed:
    """A value known when the rule is compiled: a constant, a table, a module, another rule."""

    value: Any


@dataclass(frozen=True, slots=True)
class Number:
    value: Any
    natural: bool = False  # never negative


@dataclass(frozen=True, slots=True)
class Truth:
    value: Any


@dataclass(frozen=True, slots=True)
class Part:
    """A record, or a record inside one."""

    kind: Any
    pointer: Any


@dataclass(frozen=True, slots=True)
class Row:
    """Numbers or records one after the other, in one or more dimensions."""

    kind: Any
    data: Any
    shape: list[Any]

    @property
    def item_size(self) -> Any:
        item = self.kind.dtype
        return INT(item.size if isinstance(item, types.Record) else item.bitwidth // 8)


@dataclass(frozen=True, slots=True)
class Several:
    """A tuple of numbers."""

    numbers: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class Bundle:
    """A `NamedTuple` of arrays: passed on, and read by the names in it."""

    kind: Any
    values: tuple[Any, ...]

    def named(self, name: str) -> Any:
        if name not in self.kind.fields:
            raise Untranslatable(f".{name}")
        return self.values[self.kind.fields.index(name)]


Value = Fixed | Number | Truth | Part | Row | Several | Bundle


def kind_of(value: Value) -> Any:
    """The type that Numba has for a value."""
    match value:
        case Number():
            return types.int64
        case Truth():
            return types.boolean
        case Part() | Row() | Bundle():
            return value.kind
        case Several():
            return types.UniTuple(types.int64, len(value.numbers))
    if hasattr(value.value, "py_func"):
        return types.Dispatcher(value.value)
    raise Untranslatable(f"passing {value.value!r}")


def unified(one: Any, other: Any) -> Any:
    """The type that has room for values of both."""
    if one == other:
        return one
    numbers = (types.Integer, types.Boolean)
    if isinstance(one, numbers) and isinstance(other, numbers):
        return types.int64
    if (
        isinstance(one, types.Array)
        and isinstance(other, types.Array)
        and (one.dtype, one.ndim) == (other.dtype, other.ndim)
        and one.layout == other.layout == "C"
        and one.mutable == other.mutable
    ):
        return types.Array(one.dtype, one.ndim, "C", readonly=not one.mutable)
    raise Untranslatable(f"{one} and {other}")


def number_of(build: Any, value: Value) -> Number:
    match value:
        case Number():
            return value
        case Truth():
            return Number(build.zext(value.value, INT), natural=True)
        case Fixed(value=bool() | int() | np.integer()):
            return _constant(int(value.value))
    raise Untranslatable(f"{value} is not a number")


def _constant(number: int) -> Number:
    if not -(1 << 63) <= number < 1 << 63:
        raise Untranslatable(f"{number} takes more than 64 bits")
    return Number(INT(number), natural=number >= 0)


def truth_of(build: Any, value: Value) -> Any:
    match value:
        case Truth():
            return value.value
        case Fixed(value=bool() | int() | None):
            return BIT(bool(value.value))
    return build.icmp_signed("!=", number_of(build, value).value, INT(0))


def unfixed(module: Any, value: Value) -> Value:
    """The same value as code can use it: a number, a truth or a table if it is a constant."""
    if not isinstance(value, Fixed):
        return value
    match value.value:
        case bool():
            return Truth(BIT(value.value))
        case IntEnum() | int() | np.integer():
            return _constant(int(value.value))
        case np.ndarray():
            return table(module, value.value)
    return value


def table(module: Any, array: Any) -> Row:
    """A constant array, which nobody may write to."""
    kind = numba.typeof(array)
    if array.dtype.kind not in "iu" or kind.layout != "C":
        raise Untranslatable(f"a constant {kind}")
    item = ir.IntType(array.dtype.itemsize * 8)
    contents = array.tobytes()
    name = f".table.{array.dtype}.{hashlib.sha256(contents).hexdigest()[:16]}"
    found = module.globals.get(name)
    if found is None:
        numbers = ir.ArrayType(item, array.size)
        found = ir.GlobalVariable(module, numbers, name)
        found.linkage = "internal"
        found.global_constant = True
        found.unnamed_addr = True
        found.initializer = ir.Constant(numbers, [int(number) for number in array.ravel()])
    return Row(kind.copy(readonly=True), found.bitcast(BYTE), [INT(size) for size in array.shape])


def flat(build: Any, value: Value, kind: Any) -> list[Any]:
    """The parts in which Numba passes a value of this type; for a row, all that its descriptor holds."""
    match value:
        case Number() | Truth() if kind is types.int64:
            return [number_of(build, value).value]
        case Truth():
            return [build.zext(value.value, ir.IntType(8))]
        case Part():
            return [value.pointer]
        case Several():
            return [number.value for number in value.numbers]
        case Bundle():
            pairs = zip(value.values, kind.types, strict=True)
            return [part for each, its_kind in pairs for part in flat(build, each, its_kind)]
        case Row():
            strides: list[Any] = []
            size = value.item_size
            for length in reversed(value.shape):
                strides.insert(0, size)
                size = product(build, size, length)
            count: Any = INT(1)
            for length in value.shape:
                count = product(build, count, length)
            return [NATIVE, NATIVE, count, value.item_size, value.data, *value.shape, *strides]
    return [NATIVE]  # another rule, which is known to both


def product(build: Any, a: Any, b: Any) -> Any:
    if isinstance(a, ir.Constant) and isinstance(b, ir.Constant):
        return INT(a.constant * b.constant)
    return build.mul(a, b)


def opened(build: Any, kind: Any, parts: Iterator[Any]) -> Value:
    """The value of this type that was passed in such parts."""
    if isinstance(kind, types.Boolean):
        return Truth(build.trunc(next(parts), BIT))
    if isinstance(kind, types.Integer):
        number = next(parts)
        if kind.bitwidth < 64:
            number = (build.sext if kind.signed else build.zext)(number, INT)
        return Number(number)
    if isinstance(kind, types.Record):
        return Part(kind, build.bitcast(next(parts), BYTE))
    if isinstance(kind, types.BaseNamedTuple):
        return Bundle(kind, tuple(opened(build, each, parts) for each in kind.types))
    if isinstance(kind, types.UniTuple) and kind.dtype is types.int64:
        return Several(tuple(Number(next(parts)) for _ in range(kind.count)))
    if isinstance(kind, types.Dispatcher):
        next(parts)
        return Fixed(kind.dispatcher)
    if isinstance(kind, types.Array) and kind.layout == "C":
        _, _, _, _, data, *rest = [next(parts) for _ in range(5 + 2 * kind.ndim)]
        shape = rest[: kind.ndim]
        if isinstance(kind, types.NestedArray):
            shape = [INT(size) for size in kind.shape]
        return Row(kind, build.bitcast(data, BYTE), shape)
    raise Untranslatable(f"an argument of type {kind}")


def parts_of(build: Any, value: Value, kind: Any) -> list[Any]:
    """The parts in which a variable keeps a value of this type."""
    match value:
        case Number() | Truth() if kind is types.int64:
            return [number_of(build, value).value]
        case Truth():
            return [value.value]
        case Part():
            return [value.pointer]
        case Several():
            return [number.value for number in value.numbers]
        case Row():
            return [value.data] if isinstance(kind, types.NestedArray) else [value.data, *value.shape]
    raise Untranslatable(f"keeping {value}")


def from_parts(kind: Any, parts: Iterator[Any]) -> Value:
    if kind is types.boolean:
        return Truth(next(parts))
    if kind is types.int64:
        return Number(next(parts))
    if isinstance(kind, types.Record):
        return Part(kind, next(parts))
    if isinstance(kind, types.NestedArray):
        return Row(kind, next(parts), [INT(size) for size in kind.shape])
    if isinstance(kind, types.UniTuple):
        return Several(tuple(map(Number, parts)))
    return Row(kind, next(parts), list(parts))
