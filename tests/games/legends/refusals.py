"""Every reason to refuse an action of legends, each met in a position."""

from .table import CITADEL, NUMBER

LOOP = {"centre": "horseshoe", "east": "volcano", "south": "tall", "south_east": "desert"}

# By reason: a position, what the seat that is asked tries, and the clause that forbids it.
CASES = {
    "first-layout": ({"step": "layout"}, "side 0", "L2.4"),
    "first-side": ({"step": "side"}, "rotate 0", "L2.1"),
    "first-rotation": ({"step": "rotation", "cells": {"centre": "ice"}}, "token 3", "L2.3"),
    "first-start": ({"step": "start"}, "token 3", "L2.5"),
    "first-token": ({"step": "token", "citadels": True}, "settle 20", "L3.6"),
    "first-outpost": ({"step": "outpost"}, "neutral 20", "L3.3"),
    "first-neutral": ({"step": "neutral"}, "bid 0", "L3.4"),
    "first-bid": ({"step": "bid"}, "card 0", "L4.1"),
    "first-card": ({"step": "card"}, "stop", "L5.1"),
    "first-half": ({"step": "half"}, "place 11", "L5.7"),
    "first-target": ({"step": "target", "moving_from": 11}, "from 11", "L5.4"),
    "first-queen": ({"step": "queen", "led_by": ["fairy_queen"]}, "place 11", "L8.5"),
    "not-now-layout": ({"step": "place"}, "layout 0", "L2.4"),
    "not-now-side": ({"step": "place"}, "side 0", "L2.1"),
    "not-now-rotate": ({"step": "place"}, "rotate 0", "L2.3"),
    "not-now-settle": ({"step": "place"}, "settle 12", "L3.3"),
    "not-now-token": ({"step": "place"}, "token 12", "L3.6"),
    "not-now-neutral": ({"step": "place"}, "neutral 3", "L3.4"),
    "not-now-bid": ({"step": "place"}, "bid 0", "L4.1"),
    "not-now-card": ({"step": "place"}, "card 1", "L5.1"),
    "not-now-half": ({"step": "place"}, "half 0", "L5.7"),
    "not-now-to": ({"step": "move"}, "to 10", "L5.4"),
    "no-such-region": ({"step": "place"}, "place 15", "L2.1"),
    "board-used": ({"step": "side", "cells": {"centre": "ice"}}, "side 4", "L2.1"),
    "desert-in-the-centre": ({"step": "side", "cells": {"centre": "ice"}}, "side 2", "L2.5"),
    "not-on-central-board": ({"step": "start"}, "settle 3", "L2.5"),
    "not-on-the-desert": (
        {"step": "start", "players": 4, "board": "loop", "cells": LOOP},
        "settle 3",
        "L2.5",
    ),
    "no-joined-lane": ({"step": "start"}, "settle 8", "L2.5"),
    "has-token": ({"step": "token", "tokens": {20: "citadel"}}, "token 20", "L8.1"),
    "token-on-start": ({"step": "token", "citadels": True}, "token 11", "L8.1"),
    "token-must-be-laid": ({"step": "token", "citadels": True}, "stop", "L8.4"),
    "on-starting-board": ({"step": "outpost"}, "settle 9", "L3.3"),
    "bid-above-coins": ({"step": "bid", "players": 4}, "bid 10", "L4.1"),
    "cannot-pay": ({"coins": [1, 14]}, "card 3", "L5.1"),
    "no-card-there": (
        {"cards": [[1, 2, 3, 4, *range(10, 18)], [*range(18, 26), 28, 29, 30, 31]], "row": [32, 33, 34]},
        "card 5",
        "L5.2",
    ),
    "half-can-do-nothing": ({"step": "half", "armies": {9: [18]}}, "half 0", "L5.7"),
    "no-placing": ({"step": "move"}, "place 11", "L5.3"),
    "no-moving": ({"step": "place"}, "from 11", "L5.4"),
    "no-building": ({"step": "place"}, "city 11", "L5.5"),
    "no-destroying": ({"step": "place"}, "destroy 1 11", "L5.6"),
    "supply-empty": ({"step": "place", "armies": {11: [18]}}, "place 11", "L5.3"),
    "not-start-nor-city": ({"step": "place"}, "place 9", "L5.3"),
    "no-army-to-move": ({"step": "move"}, "from 9", "L5.4"),
    "no-way-out": ({"step": "move", "left": 2, "cells": CITADEL, "armies": {7: [1]}}, "from 7", "L5.4"),
    "not-adjacent": ({"step": "target", "moving_from": 11}, "to 8", "L5.4"),
    "sea-too-far": ({"step": "target", "moving_from": 11, "left": {"move": 2}}, "to 3", "L5.4"),
    "no-city-left": ({"step": "city", "cities": {11: [3]}}, "city 11", "L5.5"),
    "no-army-for-city": ({"step": "city"}, "city 9", "L5.5"),
    "no-army-beside": ({"step": "destroy", "armies": {11: [1], 9: [0, 1]}}, "destroy 1 9", "L5.6"),
    "no-army-to-destroy": ({"step": "destroy", "armies": {11: [1]}}, "destroy 1 11", "L5.6"),
    "immune": ({"step": "destroy", "cards": [[], [NUMBER["Dire Giant"]]]}, "destroy 1 11", "L6.7"),
}

# What a seat that is not asked is told: a position, the seat, what it tries, the reason and its clause.
NOT_ASKED = [
    ({"step": "start"}, 1, "settle 11", "other-sets-up", "L3.1"),
    ({"step": "neutral"}, 1, "neutral 3", "other-places", "L3.4"),
    ({"step": "bid", "bids": [3, None]}, 0, "bid 3", "bid-is-final", "L4.1"),
    ({"step": "card"}, 1, "card 0", "not-your-turn", "L5.9"),
    ({"step": "place"}, 1, "place 11", "not-your-turn", "L5.9"),
    ({"step": "queen", "led_by": ["fairy_queen"]}, 1, "card 0", "queen-chooses", "L8.5"),
    ({"step": "over"}, 1, "card 0", "game-over", "L7.1"),
]
