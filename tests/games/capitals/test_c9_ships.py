"""C9: ships that carry an army, and builder ships."""

import pytest

from .table import (
    at_home,
    before_turn,
    capitals,
    currency,
    dice,
    end_turn,
    land,
    may,
    next_own_turn,
    notations,
    own,
    places,
    play,
    refusal,
    seat,
    tired,
    told,
    voyages,
    where,
    whose,
)

ARMY = {"infantry": 12, "cavalry": 4, "artillery": 2, "caravan": 2}
INLAND = {4, 11, 18, 25, 32, 39}
COAST = set(range(1, 43)) - INLAND


def harbour(units=ARMY, **keywords):
    """A position in which seat 0 has a port in 1, with units."""
    return at_home(own(1, port=True, **units), **{"level": [2], "currency": [90], **keywords})


def landing(lands, *, seed=0, paid=0, units=None, **keywords):
    """A position in which a ship of seat 0 with five infantry arrives at 5."""
    ship = {
        "kind": "ship",
        "origin": 27,
        "target": 5,
        "turns": 1,
        "paid": paid,
        **(units or {"infantry": 5}),
    }
    return end_turn(before_turn(lands, voyages=[[ship]], seed=seed, **keywords))


# ----- C9.1


def test_a_ship_costs_nine_and_a_builder_ship_thirteen():  # C9.1
    match = harbour(weather="heat")  # in heat a march costs nothing
    play(match, "do ship", "units infantry/2", "number 1", "enough", "at 9")
    assert currency(match) == 81
    play(match, "do builder")
    assert currency(match) == 68
    assert refusal(harbour(currency=[8]), "do ship") == "not-enough-currency"
    assert refusal(harbour(currency=[12]), "do builder") == "not-enough-currency"


def test_a_ship_carries_up_to_ten_soldiers():  # C9.1
    match = play(harbour(), "do ship", "units infantry/2")
    assert notations(match)[-1] == "number 10"
    match = play(harbour(), "do ship", "units cavalry/3")
    assert notations(match)[-1] == "number 3"
    match = play(harbour(), "do ship", "units caravan/2", "more")
    assert notations(match) == ["units infantry/2", "units cavalry/3"]
    assert refusal(match, "units artillery/1") == "ship-is-full"
    play(match, "units cavalry/3", "more")  # one infantry fills it, and the target is asked
    assert places(match) == COAST - {1}
    play(match, "at 9")
    assert voyages(match)[0]["units"] == {"infantry": 1, "cavalry": 1, "caravan": 1}


def test_ships_need_a_working_port():  # C9.1
    lands = {1: {"owner": 1, "holder": 0, "port": True, "infantry": 2}, 2: {"owner": 0, "infantry": 2}}
    match = at_home(lands, level=[2])
    assert refusal(match, "do ship") == "not-a-working-port"
    assert refusal(match, "do builder") == "no-working-port"


@pytest.mark.parametrize("sea", [43, 46])
def test_from_a_blocked_port_no_ship_leaves(sea):  # C9.1
    match = harbour(seas={sea: {"fleet": 1, "frigate": 1}}, builder_ships=[1])
    assert not may(match, "ship")
    assert not may(match, "builder")
    assert not may(match, "send_builder")


def test_a_storm_stops_no_ship():  # C9.1
    match = harbour(weather="storm", builder_ships=[1])
    assert may(match, "ship")
    assert may(match, "builder")
    assert may(match, "send_builder")


# ----- C9.2


def test_the_target_is_any_coastal_province_but_the_ports():  # C9.2
    match = play(harbour(), "do ship", "units infantry/2", "number 10")
    assert places(match) == COAST - {1}
    assert refusal(match, "at 1") == "port-itself"
    assert refusal(match, "at 4") == refusal(match, "at 43") == "not-coastal"


