"""The picture of a map is well-formed, complete, safe with any name, and readable by day and by night."""

from __future__ import annotations

from functools import cache
from xml.etree import ElementTree

import pytest

from imperia.maps import Map, parse
from imperia.maps.lettering import Tag
from imperia.maps.palette import DAY, NIGHT, Palette
from imperia.maps.svg import drawing
from imperia.maps.svg import picture as drawn_picture

SVG = "{http://www.w3.org/2000/svg}"
picture = cache(drawn_picture)  # drawing one takes a second


def texts(svg: str) -> list[str]:
    return ["".join(element.itertext()) for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("dark", [False, True])
def test_every_name_and_number_is_in_the_picture(board: Map, dark: bool) -> None:
    written = texts(picture(board, dark=dark))
    for region in board.regions:
        assert region.name in written
        assert str(region.number) in written


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_title_and_continents_are_in_the_language(board: Map, lang: str) -> None:
    written = texts(picture(board, lang))
    assert board.name(lang) in written
    assert all(any(continent.name(lang) in text for text in written) for continent in board.continents)


def test_every_sea_link_is_dotted(board: Map) -> None:
    links = [
        path
        for path in ElementTree.fromstring(picture(board)).iter(f"{SVG}path")
        if path.get("id", "").startswith("sea-")
    ]
    assert {tuple(map(int, link.get("id", "").split("-")[1:])) for link in links} == board.sea
    assert all(link.get("stroke-dasharray") for link in links)


def test_names_are_escaped(small_text: str) -> None:
    risky = small_text.replace("Orla", "<b>&\"'").replace("Two Shores", "A <&> B")
    written = texts(picture(parse(risky)))
    assert "<b>&\"'" in written
    assert "A <&> B" in written


def test_an_unknown_language_is_escaped_too(small: Map) -> None:
    root = ElementTree.fromstring(picture(small, '"><x'))
    assert '"><x' in root.attrib.values()


def test_the_picture_stands_alone(board: Map) -> None:
    svg = picture(board)
    assert "href" not in svg
    assert "@import" not in svg


@pytest.mark.parametrize("palette", [DAY, NIGHT], ids=["day", "night"])
def test_ink_can_be_read_on_every_tint(palette: Palette) -> None:
    for ground in (*palette.tints, palette.paper, palette.sea):
        assert contrast(palette.ink, ground) >= 4.5


def contrast(first: str, second: str) -> float:
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_tags_stand_in_their_regions(board: Map) -> None:
    region = board.regions[0].number
    tags = [
        Tag(f"A{number}", "bold #000000 on #E69F00") for number in range(12)
    ]  # more than there is room for
    svg = drawing(board, tags={region: [*tags, Tag("<plain>")]}).svg
    assert texts(svg).count("A3") == 1
    assert "<plain>" in texts(svg)
    chips = [rect for rect in ElementTree.fromstring(svg).iter(f"{SVG}rect") if rect.get("rx")]
    assert len(chips) == len(tags) + 1
    assert {rect.get("fill") for rect in chips} == {"#e69f00", DAY.paper}
    assert len({(rect.get("x"), rect.get("y")) for rect in chips}) == len(chips)  # none hides another


def test_a_map_without_tags_is_what_it_was(board: Map) -> None:
    assert drawing(board).svg == picture(board)
    assert f'width="{drawing(board).width}"' in picture(board)
