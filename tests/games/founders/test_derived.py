"""What a network is told about nations, besides some fields of the record."""

from __future__ import annotations

from imperia.games.founders.derived import MANY, Derived
from imperia.games.founders.pieces import Resource, Stack
from imperia.games.founders.state import State
from imperia.kernel.fields import leaves

from .looking import derived
from .table import KEYS, position


def can_lay(nation, key: str) -> bool:
    number = KEYS.index(key)
    return bool(int(nation["fits"][number // 32]) >> number % 32 & 1)


def test_every_field_that_is_told_beside_it_is_one_of_the_record():
    names = [leaf.name for leaf in leaves(State)]
    for beside in Derived.told_beside or ():
        assert any(name == beside or name.startswith(f"{beside}.") for name in names), beside


def test_of_every_nation_it_is_told_what_it_has_and_what_fits():
    own = ["mine@0,0", "stable@1,0", "altar-iron-horses@0,1"]
    match = position(nations=[own, ["lake@0,0", "lake@1,0"]])
    for seat in (0, 1):  # in the order of seats, for every viewer
        mine, theirs = derived(match, seat)["nations"][:2]
        assert sum(mine["tiles"]) == 3
        assert mine["tiles"][Stack.VICTORY] == 1
        assert mine["gives"][Resource.IRON] == 1
        assert list(theirs["tiles"]) == [2, 0, 0, 0]
        assert theirs["gives"][Resource.WATER] == 2
        assert can_lay(mine, "altar-iron-horses")
        assert not can_lay(theirs, "altar-iron-horses")


def test_a_pillaged_tile_gives_nothing():
    match = position(nations=[["mine@0,0+war", "mine@1,0"]])
    (mine,) = derived(match)["nations"][:1]
    assert mine["gives"][Resource.IRON] == 1
    assert [int(number) for number in mine["marked"]] == [1, 0, 0, 0]


def test_more_than_many_are_told_as_many():
    nature = [key for key in ("lake", "forest", "cliff", "grove") for _ in range(4)]
    assert len(nature) > MANY
    match = position(nations=[[f"{key}@{x},0" for x, key in enumerate(nature)]])
    (mine,) = derived(match)["nations"][:1]
    assert list(mine["tiles"]) == [MANY, 0, 0, 0]
