"""Positions from keywords: sensible defaults, and a clear word about what no game can be in."""

import pytest

import imperia

from .table import ISLES, armies, coins, deck, empire, hand, play, points, row, steps_left

BOX = [
    number for number in range(1, 43) if number not in (4, 17, 27, 31, 38)
]  # E1.1: with two to four players
IMPOSSIBLE = [
    ({"colour": 1}, "a position of empire has no 'colour'"),
    ({"step": "dance"}, "there is no step 'dance'"),
    ({"step": 3}, "step is a word, not 3"),
    ({"turn": 2, "players": 2}, "turn is a seat from 0 to 1, not 2"),
    ({"turn": 1.5}, "turn is the number of a seat, not 1.5"),
    ({"turn": True}, "turn is the number of a seat, not True"),
    ({"turn": "x"}, "turn is the number of a seat, not 'x'"),
    ({"turn": 0, "step": "bid"}, "step 'bid' is nobody's turn, not that of 0"),
    ({"turn": 0, "step": "over"}, "step 'over' is nobody's turn, not that of 0"),
    ({"first": -1}, "first is a seat from 0 to 1, not -1"),
    ({"first": 0, "step": "bid"}, "in step 'bid' nobody is first yet"),
    ({"game": 3}, "game is 0, 1 or 2, not 3"),
    ({"game": 2}, "a game after the first is one of a series: full_game=True"),
    ({"game": 1, "full_game": True, "step": "over"}, "a series is over after its last game, 2"),
    ({"seed": -1}, "seed is a whole number from 0"),
    ({"seed": 1.5}, "seed is a whole number from 0"),
    ({"seed": 1, "chance": [1, 2, 3]}, "'seed' or its 'chance', not both"),
    ({"chance": [1, 2, 1.5]}, "each part of chance is a whole number"),
    # Pieces
    ({"armies": {12: 3}}, "armies is a list, not 3"),
    ({"armies": {12: [1.5]}}, "armies in region 12 are counted from 0, not 1.5"),
    ({"armies": {12: [-1]}}, "armies in region 12 are counted from 0, not -1"),
    ({"armies": {12.0: [1]}}, "there is no region 12.0"),
    ({"armies": {12: [15]}}, "only 14 in all"),
    ({"cities": {12: [4]}}, "only 3 in all"),
    ({"armies": {12: [1, 1, 1]}, "players": 2}, "of more seats than play"),
    ({"neutral": {3: 1}, "players": 3}, "neutral armies are for 2 players in the English edition"),
    ({"neutral": {3: 11}}, "there are 10 neutral armies"),
    ({"step": "neutral", "players": 3}, "neutral armies are for 2 players in the English edition"),
    (
        {"step": "neutral", "neutral_left": 0},
        "neutral_left in this step is a whole number from 1 to 10, not 0",
    ),
    ({"step": "neutral", "neutral": {3: 4}, "neutral_left": 7}, "from 1 to 6, not 7"),
    ({"step": "neutral", "neutral": {3: 10}}, "all neutral armies are placed already"),
    ({"neutral_left": 3}, "neutral_left in this step is a whole number from 0 to 0, not 3"),
    ({"step": "first", "edition": "polish"}, "the winner of the bid begins"),
    # Cards
    ({"card": 3}, "card is for the steps in which a card is used, not for 'card'"),
    ({"left": {"move": 1}}, "left is for the steps in which a card is used, not for 'card'"),
    ({"step": "place", "card": 50}, "there is no card 50; cards are 1 to 42"),
    ({"step": "place", "card": 4}, "card 4 does not give this step"),
    ({"step": "move", "card": 4}, "card [4] is not in the box with 2 players"),
    ({"step": "half", "card": 3}, "card 3 has no halves to choose from"),
    ({"step": "half", "card": 34, "coal_card": "plain"}, "card 34 has no halves to choose from"),
    ({"step": "half", "left": {"place": 1}}, "before a half is chosen no step is left"),
    ({"step": "place", "card": 36, "left": 3}, "card 36 does not give place 3"),
    ({"step": "place", "left": 5}, "card 3 does not give place 5"),
    ({"step": "place", "left": 0}, "left is a whole number from 1 to 9, not 0"),
    ({"step": "place", "left": {"dance": 1}}, "there is no 'dance' left"),
    ({"step": "place", "left": {"move": 1}}, "step 'place' and left do not agree"),
    ({"step": "step", "card": 1, "left": {"place": 1, "move": 1}}, "card 1 does not give place 1, move 1"),
    ({"step": "step", "card": 1}, "say what is left of card 1"),
    ({"step": "step", "left": 2}, "left is like {'move': 2}, not 2"),
    ({"step": "step", "card": 34, "left": {"city": 1}, "coal_card": "plain"}, "card 34 does not give city 1"),
    ({"step": "target"}, "needs moving_from"),
    ({"step": "target", "moving_from": 3}, "seat 0 has no army to move in region 3"),
    ({"step": "target", "moving_from": 12, "card": 3, "left": {"place": 1}}, "no move is left"),
    ({"moving_from": 12}, "moving_from is for step 'target'"),
    ({"row": [1, 2, 3, 0, 5, 6]}, "the row has no empty places while there are cards in the deck"),
    ({"row": [1, 2], "deck": BOX[2:]}, "the row has no empty places while there are cards in the deck"),
    ({"step": "place", "row": [9, 10, 11, 12, 13, 14]}, "its place in the row is empty: write 0 there"),
    ({"step": "place", "row": [0, 0, 11, 12, 13, 14]}, "the row has no empty places"),
    ({"row": [1, 2, 3, 5, 6, 7, 8]}, "the row has 6 places, not 7"),
    ({"row": "123"}, "row is a list, not '123'"),
    ({"cards": [[5], [5]]}, "card [5] is in two places"),
    ({"cards": [[1], [2], [3]], "players": 2}, "cards are of 3 seats, and 2 play"),
    ({"cards": [BOX[:14]]}, "seat 0 has 14 cards, and 13 end the game"),
    ({"cards": [BOX[:13]]}, "seat 0 has 13 cards and is to take another"),
    ({"cards": [[], BOX[:13]]}, "seat 1 has 13 cards and is to take another"),
    ({"cards": [[], BOX[:13]], "step": "bid"}, "seat 1 has 13 cards and is to take another"),
    # Coins, bids, tokens, points
    ({"coins": [15, 0]}, "seat 0 has 0 to 14 coins, not 15"),
    ({"coins": [1.5]}, "seat 0 has 0 to 14 coins, not 1.5"),
    ({"coins": [1, 2, 3], "players": 2}, "coins are of 3 seats, and 2 play"),
    ({"step": "bid", "coins": [4, 9], "bids": [5, None]}, "seat 0 bids 0 to its coins, 4, not 5"),
    ({"step": "bid", "bids": [5, 6]}, "when all bids are in, the bid is over"),
    ({"step": "neutral", "bids": [5]}, "bids come after the neutral armies"),
    ({"tokens": {7: "coal"}, "goods_tokens": False}, "goods tokens are an option: goods_tokens=True"),
    ({"tokens": {8: "coal"}}, "no token lies in region 8: it has no triangle"),
    ({"tokens": {7: "gold"}}, "there is no token of 'gold'"),
    ({"tokens": {0: "coal", 7: "coal", 12: "coal"}}, "there are 2 tokens of 'coal', not 3"),
    ({"points": [[1] * 6]}, "game 0 is not finished, so it has no points yet"),
    ({"step": "over", "points": [[1] * 5]}, "3 numbers for each of 2 seats, not 5 in all"),
    ({"step": "over", "points": [[-1] * 6]}, "each of the points is a whole number from 0"),
    ({"step": "over", "points": [[1] * 6, [1] * 6]}, "game 1 is not finished, so it has no points yet"),
]


