"""Where the code makes errors: what is given as the key, and which facts come with it.

This is read from the sources, not from errors that happen to be raised, so that errors which no test meets
are found as well.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "imperia"
OWN_WORDS = {
    "Refused",
    "RefusedByRules",
    "Overtaken",
    "IllegalAction",
    "UndoRefused",
    "CommandError",
    "Interrupted",
    "UnknownLanguage",
}
"""Errors that have been put into words already, or that find their words themselves."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Maker:
    """A class of errors, or a function that passes a key on to one."""

    error: str  # the class
    place: int  # the place of the key among the arguments
    facts: frozenset[str] = frozenset()  # facts that it adds itself


@dataclass(frozen=True)
class Site:
    """One place where an error is made."""

    where: str
    error: str
    keys: tuple[str, ...] | None  # what the key may be; None if it is not a key
    facts: frozenset[str] | None  # their names; None if they are passed on
    values: tuple[ast.expr, ...]


@cache
def sources() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCES.rglob("*.py"))}


@cache
def nodes() -> dict[Path, list[ast.AST]]:
    """All nodes of each source, the outermost ones first."""
    return {path: list(ast.walk(tree)) for path, tree in sources().items()}


def layer_of(path: Path) -> str:
    return path.relative_to(SOURCES).parts[0].removesuffix(".py")


@cache
def classes() -> dict[str, tuple[str, ast.ClassDef]]:
    """Every error class of ours by name, with its layer."""
    found = {"ImperiaError": ("errors", ast.ClassDef("ImperiaError", [], [], [], []))}
    everything = [
        (layer_of(path), node)
        for path, found_there in nodes().items()
        for node in found_there
        if isinstance(node, ast.ClassDef)
    ]
    before = 0
    while before < len(found):
        before = len(found)
        for layer, node in everything:
            if any(isinstance(base, ast.Name) and base.id in found for base in node.bases):
                found.setdefault(node.name, (layer, node))
    return found


@cache
def spoken() -> frozenset[str]:
    """The error classes that consist of a key and facts."""
    found = {"SpokenError"}
    for _ in classes():
        for name, (_, node) in classes().items():
            if any(isinstance(base, ast.Name) and base.id in found for base in node.bases):
                found.add(name)
    return frozenset(found)


def layer_of_class(name: str) -> str:
    return classes()[name][0]


# ----- Who makes errors


@cache
def makers() -> dict[tuple[str, str], Maker]:
    """The makers by layer and name; a method has a name such as `.name`. A class counts in every layer, as
    ("", name)."""
    found = {("", name): Maker(name, _place_of_key(classes()[name][1])) for name in spoken()}
    functions = [
        (layer_of(path), node) for path in nodes() for node in nodes()[path] if isinstance(node, Function)
    ]
    before = 0
    while before < len(found):
        before = len(found)
        for layer, function in functions:
            if maker := _handing_on(function, layer, found):
                method = function.args.args[:1] + function.args.posonlyargs[:1]
                dot = "." if any(argument.arg == "self" for argument in method) else ""
                found.setdefault((layer, dot + function.name), maker)
    return found


def _place_of_key(node: ast.ClassDef) -> int:
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            names = _parameters(method)
            return names.index("key") if "key" in names else 0
    return 0


def _parameters(function: Function) -> list[str]:
    names = [argument.arg for argument in (*function.args.posonlyargs, *function.args.args)]
    return names[1:] if names[:1] == ["self"] else names


def _handing_on(function: Function, layer: str, known: dict[tuple[str, str], Maker]) -> Maker | None:
    names = _parameters(function)
    if "key" not in names or function.name == "__init__":
        return None
    for node in ast.walk(function):
        maker = _maker_of(node, layer, known) if isinstance(node, ast.Call) else None
        if maker and isinstance(node, ast.Call) and len(node.args) > maker.place:
            given = node.args[maker.place]
            if isinstance(given, ast.Name) and given.id == "key":
                own = {keyword.arg for keyword in node.keywords if keyword.arg}
                return Maker(maker.error, names.index("key"), maker.facts | own)
    return None


def _maker_of(call: ast.Call, layer: str, known: dict[tuple[str, str], Maker]) -> Maker | None:
    if isinstance(call.func, ast.Attribute):
        return known.get(("", call.func.attr)) or known.get((layer, f".{call.func.attr}"))
    name = getattr(call.func, "id", "")
    return known.get(("", name)) or known.get((layer, name))


# ----- Where


@cache
def sites() -> tuple[Site, ...]:
    return tuple(site for path, tree in sources().items() for site in _sites_of(path, tree))


def _sites_of(path: Path, tree: ast.Module) -> Iterator[Site]:
    functions = [node for node in nodes()[path] if isinstance(node, Function)]
    for call in (node for node in nodes()[path] if isinstance(node, ast.Call)):
        maker = _maker_of(call, layer_of(path), makers())
        if maker is None:
            continue
        inside = [f for f in functions if f.lineno <= call.lineno <= (f.end_lineno or 0)]
        function = max(inside, key=lambda f: f.lineno, default=None)
        key = call.args[maker.place] if len(call.args) > maker.place else None
        if isinstance(key, ast.Name) and function and key.id == "key" and "key" in _parameters(function):
            continue  # passed on: the place it comes from is another site
        given = [keyword.arg for keyword in call.keywords]
        facts = None if None in given else maker.facts | {name for name in given if name}
        where = f"{path.relative_to(SOURCES)}:{call.lineno}"
        values = tuple(keyword.value for keyword in call.keywords)
        yield Site(where, maker.error, _keys(key, function, tree), facts, values)


def _keys(key: ast.expr | None, function: Function | None, tree: ast.Module) -> tuple[str, ...] | None:
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        return (key.value,)
    if isinstance(key, ast.IfExp):
        return _texts(key.body) + _texts(key.orelse)
    if isinstance(key, ast.Name) and function:
        return _assigned(key.id, function)
    if isinstance(key, ast.Subscript) and isinstance(key.value, ast.Name):
        return _assigned(key.value.id, tree)
    return None


def _assigned(name: str, scope: ast.AST) -> tuple[str, ...]:
    """All texts that a name may stand for, including those of a loop or of a table."""
    found: tuple[str, ...] = ()
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and any(_names(target, name) for target in node.targets):
            found += _texts(node.value)
        if isinstance(node, ast.For) and _names(node.target, name):
            found += _texts(node.iter)
    return found


def _names(target: ast.expr, name: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(target))


def _texts(expression: ast.AST) -> tuple[str, ...]:
    return tuple(
        node.value
        for node in ast.walk(expression)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def constants() -> frozenset[str]:
    """Every text that is a literal in the code."""
    return frozenset(
        node.value
        for found in nodes().values()
        for node in found
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
