"""L8: the variants. What both games share is in `tests/games/eight_minutes`."""

import random
from collections import Counter

import pytest

import imperia

from ..on_a_map import armies, cities, coins, hand, notations, play, play_randomly, regions, row, supply
from ..playing import games, more_when_compiled, only_when_compiled, points, seat_of
from .table import BOARDS, BOX_OF_TWO, NUMBER, by_hand, costs_of_steps, left, legends, tokens, told, with_card

SETTLED = (*BOARDS, "settle 11")
SMALLEST = ("layout 0", "side 3", "rotate 0", "side 1", "rotate 0", "side 7", "rotate 0", "settle 18")


def city_in(region, token, **position):
    """Seat 0 builds a city in a region with this token."""
    position = {"tokens": {region: token}, "armies": {region: [1, 1]}, **position}
    return play(legends.position(step="city", **position), f"city {region}")


def test_explore_tokens_are_laid_one_a_region_never_on_the_start():  # L8.1
    match = by_hand(*SETTLED, explore=True)
    everywhere = {*range(5), *range(8, 15), *range(20, 27)}
    assert regions(match.legal(0), "token") == everywhere - {11}
    play(match, "token 20")
    assert regions(match.legal(0), "token") == everywhere - {11, 20}
    assert tokens(match) == {20: "spring"}


def test_the_outpost_may_lie_where_a_token_is():  # L8.1, L3.3
    match = by_hand(*SETTLED, *(f"token {region}" for region in (20, 21, 22, 23, 24, 25)), explore=True)
    assert match.decision == "outpost"
    assert 20 in regions(match.legal(0))


@pytest.mark.parametrize(
    ("token", "gained"),
    [
        ("spring", {"elixirs": 2}),
        ("cottage", {"more_armies": 1}),
        ("treasure", {"coins": 15}),
        ("stable", {"more_moves": 1}),
        ("book", {}),
    ],
)
def test_the_first_city_takes_the_token_at_once(token, gained):  # L8.1
    match = city_in(20, token)
    seat = seat_of(match, 0)
    usual = {"elixirs": 0, "more_armies": 0, "more_moves": 0, "coins": 14}
    assert {name: seat[name] for name in usual} == {**usual, **gained}
    assert seat["tokens"] == {token: 1}
    assert tokens(match) == {}
    assert points(match, "tokens") == [1 if token == "book" else 0, 0]
    assert len(told(match, "token-taken")) == 1


def test_a_token_counts_for_the_rest_of_the_same_card():  # L8.1
    """Ancient Woods builds a city, then places 1, with its own +1 Army and that of the cottage."""
    match = with_card("Ancient Woods", tokens={20: "cottage"}, armies={20: [1]})
    play(match, "city 20")
    assert left(match) == {"place": 3}


def test_the_swamp_needs_explore_tokens():  # L8.2
    with pytest.raises(imperia.ImperiaError, match="explore=True"):
        legends.start(players=2, swamp=True)


def test_tokens_lie_face_down_unseen_by_all():  # L8.2
    match = by_hand(*SETTLED, explore=True, swamp=True)
    for region in (20, 21, 22, 23, 24, 25, 26):
        assert match.view(0)["decision"]["token"] == 10  # face down
        play(match, f"token {region}")
    assert match.decision == "outpost"
    for viewer in (0, 1, 2, None):
        assert tokens(match, viewer) == dict.fromkeys(range(20, 27), "face_down")
    truth = Counter(match.state["tokens"][0][20:27].tolist())
    assert truth == {1: 1, 2: 1, 3: 2, 4: 1, 5: 1, 6: 1}
    by_lot = legends.start(players=3, seed=1, explore=True, swamp=True)
    assert all(seat["known"] == [] for seat in by_lot.view(None)["seats"])


