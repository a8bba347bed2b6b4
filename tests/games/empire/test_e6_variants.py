"""E6: the variants. What both games share is in `tests/games/eight_minutes`."""

import random
from collections import Counter
from functools import cache

import pytest

import imperia
from imperia.games.empire.pieces import CARDS

from ..playing import only_when_compiled
from .oracle import breakdown
from .table import ISLES, PRINTED, empire, game_of_series, play, play_randomly, points

TRIANGLES = {"a": {0, 7, 12, 19, 23}, "b": {1, 3, 6, 12, 22}, ISLES: {0, 12, 31}}


def tokens(match):
    return {r["region"]: r["token"] for r in match.view(None)["regions"] if r["token"]}


@pytest.mark.parametrize("board", TRIANGLES, ids=["a", "b", "isles"])
@pytest.mark.parametrize("players", [2, 5])
def test_a_token_lies_face_up_on_every_triangle_before_the_bid(board, players):  # E6.1
    match = empire.start(players=players, seed=3, map=board, goods_tokens=True)
    assert match.decision in ("bid", "neutral")
    assert set(tokens(match)) == TRIANGLES[board]
    for seat in (*range(players), None):
        assert {r["region"]: r["token"] for r in match.view(seat)["regions"] if r["token"]} == tokens(match)
    told = {e.arguments["region"] for e in match.log if e.key == "token-laid"}
    assert told == TRIANGLES[board]


@only_when_compiled
def test_the_tokens_are_drawn_from_two_of_each_good():  # E6.1
    drawn = Counter()
    for seed in range(200):
        five = Counter(tokens(empire.start(players=3, seed=seed, goods_tokens=True)).values())
        assert sum(five.values()) == 5
        assert all(five[good] <= PRINTED["tokens"][good] for good in five)
        drawn += five
    assert set(drawn) == set(PRINTED["tracks"])
    assert max(drawn.values()) < 2 * min(drawn.values())  # the seeds are fixed; no good is preferred


@only_when_compiled
def test_every_token_comes_to_every_triangle():  # E6.1
    seen = {region: set() for region in TRIANGLES["a"]}
    for seed in range(60):
        for region, good in tokens(empire.start(players=3, seed=seed, goods_tokens=True)).items():
            seen[region].add(good)
    assert all(goods == set(PRINTED["tracks"]) for goods in seen.values())


def test_no_tokens_without_the_option():  # E6.1
    assert tokens(empire.start(players=3, seed=3)) == {}


def with_token(**position):
    return empire.position(
        **{"players": 3, "goods_tokens": True, "tokens": {7: "crystal"}, "armies": {}, **position}
    )


def test_the_controller_of_the_region_has_one_more_of_that_good():  # E6.1
    match = with_token(armies={7: [1, 2, 0]}, cards=[[35], [36], [37]])
    assert points(match, "goods") == [1, 2, 1]


def test_a_token_alone_counts_too():  # E6.1
    assert points(with_token(cities={7: [0, 0, 1]}), "goods") == [0, 0, 1]


def test_nobody_has_the_token_of_a_region_that_nobody_controls():  # E6.1
    assert points(with_token(armies={7: [1, 1, 0]}), "goods") == [0, 0, 0]


def test_nobody_has_the_token_under_neutral_control():  # E6.1
    assert points(with_token(players=2, armies={7: [1, 0]}, neutral={7: 2}), "goods") == [0, 0]


def test_two_tokens_of_one_good_add_up():  # E6.1: a second and a third coal
    match = with_token(tokens={7: "coal", 19: "coal"}, armies={7: [1], 19: [1]}, cards=[[28], [], []])
    assert points(match, "goods") == [2, 0, 0]


def test_a_token_goes_with_control_while_the_game_lasts():  # E6.1
    match = with_token(step="move", left=2, armies={8: [2, 0, 0], 7: [0, 1, 0]})
    assert points(match, "goods") == [0, 1, 0]
    play(match, "from 8", "to 7")
    assert points(match, "goods") == [0, 0, 0]
    play(match, "from 8", "to 7")
    assert points(match, "goods") == [1, 0, 0]


