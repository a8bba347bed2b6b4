"""What the contract of all games needs to know about legends."""

from itertools import permutations

import numpy as np

from imperia.games.contract import word_key
from imperia.games.eight_minutes.names import NOT_YET
from imperia.games.legends.names import Decision
from imperia.games.legends.pieces import CARDS, CARDS_TO_TAKE, Ability, Family, Leader, Step, Token
from imperia.games.legends.sides import SIDES, Cell, Layout
from imperia.kernel.verbs import SPECTATOR

from .. import conserved_on_a_map as on_a_map
from ..terms import Deals, Terms
from .table import CITADEL, EVERY_OPTION, NUMBER

FROM_PLAYERS = np.array([9, *(card.players for card in CARDS.values())])
FAMILIES = np.zeros((len(CARDS) + 1, 9), int)
for card in CARDS.values():
    FAMILIES[card.number, card.family] = 1
BY_CARDS_AND_TOKENS = {  # fields for what seats have from their cards, and from their tokens
    "flying": (Ability.FLYING, Token.SWAMP, 0),
    "immune": (Ability.IMMUNE, Token.SWAMP, 0),
    "more_armies": (Ability.ARMY, Token.COTTAGE, 1),
    "more_moves": (Ability.MOVE, Token.STABLE, 1),
    "elixirs": (Ability.ELIXIR, Token.SPRING, 2),
}
ON_CARDS = {
    ability: np.array([0, *(card.ability(ability) for card in CARDS.values())])
    for ability, _, _ in BY_CARDS_AND_TOKENS.values()
}


def holds(states):
    seats, captured = states["seats"], states["captured"]
    on_a_map.check_pieces(states, armies=18, elsewhere=captured)
    assert (captured >= 0).all()
    assert not captured[(seats["leader"] != Leader.RED_SORCERESS).all(axis=1)].any()
    in_the_box = states["options"]["players"][:, None] >= FROM_PLAYERS
    on_a_map.check_cards(states, in_the_box, np.True_)
    assert (FAMILIES[seats["cards"]].sum(axis=2) == seats["families"]).all()
    for field, (ability, token, each) in BY_CARDS_AND_TOKENS.items():
        given = ON_CARDS[ability][seats["cards"]].sum(axis=2) + each * seats["tokens"][:, :, token]
        assert (given == seats[field]).all()
    check_tokens(states)
    for state in states[states["decision"] > Decision.ROTATION][::60]:
        check_boards(state)


