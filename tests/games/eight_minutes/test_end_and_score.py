"""The end of the game, control, places (E5 and L7), and three games in a row (E6.2, L8.7)."""

import random
from functools import cache

import pytest

from ..on_a_map import coins, deck, game_of_series, hand, play, play_randomly, row
from ..playing import points, refusal
from .ground import EMPIRE, LEGENDS, in_both

# ----- The end

ENDS = [
    *((EMPIRE, edition, players, cards) for edition in ("english", "polish") for players, cards in
      ((2, 13), (3, 10), (4, 8), (5, 7))),
    *((LEGENDS, "proof", players, cards) for players, cards in ((2, 13), (3, 10), (4, 8))),
    *((LEGENDS, "published", players, cards) for players, cards in ((2, 11), (3, 10), (4, 8))),
]  # fmt: skip


@pytest.mark.parametrize(("ground", "edition", "players", "cards"), ENDS, ids=str)
def test_the_game_ends_when_everybody_has_so_many_cards(ground, edition, players, cards):  # E5.1, L7.1
    match = ground.start_match(players=players, edition=edition)
    play_randomly(match, random.Random(4))
    told = [event.key for event in match.log]
    assert told.count("card-taken") == players * cards
    assert [len(hand(match, seat)) for seat in range(players)] == [cards] * players
    assert "card-drawn" not in told[max(i for i, key in enumerate(told) if key == "card-taken") :]


@in_both
def test_uneven_hands_end_together_with_the_fullest(ground):  # E5.1, L7.1
    """This makes sure that no seat ever takes more cards than there are places for."""
    begin = ground.position()
    box = sorted(row(begin) + deck(begin))
    match = ground.position(cards=[box[:12]], coins=[0, 0])
    while not match.over:
        play(match, "card 0" if match.decision == "card" else "stop")
    assert [len(hand(match, seat)) for seat in (0, 1)] == [13, 1]


@in_both
def test_points_of_a_position_that_is_over_are_counted(ground):  # E5.2-E5.6, L7.2, L7.3
    pieces = {ground.large[0]: [2, 1], ground.small[0]: [0, 1]}
    some = {"armies": pieces, "cards": [[ground.point_card]], "coins": [3, 3]}
    match = ground.position(step="over", **some)
    assert (points(match), match.ranking) == ([3, 2], ((0,), (1,)))
    assert ground.position(**some).scores == ground.game.read(match.notation).scores == match.scores


@in_both
def test_nobody_acts_after_the_end(ground):  # E5.1, L7.1
    match = ground.position(step="over")
    assert match.over
    assert match.actors == ()
    for seat in range(2):
        assert match.legal(seat) == ()
        refused = refusal(match, seat, "card 0")
        assert (refused.clause, refused.key) == (ground.clauses["end"], "refusal-game-over")


@in_both
def test_the_points_are_told_at_the_end(ground):  # E5.1, L7.1
    match = play_randomly(ground.start_match(players=3), random.Random(9))
    said = {}
    for event in match.log:
        if event.key in ("points", "more-points"):
            said.setdefault(event.arguments["seat"], {}).update(event.arguments)
    for seat, score in enumerate(match.scores):
        assert {**said[seat], "total": score["total"]} == {"seat": seat, **score}


# ----- Control


@in_both
@pytest.mark.parametrize(
    ("armies", "cities", "controller"),
    [
        ([1, 0, 0], [], 0),
        ([2, 1, 1], [], 0),
        ([1, 1, 0], [], None),  # strictly more
        ([2, 2, 1], [], None),
        ([1, 2, 2], [], None),
        ([1, 1, 2], [], 2),
        ([1, 0, 0], [0, 1, 0], None),  # cities count
        ([1, 0, 0], [0, 2, 0], 1),
        ([], [0, 0, 1], 2),  # a single city is enough
        ([1, 1, 0], [1, 0, 0], 0),
        ([], [], None),
    ],
    ids=str,
)
def test_a_region_belongs_to_strictly_the_most_pieces(ground, armies, cities, controller):  # E5.2, L7.2
    region = ground.large[0]
    match = ground.position(players=3, armies={region: armies}, cities={region: cities})
    held = {each["region"]: each["controller"] for each in match.view(None)["regions"]}
    assert held[region] == controller
    assert points(match, "regions") == [int(seat == controller) for seat in range(3)]


