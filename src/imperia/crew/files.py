"""Files that work reads by name, even on a machine that does not have them: there they came along with the
work."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

_brought: dict[str, bytes] = {}


def packed(names: Iterable[str]) -> dict[str, bytes]:
    """What these files hold, to be sent to another machine."""
    return {name: Path(name).read_bytes() for name in names}


def bring(files: Mapping[str, bytes]) -> None:
    """From now on, in this process, these names stand for these files, and earlier ones are forgotten."""
    _brought.clear()
    _brought.update(files)


def brought(name: str) -> bytes | None:
    return _brought.get(name)


def read(name: str) -> bytes:
    came_along = brought(name)
    return Path(name).read_bytes() if came_along is None else came_along
