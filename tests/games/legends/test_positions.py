"""Positions from keywords: sensible defaults, and a clear word about what no game can be in."""

import random

import pytest

import imperia

from .table import NUMBER, armies, games, legends, play_randomly, some_options, start, supply

IMPOSSIBLE = [
    ({"colour": 1}, "no 'colour'"),
    ({"step": "dance"}, "no step 'dance'"),
    ({"turn": 2, "players": 2}, "turn is a seat from 0 to 1"),
    ({"game": 3}, "game is 0, 1 or 2"),
    ({"cells": {"west": "moon"}}, "no side 'moon'"),
    ({"cells": {"north": "ice"}}, "no cell 'north'"),
    ({"cells": {"centre": "ice", "west": "volcano", "east": "fern"}}, "both sides of a board"),
    ({"cells": {"centre": "ice", "west": "desert", "east": "fern"}}, "desert is the central board"),
    ({"cells": {"centre": "ice", "west": "fern"}}, "has boards in centre, west, east"),
    ({"cells": {"centre": ("ice", 4), "west": "fern", "east": "citadel"}}, "turned by 0 to 3"),
    ({"layout": "t", "players": 2}, "does not go with"),
    ({"layout": "spiral"}, "no layout 'spiral'"),
    ({"step": "layout", "cells": {"centre": "ice"}}, "first the layout"),
    ({"step": "layout", "players": 4}, "the layout is asked with 2 or 3"),
    ({"step": "rotation"}, "needs a board in cells"),
    ({"step": "start", "start": 11}, "chosen when the boards lie"),
    ({"start": 8}, "the starting region is one of 11, 12"),
    ({"start": 15}, "region 15 is not on the table"),
    ({"step": "start", "turn": 1}, "the set-up player sets up"),
    ({"armies": {15: [1]}}, "region 15 is not on the table"),
    ({"armies": {11: [19]}}, "only 18 in all"),
    ({"armies": {11: [1, 1, 1]}, "players": 2}, "more seats than play"),
    ({"armies": {11: [-1]}}, "counted from 0"),
    ({"cities": {11: [4]}}, "only 3 in all"),
    ({"neutral": {11: 1}, "players": 3}, "neutral armies are for 2 players"),
    ({"neutral": {11: 11}}, "there are 10 neutral armies"),
    (
        {"captured": [15, 0], "armies": {11: [4]}, "led_by": ["none", "red_sorceress"]},
        "only 18 in all",
    ),
    ({"captured": [1]}, "captured by the Red Sorceress, from others"),
    ({"captured": [1], "led_by": ["red_sorceress"]}, "captured by the Red Sorceress, from others"),
    ({"tokens": {11: "spring"}}, "no token lies on the starting region"),
    ({"tokens": {20: "sword"}}, "no token 'sword'"),
    ({"tokens": {20: "spring", 21: "spring"}}, "there are 1 tokens 'spring'"),
    (
        {"tokens": {20: "treasure"}, "kept": [["treasure"]], "edition": "published"},
        "1 tokens 'treasure', not 2",
    ),
    ({"tokens": {20: "portal"}}, "two portals or none"),
    ({"tokens": {20: "face_down"}}, "no token lies face down in region 20"),
    ({"tokens": {20: "dragon"}, "face_down": [20]}, "no token lies face down in region 20"),
    ({"face_down": [20]}, "no token lies face down in region 20"),
    ({"known": [[20]]}, "only face-down tokens are looked at"),
    ({"kept": [["rogues"]]}, "nobody takes the token 'rogues'"),
    ({"led_by": ["pirate"]}, "no leader 'pirate'"),
    ({"led_by": ["fairy_queen", "fairy_queen"]}, "a leader is with one player"),
    ({"led_by": ["fairy_queen"], "leaders": False}, "leaders=True"),
    ({"step": "place", "card": 35}, "no card 35"),
    ({"card": 3}, "card is for the steps in which a card is used"),
    ({"cards": [[1], [1]]}, "card \\[1\\] is in two places"),
    ({"cards": [[5]]}, "not in the box with 2 players"),
    ({"row": [1, 2, 3, 4, 10, 11, 12]}, "the row has 6 places"),
    ({"cards": [list(range(10, 24))], "players": 3}, "10 end the game"),
    ({"coins": [-1, 3]}, "0 to 100 coins"),
    ({"bids": [15, 0], "step": "bid"}, "bids 0 to its coins"),
    ({"coins": [15, 0], "step": "bid"}, "14 coins before the bid"),
    ({"step": "target"}, "needs moving_from"),
    ({"step": "move", "card": NUMBER["Dire Eye"]}, "has no part 'move'"),
    ({"step": "step", "card": 2, "left": {"place": 1}}, "nothing of 'place' left"),
    ({"step": "step", "card": 2, "left": {"place": 1, "move": 1}}, "one part of a card"),
    ({"step": "token", "laying": 14, "citadels": True}, "laying is a whole number from 0 to 13"),
    ({"armies": 3}, "armies is a dictionary, not 3"),
    ({"armies": {11: [1.5]}}, "armies in region 11 are counted from 0, not 1.5"),
    ({"armies": {11.0: [1]}}, "region 11.0 is not on the table"),
    ({"turn": 1.5}, "turn is the number of a seat, not 1.5"),
    ({"turn": 0, "step": "over"}, "step 'over' is nobody's turn, not that of 0"),
    ({"first": -1}, "first is a seat from 0 to 1, not -1"),
    ({"first": 0, "step": "bid"}, "in step 'bid' nobody is first yet"),
    ({"game": 2}, "a game after the first is one of a series: full_game=True"),
    ({"set_up_by": 1, "setup_player": "0"}, "the option says that seat 0 sets up"),
    ({"step": "side", "setup": "random"}, "nothing of the set-up is asked where it is left to the lot"),
    ({"step": "layout", "layout": "row"}, "first the layout"),
    ({"layout": "loop", "board": "standard", "players": 4}, "a loop is an option: board='loop'"),
    ({"step": "rotation", "cells": {"centre": ("ice", 1)}}, "asks how the last board is turned"),
    ({"step": "start", "armies": {11: [1]}}, "armies come when all tokens lie"),
    ({"step": "outpost", "armies": {11: [18, 4]}}, "seat 0 has no army left for the outpost"),
    ({"step": "outpost", "neutral": {11: 1}}, "neutral armies come after the outposts"),
    ({"step": "neutral", "players": 3}, "neutral armies are for 2 players"),
    (
        {"step": "neutral", "neutral_left": 0},
        "neutral_left in this step is a whole number from 1 to 10, not 0",
    ),
    ({"neutral_left": 1}, "neutral_left in this step is a whole number from 0 to 0, not 1"),
    ({"step": "start", "led_by": ["fairy_queen"]}, "leaders are dealt when there is a start"),
    ({"step": "queen", "led_by": ["none", "fairy_queen"]}, "step 'queen' is the turn of the Fairy Queen"),
    ({"tokens": {20: "citadel"}, "citadels": False}, "the token 'citadel' is not in play"),
    ({"tokens": {20: "dragon"}, "encounters": ["rogues"]}, "the token 'dragon' is not in play"),
    ({"kept": [["book"]], "explore": False}, "the token 'book' is not in play"),
    ({"kept": [["book"]], "step": "bid"}, "nobody has a token before the first turn"),
    ({"tokens": {20: ["spring"]}}, "there is no token \\['spring'\\]"),
    ({"step": "token"}, "no token is laid with these options"),
    ({"step": "token", "laying": 0, "explore": True}, "the token 'citadel' is not in play"),
    ({"step": "token", "laying": 3, "tokens": {20: "book"}}, "there lie tokens that come only after that"),
    ({"laying": 3, "explore": True}, "laying is for step 'token'"),
    ({"step": "neutral", "cards": [[1]]}, "nobody has cards before the row lies"),
    ({"step": "neutral", "row": [1, 2, 3, 4, 10, 11]}, "the row is not laid out yet"),
    ({"step": "neutral", "bids": [1]}, "bids come when the row lies"),
    ({"step": "neutral", "coins": [15]}, "14 coins before the bid"),
    ({"step": "bid", "coins": [4, 9], "bids": [5, None]}, "seat 0 bids 0 to its coins, 4, not 5"),
    ({"step": "bid", "bids": [5, 6]}, "when all bids are in, the bid is over"),
    ({"row": [1, 2, 0, 3, 4, 10]}, "the row has no empty places"),
    ({"step": "move", "row": [1, 3, 4, 10, 11, 12]}, "its place in the row is empty: write 0 there"),
    ({"step": "half", "card": 2}, "card 2 has no parts to choose from"),
    ({"step": "half", "left": {"move": 1}}, "before a part is chosen nothing is left"),
    ({"step": "move", "card": 2, "left": 4}, "card 2 gives move 3, so not 4 are left"),
    ({"step": "move", "left": 0}, "left is a whole number from 1 to 99, not 0"),
    ({"step": "step", "card": 2, "part": 1}, "part is a whole number from 0 to 0, not 1"),
    ({"part": 1}, "part is for the steps in which a card is used"),
    ({"step": "target", "moving_from": 20}, "seat 0 has no army to move in region 20"),
    ({"moving_from": 11}, "moving_from is for step 'target'"),
    ({"cards": [list(range(10, 23))]}, "seat 0 has 13 cards and is to take another|cards, and 13 end"),
    ({"points": [[1] * 12]}, "game 0 is not finished, so it has no points yet"),
    ({"step": "over", "points": [[-2] * 12]}, "each of the points is a whole number from -1"),
]


