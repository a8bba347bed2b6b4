"""Positions of capitals: each decision can be composed, and what is composed can be played."""

import random

import pytest

import imperia
from imperia.games.capitals.names import SAVAGES, Decision

from .islands import isles
from .refusals import ASKED

capitals = imperia.game("capitals")
MINE = {"owner": 0}


def play(match, *actions):
    for action in actions:
        match.play(match.actors[0], action)
    return match


def keys(match):
    return [event.key for event in match.log]


def test_every_decision_has_a_position():
    asked = {
        Decision.numbered(int(capitals.position(**keywords).state["decision"][0]))
        for keywords in ASKED.values()
    }
    assert asked == set(Decision) - {Decision.ACTION, Decision.OVER}


@pytest.mark.parametrize("decision", ASKED)
def test_every_answer_to_a_composed_decision_can_be_played(decision):
    chooser = random.Random(decision)
    for action in capitals.position(**ASKED[decision]).legal(capitals.position(**ASKED[decision]).actors[0]):
        match = capitals.position(**ASKED[decision])
        match.play(match.actors[0], action)
        for _ in range(3):
            if not match.over:
                seat = match.actors[0]
                match.play(seat, chooser.choice(match.legal(seat)))


def test_a_finding_leaves_nothing_behind():
    """C11.1: what was found is told; the record goes on as if nothing had been."""
    met = set()
    for seed in range(30):
        lands = {2: {**MINE, "explored": True}}
        voyages = [[{"kind": "inland", "origin": 2, "target": 2, "turns": 1}]]
        match = play(capitals.position(**isles(lands, turn=1, voyages=voyages, seed=seed)), "do end")
        met |= {int(event.arguments["finding"]) for event in match.log if event.key == "finding"}
        if match.decision == "action":
            state = match.state[0]
            assert (state["finding"], state["place"], state["savages"]) == (-1, -1, 0)
    assert len(met) > 2


def test_a_lost_attack_on_savages_is_told():
    """C11.6"""
    savages = {"step": "savages", "place": 2, "finding": "savages", "savages": 10}
    keywords = isles({2: {**MINE, "infantry": 1}}, **savages)
    lost = [play(capitals.position(**keywords, seed=seed), "attack") for seed in range(3)]
    assert all("attack-lost" in keys(match) for match in lost)
    assert all(match.state["lands"]["holder"][0, 1] == SAVAGES for match in lost)


def test_that_nothing_was_dealt_is_shown_at_the_end_of_the_round():
    """C14.2: so it is no secret any more, and what led to it cannot be taken back."""
    keywords = isles(turn=1, spies=[1, 0], dealt_with=[1, -1], cards=[[0, 0], [-1, -1]])
    match = play(capitals.position(**keywords, weather_rounds=3), "do end")
    shown = [dict(event.arguments) for event in match.log if event.key == "card-shown"]
    assert shown == [{"seat": 0, "other": 0, "card": 0, "roll": 0, "success": 1}]


def test_captives_of_one_nation_find_room_wherever_they_walk():
    """C15.2: 255 in all, so no province ever has more."""
    lands = {2: {**MINE, "captives-1": 200}, 3: {**MINE, "captives-1": 55}}
    match = play(capitals.position(**isles(lands)), "do walk", "at 2", "number 200", "at 3")
    assert match.state["captives"][0, 2, 1] == 255
    with pytest.raises(imperia.ImperiaError):
        capitals.position(**isles({2: {**MINE, "captives-1": 201}, 3: {**MINE, "captives-1": 55}}))


def test_the_march_that_a_ship_gets_back_is_told():
    """C9.2: it takes a capital that nobody defends."""
    voyages = [[{"kind": "ship", "origin": 5, "target": 9, "turns": 1, "infantry": 5, "paid": 5}]]
    match = play(capitals.position(**isles(turn=1, players=3, voyages=voyages)), "do end", "do end")
    told = {event.key: dict(event.arguments) for event in match.log}
    assert told["captured"]["place"] == 9
    assert told["gained"] == {"seat": 0, "currency": 5}


def test_who_boards_is_counted_in_the_province_and_not_aboard():
    """C16.6"""
    lands = {2: {**MINE, "infantry": 2, "artillery": 1}}
    boarding = {"step": "units", "verb": "board", "place": "t0", "target": 2}
    match = capitals.position(**isles(lands, **boarding, transports=[[{"sea": 13, "cavalry": 1}]]))
    assert match.why_not(0, "units cavalry/3").key == "refusal-no-units-there"
    assert match.why_not(0, "units artillery/1").key == "refusal-too-heavy"


def test_who_alone_can_board_is_not_asked_about():
    """C3.5: one transport, one province at its sea, one soldier there."""
    keywords = isles({2: {**MINE, "infantry": 1}}, transports=[[{"sea": 13}]])
    match = play(capitals.position(**keywords), "do board")
    assert match.decision == "action"
    assert match.state["seats"][0, 0]["transports"]["units"][0].tolist() == [1, 0]


def test_the_capital_of_a_player_who_is_out_belongs_to_nobody():
    """C16.4"""
    lands = {5: {"capital": 2, "owner": None}}
    match = capitals.position(**isles(lands, players=3, out=[0, 0, 1]))
    assert match.state["lands"]["owner"][0, 4] == -1
    assert capitals.read(match.notation).state.tobytes() == match.state.tobytes()


def test_a_deal_and_a_victory_are_written_down_and_read_back():
    """C16.3: the capital of the other is taken on a turn."""
    dealt = capitals.start(players=2, seed=1)
    lands = {8: {**MINE, "infantry": 1}, 9: {"capital": 1}}
    won = play(capitals.position(**isles(lands, currency=[9, 0])), "do attack")
    assert won.over
    for match in (dealt, won):
        assert capitals.read(match.notation).state.tobytes() == match.state.tobytes()


def test_places_of_an_order_go_by_their_numbers_on_the_map():
    match = capitals.position(**ASKED["target"])
    assert " place=2 " in match.notation
    assert match.state["place"][0] == 1
