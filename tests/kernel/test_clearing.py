"""The rule that empties a record, made from what its fields declare."""

import numpy as np

from imperia.kernel.chance import Chance
from imperia.kernel.clearing import clearing
from imperia.kernel.record import Struct, i1, many, one
from imperia.kernel.rule import entry


class Hand(Struct):
    cards = i1(4, of=range(9), count="size")  # before its count: it is cleared first all the same
    size = i1(of=range(5))


class State(Struct):
    chance = one(Chance)
    options = i1(of=range(2))
    actor = i1(of=range(9), none=-1)
    sizes = i1(2, of=range(4))
    rows = i1(2, 3, of=range(9), none=-1, count="sizes")
    hands = many(Hand, 2)
    board = i1(of=range(9))


clear = clearing("tests_of_clearing", State, "board")


@entry
def clear_all(states):
    for i in range(len(states)):
        clear(states[i])


def test_what_was_used_is_emptied_and_what_is_kept_stays():
    states = np.zeros(1, State.dtype)
    for name in ("options", "actor", "board"):
        states[name] = 1
    states["chance"]["key"] = 7
    states["sizes"], states["rows"] = [[1, 3]], 5
    states["hands"]["size"], states["hands"]["cards"] = [[4, 0]], 6
    clear_all(states)
    assert (states["options"], states["board"], states["chance"]["key"]) == (1, 1, 7)
    assert states["actor"] == -1
    assert states["sizes"].tolist() == [[0, 0]]
    assert states["rows"].tolist() == [[[-1, 5, 5], [-1, -1, -1]]]  # what is not in use is left as it is
    assert states["hands"]["size"].tolist() == [[0, 0]]
    assert states["hands"]["cards"].tolist() == [[[0] * 4, [6] * 4]]
