"""The folder in which compiled rules are kept between runs.

It is named by what turns rules into machine code: the versions of Python, Numba, LLVM and NumPy, and the few
sources of ours that tell Numba how to compile. What the rules themselves say is in the name of each piece of
machine code (`kept.py`), so after a change of one game the pieces of the others are still found. Pieces and
folders that have not been used for two weeks are swept.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

from imperia.folders import cache_home

PACKAGE = Path(__file__).parents[1]
COMPILED_LAYERS = ("kernel", "games", "minds")  # a test checks that no other layer holds rules
COMPILING = (
    "dependencies.py",
    "kept.py",
    "lean.py",
    "rule.py",
    "verbs.py",
    "translation/*.py",
)  # in the kernel: they say how rules are compiled
NO_RULES = ("__pycache__", "words", "rulebook")  # folders of games
KEEP_FOR_SECONDS = 14 * 24 * 3600
SWEEP_EVERY = 24 * 3600
HASH = re.compile(r"[0-9a-f]{20}")


def compiler_hash(package: Path = PACKAGE, *, pieces_are_named: bool = True) -> str:
    """One hash of everything that turns rules into machine code. Where the name of a piece of machine code
    does not say what it was made of, all sources that can hold rules count."""
    return _hash_of(package, _sources(package, pieces_are_named), without_prose)


def noted_compiler_hash(home: Path, package: Path = PACKAGE, *, pieces_are_named: bool = True) -> str:
    """The same hash, noted in the folder under a hash of the sources as they are written. Every process needs
    it, and parsing the sources would be a sixth of the time that a process takes to start."""
    as_written = _hash_of(package, _sources(package, pieces_are_named), lambda source: source)
    note = home / f"compiler-{as_written}"
    with suppress(OSError, UnicodeDecodeError):
        noted = note.read_text(encoding="ascii")
        if HASH.fullmatch(noted):
            return noted
    found = compiler_hash(package, pieces_are_named=pieces_are_named)
    with suppress(OSError):
        home.mkdir(parents=True, exist_ok=True)
        note.write_text(found, encoding="ascii")
    return found


def _hash_of(package: Path, sources: Iterable[Path], meaning: Callable[[str], str]) -> str:
    digest = hashlib.sha256()
    for tool in ("numba", "llvmlite", "numpy"):
        digest.update(f"{tool} {version(tool)}\n".encode())
    digest.update(sys.version.encode())
    for path in sources:
        digest.update(str(path.relative_to(package)).encode())
        digest.update(meaning(path.read_text(encoding="utf-8")).encode())
    return digest.hexdigest()[:20]


def _sources(package: Path, pieces_are_named: bool) -> Iterable[Path]:
    if pieces_are_named:
        return (path for name in COMPILING for path in sorted((package / "kernel").glob(name)))
    return (path for layer in COMPILED_LAYERS for path in sorted((package / layer).rglob("*.py")))


def files_hash(package: Path = PACKAGE) -> str:
    """One hash of all files that rules may come from, by their paths, sizes and times of writing: it takes
    two milliseconds."""
    digest = hashlib.sha256()
    for layer in COMPILED_LAYERS:
        for folder, folders, files in os.walk(package / layer):
            folders[:] = sorted(each for each in folders if each not in NO_RULES)
            for file in sorted(files):
                path = os.path.join(folder, file)
                found = os.stat(path)
                digest.update(f"{path} {found.st_size} {found.st_mtime_ns}\n".encode())
    return digest.hexdigest()[:20]


def without_prose(source: str) -> str:
    """The meaning of a source: no comments, docstrings or line numbers."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr):
            value = body[0].value
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                del body[0]
    return ast.dump(tree)


def prepare(pieces_are_named: bool) -> Path:
    """Make the folder for this compiler, sweep what is old, and return it. A folder that we may not write to
    can still be read."""
    home = cache_home()
    current = home / f"rules-{noted_compiler_hash(home, pieces_are_named=pieces_are_named)}"
    with suppress(OSError):
        current.mkdir(parents=True, exist_ok=True)
        now, swept = time.time(), home / "swept"
        (current / "used").touch()
        if not swept.exists() or now - swept.stat().st_mtime > SWEEP_EVERY:
            swept.touch()
            sweep(home, current, now)
    return current


def sweep(home: Path, current: Path, now: float) -> None:
    """Remove what has not been used for two weeks; recent compiles of other checkouts stay."""
    for directory in home.glob("rules-*"):
        stamp = directory / "used"
        if directory != current and _is_old(stamp if stamp.exists() else directory, now):
            shutil.rmtree(directory, ignore_errors=True)
    for piece in (*current.iterdir(), *home.glob("compiler-*")):
        if piece.is_file() and _is_old(piece, now):
            with suppress(OSError):  # another process may be sweeping too
                piece.unlink()


def _is_old(path: Path, now: float) -> bool:
    with suppress(OSError):
        return now - path.stat().st_mtime > KEEP_FOR_SECONDS
    return False
