"""F6: the end, points and places."""

import random

import pytest

from imperia.games.options import options_among_people
from imperia.minds import GreedyMind, RandomMind, SearchMind

from ..playing import games, more_when_compiled, notations, points, told, turn
from . import oracle
from .contract import TERMS
from .table import adding, cells, founders, hand, play, position

LAST_ALTAR = {"green": ["cliff"], "blue": [], "purple": [], "victory": ["altar-iron-horses"]}
IRON_AND_HORSES = [["mine@0,0", "stable@1,0"]]


def test_the_game_ends_when_no_victory_tile_lies_face_up():  # F6.1
    match = position(step="tile", nations=IRON_AND_HORSES, rows=LAST_ALTAR)
    play(match, "tile altar-iron-horses", "cell 0,1")
    assert match.over
    assert match.decision == "over"
    assert told(match, "game-ends") == [{}]
    assert points(match) == [1, 0]


def test_the_game_ends_when_all_three_stacks_are_empty():  # F6.1
    for green, over in (["lake"], False), ([], True):
        match = position(rows={"green": ["cliff"]}, stacks={"green": green, "blue": ["mine"], "purple": []})
        play(match, "open blue")
        assert not match.over  # this is checked at the end of a turn, not before
        play(match, "tile cliff", "cell 0,1")
        assert match.over == over


def test_the_token_of_the_last_city_tile_and_the_coins_come_first():  # F6.1
    last = {"rows": {"purple": ["war-camp-iron-water"]}, "stacks": {"green": [], "blue": [], "purple": []}}
    match = adding("mine@0,0+coin", "waterfall@1,0", "mine@1,1", **last, agreed_end=True)
    play(match, "tile war-camp-iron-water", "cell 0,1")
    assert match.over  # and nothing is proposed
    assert hand(match, 0) == {"war": 1, "coin": 1}


def agreed(**more):
    return position(step="propose", agreed_end=True, **more)


def test_with_the_option_a_proposal_is_possible_at_the_end_of_every_turn():  # F6.2
    last = {"step": "tile", "rows": {"green": ["cliff", "lake"]}}
    assert play(position(**last), "tile cliff", "cell 0,1").decision == "open"  # without the option
    match = play(position(**last, agreed_end=True), "tile cliff", "cell 0,1")
    assert notations(match) == ["propose", "go-on"]
    assert turn(match) == 0
    play(match, "go-on")
    assert (match.decision, turn(match)) == ("open", 1)


def test_the_others_answer_clockwise_and_all_must_agree():  # F6.2
    match = agreed(players=3, turn=1)
    play(match, "propose")
    assert (turn(match), notations(match)) == (2, ["agree", "refuse"])
    play(match, "agree")
    assert turn(match) == 0
    play(match, "agree")
    assert match.over
    assert [event["seat"] for event in told(match, "agreed")] == [2, 0]


def test_the_first_refusal_ends_it():  # F6.2
    match = play(agreed(players=3, turn=1), "propose", "refuse")
    assert (match.decision, turn(match)) == ("open", 2)  # the turn goes to the seat after the proposer
    assert match.view(None)["proposer"] is None


def test_then_everyone_lays_the_craftsmen_he_can_from_the_proposer_on():  # F6.2
    three, two = ["mine@0,0", "stable@1,0", "winery@0,1"], ["mine@0,0", "weaver@1,0"]
    craftsmen = [["horses", "wine", "gold"], ["iron"], ["cloth"]]
    match = agreed(players=3, turn=2, nations=[three, ["forest@0,0", "lake@1,0"], two], craftsmen=craftsmen)
    play(match, "propose", "agree", "agree")
    assert (match.decision, turn(match)) == ("last", 2)
    assert notations(match) == ["stop", "craftsman 1,0"]
    play(match, "craftsman 1,0")
    assert turn(match) == 0  # seat 2 has no craftsmen left
    assert cells(match, "craftsman") == {(1, 0), (0, 1)}
    play(match, "craftsman 0,1")
    assert turn(match) == 0  # a seat may lay as many as it has
    play(match, "stop")
    assert match.over  # seat 1 has no village
    assert points(match, "craftsmen") == [2, 0, 2]
    assert points(match, "tokens") == [2, 1, 0]


def test_a_craftsman_received_this_very_turn_is_laid_too():  # F6.2
    rows, others = {"purple": ["workshop-iron-wood"]}, ["gold", "cloth", "wine", "horses", "fish"]
    nation = ["mine@0,0", "forest@1,0", "mine@1,1"]
    match = adding(*nation, rows=rows, craftsmen=[[], others], agreed_end=True)
    play(match, "tile workshop-iron-wood", "cell 0,1", "propose", "agree")
    assert cells(match, "craftsman") == {(0, 0), (1, 1)}


def test_stopping_goes_on_to_the_next_who_can():  # F6.2
    villages = [["mine@0,0", "forest@1,0"], ["stable@0,0", "forest@1,0"]]
    match = agreed(nations=villages, craftsmen=[["iron"], ["horses"]])
    play(match, "propose", "agree", "stop")
    assert turn(match) == 1
    play(match, "craftsman 0,0")
    assert match.over


