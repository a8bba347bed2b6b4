"""Every card: the ability that it gives, and the action that it lets its taker use (L5.1, L5.7, L5.8, L6)."""

import pytest

from ..on_a_map import armies, cities, coins, notations, play, supply
from ..playing import points, seat_of, turn
from .table import NUMBER, PRINTED, left, legends, with_card

CARDS = {card["name"]: card for card in PRINTED["cards"]}
NOTHING = {"flying": 0, "more_armies": 0, "more_moves": 0, "elixirs": 0, "immune": False, "coins": 9}
SHOWN = {"plus_army": "more_armies", "plus_move": "more_moves", "elixir": "elixirs"}  # abilities in a view
OWN_PLUS = {"place": "plus_army", "move": "plus_move"}


def gained(card):
    """What a player who had nothing has after taking the card for nothing, with 9 coins."""
    printed = {SHOWN.get(name, name): value for name, value in CARDS[card]["ability"].items()}
    coins_too = {**printed, "coins": NOTHING["coins"] + printed.get("coins", 0)}
    return {name: coins_too.get(name, nothing) for name, nothing in NOTHING.items()}


def parts_of(card):
    """The parts of a card's action, with the card's own ability."""
    ability = CARDS[card]["ability"]
    return [{step: count + ability.get(OWN_PLUS.get(step), 0)} for step, count in CARDS[card]["actions"]]


# Points for cards (L6.4-L6.6), of the proof: the card alone, and with these others.
POINTS = {
    "Ancient Sage": (1, ["Ancient Phoenix", "Ancient Woods", "Ancient Tree Spirit", "Dire Eye"], 4),
    "Arcane Temple": (1, ["Arcane Manticore", "Arcane Sphinx"], 3),
    "Graveyard": (0, ["Cursed Banshee", "Cursed King", "Cursed Gargoyles", "Cursed Mausoleum"], 4),
    "Lake": (0, ["Forest Elf", "Forest Gnome"], 2),
    "Night Wizard": (1, ["Night Hydra", "Night Village", "Lake"], 3),
    "Stronghold": (0, ["Dire Eye", "Dire Giant", "Dire Goblin"], 3),
    "Cursed Tower": (0, ["Dire Eye", "Ancient Phoenix", "Cursed Gargoyles"], 3),
    "Dire Ogre": (3, ["Dire Eye"], 3),  # nine coins
    "Mountain Dwarf": (0, ["Mountain Treasury"], 3),
    "Noble Hills": (0, ["Noble Knight", "Noble Unicorn"], 5),
}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_may_be_taken_for_its_ability_alone(card):  # L5.1, L6.1-L6.3, L6.7
    match = with_card(card)
    while turn(match) == 0:
        play(match, "stop")
    assert [armies(match, seat) for seat in range(4)] == [{11: 4}] * 4
    seat = seat_of(match, 0)
    assert {name: seat[name] for name in NOTHING} == gained(card)
    assert seat["cards"] == [NUMBER[card]]


@pytest.mark.parametrize("card", CARDS)
def test_the_points_of_a_card(card):  # L6.4-L6.6
    alone, others, together = POINTS.get(card, (0, [], 0))
    match = legends.position(players=4, cards=[[NUMBER[card]]])
    assert points(match, "cards") == [alone, 0, 0, 0]
    match = legends.position(players=4, cards=[[NUMBER[name] for name in (card, *others)]])
    assert points(match, "cards") == [together, 0, 0, 0]


def use(match, part):
    """Use one step of a part, and check what follows on the board."""
    before = armies(match, 0)
    if "place" in part:
        play(match, "place 11")
        assert armies(match, 0)[11] == before[11] + 1
        assert supply(match, 0) == 18 - sum(before.values()) - 1
    elif "move" in part:
        play(match, "from 11", "to 10")
        assert armies(match, 0) == {11: before[11] - 1, 10: 1}
    elif "city" in part:
        play(match, "city 11")
        assert cities(match, 0) == {11: 1}
    else:
        play(match, "destroy 1 11")
        assert armies(match, 1) == {11: 3}


def finish_part(match, part):
    """Give up what is left of a part; a part with nothing left is over by itself."""
    if left(match) == {name: count - 1 for name, count in part.items() if count > 1} != {}:
        play(match, "stop")


@pytest.mark.parametrize("card", CARDS)
def test_the_action_of_a_card(card):  # L5.1, L5.3-L5.8
    parts = parts_of(card)
    if CARDS[card]["join"] == "or":
        for half, part in enumerate(parts):
            match = with_card(card)
            assert notations(match, 0) == ["stop", "half 0", "half 1"]
            play(match, f"half {half}")
            assert left(match) == part
            use(match, part)
            finish_part(match, part)
            assert turn(match) == 1
        return
    match = with_card(card)
    for part in parts:
        assert left(match) == part
        use(match, part)
        finish_part(match, part)
    assert turn(match) == 1
    assert coins(match)[0] == gained(card)["coins"]
