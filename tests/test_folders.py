"""Caches and data are where each system keeps them, or where earlier versions kept them, if they did."""

import sys
from pathlib import Path

import platformdirs
import pytest
from platformdirs import macos, unix, windows

from imperia.cli.table.saves import usual_folder
from imperia.folders import cache_folder, cache_home, data_folder, replace_file
from imperia.table.config import usual_database

VARIABLES = (
    "XDG_CACHE_HOME",
    "XDG_DATA_HOME",
    "LOCALAPPDATA",
    "IMPERIA_CACHE",
    "IMPERIA_SAVES",
    "IMPERIA_DATABASE",
)


@pytest.fixture
def home(tmp_path, monkeypatch):
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def on_linux(home, monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(platformdirs, "PlatformDirs", unix.Unix)


@pytest.fixture
def on_macos(home, monkeypatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(platformdirs, "PlatformDirs", macos.MacOS)


@pytest.fixture
def on_windows(home, monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(platformdirs, "PlatformDirs", windows.Windows)
    monkeypatch.setattr(windows, "get_win_folder", windows.get_win_folder_from_env_vars)
    monkeypatch.setenv("LOCALAPPDATA", str(home / "AppData" / "Local"))


@pytest.mark.usefixtures("on_linux")
def test_linux(home):
    assert cache_folder() == home / ".cache" / "imperia"
    assert data_folder() == home / ".local" / "share" / "imperia"


@pytest.mark.usefixtures("on_linux")
def test_linux_where_the_user_has_moved_them(home, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "caches"))
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert cache_folder() == home / "caches" / "imperia"
    assert data_folder() == home / "data" / "imperia"


@pytest.mark.usefixtures("on_macos")
def test_macos(home):
    assert cache_folder() == home / "Library" / "Caches" / "imperia"
    assert data_folder() == home / "Library" / "Application Support" / "imperia"


@pytest.mark.usefixtures("on_macos")
def test_macos_where_an_earlier_version_has_kept_something(home):
    (home / ".local" / "share" / "imperia").mkdir(parents=True)
    assert cache_folder() == home / "Library" / "Caches" / "imperia"
    assert data_folder() == home / ".local" / "share" / "imperia"
    (home / ".cache" / "imperia").mkdir(parents=True)
    assert cache_folder() == home / ".cache" / "imperia"


@pytest.mark.usefixtures("on_windows")
def test_windows_keeps_both_where_they_were(home):
    assert cache_folder() == data_folder() == home / "AppData" / "Local" / "imperia"


@pytest.mark.usefixtures("on_linux")
def test_each_can_be_moved_alone(home, monkeypatch):
    data = home / ".local" / "share" / "imperia"
    assert usual_folder() == data / "saves"
    assert usual_database() == f"sqlite:///{data}/tables.db"
    assert cache_home() == home / ".cache" / "imperia"
    monkeypatch.setenv("IMPERIA_SAVES", str(home / "saves"))
    monkeypatch.setenv("IMPERIA_DATABASE", "postgresql://club@db/imperia")
    monkeypatch.setenv("IMPERIA_CACHE", str(home / "rules"))
    assert usual_folder() == home / "saves"
    assert usual_database() == "postgresql://club@db/imperia"
    assert cache_home() == home / "rules"


def test_a_file_is_replaced_whole_or_stays_as_it_was(tmp_path, monkeypatch):
    file = tmp_path / "match.json"
    replace_file(file, b"first")
    replace_file(file, b"second")
    assert file.read_bytes() == b"second"

    def fill_the_disk(path, contents):
        with path.open("wb") as begun:
            begun.write(contents[:2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", fill_the_disk)
    with pytest.raises(OSError, match="No space left"):
        replace_file(file, b"third")
    assert file.read_bytes() == b"second"
    assert [*tmp_path.iterdir()] == [file]
