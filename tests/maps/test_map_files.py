"""Reading maps from files, and what is said if a file is not a map."""

from __future__ import annotations

from pathlib import Path

import pytest

from imperia.maps import Map, MapError, load


def test_a_file_is_read(tmp_path: Path, small_text: str, small: Map) -> None:
    path = tmp_path / "shores.map"
    path.write_text(small_text, encoding="utf-8")
    assert load(path) == small
    assert load(str(path)) == small


def test_errors_name_the_file(tmp_path: Path) -> None:
    path = tmp_path / "shores.map"
    path.write_text("no map\n", encoding="utf-8")
    with pytest.raises(MapError) as caught:
        load(path)
    assert str(caught.value).startswith(f"{path}:1:1: ")


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(MapError, match="there is no such file") as caught:
        load(tmp_path / "nowhere.map")
    assert str(caught.value).startswith(f"{tmp_path / 'nowhere.map'}: ")
    assert caught.value.remedy


def test_a_folder(tmp_path: Path) -> None:
    with pytest.raises(MapError, match="this is a folder"):
        load(tmp_path)


def test_a_path_that_cannot_exist() -> None:
    with pytest.raises(MapError, match="cannot be read"):
        load("no\0path")


def test_a_file_below_a_file(tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("", encoding="utf-8")
    with pytest.raises(MapError, match="cannot be read"):
        load(tmp_path / "plain" / "a.map")


def test_a_picture(tmp_path: Path) -> None:
    path = tmp_path / "picture.map"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    with pytest.raises(MapError, match="this is not a text file"):
        load(path)


def test_text_that_is_not_utf_8(tmp_path: Path, small_text: str) -> None:
    path = tmp_path / "latin.map"
    path.write_bytes(small_text.encode("iso-8859-2"))
    with pytest.raises(MapError, match="not written in UTF-8") as caught:
        load(path)
    assert (caught.value.line, caught.value.column) == (18, 25)


def test_a_file_that_is_too_large(tmp_path: Path, small_text: str) -> None:
    path = tmp_path / "large.map"
    path.write_text(small_text + "# ł\n" * 20_000, encoding="utf-8")
    with pytest.raises(MapError, match="too large for a map"):
        load(path)
