"""Bots at the table of legends: they play every decision, know nothing that is hidden, and play well."""

import random

import numpy as np
import pytest

from imperia.kernel.entries import redeal_all
from imperia.minds import GreedyMind, SearchMind

from .table import EVERYTHING, NUMBER, games, legends, play, play_randomly, points

MINDS = {
    "greedy": GreedyMind,
    "search": lambda seed: SearchMind(seed, simulations=games(300, 3), memory_mb=1),
}


def moments(players):
    """A random game with everything, at some of its moments: bids, cards, steps, near the end."""
    match = legends.start(players=players, seed=players, setup="hand", **EVERYTHING)
    chooser = random.Random(players)
    wanted = {"start", "token", "neutral", "bid", "card", "half", "step", "target", "queen"}
    while not match.over:
        if match.decision in wanted and match.history:
            wanted.discard(match.decision)
            yield match, match.actors[-1]
        play_randomly(match, chooser, 1)


def opinion(mind, match, seat):
    action = mind.choose(match, seat)
    thoughts = getattr(mind, "thoughts", None)
    return action.code, thoughts and [(c.action.code, c.visits, c.value) for c in thoughts.considered]


@pytest.mark.parametrize("name", MINDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_makes_no_difference(players, name):  # L4.1, L5.2, L8.2
    for match, seat in moments(players):
        expected = opinion(MINDS[name](7), match, seat)
        for seed in (1, 2):
            state = match.state
            redeal_all(state, seat, np.array([seed]), np.array([0]))
            twin = legends.read(legends.definition.describe(match.setting, state))
            assert twin.view(seat)["regions"] == match.view(seat)["regions"]
            assert opinion(MINDS[name](7), twin, seat) == expected


@pytest.mark.parametrize("players", [2, 4] if games(True, False) else [2])
def test_bots_play_whole_games_with_set_up_by_hand(players):
    match = legends.start(players=players, seed=3, setup="hand", **EVERYTHING)
    minds = [GreedyMind(seat) for seat in range(players)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, minds[seat].choose(match, seat))
    assert max(points(match)) > 8


def test_greedy_beats_random_players():
    count = games(20, 2)
    won = 0
    for seed in range(count):
        match = legends.start(players=3, seed=seed, leaders=True, explore=True)
        chooser, mind, me = random.Random(seed), GreedyMind(seed), seed % 3
        while not match.over:
            seat = match.actors[0]
            action = mind.choose(match, seat) if seat == me else chooser.choice(match.legal(seat))
            match.play(seat, action)
        won += match.ranking[0] == (me,)
    assert won >= count * 0.8


@pytest.mark.parametrize("name", MINDS)
def test_a_winning_last_step_is_found(name):
    """Seat 1 is one point behind with one step left: an army to spare takes an empty region, and the tie goes
    by coins. Any other step, or none, loses."""
    theirs = [1, 3, 4, 11, 14, 15, 18, 19, 24, 25, 29]
    mine = [10, 12, 13, 16, 17, 20, 21, 22, 23, 28, NUMBER["Ancient Sage"]]
    match = legends.position(
        edition="published",
        turn=1,
        first=0,
        step="move",
        card=NUMBER["Ancient Sage"],
        left=1,
        cards=[theirs, mine],
        coins=[5, 9],
        armies={9: [2, 2], 12: [1, 3]},
    )
    assert points(match) == [6, 5]
    mind = MINDS[name](1)
    while not match.over:
        match.play(1, mind.choose(match, 1))
    assert points(match) == [6, 6]
    assert match.ranking == ((1,), (0,))


def test_a_search_says_what_it_thinks():
    match = play(legends.position(players=3), "card 0")
    mind = SearchMind(1, simulations=games(200, 20))
    thoughts = mind.think(match, 0)
    assert abs(sum(thoughts.chances) - 1) < 1e-3
    assert thoughts.text("en")
    assert thoughts.text("pl")
