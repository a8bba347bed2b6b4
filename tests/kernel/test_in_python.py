"""Rules that are compiled can also be carried out as plain Python, on the same bytes."""

import numpy as np

from imperia.games import definition
from imperia.games.capitals.economy import collect_income, income
from imperia.games.capitals.pieces import Weather
from imperia.games.capitals.state import State
from imperia.kernel.in_python import in_python, in_python_with, seen
from imperia.kernel.rule import constants, rule

MANY = constants([40_000, 3], np.int32)


@rule
def doubled(number):
    return number * 2


@rule
def doubled_twice(which, times=2):
    total = MANY[which]
    for _ in range(times):
        total = doubled(total)
    return total


def test_a_rule_and_all_that_it_calls_are_plain_python():
    plain = in_python(doubled_twice)
    assert plain(0) == 160_000
    assert plain(1, 20) == 3 << 20
    assert type(plain(0, 40)) is int
    assert plain(0, 40) == 40_000 << 40  # numbers do not wrap
    assert in_python(doubled_twice).__name__ == "doubled_twice"


def test_a_rule_reads_and_writes_the_record_that_is_given():
    capitals = definition("capitals")
    states = capitals.blank(capitals.setting(2, {}))
    record = seen(states, State)
    record.seats[0].capital, record.seats[0].level = 3, 3
    for land in range(record.board.lands):
        record.lands[land].owner = record.lands[land].holder = record.lands[land].capital = -1
    record.lands[3].owner = record.lands[3].holder = record.lands[3].capital = 0
    assert in_python(income)(record, 0, Weather.FAIR) == 5
    in_python(collect_income)(record, 0)
    assert states["seats"]["currency"][0, 0] == 5


def test_what_is_not_compiled_is_left_as_it_is():
    assert in_python(max) is max


def test_others_stand_in_for_rules_wherever_they_are_called():
    called = []

    def watched(number):
        called.append(number)
        return in_python(doubled)(number)

    assert in_python_with(doubled_twice, {doubled: watched})(1) == 12
    assert called == [3, 6]
    assert in_python_with(doubled, {doubled: watched})(5) == 10
    assert in_python(doubled_twice)(1) == 12
    assert len(called) == 3  # the watched rule was called only where that was asked for
