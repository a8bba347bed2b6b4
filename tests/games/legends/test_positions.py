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