@in_both
@pytest.mark.parametrize(
    ("mine", "grey", "controller"), [(2, 1, 0), (1, 1, None), (1, 2, "neutral"), (0, 1, "neutral")]
)
def test_neutral_armies_count_as_another_colour(ground, mine, grey, controller):  # E5.2, L7.2
    region = ground.large[0]
    match = ground.position(armies={region: [mine, 0]}, neutral={region: grey})
    held = {each["region"]: each["controller"] for each in match.view(None)["regions"]}
    assert held[region] == controller
    assert points(match, "regions") == [int(controller == 0), 0]


@in_both
@pytest.mark.parametrize(
    ("large", "grey", "scores"),
    [
        ([[1], [], []], [0, 0, 0], [1, 0]),  # one region is enough if nobody has more
        ([[1], [0, 1], []], [0, 0, 0], [0, 0]),  # strictly more
        ([[1], [1], [0, 1]], [0, 0, 0], [1, 0]),
        ([[9], [0, 1], [0, 1]], [0, 0, 0], [0, 1]),  # regions, not pieces
        ([[1, 1], [], []], [0, 0, 0], [0, 0]),  # at least one region
        ([[1], [], []], [0, 1, 0], [0, 0]),  # neutral blocks
        ([[1], [], []], [0, 1, 1], [0, 0]),  # the neutral colour holds it, but does not score
        ([[], [], []], [1, 1, 0], [0, 0]),
    ],
    ids=str,
)
def test_a_group_of_regions_belongs_to_strictly_the_most_of_them(ground, large, grey, scores):
    """E5.3, L7.2: a group is a continent or an island."""
    match = ground.position(
        armies=dict(zip(ground.large, large, strict=True)),
        neutral=dict(zip(ground.large, grey, strict=True)),
    )
    assert points(match, ground.groups) == scores


@in_both
def test_every_region_and_every_group_is_a_point(ground):  # E5.2, E5.3, L7.2
    match = ground.position(armies={ground.small[0]: [0, 1], ground.large[0]: [1], ground.large[1]: [1]})
    assert [points(match, "regions"), points(match, ground.groups)] == [[2, 1], [1, 1]]
    assert match.ranking == ((0,), (1,))


# ----- Places


def level(ground, **changes):
    """A position in which each of two players has 2 points, 4 coins, 3 armies and a region, apart from these
    changes."""
    pieces = {ground.small[0]: [3, 0], ground.large[0]: [0, 3]}
    return ground.position(**{"armies": pieces, "coins": [4, 4], **changes})


@in_both
def test_what_is_equal_in_everything_is_shared(ground):  # E5.6, L7.4: cities are no armies
    for match in (level(ground), level(ground, cities={ground.small[0]: [2, 0]})):
        assert points(match) == [2, 2]
        assert match.ranking == ((0, 1),)


@in_both
@pytest.mark.parametrize("winner", [0, 1])
def test_of_equal_points_more_coins_win(ground, winner):  # E5.6, L7.4: even against more armies
    fewer = {ground.small[0]: [3 + winner, 0], ground.large[0]: [0, 4 - winner]}
    match = level(ground, coins=[5 - winner, 4 + winner], armies=fewer)
    assert points(match) == [2, 2]
    assert match.ranking == ((winner,), (1 - winner,))


