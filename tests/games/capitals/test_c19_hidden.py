"""C19: what a seat does not see, what is open, and what is dealt afresh."""

from collections import Counter
from itertools import product

import pytest

from imperia.kernel.verbs import SPECTATOR

from ..records import observed, redealt
from .battlefield import attack, dice, last_turn_of_round, new_turn, play, position, transport

COASTS = 36  # of the 42 provinces of the map, six are inland
OTHERS = (1, 2, None)  # those who look at what seat 0 does; the last is a spectator


def voyage(match, viewer, number=0):
    return match.view(viewer)["seats"][0]["voyages"][number]


def told_to(match, viewer, key):
    return [event.arguments for event in match.log.seen_by(viewer) if event.key == key]


# ----- C19.1

SHIP = {"kind": "ship", "origin": 5, "target": 23, "turns": 2, "infantry": 4, "paid": 4}
BUILDER = {"kind": "builder", "origin": 5, "target": 7, "turns": 1}


def test_where_others_ships_and_builder_ships_go_is_not_seen():  # C19.1
    match = position(players=3, voyages=[[SHIP, BUILDER]])
    assert (voyage(match, 0)["to"], voyage(match, 0, 1)["to"]) == (23, 7)
    for viewer in OTHERS:
        assert (voyage(match, viewer)["to"], voyage(match, viewer, 1)["to"]) == ("unknown", "unknown")


def test_the_log_tells_where_a_ship_goes_only_to_who_sent_it():  # C19.1
    lands = {5: {"owner": 0, "port": True, "infantry": 2}}
    match = play(position(players=3, lands=lands, level=[2, 1, 1]), "do ship", "number 2", "at 23")
    assert told_to(match, 0, "ship-sails")[0]["place"] == 23
    for viewer in OTHERS:
        assert told_to(match, viewer, "ship-sails") == []
        hidden = {"seat": 0, "origin": 5, "soldiers": 2, "currency": 2}
        assert told_to(match, viewer, "ship-sails-hidden") == [hidden]
    match = position(players=3, lands=lands, builder_ships=[1, 0, 0], level=[2, 1, 1])
    play(match, "do send_builder", "at 7")
    for viewer in OTHERS:
        assert told_to(match, viewer, "builder-sent") == []
        assert told_to(match, viewer, "builder-sent-hidden") == [{"seat": 0, "origin": 5}]


def test_the_target_is_shown_when_the_ship_lands():  # C19.1, C9.2
    match = new_turn(players=3, voyages=[[{**SHIP, "target": 24, "turns": 1}]])
    for viewer in (0, *OTHERS):
        assert told_to(match, viewer, "ship-arrives") == [{"seat": 0, "place": 24, "soldiers": 4}]


def test_which_cards_others_have_dealt_is_not_seen_not_even_by_who_got_them():  # C19.1
    match = play(
        position(players=3, spies=[2, 0, 0]), "do deal", "card nothing", "card sabotage", "card incitement"
    )
    assert match.view(0)["seats"][0]["cards"] == ["nothing", "sabotage", "incitement"]
    for viewer in OTHERS:
        assert match.view(viewer)["seats"][0]["cards"] == ["unknown"] * 3
        assert match.view(viewer)["seats"][1]["cards"] == [None] * 3  # seat 1 has dealt no cards
        assert told_to(match, viewer, "cards-dealt") == [{"seat": 0}]
        assert told_to(match, viewer, "card-given") == []
        hidden = [{"seat": 0, "other": other} for other in range(3)]
        assert told_to(match, viewer, "card-given-hidden") == hidden


def auction(**more):
    """A captain is auctioned on the turn of seat 0."""
    return new_turn(players=3, voyages=[[{"kind": "overseas", "turns": 1}]], seed=dice(86, 29), **more)


def test_others_bids_are_not_seen_until_all_are_in():  # C19.1
    match = play(auction(), (0, "number 7"), (2, "number 5"))
    assert [each["bid"] for each in match.view(0)["seats"]] == [7, None, "unknown"]
    assert [each["bid"] for each in match.view(1)["seats"]] == ["unknown", None, "unknown"]
    assert [each["bid"] for each in match.view(None)["seats"]] == ["unknown", None, "unknown"]
    assert told_to(match, 1, "bid-given") == []
    assert told_to(match, 1, "bid-given-hidden") == [{"seat": 0}, {"seat": 2}]
    play(match, (1, "number 0"))
    assert [told["currency"] for told in told_to(match, None, "bid-shown")] == [7, 0, 5]


def test_that_somebody_could_not_bid_is_no_secret():  # C19.1, C19.2
    match = play(auction(currency=[9, 4, 0]), (1, "number 2"))
    assert [each["bid"] for each in match.view(0)["seats"]] == [None, "unknown", 0]