NOTHING_TO_GAIN = {
    "rows": {"green": ["cliff"], "blue": ["mine"], "purple": [], "victory": ["altar-gold-fish"]},
    "stacks": {"green": ["lake"], "blue": ["mine"], "purple": []},
}


def answer(minds=(RandomMind, GreedyMind), **more):
    """What bots answer to a proposal."""
    match = position(step="answer", turn=1, proposer=0, agreed_end=True, **{**NOTHING_TO_GAIN, **more})
    (said,) = {mind(1).choose(match, 1).notation for mind in minds}
    return said


def test_a_bot_agrees_if_nothing_is_left_to_gain():  # F6.2
    assert answer((RandomMind, GreedyMind, lambda seed: SearchMind(seed, simulations=5))) == "agree"


def test_a_bot_refuses_while_a_city_tile_grants_a_token():  # F6.2
    inn = "inn-gold-water"
    rows, stacks = NOTHING_TO_GAIN["rows"], NOTHING_TO_GAIN["stacks"]
    assert answer(rows={**rows, "purple": [inn]}) == "refuse"
    assert answer(stacks={**stacks, "purple": [inn]}) == "refuse"
    assert answer(rows={**rows, "purple": [inn]}, hands=[{"carriage": 6}]) == "agree"  # the reserve has none


def test_a_bot_refuses_while_a_victory_tile_can_be_served():  # F6.2
    rows, stacks = NOTHING_TO_GAIN["rows"], NOTHING_TO_GAIN["stacks"]
    giving = ["gold-mine@0,0", "fishery@1,0"]
    assert answer(nations=[giving]) == "refuse"
    assert answer(nations=[["gold-mine@0,0+war", "fishery@1,0"]]) == "agree"  # no tile gives gold
    assert answer(nations=[["gold-mine@0,0+craftsman", "fishery@1,0"]]) == "agree"
    assert answer(nations=[["gold-mine@0,0+coin", "fishery@1,0"]]) == "refuse"  # a coin lies for a turn
    assert answer(rows={**rows, "blue": ["gold-mine", "fishery"]}) == "refuse"
    assert answer(stacks={**stacks, "blue": ["gold-mine", "fishery"]}) == "refuse"
    assert answer(stacks={**stacks, "blue": ["gold-mine"]}) == "agree"


def test_a_bot_proposes_nothing():  # F6.2
    match = agreed(**NOTHING_TO_GAIN)
    for mind in (RandomMind(1), GreedyMind(1), SearchMind(1, simulations=5)):
        assert mind.choose(match, 0).notation == "go-on"


def test_people_start_with_the_option_and_simulations_without():  # F6.2
    assert options_among_people(founders.definition.options) == {"agreed_end": True}
    assert founders.start(players=2, seed=1).options["agreed_end"] is False


def test_points():  # F6.3
    mine = [
        "altar-iron-horses@0,0", "temple-iron-army@1,0", "temple-gold-coin@2,0", "great-temple-army-coin@3,0",
        "temple-wine-coin@3,1+war", "mine@4,0+craftsman", "stable@5,0+craftsman+war", "lake@6,0+coin",
    ]  # fmt: skip
    match = position(
        nations=[mine], hands=[{"war": 1, "carriage": 1}], craftsmen=[["fish"]], swapped=[["lake", "cliff"]]
    )
    assert match.scores[0] == {"victory": 8, "craftsmen": 2, "tokens": 4, "swaps": -2, "total": 12}


def test_ties_go_to_more_victory_tiles_pillaged_ones_counted():  # F6.4
    one = ["temple-iron-army@0,0", "forest@1,0"]
    other = ["altar-iron-horses@0,0", "altar-iron-wine@1,0", "forest@2,0"]
    assert position(nations=[one, other]).ranking == ((1,), (0,))
    pillaged = ["altar-iron-fish@0,0", "temple-gold-army@1,0", "temple-wine-coin@2,0+war"]
    tied = position(nations=[["great-temple-army-coin@0,0", "forest@1,0"], pillaged])
    assert points(tied) == [3, 3]
    assert tied.ranking == ((1,), (0,))


def test_what_is_still_tied_is_shared_at_every_place():  # F6.4
    match = position(players=4, hands=[{"war": 1}, {}, {"coin": 1}, {}])
    assert match.ranking == ((0, 2), (1, 3))


@more_when_compiled
@pytest.mark.parametrize("number", range(games(12, 1)))
def test_points_and_places_are_those_of_the_clause(number):  # F6.3, F6.4
    match = TERMS.start(TERMS.some_options(36)[number], seed=number)
    chooser = random.Random(number)
    for _ in range(8):
        TERMS.play_randomly(match, chooser, 25)
        assert list(match.scores) == [oracle.points(match, seat) for seat in range(match.players)]
        assert match.ranking == oracle.ranking(match)
    TERMS.play_randomly(match, chooser)
    assert match.ranking == oracle.ranking(match)
    final = [event for event in match.log if event.key == "points"]
    assert [event.arguments["victory"] for event in final] == points(match, "victory")
