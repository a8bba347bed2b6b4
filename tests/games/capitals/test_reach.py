"""Where units can go in one gesture: every way that is told is possible, at the cost that is told."""

import random

import pytest

from imperia.games.capitals import reach
from imperia.games.errors import BadQuestion

from .table import at_home, currency, land, own, play
from .test_explaining import rich


def asked(match, place, units=None, seat=0):
    return match.explain(seat, {"of": "reach", "place": place, **({} if units is None else {"units": units})})


def ways(match, place, units=None):
    return {way["place"]: way for way in asked(match, place, units)["places"]}


def gone(match, way, seat=0):
    after = match.copy()
    for step in way["steps"]:
        assert after.actors == (seat,)
        after.play(seat, step)
    return after


def test_an_army_reaches_what_its_slowest_unit_does():  # C8.1
    match = at_home({1: {"owner": 0, "infantry": 1, "cavalry": 1, "artillery": 1}}, currency=[90])
    answer = asked(match, 1)
    assert answer["movable"] == answer["units"] == {"infantry": 1, "cavalry": 1, "artillery": 1}
    assert set(ways(match, 1)) == {2, 4, 5, 17}
    assert set(ways(match, 1)) < set(ways(match, 1, {"infantry": 1})) < set(ways(match, 1, {"cavalry": 1}))


def test_all_kinds_arrive_and_the_cost_is_that_of_all_legs():  # C8.2
    match = at_home({1: {"owner": 0, "infantry": 3, "cavalry": 2}}, currency=[90])
    way = ways(match, 1, {"infantry": 2, "cavalry": 1})[3]
    after = gone(match, way)
    assert (land(after, 3).units, currency(after)) == ({"infantry": 2, "cavalry": 1}, 90 - way["cost"])
    assert (way["path"], way["cost"]) == ([1, 4, 3], 2 + 3)  # it is free to leave the capital (C5.7)


def test_the_way_over_roads_is_taken_where_it_is_cheaper():  # C8.3
    match = at_home(
        {1: {"owner": 0, "infantry": 1}, **own(2, 5), 2: {"owner": 0, "road": True}}, currency=[9]
    )
    assert ways(match, 1)[3]["path"] == [1, 2, 3]
    assert ways(match, 1)[3]["cost"] == 1


def test_what_cannot_be_paid_is_out_of_reach():  # C8.2
    match = at_home({1: {"owner": 0, "infantry": 3}}, currency=[2])
    assert asked(match, 1)["places"] == []
    assert ways(match, 1, {"infantry": 2})


def test_land_of_others_is_attacked_and_nothing_lies_behind_it():  # C10.1
    lands = {
        1: {"owner": 0, "infantry": 4, "cavalry": 1},
        2: {"owner": 1, "infantry": 2},
        5: {"owner": 1},
    }
    found = ways(at_home(lands, currency=[90]), 1)
    assert (found[2]["attack"], found[2]["battle"], found[5]["attack"], found[5]["battle"]) == (
        True,
        True,
        True,
        False,
    )
    assert found[3]["path"] == [1, 4, 3]  # not over 2
    match = at_home(lands, currency=[90])
    fought = gone(match, found[2])
    assert fought.view(0)["battle"]["attacker"] == 0
    entered = gone(match, found[5])
    assert (entered.decision, land(entered, 5).holder) == ("plunder", 0)


def test_the_odds_of_a_battle_at_the_end_of_a_way_are_told_with_it():  # C10
    lands = {1: {"owner": 0, "infantry": 4}, 3: {"owner": 1, "infantry": 2}, **own(2)}
    match = at_home(lands, currency=[90])
    answer = match.explain(0, {"of": "reach", "place": 1, "units": {"infantry": 4}, "target": 3})
    (way,) = answer["places"]
    assert way["path"] == [1, 4, 3]
    for step in way["steps"][: way["steps"].index("do attack")]:
        match.play(0, step)
    groups = [{"place": 4, "unit": "infantry", "number": 4}]
    asked_there = match.explain(0, {"of": "battle", "target": 3, "groups": groups})
    assert {"of": "battle", **answer["odds"]} == asked_there
    assert match.explain(0, {"of": "reach", "place": 4, "target": 2})["odds"] is None