@more_when_compiled
def test_every_token_comes_to_every_face_down_place():  # L8.2
    laid = [f"token {region}" for region in range(20, 27)]
    seen = {region: Counter() for region in range(20, 27)}
    for seed in range(games(140, 70)):
        match = legends.start(players=3, seed=seed, setup="hand", setup_player=0, explore=True, swamp=True)
        play(match, *SETTLED, *laid)
        for region in seen:
            seen[region][int(match.state["tokens"][0][region])] += 1
    assert all(set(counts) == {1, 2, 3, 4, 5, 6} for counts in seen.values())


FACE_DOWN = {"tokens": {20: "swamp", 22: "book", 24: "spring"}, "face_down": [20, 22, 24]}


def test_at_the_end_of_a_turn_one_looks_at_tokens_in_controlled_regions():  # L8.2
    match = legends.position(step="move", left=1, **FACE_DOWN, armies={20: [1, 0], 22: [1, 1], 24: [0, 1]})
    assert tokens(match, 0) == tokens(match, 1) == dict.fromkeys((20, 22, 24), "face_down")
    play(match, "stop")
    assert tokens(match, 0) == {20: "swamp", 22: "face_down", 24: "face_down"}
    assert tokens(match, 1) == tokens(match, None) == dict.fromkeys((20, 22, 24), "face_down")
    assert [seat["known"] for seat in match.view(None)["seats"]] == [[20], []]
    assert told(match, "token-seen", viewer=0) == [{"seat": 0, "region": 20, "token": 5}]
    assert told(match, "token-seen-hidden", viewer=1) == [{"seat": 0, "region": 20}]
    assert told(match, "token-seen", viewer=1) == []


def test_what_was_seen_stays_known_and_is_not_seen_again():  # L8.2
    match = legends.position(**FACE_DOWN, known=[[20], []], armies={20: [1, 2]}, step="move", left=1)
    play(match, "stop")
    assert tokens(match, 0)[20] == "swamp"
    assert told(match, "token-seen", viewer=0) == []


def test_the_first_city_shows_the_token_to_all():  # L8.2
    match = legends.position(step="city", **FACE_DOWN, known=[[], [20]], armies={20: [1, 3]})
    play(match, "city 20")
    assert [e["token"] for e in told(match, "token-turned")] == [5]
    assert seat_of(match, 0)["tokens"] == {"swamp": 1}
    assert points(match, "tokens") == [-1, 0]
    assert seat_of(match, 1)["known"] == []
    assert 20 not in tokens(match)


@pytest.mark.parametrize("known", [False, True])
def test_a_forecast_of_a_city_tells_of_its_token_what_the_seat_knows(known):  # L8.2
    """Swamp, book and spring look alike to a seat that has not looked at them."""
    known = {"known": [[20, 22, 24], []]} if known else {}
    match = legends.position(step="city", **FACE_DOWN, **known, armies={20: [1, 1], 22: [1, 1], 24: [1, 1]})
    choices = match.explain(0, {"of": "choices"})["choices"]
    gained = [choice["seats"][0] for choice in choices]
    assert [points["regions"] for points in gained] == [1, 1, 1]
    assert [points["tokens"] for points in gained] == ([-1, 1, 0] if known else [0, 0, 0])
    assert [points["elixirs"] for points in gained] == ([0, 0, 2] if known else [0, 0, 0])
    assert ["hidden" in choice for choice in choices] == [not known] * 3


def test_a_look_ends_undo_also_without_a_card_to_draw():  # L8.2
    box = BOX_OF_TWO
    match = legends.position(
        step="move",
        card=2,
        row=[0, *box[:1], *box[2:6]],
        cards=[[*box[6:15], 2], box[15:]],
        tokens={20: "swamp"},
        face_down=[20],
        armies={20: [1, 0]},
    )
    assert match.view(0)["deck"] == []
    assert match.is_revocable(0, "from 20")
    assert not match.is_revocable(0, "stop")


