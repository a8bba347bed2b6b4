"""`imperia balance` from the outside: the files that it writes, and one line for anything that is wrong."""

import csv

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from imperia.arena.balance import Wording
from imperia.cli.main import app
from imperia.games import definition as find_definition

empire = find_definition("empire")
(CARDS,) = empire.study(empire.setting(2, {})).items


def run(*arguments):
    return CliRunner().invoke(app, ["balance", *map(str, arguments)], prog_name="imperia")


def test_a_page_with_its_data_beside_it(tmp_path):
    page = tmp_path / "b.html"
    result = run(
        "empire",
        "--games",
        40,
        "--players",
        2,
        "--bots",
        "random",
        "--out",
        page,
        "--lang",
        "pl",
        "--compare",
    )
    assert result.exit_code == 0, result.output
    tables = ("seats", "order", "bids", "sources", "cards", "course", "compare")
    names = {"b.html", "b.parquet", *(f"b-{name}.csv" for name in tables)}
    assert {path.name for path in tmp_path.iterdir()} == names
    assert pq.read_table(tmp_path / "b.parquet").num_rows == 80
    with (tmp_path / "b-seats.csv").open(encoding="utf-8") as file:
        seats = list(csv.DictReader(file))
    assert sum(float(row["win_share"]) for row in seats) == pytest.approx(1, abs=1e-5)
    with (tmp_path / "b-cards.csv").open(encoding="utf-8") as file:
        cards = {int(row["item"]): row["name"] for row in csv.DictReader(file)}
    assert len(cards) == 37
    assert cards[1] == Wording(empire, empire.setting(2, {}), "pl").item(CARDS, 1)
    text = page.read_text(encoding="utf-8")
    assert '<html lang="pl">' in text
    command = "imperia balance empire --players 2 --games 40 --bots random --seed 1 --compare"
    assert f"{command} --out {page} --lang pl" in text


def test_options_are_used_and_shown(tmp_path):
    page = tmp_path / "b.html"
    result = run("empire", "--games", 5, "--out", page, "-o", "edition=polish", "--lang", "en")
    assert result.exit_code == 0, result.output
    text = page.read_text(encoding="utf-8")
    assert "Edition: Polish; " in text
    assert "-o edition=polish" in text


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "chess"),
        (["empire", "--players", "9"], "2 to 5 players"),
        (["empire", "--games", "0"], "whole number from 1"),
        (["empire", "--games", "many"], "--games"),
        (["empire", "--bots", "genius"], "no bot 'genius'"),
        (["empire", "--bots", "nowhere.py:Bot"], "nowhere.py"),
        (["empire", "--seed", "-1"], "seed"),
        (["empire", "-o", "edition=martian"], "martian"),
        (["empire", "--out", "balance.pdf"], ".html"),
        (["empire", "--out", "nowhere/balance.html"], "nowhere"),
    ],
)
def test_bad_input_is_one_line(tmp_path, monkeypatch, arguments, says):
    monkeypatch.chdir(tmp_path)
    result = run(*arguments, "--lang", "en")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert says in result.stderr
    assert list(tmp_path.iterdir()) == []
