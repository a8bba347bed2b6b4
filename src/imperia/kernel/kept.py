"""Machine code of entry points, kept on disk under a hash of what it was made of (`dependencies.py`).

Each piece is a file of its own, whose name says all about it: there is no index that two processes could
write at once, and a piece is found wherever the sources are. A piece that cannot be read is compiled again,
and one that cannot be written is kept in memory only.

This relies on Numba's internals. Where a version of Numba has other names for them, `can_keep` says no, and
Numba keeps machine code in its own way.
"""

from __future__ import annotations

import hashlib
import logging
import os
import pickle
import secrets
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from imperia.kernel.dependencies import Unforeseen, answers_for, hash_of

_log = logging.getLogger(__name__)
SUFFIX = ".code"


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
            """Pieces of this function stay; whoever compiles it again writes them again."""

        def load_overload(self, signature: Any, context: Any) -> Any:
            path = self._path(signature, context.codegen())
            if path is None:
                return None
            try:
                payload = pickle.loads(path.read_bytes())
                os.utime(path)  # it is in use, and stays
                compiled = CompileResult._rebuild(context, *payload)
                compiled.library._shared_module = None  # what is kept is machine code: nothing to link
                return compiled
            except FileNotFoundError:
                return None
            except Exception as problem:
                _log.warning("compiled again, because %s cannot be read: %s", path, problem)
                return None

        def save_overload(self, signature: Any, compiled: Any) -> None:
            path = self._path(signature, compiled.codegen)
            if path is None or compiled.lifted or compiled.library.has_dynamic_globals:
                return
            beside = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
            try:
                beside.write_bytes(dumps(compiled._reduce()))
                beside.replace(path)
            except OSError as problem:
                with suppress(OSError):
                    beside.unlink(missing_ok=True)
                _log.warning("compiled rules are not kept for the next time: %s", problem)

        def _path(self, signature: Any, codegen: Any) -> Path | None:
            if not self._enabled:
                return None
            try:
                made_of = hash_of([self._function], answers_for(signature))
            except Unforeseen as problem:
                _log.warning("%s is compiled every time: %s", self._function.__qualname__, problem)
                return None
            whole = repr((self._function.__module__, signature, codegen.magic_tuple(), made_of))
            name = hashlib.sha256(whole.encode()).hexdigest()[:32]
            return self._folder / f"{self._function.__qualname__}-{name}{SUFFIX}"

    for held_by, name in (
        (CompileResult, "_rebuild"),
        (CompileResult, "_reduce"),
        (JITCodeLibrary, "has_dynamic_globals"),
    ):
        getattr(held_by, name)
    return Kept


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
