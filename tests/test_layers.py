"""Imports point downwards only."""

import ast
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from imperia.games import GAMES

SOURCES = Path(__file__).parents[1] / "src" / "imperia"

# Each layer, and the layers below it that it may import.
BELOW = {
    "errors": set(),
    "folders": set(),
    "words": {"errors"},
    "kernel": {"errors", "folders", "words"},
    "maps": {"errors", "folders", "words"},
    "games": {"errors", "kernel", "words", "maps"},
    "play": {"errors", "kernel", "words", "maps", "games"},
    "crew": {"errors", "words"},
    "minds": {"errors", "kernel", "words", "games", "play", "crew"},
    "arena": {"errors", "kernel", "words", "games", "play", "crew", "minds"},
    "training": {"errors", "kernel", "words", "games", "play", "crew", "minds", "arena"},
    "table": {"errors", "folders", "kernel", "words", "games", "play", "minds"},
    "cli": {
        "errors",
        "folders",
        "kernel",
        "words",
        "maps",
        "games",
        "play",
        "crew",
        "minds",
        "arena",
        "training",
        "table",
    },
    "research": {"errors", "kernel", "words", "games", "play", "minds", "cli"},
}


def layer_of(path: Path) -> str:
    return path.relative_to(SOURCES).parts[0].removesuffix(".py")


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imported_modules(path: Path, *, at_once: bool = False) -> set[str]:
    """The modules that a module imports: also in functions and for type checkers, or (with `at_once`) only
    when it is loaded."""
    tree = parsed(path)
    found = set()
    for node in tree.body if at_once else ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in MODULES else node.module for name in names}
    return found


def name_of(path: Path) -> str:
    parts = ("imperia", *path.relative_to(SOURCES).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path): path for path in SOURCES.rglob("*.py")}

# Wholes, to which their parts refer back: in annotations or in functions, never when they are loaded.
WHOLES = {
    *(f"imperia.games.{game}.definition" for game in GAMES),
}


def imported_layers(path: Path):
    for module in imported_modules(path):
        parts = module.split(".")
        if parts[0] == "imperia" and len(parts) > 1 and parts[1] in BELOW:
            yield parts[1]


def counted_imports(path: Path) -> set[str]:
    return (imported_modules(path) - WHOLES) | imported_modules(path, at_once=True)


def test_no_module_imports_itself_by_way_of_others():
    """Imports inside functions, which let programs start quickly, must not form a circle, either."""
    imports = {name: counted_imports(path) & MODULES.keys() - {name} for name, path in MODULES.items()}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as problem:
        raise AssertionError(" -> ".join(problem.args[1])) from None


def test_imports_point_downwards():
    for path in SOURCES.rglob("*.py"):
        layer = layer_of(path)
        if layer not in ("__init__", "__main__"):
            for other in imported_layers(path):
                allowed = other == layer or other in BELOW[layer]
                assert allowed, f"{path.relative_to(SOURCES)} imports {other}"


def test_no_game_but_its_own_folder_is_named_below_the_command_line():
    for layer in BELOW.keys() - {"games", "cli"}:
        for path in (SOURCES / layer).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert not any(f"games.{game}" in text for game in GAMES), path