@pytest.mark.parametrize(("keywords", "told"), IMPOSSIBLE, ids=[str(keywords) for keywords, _ in IMPOSSIBLE])
def test_what_cannot_be_is_refused_with_the_reason(keywords, told):  # E1.1-E6.2
    with pytest.raises(imperia.BadPosition) as refused:
        empire.position(**keywords)
    assert told in str(refused.value)


def test_a_position_alone_is_a_first_turn():
    match = empire.position()
    assert (match.decision, match.actors, match.players) == ("card", (0,), 2)
    assert [armies(match, seat) for seat in (0, 1)] == [{12: 3}] * 2
    assert coins(match) == [14, 14]
    assert row(match) == BOX[:6]
    assert sorted(deck(match)) == BOX[6:]


@pytest.mark.parametrize(
    ("keywords", "card", "left"),
    [
        ({"step": "place"}, 3, {"place": 3}),
        ({"step": "place", "left": 2}, 3, {"place": 2}),
        ({"step": "place", "card": 36}, 36, {"place": 2}),
        ({"step": "place", "row": [3, 0]}, 1, {"place": 2}),  # the usual card is elsewhere
        ({"step": "place", "cards": [[36, 3]]}, 3, {"place": 3}),  # the one that the seat has taken
        ({"step": "move", "left": 5}, 16, {"move": 5}),  # which the usual card does not give
        ({"step": "sail", "card": 5}, 5, {"sail": 4}),
        ({"step": "city", "card": 2}, 2, {"city": 1}),  # E4.8: that half is chosen
        ({"step": "step", "card": 26}, 26, {"place": 1, "destroy": 1}),  # E4.8: both
        ({"step": "step", "left": {"destroy": 1, "place": 1}}, 26, {"place": 1, "destroy": 1}),
        ({"step": "target", "moving_from": 12, "card": 32}, 32, {"sail": 3}),
        ({"step": "place", "card": 34, "coal_card": "plain"}, 34, {"place": 2}),  # E1.4
    ],
)
def test_a_card_that_is_used_gives_what_is_left(keywords, card, left):  # E4.1
    match = empire.position(**keywords)
    assert match.view(0)["decision"]["card"] == card
    assert card in hand(match, 0)
    assert steps_left(match) == left
    assert 0 in row(match)  # E4.12


