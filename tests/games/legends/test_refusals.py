"""Every reason to refuse an action is reached, with its clause and a sentence in both languages."""

import pytest

from imperia.games.legends.names import CODES, Refusal

from .batch import refusals
from .table import NUMBER, legends, play, refusal

CITADEL = {"west": "citadel", "centre": "desert", "east": "volcano"}
LOOP = {"centre": "horseshoe", "east": "volcano", "south": "tall", "south_east": "desert"}

# The reason: a position, what the seat that is asked tries, and the clause that forbids it.
CASES = {
    Refusal.LAYOUT_FIRST: ({"step": "layout"}, "side 0", "L2.4"),
    Refusal.SIDE_FIRST: ({"step": "side"}, "rotate 0", "L2.1"),
    Refusal.ROTATION_FIRST: ({"step": "rotation", "cells": {"centre": "ice"}}, "side 0", "L2.3"),
    Refusal.START_FIRST: ({"step": "start"}, "token 3", "L2.5"),
    Refusal.TOKEN_FIRST: ({"step": "token", "citadels": True}, "settle 20", "L3.6"),
    Refusal.OUTPOST_FIRST: ({"step": "outpost"}, "neutral 20", "L3.3"),
    Refusal.NEUTRAL_FIRST: ({"step": "neutral"}, "bid 0", "L3.4"),
    Refusal.BID_FIRST: ({"step": "bid"}, "card 0", "L4.1"),
    Refusal.CARD_FIRST: ({"step": "card"}, "stop", "L5.1"),
    Refusal.HALF_FIRST: ({"step": "half"}, "place 11", "L5.7"),
    Refusal.TARGET_FIRST: ({"step": "target", "moving_from": 11}, "from 11", "L5.4"),
    Refusal.QUEEN_FIRST: ({"step": "queen", "led_by": ["fairy_queen"]}, "place 11", "L8.5"),
    Refusal.NO_SETUP_NOW: ({"step": "place"}, "settle 12", "L3.1"),
    Refusal.NO_NEUTRAL_NOW: ({"step": "place"}, "neutral 3", "L3.4"),
    Refusal.NO_BID_NOW: ({"step": "place"}, "bid 0", "L4.1"),
    Refusal.NO_CARD_NOW: ({"step": "place"}, "card 1", "L5.1"),
    Refusal.NO_HALF_NOW: ({"step": "place"}, "half 0", "L5.7"),
    Refusal.NO_TARGET_NOW: ({"step": "move"}, "to 10", "L5.4"),
    Refusal.NO_SUCH_REGION: ({"step": "place"}, "place 15", "L2.1"),
    Refusal.BOARD_USED: ({"step": "side", "cells": {"centre": "ice"}}, "side 4", "L2.1"),
    Refusal.DESERT_IN_THE_CENTRE: ({"step": "side", "cells": {"centre": "ice"}}, "side 2", "L2.5"),
    Refusal.NOT_ON_CENTRAL_BOARD: ({"step": "start"}, "settle 3", "L2.5"),
    Refusal.NOT_ON_THE_DESERT: (
        {"step": "start", "players": 4, "board": "loop", "cells": LOOP},
        "settle 3",
        "L2.5",
    ),
    Refusal.NO_JOINED_LANE: ({"step": "start"}, "settle 8", "L2.5"),
    Refusal.HAS_TOKEN: ({"step": "token", "tokens": {20: "citadel"}}, "token 20", "L8.1"),
    Refusal.TOKEN_ON_START: ({"step": "token", "citadels": True}, "token 11", "L8.1"),
    Refusal.TOKEN_MUST_BE_LAID: ({"step": "token", "citadels": True}, "stop", "L8.4"),
    Refusal.ON_STARTING_BOARD: ({"step": "outpost"}, "settle 9", "L3.3"),
    Refusal.BID_ABOVE_COINS: ({"step": "bid", "players": 4}, "bid 10", "L4.1"),
    Refusal.CANNOT_PAY: ({"coins": [1, 14]}, "card 3", "L5.1"),
    Refusal.NO_CARD_THERE: (
        {"cards": [[1, 2, 3, 4, *range(10, 18)], [*range(18, 26), 28, 29, 30, 31]], "row": [32, 33, 34]},
        "card 5",
        "L5.2",
    ),
    Refusal.HALF_CAN_DO_NOTHING: ({"step": "half", "armies": {9: [18]}}, "half 0", "L5.7"),
    Refusal.NO_PLACING: ({"step": "move"}, "place 11", "L5.3"),
    Refusal.NO_MOVING: ({"step": "place"}, "from 11", "L5.4"),
    Refusal.NO_BUILDING: ({"step": "place"}, "city 11", "L5.5"),
    Refusal.NO_DESTROYING: ({"step": "place"}, "destroy 1 11", "L5.6"),
    Refusal.SUPPLY_EMPTY: ({"step": "place", "armies": {11: [18]}}, "place 11", "L5.3"),
    Refusal.NOT_START_NOR_CITY: ({"step": "place"}, "place 9", "L5.3"),
    Refusal.NO_ARMY_TO_MOVE: ({"step": "move"}, "from 9", "L5.4"),
    Refusal.NO_WAY_OUT: ({"step": "move", "left": 2, "cells": CITADEL, "armies": {7: [1]}}, "from 7", "L5.4"),
    Refusal.NOT_ADJACENT: ({"step": "target", "moving_from": 11}, "to 8", "L5.4"),
    Refusal.SEA_TOO_FAR: ({"step": "target", "moving_from": 11, "left": {"move": 2}}, "to 3", "L5.4"),
    Refusal.NO_CITY_LEFT: ({"step": "city", "cities": {11: [3]}}, "city 11", "L5.5"),
    Refusal.NO_ARMY_FOR_CITY: ({"step": "city"}, "city 9", "L5.5"),
    Refusal.NO_ARMY_BESIDE: ({"step": "destroy", "armies": {11: [1], 9: [0, 1]}}, "destroy 1 9", "L5.6"),
    Refusal.NO_ARMY_TO_DESTROY: ({"step": "destroy", "armies": {11: [1]}}, "destroy 1 11", "L5.6"),
    Refusal.IMMUNE: ({"step": "destroy", "cards": [[], [NUMBER["Dire Giant"]]]}, "destroy 1 11", "L6.7"),
}
OF_THE_KERNEL = {  # not reached by a seat that is asked with an action that can be written
    Refusal.GAME_OVER: "L7.1",
    Refusal.NO_SUCH_ACTION: "L5.1",
}