@in_both
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("by", ["armies", "regions"])
def test_then_more_armies_on_the_board_then_more_regions(ground, winner, by):  # E5.6, L7.4
    """One player has two regions of one group; the other has one region, and a card that is worth a point."""
    few, many = ground.small[0], ground.large[:2]
    spread = winner if by == "regions" else 1 - winner
    armies = {few: [0, 0], many[0]: [0, 0], many[1]: [0, 0]}
    armies[few][1 - spread] = 5 if by == "armies" else 2
    armies[many[0]][spread] = armies[many[1]][spread] = 1
    hands = [[] if seat == spread else [ground.point_card] for seat in (0, 1)]
    match = ground.position(armies=armies, cards=hands, coins=[4, 4])
    assert points(match) == [3, 3]
    assert match.ranking == ((winner,), (1 - winner,))


@in_both
def test_the_tie_breaks_order_every_place(ground):  # E5.6, L7.4
    pieces = {ground.small[0]: [0, 1], ground.large[0]: [1], ground.large[1]: [1]}
    match = ground.position(players=4, armies=pieces, coins=[0, 3, 2, 4])
    assert points(match) == [3, 2, 0, 0]
    assert match.ranking == ((0,), (1,), (3,), (2,))


# ----- Three games in a row


@cache
def played_series(ground, players):
    """A series played at random: the match, and after how many actions each of its games ended."""
    match, chooser, ends = ground.start_match(players=players, full_game=True), random.Random(players), []
    while not match.over:
        game = game_of_series(match)
        play_randomly(match, chooser, 1)
        if match.over or game_of_series(match) != game:
            ends.append(len(match.history))
    return match, ends


@in_both
@pytest.mark.parametrize("players", [2, 3])
def test_three_games_are_played_and_the_points_of_all_are_added(ground, players):  # E6.2, L8.7
    match, ends = played_series(ground, players)
    kept = match.view(None)["points_of_games"]
    assert len(ends) == len(kept) == 3
    assert [game_of_series(match.at(end)) for end in ends] == [1, 2, 2]
    for seat, score in enumerate(match.scores):
        assert score["total"] == sum(sum(game[seat].values()) for game in kept)
        for source in ground.game.definition.sources:
            assert score[source] == sum(game[seat][source] for game in kept)


@in_both
def test_each_game_has_its_own_setup_and_bid(ground):  # E6.2, L8.7
    match, ends = played_series(ground, 3)
    begins = [match.at(0), *(match.at(end) for end in ends[:2])]
    for game, begin in enumerate(begins):
        view = begin.view(None)
        assert view["game_of_series"] == game
        assert (begin.decision, begin.actors) == ("bid", (0, 1, 2))
        assert begin.options == match.options
        assert coins(begin) == [11, 11, 11]
        assert [hand(begin, seat) for seat in range(3)] == [[], [], []]
        assert [(seat["bid"], seat["cities_left"]) for seat in view["seats"]] == [(None, 3)] * 3
        assert view["first"] is None
    assert len({tuple(row(begin)) for begin in begins}) == 3


@in_both
def test_the_sum_of_points_wins_and_equal_sums_share_without_a_tie_break(ground):  # E6.2, L8.7
    sources = len(ground.game.definition.sources)

    def before(*seats):
        """A finished game in which each seat has so many points for regions."""
        return [n for each in seats for n in (each, *[0] * (sources - 1))]

    last = {"full_game": True, "game": 2, "armies": {ground.small[0]: [3, 0]}, "coins": [14, 0]}
    match = ground.position(**last, points=[before(0, 2), before(1, 2)])
    assert points(match) == [3, 4]
    assert match.ranking == ((1,), (0,))
    match = ground.position(**last, points=[before(0, 2), before(0, 0)])
    assert points(match) == [2, 2]
    assert match.ranking == ((0, 1),)  # coins, armies and regions do not matter


@in_both
def test_without_the_option_one_game_is_all(ground):  # E6.2, L8.7
    match = play_randomly(ground.start_match(players=3), random.Random(2))
    assert match.view(None)["game_of_series"] == 0
    assert sum(event.key == "game-ends" for event in match.log) == 1