def test_the_target_is_secret_until_the_ship_lands():  # C9.2
    match = play(harbour(), "do ship", "units infantry/2", "number 10", "at 9")
    assert voyages(match, viewer=0)[0]["target"] == 9
    assert voyages(match, viewer=1)[0] == {
        "kind": "ship",
        "origin": 1,
        "target": "unknown",
        "turns": 2,
        "units": {"infantry": 10},
    }
    assert match.log.seen_by(0)[-1].arguments["place"] == 9
    for viewer in (1, None):
        assert match.log.seen_by(viewer)[-1].key == "ship-sails-hidden"
        assert "place" not in match.log.seen_by(viewer)[-1].arguments
    next_own_turn(next_own_turn(match))
    assert told(match, "ship-arrives") == [{"seat": 0, "place": 9, "soldiers": 10}]


def test_a_ship_arrives_at_the_start_of_the_second_turn_after():  # C9.2
    match = play(harbour(), "do ship", "units infantry/2", "number 10", "at 9")
    next_own_turn(match)
    assert (land(match, 9).units, len(voyages(match))) == ({}, 1)
    next_own_turn(match)
    assert (land(match, 9).units, voyages(match)) == ({"infantry": 10}, [])


@pytest.mark.parametrize(
    ("sort", "number", "cost"),
    [("infantry/2", 4, 4), ("cavalry/3", 2, 6), ("artillery/1", 1, 6), ("caravan/2", 1, 6)],
)
def test_the_march_of_one_province_is_paid_at_departure(sort, number, cost):  # C9.2
    match = play(harbour(), "do ship", f"units {sort}", f"number {number}")
    assert currency(match) == 90 - 9 - cost


def test_who_cannot_pay_ship_and_march_does_not_sail():  # C9.2
    assert refusal(harbour({"infantry": 2}, currency=[9]), "do ship") == "cannot-pay-march"
    match = play(harbour({"infantry": 5}, currency=[12]), "do ship")
    assert notations(match) == ["number 1", "number 2", "number 3"]
    match = harbour({"infantry": 5, "cavalry": 1, "artillery": 1}, currency=[15])
    play(match, "do ship", "units infantry/2", "number 1", "more")
    assert refusal(match, "units artillery/1") == "cannot-pay-march"  # although there would be room


def test_the_march_stays_paid_if_the_landing_fails():  # C9.2
    lands = {5: {"owner": 1, "infantry": 1}}
    match = landing(lands, units={"infantry": 1}, paid=1, seed=dice(range(1, 10), range(90, 101)))
    assert (whose(match, 5), currency(match)) == ((1, 1), 44)


def test_the_march_is_given_back_if_the_ship_plunders():  # C9.2
    match = landing({5: {"owner": 1}}, paid=5)
    assert (match.decision, currency(match)) == ("plunder", 40)
    play(match, "plunder")
    assert told(match, "plundered") == [{"seat": 0, "place": 5, "tokens": 2}]
    assert currency(match) == 45 + 4


def test_the_march_is_not_given_back_if_it_does_not_plunder():  # C9.2
    match = play(landing({5: {"owner": 1}}, paid=5), "spare")
    assert (land(match, 5).tokens, currency(match)) == (0, 44)


def test_the_march_is_not_given_back_if_there_is_no_room_for_the_tokens():  # C9.2
    match = play(landing({5: {"owner": 1, "tokens": 5}}, paid=5), "plunder")
    assert currency(match) == 44


def test_the_march_is_given_back_if_the_ship_takes_a_capital():  # C9.2
    lands = {5: {"capital": 1}, **own(41, seat=1)}
    match = landing(lands, paid=5, players=4)
    assert (whose(match, 5), match.decision) == ((1, 0), "action")
    assert currency(match) == 45 + 4 + 2


# ----- C9.3


def test_a_landing_in_a_province_that_others_hold_is_an_attack_with_twelve_less():  # C9.3
    """Five against one, who is dug in: 8 more for numbers and 12 less for the landing, against 2 more."""
    hold = {5: {"owner": 1, "infantry": 1}}
    match = landing(hold, seed=dice(57, 50))  # 53 against 52
    assert (whose(match, 5), told(match, "fought")[0]["lost"]) == ((1, 0), 0)
    match = landing(hold, seed=dice(56, 50))  # 52 against 52: the defender wins a tie
    assert told(match, "fought")[0]["lost"] >= 1


