"""An interrupted tournament continues, and ends with the same bytes as one that was not interrupted."""

import os
import signal
import subprocess
import sys
import time

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from imperia.arena import Tournament, files, run
from imperia.arena.journal import OtherRun
from imperia.arena.stretches import left_to_play
from imperia.cli.main import app
from imperia.minds.network import Network
from tests.minds.networks import ship, some_network

from .bots import has_a_game
from .test_tournament import BOTS, own

GAMES = 4


def whole(tournament, path):
    run(tournament, path, workers=1)
    return path.read_bytes()


class Stop(Exception):
    pass


def stop_after(games):
    def on_games(done):
        if done >= games:
            raise Stop

    return on_games


def test_a_killed_run_continues_to_the_same_bytes(tmp_path):
    out = tmp_path / "results.parquet"
    journal = tmp_path / "results.parquet.journal"
    arguments = ["arena", "empire", "--games", str(GAMES), "--seed", "7", "--out", str(out)]
    arguments += ["--bots", f"{BOTS}:Held,random", "--workers"]
    command = [sys.executable, "-m", "imperia", *arguments, "2"]
    held = {**os.environ, "IMPERIA_TEST_JOURNAL": str(journal)}
    process = subprocess.Popen(command, env=held, stdout=subprocess.DEVNULL, start_new_session=True)
    while process.poll() is None and not has_a_game(journal):
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    assert process.wait() == -signal.SIGKILL
    assert not out.exists()

    done = CliRunner().invoke(app, [*arguments, "1", "--resume"], prog_name="imperia")
    assert done.exit_code == 0, done.output
    assert "from the run before" in done.stdout
    expected = whole(Tournament("empire", [own("Held"), "random"], games=GAMES, seed=7), tmp_path / "b")
    assert out.read_bytes() == expected
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b", "results.parquet"]
    while group_lives(process.pid):  # its workers end of their own accord
        time.sleep(0.02)


def group_lives(group):
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_random_games_continue_to_the_same_bytes(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "ROWS_IN_A_GROUP", 2000)
    tournament = Tournament("empire", ["random"] * 3, games=5_000, seed=2)
    expected = whole(tournament, tmp_path / "whole")
    out = tmp_path / "results.parquet"
    with pytest.raises(Stop):
        run(tournament, out, workers=1, on_games=stop_after(2000))
    report = run(tournament, out, workers=2, resume=True)
    assert 2000 <= report.found < tournament.games
    assert report.found + report.played == tournament.games == 5_004
    assert out.read_bytes() == expected
    assert pq.ParquetFile(out).num_row_groups == 3


LONG_RUN = Tournament("empire", ["random", "random"], games=6_400)


@pytest.fixture(scope="module")
def stopped(tmp_path_factory):
    """The journal of a long run that was stopped, and the bytes of the same run that was not."""
    folder = tmp_path_factory.mktemp("stopped")
    with pytest.raises(Stop):
        run(LONG_RUN, folder / "results.parquet", workers=1, on_games=stop_after(5000))
    return (folder / "results.parquet.journal").read_bytes(), whole(LONG_RUN, folder / "whole")


@pytest.mark.parametrize("damage", ["cut", "changed", "zeros"])
def test_what_a_crash_left_half_written_is_played_again(tmp_path, stopped, damage):
    journal, expected = stopped
    content = bytearray(journal)
    if damage == "cut":
        del content[-100:]
    elif damage == "changed":
        content[-100] ^= 1
    else:
        content += bytes(500)
    out = tmp_path / "results.parquet"
    (tmp_path / "results.parquet.journal").write_bytes(content)
    report = run(LONG_RUN, out, workers=1, resume=True)
    assert report.found == (2048 * 3 if damage == "zeros" else 2048 * 2)
    assert out.read_bytes() == expected


def test_a_complete_file_is_read_and_nothing_is_played(tmp_path):
    tournament = Tournament("empire", ["random", "random"], games=300)
    first = run(tournament, tmp_path / "r", workers=1)
    again = run(tournament, tmp_path / "r", resume=True)
    assert (again.played, again.summary.games) == (0, 300)
    assert again.summary.results() == first.summary.results()


