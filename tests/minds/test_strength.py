"""Stronger minds win. The seeds are fixed, so a result is the same on every run. (That greedy beats random
players is tried on every game, in tests/games/contract.)"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from imperia.minds import LEVELS, GreedyMind, Mind, SearchMind

from .tables import EMPIRE, FEWER, played

pytestmark = pytest.mark.skipif(FEWER > 1, reason="whole games take minutes when the rules are interpreted")


def wins(one: Callable[[int], Mind], other: Callable[[int], Mind], games: int) -> float:
    """How often the first one wins, sitting in both seats alternately; a shared win counts half."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        minds = [one(number), other(number)] if seat == 0 else [other(number), one(number)]
        best = played(EMPIRE.start(players=2, seed=number // 2), minds).ranking[0]
        won += (seat in best) / len(best)
    return won


def test_search_beats_greedy() -> None:
    assert wins(lambda seed: SearchMind(seed, simulations=300), GreedyMind, 6) >= 4


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_does_not_throw_its_coins_away(players: int) -> None:
    bids = []
    for seed in range(25):
        match = EMPIRE.start(players=players, seed=seed, edition="polish")
        minds = [GreedyMind(seed * players + seat) for seat in range(players)]
        for seat in range(players):
            bids.append(minds[seat].choose(match, seat).arguments["coins"])
            match.play(seat, f"bid {bids[-1]}")
    assert sum(bids) / len(bids) < 2.5


def test_attention_and_selfishness_make_a_difference() -> None:
    assert wins(GreedyMind, LEVELS["novice"], 20) >= 15
