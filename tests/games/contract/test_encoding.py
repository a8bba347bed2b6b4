"""What a seat knows, as an array: complete, from the point of view of the seat, and no more than it knows."""

import re

import numpy as np
import pytest

from imperia.games import definition as find_definition
from imperia.kernel.encoding import Encoding
from imperia.kernel.fields import leaves
from tests.games import records
from tests.games.every_game import NAMES, names_of, terms_of
from tests.games.watching import Watch

MOMENTS = 25


@pytest.fixture(scope="module", params=NAMES)
def name(request):
    return request.param


@pytest.fixture(scope="module")
def encoding(name):
    return Encoding(find_definition(name).struct)


@pytest.fixture(scope="module")
def states(name):
    """In the middle of games, with different options."""
    watch = Watch(records.dealt(name, terms_of(name).some_options(6)), 3, names_of(name).Decision)
    for _ in range(MOMENTS):
        watch.ask()
        watch.step()
    return watch.states


def test_every_column_has_a_name_and_every_number_is_finite_and_small(encoding, states):
    rows = encoding(states, 0)
    assert rows.shape == (len(states), encoding.size)
    assert len(set(encoding.features)) == encoding.size
    assert np.isfinite(rows).all()
    assert rows.min() >= 0
    assert rows.max() <= 60  # at most 60 copies of one thing are in a stack


def test_what_a_seat_does_not_know_changes_nothing(encoding, states):
    for seat in (0, 1):
        others = records.redealt(states, seat, seed=5)
        assert not np.array_equal(states.tobytes(), others.tobytes())
        np.testing.assert_array_equal(encoding(states, seat), encoding(others, seat))


def test_what_a_seat_knows_changes_something(encoding, states):
    rows = encoding(states, 0)
    assert len(np.unique(rows, axis=0)) == len(states)


def test_each_seat_sees_itself_first(name, encoding, states):
    """A seat that acts comes first for itself, and at another place for every other seat."""
    players, actors = states["options"]["players"], states["actor"]
    column = encoding.features.index("actor[0]")
    for seat in range(int(players.min())):
        own_turn = encoding(states, seat)[:, column] == 1
        np.testing.assert_array_equal(own_turn, actors == seat)


def test_what_belongs_to_seats_is_told_from_the_seat_on(name, encoding, states):
    """What a seat sees of itself equals what the next seat sees of the seat before it, except for secrets."""
    secret = {leaf.name for leaf in leaves(find_definition(name).struct) if leaf.field.secret}
    first = [
        n
        for n, feature in enumerate(encoding.features)
        if feature.startswith("seats.")
        and feature.split("[")[0] not in secret
        and re.search(r"^[^\[]*\[0\]", feature)
    ]
    place_of = {feature: place for place, feature in enumerate(encoding.features)}
    for state in states:
        one, players = state.reshape(1), int(state["options"]["players"])
        last = [encoding.features[n].replace("[0]", f"[{players - 1}]", 1) for n in first]
        places = [place_of[feature] for feature in last]
        np.testing.assert_array_equal(encoding(one, 0)[0][first], encoding(one, 1)[0][places])
