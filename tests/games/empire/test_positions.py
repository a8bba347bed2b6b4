"""Positions of empire: what they are like if the keywords say little, and what of them is open."""

import pytest

from .table import ISLES, armies, coins, deck, empire, hand, play, points, row, steps_left

BOX = [number for number in range(1, 43) if number not in (4, 17, 27, 31, 38)]  # E1.1: two to four players


def test_a_position_alone_is_a_first_turn():
    match = empire.position()
    assert match.decision == "card"
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
        ({"step": "place", "cards": [[36, 3]]}, 3, {"place": 3}),  # the card that the seat has taken
        ({"step": "move", "left": 5}, 16, {"move": 5}),  # more than the usual card gives
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
    assert empire.position(armies={12: [1, 1, 1, 1, 1]}).players == 5


def test_the_last_game_of_a_series_is_counted_after_the_others():  # E6.2
    before = [[1, 0, 0, 2, 0, 0], [0, 3, 0, 0, 0, 0]]
    match = empire.position(step="over", full_game=True, points=before, armies={0: [1]})
    assert [score["total"] for score in match.scores] == [1 + 3 + 1 + 1, 2]


def test_a_position_on_a_map_of_ones_own():  # E1.3
    match = play(empire.position(map=ISLES, step="sail", armies={0: [1]}), "from 0", "to 12")
    assert armies(match, 0) == {12: 1}