def check_boards(state):
    """Each board lies on one of its sides, and borders go both ways."""
    board, players = state["board"], int(state["options"]["players"])
    sides = [side for side in board["sides"].tolist() if side >= 0]
    assert len({side // 2 for side in sides}) == len(sides) == (4 if players == 4 else 3)
    assert int(board["regions"]) == sum(1 << region for side in sides for region in SIDES[side].regions)
    sea = board["sea"].astype(np.int64)[:, None] >> np.arange(len(board["sea"])) & 1
    assert (sea == sea.T).all()


def check_tokens(states):
    """Tokens lie on the map, face down only in the variant; only face-down ones are noted as known to a
    seat."""
    board = states["board"]
    lying = on_a_map.bits(states["tokens"] != 0)
    start = np.where(board["start"] >= 0, 1 << np.maximum(board["start"], 0).astype(np.int64), 0)
    assert not (lying & (~board["regions"] | start)).any()
    assert not (board["face_down"] & ~lying).any()
    assert not board["face_down"][states["options"]["swamp"] == 0].any()
    assert (on_a_map.bits(states["tokens"] == 1 + Token.PORTAL) == board["portals"]).all()
    assert not (states["seats"]["known"] & ~board["face_down"][:, None]).any()


def follows(watch):
    on_a_map.check_neutral(watch, watch.states["options"]["players"] == 2)
    on_a_map.check_coins(watch, gained=2)  # a treasury, or a treasure
    laid = [states["decision"] > Decision.OUTPOST for states in (watch.before, watch.states)]
    same = watch.same_game & laid[0] & laid[1]
    for token in range(Token.DRAGON + 1):  # these are on the map or with a player, and never lost
        before, now = (
            (states["tokens"] == 1 + token).sum(axis=1) + states["seats"]["tokens"][:, :, token].sum(axis=1)
            for states in (watch.before, watch.states)
        )
        assert (now == before)[same].all()


def ends(watch):
    options, queen = watch.states["options"], watch.states["seats"]["leader"] == Leader.FAIRY_QUEEN
    on_a_map.check_turns(watch, np.array(CARDS_TO_TAKE)[options["edition"], options["players"]], more=queen)


def vary(record, seat, chooser):
    if record["decision"] > Decision.NEUTRAL:  # before that the deck is not shuffled
        on_a_map.vary_deck(record, chooser)
    if record["decision"] == Decision.BID:
        on_a_map.vary_bids(record, seat, NOT_YET, chooser)
    unknown = int(record["board"]["face_down"]) & ~(int(record["seats"]["known"][seat]) if seat >= 0 else 0)
    where = [region for region in range(len(record["tokens"])) if unknown >> region & 1]
    record["tokens"][where] = chooser.sample(record["tokens"][where].tolist(), len(where))


TOKENS = {
    "players": 3,
    "tokens": {20: "swamp", 22: "book", 24: "spring", 0: "stable"},
    "face_down": [20, 22, 24],
    "known": [[20], [], [22, 24]],
}
SWAMP, BOOK, SPRING, STABLE = (1 + token for token in (Token.SWAMP, Token.BOOK, Token.SPRING, Token.STABLE))
EVERY_ORDER = {(*order, STABLE) for order in permutations((SWAMP, BOOK, SPRING))}


def tokens_to(seat, orders):
    return Deals(TOKENS, seat, lambda record: tuple(record["tokens"][[20, 22, 24, 0]]), orders, 120)


ADDED = ("explore", "swamp", "citadels", "leaders")
TERMS = Terms(
    name="legends",
    sections=(3, 7, 6, 2, 9, 7, 4, 8),
    every_option=EVERY_OPTION,
    fullest={"players": 4, "encounters": "all", "full_game": True, **dict.fromkeys(ADDED, True)},
    told=(
        {"players": 2, "step": "target", "moving_from": 9, "armies": {9: [1, 0], 10: [1, 2], 8: [2, 0]}},
        {"players": 3, "step": "destroy", "armies": {9: [1, 2, 2], 10: [1, 0, 2]}},
    ),
    vary=vary,
    deals={
        "bids": Deals(
            {"step": "bid", "players": 3, "bids": [2, 5, None]},
            0,
            lambda record: tuple(record["seats"]["bid"][:3]),
            {(2, other, NOT_YET) for other in range(12)},
            300,
        ),
        "tokens, to who knows one": tokens_to(
            0, {(SWAMP, BOOK, SPRING, STABLE), (SWAMP, SPRING, BOOK, STABLE)}
        ),
        "tokens, to who knows none": tokens_to(1, EVERY_ORDER),
        "tokens, to a spectator": tokens_to(SPECTATOR, EVERY_ORDER),
        "tokens, to who knows two and so the third": tokens_to(2, {(SWAMP, BOOK, SPRING, STABLE)}),
    },
    # The last card or token that is not known, and the next game of a series that is set up by hand.
    no_surprise=frozenset({"card-drawn", "token-seen", "token-turned", "game-begins"}),
    holds=holds,
    follows=follows,
    ends=ends,
    counted=(
        *(*on_a_map.COUNTED, "captured", "bare_regions", "seats.tokens", "seats.families"),
        *(f"seats.{field}" for field in BY_CARDS_AND_TOKENS),
    ),
    longest=9 + 28,  # points: 1 + 8; the next set-up: 4 boards, 4 leaders, 14 tokens and 6 more
    perft={
        "layout": ({"step": "layout"}, [2, 16, 64]),  # a row or an L, eight sides, four turns
        # not both sides of a board, and desert only in the centre
        "side": ({"step": "side", "cells": {"centre": "ice"}}, [5, 20, 64]),
        # two lanes join, five and seven regions are off the centre, 19 in all
        "start": ({"step": "start"}, [2, 24, 456]),
        # then a bid from 0 to 9 of any of four
        "start in a loop": ({"step": "start", "players": 4, "board": "loop"}, [2, 30, 1200]),
        "citadels": (
            {"step": "token", "citadels": True, "players": 3, "cells": CITADEL},
            [16, 240, 3360],  # 16 * 15 * 14
        ),
        "encounters": (
            {"step": "token", "encounters": True, "players": 3, "laying": 10, "cells": CITADEL},
            [17, 273, 4129],  # each token may be left out
        ),
        "outpost": ({"step": "outpost", "cells": CITADEL}, [10, 170, 2890]),
        # then a bid from 0 to 14 of either seat
        "neutral": ({"step": "neutral", "neutral_left": 2, "cells": CITADEL}, [17, 289, 8670]),
        "bids": ({"step": "bid", "players": 3, "coins": [1, 1, 2]}, [7, 32, 72]),
        # 2 + 3 + 2 + 2 + 2 ways, behind them 11 + 10 + 4 + 11 + 8
        "card": ({"players": 3, "row": [2, 25, 4, 10, 16, 34], "coins": [2, 11, 11]}, [5, 11, 44]),
        "or": ({"step": "half", "armies": {11: [17, 1], 20: [1, 0]}}, [2, 9, 25]),  # nothing left to place
        "and": (
            {"step": "place", "card": NUMBER["Dire Giant"], "left": 1, "armies": {11: [2, 1], 20: [1, 0]}},
            [2, 8, 48],
        ),
        "move": ({"step": "move", "armies": {12: [2, 1], 20: [1, 0]}}, [3, 14, 49]),
        # stop, three regions of the desert, its start, and over the sea to the volcano
        "target": (
            {"step": "target", "moving_from": 12, "armies": {12: [2]}, "tokens": {12: "citadel"}},
            [6, 24, 116],
        ),
        "flying": (
            {"step": "move", "left": 2, "armies": {12: [1, 1], 7: [1]}, "cells": CITADEL, "cards": [[16]]},
            [3, 14, 44],  # two points are enough for the sea
        ),
        "portals": (
            {
                "step": "move",
                "left": 1,
                "armies": {7: [1]},
                "cells": CITADEL,
                "tokens": {7: "portal", 26: "portal"},
            },
            [2, 8, 40],
        ),
        "cities": ({"step": "place", "cities": {20: [1], 3: [1]}}, [4, 18, 66]),
        # stop, own and the other's in two regions, neutral; then six cards
        "destroy": ({"step": "destroy", "armies": {11: [2, 1], 20: [1, 3]}, "neutral": {11: 1}}, [6, 36, 97]),
        "queen": ({"step": "queen", "led_by": ["fairy_queen"], "row": [1, 2, 3], "coins": [1, 1]}, [4, 0, 0]),
    },
    asked=(
        *({"step": step} for step in ("layout", "side", "start", "outpost", "neutral", "card", "half")),
        *({"step": "place"}, {"step": "over"}),
        {"step": "rotation", "cells": {"centre": "ice"}},
        {"step": "token", "citadels": True},
        {"step": "bid", "bids": [3, None]},
        {"step": "target", "moving_from": 11},
        {"step": "queen", "led_by": ["fairy_queen"]},
    ),
    in_words=frozenset(
        {
            *("neutral-colour", "card", "no-card", "card-or", "card-and"),
            *(f"name-{card.key}" for card in CARDS.values()),
            *(f"ability-{word_key(ability.name)}" for ability in Ability),
            *(f"family-{family.name.lower()}" for family in Family if family),
            *(f"{fact}-{word_key(token.name)}" for fact in ("token", "page-about") for token in Token),
            *(
                f"{fact}-{word_key(one.name)}"
                for fact in ("leader", "page-about")
                for one in tuple(Leader)[1:]
            ),
            *(f"layout-{layout.name.lower()}" for layout in Layout),
            *(f"cell-{word_key(cell.name)}" for cell in Cell),
            *(f"quarters-{quarters}" for quarters in range(4)),
            *(f"{fact}-{step.name.lower()}" for fact in ("step", "left") for step in Step),
        }
    ),
)