@pytest.mark.parametrize(("position", "problem"), IMPOSSIBLE, ids=[str(p) for p, _ in IMPOSSIBLE])
def test_an_impossible_position_is_refused_with_the_reason(position, problem):
    with pytest.raises(imperia.ImperiaError, match=problem):
        legends.position(**position)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("empire 1 step=card", "begins 'legends 1'"),
        ("legends 2 step=card", "version '2'"),
        ("legends 1 step", "'step' is no field"),
        ("legends 1 colour=3", "is no field"),
        ("legends 1 turn=0 turn=1", "is there twice"),
        ("legends 1 turn=x", "the value of 'turn' cannot be read"),
        ("legends 1 cells=west", "the value of 'cells' cannot be read"),
    ],
)
def test_a_line_that_cannot_be_read(line, problem):
    with pytest.raises(imperia.ImperiaError, match=problem):
        legends.read(line)


def test_a_position_alone_is_a_first_turn():
    match = legends.position()
    assert (match.decision, match.actors, match.players) == ("card", (0,), 2)
    assert [armies(match, seat) for seat in (0, 1)] == [{11: 4}] * 2
    assert [supply(match, seat) for seat in (0, 1)] == [14, 14]


def test_what_a_position_speaks_of_is_in_play():
    options = legends.position(
        tokens={20: "swamp", 21: "citadel", 22: "rogues"}, face_down=[20], led_by=["bandit_king"]
    ).options
    assert (options["explore"], options["swamp"], options["citadels"], options["leaders"]) == (True,) * 4
    assert options["encounters"] == "rogues"