@pytest.mark.parametrize(
    ("bots", "fewer", "more"),
    [(["random", "random"], 2100, 4301), (["greedy", "casual"], 20, 41)],
    ids=["random", "looking ahead"],
)
@pytest.mark.parametrize("complete", [True, False], ids=["complete", "interrupted"])
def test_games_can_be_added_and_the_bytes_are_those_of_one_run(tmp_path, bots, fewer, more, complete):
    small, large = (Tournament("empire", bots, games=games, seed=3) for games in (fewer, more))
    expected = whole(large, tmp_path / "whole")
    out = tmp_path / "r.parquet"
    if complete:
        run(small, out, workers=1)
    else:
        with pytest.raises(Stop):
            run(small, out, workers=1, on_games=stop_after(1))
    report = run(large, out, workers=2, resume=True)
    assert report.found == small.games if complete else 0 < report.found <= small.games
    assert report.found + report.played == report.summary.games == large.games
    assert out.read_bytes() == expected
    assert sorted(path.name for path in tmp_path.iterdir()) == ["r.parquet", "whole"]


def test_games_that_were_complete_are_kept_while_more_are_added(tmp_path):
    small, large = (Tournament("empire", [own("FirstLegal"), "random"], games=n, seed=3) for n in (4, 8))
    out = tmp_path / "r.parquet"
    run(small, out, workers=1)
    before = out.read_bytes()
    with pytest.raises(Stop):
        run(large, out, workers=1, resume=True, on_games=stop_after(6))
    assert out.read_bytes() == before
    report = run(large, out, workers=1, resume=True)
    assert (report.found, report.played) == (6, 2)
    assert out.read_bytes() == whole(large, tmp_path / "whole")


@pytest.mark.parametrize(
    ("known", "left"),
    [
        ([], [(0, 4), (4, 8), (8, 10)]),
        ([range(4, 8)], [(0, 4), (8, 10)]),
        ([range(8, 10), range(3)], [(3, 7), (7, 8)]),
        ([range(10)], []),
    ],
)
def test_what_is_left_to_play(known, left):
    assert list(left_to_play(10, known, 4)) == [range(first, end) for first, end in left]


def test_seconds_are_written_where_they_are_asked_for(tmp_path):
    for bots in (["random", "random"], ["greedy", "random"]):
        run(Tournament("empire", bots, games=2, seconds=True), tmp_path / "r", workers=1)
        assert all(seconds > 0 for seconds in pq.read_table(tmp_path / "r").column("seconds").to_pylist())
    run(Tournament("empire", bots, games=2), tmp_path / "r", workers=1)
    assert "seconds" not in pq.read_table(tmp_path / "r").column_names


def test_the_metadata_say_how_to_play_it_again(tmp_path):
    tournament = Tournament("empire", ["random", "random"], games=10, seed=4, options={"edition": "polish"})
    run(tournament, tmp_path / "r", workers=1)
    said = pq.read_schema(tmp_path / "r").metadata
    assert said[b"imperia.game"] == b"empire"
    assert said[b"imperia.seed"] == b"4"
    assert said[b"imperia.bots"] == b'["random", "random"]'
    assert b'"edition": "polish"' in said[b"imperia.options"]
    assert int(said[b"imperia.rules"]) == tournament.definition.version


OTHER = {
    "seed": ({"seed": 2}, "seed: 1 there, 2 here"),
    "games": ({"games": 2400}, "games: 2500 there, 2400 here"),
    "players": ({"players": 3}, "players: 2 there, 3 here"),
    "bots": ({"bots": ["random"]}, "bots: "),
    "options": ({"options": {"edition": "polish"}}, "options: "),
    "test": ({"sprt": True}, "bounds of the sequential test: not set there"),
    "seconds": ({"seconds": True}, "seconds: not set there, yes here"),
}


SETTINGS = {"bots": ["random", "random"], "games": 2500, "seed": 1}


@pytest.fixture(scope="module", params=["complete", "interrupted"])
def played(request, tmp_path_factory):
    """A folder with the files of a run."""
    folder = tmp_path_factory.mktemp("played")
    if request.param == "complete":
        run(Tournament("empire", **SETTINGS), folder / "r", workers=1)
    else:
        with pytest.raises(Stop):
            run(Tournament("empire", **SETTINGS), folder / "r", workers=1, on_games=stop_after(1))
    return folder


