"""Whether two machines have the same Imperia: only then do they play the same games."""

from __future__ import annotations

import hashlib
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
NOT_PLAYED = {"table", "cli", "rulebook", "__pycache__"}  # folders that no game depends on
PLAYED = {".py", ".ftl", ".map", ".tiles"}

Sameness = tuple[str, str]  # the version, and a digest of what games depend on


def ours(package: Path = PACKAGE) -> Sameness:
    from imperia import __version__

    digest = hashlib.sha256()
    for path in sorted(package.rglob("*")):
        place = path.relative_to(package)
        if path.suffix in PLAYED and not NOT_PLAYED & set(place.parts):
            digest.update(f"{place.as_posix()}\n".encode())
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return __version__, digest.hexdigest()[:16]
