"""What a rule names that never changes: constants, tables, modules, other rules, and what can be worked out
from them."""

from __future__ import annotations

import ast
import builtins
import operator
from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

from imperia.kernel.translation.values import Fixed, Untranslatable, Value

ARITHMETIC: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
}

UNARY: dict[type[ast.unaryop], Callable[[Any], Any]] = {
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
    ast.Invert: operator.invert,
}

COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}

COMPARED: dict[str, Callable[[Any, Any], Any]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


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
            case ast.UnaryOp(op=ast.Not()):
                truth = self._decided(node.operand)
                return None if truth is None else Fixed(not truth)
            case ast.UnaryOp():
                return self._worked_out(UNARY[type(node.op)], node.operand)
            case ast.BinOp() if type(node.op) in ARITHMETIC:
                return self._worked_out(ARITHMETIC[type(node.op)], node.left, node.right)
            case ast.Compare(ops=[op], comparators=[right]) if type(op) in COMPARISONS:
                return self._worked_out(COMPARED[COMPARISONS[type(op)]], node.left, right)
            case ast.BoolOp():
                return self._fixed_together(node)
            case ast.IfExp():
                truth = self._decided(node.test)
                return None if truth is None else self._fixed(node.body if truth else node.orelse)
            case ast.Call(args=[of], keywords=[]) if self._names(node.func, len):
                inner = self._fixed(of)
                return (
                    Fixed(len(inner.value)) if inner and isinstance(inner.value, np.ndarray | tuple) else None
                )
        return None

    def _names(self, node: ast.expr, value: Any) -> bool:
        """Whether this is a name for the value: the name of a builtin may stand for something else."""
        fixed = self._fixed(node) if isinstance(node, ast.Name) else None
        return fixed is not None and fixed.value is value

    def _worked_out(self, operation: Callable[..., Any], *nodes: ast.expr) -> Fixed | None:
        values = []
        for node in nodes:
            fixed = self._fixed(node)
            if fixed is None:
                return None
            values.append(fixed.value)
        return Fixed(_result_of(operation, *values))

    def _fixed_together(self, node: ast.BoolOp) -> Fixed | None:
        """The value of the first part that decides, or else of the last."""
        *parts, last = node.values
        for each in parts:
            part = self._fixed(each)
            if part is None or _result_of(bool, part.value) is isinstance(node.op, ast.Or):
                return part
        return self._fixed(last)

    def _decided(self, node: ast.expr) -> bool | None:
        """Whether a condition always holds, or never does; None if it depends. A part of `and` or `or` can
        decide, whatever the parts before it come to, if they have no effects."""
        if not isinstance(node, ast.BoolOp):
            fixed = self._fixed(node)
            return None if fixed is None else bool(_result_of(bool, fixed.value))
        decides = isinstance(node.op, ast.Or)
        is_known = True
        for each in node.values:
            part = self._decided(each)
            if part is decides:
                return decides
            if part is None:
                is_known = False
                if any(isinstance(inner, ast.Call) for inner in ast.walk(each)):
                    return None
        return not decides if is_known else None

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


def _result_of(operation: Callable[..., Any], *values: Any) -> Any:
    try:
        return operation(*values)
    except (ArithmeticError, TypeError, ValueError) as problem:
        raise Untranslatable(f"{operation.__name__} of {values!r}: {problem}") from None
