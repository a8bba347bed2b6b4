"""`imperia arena` reports who plays, the results, and what is wrong."""

import re

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from imperia.cli.main import app

from .test_tournament import own


@pytest.fixture
def arena(monkeypatch):
    for name in ("IMPERIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments, game="empire"):
        words = ["arena", game, "--workers", "1", *map(str, arguments)]
        return CliRunner().invoke(app, words, prog_name="imperia")

    return run


def test_a_table_with_wins_and_intervals(arena, tmp_path):
    out = tmp_path / "results.parquet"
    result = arena("--bots", "greedy,random", "--players", 3, "--games", 5, "--out", out)
    assert result.exit_code == 0, result.output
    assert "At the table with 3 seats: greedy, 2 × random." in result.stdout
    assert "Each deal is played in all 3 orders of seats: 2 deals, 6 games." in result.stdout
    assert "5 games are no whole number of rounds; rounded up to 6." in result.stdout
    assert "Equal bots would win by their number of seats: greedy 33.3 %, random 66.7 %." in result.stdout
    wins = [
        float(re.search(rf"^{bot} +6 +([\d.]+) ", result.stdout, re.M)[1]) for bot in ("greedy", "random")
    ]
    assert sum(wins) == pytest.approx(6, abs=0.11)
    assert f"Written: {out}" in result.stdout.replace("\n", "")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_sentence_exists_in_both_languages(arena, tmp_path, lang):
    common = ("--lang", lang, "--games", 2)
    out = tmp_path / "r.parquet"
    for arguments in (
        ("--bots", "random,random", "--sprt"),
        ("--bots", "random"),
        ("--bots", f"{own('Broken')},{own('Idle')}", "--out", out, "--sprt-bounds", "10,90"),
        ("--bots", f"{own('Broken')},{own('Idle')}", "--out", out, "--sprt-bounds", "10,90", "--resume"),
        ("--bots", "random,greedy,novice", "--players", 2),
    ):
        result = arena(*common, *arguments)
        assert result.exit_code == 0, result.output


def test_the_sequential_test_is_told(arena):
    result = arena("--bots", f"greedy,{own('Idle')}", "--sprt-bounds", "40,80", "--games", 200)
    assert "Decided: the share of wins is 80.0 % or more." in result.stdout
    assert "the bounds are -2.94 and 2.94" in result.stdout


def test_failures_are_counted_and_the_first_is_shown(arena):
    result = arena("--bots", f"{own('Broken')},random", "--games", 2)
    assert result.exit_code == 0
    assert re.search(
        r"Broken failed \d+ times, in every game, and greedy decided in its place; "
        r"the first time: Broken failed: ValueError: out of ideas",
        result.stdout,
    )


def test_a_bot_that_always_fails_is_marked_where_it_tops_the_table(arena, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    result = arena("--bots", f"{own('Hopeless')},{own('Idle')}", "--games", 4)
    table = result.stdout.split("\n\n")[1].splitlines()
    assert table[0].split()[-1] == "Failures"
    marked, fine = table[1:]
    assert re.search(r"Hopeless \(!\) +4 +4\.0 ", marked)
    assert int(marked.split()[-1]) > 40
    assert "(!)" not in fine
    assert fine.split()[-1] == "0"
    assert "(!): a bot that failed. What greedy decided in its place counts here as its own" in result.stdout
    assert re.search(r"^Seat .*Hopeless \(!\)", result.stdout, re.M)


def test_where_no_bot_fails_nothing_is_said_of_failures(arena):
    result = arena("--bots", f"{own('Idle')},random", "--games", 2)
    assert "Failures" not in result.stdout
    assert "(!)" not in result.stdout


def test_one_game_is_one_game(arena, tmp_path):
    out = tmp_path / "r.parquet"
    for bots in ("random", "novice"):
        said = arena("--bots", bots, "--games", 1, "--out", out).stdout
        said += arena("--bots", bots, "--games", 1, "--out", out, "--resume").stdout
        assert "1 game" in said
        assert not re.search(r"\b1 games", said)
        out.unlink()


def test_games_are_added_to_a_run_that_is_complete(arena, tmp_path):
    out = tmp_path / "r.parquet"
    arena("--bots", "random,random", "--games", 20, "--out", out)
    result = arena("--bots", "random,random", "--games", 40, "--out", out, "--resume")
    assert "40 games, 20 of them from the run before, in" in result.stdout
    assert pq.read_table(out).num_rows == 40


def test_chance_may_set_up_the_seats(arena):
    result = arena(
        "--bots", "greedy,random", "--games", 2, "-o", "rounds=5", "--random-setups", game="capitals"
    )
    assert "Chance sets up every seat, in the same way in all games of a deal." in result.stdout


WRONG = {
    "no bots": ([], "--bots"),
    "an empty bot": (["--bots", "greedy,,random"], "is no list of bots"),
    "no such bot": (["--bots", "clever"], "there is no bot 'clever'"),
    "no such file": (["--bots", "no.py:Bot"], "there is no file 'no.py'"),
    "no such class": (["--bots", own("Nobody")], "has no class 'Nobody'"),
    "a bot that cannot be made": (["--bots", own("Unmade")], "no such luck"),
    "no budget": (["--bots", "search:0"], "a budget is more than 0"),
    "too many seats": (["--bots", "random", "--players", "9"], "2 to 5 players"),
    "too many orders": (["--bots", ",".join(["random"] * 40), "--players", "5"], "give fewer bots"),
    "no games": (["--bots", "random", "--games", "0"], "from 1"),
    "an ending of something else": (["--bots", "random", "--out", "r.csv"], "ends in .parquet"),
    "no such option": (["--bots", "random", "-o", "speed=9"], "edition, map"),
    "resume nothing": (["--bots", "random", "--resume"], "give it with --out"),
    "a file nowhere": (["--bots", "random", "--out", "/no/where.parquet"], "there is no folder /no"),
    "three in a test": (["--bots", "random,greedy,novice", "--sprt"], "between two bots"),
    "set-ups where there are none": (["--bots", "random", "--random-setups"], "no two matches begin alike"),
    "no shares": (["--bots", "random,greedy", "--sprt-bounds", "half"], "write them in percent"),
    "shares the wrong way": (["--bots", "random,greedy", "--sprt-bounds", "55,50"], "the lower one first"),
}


@pytest.mark.parametrize(("arguments", "why"), WRONG.values(), ids=WRONG.keys())
def test_one_line_and_exit_code_2(arena, arguments, why):
    result = arena(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1, result.stderr
    assert why in result.stderr


def test_another_tournament_in_the_file(arena, tmp_path):
    out = tmp_path / "r.parquet"
    arena("--bots", "random,random", "--games", 10, "--out", out)
    result = arena("--bots", "random,random", "--games", 10, "--out", out, "--resume", "--seed", 2)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "seed: 1 there, 2 here" in result.stderr