def test_the_dice_to_come_are_seen_by_nobody():  # C19.1
    one, other = position(seed=1), position(seed=2)
    for viewer in (0, 1, SPECTATOR):
        assert observed(one.state, viewer) == observed(other.state, viewer)


# ----- C19.2


def test_what_is_under_way_whence_and_with_which_units_and_sums_are_open():  # C19.2
    match = position(players=3, voyages=[[SHIP]])
    for viewer in (0, *OTHERS):
        seen = voyage(match, viewer)
        assert (seen["kind"], seen["from"], seen["turns"], seen["infantry"], seen["paid"]) == (
            "ship",
            5,
            2,
            4,
            4,
        )


def test_where_convoys_and_expeditions_inland_go_is_open():  # C19.2
    convoy = {"kind": "convoy", "origin": 5, "target": 7, "turns": 1, "cavalry": 2}
    match = position(players=3, voyages=[[convoy, {"kind": "inland", "origin": 6, "turns": 2}]])
    for viewer in OTHERS:
        assert (voyage(match, viewer)["to"], voyage(match, viewer)["cavalry"]) == (7, 2)
        assert voyage(match, viewer, 1)["to"] == 6


def test_spies_offers_and_who_has_still_to_answer_or_to_bid_are_open():  # C19.2
    match = position(players=3, spies=[2, 0, 0])
    play(match, "do trade", "partner 1", "good currency", "number 3", "good nothing", "send")
    for viewer in OTHERS:
        view = match.view(viewer)
        assert view["seats"][0]["spies"] == 2
        assert view["offer"]["partner"] == 1
        assert view["offer"]["sides"][0] == {"good": "currency", "amount": 3}
        assert view["actors"] == [1]
    match = play(auction(), (1, "number 5"))
    assert match.view(None)["actors"] == [0, 2]


def test_the_whole_map_is_open():  # C19.2
    facts = {"owner": 0, "infantry": 3, "cavalry": 1, "building": "farm", "port": True, "captives-1": 2}
    seas = {49: {"fleet": 1, "frigate": 2, "boat": 0}}
    match = position(
        lands={5: facts, 6: {"owner": 1, "holder": "rebels", "infantry": 4, "tokens": 2}}, seas=seas
    )
    for viewer in (0, 1, None):
        view = match.view(viewer)
        shown = view["lands"][4]
        assert (shown["place"], shown["owner"], shown["holder"], shown["capital"]) == (5, 0, 0, None)
        assert shown["units"] == {"infantry": 3, "cavalry": 1, "artillery": 0, "caravan": 0}
        assert (shown["building"], shown["marks"], shown["captives"]) == ("farm", ["port"], [0, 2])
        assert shown["blocked"]
        shown = view["lands"][5]
        assert (shown["holder"], shown["owner"], shown["tokens"]) == ("rebels", 1, 2)
        assert view["lands"][3]["capital"] == 0
        shown = view["seas"][49 - 43]
        assert (shown["place"], shown["fleet"], shown["boat"]) == (49, 1, 0)
        assert shown["ships"] == {"frigate": 2, "corvette": 0, "cruiser": 0}


def test_what_seats_have_is_open():  # C19.2
    facts = {
        "higher_income": [[1, 0, 0, 2, 0]],
        "cheap_farms": [[0, 0, 0, 1]],
        "weapons": [2, 0],
        "fruits": [1, 0],
    }
    match = position(transports=[[{"sea": 49, "infantry": 2}]], level=[2, 1], **facts)
    for viewer in (0, 1, None):
        shown = match.view(viewer)["seats"][0]
        assert (shown["currency"], shown["level"], shown["weapons"], shown["fruits"]) == (40, 2, 2, 1)
        assert (shown["higher_income"], shown["cheap_farms"]) == ([1, 0, 0, 2, 0], [0, 0, 0, 1])
        assert shown["transports"] == [{"place": 49, "points": 2, "infantry": 2, "cavalry": 0}]


def test_a_battle_is_open():  # C19.2
    lands = {6: {"owner": 0, "infantry": 3}, 23: {"owner": 1, "infantry": 3}}
    match = position(lands=lands, transports=[[{"sea": 49, "infantry": 1}]])
    attack(match, 23, (6, "infantry/2", 3), (transport(0), "infantry/2", 1))
    view = match.view(1)
    assert (view["battle"]["attacker"], view["battle"]["defender"], view["target"]) == (0, 1, 23)
    assert (view["battle"]["origins"], view["battle"]["approach"], view["battle"]["march"]) == (2, 0, 4)


# ----- C19.3


def deals(match, viewer, hidden, tries):
    """What is dealt in many tries if what the viewer does not see is dealt again, and how often."""
    return Counter(hidden(redealt(match.state, viewer, seed)[0]) for seed in range(tries))


