"""Options as a game declares them: each makes its field of the record, its checks and its notation."""

from enum import IntEnum

import pytest

from imperia.games.errors import BadOption
from imperia.games.options import (
    BY_LOT,
    GameOptions,
    check_options,
    choice,
    file,
    flag,
    seat_number,
    seat_or_lot,
    several,
    whole_number,
)


class Length(IntEnum):
    SHORT = 0
    LONG = 1


class Guest(IntEnum):
    DRAGON = 1
    ROGUES = 2


class Options(GameOptions):
    length = choice(Length)
    board = choice(Length, ("S", "L"), only_with={"L": (4,)})
    map = file("a", "b")
    guests = several(Guest)
    youngest = seat_number(4)
    first = seat_or_lot(4)
    secret = flag(among_people=True)
    turns = whole_number(range(10, 61), 30)
    coins = whole_number(range(301), 100)


BY_NAME = {option.name: option for option in Options.declared}


def checked(players=3, **given):
    return check_options("sample", Options.declared, players, given)


def test_options_that_are_left_out_have_their_defaults():
    assert checked() == {
        "length": "short",
        "board": "S",
        "map": "a",
        "guests": "none",
        "youngest": 0,
        "first": "lot",
        "secret": False,
        "turns": 30,
        "coins": 100,
    }


def test_every_option_but_a_file_is_a_field_of_the_record_wide_enough_for_it():
    fields = {name for name in Options.dtype.names if not name.startswith("_")}
    assert fields == {"players", *BY_NAME} - {"map"}
    assert Options.dtype["turns"].itemsize == 1
    assert Options.dtype["coins"].itemsize == 4


@pytest.mark.parametrize(
    ("name", "value", "number"),
    [
        ("length", "long", Length.LONG),
        ("board", "L", Length.LONG),
        ("guests", "none", 0),
        ("guests", "rogues", 2),
        ("guests", "all", 3),
        ("youngest", 2, 2),
        ("first", "lot", BY_LOT),
        ("first", "3", 3),
        ("secret", True, 1),
        ("turns", 60, 60),
    ],
)
def test_a_value_is_a_number_in_the_record_and_reads_back_from_the_notation(name, value, number):
    option = BY_NAME[name]
    assert option.number(value) == number
    assert option.read(option.written(value)) == value


def test_the_text_of_a_file_is_one_word_of_the_notation():
    written = BY_NAME["map"].written("map 1\nregion = 2")
    assert not set(" =\n") & set(written)
    assert BY_NAME["map"].read(written) == "map 1\nregion = 2"


@pytest.mark.parametrize(
    ("given", "understood"),
    [
        ({"first": 2}, {"first": "2"}),
        ({"guests": True}, {"guests": "all"}),
        ({"guests": False}, {"guests": "none"}),
        ({"guests": ["rogues"]}, {"guests": "rogues"}),
        ({"guests": "rogues, dragon"}, {"guests": "all"}),
    ],
)
def test_other_ways_to_say_the_same_are_understood(given, understood):
    assert checked(**given) == checked(**understood)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"turns": 61}, "option turns takes a whole number from 10 to 60, not 61"),
        ({"turns": "30"}, "option turns takes a whole number from 10 to 60, not '30'"),
        ({"turns": True}, "option turns takes a whole number from 10 to 60, not True"),
        ({"coins": -1}, "option coins takes a whole number from 0 to 300, not -1"),
        ({"guests": ["orc"]}, "option guests does not know 'orc'; it takes any of"),
        *(({"first": seat}, "option first") for seat in (3, 4, -1, "x", True)),
        *(({"guests": guests}, "option guests") for guests in ("dragon,orc", "dragon,", ",", [[]], 3, None)),
        ({"length": "medium"}, "option length takes one of"),
        ({"board": "L"}, "with 3 players option board takes one of"),
        ({"secret": 1}, "option secret takes True or False, not 1"),
        ({"speed": 3}, "sample has no option 'speed'"),
    ],
)
def test_what_an_option_cannot_be_is_refused_with_what_it_can(given, told):
    with pytest.raises(BadOption, match=told):
        checked(**given)
