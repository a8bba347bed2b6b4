"""Where something can be built: in the places that the rules allow, and with the effects that are told."""

import pytest

from imperia.games.errors import BadQuestion

from .table import at_home, currency, land, own
from .test_explaining import moments, rich
from .test_plans import carried_out

BUILT = ("farm", "granary", "manufactory", "bunker", "strong-bunker", "camp", "port", "road")


def sites(match, work, seat=0):
    return {each["place"]: each for each in match.explain(seat, {"of": "site", "work": work})["sites"]}


def site(match, work, province, seat=0):
    return match.explain(seat, {"of": "site", "work": work, "province": province})


def changes(answer):
    return {each["figure"]: (each["now"], each["then"]) for each in answer["changes"]}


@pytest.mark.parametrize("seed", range(2))
def test_every_site_is_built_by_its_steps_and_does_what_was_told(seed):
    built = 0
    for match in moments(seed, 3, every=12):
        if match.decision != "action":
            continue
        seat = match.actors[0]
        for work in BUILT:
            possible = [place for place, each in sites(match, work, seat).items() if each["steps"]]
            for place in possible[:2]:
                told = site(match, work, place, seat)
                after = carried_out(match, told, seat)
                assert currency(match, seat) - currency(after, seat) == told["price"]["amount"]
                for figure in ("income", "upkeep", "food"):
                    now, then = (each.explain(seat, {"of": figure})["amount"] for each in (match, after))
                    assert changes(told).get(figure, (now, now)) == (now, then)
                built += 1
    assert built


def test_where_nothing_can_be_built_the_rules_say_why():  # C5.1, C5.6, C5.9
    match = at_home({**own(2, 3), 3: {"owner": 0, "road": True}}, level=[2, 1], currency=[40, 0])
    roads, ports = sites(match, "road"), sites(match, "port")
    assert [place for place, each in roads.items() if each["steps"]] == [2]
    assert {place: roads[place]["why"]["key"] for place in (3, 4, 39)} == {
        3: "refusal-already-built",
        4: "refusal-is-capital",
        39: "refusal-not-held",
    }
    assert ports[4]["why"]["clause"] == "C13.4"
    poor = at_home(own(2), currency=[4, 0])
    assert sites(poor, "road")[2]["why"]["key"] == "refusal-not-enough-currency"
    assert site(poor, "road", 2)["changes"] == []


def test_a_road_makes_leaving_free_and_costs_upkeep():  # C5.7, C8.3
    match = at_home(own(2, 3), currency=[40, 0])
    told = site(match, "road", 2)
    assert changes(told) == {"currency": (40, 35), "upkeep": (0, 1), "march": (1, 0)}
    neighbours = {place for place in range(1, 43) if 2 in match.setting.board.neighbours(place, sea=True)}
    assert set(told["links"]) == neighbours
    assert "road" in land(carried_out(match, told), 2).marks


def test_a_port_connects_what_lies_over_the_sea():  # C1.7, C5.6
    lands = {
        1: {"owner": 0},
        **{place: {"owner": 0} for place in (8, 9)},
        8: {"owner": 0, "port": True},
        9: {"owner": 0},
    }
    match = at_home(lands, level=[2, 1], currency=[40, 0])
    told = site(match, "port", 1)
    assert told["connects"] == [8, 9]
    assert told["links"] == [8]
    assert changes(told)["defence"] == (0, 8)
    assert not told["blocked"]


def test_a_port_at_a_sea_with_enemy_warships_is_told_to_be_blocked():  # C16.7
    board = at_home().setting.board
    lands = {1: {"owner": 0}, 8: {"owner": 0, "port": True}}
    seas = {sea: {"fleet": 1, "frigate": 1} for sea in board.coast(1)}
    told = site(at_home(lands, level=[2, 1], currency=[40, 0], seas=seas), "port", 1)
    assert told["blocked"]
    assert told["links"] == told["connects"] == []


@pytest.mark.parametrize(
    "question", [{}, {"work": "level"}, {"work": "road", "province": 0}, {"work": "road", "where": 2}]
)
def test_a_question_that_is_none_says_what_is_wrong(question):
    with pytest.raises(BadQuestion):
        rich(3).explain(0, {"of": "site", **question})


def test_sites_are_told_to_whoever_chooses_what_to_do():
    with pytest.raises(BadQuestion, match="built is told on your turn"):
        rich(3).explain(1, {"of": "site", "work": "road"})
