"""Calls of rules, verbs and the few functions of Python that rules use."""

from __future__ import annotations

import ast
from collections.abc import Callable
from inspect import CO_VARARGS, CO_VARKEYWORDS
from types import FunctionType
from typing import Any, Protocol

from imperia.kernel.translation.expressions import Expressions
from imperia.kernel.translation.memory import Known
from imperia.kernel.translation.values import (
    BIT,
    INT,
    OK,
    Fixed,
    Number,
    Part,
    Row,
    Several,
    Truth,
    Untranslatable,
    Value,
    flat,
    kind_of,
    number_of,
    opened,
    truth_of,
    types,
)

LOWEST = "imperia.kernel.bits", "lowest"  # a rule that processors have an instruction for
by_record: dict[Any, Callable[[Any], Any]] = {}  # which rule answers a verb, by the type of the record


class Home(Protocol):
    """Where translated code is kept, and where other code finds it."""

    def begin(self, result: Any) -> Any:
        """Begin a function in a new module, with a result of this type."""

    def declared(self, module: Any, compiled: Any) -> Any:
        """Compiled code as a function that the module calls."""


class Calls(Expressions):
    def __init__(self, function: FunctionType, made: Any, so_far: Known, home: Home) -> None:
        super().__init__(function, made, so_far)
        self.home = home
        self.results: dict[Any, Any] = {}  # room for the results of calls

    def _value_call(self, node: ast.Call) -> Value:
        called = self._fixed(node.func)
        if called is None or not callable(called.value):
            raise Untranslatable("a call of something else")
        arguments = [self._value(each) for each in node.args]
        named = {each.arg: self._value(each.value) for each in node.keywords}
        if called.value in by_record:
            record = arguments[0] if arguments else None
            answer = by_record[called.value](record.kind) if isinstance(record, Part) else None
            if answer is None:
                raise Untranslatable("a verb that no game answers")
            return self._call(answer, arguments, named)
        if hasattr(called.value, "py_func"):
            function = called.value.py_func
            if (function.__module__, function.__name__) == LOWEST:
                bits = number_of(self.build, arguments[0]).value
                return Number(self.build.cttz(bits, BIT(1)), natural=True)
            return self._call(called.value, arguments, named)
        if named:
            raise Untranslatable("a call with names")
        return self._call_builtin(called.value, arguments)

    def _call_builtin(self, called: Any, arguments: list[Value]) -> Value:
        if called in (max, min) and len(arguments) > 1:
            best, *others = (number_of(self.build, each) for each in arguments)
            for other in others:
                keep = self.build.icmp_signed(">=" if called is max else "<=", best.value, other.value)
                natural = (best.natural or other.natural) if called is max else best.natural and other.natural
                best = Number(self.build.select(keep, best.value, other.value), natural)
            return best
        if len(arguments) != 1:
            raise Untranslatable(f"a call of {called!r} with {len(arguments)} arguments")
        value = self._plain(arguments[0])
        if called is len and isinstance(value, Several):
            return Fixed(len(value.numbers))
        if called is len and isinstance(value, Row):
            return Number(value.shape[0], natural=True)
        if called is int:
            return number_of(self.build, value)
        if called is bool:
            return Truth(truth_of(self.build, value))
        if called is abs:
            number = number_of(self.build, value).value
            is_negative = self.build.icmp_signed("<", number, INT(0))
            return Number(self.build.select(is_negative, self.build.neg(number), number), natural=True)
        raise Untranslatable(f"a call of {called!r}")

    def _call(self, rule: Any, given: list[Value], named: dict[str | None, Value]) -> Value:
        function = rule.py_func
        code = function.__code__
        parameters = code.co_varnames[: code.co_argcount]
        if code.co_kwonlyargcount or code.co_flags & (CO_VARARGS | CO_VARKEYWORDS):
            raise Untranslatable(f"parameters of {function.__name__}")
        if len(given) > len(parameters) or not named.keys() <= set(parameters[len(given) :]):
            raise Untranslatable(f"arguments that {function.__name__} does not take")
        defaults = dict(zip(reversed(parameters), reversed(function.__defaults__ or ()), strict=False))
        values = []
        for place, name in enumerate(parameters):
            if place < len(given):
                value = given[place]
            elif name in named:
                value = named[name]
            elif name in defaults:
                value = Fixed(defaults[name])
            else:
                raise Untranslatable(f"no argument {name}")
            value = self._plain(value)
            if isinstance(value, Truth) and function.__annotations__.get(name) == "int":
                value = number_of(self.build, value)
            values.append(value)
        kinds = tuple(map(kind_of, values))
        rule.compile(kinds)
        compiled = rule.overloads[kinds]
        callee = self.home.declared(self.made.module, compiled)
        result = compiled.signature.return_type
        room = callee.args[0].type.pointee
        if room not in self.results:
            self.results[room] = self.room.alloca(room)
        parts = [
            part for value, kind in zip(values, kinds, strict=True) for part in flat(self.build, value, kind)
        ]
        passed = [
            self._as(part, wanted.type)
            for part, wanted in zip((self.results[room], self.made.args[1], *parts), callee.args, strict=True)
        ]
        status = self.build.call(callee, passed)
        if compiled.library.may_fail:
            self._pass_on(status)
        if result is types.none:
            return Fixed(None)
        if isinstance(result, types.Array):
            raise Untranslatable(f"{function.__name__} returns an array")
        parts = [self.build.load(self.results[room])]
        if isinstance(result, types.UniTuple):
            parts = [self.build.extract_value(parts[0], place) for place in range(result.count)]
        return opened(self.build, result, iter(parts))

    def _pass_on(self, status: Any) -> None:
        """Write code that returns at once if an exception was raised in code compiled by Numba."""
        failed, on = self._block(), self._block()
        self.build.cbranch(self.build.icmp_signed("==", status, OK), on, failed)
        self._go_on(failed)
        self.build.ret(status)
        self._go_on(on)
