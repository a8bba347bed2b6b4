"""Rules have one text: interpreted and compiled, they give the same bytes; the GPU path says what it
lacks."""

import hashlib
import os

import numpy as np
import pytest

import imperia
from imperia.arena import Simulation
from imperia.games import definition
from imperia.kernel import entries, gpu, rule
from imperia.kernel.chance import Chance
from imperia.kernel.verbs import MOST_SEATS, room_for_answers
from tests.kernel.interpreting import printed_interpreted

GAMES = 20  # this tests how a run counts; the games themselves are compared in tests/games/contract


def simulate(players: int, games: int, seed: int, **options):
    """Final records, seeds, decisions, points and places of a run."""
    empire = definition("empire")
    blank = empire.blank(empire.setting(players, options))
    outcome = (
        np.zeros((games, 2), np.int64),
        np.zeros(games, np.int32),
        np.zeros((games, MOST_SEATS, 3), np.int16),
        np.zeros((games, MOST_SEATS), np.int8),
    )
    states = np.zeros(games, empire.dtype)
    chance, codes = np.zeros(1, Chance.dtype), room_for_answers(empire.dtype)
    entries.simulate_all(blank, seed & 0xFFFFFFFF, seed >> 32, 0, states, chance, codes, *outcome)
    return states, *outcome


def digest_of_simulation() -> str:
    arrays = simulate(3, GAMES, 1 << 32 | 99, goods_tokens=True, tie="die")
    return hashlib.sha256(b"".join(array.tobytes() for array in arrays)).hexdigest()


@pytest.mark.skipif(
    not rule.COMPILED, reason="compares the compiled run with an interpreted one it starts itself"
)
def test_interpreted_and_compiled_runs_are_equal_in_every_byte():
    program = "from tests.kernel.test_three_ways_to_run import digest_of_simulation as d; print(d())"
    assert printed_interpreted(program) == digest_of_simulation()


def test_a_run_depends_on_its_seed_alone_and_not_on_the_number_of_workers():
    runs = [
        list(Simulation("empire", 3, 300 if rule.COMPILED else 60, seed).batches(workers))
        for seed, workers in ((5, 1), (5, 3), (6, 1))
    ]
    tables = [[batch.to_pydict() for batch in run] for run in runs]
    assert tables[0] == tables[1] != tables[2]


def test_a_game_of_a_run_can_be_dealt_again_by_its_seed():
    seed = next(Simulation("empire", 4, 10, seed=1).batches()).to_pydict()["seed"][7]
    played = simulate(4, 10, 1)[0][7]
    dealt = imperia.game("empire").start(4, seed=seed).state[0]
    assert played["chance"]["key"] == dealt["chance"]["key"] == seed & 0xFFFFFFFF
    seen = {int(card) for seat in played["seats"] for card in seat["cards"] if card}
    in_order = [*dealt["row"], *dealt["deck"][: dealt["deck_left"]][::-1]]
    assert seen <= set(map(int, in_order[: 6 + 4 * 8 - 1]))


def test_copies_are_equal_in_every_byte():
    empire = definition("empire")
    states = np.repeat(empire.blank(empire.setting(2, {})), 5)
    entries.deal_all(states, np.arange(5), np.arange(5))
    copies = np.zeros(5, empire.dtype)
    entries.copy_all(states, copies)
    assert copies.tobytes() == states.tobytes()


def test_without_a_gpu_the_message_says_what_is_missing():
    if os.path.exists("/dev/nvidia0"):
        pytest.skip("there is a GPU here: benchmarks/gpu.py proves what runs on it")
    with pytest.raises(gpu.NoGpu, match=r"imperia\[cuda\]|no CUDA device|IMPERIA_JIT"):
        gpu.load_cuda()
