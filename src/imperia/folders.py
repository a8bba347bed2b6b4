"""Where a user's files are kept: compiled rules and drawn maps in a cache folder, matches and tables in a
data folder; and how a file is replaced safely."""

from __future__ import annotations

import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path

import platformdirs

NAME = "imperia"


def cache_home() -> Path:
    """`IMPERIA_CACHE`, or the folder where this user's caches are."""
    chosen = os.environ.get("IMPERIA_CACHE")
    return Path(chosen) if chosen else cache_folder()


def cache_folder() -> Path:
    """The folder for files that can be made again."""
    return _earlier("XDG_CACHE_HOME", ".cache") or _usual().user_cache_path


def data_folder() -> Path:
    """The folder for files that nobody could make again."""
    return _earlier("XDG_DATA_HOME", ".local/share") or _usual().user_data_path


def _usual() -> platformdirs.PlatformDirs:
    # Without an author and an opinion, the folder on Windows is the one that earlier versions used.
    return platformdirs.PlatformDirs(NAME, appauthor=False, opinion=False)


def _earlier(variable: str, below_home: str) -> Path | None:
    """The folder that an earlier version made, if any: earlier versions followed the conventions of Linux on
    macOS too."""
    if sys.platform == "win32":
        variable, below_home = "LOCALAPPDATA", "AppData/Local"
    folder = Path(os.environ.get(variable) or Path.home() / below_home) / NAME
    return folder if folder.is_dir() else None


def replace_file(path: Path, contents: bytes) -> None:
    """Replace a file in one step: readers find either all of the new contents or all of the old ones."""
    part = path.with_name(f"{path.name}.{secrets.token_hex(8)}.part")
    try:
        part.write_bytes(contents)
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
