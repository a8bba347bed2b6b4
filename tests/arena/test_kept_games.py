"""An interrupted simulation continues, and ends with the same bytes; the journal of another run is left
alone."""

from itertools import islice

import pytest

from imperia.arena import Simulation, write_games
from imperia.arena.journal import OtherRun
from imperia.arena.kept_games import KeptGames, check_kept_games

GAMES = 9000


def whole(simulation, path):
    list(write_games(path, simulation.batches(1), simulation.metadata))
    return path.read_bytes()


def interrupt(simulation, out, after=2):
    """Interrupt a simulation after so many batches were written; returns what is left."""

    def stop():
        for _ in islice(write_games(out, simulation.batches(2, kept), simulation.metadata), after):
            pass
        raise KeyboardInterrupt

    kept = KeptGames(out, simulation)
    with pytest.raises(KeyboardInterrupt), kept:
        stop()


def go_on(simulation, out):
    with KeptGames(out, simulation) as kept:
        list(write_games(out, simulation.batches(2, kept), simulation.metadata))
        kept.complete()
    return kept.games


@pytest.mark.parametrize("name", ["r.parquet", "r.csv"])
def test_what_was_finished_is_not_played_again(tmp_path, name):
    simulation, out = Simulation("empire", 3, GAMES), tmp_path / name
    interrupt(simulation, out)
    assert [path.name for path in tmp_path.iterdir()] == [f"{name}.journal"]
    check_kept_games(out, simulation, resume=True)
    assert 0 < go_on(simulation, out) < GAMES
    assert list(tmp_path.iterdir()) == [out]
    assert out.read_bytes() == whole(simulation, tmp_path / f"whole-{name}")


def test_it_may_get_more_games_but_not_fewer(tmp_path):
    small, large, out = Simulation("empire", 3, 5000), Simulation("empire", 3, GAMES), tmp_path / "r"
    interrupt(small, out, after=3)
    check_kept_games(out, large, resume=True)
    assert go_on(large, out)
    assert out.read_bytes() == whole(large, tmp_path / "whole")
    interrupt(large, out)
    with pytest.raises(OtherRun, match="games: 9000 there, 5000 here"):
        check_kept_games(out, small, resume=True)


def test_a_journal_that_was_cut_off_in_the_middle_of_a_frame_goes_on(tmp_path):
    simulation, out = Simulation("empire", 3, GAMES), tmp_path / "r"
    interrupt(simulation, out, after=3)
    journal = tmp_path / "r.journal"
    journal.write_bytes(journal.read_bytes()[:-7])
    assert go_on(simulation, out)
    assert out.read_bytes() == whole(simulation, tmp_path / "whole")


def test_nothing_is_left_where_nothing_was_finished(tmp_path):
    interrupt(Simulation("empire", 3, GAMES), tmp_path / "r", after=0)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (Simulation("empire", 3, GAMES, 2), "seed: 1 there, 2 here"),
        (Simulation("empire", 2, GAMES), "players: 3 there, 2 here"),
        (Simulation("empire", 3, GAMES, bots="greedy"), "bots: random there, greedy here"),
    ],
)
def test_a_journal_of_another_run_is_refused(tmp_path, other, says):
    simulation, out = Simulation("empire", 3, GAMES), tmp_path / "r"
    interrupt(simulation, out)
    before = (tmp_path / "r.journal").read_bytes()
    with pytest.raises(OtherRun, match=says):
        check_kept_games(out, other, resume=True)
    with pytest.raises(OtherRun, match="continue it with --resume, or delete it"):
        check_kept_games(out, simulation, resume=False)
    assert (tmp_path / "r.journal").read_bytes() == before