def test_a_loop_and_a_queen_are_in_play_where_a_position_speaks_of_them():  # L2.4, L8.5
    assert legends.position(layout="loop").options["board"] == "loop"
    queen = legends.position(step="queen", turn=1)
    assert queen.options["leaders"] is True
    assert [seat["leader"] for seat in queen.view(None)["seats"]] == [None, "fairy_queen"]
    assert legends.position(step="side").options["setup"] == "hand"


def test_points_of_a_game_that_is_over_are_counted():  # L7.2, L7.3
    some = {"armies": {9: [2, 1], 20: [0, 1]}, "cards": [[3], [1]], "coins": [3, 90]}
    match = legends.position(step="over", **some)
    assert match.scores == legends.position(**some).scores
    assert [score["regions"] for score in match.scores] == [1, 1]
    assert legends.read(match.notation).state.tobytes() == match.state.tobytes()


def test_uneven_hands_end_together_with_the_fullest():  # L7.1
    match = legends.position(cards=[[*range(1, 5), *range(10, 18)]], coins=[0, 0])
    while not match.over:
        (seat,) = match.actors
        match.play(seat, "card 0" if match.decision == "card" else "stop")
    assert [len(seat["cards"]) for seat in match.view(None)["seats"]] == [13, 1]


def test_as_many_players_as_it_speaks_of():
    assert legends.position(coins=[1, 2, 3]).players == 3
    assert legends.position(board="loop").players == 4
    assert legends.position(armies={11: [1, 1, 1, 1]}).players == 4


@pytest.mark.parametrize("number", range(games(12, 3)))
def test_every_moment_of_a_set_up_by_hand_is_written_down(number):  # L3.1
    combination = {**some_options(200)[number], "setup": "hand"}
    match, chooser = start(combination, seed=number), random.Random(number)
    while match.decision != "bid":
        assert legends.read(match.notation).state.tobytes() == match.state.tobytes()
        play_randomly(match, chooser, 1)