def more_triangles(count):
    """A user's map with so many triangles, made of twelve regions in a row."""
    letters = "ABCDEFGHIJKL"
    lines = ["imperia map 1", "title: Chain", "start: A", "", "[grid]"]
    lines += ["".join(letter * 4 for letter in letters)] * 4 + ["", "[regions]"]
    lines += [f"{x} {n} R{x}, one{', triangle' if n < count else ''}" for n, x in enumerate(letters)]
    return "\n".join([*lines, "", "[continents]", "one One", ""])


@pytest.mark.parametrize("count", [1, 10])
def test_on_a_users_map_one_token_lies_on_each_triangle(count):  # E6.1
    match = empire.start(players=3, seed=3, map=more_triangles(count), goods_tokens=True)
    assert set(tokens(match)) == set(range(count))
    if count == 10:
        assert Counter(tokens(match).values()) == PRINTED["tokens"]


def test_more_than_ten_triangles_refuse_the_option():  # E6.1
    assert empire.start(players=3, seed=3, map=more_triangles(11)).decision == "bid"
    with pytest.raises(imperia.BadOption, match=r"E6\.1"):
        empire.start(players=3, seed=3, map=more_triangles(11), goods_tokens=True)


def test_a_map_without_triangles_refuses_the_option():  # E6.1
    assert empire.start(players=3, seed=3, map=more_triangles(0)).decision == "bid"
    with pytest.raises(imperia.BadOption, match=r"E6\.1"):
        empire.start(players=3, seed=3, map=more_triangles(0), goods_tokens=True)


@cache
def played_series(players, seed, **options):
    """A series played at random: the match, and after how many actions each of its games ended."""
    match = empire.start(players=players, seed=seed, full_game=True, **options)
    chooser = random.Random(seed)
    ends = []
    while not match.over:
        game = game_of_series(match)
        play_randomly(match, chooser, 1)
        if match.over or game_of_series(match) != game:
            ends.append(len(match.history))
    return match, ends


def points_told(match):
    """The points of each game as the log tells them, by seat."""
    told = [
        [e.arguments[source] for source in ("regions", "continents", "goods")]
        for e in match.log
        if e.key == "points"
    ]
    return [told[begin : begin + match.players] for begin in range(0, len(told), match.players)]


@pytest.mark.parametrize("players", [2, 3])
def test_the_points_of_each_game_of_a_series_are_its_own(players):  # E6.2, E5.2-E5.5
    match, ends = played_series(players, seed=players, goods_tokens=True)
    done = [0] * players
    for told, end in zip(points_told(match), ends, strict=True):
        before_the_last_action = match.at(end - 1)
        plain_count = [row["total"] for row in breakdown(before_the_last_action)]
        assert points(before_the_last_action) == [sum(both) for both in zip(done, plain_count, strict=True)]

        single = as_single_game(before_the_last_action)  # it ends with the same points
        single.play(*match.history[end - 1])
        assert single.over
        own = [sum(by_source) for by_source in told]
        assert own == [row["total"] for row in breakdown(single)] == points(single)
        done = [sum(both) for both in zip(done, own, strict=True)]
    assert points(match) == done


def as_single_game(match):
    """The game that is under way, as if it were the only one."""
    fields = [f for f in match.notation.split() if not f.startswith(("full_game=", "game=", "points="))]
    return empire.read(" ".join(fields))


def series(**position):
    """A position with the last pick of the last game of a series; the two games before it have these
    points."""
    return empire.position(**{"players": 2, "full_game": True, "game": 2, **position})


def test_equal_sums_are_shared_at_the_end_too():  # E6.2
    rest = [number for number, card in CARDS.items() if not card.five]
    last_pick = {
        "row": rest[:6],
        "cards": [rest[6:18], rest[18:31]],
        "first": 1,
        "coins": [14, 2],
        "armies": {7: [3, 0], 22: [0, 1]},
    }
    unequal = play(series(**last_pick), "card 0", "stop")
    assert unequal.over
    mine, theirs = points(unequal)
    assert mine != theirs
    behind = [max(theirs - mine, 0), 0, 0, max(mine - theirs, 0), 0, 0]
    match = play(series(**last_pick, points=[[0] * 6, behind]), "card 0", "stop")
    assert points(match) == [max(mine, theirs)] * 2
    assert match.ranking == ((0, 1),)
