"""The rule that empties a record, made from what its fields declare."""

import numpy as np

from imperia.kernel.chance import Chance
from imperia.kernel.clearing import clearing
from imperia.kernel.record import SEAT, Struct, i1, many, one
from imperia.kernel.rule import entry


class Options(Struct):
    players = i1(of=range(4))


class Hand(Struct):
    cards = i1(4, of=range(9), count="size")  # before its count, but cleared first
    size = i1(of=range(5))


class State(Struct):
    chance = one(Chance)
    options = one(Options)
    actor = i1(of=range(9), none=-1)
    sizes = i1(2, of=range(4))
    rows = i1(2, 3, of=range(9), none=-1, count="sizes")
    hands = many(Hand, 3, by=SEAT)
    board = i1(of=range(9))


clear = clearing("tests_of_clearing", State, "board")
clear_used = clearing("tests_of_clearing_used", State, "board", only_used=True)


@entry
def clear_all(states):
    for i in range(len(states)):
        clear(states[i])


@entry
def clear_used_all(states):
    for i in range(len(states)):
        clear_used(states[i])


def used():
    states = np.zeros(1, State.dtype)
    states["actor"] = states["board"] = 1
    states["options"]["players"] = 2
    states["chance"]["key"] = 7
    states["sizes"], states["rows"] = [[1, 3]], 5
    states["hands"]["size"], states["hands"]["cards"] = [[4, 0, 4]], 6
    return states


def test_everything_is_emptied_but_what_is_kept_and_seats_that_do_not_play():
    states = used()
    clear_all(states)
    assert (states["options"]["players"], states["board"], states["chance"]["key"]) == (2, 1, 7)
    assert states["actor"] == -1
    assert states["sizes"].tolist() == [[0, 0]]
    assert states["rows"].tolist() == [[[-1] * 3] * 2]
    assert states["hands"]["size"].tolist() == [[0, 0, 4]]
    assert states["hands"]["cards"].tolist() == [[[0] * 4, [0] * 4, [6] * 4]]


def test_where_only_what_was_used_is_emptied_other_places_are_left_as_they_are():
    states = used()
    clear_used_all(states)
    assert (states["actor"], states["sizes"].tolist()) == (-1, [[0, 0]])
    assert states["rows"].tolist() == [[[-1, 5, 5], [-1, -1, -1]]]
    assert states["hands"]["cards"].tolist() == [[[0] * 4, [6] * 4, [6] * 4]]