def test_what_a_position_speaks_of_is_in_play():  # E6.1
    match = empire.position(tokens={7: "coal"}, armies={7: [1]}, cards=[[28]])
    assert match.options["goods_tokens"] is True
    assert points(match, "goods") == [1, 0]


def test_points_of_a_game_that_is_over_are_counted():  # E5.2-E5.6
    match = empire.position(step="over", armies={0: [2, 1], 12: [0, 1]}, cards=[[35], [36, 37]], coins=[3, 3])
    assert [score["regions"] for score in match.scores] == [1, 1]
    assert points(match, "goods") == [1, 2]
    assert match.ranking == ((1,), (0,))
    assert empire.read(match.notation).scores == match.scores
    counted = empire.position(
        step="card", armies={0: [2, 1], 12: [0, 1]}, cards=[[35], [36, 37]], coins=[3, 3]
    )
    assert counted.scores == match.scores


def test_the_last_game_of_a_series_is_counted_after_the_others():  # E6.2
    before = [[1, 0, 0, 2, 0, 0], [0, 3, 0, 0, 0, 0]]
    match = empire.position(step="over", full_game=True, points=before, armies={0: [1]})
    assert [score["total"] for score in match.scores] == [1 + 3 + 1 + 1, 2]
    assert empire.read(match.notation).state.tobytes() == match.state.tobytes()


def test_uneven_hands_end_together_with_the_fullest():  # E5.1
    """So that nobody ever takes more cards than there are places for."""
    match = empire.position(cards=[BOX[:12]], coins=[0, 0])
    while not match.over:
        (seat,) = match.actors
        match.play(seat, "card 0" if match.decision == "card" else "stop")
    assert [len(hand(match, seat)) for seat in (0, 1)] == [13, 1]


def test_as_many_players_as_the_keywords_speak_of():
    assert empire.position(turn=2).players == 3
    assert empire.position(first=3).players == 4
    assert empire.position(armies={12: [1, 1, 1, 1, 1]}).players == 5


def test_a_position_on_a_map_of_ones_own():  # E1.3
    match = play(empire.position(map=ISLES, step="sail", armies={0: [1]}), "from 0", "to 12")
    assert armies(match, 0) == {12: 1}
