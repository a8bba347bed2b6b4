"""Outlines that are kept on disk are the same as those that would be worked out anew."""

import subprocess
import sys
from pathlib import Path

import pytest

from imperia.maps import Map, kept_outlines
from imperia.maps.kept_outlines import MOST, kept_outline
from imperia.maps.outline import outline


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("IMPERIA_CACHE", str(tmp_path))
    return tmp_path / "maps"


@pytest.fixture
def nobody_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(kept_outlines, "outline")


def test_an_outline_is_found_again(small: Map, folder: Path, request: pytest.FixtureRequest) -> None:
    drawn = kept_outline(small)
    assert drawn == outline(small)
    assert len(list(folder.iterdir())) == 1
    request.getfixturevalue("nobody_draws")
    assert kept_outline(small) == drawn


@pytest.mark.parametrize("content", [b"", b"{}", b'{"width": "wide"}', b"\xff"])
def test_a_file_that_cannot_be_read_is_made_again(small: Map, folder: Path, content: bytes) -> None:
    drawn = kept_outline(small)
    (file,) = folder.iterdir()
    file.write_bytes(content)
    assert kept_outline(small) == drawn
    assert file.read_bytes() != content


def test_where_nothing_can_be_written_maps_are_drawn(small: Map, folder: Path) -> None:
    folder.write_text("not a folder")
    assert kept_outline(small) == outline(small)


def test_no_more_than_so_many_are_kept(small: Map, folder: Path) -> None:
    folder.mkdir()
    for number in range(MOST + 3):
        (folder / f"{number}.json").touch()
    drawn = kept_outline(small)
    assert len(list(folder.iterdir())) == MOST
    assert kept_outline(small) == drawn


IN_EIGHT_THREADS = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from imperia.maps import kept_outlines, parse
board, all_there = parse(sys.stdin.read()), Barrier(8)
sys.setswitchinterval(1e-6)
def ask(number):
    all_there.wait()
    return kept_outlines.kept_outline(board)
with ThreadPoolExecutor(8) as threads:
    print(len(set(map(repr, threads.map(ask, range(8))))))
"""


@pytest.mark.parametrize("attempt", range(4))
def test_threads_of_a_server_that_ask_first_all_at_once_are_answered(small: Map, attempt: int) -> None:
    kept_outline(small)
    command = [sys.executable, "-c", IN_EIGHT_THREADS]
    assert subprocess.run(command, input=small.text, capture_output=True, text=True).stdout == "1\n"
