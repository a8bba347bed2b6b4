"""The examples of the manual."""

import pytest

from imperia.games.capitals.pieces import SOLDIERS, Unit

from .battlefield import (
    LOST,
    attack,
    d,
    dice,
    land,
    last_turn_of_round,
    new_turn,
    play,
    position,
    rolled,
    sea,
    seat,
    told,
    units,
)


def test_two_cavalry_and_one_infantry_are_seven_soldiers_and_three_units():  # C1.6
    match = position(lands={5: {"owner": 0, "cavalry": 2, "infantry": 1}})
    assert 2 * SOLDIERS[Unit.CAVALRY] + SOLDIERS[Unit.INFANTRY] == 7
    assert match.view(None)["seats"][0]["soldiers"] == 7
    assert sum(units(match, 5).values()) == 3


def test_a_cavalry_that_loses_a_soldier_is_two_infantry():  # C10.3
    lands = {6: {"owner": 0, "cavalry": 1}, 23: {"owner": 1, "infantry": 3}}
    match = attack(position(lands=lands, seed=dice(*LOST)), 23, (6, "cavalry/3", 1))
    assert units(match, 6) == {"infantry": 2}


def test_a_corvette_that_loses_one_is_two_frigates():  # C16.1
    seas = {46: {"fleet": 0, "corvette": 1}, 49: {"fleet": 1, "frigate": 3}}
    match = attack(position(seas=seas, seed=dice(*LOST)), 49, (46, "corvette/1", 1), at_sea=True)
    assert sea(match, 46) == {"fleet": 0, "boat": None, "frigate": 2}


@pytest.mark.parametrize("rolls", [(50, 67), (67, 67)])
def test_attacker_fifty_or_sixty_seven_against_sixty_seven_the_attacker_loses_one(rolls):  # C10.2
    """Against cavalry of a player without a bunker, nothing is added to either roll."""
    lands = {6: {"owner": 0, "infantry": 3}, 23: {"owner": 1, "cavalry": 1}}
    match = attack(position(lands=lands, seed=dice(*rolls)), 23, (6, "infantry/2", 3))
    assert rolled(match) == [rolls]
    assert (units(match, 6), units(match, 23)) == ({"infantry": 2}, {"cavalry": 1})


def test_a_hunger_roll_of_sixty_and_six_rebels():  # C12.1, C12.3
    """Of the first province all four revolt; of the next one two of three do, and they fight one loyal
    soldier."""
    lands = {5: {"owner": 0, "infantry": 4}, 6: {"owner": 0, "infantry": 3}}
    match = position(lands=lands, hungry=[1, 0], seed=dice(60, d(10, 6), *LOST, *LOST))
    play(match, "do end", "at 5")
    assert told(match, "revolt") == [
        {"seat": 0, "place": 5, "number": 4}, {"seat": 0, "place": 6, "number": 2},
    ]  # fmt: skip
    assert (land(match, 5)["holder"], units(match, 5)) == ("rebels", {"infantry": 4})
    assert (land(match, 6)["holder"], units(match, 6)) == (0, {"infantry": 1})  # the loyal one won


def test_one_spy_and_three_players_are_one_action_card_and_two_nothing():  # C14.1
    match = play(position(players=3, spies=[1, 0, 0]), "do deal", "card nothing", "card sabotage")
    assert match.decision == "action"  # nothing else can be dealt
    assert seat(match, 0)["cards"][:3] == [0, 1, 0]


@pytest.mark.parametrize(("roll", "suffered"), [(75, 0), (76, 1)])
def test_sabotage_against_counterintelligence_needs_more_than_seventy_five(roll, suffered):  # C14.2
    cards = {"cards": [[0, 1], [0, 5]], "dealt_with": [1, 1], "spies": [1, 1]}
    match = play(last_turn_of_round(seed=dice(roll), **cards), "do end")
    assert seat(match, 1)["sabotage"] == suffered


@pytest.mark.parametrize(("prices", "price"), [("list", 19), ("text", 20)])
def test_result_sixty_one_to_seventy_at_level_two(prices, price):  # C11.4
    facts = {"voyages": [[{"kind": "overseas", "turns": 1}]], "level": [2, 1], "prices": prices}
    assert seat(play(new_turn(seed=dice(65), **facts), "level"), 0)["level"] == 3
    assert seat(play(new_turn(seed=dice(65), **facts), "price"), 0)["currency"] == 40 + price + 4
