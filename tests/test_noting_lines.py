"""Statements that note themselves give the same result as a tracer."""

import sys
from pathlib import Path

import pytest

from tests.noting_lines import Finder

SOURCE = '''"""A module."""

from __future__ import annotations

import functools


class Thing:
    """Of some kind."""

    number = 3

    @property
    @functools.cache
    def twice(self):
        return (
            self.number
            * 2
        )


def sign(number):
    """Of a number."""
    if number < 0:
        return -1
    elif number == 0:
        return 0
    else:
        found = 1 if number < 10 else 2
    for _ in range(number):
        if number > 100:
            break
    else:
        found += 1
    return found


def kind(thing):
    match thing:
        case int():
            return "number"
        case str():
            return "text"
    try:
        len(thing)
    except TypeError:
        return "one"
    finally:
        thing = None
    return "many"


def never():
    while True:
        pass
'''


def use(module):
    module.sign(0)
    module.sign(7)
    for thing in (1, "x", 2.5):  # a case that is never taken is not noted, though a tracer sees it tried
        module.kind(thing)
    assert module.Thing().twice == 6


def traced(file: Path) -> set[int]:
    lines = set()

    def trace(frame, event, argument):
        if frame.f_code.co_filename != str(file):
            return None
        if event == "line":
            lines.add(frame.f_lineno)
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        names = {}
        exec(compile(SOURCE, str(file), "exec"), names)
        use(type("Module", (), {name: staticmethod(value) for name, value in names.items()}))
    finally:
        sys.settrace(before)
    return lines


@pytest.fixture
def noted(tmp_path, monkeypatch):
    file = tmp_path / "some_rules.py"
    file.write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    finder = Finder([str(file)])
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    import some_rules

    yield some_rules, finder, file
    del sys.modules["some_rules"]


def statements(file: Path, lines) -> set[int]:
    """The lines of statements as coverage counts them: for one in several lines, the first."""
    from coverage.python import PythonParser

    parser = PythonParser(text=SOURCE, filename=str(file))
    parser.parse_source()
    return parser.translate_lines(lines) & parser.statements


def test_they_are_the_lines_that_a_tracer_tells_of(noted):
    module, finder, file = noted
    use(module)
    (marks,) = finder.marks.values()
    run = {line for line, mark in enumerate(marks) if mark}
    assert statements(file, run) == statements(file, traced(file))
    assert run < set(range(1, len(marks)))


def test_a_file_that_is_not_imported_is_told_of(tmp_path, monkeypatch):
    from coverage import CoverageData

    monkeypatch.chdir(tmp_path)
    (tmp_path / "idle.py").write_text("x = 1\n")
    Finder(["idle.py"]).write()
    (kept,) = tmp_path.glob(".coverage.*")
    data = CoverageData(str(kept))
    data.read()
    assert data.measured_files() == {str(tmp_path / "idle.py")}
    assert data.lines(str(tmp_path / "idle.py")) == []
