"""What the contract of all games needs to know about empire."""

from itertools import permutations

import numpy as np

from imperia.games.eight_minutes.names import NOT_YET
from imperia.games.empire.names import Decision
from imperia.games.empire.pieces import CARDS, CARDS_TO_TAKE, Good, Step
from imperia.kernel.verbs import SPECTATOR

from .. import conserved_on_a_map as on_a_map
from ..terms import Deals, Terms
from .table import EVERY_OPTION, ISLES

CARDS_OF_FIVE = np.array([False, *(card.five for card in CARDS.values())])
CARD_IN_USE = (Decision.HALF, Decision.STEP, Decision.TARGET, Decision.OVER)
ICONS = np.zeros((len(CARDS) + 1, 6), int)
for card in CARDS.values():
    ICONS[card.number, card.good] = card.icons


def holds(states):
    on_a_map.check_pieces(states, armies=14)
    five = states["options"]["players"] == 5
    in_use = np.isin(states["decision"], CARD_IN_USE)
    on_a_map.check_cards(states, five[:, None] | ~CARDS_OF_FIVE, in_use)
    assert ((states["row"] == 0).sum(axis=1) == in_use).all()
    assert (ICONS[states["seats"]["cards"]].sum(axis=2) == states["seats"]["goods"]).all()


def follows(watch):
    options = watch.states["options"]
    on_a_map.check_neutral(watch, (options["players"] == 2) & (options["edition"] == 0))
    on_a_map.check_coins(watch, gained=0)


def ends(watch):
    on_a_map.check_turns(watch, np.array(CARDS_TO_TAKE)[watch.states["options"]["players"]])


def vary(record, seat, chooser):
    on_a_map.vary_deck(record, chooser)
    if record["decision"] == Decision.BID:
        on_a_map.vary_bids(record, seat, NOT_YET, chooser)


BOX = [number for number, card in CARDS.items() if not card.five]
BIDDING = {"step": "bid", "players": 3, "bids": [2, 5, None]}
FOUR_LEFT = {**BIDDING, "row": BOX[:6], "cards": [BOX[6:15], BOX[15:24], BOX[24:33]]}
ARMIES = {"armies": {12: [2, 1], 18: [1, 0]}}
BOTH = {"step": "step", "card": 26, "left": {"destroy": 1, "place": 1}, "armies": {12: [2, 1], 4: [1, 0]}}

TERMS = Terms(
    name="empire",
    sections=(4, 4, 4, 12, 6, 3),
    every_option=EVERY_OPTION,
    fullest={"players": 2, "full_game": True, "goods_tokens": True, "tie": "die", "map": "b"},
    told=(
        {"players": 2, "step": "target", "moving_from": 18, "armies": {18: [1, 0], 17: [0, 2], 12: [2, 1]}},
        {"players": 3, "step": "destroy", "armies": {12: [1, 2, 2], 18: [1, 0, 2]}},
        {"players": 2, "row": [8, 35, 33], "cards": [[3], [28, 29]]},  # trees, coal, and a crystal for any
    ),
    vary=vary,
    deals={
        "the deck": Deals(
            FOUR_LEFT, 0, lambda record: tuple(record["deck"][:4]), set(permutations(BOX[33:])), 400
        ),
        "bids": Deals(
            BIDDING,
            0,
            lambda record: tuple(record["seats"]["bid"][:3]),
            {(2, other, NOT_YET) for other in range(12)},
            200,
        ),
        "bids, to a spectator": Deals(
            {**BIDDING, "coins": [2, 1, 3], "bids": [1, 1, None]},
            SPECTATOR,
            lambda record: tuple(record["seats"]["bid"][:3]),
            {(one, other, NOT_YET) for one in range(3) for other in range(2)},
            100,
        ),
    },
    no_surprise=frozenset({"card-drawn"}),
    holds=holds,
    follows=follows,
    ends=ends,
    counted=(*on_a_map.COUNTED, "seats.goods", "points"),
    longest=10,
    perft={
        # six regions twice, then a bid from 0 to 14 of either seat: 6, 6 * 6, 36 * 30
        "neutral": ({"step": "neutral", "neutral_left": 2, "map": ISLES}, [6, 36, 1080]),
        # three or four bids, all pairs in both orders, then one of two is named
        "bids of two": ({"step": "bid", "players": 2, "coins": [2, 3]}, [7, 24, 48]),
        "bids of three, polish": (
            {"step": "bid", "players": 3, "coins": [1, 1, 2], "edition": "polish"},
            [7, 32, 72],
        ),
        # six cards for each; behind them 3 + 3 + 2 + 2 + 2 + 2 ways
        "first": ({"step": "first", "players": 4}, [4, 24, 56]),
        # 3 + 3 + 5 + 2 + 2 ways, behind them 10 + 12 + 16 + 13 + 8
        "card": ({"players": 3, "row": [1, 2, 26, 7, 3, 6], "coins": [2, 11, 11]}, [5, 15, 59]),
        "or": ({"step": "half", "card": 15, "armies": {12: [12, 1], 18: [1, 0]}}, [3, 11, 41]),
        "and": (BOTH, [5, 16, 74]),
        "and, polish": ({**BOTH, "edition": "polish"}, [3, 10, 38]),
        # stop, or from 12 or 18; then six cards, or stop and six or one ways
        "move": ({"step": "move", **ARMIES}, [3, 15, 53]),
        "sea move": ({"step": "sail", **ARMIES}, [3, 17, 59]),  # from 18 two more, over the sea
        # stop, or to 17, and over the sea to 1 and 19
        "sea target": ({"step": "target", "card": 32, "moving_from": 18, **ARMIES}, [4, 15, 64]),
        "isles": ({"step": "sail", "map": ISLES, "armies": {0: [1, 1], 12: [1, 0]}}, [3, 13, 39]),
        "board b": ({"step": "sail", "map": "b", "armies": {15: [1, 1], 20: [1, 0]}}, [3, 17, 53]),
        "cities": ({"step": "place", "cities": {4: [1], 20: [1]}}, [4, 18, 68]),
    },
    asked=(
        *({"step": step} for step in ("neutral", "first", "card", "half", "over")),
        {"step": "bid", "bids": [3, None]},
        {"step": "step", "card": 26, "left": {"destroy": 1, "place": 1}},
        {"step": "target", "moving_from": 12},
    ),
    in_words=frozenset(
        {
            *("neutral-colour", "card", "no-card", "card-or", "card-and"),
            *(f"good-{good.name.lower()}" for good in Good),
            *(f"{fact}-{step.name.lower()}" for fact in ("step", "left") for step in Step),
        }
    ),
)
