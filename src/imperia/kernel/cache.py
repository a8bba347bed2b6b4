"""Where compiled rules are kept between runs.

When Numba loads a compiled function, it looks only at the file of that function; it would not notice that a
rule called from there has changed in another file. So the directory is named by a hash of every source that
can hold compiled code, and of the versions of what compiles it. A stale compile cannot be found, and old
directories are swept.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from importlib.metadata import version
from pathlib import Path

from imperia.folders import cache_folder

PACKAGE = Path(__file__).parents[1]
COMPILED_LAYERS = ("kernel", "games", "minds")  # a test checks that no other layer holds rules
KEEP_FOR_SECONDS = 14 * 24 * 3600


def cache_home() -> Path:
    """`IMPERIA_CACHE`, or the folder where this user's caches are."""
    chosen = os.environ.get("IMPERIA_CACHE")
    return Path(chosen) if chosen else cache_folder()


def sources_hash(package: Path = PACKAGE) -> str:
    """One hash of every source in the compiled layers and of what compiles them."""
    digest = hashlib.sha256()
    for tool in ("numba", "llvmlite", "numpy"):
        digest.update(f"{tool} {version(tool)}\n".encode())
    digest.update(sys.version.encode())
    for layer in COMPILED_LAYERS:
        for path in sorted((package / layer).rglob("*.py")):
            digest.update(str(path.relative_to(package)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def current_directory() -> Path:
    return cache_home() / f"rules-{sources_hash()}"


def note_of(work: str) -> Path:
    """A file beside the compiled rules which says that everything for some purpose has been compiled."""
    return current_directory() / f"compiled-{work}"


def sweep(home: Path, current: Path, now: float) -> None:
    """Remove compiles that have not been used for two weeks; recent ones of other checkouts stay."""
    for directory in home.glob("rules-*"):
        stamp = directory / "used"
        last_use = stamp.stat().st_mtime if stamp.exists() else directory.stat().st_mtime
        if directory != current and now - last_use > KEEP_FOR_SECONDS:
            shutil.rmtree(directory, ignore_errors=True)


def prepare() -> Path:
    """Make the directory for these sources, sweep the old ones, and return it."""
    current = current_directory()
    current.mkdir(parents=True, exist_ok=True)
    (current / "used").touch()
    sweep(current.parent, current, time.time())
    return current
