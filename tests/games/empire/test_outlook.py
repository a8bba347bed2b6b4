"""What a network is told about single answers in empire. What both games tell in the same way is in the tests
of legends."""

from __future__ import annotations

import re

from imperia.games.eight_minutes.outlook import DENIED, MOST_PROSPECTS

from ..eight_minutes.looking import Looking
from ..on_a_map import notations, play
from .table import ISLES, empire

looking = Looking(empire)
looks, prospects, shortfalls = looking.looks, looking.prospects, looking.shortfalls


def on_the_isles(**facts):
    return empire.position(**{"players": 2, "map": ISLES, **facts})


# ----- Steps


def test_only_a_sea_move_looks_over_the_sea():  # E4.5
    """Over land an army goes from 3 to 0 and 7; over the sea it also goes to 30 and 31, where a continent is
    free."""
    held = {3: [1, 0], 0: [0, 2], 7: [0, 2], 12: [0, 1]}
    by_land = on_the_isles(step="move", left=2, armies=held)
    assert looks(by_land, "ahead") == {"from 3": 0, "stop": 0}
    by_sea = on_the_isles(step="sail", left=2, armies=held)
    assert looks(by_sea, "ahead") == {"from 3": 200, "stop": 0}  # the region, and the continent
    gains = looks(play(by_sea, "from 3"), "gain")
    assert gains == {"to 0": 0, "to 7": 0, "to 30": 1, "stop": 0}  # because 3 is given up


def test_a_step_over_the_sea_costs_what_one_over_land_does():  # E4.5
    match = play(on_the_isles(step="sail", left=3, armies={3: [1]}), "from 3")
    assert set(looks(match, "cost").items()) == {("to 0", 1), ("to 7", 1), ("to 30", 1), ("stop", 0)}


def test_all_that_a_card_does_is_looked_at_together():  # E4.8
    """The card destroys one army and places one."""
    match = on_the_isles(step="step", card=26, left={"destroy": 1, "place": 1}, armies={0: [1, 2], 3: [1, 1]})
    assert looks(match, "gain") == {"stop": 0, "place 0": 0, "destroy 1 0": 0, "destroy 1 3": 1}
    assert looks(match, "short") == {"stop": 0, "place 0": 1, "destroy 1 0": 1, "destroy 1 3": 0}


def test_a_continent_counts_for_whoever_has_most_of_it():  # E5.3
    match = on_the_isles(step="city", armies={0: [1, 2], 3: [1, 1], 30: [1, 0]})
    assert looks(match, "gain")["city 3"] == 1  # each has one of three regions then,
    assert looks(match, "taken")["city 3"] == 1  # and the continent is nobody's
    assert looks(match, "gain")["city 30"] == 0


# ----- Cards


def test_a_card_shows_its_points_for_goods_its_price_and_those_of_others():  # E4.1, E5.4
    """A second tree is worth a point, as is the first crystal; a third coal is worth one more."""
    match = on_the_isles(row=[8, 35, 33, 18], cards=[[3], [28, 29]])
    mine, theirs, coins = (list(looks(match, name).values()) for name in ("cards", "denied", "cost"))
    assert (mine[:4], theirs[:4], coins) == ([1, 1, 0, 0], [0, 1, 1, 0], [0, 1, 1, 2, 2, 3])


def test_a_card_that_another_wants_is_better():
    """The same card where another seat has a coal already, and where no seat has any."""
    wanted, plain = (
        on_the_isles(row=[33, 39], cards=[[], [theirs]])
        for theirs in (28, 24)  # coal, carrot
    )
    assert shortfalls(plain)["card 0"] - shortfalls(wanted)["card 0"] == DENIED


def test_only_cards_that_can_be_paid_are_looked_at():  # E4.1
    assert set(prospects(on_the_isles(row=[8, 35, 33, 18], coins=[1, 9]))) == {"card 0", "card 1", "card 2"}


def test_a_card_shows_what_its_action_could_do():  # E4.3 to E4.5
    """The cards place three armies, move two steps over land, and move two over the sea."""
    match = on_the_isles(row=[24, 33, 40], armies={0: [1, 3], 3: [1, 1], 7: [0, 1]})
    told = prospects(match)
    assert (told["card 0"]["gain"], told["card 0"]["promised"]) == (0, 1)  # in 0 the other one still has 7
    assert told["card 1"]["gain"] == 1  # in 3, coming from 0
    assert told["card 2"]["gain"] == 2  # 30 and its continent


def test_of_two_halves_of_which_one_is_used_the_better_one_counts():  # E4.8
    """The card places two armies or builds a city; a city wins region 3, and with it the continent."""
    match = on_the_isles(row=[34], armies={0: [1, 5], 3: [1, 1], 7: [1, 0]})
    assert looks(match, "gain")["card 0"] == 2
    plain = on_the_isles(row=[34], armies={0: [1, 5], 3: [1, 1], 7: [1, 0]}, coal_card="plain")  # E1.4
    assert looks(plain, "gain")["card 0"] == 0


def test_of_two_halves_that_are_both_used_both_count():  # E4.8
    """One army less of the other seat wins region 3; one more of one's own wins region 0."""
    match = on_the_isles(row=[26], armies={0: [1, 1, 1], 3: [1, 1, 0], 7: [0, 1, 2]}, players=3)
    assert looks(match, "gain")["card 0"] == 2


def test_halves_are_looked_at_one_by_one():  # E4.8
    """The card destroys an army or builds a city: in a region with three armies, only the city wins it."""
    match = on_the_isles(step="half", card=2, armies={0: [1, 1, 1]}, players=3)
    assert looks(match, "gain") == {"half 0": 0, "half 1": 2, "stop": 0}


def test_of_more_armies_than_there_is_room_for_the_last_are_not_told_of():  # E4.7
    """There are armies of four others in thirteen regions."""
    held = {region: [1, 1, 1, 1, 1] for region in range(13)}
    match = empire.position(players=5, step="destroy", armies=held)
    others = [answer for answer in notations(match, 0) if re.match("destroy [1-4] ", answer)]
    assert len(others) == 4 * 13
    told = prospects(match)
    assert len(told) == MOST_PROSPECTS
    assert set(told) < set(others)
