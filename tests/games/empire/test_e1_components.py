"""E1: what is in the box. What both games share is in `tests/games/eight_minutes`."""

from collections import Counter

import pytest

import imperia
from imperia.games.empire.pieces import CARDS, TOKENS, TRACKS, Good

from .table import (
    GOODS,
    ISLES,
    PRINTED,
    armies,
    deck,
    empire,
    hand,
    kinds,
    notations,
    play,
    points,
    refusal,
    regions,
    row,
    seat_of,
    steps_left,
    turn,
)

ONLY_WITH_FIVE = [card["number"] for card in PRINTED["cards"] if card["five"]]
STEP_KINDS = {"place": "place", "move": "from", "sail": "from", "city": "city", "destroy": "destroy"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_five_marked_cards_are_left_out_with_fewer_than_five_players(players):  # E1.1
    match = empire.start(players=players, seed=1)
    box = {*row(match), *deck(match)}
    assert len(row(match)) + len(deck(match)) == 37
    assert box == {card["number"] for card in PRINTED["cards"]} - set(ONLY_WITH_FIVE)


def test_five_players_use_all_42_cards():  # E1.1
    match = empire.start(players=5, seed=1)
    assert sorted(row(match) + deck(match)) == list(range(1, 43))
    assert len(ONLY_WITH_FIVE) == 5


def test_only_the_seats_of_the_match_exist():  # E1.1
    match = empire.position(players=3, step="first", turn=1)
    assert notations(match, 1) == ["first 0", "first 1", "first 2"]
    assert refusal(match, 1, "first 3").clause == "E1.1"
    with pytest.raises(imperia.UnknownSeat, match="seats 0 to 2"):
        match.legal(3)


@pytest.mark.parametrize("printed", PRINTED["cards"], ids=lambda card: f"card {card['number']}")
def test_the_cards_are_as_printed(printed):  # E1.1
    card = CARDS[printed["number"]]
    assert card.number == printed["number"]
    assert (card.good.name.lower(), card.icons) == (printed["good"], printed["icons"])
    assert [[step.name.lower(), count] for step, count in card.halves] == printed["steps"]
    assert card.combine.name.lower() == (printed["combine"] or "single")
    assert card.five == printed["five"]


def test_there_are_42_cards():  # E1.1
    assert len(PRINTED["cards"]) == 42
    assert list(CARDS) == [card["number"] for card in PRINTED["cards"]]


def test_tracks_and_tokens_are_as_printed():  # E1.1
    printed = {
        good: {int(icons): value for icons, value in t.items()} for good, t in PRINTED["tracks"].items()
    }
    assert {good.name.lower(): track for good, track in TRACKS.items()} == printed
    assert Counter(good.name.lower() for good in TOKENS) == PRINTED["tokens"]
    assert {good.name.lower() for good in Good} == {*GOODS, "wild"}


@pytest.mark.parametrize("printed", PRINTED["cards"], ids=lambda card: f"card {card['number']}")
def test_taking_a_card_gives_its_goods_and_exactly_its_steps(printed):  # E1.1, E4.1
    number, steps = printed["number"], printed["steps"]
    others = [other for other in range(1, 43) if other != number][:5]
    # One army at the start, one of another player, and pieces in the supply: every step is possible.
    match = empire.position(players=5, row=[number, *others], armies={12: [1, 1, 0, 0, 0]})
    play(match, "card 0")

    assert hand(match, 0) == [number]
    expected = {good: printed["icons"] if good == printed["good"] else 0 for good in (*GOODS, "wild")}
    assert seat_of(match, 0)["goods"] == expected
    if printed["combine"] == "or":
        assert notations(match, 0) == ["stop", "half 0", "half 1"]
        for half, (step, count) in enumerate(steps):
            chosen = play(match.at(len(match.history)), f"half {half}")
            assert steps_left(chosen) == {step: count}
            assert kinds(chosen, 0) == {"stop", STEP_KINDS[step]}
    else:
        assert steps_left(match) == dict(steps)
        assert kinds(match, 0) == {"stop", *(STEP_KINDS[step] for step, _ in steps)}


@pytest.mark.parametrize("printed", PRINTED["cards"], ids=lambda card: f"card {card['number']}")
def test_a_card_gives_no_step_more_than_printed(printed):  # E1.1, E4.10
    others = [other for other in range(1, 43) if other != printed["number"]][:5]
    # Ten armies in the supply and armies to move and destroy: nothing but the card is the limit.
    begin = empire.position(players=5, row=[printed["number"], *others], armies={12: [4, 1, 0, 0, 0]})
    halves = [[0], [1]] if printed["combine"] == "or" else [range(len(printed["steps"]))]
    for chosen in halves:
        match = play(begin.at(0), "card 0")
        if printed["combine"] == "or":
            play(match, f"half {chosen[0]}")
        steps = 0
        while turn(match) == 0:
            action = next(a for a in match.legal(0) if a.kind != "stop")
            match.play(0, action)
            steps += action.kind != "from"
        assert steps == sum(printed["steps"][half][1] for half in chosen)


@pytest.mark.parametrize(
    ("board", "continents", "count", "start"), [("a", 4, 25, 12), ("b", 5, 23, 15), (ISLES, 3, 6, 0)]
)
def test_boards(board, continents, count, start):  # E1.3
    match = empire.start(players=3, seed=1, map=board)
    view = match.view(None)
    assert len(view["regions"]) == count
    assert match.state["board"]["continents"][0] == continents
    assert view["map"]["start"] == start
    assert armies(match, 2) == {start: 3}


def test_board_a_is_the_default():  # E1.3
    assert empire.start(players=2, seed=1).options["map"] == "a"


def test_dotted_lines_are_sea_links():  # E1.3: 1 - 18 on board a
    by_land = empire.position(step="target", card=8, left={"move": 1}, moving_from=1, armies={1: [1]})
    by_sea = empire.position(step="target", card=7, left={"sail": 1}, moving_from=1, armies={1: [1]})
    assert regions(by_land.legal(0)) == {0, 2}
    assert regions(by_sea.legal(0)) == {0, 2, 18}


def test_a_map_file_of_the_user(tmp_path):  # E1.3
    path = tmp_path / "isles.map"
    path.write_text(ISLES, encoding="utf-8")
    match = empire.start(players=3, seed=1, map=str(path))
    path.unlink()  # the match has its map with it
    again = imperia.load(match.save())
    assert {region["region"] for region in again.view(None)["regions"]} == {0, 3, 7, 12, 30, 31}
    assert again.state.tobytes() == match.state.tobytes()


def test_a_region_that_the_map_does_not_have():  # E1.3
    match = empire.position(step="neutral", map="b")  # board b counts its regions from 1
    assert regions(match.legal(0)) == set(range(1, 24))
    assert refusal(match, 0, "neutral 0").clause == "E1.3"
    assert refusal(match, 0, "neutral 24").clause == "E1.3"
    assert refusal(empire.position(step="neutral", map=ISLES), 0, "neutral 11").clause == "E1.3"


@pytest.mark.parametrize("board", ["c", "A", ""])
def test_an_unknown_board_names_the_known_ones(board):  # E1.3
    with pytest.raises(imperia.BadOption, match="'a' and 'b'"):
        empire.start(players=2, seed=1, map=board)


def test_a_map_of_the_user_needs_a_starting_region():  # E1.3, E2.2
    with pytest.raises((imperia.BadOption, imperia.MapError), match="start"):
        empire.start(players=2, seed=1, map=ISLES.replace("start: A\n", ""))


def test_the_coal_card_places_2_or_builds_a_city():  # E1.4
    match = play(empire.position(row=[34, 1, 2, 3, 5, 6], coal_card="city"), "card 0")
    assert notations(match, 0) == ["stop", "half 0", "half 1"]
    play(match, "half 1", "city 12")
    assert points(match, "goods") == [0, 0]
    assert turn(match) == 1


def test_the_plain_coal_card_only_places_2():  # E1.4
    match = play(empire.position(row=[34, 1, 2, 3, 5, 6], coal_card="plain"), "card 0")
    assert notations(match, 0) == ["stop", "place 12"]
    assert refusal(match, 0, "half 1").clause == "E4.8"
    assert refusal(match, 0, "city 12").clause == "E4.6"
    play(match, "place 12", "place 12")
    assert armies(match, 0) == {12: 5}
    assert turn(match) == 1
    assert seat_of(match, 0)["goods"]["coal"] == 1


def test_the_option_of_the_coal_card_changes_no_other_card():  # E1.4
    match = play(empire.position(row=[2, 1, 34, 3, 5, 6], coal_card="plain"), "card 0")
    assert notations(match, 0) == ["stop", "half 0", "half 1"]


def test_city_is_the_default_coal_card():  # E1.4
    assert empire.start(players=2, seed=1).options["coal_card"] == "city"
