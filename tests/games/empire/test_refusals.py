"""Every reason to refuse an action is reached, with its clause and a sentence in both languages."""

import pytest

from imperia.games.empire.names import Refusal

from .batch import refusals
from .table import ISLES, empire, play, refusal

# The reason: a position, what the seat that is asked tries, and the clause that forbids it.
CASES = {
    Refusal.NEUTRAL_FIRST: ({"step": "neutral"}, "bid 0", "E2.4"),
    Refusal.BID_FIRST: ({"step": "bid"}, "card 0", "E3.1"),
    Refusal.NAME_FIRST_PLAYER: ({"step": "first"}, "card 0", "E3.2"),
    Refusal.CARD_FIRST: ({"step": "card"}, "stop", "E4.1"),
    Refusal.HALF_FIRST: ({"step": "half"}, "place 12", "E4.8"),
    Refusal.TARGET_FIRST: ({"step": "target", "moving_from": 12}, "from 12", "E4.4"),
    Refusal.NO_BID_NOW: ({"step": "place"}, "bid 0", "E3.1"),
    Refusal.NO_NEUTRAL_NOW: ({"step": "place"}, "neutral 3", "E2.4"),
    Refusal.NO_CARD_NOW: ({"step": "place"}, "card 1", "E4.1"),
    Refusal.NO_HALF_NOW: ({"step": "place"}, "half 0", "E4.8"),
    Refusal.NO_NAMING_NOW: ({"step": "place"}, "first 0", "E3.2"),
    Refusal.NO_TARGET_NOW: ({"step": "move"}, "to 9", "E4.4"),
    Refusal.NO_SUCH_REGION: ({"step": "place"}, "place 25", "E1.3"),
    Refusal.NO_SUCH_SEAT: ({"step": "first"}, "first 2", "E1.1"),
    Refusal.BID_ABOVE_COINS: ({"step": "bid", "players": 5}, "bid 9", "E3.1"),
    Refusal.CANNOT_PAY: ({"coins": [1, 14]}, "card 3", "E4.1"),
    Refusal.HALF_CAN_DO_NOTHING: ({"step": "half", "card": 2, "cities": {12: [3]}}, "half 1", "E4.10"),
    Refusal.NO_PLACING: ({"step": "move"}, "place 12", "E4.3"),
    Refusal.NO_MOVING: ({"step": "place"}, "from 12", "E4.4"),
    Refusal.NO_BUILDING: ({"step": "place"}, "city 12", "E4.6"),
    Refusal.NO_DESTROYING: ({"step": "place"}, "destroy 1 12", "E4.7"),
    Refusal.SUPPLY_EMPTY: (
        {"step": "step", "card": 26, "left": {"destroy": 1, "place": 1}, "armies": {5: [14, 0]}},
        "place 12",
        "E4.3",
    ),
    Refusal.NOT_START_NOR_CITY: ({"step": "place"}, "place 9", "E4.3"),
    Refusal.NO_ARMY_TO_MOVE: ({"step": "move"}, "from 9", "E4.4"),
    Refusal.NO_WAY_OUT: ({"step": "move", "map": ISLES, "armies": {0: [1], 12: [1]}}, "from 12", "E4.4"),
    Refusal.NOT_ADJACENT: ({"step": "target", "moving_from": 12}, "to 11", "E4.4"),
    Refusal.NEEDS_SEA_MOVE: ({"step": "target", "moving_from": 1, "armies": {1: [1]}}, "to 18", "E4.5"),
    Refusal.NO_CITY_LEFT: ({"step": "city", "cities": {12: [3]}}, "city 12", "E4.6"),
    Refusal.NO_ARMY_FOR_CITY: ({"step": "city"}, "city 9", "E4.6"),
    Refusal.NO_ARMY_TO_DESTROY: ({"step": "destroy"}, "destroy 1 9", "E4.7"),
    Refusal.OWN_ARMY: ({"step": "destroy", "edition": "polish"}, "destroy 0 12", "E4.7"),
}
OF_THE_KERNEL = {  # not reached by a seat that is asked with an action that can be written
    Refusal.GAME_OVER: "E5.1",
    Refusal.NO_SUCH_ACTION: "E4.1",
    Refusal.NO_CARD_THERE: "E4.2",  # whenever a card is asked for, the row is full
}


def test_every_reason_has_a_case():
    assert {*CASES, *OF_THE_KERNEL} == set(Refusal) - {Refusal.NONE}


@pytest.mark.parametrize("reason", CASES, ids=lambda reason: reason.name.lower())
def test_the_reason_is_given_with_its_clause(reason):  # E1.1-E4.10: as listed above
    position, action, clause = CASES[reason]
    match = empire.position(**position)
    refused = refusal(match, match.actors[0], action)
    assert refused.key == f"refusal-{reason.name.lower().replace('_', '-')}"
    assert refused.clause == clause
    for lang in ("en", "pl"):
        assert refused.text(lang).endswith(f" ({clause})")
    assert str(refused) == refused.text("en")
    assert str(match.why_not(match.actors[0], action)) == str(refused)


@pytest.mark.parametrize("code", [29, 30, 31, 384, 511])
def test_a_number_that_is_no_action(code):  # E4.1
    state = empire.position().state
    assert refusals(state, 0)[code] == Refusal.NO_SUCH_ACTION
    reason = empire.definition.refusal(state, 0, code, Refusal.NO_SUCH_ACTION)
    assert (reason.clause, reason.key) == ("E4.1", "refusal-no-such-action")


def test_nothing_is_allowed_after_the_end():  # E5.1
    match = empire.position(step="over")
    written = [code for code in range(384) if code not in (29, 30, 31)]
    whys = refusals(match.state, 0)
    on_the_map = [code for code in written if code < 32 or code % 32 < 25]
    assert set(whys[on_the_map].tolist()) == {Refusal.GAME_OVER}
    refused = refusal(match, 0, "card 0")
    assert (refused.clause, refused.key) == ("E5.1", "refusal-game-over")


@pytest.mark.parametrize(
    ("position", "seat", "action", "key", "clause"),
    [
        ({"step": "neutral"}, 1, "neutral 3", "other-places", "E2.4"),
        ({"step": "bid", "bids": [3, None]}, 0, "bid 3", "bid-is-final", "E3.1"),
        ({"step": "first"}, 1, "first 1", "other-names", "E3.2"),
        ({"step": "card"}, 1, "card 0", "not-your-turn", "E4.9"),
        ({"step": "place"}, 1, "place 12", "not-your-turn", "E4.9"),
        ({"step": "over"}, 1, "card 0", "game-over", "E5.1"),
    ],
)
def test_a_seat_that_is_not_asked(position, seat, action, key, clause):  # E2.4, E3.1, E3.2, E4.9, E5.1
    refused = refusal(empire.position(**position), seat, action)
    assert (refused.key, refused.clause) == (f"refusal-{key}", clause)


@pytest.mark.parametrize("step", ["neutral", "bid", "first", "card", "half", "place", "over"])
def test_every_action_that_can_be_written_is_allowed_or_refused_in_words(step):  # E4.1
    match = empire.position(step=step)
    for code in range(384):
        if code in (29, 30, 31):
            continue
        for seat in (0, 1):
            refused = match.why_not(seat, code)
            assert (refused is None) == (code in [action.code for action in match.legal(seat)])
            assert refused is None or "{" not in refused.text("en") + refused.text("pl")


def test_a_refused_action_changes_nothing_and_the_game_goes_on():  # E4.1
    match = empire.position()
    refusal(match, 0, "stop")
    play(match, "card 0", "stop")
    assert match.actors == (1,)
