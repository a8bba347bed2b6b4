"""Layers of the map: their numbers are those that the province itself explains."""

import pytest

from imperia.games.capitals.layers import LAYERS
from imperia.games.errors import BadQuestion

from .table import at_home, own
from .test_explaining import moments, rich


def layer(match, which, seat=0):
    answer = match.explain(seat, {"of": "layer", "layer": which})
    return {each["place"]: (each["amount"], each["tone"]) for each in answer["places"]}


@pytest.mark.parametrize("seed", range(3))
def test_numbers_of_layers_are_those_of_the_province(seed):
    for match in moments(seed, 3, steps=30, every=10):
        layers = {which: layer(match, which) for which in LAYERS}
        for place in layers["economy"]:
            told = match.explain(0, {"of": "province", "province": place})
            income, upkeep = told["income"]["amount"], told["upkeep"]["amount"]
            assert layers["economy"][place][0] == income - upkeep, place
            assert layers["food"][place][0] == told["food"]["amount"]
            assert layers["movement"][place][0] == told["march"]["amount"]


def test_connected_provinces_are_told_from_those_cut_off():  # C1.7
    found = layer(at_home({**own(1, 15)}), "connection")
    assert (found[4][1], found[1][1], found[15][1]) == ("good", "good", "bad")


def test_the_strongest_neighbour_is_the_threat():
    lands = {1: {"owner": 0, "infantry": 2}, 2: {"owner": 1, "infantry": 2}, 5: {"owner": 1, "infantry": 1}}
    found = layer(at_home(lands), "threat")
    assert found[1] == (3, "bad")
    assert set(found) == {1, 4}
    assert layer(at_home({1: {"owner": 0}}), "threat")[1] == (0, "good")


def test_whoever_watches_sees_the_danger_of_every_player():
    match = rich(3)
    of_each = [layer(match, "threat", seat) for seat in range(3)]
    assert layer(match, "threat", None) == of_each[0] | of_each[1] | of_each[2]
    assert all(of_each[:2])


@pytest.mark.parametrize("question", [{}, {"layer": "gold"}, {"layer": 3}, {"layer": "food", "seat": 1}])
def test_a_layer_that_does_not_exist_is_refused(question):
    with pytest.raises(BadQuestion):
        at_home().explain(0, {"of": "layer", **question})
