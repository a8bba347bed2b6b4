"""What a network is told about single answers: what a token, and opening a tile, lead to."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from imperia.games.counted_codes import counted_codes
from imperia.games.founders.derived import Derived
from imperia.games.founders.evaluation import POINT
from imperia.games.founders.outlook_of_tokens import note_what_is_beside, survey_by_what_is_beside
from imperia.games.founders.state import State
from imperia.games.founders.supply import survey_nation
from imperia.kernel.in_python import in_python, seen

from .looking import derived, prospects, shortfalls, weighed
from .table import founders, laying, play, position

ALTAR, TEMPLE = "altar-iron-horses", "great-temple-army-coin"


def buying():
    """A position in which seat 0 has a coin token and a marketplace, and the other seat a war camp; a great
    temple needs both."""
    nations = [["marketplace-iron-plants@0,0", "cliff@1,0"], ["war-camp-iron-water@0,0", "lake@1,0"]]
    rows = {"green": ["lake"], "blue": [], "purple": [], "victory": [TEMPLE]}
    return position(step="token", nations=nations, rows=rows, hands=[{"coin": 1}])


def test_a_coin_is_worth_what_it_lets_one_add():
    told = shortfalls(buying())
    assert told["token coin"] == 0
    assert told["no-token"] > 0


def test_a_coin_goes_where_what_is_needed_is_given():
    told = shortfalls(play(buying(), "token coin"))
    assert told["buy 1 0,0"] == 0
    assert told["buy 1 1,0"] > POINT // 2


def test_of_two_resources_the_one_is_better_that_lets_one_add_more():
    """The winery needs wood and plants."""
    nations = [["forest@0,0", "forest@1,0"], ["lake@0,0", "mine@1,0"]]
    rows = {"green": ["forest"], "blue": ["winery"], "purple": [], "victory": ["altar-gold-wine"]}
    match = position(step="token", nations=nations, rows=rows, hands=[{"coin": 1}])
    told = shortfalls(play(match, "token coin", "buy 1 0,0"))
    assert told["resource plants"] == 0
    assert told["resource water"] > 0


def test_a_carriage_is_worth_what_it_lets_one_add():
    """The stable is in a corner of one square; by a carriage it supplies what lies beside the mine in the
    other square."""
    nation = ["mine@0,0", "lake@1,0", "cliff@0,1", "stable@1,1"]
    rows = {"green": ["forest"], "blue": [], "purple": [], "victory": ["great-temple-army-coin"]}
    told = prospects(laying("carriage", nations=[nation], rows=rows))
    assert set(told) == {"unite 0,0"}
    assert told["unite 0,0"]["giving"] == 0  # nothing more can be added
    apart = ["marketplace-iron-plants@0,0", "lake@1,0", "cliff@0,1", "grove@1,1", "mine@2,1"]
    apart.append("war-camp-iron-water@3,1")  # otherwise too far from the marketplace
    told = prospects(position(step="token", nations=[apart], rows=rows, hands=[{"carriage": 1}]))
    assert told["token carriage"]["merit"] > 0


def test_war_goes_where_most_is_lost():
    nations = [[], ["mine@0,0", "stable@1,0", f"{ALTAR}@0,1", "lake@2,0"]]
    told = prospects(laying("war", nations=nations))
    best = max(told.values(), key=lambda prospect: prospect["merit"])
    assert best is told["pillage 1 0,1"]
    assert best["harm"] > 0
    assert best["giving"] == 0


def test_a_carriage_is_seen_at_its_best_target():
    """Only one of the two squares brings the war camp to the marketplace, in either order."""
    square = ["marketplace-iron-plants@0,0", "lake@1,0", "cliff@0,1", "grove@1,1", "mine@2,1"]
    other = ["war-camp-iron-water@3,1", "forest@0,-1", "lake@1,-1"]
    rows = {"green": ["forest"], "blue": [], "purple": [], "victory": [TEMPLE]}
    for nation in (square + other, square[::-1] + other):
        match = position(step="token", nations=[nation], rows=rows, hands=[{"carriage": 1}])
        token = prospects(match)["token carriage"]
        targets = prospects(play(match, "token carriage"))
        best = max(targets.values(), key=lambda prospect: prospect["merit"])
        assert len(targets) == 2
        assert [token[name] for name in ("giving", "ready", "near", "far")] == [
            best[name] for name in ("giving", "ready", "near", "far")
        ]


def test_a_craftsman_costs_less_where_another_tile_gives_the_same():
    rows = {"green": ["lake"], "blue": [], "purple": [], "victory": [ALTAR]}
    nations = [["mine@0,0", "lake@1,0"], ["mine@0,0", "mine@1,0"]]
    costs = []
    for nation in nations:
        match = position(step="token", nations=[nation], rows=rows, hands=[{}], craftsmen=[["iron"]])
        costs.append(int(prospects(match)["token craftsman"]["giving"]))
    assert costs[0] < costs[1]


def test_war_goes_against_the_leader_first():
    """The same altar is worth as much to both others, but one of them has another altar, too."""
    leading = ["mine@0,0", "stable@1,0", f"{ALTAR}@0,1", "great-temple-craft-army@1,1"]
    behind = ["mine@0,0", "stable@1,0", "altar-gold-horses@0,1"]
    told = prospects(laying("war", players=3, nations=[[], leading, behind]))
    assert told["pillage 2 0,1"]["harm"] < told["pillage 1 0,1"]["harm"]


def test_targets_are_counted_from_the_seat():
    match = laying("war", turn=1, players=3, hands=[{}, {"war": 1}])
    found = derived(match, 1)
    counted = counted_codes(founders.definition)[0][3, 1]
    legal = sorted(counted[action.code] for action in match.legal(1))
    assert found["prospects"]["code"][: found["looked"]].tolist() == legal


def test_a_stack_is_as_good_as_the_tiles_in_it():
    """Only one of the stacks has a tile that fits and gives a resource that is needed."""
    match = position(
        nations=[["forest@0,0", "grove@1,0"]],
        rows={"green": [], "blue": [], "purple": [], "victory": ["altar-cloth-wine"]},
        stacks={"green": ["forest"], "blue": ["winery"], "purple": ["inn-gold-water"]},
    )
    told = shortfalls(match)
    assert told["open blue"] == 0
    assert told["open purple"] > 0


def test_a_full_row_goes_before_another_tile_is_opened():
    """Five tiles of the village lie there, one of which fits."""
    full = ["winery", "weaver", "gold-mine", "gold-mine", "fishery"]
    match = position(
        nations=[["forest@0,0", "grove@1,0"]],
        rows={"green": ["forest"], "blue": full, "purple": [], "victory": ["altar-cloth-wine"]},
        stacks={"green": ["forest"], "blue": ["stable"], "purple": ["inn-gold-water"]},
    )
    told = shortfalls(match)
    assert told["open green"] == told["open purple"] == 0  # the winery stays
    assert told["open blue"] > 0


# ----- What a search goes by

# A network is told more about tokens like these, which must not change how they are weighed.
SQUARE = [["mine@0,0", "stable@1,0", "cliff@0,1", "grove@1,1"]]
TO_WEIGH = (
    laying("craftsman", nations=SQUARE, craftsmen=[["iron", "horses"]]),
    position(step="token", nations=SQUARE, hands=[{"carriage": 1}], craftsmen=[["iron"]]),
)


def test_answers_are_weighed_by_their_merits():
    for match in (*TO_WEIGH, position(), buying(), play(buying(), "token coin"), laying("war", players=3)):
        merits = {action: int(told["merit"]) for action, told in prospects(match).items()}
        looks = weighed(match)
        assert {action: max(looks.values()) - look for action, look in looks.items()} == {
            action: max(merits.values()) - merit for action, merit in merits.items()
        }


def test_targets_are_weighed_by_whose_they_are():
    """Seat 1 of three acts; the codes of targets begin with the tiles of seat 0."""
    nations = [["mine@0,0", "stable@1,0", f"{ALTAR}@0,1"], [], ["lake@0,0", "cliff@1,0"]]
    looks = weighed(laying("war", turn=1, nations=nations, hands=[{}, {"war": 1}]))
    assert max(looks, key=lambda action: looks[action]) == "pillage 0 0,1"


def test_nothing_shows_in_the_draft():
    assert weighed(position(step="draft")) == {}


def test_if_one_answer_was_not_looked_at_nothing_shows():
    assert weighed(position(), 999) == {}


def test_a_survey_by_what_is_beside_is_like_any_other():
    """Also for nations with carriages."""
    match, chance, united = founders.start(players=2, seed=0), random.Random(0), 0
    scratch: Any = seen(np.zeros(1, Derived.dtype), Derived)
    while not match.over:
        (seat,) = match.actors
        legal = match.legal(seat)
        uniting = [action for action in legal if action.kind == "unite"]
        match.play(seat, chance.choice(uniting or legal))
        for of in range(2):
            one = match.state
            in_python(survey_nation)(seen(one, State), of)
            other = one.copy()
            state: Any = seen(other, State)
            in_python(note_what_is_beside)(state, state.seats[of], scratch.reckoning)
            in_python(survey_by_what_is_beside)(state, of, scratch.reckoning)
            assert one.tobytes() == other.tobytes()
            united += bool(one["seats"]["tiles"]["union"][0, of].any())
    assert united > 0
