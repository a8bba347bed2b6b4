"""An empty table: every field that is not kept says nothing, seats that do not play stay as they are."""

import numpy as np

from imperia.kernel.blank import clearing
from imperia.kernel.record import SEAT, Struct, i1, many, one
from imperia.kernel.rule import entry


class Options(Struct):
    players = i1()


class Board(Struct):
    start = i1(none=-1)
    sea = i1(3)


class Seat(Struct):
    bid = i1(none=-1)
    cards = i1(2)


class State(Struct):
    options = one(Options)
    board = one(Board)
    actor = i1(none=-1)
    armies = i1(2, 3)
    points = i1(2)
    seats = many(Seat, 3, by=SEAT)


clear = clearing("blank", State, keep=("options", "points"))


@entry
def clear_all(states):
    for i in range(len(states)):
        clear(states[i])


def test_what_is_not_kept_is_cleared():
    states = np.zeros(1, State.dtype)
    for name in ("board", "actor", "armies", "points", "seats"):
        states[name].view(np.int8)[...] = 7
    states["options"]["players"] = 2
    clear_all(states)
    state = states[0]
    assert (state["board"]["start"], state["board"]["sea"].tolist()) == (-1, [0, 0, 0])
    assert (state["actor"], state["armies"].tolist()) == (-1, [[0, 0, 0], [0, 0, 0]])
    assert state["points"].tolist() == [7, 7]
    assert state["seats"]["bid"].tolist() == [-1, -1, 7]
    assert state["seats"]["cards"].tolist() == [[0, 0], [0, 0], [7, 7]]