def test_the_ways_of_a_position_are_found_once_and_only_so_many_are_kept(monkeypatch):
    found, find = [], reach._find_ways
    monkeypatch.setattr(reach, "_find_ways", lambda *asked: found.append(asked) or find(*asked))
    monkeypatch.setattr(reach, "_kept", type(reach._kept)())
    monkeypatch.setattr(reach, "WAYS_KEPT", 1)
    match = rich()
    place = next(each["place"] for each in match.view(0)["lands"] if asked(match, each["place"])["places"])
    found.clear()
    reach._kept.clear()
    first = asked(match, place)
    assert asked(match, place) == first
    assert len(found) == 1
    fewer = dict.fromkeys(list(first["units"])[:1], 1)
    assert asked(match, place, fewer)["units"] == fewer
    assert asked(match, place) == first
    assert (len(found), len(reach._kept)) == (3, 1)


def test_units_that_have_marched_are_left_where_they_are():  # C8.1
    match = at_home({1: {"owner": 0, "infantry": 2}, **own(2)}, currency=[90])
    play(match, "do march", "at 1", "number 1", "at 2", "do march", "at 2", "at 3")
    assert asked(match, 3) == {"of": "reach", "place": 3, "movable": {}, "units": {}, "places": []}
    assert asked(match, 1)["movable"] == {"infantry": 1}


def test_warships_and_captives_go_too():  # C16.5, C15.2
    seas = {44: {"fleet": 0, "frigate": 2}, 46: {"fleet": 1, "frigate": 1}}
    match = at_home({1: {"owner": 0, "captives-1": 2, "infantry": 1}, **own(2)}, seas=seas, currency=[9])
    found = ways(match, 44)
    assert {way["cost"] for way in found.values()} == {0}
    assert asked(match, 1)["movable"] == {"infantry": 1, "captive-1": 2}
    assert asked(match, 1)["units"] == {"infantry": 1}
    walked = gone(match, ways(match, 1, {"captive-1": 2})[2])
    assert land(walked, 2).captives[1] == 2


@pytest.mark.parametrize("seed", range(4))
def test_every_way_can_be_gone_for_what_was_told(seed):
    match, chance = rich(3, seed, weather=("fair", "frost", "storm", "heat")[seed]), random.Random(seed)
    tried = 0
    for _ in range(60):
        seat = match.actors[0]
        if match.decision == "action" and chance.random() < 0.4:
            tried += check_all_ways(match, seat, chance)
        match.play(seat, chance.choice(match.legal(seat)))
    assert tried


def check_all_ways(match, seat, chance):
    before = match.view(seat)
    held = [each["place"] for each in before["lands"] if each["holder"] == seat]
    found = asked(match, chance.choice(held), seat=seat)["places"]
    for way in found:
        after = gone(match, way, seat)
        if not way["battle"]:
            now = after.view(seat)
            assert now["lands"][way["place"] - 1]["holder"] == seat
            paid = before["seats"][seat]["currency"] - now["seats"][seat]["currency"]
            assert way["attack"] or paid == way["cost"]
    return len(found)


@pytest.mark.parametrize(
    ("question", "key"),
    [
        ({"place": 0}, "explain-number"),
        ({"place": 99}, "explain-number"),
        ({"place": 1, "how": "fast"}, "explain-unknown-field"),
        ({"place": 1, "units": {"elephant": 1}}, "reach-units"),
        ({"place": 1, "units": [1]}, "reach-units"),
        ({"place": 1, "units": {"infantry": 3}}, "explain-number"),
        ({"place": 1, "units": {"infantry": True}}, "explain-number"),
        ({"place": 1, "units": {"infantry": 1, "captive-1": 1}}, "reach-not-together"),
    ],
)
def test_a_wrong_question_is_told_what_is_wrong(question, key):
    match = at_home({1: {"owner": 0, "infantry": 2, "captives-1": 1}})
    with pytest.raises(BadQuestion) as refused:
        match.explain(0, {"of": "reach", **question})
    assert refused.value.key == key


def test_reach_is_told_to_whoever_chooses_what_to_do():
    match = at_home({1: {"owner": 0, "infantry": 2}})
    for seat in (1, None):
        with pytest.raises(BadQuestion):
            match.explain(seat, {"of": "reach", "place": 1})
    play(match, "do march")
    with pytest.raises(BadQuestion):
        match.explain(0, {"of": "reach", "place": 1})