def test_targets_of_others_are_any_coast_but_the_port_of_departure():  # C19.3
    match = position(voyages=[[SHIP]])
    dealt = deals(match, 1, lambda record: int(record["seats"][0]["voyages"][0]["target"]) + 1, 1400)
    inland = {4, 11, 18, 25, 32, 39}
    assert set(dealt) == set(range(1, 43)) - inland - {5}
    assert len(dealt) == COASTS - 1
    assert max(dealt.values()) < 3 * min(dealt.values())  # about forty of each
    assert deals(match, 0, lambda record: int(record["seats"][0]["voyages"][0]["target"]) + 1, 20) == {23: 20}


def cards_of(record):
    return tuple(int(card) for card in record["seats"][0]["cards"][:3])


@pytest.mark.parametrize("spies", [1, 2, 3])
def test_cards_of_others_are_any_that_he_could_have_dealt_all_equally_likely(spies):  # C19.3, C14.3
    """At most as many cards are secret as the seat had spies when it dealt, even if it has fewer now."""
    match = position(players=3, cards=[[0, 1, 0]], dealt_with=[spies], spies=[0, 0, 0])
    fits = {
        (own, *others)
        for own, *others in product((0, 5), range(5), range(5))
        if (own > 0) + sum(card > 0 for card in others) <= spies
        and (others[0] != others[1] or not any(others))
    }
    tries = 60 * len(fits)
    dealt = deals(match, 1, cards_of, tries)
    assert set(dealt) == fits
    assert 25 < min(dealt.values()) <= max(dealt.values()) < 110
    assert set(deals(match, 0, cards_of, 20)) == {(0, 1, 0)}  # seat 0 knows them


def test_who_has_not_dealt_or_is_still_dealing_keeps_what_is_not_dealt():  # C19.3
    assert set(deals(position(players=3), 1, cards_of, 20)) == {(-1, -1, -1)}
    match = play(position(players=3, spies=[1, 0, 0]), "do deal", "card nothing")
    assert set(deals(match, 1, cards_of, 60)) == {(0, -1, -1), (5, -1, -1)}


def bid_of(seat):
    return lambda record: int(record["seats"][seat]["bid"])


def test_bids_given_are_any_allowed_to_the_player():  # C19.3, C13.10
    match = play(auction(currency=[9, 4, 0]), (1, "number 2"))
    dealt = deals(match, 0, bid_of(1), 400)
    assert set(dealt) == {0, 1, 2, 3, 4}
    assert min(dealt.values()) > 50
    assert set(deals(match, 0, bid_of(0), 20)) == {-1}  # not yet given
    assert set(deals(match, 0, bid_of(2), 20)) == {0}  # this seat could not bid
    assert set(deals(match, 1, bid_of(1), 20)) == {2}  # the viewer's own bid


def test_who_opens_an_auction_for_rebels_must_have_bid():  # C19.3, C12.4
    lands = {23: {"owner": 1, "holder": "rebels", "infantry": 2}}
    match = play(
        position(players=3, lands=lands, currency=[9, 8, 40]), "do bribe", (0, "number 7"), (1, "number 0")
    )
    assert set(deals(match, 2, bid_of(0), 200)) == {6, 7, 8, 9}
    assert set(deals(match, 2, bid_of(1), 200)) == {0, 6, 7, 8}


def test_nothing_else_changes_and_the_dice_to_come_are_others():  # C19.3
    facts = {"voyages": [[SHIP]], "cards": [[0, 1]], "dealt_with": [1], "spies": [1, 0], "seed": 5}
    match = last_turn_of_round(**facts)
    other = redealt(match.state, 1, 99)
    assert observed(other, 1) == observed(match.state, 1)
    assert other["chance"].tobytes() != match.state["chance"].tobytes()


def test_what_is_dealt_afresh_depends_on_what_the_seat_sees_alone():  # C19.3
    """The same is dealt from two records that look alike to the seat, but have different targets, cards and
    bids."""
    one = position(players=3, voyages=[[SHIP]], cards=[[0, 1, 0]], dealt_with=[1])
    two = position(players=3, voyages=[[{**SHIP, "target": 9}]], cards=[[5, 0, 0]], dealt_with=[1], seed=8)
    for seed in range(20):
        assert redealt(one.state, 1, seed).tobytes() == redealt(two.state, 1, seed).tobytes()
    bids = [play(auction(currency=[9, 4, 0]), (1, f"number {bid}")) for bid in (0, 4)]
    for seed in range(20):
        here, there = (redealt(match.state, 0, seed) for match in bids)
        assert bid_of(1)(here[0]) == bid_of(1)(there[0])


def test_who_holds_a_province_is_open_also_if_nobody_plays_them():  # C19.2
    lands = {5: {"owner": 0, "holder": "rebels", "infantry": 2}, 6: {"holder": "savages", "infantry": 3}}
    shown = position(lands=lands).view(None)["lands"]
    assert [(shown[n]["owner"], shown[n]["holder"]) for n in (4, 5)] == [(0, "rebels"), (None, "savages")]
