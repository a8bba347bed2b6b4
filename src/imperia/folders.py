"""Where files of a user are kept: compiled rules in a cache folder, matches and tables in a data folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs

NAME = "imperia"


def cache_folder() -> Path:
    """For files that can be made again."""
    return _earlier("XDG_CACHE_HOME", ".cache") or _usual().user_cache_path


def data_folder() -> Path:
    """For files that nobody could make again."""
    return _earlier("XDG_DATA_HOME", ".local/share") or _usual().user_data_path


def _usual() -> platformdirs.PlatformDirs:
    # Without an author and without an opinion, Windows has the folder that earlier versions used there.
    return platformdirs.PlatformDirs(NAME, appauthor=False, opinion=False)


def _earlier(variable: str, below_home: str) -> Path | None:
    """The folder that an earlier version made, if any: those followed the rules of Linux on macOS too."""
    if sys.platform == "win32":
        variable, below_home = "LOCALAPPDATA", "AppData/Local"
    folder = Path(os.environ.get(variable) or Path.home() / below_home) / NAME
    return folder if folder.is_dir() else None
