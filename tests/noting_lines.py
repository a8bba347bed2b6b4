"""A plugin of pytest that notes which lines of the rules are run, for `coverage report` (`make coverage`).

While Python 3.11 traces lines, it looks at every instruction that runs, and tests take three times as long.
Here the statements of some modules note themselves instead: the modules are imported with a mark before each
statement.
"""

from __future__ import annotations

import ast
import copy
import importlib.machinery
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, cast

import pytest
from coverage import CoverageData

from imperia.kernel import actions
from imperia.kernel.actions import only_trying

MARKS = "__lines_run__"
PLACE = ("lineno", "col_offset", "end_lineno", "end_col_offset")  # where a part of the source stands


class Noting(importlib.machinery.SourceFileLoader):
    """Imports a module whose statements note that they are run, each by writing a 1 at the place of its
    line."""

    def __init__(self, name: str, path: str, marks: list[int]) -> None:
        super().__init__(name, path)
        self.marks = marks

    def get_code(self, fullname: str) -> CodeType:
        """Compile from the source, never from kept bytecode, which has no marks."""
        path = self.get_filename(fullname)
        return compile(with_marks(ast.parse(self.get_data(path))), path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        vars(module)[MARKS] = self.marks
        super().exec_module(module)


class Finder:
    def __init__(self, files: Sequence[str]) -> None:
        self.marks = {os.path.abspath(file): [0] * (lines_of(file) + 1) for file in files}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin not in self.marks:
            return None
        spec.loader = Noting(name, spec.origin, self.marks[spec.origin])
        return spec

    def write(self) -> None:
        """Write the data. Files without any marks are included: otherwise they would seem to have no
        rules."""
        data = CoverageData(suffix=str(os.getpid()))
        data.add_lines({file: lines_with(marks) for file, marks in self.marks.items()})
        data.write()


def noting_when_tried(action: Callable[..., int]) -> Callable[..., int]:
    """Add marks also to the second function that the kernel makes from an action's source, for trying it."""
    tried: Any = only_trying(action)
    if MARKS in tried.__globals__:
        tree = with_marks(ast.Module([copy.deepcopy(tried.syntax)], []))
        made = compile(tree, action.__code__.co_filename, "exec", dont_inherit=True)
        tried.__code__ = next(each for each in made.co_consts if isinstance(each, CodeType))
    return cast(Callable[..., int], tried)


def lines_of(file: str) -> int:
    return len(Path(file).read_bytes().splitlines())


def lines_with(marks: list[int]) -> list[int]:
    return [line for line, mark in enumerate(marks) if mark]


def with_marks(tree: ast.Module) -> ast.Module:
    for node in list(ast.walk(tree)):
        for block in ("body", "orelse", "finalbody"):
            statements = getattr(node, block, None)
            if isinstance(statements, list):  # a conditional expression has an expression there
                setattr(node, block, list(_marked(statements)))
        if isinstance(node, ast.ExceptHandler):
            node.body.insert(0, _mark(node))
        elif isinstance(node, ast.match_case):
            node.body.insert(0, _mark(node.pattern))
    return ast.fix_missing_locations(tree)


def _marked(statements: list[ast.stmt]) -> Iterator[ast.stmt]:
    for number, statement in enumerate(statements):
        marks = [_mark(part) for part in (*getattr(statement, "decorator_list", ()), statement)]
        match statement:
            case ast.Expr(value=ast.Constant(value=str())) if number == 0:
                yield statement  # a docstring comes first and is not run
            case ast.ImportFrom(module="__future__"):
                yield from (statement, *marks)
            case _:
                yield from (*marks, statement)


def _mark(part: ast.stmt | ast.expr | ast.excepthandler | ast.pattern) -> ast.stmt:
    """The statement `__lines_run__[7] = 1`, with the position of this part of the source."""
    place: Any = {name: getattr(part, name) for name in PLACE}
    marks = ast.Name(MARKS, ast.Load(), **place)
    line = ast.Subscript(marks, ast.Constant(part.lineno, **place), ast.Store(), **place)
    return ast.Assign([line], ast.Constant(1, **place), **place)


def pytest_addoption(parser: pytest.Parser) -> None:
    text = "note which lines of these modules (their files, with commas between) are run"
    parser.addoption("--note-lines", metavar="FILES", required=True, help=text)


def pytest_configure(config: pytest.Config) -> None:
    """Install the finder before any test imports rules."""
    finder = Finder(config.getoption("note_lines").split(","))
    sys.meta_path.insert(0, finder)
    actions.only_trying = noting_when_tried
    config.add_cleanup(finder.write)
