"""Playing many games into a Parquet file."""

from __future__ import annotations

import csv
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pyarrow.parquet as pq
import pytest

from imperia.arena import Simulation
from imperia.cli.tally import Tally

from .command import Imperia


def test_a_table_and_a_summary(run: Imperia, tmp_path: Path) -> None:
    file = tmp_path / "results.parquet"
    arguments = ("--players", 4, "--games", 3000, "--seed", 1, "-o", "edition=polish", "--out", file)
    result = run("simulate", "empire", *arguments)
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("3,000 games with ")
    assert f"Written: {file}" in result.stdout
    table = pq.read_table(file)
    assert table.num_rows == 3000
    mean = sum(table.column("total_2").to_pylist()) / 3000
    assert f"{mean:.2f}" in result.stdout
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_wins_of_all_seats_come_to_one_hundred_percent(run: Imperia, tmp_path: Path, lang: str) -> None:
    result = run(
        "simulate", "empire", "--games", 500, "--players", 2, "--out", tmp_path / "x.parquet", "--lang", lang
    )
    shares = [line.replace("%", "").replace(",", ".").split()[2] for line in result.stdout.splitlines()[2:4]]
    assert sum(map(float, shares)) == pytest.approx(100, abs=0.11)


def test_one_game_is_one_game(run: Imperia, tmp_path: Path) -> None:
    said = run("simulate", "empire", "--games", 1, "--out", tmp_path / "x.csv").stdout
    assert said.startswith("1 game with ")


def test_a_table_as_csv(run: Imperia, tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    result = run("simulate", "empire", "--games", 20, "--players", 2, "--out", file)
    assert result.exit_code == 0, result.output
    with file.open(encoding="utf-8", newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert [int(row["game"]) for row in rows] == list(range(20))
    assert {"seed", "decisions", "place_0", "total_1", "regions_1"} <= set(rows[0])


@pytest.mark.parametrize("name", ["x.txt", "x.xlsx", "x.csv.gz"])
def test_an_ending_that_is_not_written_is_refused(run: Imperia, tmp_path: Path, name: str) -> None:
    result = run("simulate", "empire", "--games", 20, "--out", tmp_path / name)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "ends in .parquet or .csv" in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_what_is_compiled_before_does_not_count_as_playing(
    run: Imperia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bots: str
) -> None:
    clock = [0.0]
    make_ready, batches = Simulation.make_ready, Simulation.batches

    def ready_in_a_minute(simulation: Simulation, *arguments: Any) -> None:
        make_ready(simulation, *arguments)
        clock[0] += 60

    def played_in_two_seconds(simulation: Simulation, *arguments: Any) -> Any:
        yield from batches(simulation, *arguments)
        clock[0] += 2

    monkeypatch.setattr(Simulation, "make_ready", ready_in_a_minute)
    monkeypatch.setattr(Simulation, "batches", played_in_two_seconds)
    monkeypatch.setattr("imperia.cli.commands.simulate.time", SimpleNamespace(perf_counter=lambda: clock[0]))
    said = run("simulate", "empire", "--games", 8, "--bots", bots, "--out", tmp_path / "x.parquet").stdout
    assert "decisions: 4 games and" in said


def test_greedy_bots_can_be_simulated_and_a_missing_gpu_is_said_in_one_line(
    run: Imperia, tmp_path: Path
) -> None:
    out = tmp_path / "greedy.parquet"
    assert (
        run("simulate", "empire", "--players", 2, "--games", 5, "--bots", "greedy", "--out", out).exit_code
        == 0
    )
    assert pq.read_table(out).schema.metadata[b"imperia.bots"] == b"greedy"
    for flag, value, says in (
        ("--bots", "expert", "random or greedy"),
        ("--device", "tpu", "cpu or gpu"),
    ):
        refused = run("simulate", "empire", flag, value, "--out", out)
        assert (refused.exit_code, says in refused.stderr) == (2, True)
    if not Path("/dev/nvidia0").exists():
        refused = run("simulate", "empire", "--device", "gpu", "--out", out)
        assert refused.exit_code == 2
        assert refused.stderr.count("\n") == 1


def test_an_interrupted_simulation_goes_on_with_resume(
    run: Imperia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without --resume and --cluster nothing is kept, as a test at a real terminal shows."""
    count, counted = Tally.count, []

    def stop_after_the_first(tally: Tally, batch: Any) -> None:
        count(tally, batch)
        counted.append(batch.num_rows)
        if len(counted) == 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(Tally, "count", stop_after_the_first)
    out, whole = tmp_path / "r.parquet", tmp_path / "whole.parquet"
    command = ("simulate", "empire", "--games", 9000, "--players", 2)
    stopped = run(*command, "--out", out, "--resume")
    assert stopped.exit_code == 130
    assert "The finished games are kept; the same command with --resume continues." in stopped.stderr
    refused = run(*command, "--out", out)
    assert (refused.exit_code, "r.parquet.journal is left of an interrupted run" in refused.stderr) == (
        2,
        True,
    )
    done = run(*command, "--out", out, "--resume")
    assert done.stdout.startswith("9,000 games with ")
    assert "of these games were found finished." in done.stdout
    run(*command, "--out", whole)
    assert out.read_bytes() == whole.read_bytes()
    assert sorted(tmp_path.iterdir()) == [out, whole]