@pytest.mark.parametrize("holder", ["rebels", "savages"])
def test_a_landing_where_rebels_or_savages_hold_is_an_attack(holder):  # C9.3
    match = landing({5: {"holder": holder, "infantry": 1}}, seed=dice(100, 1))
    assert (match.decision, len(told(match, "fought"))) == ("plunder", 1)


def test_an_undefended_landing_is_no_battle():  # C9.3
    match = landing({5: {"owner": 1}})
    assert (told(match, "fought"), told(match, "round-fought"), whose(match, 5)) == ([], [], (1, 0))


def test_the_winner_of_a_landing_may_plunder():  # C9.3
    match = landing({5: {"owner": 1, "infantry": 1, "building": "farm"}}, seed=dice(100, 1))
    assert notations(match) == ["plunder", "spare"]
    play(match, "plunder")
    assert told(match, "plundered") == [{"seat": 0, "place": 5, "tokens": 2}]
    assert (land(match, 5).building, land(match, 5).tokens) == ("none", 1)  # (b) comes after (a): C6.5


def test_a_landing_is_fought_to_the_end():  # C9.3
    match = landing({5: {"owner": 1, "infantry": 5}}, seed=7)
    assert match.decision in ("plunder", "action")
    assert told(match, "fought")[0]["rounds"] >= 5


@pytest.mark.parametrize("facts", [{}, {"owner": 0}, {"owner": 1, "holder": 0}])
def test_elsewhere_it_is_a_plain_arrival(facts):  # C9.3
    match = landing({5: facts} if facts else {}, paid=5)
    assert match.decision == "action"
    assert whose(match, 5) == (facts.get("owner", 0), 0)
    assert (land(match, 5).infantry, tired(match, 5)) == (5, {"infantry/0": 5})
    assert currency(match) == 44


def test_the_survivors_of_a_landing_have_no_points():  # C9.3, C3.3
    match = play(landing({5: {"owner": 1}}, units={"infantry": 2, "cavalry": 1}), "spare")
    assert tired(match, 5) == {"infantry/0": 2, "cavalry/0": 1}


# ----- C9.4: builder ships


def test_a_builder_ship_may_wait():  # C9.4
    match = play(harbour(), "do builder")
    assert (int(seat(match)["builder_ships"]), voyages(match)) == (1, [])
    next_own_turn(match)
    assert int(seat(match)["builder_ships"]) == 1
    play(match, "do send_builder", "at 1", "at 9")
    assert int(seat(match)["builder_ships"]) == 0
    assert voyages(match, viewer=0)[0]["target"] == 9
    assert voyages(match, viewer=1)[0]["target"] == "unknown"
    assert "place" not in match.log.seen_by(1)[-1].arguments
    assert refusal(match, "do send_builder") == "no-builder-ship"


def test_a_builder_ship_arrives_likewise_and_builds_a_port():  # C9.4
    match = at_home({**own(1, port=True), **own(9)}, builder_ships=[1])
    play(match, "do send_builder", "at 1", "at 9")
    next_own_turn(match)
    assert land(match, 9).marks == set()
    next_own_turn(match)
    assert land(match, 9).marks == {"port"}
    assert told(match, "port-built-by-ship") == [{"seat": 0, "place": 9}]


def test_a_builder_ship_goes_to_any_coastal_province_but_the_ports():  # C9.4
    match = play(harbour(builder_ships=[1]), "do send_builder")
    assert places(match) == COAST - {1}
    assert refusal(match, "at 4") == "not-coastal"
    assert refusal(match, "at 1") == "port-itself"


@pytest.mark.parametrize(
    "facts",
    [
        {},
        {"owner": 1},
        {"owner": 0, "holder": 1},
        {"owner": 1, "holder": 0},
        {"owner": 0, "port": True},
        {"owner": 0, "tokens": 2},
        {"owner": 0, "capital": 0},
        {"owner": 0, "holder": "rebels", "infantry": 1},
    ],
)
def test_otherwise_it_is_lost(facts):  # C9.4
    builder = [[{"kind": "builder", "origin": 27, "target": 9, "turns": 1}]]
    before = {"port"} if facts.get("port") else set()
    match = end_turn(before_turn({9: facts} if facts else {}, voyages=builder))
    assert land(match, 9).marks == before
    assert told(match, "builder-ship-lost") == [{"seat": 0, "place": 9}]
    assert (voyages(match), int(seat(match)["builder_ships"])) == ([], 0)


