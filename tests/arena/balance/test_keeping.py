"""An interrupted study continues, and ends with the same files; a study with other settings is refused."""

import re

import pytest
from typer.testing import CliRunner

from imperia.arena.balance import Keeper, Run, alternatives, arrow_table, check_study, compare, play
from imperia.arena.journal import OtherRun, journal_of
from imperia.cli.main import app
from imperia.crew import here
from imperia.games import definition as find_definition
from imperia.minds.network import Network, shipped
from tests.minds.networks import ship, some_network

from ..test_tournament import own

empire = find_definition("empire")


def run_of(games=200, seed=3, bots="random", **options):
    return Run(empire, empire.setting(2, options), bots, games, seed)


class Stop(Exception):
    pass


def stop_after(games):
    def hear(more):
        nonlocal games
        games -= more
        if games <= 0:
            raise Stop

    return hear


def interrupt(page, run, games):
    with pytest.raises(Stop), Keeper(page, run) as keeper:
        play(run, stop_after(games), workers=1, kept=keeper)


@pytest.mark.parametrize("games", [200, 330], ids=["as many games", "more games"])
def test_a_study_that_was_interrupted_comes_to_the_same_games(tmp_path, games):
    page, run = tmp_path / "b.html", run_of(games)
    interrupt(page, run_of(200), 100)
    assert not check_study(page, tmp_path / "b.parquet", run, resume=True, compare=False)
    heard = []
    with Keeper(page, run) as keeper:
        assert keeper.games == 128  # two stretches
        sample = play(run, heard.append, kept=keeper)
        keeper.complete()
    assert sum(heard) == games
    assert arrow_table(sample).equals(arrow_table(play(run)))
    assert list(tmp_path.iterdir()) == []


def test_what_options_change_is_kept_as_well(tmp_path):
    page, run = tmp_path / "b.html", run_of(100)
    other = next(alternatives(empire, run.setting))
    with Keeper(page, run) as keeper:
        play(run, kept=keeper)
        first = compare(other, run, kept=keeper)
    with Keeper(page, run) as keeper:
        assert keeper.games == 200
        never = stop_after(201)
        assert play(run, never, kept=keeper).games == 100
        assert compare(other, run, never, kept=keeper) == first


def test_where_nothing_was_finished_nothing_is_left(tmp_path):
    with Keeper(tmp_path / "b.html", run_of()):
        pass
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"seed": 4}, "seed: 3 there, 4 here"),
        ({"games": 100}, "games: 200 there, 100 here"),
        ({"bots": "novice"}, "bots: random there, novice here"),
        ({"edition": "polish"}, "options: "),
    ],
)
def test_a_study_of_other_settings_is_refused(tmp_path, other, why):
    page = tmp_path / "b.html"
    interrupt(page, run_of(), 64)
    before = journal_of(page).read_bytes()
    with pytest.raises(OtherRun, match=why):
        check_study(page, tmp_path / "b.parquet", run_of(**other), resume=True, compare=False)
    with pytest.raises(OtherRun, match="continue it with --resume, or delete it"):
        check_study(page, tmp_path / "b.parquet", run_of(), resume=False, compare=False)
    assert journal_of(page).read_bytes() == before


def test_a_study_of_bots_whose_network_is_another_one_is_refused(tmp_path, monkeypatch):
    network = some_network()
    other = Network(network.weights._replace(policy=network.weights.policy ^ 1), network.facts)
    folders = [tmp_path / name for name in ("first", "second")]
    for folder, each in zip(folders, (network, other), strict=True):
        folder.mkdir()
        ship(monkeypatch, folder, each)
    page, run = tmp_path / "b.html", run_of(4, bots="policy")
    interrupt(page, run, 1)
    check_study(page, tmp_path / "b.parquet", run, resume=True, compare=False)
    monkeypatch.setattr(shipped, "FOLDER", folders[0])
    with pytest.raises(OtherRun, match="networks of bots: "):
        check_study(page, tmp_path / "b.parquet", run, resume=True, compare=False)


def command(*arguments):
    return CliRunner().invoke(app, ["balance", "empire", *map(str, arguments)], prog_name="imperia")


def test_a_study_that_is_complete_is_not_played_again(tmp_path):
    page = tmp_path / "b.html"
    arguments = ("--games", 20, "--players", 2, "--bots", "random", "--out", page, "--lang", "en")
    assert command(*arguments).exit_code == 0
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    said = command(*arguments, "--resume")
    assert (said.exit_code, said.stdout.replace("\n", "").startswith(f"{page} is complete")) == (0, True)
    for other in (("--seed", 2), ("--compare",)):
        refused = command(*arguments, "--resume", *other)
        assert (refused.exit_code, "other settings" in refused.stderr) == (2, True)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_bot_that_fails_is_told_of_at_the_terminal_and_on_the_page(tmp_path, monkeypatch):
    monkeypatch.setattr(here, "default_workers", lambda: 1)  # another process would play the same
    page = tmp_path / "b.html"
    result = command("--games", 2, "--players", 2, "--bots", own("Hopeless"), "--out", page, "--lang", "en")
    assert result.exit_code == 0
    assert result.stderr == ""
    for text in (result.stdout, page.read_text(encoding="utf-8")):
        assert "times, in 2 games, and greedy decided in its place; the first time: Hopeless failed" in text


def test_one_game_is_one_game(tmp_path):
    page = tmp_path / "b.html"
    result = command(
        "--games", 1, "--players", 2, "--bots", "random", "--out", page, "--lang", "en", "--compare"
    )
    for text in (result.stdout, page.read_text(encoding="utf-8")):
        assert re.search(r"\b11? games?\b", text)
        assert not re.search(r"\b1 games", text)
