"""From a rule to LLVM code in one step, in a twentieth of the time that Numba takes to infer its types.

Rules are a small language: whole numbers, truths, records and rows of numbers in them, `if`, `while`, `for`
and calls of other rules. The type of a name follows from the first value that it is given, and that of the
result from the annotation; if a later line shows that a type is wider (a truth that becomes a number), the
translation begins again with that knowledge.

Numbers have 64 bits, whatever the field that they were read from. Translated code is called as Numba calls
functions, with Numba's types, so that either kind of code can call the other: a rule that has something else
in it (`Untranslatable`) is compiled by Numba.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from llvmlite import ir

from imperia.kernel.translation.calls import Calls, Home
from imperia.kernel.translation.memory import Again, Known
from imperia.kernel.translation.syntax import syntax_of
from imperia.kernel.translation.values import (
    INT,
    OK,
    Fixed,
    Number,
    Row,
    Several,
    Untranslatable,
    Value,
    flat,
    kind_of,
    number_of,
    opened,
    types,
    unified,
)


@dataclass
class Loop:
    again: Any  # block for `continue`
    after: Any  # block for `break`
    is_left: bool = False


def translated(function: FunctionType, arguments: Sequence[Any], home: Home) -> tuple[Any, Any]:
    """The function for arguments of these types, as LLVM code, and the type of its result."""
    syntax = syntax_of(function)
    if syntax is None:
        raise Untranslatable("its text is not at hand")
    so_far = Known(result_by_annotation(function))
    while True:
        made = home.begin(so_far.result)
        try:
            Translation(function, syntax, arguments, made, so_far, home).run()
        except Again:
            continue
        return made, so_far.result


def result_by_annotation(function: FunctionType) -> Any:
    written = str(function.__annotations__.get("return", "int"))
    if written.startswith("tuple["):
        return types.UniTuple(types.int64, written.count(",") + 1)
    return {"bool": types.boolean, "None": types.none}.get(written, types.int64)


class Translation(Calls):
    """One pass through the text of a function."""

    def __init__(
        self,
        function: FunctionType,
        syntax: ast.FunctionDef,
        arguments: Sequence[Any],
        made: Any,
        so_far: Known,
        home: Home,
    ) -> None:
        super().__init__(function, made, so_far, home)
        self.syntax = syntax
        self.loops: list[Loop] = []
        self._take(arguments)

    def _take(self, arguments: Sequence[Any]) -> None:
        assigned = {
            node.id
            for node in ast.walk(self.syntax)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }
        flat_arguments = iter(self.made.args[2:])
        parameters = [each.arg for each in self.syntax.args.args]
        self.local = assigned | set(parameters)
        others = self.syntax.args.vararg, self.syntax.args.kwarg, *self.syntax.args.kwonlyargs
        if len(parameters) != len(arguments) or any(others):
            raise Untranslatable("its parameters")
        for name, kind in zip(parameters, arguments, strict=True):
            value = opened(self.build, kind, flat_arguments)
            if name in assigned:
                self._assign(name, value)
            else:
                self.values[name] = value

    def run(self) -> None:
        self._run_all(self.syntax.body)
        if self.is_open:
            self._return(Fixed(None))
        self.room.branch(self.first)

    def _run_all(self, statements: Sequence[ast.stmt]) -> None:
        for statement in statements:
            if not self.is_open:  # nothing is reached after a return, a break or a continue
                return
            do = getattr(self, f"_run_{type(statement).__name__.lower()}", None)
            if do is None:
                raise Untranslatable(type(statement).__name__)
            do(statement)

    def _run_pass(self, _: ast.Pass) -> None: ...

    def _run_expr(self, statement: ast.Expr) -> None:
        if not isinstance(statement.value, ast.Constant):
            self._value(statement.value)

    def _run_return(self, statement: ast.Return) -> None:
        self._return(Fixed(None) if statement.value is None else self._value(statement.value))

    def _return(self, value: Value) -> None:
        value = self._plain(value)
        kind = types.none if value == Fixed(None) else kind_of(value)
        wanted = self.so_far.result
        if wanted != kind:
            wider = types.none if kind is types.none else unified(wanted, kind)
            if wider != wanted:
                self.so_far.result = wider
                raise Again
        if kind is not types.none:
            parts = flat(self.build, value, wanted)
            if isinstance(value, Several):
                whole: Any = ir.Constant(self.made.args[0].type.pointee, ir.Undefined)
                for place, part in enumerate(parts):
                    whole = self.build.insert_value(whole, part, place)
                parts = [whole]
            if len(parts) != 1:
                raise Untranslatable("it returns an array")
            self.build.store(self._as(parts[0], self.made.args[0].type.pointee), self.made.args[0])
        self.build.ret(OK)
        self.is_open = False

    # ----- Assignments

    def _run_assign(self, statement: ast.Assign) -> None:
        if len(statement.targets) != 1:
            raise Untranslatable("two targets")
        target = statement.targets[0]
        if isinstance(target, ast.Tuple):
            self._assign_each(target, statement.value)
        else:
            self._store(target, self._value(statement.value))

    def _assign_each(self, target: ast.Tuple, value: ast.expr) -> None:
        given: Sequence[Value]
        if isinstance(value, ast.Tuple):
            given = [self._plain(self._value(each)) for each in value.elts]
        else:
            several = self._value(value)
            given = several.numbers if isinstance(several, Several) else ()
        if len(given) != len(target.elts):
            raise Untranslatable("a tuple of something else")
        for each, number in zip(target.elts, given, strict=True):
            self._store(each, number)

    def _run_annassign(self, statement: ast.AnnAssign) -> None:
        if statement.value is not None:
            self._store(statement.target, self._value(statement.value))

    def _run_augassign(self, statement: ast.AugAssign) -> None:
        target = statement.target
        if isinstance(target, ast.Name):
            old = self._variable(target.id)
            self._assign(target.id, self._operate(statement.op, old, self._value(statement.value)))
            return
        pointer, kind = self._place(target)
        old = self._loaded(pointer, kind)
        self._write(pointer, kind, self._operate(statement.op, old, self._value(statement.value)))

    def _store(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Name):
            self._assign(target.id, value)
        else:
            self._write(*self._place(target), value)

    # ----- Ways through the rule

    def _run_if(self, statement: ast.If) -> None:
        truth = self._decided(statement.test)
        if truth is not None:
            self._run_all(statement.body if truth else statement.orelse)
            return
        yes, no = self._block(), self._block()
        self._branch(statement.test, yes, no)
        ends = []
        for block, statements in ((yes, statement.body), (no, statement.orelse)):
            self._go_on(block)
            self._run_all(statements)
            if self.is_open:
                ends.append(self.build.block)
        self._meet(ends)

    def _meet(self, ends: list[Any]) -> None:
        """Go on in one block after all of these."""
        self.is_open = bool(ends)
        if len(ends) == 1:
            self.build.position_at_end(ends[0])
        elif ends:
            after = self._block()
            for end in ends:
                self.build.position_at_end(end)
                self.build.branch(after)
            self._go_on(after)

    def _run_while(self, statement: ast.While) -> None:
        if statement.orelse:
            raise Untranslatable("else of a loop")
        head, body, after = self._block(), self._block(), self._block()
        self.build.branch(head)
        self._go_on(head)
        loop = Loop(head, after)
        if self._decided(statement.test):
            self.build.branch(body)
        else:
            self._branch(statement.test, body, after)
            loop.is_left = True
        self._repeat(body, statement.body, loop)

    def _repeat(self, body: Any, statements: Sequence[ast.stmt], loop: Loop) -> None:
        self._go_on(body)
        self.loops.append(loop)
        self._run_all(statements)
        self.loops.pop()
        if self.is_open:
            self.build.branch(loop.again)
        self._go_on(loop.after)
        if not loop.is_left:
            self.build.unreachable()
            self.is_open = False

    def _run_break(self, _: ast.Break) -> None:
        self.loops[-1].is_left = True
        self.build.branch(self.loops[-1].after)
        self.is_open = False

    def _run_continue(self, _: ast.Continue) -> None:
        self.build.branch(self.loops[-1].again)
        self.is_open = False

    def _run_for(self, statement: ast.For) -> None:
        if statement.orelse or not isinstance(statement.target, ast.Name):
            raise Untranslatable("a loop of another kind")
        over = statement.iter
        if isinstance(over, ast.Call) and self._names(over.func, range):
            bounds = [self._value(each) for each in over.args]
            if not 1 <= len(bounds) <= 3 or over.keywords:
                raise Untranslatable("a range of another kind")
            step = bounds[2] if len(bounds) == 3 else Fixed(1)
            if not isinstance(step, Fixed) or not isinstance(step.value, int) or step.value == 0:
                raise Untranslatable("a step that is not fixed")
            first, last = (Fixed(0), bounds[0]) if len(bounds) == 1 else bounds[:2]
            self._count(statement, first, last, step.value, lambda number: number)
            return
        row = self._plain(self._value(over))
        if not isinstance(row, Row) or len(row.shape) != 1:
            raise Untranslatable("a loop over something else")
        self._count(statement, Fixed(0), Number(row.shape[0]), 1, lambda n: self._element(row, [n]))

    def _count(
        self, statement: ast.For, first: Value, last: Value, step: int, each: Callable[[Number], Value]
    ) -> None:
        assert isinstance(statement.target, ast.Name)
        counter = self.room.alloca(INT)
        begin = number_of(self.build, first)
        end = number_of(self.build, last).value
        self.build.store(begin.value, counter)
        head, body, again, after = self._block(), self._block(), self._block(), self._block()
        self.build.branch(head)
        self._go_on(head)
        number = self.build.load(counter)
        self.build.cbranch(self.build.icmp_signed("<" if step > 0 else ">", number, end), body, after)
        self._go_on(body)
        self._assign(statement.target.id, each(Number(number, natural=step > 0 and begin.natural)))
        self._repeat(self.build.block, statement.body, Loop(again, after, is_left=True))
        self._go_on(again)
        self.build.store(self.build.add(self.build.load(counter), INT(step), flags=["nsw"]), counter)
        self.build.branch(head)
        self._go_on(after)
