"""Maps of hundreds of regions: letters of any alphabet, numbers of three digits, and drawn like any other."""

from __future__ import annotations

import unicodedata
from xml.etree import ElementTree

import pytest

from imperia.maps import Map, MapError, Room, parse
from imperia.maps.drawing import drawing
from imperia.maps.svg import picture
from imperia.maps.terminal import draw

LAND, SEAS = 200, 40
ACROSS, DOWN = 20, 12
WIDE, HIGH = 6, 4


def letters() -> list[str]:
    """Digits, then Latin, Greek and Cyrillic letters that are one character each."""
    found = [chr(code) for code in range(0x30, 0x500)]
    kinds = {character: unicodedata.category(character) for character in found}
    return [c for c in found if kinds[c] in ("Lu", "Ll") or c in "0123456789"]


def large_map() -> str:
    signs = letters()
    rows = [
        "".join(signs[down * ACROSS + across] * WIDE for across in range(ACROSS))
        for down in range(DOWN)
        for _ in range(HIGH)
    ]
    land = [f"{signs[number]} {number} Land {number}, c{number % 8}" for number in range(LAND)]
    seas = [f"{signs[number]} {number} Sea {number}" for number in range(LAND, LAND + SEAS)]
    continents = [f"c{number} Part {number}" for number in range(8)]
    lines = ["imperia map 1", "title: Many", "[grid]", *rows, "[regions]", *land, "[seas]", *seas]
    return "\n".join([*lines, "[continents]", *continents])


@pytest.fixture(scope="module")
def large() -> Map:
    return parse(large_map())


def test_every_region_is_read_with_its_neighbours(large: Map) -> None:
    assert len(large.regions) == LAND + SEAS
    assert large.region(239).name == "Sea 239"
    assert large.neighbours(21) == (1, 20, 22, 41)
    assert large.coast(199) == (219,)
    assert len(large.land | large.shores | large.straits) == ACROSS * (DOWN - 1) + DOWN * (ACROSS - 1)


def test_every_region_is_in_the_picture_and_in_the_terminal(large: Map) -> None:
    written = "".join(ElementTree.fromstring(picture(large)).itertext())
    shown = draw(large, width=200, colour=False).plain
    for region in large.regions:
        assert region.name in written
        assert f"{region.number}" in shown
    assert len(drawing(large)["regions"]) == LAND + SEAS


def test_a_game_says_what_it_has_room_for(large: Map) -> None:
    assert parse(large.text, room=Room("x", seas=SEAS)) == large
    with pytest.raises(MapError, match="the game x has room for 96 land regions") as caught:
        parse(large.text, room=Room("x", regions=96, seas=48))
    assert caught.value.line == large.text.split("\n").index(f"{large.region(96).letter} 96 Land 96, c0") + 1


def test_accents_may_be_typed_apart_from_their_letters() -> None:
    text = (
        "imperia map 1\ntitle: T\n[grid]\ne{0}.\n[regions]\n{0} 0 Ada, c\ne 1 Bob, c\n[continents]\nc Cee\n"
    )
    assert parse(text.format("e\u0301")).land == {(0, 1)}
    assert parse(text.format("e\u0301")) == parse(text.format("\u00e9"))
