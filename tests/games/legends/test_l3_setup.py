"""L3: the set-up, by hand and by lot. What both games share is in `tests/games/eight_minutes`."""

from collections import Counter

import pytest

from ..on_a_map import armies, coins, deck, play, regions, row, supply
from ..playing import only_when_compiled, turn
from ..records import redealt
from .table import BOARDS, EVERYTHING, by_hand, legends, tokens, told


def test_every_choice_of_the_set_up_is_a_decision_of_the_set_up_player():  # L3.1, L3.6
    match = legends.start(players=3, seed=1, setup="hand", setup_player=2, **{**EVERYTHING, "swamp": False})
    asked = []
    for action in (*BOARDS, "settle 11"):
        assert match.actors == (2,)
        asked.append(match.decision)
        play(match, action)
    while match.decision in ("token", "outpost"):
        asked.append(match.decision)
        assert turn(match) == 2
        play(match, match.legal(2)[-1].notation)
    assert asked == [
        *("layout", "side", "rotation", "side", "rotation", "side", "rotation", "start"),
        *["token"] * 13,
        "outpost",
    ]
    assert match.decision == "bid"


def test_the_set_up_player_is_chosen_by_lot():  # L3.1
    chosen = Counter(turn(legends.start(players=3, seed=seed, setup="hand")) for seed in range(60))
    assert set(chosen) == {0, 1, 2}
    assert min(chosen.values()) > 8
    match = legends.start(players=3, seed=1, setup="hand")
    assert [e["seat"] for e in told(match, "setup-player")] == [turn(match)]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_or_by_the_option(seat):  # L3.1
    match = legends.start(players=3, seed=1, setup="hand", setup_player=seat)
    assert match.actors == (seat,)
    assert told(match, "setup-player") == []
    assert match.view(None)["setup_player"] == seat


def test_by_lot_nothing_of_it_is_asked():  # L3.1
    assert legends.start(players=4, seed=1, **EVERYTHING).decision == "bid"
    assert legends.start(players=2, seed=1, **EVERYTHING).decision == "neutral"


@only_when_compiled
def test_the_lot_makes_every_choice():  # L3.1
    seen = {what: set() for what in ("layout", "sides", "quarters", "centre", "start", "outpost")}
    for seed in range(300):
        match = legends.start(players=3, seed=seed)
        board = match.view(None)["board"]
        seen["layout"].add(board["layout"])
        seen["sides"] |= {cell["side"] for cell in board["cells"]}
        seen["quarters"] |= {cell["quarters"] for cell in board["cells"]}
        seen["centre"] |= {cell["side"] for cell in board["cells"] if cell["cell"] == "centre"}
        seen["start"].add(board["start"])
        seen["outpost"] |= {e["region"] for e in told(match, "outposts-placed")}
    assert seen["layout"] == {"row", "l"}
    assert len(seen["sides"]) == len(seen["centre"]) == 8
    assert seen["quarters"] == {0, 1, 2, 3}
    assert len(seen["start"]) > 20
    assert len(seen["outpost"]) > 20


@only_when_compiled
def test_a_redeal_during_set_up_leaves_the_board_and_deals_other_leaders():  # L3.1, L8.5
    match = by_hand(*BOARDS, leaders=True)
    futures = set()
    for seed in range(20):
        line = legends.definition.describe(match.setting, redealt(match.state, 0, seed))
        other = legends.read(line)
        assert other.view(0)["board"] == match.view(0)["board"]
        futures.add(tuple(seat["leader"] for seat in play(other, "settle 11").view(0)["seats"]))
    assert len(futures) > 5


def test_four_armies_each_on_the_starting_region_and_one_off_the_central_board():  # L3.3
    match = by_hand(*BOARDS, "settle 11")
    assert match.decision == "outpost"
    assert [(armies(match, seat), supply(match, seat)) for seat in range(3)] == [({11: 4}, 14)] * 3
    assert regions(match.legal(0)) == {*range(5), *range(20, 27)}
    play(match, "settle 22")
    assert [(armies(match, seat), supply(match, seat)) for seat in range(3)] == [({11: 4, 22: 1}, 13)] * 3


def test_the_red_sorceress_begins_with_five():  # L3.3, L8.5
    match = by_hand(*BOARDS, "settle 11", leaders=True)
    by_leader = {seat["leader"]: seat["seat"] for seat in match.view(None)["seats"]}
    for leader, seat in by_leader.items():
        assert armies(match, seat) == {11: 5 if leader == "red_sorceress" else 4}
        assert supply(match, seat) == (13 if leader == "red_sorceress" else 14)


def test_in_a_loop_it_is_off_the_board_of_the_starting_region():  # L3.3
    sides = ("side 0", "rotate 0", "side 3", "rotate 0", "side 4", "rotate 0", "side 6", "rotate 0")
    match = by_hand(*sides, "settle 18", players=4, board="loop")
    assert regions(match.legal(0)) == {*range(5), *range(20, 27), 32, 33, 34}


@pytest.mark.parametrize(("players", "each"), [(2, 12), (3, 11), (4, 9)])
def test_coins_of_the_published_edition(players, each):  # L3.5
    assert coins(legends.start(players=players, seed=1, edition="published")) == [each] * players


def test_the_row_is_laid_after_the_neutral_armies():  # L3.6
    match = legends.start(players=2, seed=1)
    assert row(match) == [0] * 6
    assert len(deck(match)) == 27
    play(match, *["neutral " + str(match.view(0)["board"]["start"])] * 10)
    assert all(row(match))
    assert len(deck(match)) == 21


def test_leaders_come_before_tokens_and_tokens_before_armies():  # L3.6
    match = by_hand(*BOARDS, leaders=True, citadels=True, explore=True, encounters=True)
    assert told(match, "leader-dealt") == []
    play(match, "settle 11")
    assert len(told(match, "leader-dealt")) == 3
    assert match.decision == "token"
    assert armies(match, 0) == {}
    laid = []
    while match.decision == "token":
        laid.append(match.legal(0)[-1].arguments["token"])
        play(match, match.legal(0)[-1].notation)
    names = [legends.definition.lexicon(match.setting, "en")["token"][token] for token in laid]
    assert names[:3] == ["Citadel"] * 3
    explored = ["Magic Spring", "Cottage", "Hidden Treasure", "Stable", "Magic Book", "Hidden Treasure"]
    assert names[3:9] == explored
    assert names[9:] == ["Rampaging Dragon", "Band of Rogues", "Magic Portal", "Magic Portal"]
    assert armies(match, 0)[11] >= 4
    assert len(tokens(match)) == 13
