"""The syntax of a function, for code that works on rules as text: always that of what Python runs."""

from __future__ import annotations

import ast
import linecache
from functools import cache
from types import CodeType, FunctionType


def syntax_of(function: FunctionType) -> ast.FunctionDef | None:
    """How the function is written; None if its text is not at hand, or is not what Python has read, because
    the file may have been changed since."""
    given = vars(function).get("syntax")
    if isinstance(given, ast.FunctionDef):
        return given
    code = function.__code__
    found = _functions_in(code.co_filename).get((code.co_name, code.co_firstlineno))
    return found[0] if found is not None and found[1] == code else None


@cache
def _functions_in(file: str) -> dict[tuple[str, int], tuple[ast.FunctionDef, CodeType]]:
    """The functions of a file by name and first line."""
    text = "".join(linecache.getlines(file))
    try:
        tree = ast.parse(text)
        codes = dict(_codes_in(compile(text, file, "exec", dont_inherit=True)))
    except SyntaxError:
        return {}
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            if (node.name, first) in codes:
                found[node.name, first] = node, codes[node.name, first]
    return found


def _codes_in(code: CodeType) -> list[tuple[tuple[str, int], CodeType]]:
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    return [
        *(((each.co_name, each.co_firstlineno), each) for each in inner),
        *(pair for each in inner for pair in _codes_in(each)),
    ]
