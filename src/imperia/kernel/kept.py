"""Machine code, kept on disk under a hash of what it was made of (`dependencies.py`).

There are two kinds of it: entry points, and units, which they call. A unit is a rule with all that it calls
in turn: the answer of a game to a verb.

Each piece is a file of its own, whose name says all about it: there is no index that two processes could
write at once, and a piece is found wherever the sources lie. A piece that cannot be read is compiled again,
and one that cannot be written is kept in memory only.

This relies on Numba's internals. Where a version of Numba has other names for them, `can_keep` says no, and
Numba keeps machine code in its own way.
"""

from __future__ import annotations

import hashlib
import logging
import os
import pickle
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from imperia.folders import replace_file
from imperia.kernel.dependencies import Unforeseen, answers_for, hash_of

_log = logging.getLogger(__name__)
SUFFIX = ".code"
ABSENT = (FileNotFoundError, NotADirectoryError)  # what is raised if a file, or its folder, is missing


@cache
def _kind_of_cache() -> Any:
    from numba.core.caching import _Cache
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import CompileResult
    from numba.core.serialize import dumps

    class Kept(_Cache):
        def __init__(self, function: Any, folder: Path) -> None:
            self._function = function
            self._folder = folder
            self._enabled = True

        @property
        def cache_path(self) -> str:
            return str(self._folder)

        def enable(self) -> None:
            self._enabled = True

        def disable(self) -> None:
            self._enabled = False

        def flush(self) -> None:
            """Pieces of this function stay until they are compiled and written again."""

        def load_overload(self, signature: Any, context: Any) -> Any:
            path = self._path(signature, context.codegen())
            if path is None:
                return None
            try:
                units, payload = _contents(path)
                if not all(open_unit(name, context.codegen()) for name in units):
                    return None
                compiled = CompileResult._rebuild(context, *payload)
                compiled.library._shared_module = None  # what is kept is machine code: nothing to link
                return compiled
            except ABSENT:
                return None
            except Exception as problem:
                _log.warning("compiled again, because %s cannot be read: %s", path, problem)
                return None

        def save_overload(self, signature: Any, compiled: Any) -> None:
            path = self._path(signature, compiled.codegen)
            if path is None or compiled.lifted or compiled.library.has_dynamic_globals:
                return
            units = [unit.name for unit in compiled.library.units]
            _write(path, dumps((units, compiled._reduce())))

        def _path(self, signature: Any, codegen: Any) -> Path | None:
            if not self._enabled:
                return None
            name = name_of(self._function, signature, codegen)
            return None if name is None else self._folder / f"{name}{SUFFIX}"

    for held_by, name in (
        (CompileResult, "_rebuild"),
        (CompileResult, "_reduce"),
        (JITCodeLibrary, "has_dynamic_globals"),
    ):
        getattr(held_by, name)
    return Kept


def name_of(function: Any, arguments: Any, codegen: Any) -> str | None:
    """What the machine code of this function is called, for arguments of these types; None if we cannot tell
    when it would have to change."""
    try:
        made_of = hash_of([function], answers_for(arguments))
    except Unforeseen as problem:
        _log.warning("%s is compiled every time: %s", function.__qualname__, problem)
        return None
    whole = repr((function.__module__, arguments, codegen.magic_tuple(), made_of))
    return f"{function.__name__}-{hashlib.sha256(whole.encode()).hexdigest()[:32]}"


def _contents(path: Path) -> Any:
    """What a piece holds. Reading marks it as used, so that it is not swept."""
    contents = pickle.loads(path.read_bytes())
    with suppress(OSError):  # the folder may belong to somebody else
        os.utime(path)
    return contents


def _write(path: Path, contents: bytes) -> None:
    try:
        replace_file(path, contents)
    except OSError as problem:
        _log.warning("compiled rules are not kept for the next time: %s", problem)


# ----- Units


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit that is ready to be called: the type of its result, and its machine code."""

    result: Any
    library: Any


_units: dict[str, Unit] = {}
_home: list[Any] = []  # the folder, and the function that makes a library of machine code


def keep_units(folder: Path, library_of: Callable[..., Any]) -> None:
    """From now on units are kept in the folder."""
    _home[:] = folder, library_of


def open_unit(name: str, codegen: Any) -> Unit | None:
    """The unit of this name and those that it calls, if they are kept."""
    if name in _units or not _home:
        return _units.get(name)
    folder, library_of = _home
    path = folder / f"{name}{SUFFIX}"
    try:
        called, result, machine_code = _contents(path)
    except ABSENT:
        return None
    except Exception as problem:
        _log.warning("compiled again, because %s cannot be read: %s", path, problem)
        return None
    if not all(open_unit(each, codegen) for each in called):
        return None
    _units[name] = Unit(result, library_of(codegen, name, machine_code))
    return _units[name]


def save_unit(library: Any, result: Any) -> None:
    _units[library.name] = Unit(result, library)
    if _home:
        called = [unit.name for unit in library.units]
        _write(_home[0] / f"{library.name}{SUFFIX}", pickle.dumps((called, result, library.machine_code())))


def can_keep() -> bool:
    """Whether this version of Numba lets us keep machine code in our own way."""
    try:
        _kind_of_cache()
    except (ImportError, AttributeError):
        return False
    return True


def keep(dispatcher: Any, folder: Path) -> None:
    """From now on the machine code of this entry point is kept in the folder."""
    dispatcher._cache = _kind_of_cache()(dispatcher.py_func, folder)
