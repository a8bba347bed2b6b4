"""Four games of two players, made by hand, whose figures can be worked out in the head."""

import numpy as np

from imperia.arena.balance.sample import Done, Kind, Sample, Takings
from imperia.games.contract import Deed, Items, Told

#          game 0    game 1    game 2    game 3
FIRST = [0, 1, 0, 1]
BIDS = [[1, 0], [0, 2], [0, 0], [1, 1]]
PLACES = [[0, 1], [1, 0], [0, 0], [0, 1]]  # game 2 is shared, game 3 decided by a tie-break
POINTS = [  # of land and of sea
    [[3, 1], [2, 1]],
    [[2, 0], [1, 4]],
    [[3, 0], [0, 3]],
    [[1, 2], [3, 0]],
]
TAKINGS = [  # game, seat, item, price; nobody takes item 9
    (0, 0, 7, 0),
    (0, 1, 8, 2),
    (1, 1, 7, 1),
    (1, 0, 8, 0),
    (2, 0, 7, 1),
    (3, 1, 7, 3),
]
IN_PLAY = [
    (0, 0, 1, 0),
    (1, 0, 1, 0),
    (2, 0, 2, 0),
    (3, 0, 2, 0),
    (3, 0, 1, 0),
]  # game, nobody, board, no price
OFFERED = [7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 9]  # cards that could be taken
TAKEN_BEFORE = [7]  # not on any turn
SWAPS = [[2, 0], [0, 1], [0, 0], [0, 0]]
ENDINGS = [0, 0, 1, 0]
CARDS = Items(
    "cards",
    Told(0, "seat", "card", "coins"),
    (7, 8, 9),
    numbered=True,
    offered=(Told(2, value="card"),),
    taken_before=(Told(3, value="card"),),
)
BOARDS = Items("boards", Told(1, value="board"), (1, 2, 3))


def takings(rows: list[tuple[int, int, int, int]]) -> Takings:
    """Takings of one thing each; it is not known whether they succeed."""
    game, seat, item, price = np.array(rows).T
    return Takings(game, seat, item, price, np.ones_like(item), np.zeros_like(item))


def these(items: list[int]) -> Takings:
    """Takings of these items, for tests in which game and seat do not matter."""
    return takings([(0, 0, item, 0) for item in items])


def rigged() -> Sample:
    return Sample(
        sources=("land", "sea"),
        seeds=np.arange(4, dtype=np.uint64),
        decisions=np.array([10, 20, 30, 40]),
        points=np.array(POINTS),
        places=np.array(PLACES),
        first=np.array(FIRST),
        bids=np.array(BIDS),
        kinds=(Kind(CARDS, takings(TAKINGS), these(OFFERED), these(TAKEN_BEFORE)),),
        endings=np.array(ENDINGS),
        failures=np.array([[0, 0], [1, 2], [0, 0], [0, 1]]),
        failure="oh no",
        done=(Done(Deed("swap", Told(4, "seat")), np.array(SWAPS)),),
        ways_to_end=("victory", "stacks", "agreed"),
        grounds=(Kind(BOARDS, takings(IN_PLAY)),),
    )