def test_a_citadel_is_a_point_more_for_the_controller():  # L8.3
    citadels = dict.fromkeys((9, 20, 22), "citadel")
    match = legends.position(tokens=citadels, armies={9: [1, 0], 20: [1, 1]}, neutral={22: 1})
    assert points(match, "tokens") == points(match, "regions") == [1, 0]
    assert tokens(city_in(20, "citadel")) == {20: "citadel"}  # a city does not take it


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (True, {"dragon": 1, "rogues": 1, "portal": 2}),
        (["portals"], {"portal": 2}),
        ("rogues,dragon", {"dragon": 1, "rogues": 1}),
        ("none", {}),
    ],
)
def test_encounters_are_all_or_a_list(given, expected):  # L8.4
    match = legends.start(players=3, seed=1, encounters=given)
    assert Counter(tokens(match).values()) == expected


def test_the_set_up_player_may_leave_encounters_out():  # L8.4
    match = by_hand(*SETTLED, encounters=True)
    play(match, "stop", "token 20", "stop")  # no dragon, the rogues, no portals
    assert match.decision == "outpost"
    assert tokens(match) == {20: "rogues"}
    assert [e["token"] for e in told(match, "token-left-out")] == [6, 9]


def test_portals_are_both_or_none():  # L8.4
    match = by_hand(*SETTLED, "stop", "stop", "token 20", encounters=True)
    assert "stop" not in notations(match, 0)
    play(match, "token 0")
    assert match.view(None)["board"]["portals"] == [0, 20]


DRAGON = {"tokens": {20: "dragon"}, "cities": {20: [1, 0]}}


@pytest.mark.parametrize(
    ("there", "neutral", "slain"),
    [([3, 3], 0, True), ([6, 0], 0, True), ([1, 2], 3, True), ([3, 2], 0, False), ([5, 5], 0, True)],
)
def test_a_placed_army_that_makes_seven_slays_the_dragon(there, neutral, slain):  # L8.4
    match = legends.position(step="place", left=2, **DRAGON, armies={20: there}, neutral={20: neutral})
    play(match, "place 20")
    assert (tokens(match) == {}) == slain
    assert points(match, "tokens") == [2 * slain, 0]
    assert len(told(match, "dragon-slain")) == slain


def test_so_does_one_that_moves_in_but_neither_a_set_up_nor_a_city():  # L8.4
    match = legends.position(step="move", left=1, tokens={20: "dragon"}, armies={20: [0, 6], 21: [1, 0]})
    play(match, "from 21", "to 20")
    assert points(match, "tokens") == [2, 0]
    assert seat_of(match, 0)["tokens"] == {"dragon": 1}
    match = by_hand(*SETTLED, "token 20", "settle 20", players=2, encounters=["dragon"])
    assert tokens(play(match, *["neutral 20"] * 10)) == {20: "dragon"}
    assert tokens(city_in(20, "dragon", armies={20: [4, 4]})) == {20: "dragon"}


def test_rogues_take_a_coin_for_each_step_into_their_region():  # L8.4
    position = {"step": "move", "left": 3, "tokens": {20: "rogues"}, "armies": {21: [3]}}
    match = play(legends.position(**position, coins=[2, 14]), *["from 21", "to 20"] * 2)
    assert coins(match) == [0, 14]
    play(match, "from 21", "to 20")  # with no coins, nothing is paid
    assert coins(match) == [0, 14]
    assert len(told(match, "rogues-paid")) == 2
    leaving = legends.position(step="move", left=1, tokens={20: "rogues"}, armies={20: [1]})
    assert coins(play(leaving, "from 20", "to 21")) == [14, 14]
    placing = legends.position(step="place", left=1, tokens={20: "rogues"}, cities={20: [1]})
    assert coins(play(placing, "place 20")) == [14, 14]


def test_portals_are_neighbours_for_one_point():  # L8.4
    portals = {"tokens": {0: "portal", 24: "portal"}}
    match = legends.position(step="target", moving_from=0, **portals, armies={0: [1]})
    assert costs_of_steps(match) == {1: 1, 3: 3, 24: 1}
    match = legends.position(step="target", moving_from=1, **portals, armies={1: [1]})
    assert 24 not in costs_of_steps(match)