@pytest.mark.parametrize(("other", "why"), OTHER.values(), ids=OTHER.keys())
def test_a_tournament_with_other_settings_is_refused(played, other, why):
    before = {path.name: path.read_bytes() for path in played.iterdir()}
    with pytest.raises(OtherRun, match=why):
        run(Tournament("empire", **(SETTINGS | other)), played / "r", resume=True)
    assert {path.name: path.read_bytes() for path in played.iterdir()} == before


def test_a_bot_that_was_changed_is_another_bot(tmp_path):
    file = tmp_path / "mine.py"
    file.write_text(BOTS.read_text())
    run(Tournament("empire", [f"{file}:Idle", "random"], games=2), tmp_path / "r", workers=1)
    file.write_text(BOTS.read_text() + "\n# better now\n")
    with pytest.raises(OtherRun, match="files of bots: "):
        run(Tournament("empire", [f"{file}:Idle", "random"], games=2), tmp_path / "r", resume=True)


def test_a_network_in_a_file_that_was_changed_is_another_bot(tmp_path):
    bots = [f"policy:{tmp_path / 'mine.npz'}", "random"]
    some_network().save(tmp_path / "mine.npz")
    run(Tournament("empire", bots, games=2), tmp_path / "r", workers=1)
    changed(some_network()).save(tmp_path / "mine.npz")
    with pytest.raises(OtherRun, match="files of bots: "):
        run(Tournament("empire", bots, games=2), tmp_path / "r", resume=True)


@pytest.mark.parametrize("complete", [True, False], ids=["complete", "interrupted"])
@pytest.mark.parametrize("bot", ["policy", "policy:0.5", "guided:2", "expert"])
def test_a_bot_whose_network_in_the_package_is_another_one_is_another_bot(
    tmp_path, monkeypatch, bot, complete
):
    def tournament():
        return Tournament("empire", [bot, "random"], games=GAMES)

    folders = [tmp_path / name for name in ("first", "second", "played")]
    for folder in folders:
        folder.mkdir()
    first, second, played = folders
    ship(monkeypatch, first, some_network())
    if complete:
        run(tournament(), played / "r", workers=1)
    else:
        with pytest.raises(Stop):
            run(tournament(), played / "r", workers=1, on_games=stop_after(2))
    before = {path.name: path.read_bytes() for path in played.iterdir()}
    ship(monkeypatch, second, changed(some_network()))
    with pytest.raises(OtherRun, match="networks of bots: ") as refused:
        run(tournament(), played / "r", resume=True)
    assert "sieci botów: " in refused.value.text("pl")
    assert {path.name: path.read_bytes() for path in played.iterdir()} == before
    ship(monkeypatch, first)
    report = run(tournament(), played / "r", workers=1, resume=True)
    assert report.summary.games == GAMES


def test_bots_that_ask_no_network_play_on_whatever_networks_there_are(tmp_path, monkeypatch):
    def said():
        bots = ["novice", "greedy", "search:5", "random"]
        return Tournament("empire", bots, games=GAMES).metadata

    before = said()
    ship(monkeypatch, tmp_path, changed(some_network()))
    assert said() == before


def changed(network):
    return Network(network.weights._replace(policy=network.weights.policy ^ 1), network.facts)


def test_an_interrupted_run_is_not_overwritten(tmp_path):
    tournament = Tournament("empire", ["random", "random"], games=2500)
    with pytest.raises(Stop):
        run(tournament, tmp_path / "r", workers=1, on_games=stop_after(1))
    with pytest.raises(OtherRun, match="continue it with --resume, or delete it"):
        run(tournament, tmp_path / "r")


def test_files_of_something_else_are_refused(tmp_path):
    tournament = Tournament("empire", ["random", "random"])
    (tmp_path / "r").write_text("not a table")
    with pytest.raises(OtherRun, match="no Parquet file"):
        run(tournament, tmp_path / "r", resume=True)
    pq.write_table(pa.table({"a": [1]}), tmp_path / "r")
    with pytest.raises(OtherRun, match="does not hold the results of a tournament"):
        run(tournament, tmp_path / "r", resume=True)
    (tmp_path / "r.journal").write_text("dear diary")
    with pytest.raises(OtherRun, match="no journal"):
        run(tournament, tmp_path / "r", resume=True)
