"""Bots play founders by what their seat knows, and an evaluation leaves the position as it was."""

import random

import numpy as np
import pytest

from imperia.kernel.rule import COMPILED
from imperia.kernel.verbs import MOST_SEATS
from imperia.minds import GreedyMind, RandomMind, SearchMind

from ..fingerprint import evaluate_all
from .batch import redealt
from .table import founders, games, play_randomly, position, some_options, start


@pytest.mark.parametrize("number", range(games(8, 2)))
def test_an_evaluation_leaves_the_position_as_it_was(number):
    match = start(some_options(36)[number], seed=number)
    chooser = random.Random(number)
    values = np.zeros((1, MOST_SEATS), np.int32)
    while not match.over:
        play_randomly(match, chooser, games(3, 25))
        state = match.state
        before = state.tobytes()
        evaluate_all(state, values)
        assert state.tobytes() == before
        assert abs(values).max() < 30_000
    assert values[0, : match.players].tolist() == [100 * score["total"] for score in match.scores]


def test_a_bot_knows_no_more_than_its_seat():  # F5.5
    match = founders.start(players=3, seed=5)
    greedy = [GreedyMind(seat) for seat in range(3)]
    for step in range(games(60, 12)):
        (seat,) = match.actors
        if step % 8 == 0:
            for mind in (GreedyMind, lambda seed: SearchMind(seed, simulations=games(100, 5))):
                codes = {mind(3).choose(founders.read(match.notation), seat).code}
                for seed in range(2):
                    other = redealt(match.state, seat, seed)
                    twin = founders.read(founders.definition.describe(match.setting, other))
                    codes.add(mind(3).choose(twin, seat).code)
                assert len(codes) == 1
        match.play(seat, greedy[seat].choose(match, seat))


@pytest.mark.skipif(not COMPILED, reason="interpreted, a game of greedy bots takes a minute")
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_leaves_random_behind(players):
    leads = []
    for number in range(12):
        match = founders.start(players=players, seed=number)
        mine = number % players
        minds = [GreedyMind(1) if seat == mine else RandomMind(seat) for seat in range(players)]
        while not match.over:
            (seat,) = match.actors
            match.play(seat, minds[seat].choose(match, seat))
        totals = [score["total"] for score in match.scores]
        leads.append(totals[mine] - max(total for seat, total in enumerate(totals) if seat != mine))
    assert np.mean(leads) > 5


def test_greedy_takes_what_lies_before_it():
    """A great temple that fits, rather than an altar or a nature tile; and it swaps nothing for it."""
    match = position(
        step="tile",
        nations=[["war-camp-iron-water@0,0", "marketplace-iron-plants@1,0", "mine@0,1", "stable@1,1"]],
        rows={
            "green": ["lake"],
            "blue": [],
            "purple": [],
            "victory": ["altar-iron-horses", "great-temple-army-coin"],
        },
    )
    for _ in range(2):
        match.play(0, GreedyMind(1).choose(match, 0))
    assert match.scores[0]["victory"] == 3
    assert match.scores[0]["swaps"] == 0
