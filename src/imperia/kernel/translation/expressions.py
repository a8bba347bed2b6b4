"""Expressions, and the values that they come to."""

from __future__ import annotations

import ast
from typing import Any

from llvmlite import ir

from imperia.kernel.translation.fixed import COMPARISONS
from imperia.kernel.translation.memory import Memory
from imperia.kernel.translation.values import (
    BIT,
    INT,
    Bundle,
    Fixed,
    Number,
    Part,
    Row,
    Several,
    Truth,
    Untranslatable,
    Value,
    from_parts,
    kind_of,
    number_of,
    parts_of,
    truth_of,
    unified,
)

INSTRUCTIONS = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.LShift: "shl",
    ast.RShift: "ashr",
    ast.BitAnd: "and_",
    ast.BitOr: "or_",
    ast.BitXor: "xor",
}

NEVER_NEGATIVE = (ast.Add, ast.Mult, ast.LShift, ast.RShift, ast.BitOr, ast.BitXor)  # if neither operand is


class Expressions(Memory):
    def _value(self, node: ast.expr) -> Value:
        fixed = self._fixed(node)
        if fixed is not None:
            return fixed
        find = getattr(self, f"_value_{type(node).__name__.lower()}", None)
        if find is None:
            raise Untranslatable(type(node).__name__)
        found: Value = find(node)
        return found

    def _value_name(self, node: ast.Name) -> Value:
        return self._variable(node.id)

    def _value_attribute(self, node: ast.Attribute) -> Value:
        owner = self._value(node.value)
        if isinstance(owner, Bundle):
            found: Value = owner.named(node.attr)
            return found
        return self._loaded(*self._field(owner, node.attr))

    def _value_subscript(self, node: ast.Subscript) -> Value:
        if isinstance(node.value, ast.Name):
            several = self._value(node.value)
            if isinstance(several, Several):
                return self._one_of(several, self._value(node.slice))
        row, indexes = self._indexed(node)
        return self._element(row, indexes)

    def _value_tuple(self, node: ast.Tuple) -> Value:
        return Several(tuple(number_of(self.build, self._value(each)) for each in node.elts))

    def _place(self, node: ast.expr) -> tuple[Any, Any]:
        """Where a field or an element is, and its type."""
        if isinstance(node, ast.Attribute):
            return self._field(self._value(node.value), node.attr)
        if isinstance(node, ast.Subscript):
            row, indexes = self._indexed(node)
            if len(indexes) != len(row.shape):
                raise Untranslatable("storing a row")
            if not row.kind.mutable:
                raise Untranslatable("storing in a constant")
            return self._address(row, indexes), row.kind.dtype
        raise Untranslatable(type(node).__name__)

    def _field(self, record: Value, name: str) -> tuple[Any, Any]:
        if not isinstance(record, Part) or name not in record.kind.fields:
            raise Untranslatable(f".{name}")
        return self._moved(record.pointer, INT(record.kind.offset(name))), record.kind.typeof(name)

    def _indexed(self, node: ast.Subscript) -> tuple[Row, list[Number]]:
        row = self._plain(self._value(node.value))
        if not isinstance(row, Row):
            raise Untranslatable("an index")
        written = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if len(written) > len(row.shape):
            raise Untranslatable(f"{len(written)} indexes of {len(row.shape)}")
        return row, [number_of(self.build, self._value(each)) for each in written]

    # ----- Arithmetic

    def _value_unaryop(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            return Truth(self.build.not_(self._truth(node.operand)))
        number = number_of(self.build, self._value(node.operand)).value
        match node.op:
            case ast.USub():
                return Number(self.build.neg(number))
            case ast.Invert():
                return Number(self.build.not_(number))
        return Number(number)

    def _value_binop(self, node: ast.BinOp) -> Value:
        left = self._value(node.left)
        return self._operate(node.op, left, self._value(node.right))

    def _operate(self, op: ast.operator, left: Value, right: Value) -> Value:
        if (
            isinstance(left, Truth)
            and isinstance(right, Truth)
            and type(op) in (ast.BitAnd, ast.BitOr, ast.BitXor)
        ):
            return Truth(getattr(self.build, INSTRUCTIONS[type(op)])(left.value, right.value))
        a, b = number_of(self.build, left), number_of(self.build, right)
        if type(op) in (ast.FloorDiv, ast.Mod):
            return self._divided(op, a, b)
        if type(op) not in INSTRUCTIONS:
            raise Untranslatable(type(op).__name__)
        natural = a.natural and b.natural if type(op) in NEVER_NEGATIVE else False
        if isinstance(op, ast.BitAnd):
            natural = a.natural or b.natural
        return Number(getattr(self.build, INSTRUCTIONS[type(op)])(a.value, b.value), natural)

    def _divided(self, op: ast.operator, a: Number, b: Number) -> Value:
        """A quotient or remainder, rounded down as in Python; 0 on division by zero, as with Numba."""
        build = self.build
        is_fixed = isinstance(b.value, ir.Constant) and b.value.constant > 0
        is_zero = build.icmp_signed("==", b.value, INT(0))
        by = b.value if is_fixed else build.select(is_zero, INT(1), b.value)
        is_quotient = isinstance(op, ast.FloorDiv)
        if a.natural and b.natural:
            result = build.sdiv(a.value, by) if is_quotient else build.srem(a.value, by)
        else:
            rest = build.srem(a.value, by)
            apart = build.icmp_signed("<", build.xor(rest, by), INT(0))
            is_below = build.and_(build.icmp_signed("!=", rest, INT(0)), apart)
            if is_quotient:
                result = build.sub(build.sdiv(a.value, by), build.zext(is_below, INT))
            else:
                result = build.select(is_below, build.add(rest, by), rest)
        if not is_fixed:
            result = build.select(is_zero, INT(0), result)
        return Number(result, b.natural if not is_quotient else a.natural and b.natural)

    # ----- Comparisons and conditions

    def _value_compare(self, node: ast.Compare) -> Value:
        if len(node.ops) > 1:
            return self._both(node)
        left, op, right = self._value(node.left), node.ops[0], node.comparators[0]
        if isinstance(op, ast.In | ast.NotIn):
            found = self._is_among(left, right)
            return Truth(self.build.not_(found) if isinstance(op, ast.NotIn) else found)
        return Truth(self._compare(op, left, self._value(right)))

    def _compare(self, op: ast.cmpop, left: Value, right: Value) -> Any:
        if type(op) not in COMPARISONS:
            raise Untranslatable(type(op).__name__)
        if isinstance(left, Several) and isinstance(right, Several):
            return self._compare_each(op, left, right)
        a, b = number_of(self.build, left).value, number_of(self.build, right).value
        return self.build.icmp_signed(COMPARISONS[type(op)], a, b)

    def _compare_each(self, op: ast.cmpop, left: Several, right: Several) -> Any:
        """Compare two tuples: the first numbers that differ decide."""
        if not len(left.numbers) == len(right.numbers) > 0:
            raise Untranslatable("tuples of other lengths compared")
        pairs = [(a.value, b.value) for a, b in zip(left.numbers, right.numbers, strict=True)]
        found = self.build.icmp_signed(COMPARISONS[type(op)], *pairs[-1])
        for a, b in reversed(pairs[:-1]):
            is_equal = self.build.icmp_signed("==", a, b)
            found = self.build.select(is_equal, found, self.build.icmp_signed(COMPARISONS[type(op)], a, b))
        return found

    def _is_among(self, value: Value, several: ast.expr) -> Any:
        if isinstance(several, ast.Tuple):
            others = [self._value(each) for each in several.elts]
        else:
            given = self._fixed(several)
            if given is None or not isinstance(given.value, tuple):
                raise Untranslatable("a search in something else")
            others = [Fixed(each) for each in given.value]
        found: Any = BIT(0)
        for other in others:
            found = self.build.or_(found, self._compare(ast.Eq(), value, other))
        return found

    def _both(self, node: ast.Compare) -> Value:
        yes, no, after = self._block(), self._block(), self._block()
        self._branch(node, yes, no)
        for block in (yes, no):
            self._go_on(block)
            self.build.branch(after)
        self._go_on(after)
        found = self.build.phi(BIT)
        found.add_incoming(BIT(1), yes)
        found.add_incoming(BIT(0), no)
        return Truth(found)

    def _truth(self, node: ast.expr) -> Any:
        return truth_of(self.build, self._value(node))

    def _branch(self, node: ast.expr, yes: Any, no: Any) -> None:
        """Go on in one block or the other, by the truth of the expression."""
        truth = self._decided(node)
        if truth is not None:
            self.build.branch(yes if truth else no)
        elif isinstance(node, ast.BoolOp):
            for each in node.values[:-1]:
                on = self._block()
                if isinstance(node.op, ast.And):
                    self._branch(each, on, no)
                else:
                    self._branch(each, yes, on)
                self._go_on(on)
            self._branch(node.values[-1], yes, no)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self._branch(node.operand, no, yes)
        elif isinstance(node, ast.Compare) and len(node.ops) > 1:
            left = self._value(node.left)
            for op, each in zip(node.ops, node.comparators, strict=True):
                right = self._value(each)
                on = yes if each is node.comparators[-1] else self._block()
                self.build.cbranch(self._compare(op, left, right), on, no)
                if on is not yes:
                    self._go_on(on)
                left = right
        else:
            self.build.cbranch(self._truth(node), yes, no)

    def _value_boolop(self, node: ast.BoolOp) -> Value:
        """The value of the first part that decides, or else of the last."""
        after = self._block()
        found = []
        for each in node.values:
            value = self._plain(self._value(each))
            found.append((value, self.build.block))
            if each is not node.values[-1]:
                on = self._block()
                ways = (on, after) if isinstance(node.op, ast.And) else (after, on)
                self.build.cbranch(truth_of(self.build, value), *ways)
                self._go_on(on)
        return self._joined(found, after)

    def _value_ifexp(self, node: ast.IfExp) -> Value:
        yes, no = self._block(), self._block()
        self._branch(node.test, yes, no)
        found = []
        for block, each in ((yes, node.body), (no, node.orelse)):
            self._go_on(block)
            found.append((self._plain(self._value(each)), self.build.block))
        return self._joined(found, self._block())

    def _joined(self, found: list[tuple[Value, Any]], after: Any) -> Value:
        """The value that comes out of several blocks, which all go on in `after`."""
        kind = kind_of(found[0][0])
        for value, _ in found:
            kind = unified(kind, kind_of(value))
        ends = []
        for value, block in found:
            if block.is_terminated:
                self.build.position_before(block.terminator)
            else:
                self.build.position_at_end(block)
            ends.append(parts_of(self.build, value, kind))
            if not block.is_terminated:
                self.build.branch(after)
        self._go_on(after)
        joined = []
        for each in zip(*ends, strict=True):
            joined.append(self.build.phi(each[0].type))
            for part, (_, block) in zip(each, found, strict=True):
                joined[-1].add_incoming(part, block)
        return from_parts(kind, iter(joined))
