"""What a rule names that never changes: constants, tables, modules, other rules, and what can be worked out
from them."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

from imperia.kernel.translation.values import Fixed, Untranslatable, Value

ARITHMETIC: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.FloorDiv: lambda a, b: a // b,
    ast.Mod: lambda a, b: a % b,
    ast.LShift: lambda a, b: a << b,
    ast.RShift: lambda a, b: a >> b,
    ast.BitAnd: lambda a, b: a & b,
    ast.BitOr: lambda a, b: a | b,
    ast.BitXor: lambda a, b: a ^ b,
}

COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


class Names:
    """What the names in a function stand for."""

    def __init__(self, function: FunctionType) -> None:
        self.function = function
        self.local: set[str] = set()
        self.values: dict[str, Value] = {}  # parameters that are never assigned
        cells = function.__closure__ or ()
        self.closed_over = {
            name: cell.cell_contents for name, cell in zip(function.__code__.co_freevars, cells, strict=True)
        }

    def _fixed(self, node: ast.expr) -> Fixed | None:
        """The value that an expression always has, if it has one."""
        match node:
            case ast.Constant():
                return Fixed(node.value)
            case ast.Name():
                if node.id in self.local:
                    value = self.values.get(node.id)
                    return value if isinstance(value, Fixed) else None
                return Fixed(self._from_outside(node.id))
            case ast.Attribute():
                owner = self._fixed(node.value)
                return None if owner is None else Fixed(_member(owner.value, node.attr))
            case ast.UnaryOp():
                inner = self._fixed(node.operand)
                if inner is None:
                    return None
                return Fixed(_unary(node.op, inner.value))
            case ast.BinOp() if type(node.op) in ARITHMETIC:
                left, right = self._fixed(node.left), self._fixed(node.right)
                if left is None or right is None:
                    return None
                return Fixed(ARITHMETIC[type(node.op)](left.value, right.value))
            case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
                left, right = self._fixed(node.left), self._fixed(node.comparators[0])
                if left is None or right is None:
                    return None
                return Fixed(_compared(COMPARISONS[type(op)], left.value, right.value))
            case ast.BoolOp():
                return self._fixed_together(node)
            case ast.IfExp():
                test = self._fixed(node.test)
                return None if test is None else self._fixed(node.body if test.value else node.orelse)
            case ast.Call(func=ast.Name(id="len"), args=[of]):
                inner = self._fixed(of)
                return (
                    Fixed(len(inner.value)) if inner and isinstance(inner.value, np.ndarray | tuple) else None
                )
        return None

    def _fixed_together(self, node: ast.BoolOp) -> Fixed | None:
        """`and` is false as soon as one part is, `or` true; parts before that one have no effects here."""
        decided_by = isinstance(node.op, ast.Or)
        parts = [self._fixed(each) for each in node.values]
        for each, part in zip(node.values, parts, strict=True):
            if part is None and any(isinstance(inner, ast.Call) for inner in ast.walk(each)):
                return None
            if part is not None and bool(part.value) == decided_by:
                return Fixed(decided_by)
        return None if None in parts else Fixed(not decided_by)

    def _from_outside(self, name: str) -> Any:
        if name in self.closed_over:
            return self.closed_over[name]
        try:
            return self.function.__globals__[name]
        except KeyError:
            found = getattr(builtins, name, None)
            if found is None:
                raise Untranslatable(f"{name} is not known") from None
            return found


def _member(owner: Any, name: str) -> Any:
    try:
        return getattr(owner, name)
    except AttributeError:
        raise Untranslatable(f"{owner!r} has no {name}") from None


def _unary(op: ast.unaryop, value: Any) -> Any:
    match op:
        case ast.Not():
            return not value
        case ast.USub():
            return -value
        case ast.Invert():
            return ~value
    return value


def _compared(sign: str, a: Any, b: Any) -> bool:
    match sign:
        case "==":
            return bool(a == b)
        case "!=":
            return bool(a != b)
        case "<":
            return bool(a < b)
        case "<=":
            return bool(a <= b)
        case ">":
            return bool(a > b)
    return bool(a >= b)