def test_a_portal_leads_off_a_region_with_nothing_but_sea():  # L8.4, L5.7
    cells = {"west": "citadel", "centre": "desert", "east": "volcano"}
    portals = {7: "portal", 20: "portal"}
    match = with_card("Dire Ogre", players=2, cells=cells, armies={7: [1]}, tokens=portals)
    assert costs_of_steps(play(match, "from 7")) == {20: 1}


@only_when_compiled
def test_every_player_gets_another_leader_at_random():  # L8.5
    seen = [Counter() for _ in range(3)]
    for seed in range(200):
        match = legends.start(players=3, seed=seed, leaders=True)
        leaders = [seat["leader"] for seat in match.view(None)["seats"]]
        assert len(set(leaders)) == 3
        for seat, leader in enumerate(leaders):
            seen[seat][leader] += 1
    everybody = {"fairy_queen", "bandit_king", "red_sorceress", "white_knight"}
    assert all(set(counts) == everybody for counts in seen)
    without = legends.start(players=3, seed=1).view(None)["seats"]
    assert {seat["leader"] for seat in without} == {None}


FOREST = ["Forest Elf", "Forest Gnome", "Forest Pixie", "Forest Tree Town"]


@pytest.mark.parametrize(("cards", "expected"), [(2, 0), (3, 1), (4, 1)])
def test_the_fairy_queen_scores_with_three_forest_cards(cards, expected):  # L8.5
    held = [NUMBER[card] for card in [*FOREST[:cards], "Lake"]]
    match = legends.position(players=3, led_by=["fairy_queen"], cards=[held])
    assert points(match, "leaders") == [expected, 0, 0]


def queen_to_choose(row=(1, 2, 3), **position):
    """All have their cards, and seat 0, the Fairy Queen, may take one more."""
    return legends.position(step="queen", led_by=["fairy_queen"], row=list(row), **position)


def test_the_fairy_queen_may_take_one_more_card_when_all_have_theirs():  # L8.5
    match = legends.start(players=4, seed=3, leaders=True)
    chooser = random.Random(3)
    while match.decision != "queen":
        play_randomly(match, chooser, 1)
    (queen,) = [seat["seat"] for seat in match.view(None)["seats"] if seat["leader"] == "fairy_queen"]
    assert match.actors == (queen,)
    assert [len(hand(match, seat)) for seat in range(4)] == [8] * 4
    assert len([card for card in row(match) if card]) == 34 - 32  # the rest of the deck, all of it drawn
    assert len(told(match, "card-drawn")) == 34 - 6
    assert told(match, "game-ends") == []
    wanted = row(match)[0]
    play(match, "card 0")
    assert match.over
    assert hand(match, queen)[-1] == wanted
    assert len(hand(match, queen)) == 9


def test_she_pays_for_it_its_ability_counts_and_its_action_does_not():  # L8.5
    tower = NUMBER["Cursed Tower"]
    match = queen_to_choose(row=[1, 2, tower], coins=[5, 14], cards=[[NUMBER["Dire Eye"]]])
    assert notations(match, 0) == ["stop", *(f"card {slot}" for slot in range(6))]
    play(match, "card 2")
    assert coins(match) == [4, 14]
    assert points(match, "cards") == [1, 0]
    assert cities(match, 0) == {}
    assert match.over


def test_she_takes_only_what_she_can_pay():  # L8.5
    match = queen_to_choose(row=[1, 2, 3, 4, 10, 11], coins=[1, 14])
    assert notations(match, 0) == ["stop", "card 0", "card 1", "card 2"]


