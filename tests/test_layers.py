"""Imports point downwards only."""

import ast
from pathlib import Path

from imperia.games import GAMES

SOURCES = Path(__file__).parents[1] / "src" / "imperia"

# Each layer, and the layers below it that it may import.
BELOW = {
    "errors": set(),
    "folders": set(),
    "words": {"errors"},
    "kernel": {"errors", "folders", "words"},
    "maps": {"errors", "words"},
    "games": {"errors", "kernel", "words", "maps"},
    "play": {"errors", "kernel", "words", "maps", "games"},
    "minds": {"errors", "kernel", "words", "games", "play"},
    "arena": {"errors", "kernel", "words", "games", "play", "minds"},
    "table": {"errors", "folders", "kernel", "words", "games", "play", "minds"},
    "cli": {"errors", "folders", "kernel", "words", "maps", "games", "play", "minds", "arena", "table"},
}


def layer_of(path: Path) -> str:
    return path.relative_to(SOURCES).parts[0].removesuffix(".py")


def imported_layers(path: Path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        modules = []
        if isinstance(node, ast.ImportFrom) and node.module:
            modules = (
                [f"{node.module}.{alias.name}" for alias in node.names]
                if node.module == "imperia"
                else [node.module]
            )
        elif isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        for module in modules:
            parts = module.split(".")
            if parts[0] == "imperia" and len(parts) > 1 and parts[1] in BELOW:
                yield parts[1]


def test_imports_point_downwards():
    for path in SOURCES.rglob("*.py"):
        layer = layer_of(path)
        if layer not in ("__init__", "__main__"):
            for other in imported_layers(path):
                allowed = other == layer or other in BELOW[layer]
                assert allowed, f"{path.relative_to(SOURCES)} imports {other}"


def test_no_game_but_its_own_folder_is_named_below_the_command_line():
    for layer in ("kernel", "words", "maps", "play", "minds", "arena", "table"):
        for path in (SOURCES / layer).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert not any(f"games.{game}" in text for game in GAMES), path
