"""Minds that ask a network once."""

from __future__ import annotations

from collections import Counter

import pytest

import imperia
from imperia.minds import BadTemperature, PolicyMind, make_mind

from .networks import some_network
from .tables import EMPIRE, FEWER, played


def test_without_a_temperature_it_takes_what_the_policy_likes_best() -> None:
    network = some_network()
    match = played(EMPIRE.start(2, seed=4), [PolicyMind(network, seat) for seat in range(2)], 20)
    seat = match.actors[0]
    mind = PolicyMind(network, 1)
    chosen = mind.choose(match, seat)
    legal = [action.code for action in match.legal(seat)]
    logits = mind._asker.layers.logits[: len(legal)].tolist()
    assert len(legal) > 1
    assert chosen.code == legal[logits.index(max(logits))]


def test_with_a_temperature_it_is_drawn_and_less_evenly_the_colder() -> None:
    match = played(EMPIRE.start(2, seed=4), [PolicyMind(some_network(), seat) for seat in range(2)], 20)
    shares = []
    for temperature in (0.05, 1, 50):
        mind = PolicyMind(some_network(), 3, temperature=temperature)
        counts = Counter(mind.choose(match, match.actors[0]).code for _ in range(400 // FEWER))
        shares.append(max(counts.values()) / counts.total())
    assert shares[0] > shares[1] > shares[2]


def test_what_it_thinks_of_actions_is_how_often_it_takes_them() -> None:
    match = played(EMPIRE.start(2, seed=4), [PolicyMind(some_network(), seat) for seat in range(2)], 20)
    seat, draws = match.actors[0], 1000 // FEWER
    hottest = []
    for temperature in (1, 8):
        mind = PolicyMind(some_network(), 3, temperature=temperature)
        taken = Counter(mind.choose(match, seat) for _ in range(draws))
        liked = mind.think(match, seat).liked
        hottest.append(liked[0].chance)
        for one in liked:
            assert taken[one.action] / draws == pytest.approx(one.chance, abs=0.06 * FEWER**0.5)
    assert hottest[0] > hottest[1]


@pytest.mark.parametrize("temperature", [0, 0.7])
def test_the_same_seed_plays_the_same_game(temperature: float) -> None:
    games = []
    for _ in range(2):
        minds = [PolicyMind(some_network(), seat, temperature=temperature) for seat in range(3)]
        match = played(EMPIRE.start(3, seed=9), minds, 200 // FEWER)
        games.append((match.history, match.state.tobytes()))
    assert games[0] == games[1]


def test_a_game_of_policies_replays_to_the_same_bytes(tmp_path) -> None:  # type: ignore[no-untyped-def]
    minds = [PolicyMind(some_network(), seat, temperature=1) for seat in range(4)]
    match = played(EMPIRE.start(4, seed=2), minds, 400 // FEWER)
    again = imperia.game("empire").start(4, seed=2)
    for seat, code in match.history:
        again.play(seat, code)
    assert again.state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize("temperature", ["100.5", "999999999"])
def test_a_temperature_that_is_none_is_refused(temperature: str) -> None:
    with pytest.raises(BadTemperature, match="from 0 to 100"):
        make_mind(f"policy:{temperature}")