def test_coins_of_her_card_count_for_the_score():  # L8.5, L6.3
    """Dire Ogre and four coins are a point; with two more, two."""
    treasury, ogre = NUMBER["Mountain Treasury"], NUMBER["Dire Ogre"]
    match = queen_to_choose(row=[treasury], players=3, coins=[4, 11, 11], cards=[[ogre]])
    assert points(match, "cards")[0] == 1
    play(match, "card 0")
    assert (coins(match)[0], points(match, "cards")[0]) == (6, 2)


def test_she_may_decline_and_nobody_looks_at_tokens():  # L8.2, L8.5
    match = play(queen_to_choose(**FACE_DOWN, armies={20: [1, 0]}), "stop")
    assert match.over
    assert told(match, "token-seen", viewer=0) == []
    assert hand(match, 0) == []
    assert told(match, "queen-declines") == [{"seat": 0}]


def test_with_an_empty_row_she_gets_nothing():  # L8.5
    """This never happens in a whole game, since the deck is larger; so the last cards are put away by
    hand."""
    first, *others, last = BOX_OF_TWO
    hands = [others[:12], others[12:]]
    match = legends.position(first=1, led_by=["fairy_queen"], row=[first, last], cards=hands)
    state = match.state
    state["row"][0, 1:], state["deck"][0], state["deck_left"] = 0, 0, 0
    match = imperia.Match(match.definition, match.setting, state, {"position": ""})
    play(match, "card 0")
    while not match.over:
        play(match, "stop")
    assert told(match, "queen-declines") == []
    assert row(match) == [0] * 6


def test_the_bandit_king_scores_with_an_empty_supply():  # L8.5
    for there, captured, expected in ((17, 0, 0), (18, 0, 1), (16, 2, 1)):  # those kept by the sorceress too
        pieces = {"armies": {11: [there, 1]}, "captured": [captured, 0]}
        match = legends.position(led_by=["bandit_king", "red_sorceress"], **pieces)
        assert points(match, "leaders") == [expected, 0]


def test_the_bandit_king_takes_a_coin_from_the_owner_of_a_destroyed_army():  # L8.5
    position = {"step": "destroy", "led_by": ["bandit_king", "none"], "armies": {9: [2, 2]}}
    match = play(legends.position(**position, coins=[3, 4]), "destroy 1 9")
    assert coins(match) == [4, 3]
    assert told(match, "coin-robbed") == [{"seat": 0, "other": 1}]
    match = play(legends.position(**position, coins=[3, 0]), "destroy 1 9")
    assert coins(match) == [3, 0]  # there is none to take
    match = play(legends.position(**position, coins=[3, 4]), "destroy 0 9")
    assert coins(match) == [3, 4]  # an own army brings nothing (L5.6)
    match = play(legends.position(**position, coins=[3, 4], neutral={9: 1}), "destroy 4 9")
    assert coins(match) == [3, 4]


def test_the_red_sorceress_keeps_destroyed_armies():  # L8.5
    position = {"step": "destroy", "led_by": ["red_sorceress", "none"], "armies": {9: [2, 2]}}
    match = play(legends.position(**position), "destroy 1 9")
    assert match.view(None)["captured"] == [0, 1]
    assert supply(match, 1) == 16
    match = play(legends.position(**position, neutral={9: 1}), "destroy 4 9")
    assert match.view(None)["captured"] == [0, 0]  # neutral armies are not kept
    match = play(legends.position(**position), "destroy 0 9")
    assert match.view(None)["captured"] == [0, 0]  # nor are her own (L5.6)
    assert supply(match, 0) == 17


@pytest.mark.parametrize(
    ("captured", "expected"), [([0, 2, 0], 0), ([0, 3, 0], 1), ([0, 2, 3], 1), ([0, 3, 3], 2)]
)
def test_three_captured_armies_are_a_point(captured, expected):  # L8.5
    match = legends.position(players=3, led_by=["red_sorceress"], captured=captured, armies={11: [5, 1, 1]})
    assert points(match, "leaders") == [expected, 0, 0]


