"""Every reason to refuse an action of empire, each met in a position."""

from .table import ISLES

# By reason: a position, what the seat that is asked tries, and the clause that forbids it.
CASES = {
    "first-neutral": ({"step": "neutral"}, "bid 0", "E2.4"),
    "first-bid": ({"step": "bid"}, "card 0", "E3.1"),
    "first-first": ({"step": "first"}, "card 0", "E3.2"),
    "first-card": ({"step": "card"}, "stop", "E4.1"),
    "first-half": ({"step": "half"}, "place 12", "E4.8"),
    "first-target": ({"step": "target", "moving_from": 12}, "from 12", "E4.4"),
    "not-now-bid": ({"step": "place"}, "bid 0", "E3.1"),
    "not-now-neutral": ({"step": "place"}, "neutral 3", "E2.4"),
    "not-now-card": ({"step": "place"}, "card 1", "E4.1"),
    "not-now-half": ({"step": "place"}, "half 0", "E4.8"),
    "not-now-first": ({"step": "place"}, "first 0", "E3.2"),
    "not-now-to": ({"step": "move"}, "to 9", "E4.4"),
    "no-such-region": ({"step": "place"}, "place 25", "E1.3"),
    "no-such-seat": ({"step": "first"}, "first 2", "E1.1"),
    "bid-above-coins": ({"step": "bid", "players": 5}, "bid 9", "E3.1"),
    "cannot-pay": ({"coins": [1, 14]}, "card 3", "E4.1"),
    "half-can-do-nothing": ({"step": "half", "card": 2, "cities": {12: [3]}}, "half 1", "E4.10"),
    "no-placing": ({"step": "move"}, "place 12", "E4.3"),
    "no-moving": ({"step": "place"}, "from 12", "E4.4"),
    "no-building": ({"step": "place"}, "city 12", "E4.6"),
    "no-destroying": ({"step": "place"}, "destroy 1 12", "E4.7"),
    "supply-empty": (
        {"step": "step", "card": 26, "left": {"destroy": 1, "place": 1}, "armies": {5: [14, 0]}},
        "place 12",
        "E4.3",
    ),
    "not-start-nor-city": ({"step": "place"}, "place 9", "E4.3"),
    "no-army-to-move": ({"step": "move"}, "from 9", "E4.4"),
    "no-way-out": ({"step": "move", "map": ISLES, "armies": {0: [1], 12: [1]}}, "from 12", "E4.4"),
    "not-adjacent": ({"step": "target", "moving_from": 12}, "to 11", "E4.4"),
    "needs-sea-move": ({"step": "target", "moving_from": 1, "armies": {1: [1]}}, "to 18", "E4.5"),
    "no-city-left": ({"step": "city", "cities": {12: [3]}}, "city 12", "E4.6"),
    "no-army-for-city": ({"step": "city"}, "city 9", "E4.6"),
    "no-army-to-destroy": ({"step": "destroy"}, "destroy 1 9", "E4.7"),
    "own-army": ({"step": "destroy", "edition": "polish"}, "destroy 0 12", "E4.7"),
}

# What a seat that is not asked is told: a position, the seat, what it tries, the reason and its clause.
NOT_ASKED = [
    ({"step": "neutral"}, 1, "neutral 3", "other-places", "E2.4"),
    ({"step": "bid", "bids": [3, None]}, 0, "bid 3", "bid-is-final", "E3.1"),
    ({"step": "first"}, 1, "first 1", "other-names", "E3.2"),
    ({"step": "card"}, 1, "card 0", "not-your-turn", "E4.9"),
    ({"step": "place"}, 1, "place 12", "not-your-turn", "E4.9"),
    ({"step": "over"}, 1, "card 0", "game-over", "E5.1"),
]
NEVER_MET = {"no-card-there": "E4.2"}  # whenever a card is asked for, the row has no gap
