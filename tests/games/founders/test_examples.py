"""The examples of the printed rules, as positions."""

from ..playing import points
from .table import KEYS, adding, hand, laying, play, position, where_it_fits


def test_a_mine_between_forest_and_cliff():  # F4.2
    both = adding("forest@0,0", "cliff@2,0", "lake@1,0", rows={"blue": ["mine"]})
    fits = where_it_fits(both, "mine")
    assert {(1, 1), (1, -1)} == fits  # both cells touch both suppliers
    assert (0, 1) not in fits  # it touches only the forest
    assert (3, 0) not in fits  # it touches only the cliff


def test_a_mine_beside_a_union_and_then_a_marketplace():  # F4.3, F5.3
    square = ["cliff@0,0", "forest@0,1", "winery@1,0", "workshop-iron-wood@1,1"]
    nations = [square, ["lake@0,0", "lake@0,1"]]
    rows = {"green": ["grove", "grove"], "blue": ["mine"], "purple": ["marketplace-iron-plants"]}
    match = laying("carriage", nations=nations, rows=rows, stacks={"green": ["river-bank", "river-bank"]})
    play(match, "unite 0,0")
    assert (2, 1) in where_it_fits(match, "mine")  # beside the workshop, touching neither cliff nor forest
    play(match, "tile mine", "cell 2,1")
    play(match, "open green", "tile grove", "cell 0,2")  # an action of the other seat
    play(match, "open green")
    assert (2, 0) in where_it_fits(match, "marketplace-iron-plants")  # it touches the mine and the union
    answer = match.explain(0, {"tile": KEYS.index("marketplace-iron-plants"), "x": 2, "y": 0})
    served = {need["resource"]: (need["x"], need["y"]) for need in answer["served"]}
    assert served == {"iron": (2, 1), "plants": (0, 0)}


def test_a_war_camp_beside_a_waterfall_with_bought_horses():  # F5.2
    nations = [["waterfall@0,0", "waterfall@1,0"], ["stable@0,0", "lake@1,0"]]
    match = laying("coin", nations=nations, rows={"purple": ["war-camp-horses-stone"]})
    play(match, "buy 1 0,0", "tile war-camp-horses-stone", "cell 0,1")
    assert hand(match, 0) == {"war": 1}


def test_twelve_points_and_the_tie():  # F6.3, F6.4
    mine = [
        "altar-iron-horses@0,0", "temple-iron-army@1,0", "temple-gold-coin@2,0", "great-temple-army-coin@3,0",
        "mine@4,0+craftsman",
    ]  # fmt: skip
    theirs = [
        "great-temple-coin-carriage@0,0", "great-temple-carriage-craft@1,0", "great-temple-craft-army@2,0",
    ]  # fmt: skip
    match = position(nations=[mine, theirs], hands=[{"war": 2, "coin": 1}, {"coin": 3}], swapped=[["lake"]])
    assert points(match) == [12, 12]
    assert match.ranking == ((0,), (1,))  # four victory tiles against three
