"""Blocks of code, variables, and what is read from records and rows and written to them."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import FunctionType
from typing import Any

from llvmlite import ir

from imperia.kernel.translation.fixed import Names
from imperia.kernel.translation.values import (
    BIT,
    BYTE,
    INT,
    Fixed,
    Number,
    Part,
    Row,
    Several,
    Untranslatable,
    Value,
    from_parts,
    kind_of,
    number_of,
    parts_of,
    product,
    types,
    unfixed,
    unified,
)


class Again(Exception):
    """A type turned out to be wider than it seemed, so that the translation has to begin again."""


@dataclass
class Known:
    """What is known about the types of a function's result and of its variables."""

    result: Any
    variables: dict[str, Any] = field(default_factory=dict)


class Memory(Names):
    def __init__(self, function: FunctionType, made: Any, so_far: Known) -> None:
        super().__init__(function)
        self.made = made
        self.so_far = so_far
        self.room = ir.IRBuilder(made.append_basic_block())  # where variables are made
        self.first = made.append_basic_block()
        self.build = ir.IRBuilder(self.first)
        self.is_open = True  # whether the current block still goes on
        self.slots: dict[str, list[Any]] = {}

    def _block(self) -> Any:
        return self.made.append_basic_block()

    def _go_on(self, block: Any) -> None:
        self.build.position_at_end(block)
        self.is_open = True

    def _as(self, value: Any, wanted: Any) -> Any:
        if value.type == wanted:
            return value
        if isinstance(value.type, ir.PointerType):
            return self.build.bitcast(value, wanted)
        if value.type.width < wanted.width:
            return self.build.zext(value, wanted)
        return self.build.trunc(value, wanted)

    def _plain(self, value: Value) -> Value:
        return unfixed(self.made.module, value)

    # ----- Variables

    def _assign(self, name: str, value: Value) -> None:
        value = self._plain(value)
        if isinstance(value, Fixed):
            raise Untranslatable(f"{name} is {value.value!r}")
        kind = kind_of(value)
        before = self.so_far.variables.setdefault(name, kind)
        if before != kind:
            wider = unified(before, kind)
            if wider != before:
                self.so_far.variables[name] = wider
                raise Again
        parts = parts_of(self.build, value, before)
        if name not in self.slots:
            self.slots[name] = [self.room.alloca(part.type) for part in parts]
            for slot, part in zip(self.slots[name], parts, strict=True):
                self.room.store(ir.Constant(part.type, None), slot)
        for slot, part in zip(self.slots[name], parts, strict=True):
            self.build.store(part, slot)

    def _variable(self, name: str) -> Value:
        if name in self.values:
            return self.values[name]
        if name in self.slots:
            parts = iter([self.build.load(slot) for slot in self.slots[name]])
            return from_parts(self.so_far.variables[name], parts)
        raise Untranslatable(f"{name} is read before it is written")

    # ----- Records and rows

    def _loaded(self, pointer: Any, kind: Any) -> Value:
        if isinstance(kind, types.Record):
            return Part(kind, pointer)
        if isinstance(kind, types.NestedArray):
            return Row(kind, pointer, [INT(size) for size in kind.shape])
        if isinstance(kind, types.Integer):
            width = ir.IntType(kind.bitwidth)
            value = self.build.load(self.build.bitcast(pointer, width.as_pointer()))
            if kind.bitwidth < 64:
                value = (self.build.sext if kind.signed else self.build.zext)(value, INT)
            return Number(value, natural=not kind.signed and kind.bitwidth < 64)
        raise Untranslatable(f"reading {kind}")

    def _write(self, pointer: Any, kind: Any, value: Value) -> None:
        value = self._plain(value)
        if isinstance(kind, types.Record):
            if not isinstance(value, Part) or value.kind != kind:
                raise Untranslatable("a record of another type")
            self._copy(pointer, value.pointer, kind.size)
        elif isinstance(kind, types.Integer):
            width = ir.IntType(kind.bitwidth)
            number = number_of(self.build, value).value
            narrow = number if kind.bitwidth == 64 else self.build.trunc(number, width)
            self.build.store(narrow, self.build.bitcast(pointer, width.as_pointer()))
        else:
            raise Untranslatable(f"storing {kind}")

    def _copy(self, target: Any, source: Any, size: int) -> None:
        copy = self.made.module.declare_intrinsic("llvm.memcpy", [BYTE, BYTE, INT])
        self.build.call(copy, [target, source, INT(size), BIT(0)])

    def _element(self, row: Row, indexes: list[Number]) -> Value:
        address = self._address(row, indexes)
        rest = row.shape[len(indexes) :]
        if rest:
            kind = row.kind.copy(ndim=len(rest), layout="C")
            return Row(kind, address, rest)
        return self._loaded(address, row.kind.dtype)

    def _address(self, row: Row, indexes: list[Number]) -> Any:
        """The address of an element; negative indexes count from the end, as in Python."""
        offset: Any = INT(0)
        for place, (number, size) in enumerate(zip(indexes, row.shape, strict=False)):
            index = number.value
            if not number.natural:
                is_negative = self.build.icmp_signed("<", index, INT(0))
                index = self.build.select(is_negative, self.build.add(index, size), index)
            offset = index if place == 0 else self.build.add(self.build.mul(offset, size), index)
        unit = row.item_size
        for size in row.shape[len(indexes) :]:
            unit = product(self.build, unit, size)
        return self._moved(row.data, product(self.build, offset, unit))

    def _moved(self, pointer: Any, offset: Any) -> Any:
        if isinstance(offset, ir.Constant) and offset.constant == 0:
            return pointer
        return self.build.gep(pointer, [offset], source_etype=ir.IntType(8), inbounds=True)

    def _one_of(self, several: Several, place: Value) -> Value:
        size = len(several.numbers)
        if isinstance(place, Fixed):
            if not isinstance(place.value, int) or not -size <= place.value < size:
                raise Untranslatable(f"place {place.value!r} of {size}")
            return several.numbers[place.value]
        room = self.build.bitcast(self.room.alloca(ir.ArrayType(INT, size)), BYTE)
        row = Row(types.Array(types.int64, 1, "C"), room, [INT(size)])
        for at, number in enumerate(several.numbers):
            self._write(self._moved(room, INT(8 * at)), types.int64, number)
        return self._element(row, [number_of(self.build, place)])
