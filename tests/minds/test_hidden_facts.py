"""No mind knows more than its seat: deals that differ only in what is hidden are all the same to it."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from imperia.kernel.entries import redeal_all
from imperia.minds import LEVELS, GuidedMind, Mind, PolicyMind, SearchMind, TreeMind
from imperia.minds.levels import WITHOUT_A_NETWORK
from imperia.minds.search import BYTES_PER_SIMULATION
from imperia.play import Match

from .networks import some_network
from .tables import EMPIRE, FEWER, moments

SIMULATIONS = 100 // FEWER


def in_little_room(seed: int) -> SearchMind:
    """The tree is full long before the search ends."""
    mind = SearchMind(seed, simulations=2 * SIMULATIONS, memory_mb=0.1)
    mind._bytes = 60 * BYTES_PER_SIMULATION // FEWER
    return mind


MINDS = {  # besides those that are tested in every game (tests/games/contract/test_bots.py)
    "search-in-two-threads": lambda seed: SearchMind(seed, simulations=SIMULATIONS, threads=2, memory_mb=1),
    "search-in-little-room": in_little_room,
    "policy": lambda seed: PolicyMind(some_network(), seed),
    "policy-with-a-temperature": lambda seed: PolicyMind(some_network(), seed, temperature=2),
    "guided": lambda seed: GuidedMind(some_network(), seed, simulations=200 // FEWER),
    "novice": LEVELS["novice"],
    "casual": LEVELS["casual"],
    "skilled": LEVELS["skilled"],
    "skilled-without-a-network": WITHOUT_A_NETWORK["skilled"],
    "expert-without-a-network": lambda seed: SearchMind(seed, simulations=50, memory_mb=8),
}
# While bids are made, with a card to take, in the middle of actions, and near the end.
STEPS = {2: (10, 11, 30, 85), 3: (1, 3, 25, 60), 4: (2, 4, 40, 77), 5: (3, 5, 51, 80)}


def twins(match: Match, seat: int, count: int) -> Iterator[Match]:
    """The same to the seat, but dealt anew in everything that it does not know."""
    for seed in range(1, 1 + count):
        state = match.state
        redeal_all(state, seat, np.array([seed]), np.array([0]))
        yield EMPIRE.read(EMPIRE.definition.describe(match.setting, state))


def opinion(mind: Mind, match: Match, seat: int) -> object:
    action = mind.choose(match, seat)
    thoughts = mind.thoughts if isinstance(mind, TreeMind) else None
    if thoughts is None:
        return action.code
    weighed = [(choice.action.code, choice.visits, choice.value) for choice in thoughts.considered]
    return action.code, thoughts.simulations, thoughts.chances, weighed


@pytest.mark.parametrize("name", MINDS)
@pytest.mark.parametrize("players", STEPS)
def test_what_is_hidden_makes_no_difference(players: int, name: str) -> None:
    for match, seat in moments(players, STEPS[players], goods_tokens=players > 3):
        expected = opinion(MINDS[name](7), match, seat)
        for twin in twins(match, seat, 2):
            assert opinion(MINDS[name](7), twin, seat) == expected


@pytest.mark.parametrize("players", STEPS)
def test_the_twins_differ_and_the_seat_cannot_tell(players: int) -> None:
    secret_bids = 0
    for match, seat in moments(players, STEPS[players]):
        decks, bids = set(), set()
        for twin in twins(match, seat, 3):
            assert twin.view(seat) == match.view(seat)
            decks.add(twin.state["deck"].tobytes())
            bids.add(twin.state["seats"]["bid"].tobytes())
        assert len(decks) == 3
        secret_bids += len(bids) > 1
    assert secret_bids


@pytest.mark.parametrize("players", STEPS)
def test_nor_does_it_where_the_policy_plays_on(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(EMPIRE.definition), "decisions_played_on", lambda *_: 5)
    test_what_is_hidden_makes_no_difference(players, "guided")