def test_captured_armies_are_not_on_the_board_in_ties():  # L8.5, L7.4
    position = {"players": 3, "led_by": ["red_sorceress"], "coins": [5, 5, 5], "armies": {9: [2, 2, 2]}}
    assert legends.position(**position, captured=[0, 2, 0]).ranking == ((0, 1, 2),)


def test_the_white_knight_scores_controlled_islands_of_three_regions():  # L8.5
    """There are three islands: the large one of the volcano, the desert, and the small one of the volcano,
    which has only two regions."""
    match = legends.position(led_by=["white_knight"], armies={9: [1], 20: [1], 22: [1]})
    assert points(match, "islands") == [3, 0]
    assert points(match, "leaders") == [2, 0]


def test_a_city_of_the_white_knight_brings_an_army():  # L8.4, L8.5, L5.8
    position = {"step": "city", "led_by": ["white_knight"]}
    match = play(legends.position(**position, armies={20: [1]}), "city 20")
    assert (armies(match, 0), supply(match, 0)) == ({20: 2}, 16)
    match = play(legends.position(**position, armies={20: [18]}), "city 20")
    assert (armies(match, 0), supply(match, 0)) == ({20: 18}, 0)  # none comes if none is left
    position |= {"cards": [[NUMBER["Forest Elf"]]], "tokens": {20: "dragon"}}
    match = play(legends.position(**position, armies={20: [6]}), "city 20")
    assert (armies(match, 0), points(match, "tokens")) == ({20: 7}, [2, 0])  # no plus, but it slays


def test_three_games_each_with_its_own_boards_and_leaders():  # L8.7
    match = legends.start(players=3, seed=5, full_game=True, leaders=True)
    chooser, boards, leaders = random.Random(5), [], []
    while not match.over:
        if match.decision == "bid" and len(match.actors) == 3:
            view = match.view(None)
            boards.append(str(view["board"]))
            leaders.append(tuple(seat["leader"] for seat in view["seats"]))
        play_randomly(match, chooser, 1)
    assert len(boards) == len(set(boards)) == 3
    assert len(set(leaders)) > 1


@only_when_compiled
def test_by_lot_the_set_up_player_is_drawn_anew_for_each_game():  # L8.7, L3.1
    drawn = set()
    for seed in range(8):
        match = play_randomly(legends.start(players=3, seed=seed, full_game=True), random.Random(seed))
        drawn.add(tuple(e["seat"] for e in told(match, "setup-player")))
    assert all(len(seats) == 3 for seats in drawn)
    assert len(drawn) > 3


@pytest.mark.parametrize(
    ("options", "left_for_encounters"),
    [
        ({"swamp": True, "encounters": True}, {}),
        ({"encounters": True}, {"dragon": 1}),  # in the order dragon, rogues, portals
        ({"encounters": True, "edition": "published"}, {"dragon": 1, "rogues": 1}),
        ({"encounters": ["portals"]}, {}),  # only if both fit
        ({"encounters": ["portals"], "edition": "published"}, {"portal": 2}),
    ],
)
def test_as_many_tokens_as_fit_in_their_order(options, left_for_encounters):  # L8.8
    """Meadows, citadel and fern have ten regions besides the start. Three citadels and the seven face-down
    tokens fill them; six explore tokens leave one free, the five of the published edition leave two."""
    match = by_hand(*SMALLEST, explore=True, citadels=True, **options)
    while match.decision == "token":
        play(match, match.legal(0)[-1].notation)
    laid = Counter(tokens(match).values())
    assert {name: laid[name] for name in ("dragon", "rogues", "portal") if laid[name]} == left_for_encounters
    assert laid["citadel"] == 3
    assert laid["face_down"] == (7 if "swamp" in options else 0)


def test_a_card_taken_by_the_queen_of_a_full_hand_fits():  # L8.5: with two players it is the fourteenth
    *hands, last = BOX_OF_TWO
    match = play(queen_to_choose(row=[last], cards=[hands[:13], hands[13:]]), "card 0")
    assert len(hand(match, 0)) == 14
    assert match.over
