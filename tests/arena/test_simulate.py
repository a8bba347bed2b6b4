"""Random play in large numbers: the table is right, and is written completely or not at all."""

import numpy as np
import pyarrow.parquet as pq
import pytest

import imperia
from imperia.arena import Simulation, write_games
from imperia.arena.simulate import CHUNK


def test_the_file_has_a_row_for_each_game_and_says_how_to_run_it_again(tmp_path):
    run = Simulation("empire", 3, 500, seed=4, options={"edition": "polish"})
    path = tmp_path / "results.parquet"
    passed_on = sum(batch.num_rows for batch in write_games(path, run.batches(), run.metadata))
    table = pq.read_table(path)
    assert passed_on == table.num_rows == 500
    assert table.column("game").to_pylist() == list(range(500))
    said = {
        key.decode(): value.decode()
        for key, value in table.schema.metadata.items()
        if key.startswith(b"imperia")
    }
    assert said["imperia.seed"] == "4"
    assert '"edition": "polish"' in said["imperia.options"]
    assert sorted(p.name for p in tmp_path.iterdir()) == ["results.parquet"]


def test_points_add_up_and_every_game_has_a_winner():
    for batch in Simulation("empire", 4, 400, seed=1).batches():
        columns = {name: np.array(values) for name, values in batch.to_pydict().items()}
        for seat in range(4):
            parts = columns[f"regions_{seat}"] + columns[f"continents_{seat}"] + columns[f"goods_{seat}"]
            assert (parts == columns[f"total_{seat}"]).all()
        places = np.stack([columns[f"place_{seat}"] for seat in range(4)])
        assert (places.min(axis=0) == 0).all()


def test_games_beyond_one_chunk_are_all_different():
    seeds = [
        s
        for b in Simulation("empire", 2, 300 + CHUNK, seed=1).batches()
        for s in b.column("seed").to_pylist()
    ]
    assert len(seeds) == len(set(seeds)) == 300 + CHUNK


def test_a_run_that_breaks_off_leaves_no_file(tmp_path):
    run = Simulation("empire", 2, 3 * CHUNK, seed=1)

    def breaking():
        yield next(run.batches(workers=1))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(write_games(tmp_path / "results.parquet", breaking(), run.metadata))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("games", [0, -5, 1.5, True])
def test_a_wrong_number_of_games_is_refused(games):
    with pytest.raises(imperia.BadOption, match="whole number from 1"):
        Simulation("empire", 2, games)
