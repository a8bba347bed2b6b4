"""Many games into a Parquet file."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq
import pytest

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
        ("--device", "tpu", "cpu or the gpu"),
    ):
        refused = run("simulate", "empire", flag, value, "--out", out)
        assert (refused.exit_code, says in refused.stderr) == (2, True)
    if not Path("/dev/nvidia0").exists():
        refused = run("simulate", "empire", "--device", "gpu", "--out", out)
        assert refused.exit_code == 2
        assert refused.stderr.count("\n") == 1