@pytest.mark.parametrize("facts", [{"building": "farm"}, {"road": True}, {"palm": True, "black": True}])
def test_a_port_is_built_beside_whatever_else_is_there(facts):  # C9.4
    builder = [[{"kind": "builder", "origin": 27, "target": 9, "turns": 1}]]
    match = end_turn(before_turn(own(9, **facts), voyages=builder))
    assert "port" in land(match, 9).marks


def test_a_builder_ship_needs_no_connection():  # C9.4
    """Province 27 is not connected with the capital, so a port could not be bought there."""
    builder = [[{"kind": "builder", "origin": 1, "target": 27, "turns": 1}]]
    match = end_turn(before_turn(own(27), voyages=builder, level=[2]))
    assert land(match, 27).marks == {"port"}


# ----- C9.5


def test_only_units_in_the_ports_province_with_a_point_left_go_aboard():  # C9.5
    lands = {**own(1, port=True, infantry=2, cavalry=1), **own(2, infantry=5)}
    stacks = [[1, "infantry/0", 1], [1, "cavalry/0", 1]]
    match = at_home(lands, level=[2], stacks=stacks)
    assert where(match, "ship") == {1}
    play(match, "do ship", "at 9")  # no other unit can go
    assert voyages(match)[0]["units"] == {"infantry": 1}
    tired_out = at_home(own(1, port=True, infantry=1), level=[2], stacks=[[1, "infantry/0", 1]])
    assert refusal(tired_out, "do ship") == "no-points-left"


def test_a_ship_sails_with_at_least_one_unit():  # C9.5
    assert refusal(harbour({}), "do ship") == "no-units-there"


def test_a_ship_is_used_up_by_its_voyage():  # C9.5
    match = play(harbour({"infantry": 3}), "do ship", "number 3", "at 9")
    next_own_turn(next_own_turn(match))
    assert voyages(match) == []
    assert refusal(match, "do ship") == "not-a-working-port"  # there is no port in 9, and nobody is left in 1


def test_a_ship_is_not_met_at_sea():  # C9.5
    seas = {sea: {"fleet": 1, "cruiser": 3} for sea in range(43, 58)}
    ship = [[{"kind": "ship", "origin": 1, "target": 9, "turns": 1, "infantry": 3}]]
    match = end_turn(before_turn(own(1, port=True), seas=seas, voyages=ship))
    assert land(match, 9).infantry == 3


def test_a_builder_ship_is_sent_from_any_working_port():  # C9.5
    lands = {**own(1, 27, 41, port=True), 16: {"owner": 1, "holder": 0, "port": True}}
    seas = {57: {"fleet": 1, "frigate": 1}}
    assert where(at_home(lands, seas=seas, builder_ships=[1]), "send_builder") == {1, 27}


ONE_COAST = """\
imperia map 1
title: One Coast
title.pl: Jedno wybrzeże

[grid]
AABBCCDDEEFFGGww

[regions]
A 1 Ash, all
B 2 Birch, all
C 3 Cedar, all
D 4 Dogwood, all
E 5 Elm, all
F 6 Fir, all
G 7 Gorse, all

[continents]
all All, pl: Wszystko

[seas]
w 8 Lake
"""


def test_where_there_is_no_other_coast_no_ship_sails():  # C9.2, C9.4
    lands = {
        1: {"capital": 1},
        5: {"capital": 0},
        6: {"owner": 0},
        7: {"owner": 0, "port": True, "infantry": 3},
    }
    match = capitals.position(
        map=ONE_COAST, lands=lands, level=[3, 3], builder_ships=[1, 0], weather_rounds=6
    )
    assert not may(match, "ship")
    assert not may(match, "send_builder")
    assert may(match, "builder")