def test_every_reason_has_a_case():
    assert {*CASES, *OF_THE_KERNEL} == set(Refusal) - {Refusal.NONE}


@pytest.mark.parametrize("reason", CASES, ids=lambda reason: reason.name.lower())
def test_the_reason_is_given_with_its_clause(reason):  # L2.1-L8.5: as listed above
    position, action, clause = CASES[reason]
    match = legends.position(**position)
    refused = refusal(match, match.actors[0], action)
    assert refused.key == f"refusal-{reason.name.lower().replace('_', '-')}"
    assert refused.clause == clause
    for lang in ("en", "pl"):
        assert refused.text(lang).endswith(f" ({clause})")
    assert str(refused) == refused.text("en")
    assert str(match.why_not(match.actors[0], action)) == str(refused)


@pytest.mark.parametrize("code", [CODES, 511])
def test_a_number_that_is_no_action(code):  # L5.1
    state = legends.position().state
    assert refusals(state, 0)[code] == Refusal.NO_SUCH_ACTION
    reason = legends.definition.refusal(state, 0, code, Refusal.NO_SUCH_ACTION)
    assert (reason.clause, reason.key) == ("L5.1", "refusal-no-such-action")


def test_nothing_is_allowed_after_the_end():  # L7.1
    match = legends.position(step="over")
    assert set(refusals(match.state, 0)[:CODES].tolist()) == {Refusal.GAME_OVER}
    refused = refusal(match, 0, "card 0")
    assert (refused.clause, refused.key) == ("L7.1", "refusal-game-over")


@pytest.mark.parametrize(
    ("position", "seat", "action", "key", "clause"),
    [
        ({"step": "start"}, 1, "settle 11", "other-sets-up", "L3.1"),
        ({"step": "neutral"}, 1, "neutral 3", "other-places", "L3.4"),
        ({"step": "bid", "bids": [3, None]}, 0, "bid 3", "bid-is-final", "L4.1"),
        ({"step": "card"}, 1, "card 0", "not-your-turn", "L5.9"),
        ({"step": "place"}, 1, "place 11", "not-your-turn", "L5.9"),
        ({"step": "queen", "led_by": ["fairy_queen"]}, 1, "card 0", "queen-chooses", "L8.5"),
        ({"step": "over"}, 1, "card 0", "game-over", "L7.1"),
    ],
)
def test_a_seat_that_is_not_asked(position, seat, action, key, clause):  # L3.1, L3.4, L4.1, L5.9, L7.1, L8.5
    refused = refusal(legends.position(**position), seat, action)
    assert (refused.key, refused.clause) == (f"refusal-{key}", clause)


STEPS = [
    "layout",
    "side",
    "start",
    "token",
    "outpost",
    "neutral",
    "bid",
    "card",
    "half",
    "place",
    "queen",
    "over",
]


@pytest.mark.parametrize("step", STEPS)
def test_every_action_that_can_be_written_is_allowed_or_refused_in_words(step):  # L5.1
    match = legends.position(step=step, encounters=True)
    for code in range(CODES):
        for seat in (0, 1):
            refused = match.why_not(seat, code)
            assert (refused is None) == (code in [action.code for action in match.legal(seat)])
            assert refused is None or "{" not in refused.text("en") + refused.text("pl")


def test_a_refused_action_changes_nothing_and_the_game_goes_on():  # L5.1
    match = legends.position(players=4)
    refusal(match, 0, "stop")
    play(match, "card 0", "stop")
    assert match.actors == (1,)
