"""E5: the end of the game and the points. What both games share is in `tests/games/eight_minutes`."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imperia.games.empire.pieces import CARDS, COINS

from ..playing import more_when_compiled
from .oracle import breakdown, places, track_value
from .table import (
    ISLES,
    PRINTED,
    armies,
    cities,
    empire,
    games,
    hand,
    notations,
    play,
    play_randomly,
    points,
    some_options,
    start,
    supply,
    turn,
)

OF = {
    good: [c["number"] for c in PRINTED["cards"] if c["good"] == good]
    for good in (*PRINTED["tracks"], "wild")
}


def goods(*cards, **position):
    """The points for goods of seat 0 with these cards. Five players take part, so that every card is in the
    box."""
    return points(empire.position(step="over", players=5, cards=[list(cards)], **position), "goods")[0]


def last_card(**position):
    """Four players, and the last pick of the game, by seat 2; the deck is empty, as it has to be."""
    row = [9, 10, 11, 12, 13, 14]
    rest = [number for number, card in CARDS.items() if not card.five and number not in row]
    hands = [rest[:8], rest[8:16], rest[16:23], rest[23:]]
    return empire.position(row=row, cards=hands, deck=[], turn=2, first=3, **position)


def test_the_game_ends_when_the_action_of_the_last_card_is_finished():  # E5.1
    match = last_card()
    play(match, "card 0")
    assert not match.over
    play(match, "place 12", "place 12")
    assert not match.over
    play(match, "place 12")
    assert match.over
    assert [len(hand(match, seat)) for seat in range(4)] == [8, 8, 8, 8]


def test_the_last_action_may_be_stopped_too():  # E5.1
    assert play(last_card(), "card 0", "stop").over


def test_crystals_score_1_2_3_5():  # E5.4: the example of the rulebook
    assert [goods(*OF["crystal"][:count]) for count in (1, 2, 3, 4)] == [1, 2, 3, 5]


@pytest.mark.parametrize("good", PRINTED["tracks"])
def test_goods_score_the_highest_step_reached(good):  # E5.4
    icons = 0
    for count in range(8):
        assert goods(*OF[good][:count]) == track_value(good, icons)
        if count < len(OF[good]):
            icons += CARDS[OF[good][count]].icons


def test_between_two_steps_the_lower_one_counts():  # E5.4: trees score at 2 and at 4
    assert [goods(*OF["tree"][:count]) for count in (1, 2, 3, 4)] == [0, 1, 1, 2]


def test_above_the_last_step_the_last_value_counts():  # E5.4
    assert [goods(*OF["crystal"][:5]), goods(*OF["coal"][:6]), goods(*OF["coal"][:7])] == [5, 5, 5]
    carrots = [number for number in OF["carrot"] if not CARDS[number].five]
    assert points(empire.position(players=2, cards=[carrots]), "goods")[0] == 5  # ten icons on nine cards


@pytest.mark.parametrize(("double", "single", "good"), [(25, [18, 19], "carrot"), (17, [9], "anvil")])
def test_two_cards_show_two_icons(double, single, good):  # E5.4
    with_double = [double, *single[:-1]]
    assert goods(*with_double) == track_value(good, len(with_double) + 1) == 1
    assert goods(*with_double[1:], single[-1]) == track_value(good, len(single)) == 0


def test_goods_of_several_kinds_add_up():  # E5.4
    assert goods(35, 36, 28, 29, 1, 2) == 2 + 1 + 1


def test_a_wild_card_joins_a_good_that_one_has():  # E5.5
    assert goods(35, 40) == 2
    assert goods(35, 40, 41, 42) == 5
    assert goods(28, 40) == 1


def test_a_wild_card_without_a_partner_is_worth_nothing():  # E5.5
    assert goods(40) == goods(40, 41) == goods(40, 41, 42) == 0


def test_wild_cards_are_assigned_so_that_the_total_is_best():  # E5.5
    assert goods(35, 36, 37, 28, 40) == 5  # the fourth crystal (5) and no coal, rather than 3 and 1
    assert goods(1, 28, 40, 41) == 2  # a second tree and a second coal, or two more coals: 1 + 1 or 2
    assert goods(1, 28, 9, 40, 41, 42) == 3  # three pairs, or four coals
    assert goods(28, 29, 30, 9, 40, 41) == 5  # two more coals (5), rather than 3 + 1


def test_a_wild_card_may_join_a_good_of_which_one_has_a_token_only():  # E5.5, E6.1
    with_token = {"goods_tokens": True, "tokens": {7: "crystal"}, "armies": {7: [1]}}
    assert goods(40, **with_token) == 2
    assert goods(40, **{**with_token, "armies": {7: [0, 1]}}) == 0


@more_when_compiled
@settings(max_examples=games(100, 20))
@given(st.data())
def test_goods_equal_the_best_of_all_assignments(data):  # E5.4, E5.5, E6.1
    cards = data.draw(st.lists(st.sampled_from(sorted(CARDS)), max_size=7, unique=True))
    wilds = data.draw(st.sets(st.sampled_from(OF["wild"])))
    tokens = data.draw(st.permutations([*PRINTED["tracks"]] * 2))[: data.draw(st.integers(0, 5))]
    regions = dict(zip((0, 7, 12, 19, 23), tokens, strict=False))
    match = empire.position(
        step="over",
        players=5,
        cards=[list(dict.fromkeys([*wilds, *cards]))[:7]],
        goods_tokens=True,
        tokens=regions,
        armies={region: [data.draw(st.integers(0, 1))] for region in regions},
    )
    assert list(match.scores) == breakdown(match)


@more_when_compiled
@settings(max_examples=games(80, 12))
@given(st.data())
def test_regions_and_continents_equal_a_plain_count(data):  # E5.2, E5.3, E5.6
    players = data.draw(st.integers(2, 5))
    board, numbers = data.draw(
        st.sampled_from([("a", range(25)), ("b", range(1, 24)), (ISLES, (0, 3, 7, 12, 30, 31))])
    )
    few = st.dictionaries(
        st.sampled_from(list(numbers)), st.lists(st.integers(0, 2), min_size=players, max_size=players)
    )
    pieces = data.draw(few.filter(lambda d: all(sum(c[s] for c in d.values()) <= 14 for s in range(players))))
    built = data.draw(few.filter(lambda d: all(sum(c[s] for c in d.values()) <= 3 for s in range(players))))
    most = 5 if players == 2 else 0
    grey = data.draw(st.dictionaries(st.sampled_from(list(numbers)), st.integers(0, 2), max_size=most))
    match = empire.position(
        players=players,
        map=board,
        armies=pieces,
        cities=built,
        neutral=grey,
        coins=data.draw(st.lists(st.integers(0, 2), min_size=players, max_size=players)),
    )
    assert list(match.scores) == breakdown(match)
    assert match.ranking == places(match)


@more_when_compiled
@pytest.mark.parametrize("seed", range(games(40, 6)))
def test_whole_games_score_as_counted_plainly(seed):  # E5.2-E5.6, E6.1
    combination = {**some_options(500)[seed], "full_game": False}
    match = play_randomly(
        start(combination, seed), random.Random(seed), random.Random(seed).randrange(20, 150)
    )
    assert list(match.scores) == breakdown(match)
    assert match.ranking == places(match)


def test_the_points_shown_during_the_game_are_those_as_if_it_ended_now():  # E5.6
    match = empire.position(step="move", left=2, armies={12: [1, 1]})
    assert points(match) == [0, 0]
    play(match, "from 12", "to 9")
    assert points(match, "regions") == [1, 1]


def test_coins_are_the_tie_break_that_was_left_at_the_end():  # E5.6, E3.1: the bid is gone
    match = empire.position(step="bid", edition="polish", armies={7: [3, 0], 22: [0, 3]})
    match.play(0, "bid 1")
    match.play(1, "bid 0")
    assert match.ranking == ((1,), (0,))
    assert COINS[2] == 14


# ----- What follows from E5.1 for the seats that wait


def test_everybody_has_the_same_number_of_turns():  # E5.1, E4.9
    match = empire.position(players=3, edition="polish", step="bid")
    for seat in range(3):
        match.play(seat, f"bid {seat}")
    turns = []
    while not match.over:
        if match.decision == "card":
            turns.append(turn(match))
        play(match, "stop" if "stop" in notations(match, turn(match)) else "card 0")
    assert turns == [2, 0, 1] * 10
    for seat in range(3):
        assert armies(match, seat) == {12: 3}
        assert cities(match, seat) == {}
        assert supply(match, seat) == 11
