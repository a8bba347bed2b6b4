"""Tables are written completely or not at all, as Parquet or as CSV."""

import csv
import os
import signal
import subprocess
import sys

import pyarrow.parquet as pq
import pytest

from imperia.arena import Simulation, files, write_games
from imperia.arena.files import CSV, PARQUET, BadEnding, ending_of
from imperia.arena.new_file import NewFile


def test_a_name_that_ends_in_csv_gets_csv(tmp_path):
    run = Simulation("empire", 2, 50, seed=4)
    for ending in ("csv", "parquet"):
        list(write_games(tmp_path / f"r.{ending}", run.batches(), run.metadata))
    with (tmp_path / "r.csv").open(encoding="utf-8", newline="") as file:
        rows = [{name: int(value) for name, value in row.items()} for row in csv.DictReader(file)]
    assert rows == pq.read_table(tmp_path / "r.parquet").to_pylist()
    assert len(rows) == 50


@pytest.mark.parametrize("name", ["r.txt", "r.json", "r.parquet.gz", "r.html"])
def test_another_ending_is_refused(tmp_path, name):
    with pytest.raises(BadEnding, match=r"ends in \.parquet or \.csv"):
        ending_of(tmp_path / name, PARQUET, CSV)
    with pytest.raises(BadEnding):
        list(write_games(tmp_path / name, [], {}))
    assert list(tmp_path.iterdir()) == []


def test_a_name_without_ending_is_that_of_a_parquet_file(tmp_path):
    assert ending_of(tmp_path / "results", PARQUET) == PARQUET
    assert ending_of(tmp_path / "R.PARQUET", PARQUET) == PARQUET


def test_groups_of_rows_do_not_depend_on_how_the_games_come(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "ROWS_IN_A_GROUP", 40)
    run = Simulation("empire", 2, 100, seed=1)
    (whole,) = run.batches()
    list(write_games(tmp_path / "a", [whole], {}))
    list(write_games(tmp_path / "b", [whole.slice(first, 7) for first in range(0, 100, 7)], {}))
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    assert pq.ParquetFile(tmp_path / "a").num_row_groups == 3


# ----- Whole or not at all


@pytest.fixture(params=["without a name", "as a part"])
def how(request, monkeypatch):
    if request.param == "as a part":
        monkeypatch.delattr(os, "O_TMPFILE", raising=False)
    return request.param


def test_a_file_takes_its_name_when_it_is_complete(tmp_path, how):
    path = tmp_path / "x"
    path.write_text("old")
    with NewFile(path) as new:
        new.file.write(b"new")
        assert path.read_text() == "old"
    assert path.read_text() == "new"
    assert [file.name for file in tmp_path.iterdir()] == ["x"]


def test_of_a_file_that_is_not_complete_nothing_is_left(tmp_path, how):
    path = tmp_path / "x"
    path.write_text("old")

    def break_off():
        with NewFile(path) as new:
            new.file.write(b"new")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        break_off()
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["x"]


KILLED = """
import os, signal, sys
from pathlib import Path
from imperia.arena import Simulation, write_games
run = Simulation("empire", 2, 5000, seed=1)
for batch in write_games(Path(sys.argv[1]), run.batches(1), {}):
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_run_leaves_nothing_that_the_next_one_does_not_clear(tmp_path):
    out = tmp_path / "r.parquet"
    done = subprocess.run([sys.executable, "-c", KILLED, str(out)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert not out.exists()
    run = Simulation("empire", 2, 10, seed=1)
    list(write_games(out, run.batches(), {}))
    assert list(tmp_path.iterdir()) == [out]
    with NewFile(tmp_path / "y") as new:
        nameless = not (tmp_path / "y.part").exists()
        new.file.write(b"")
    if nameless:
        (tmp_path / "other").mkdir()
        subprocess.run([sys.executable, "-c", KILLED, str(tmp_path / "other" / "r.parquet")], check=False)
        assert list((tmp_path / "other").iterdir()) == []
