"""The text that is translated is the text that Python runs."""

from __future__ import annotations

import importlib.util
import linecache
from pathlib import Path
from types import FunctionType
from typing import Any

from imperia.kernel.translation.syntax import syntax_of

TEXT = "def decide(a):\n    return a + 1\n\n\ndef other(a):\n    return 2 * a\n"


def loaded(path: Path) -> Any:
    specification = importlib.util.spec_from_file_location(path.stem, path)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def test_a_function_is_found_by_its_name_and_line(tmp_path: Path) -> None:
    path = tmp_path / "found.py"
    path.write_text(TEXT)
    module = loaded(path)
    for name, line in (("decide", 1), ("other", 5)):
        syntax = syntax_of(getattr(module, name))
        assert syntax is not None
        assert (syntax.name, syntax.lineno) == (name, line)


def test_a_text_that_has_changed_since_is_not_taken(tmp_path: Path) -> None:
    path = tmp_path / "changed.py"
    path.write_text(TEXT)
    module = loaded(path)
    path.write_text(TEXT.replace("2 * a", "3 * a"))
    linecache.checkcache(str(path))
    assert syntax_of(module.decide) is not None
    assert syntax_of(module.other) is None


def test_a_function_without_a_text_has_no_syntax() -> None:
    names: dict[str, Any] = {}
    exec("def made(a):\n    return a\n", names)
    made = names["made"]
    assert isinstance(made, FunctionType)
    assert syntax_of(made) is None
