"""Tables as pictures: what lies where, as far as the viewer may see it."""

from __future__ import annotations

from xml.etree import ElementTree

import imperia
from imperia.cli.appearance import COLOURS, Look
from imperia.cli.screens import screen_of
from imperia.cli.screens.nations_drawn import GAP, HEADING, TILE, WIDEST
from imperia.cli.table.seats import unnamed_seats
from imperia.maps.svg import Drawing
from imperia.research.drawing import drawn

SVG = "{http://www.w3.org/2000/svg}"
LOOK = Look("en", 120, colour=False, dark=False)


def drawing_of(match: imperia.Match, viewer: int | None = 0) -> Drawing:
    seats = unnamed_seats(match.definition, match.players, "en")
    found = screen_of(match.game).illustration(match, viewer, seats, LOOK)
    assert found is not None
    assert found.drawing is not None
    return found.drawing


def texts(svg: str) -> list[str]:
    return ["".join(element.itertext()) for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def test_armies_and_cities_stand_on_the_map_of_empire() -> None:
    match = imperia.game("empire").position(players=2, armies={4: [3, 0]}, cities={4: [1, 0]})
    svg = drawing_of(match).svg
    assert "A3♜" in texts(svg)
    assert COLOURS[0].lower() in svg


def test_boards_of_legends_that_are_not_laid_yet_are_not_drawn() -> None:
    match = imperia.game("legends").start(2, seed=1, setup="hand")
    seats = unnamed_seats(match.definition, 2, "en")
    found = screen_of("legends").illustration(match, 0, seats, LOOK)
    assert found is not None
    assert found.drawing is None
    assert "Seat 1" in drawn(match, 0)


def test_tiles_of_founders_lie_as_they_do_on_the_table() -> None:
    nations = [["mine@0,0", "lake@1,0", "stable@1,1+war"], ["altar-iron-horses@0,0", "lake@1,0"]]
    match = imperia.game("founders").position(nations=nations)
    svg = drawing_of(match).svg
    written = texts(svg)
    for word in ("mine", "iron", "stable", "horses", "altar", "★", "⚔"):
        assert word in written, word
    groups = [group.get("transform") for group in ElementTree.fromstring(svg).iter(f"{SVG}g")]
    step = TILE + GAP
    assert f"translate(0 {HEADING + step})" in groups  # the mine is one row below
    assert f"translate({step} {HEADING})" in groups


def test_nations_that_are_too_wide_stand_below_each_other() -> None:
    long = [f"{key}@{x},0" for x, key in enumerate(("lake", "forest", "cliff", "grove") * 2)]
    lying = [drawing_of(imperia.game("founders").position(nations=[long[:n]] * 2)) for n in (2, 8)]
    assert lying[1].height > lying[0].height
    assert all(one.width <= WIDEST for one in lying)


def test_the_viewer_stands_first() -> None:
    match = imperia.game("founders").position(nations=[["mine@0,0", "mine@1,0"], ["lake@0,0", "lake@1,0"]])
    for viewer, first in ((0, "mine"), (1, "lake"), (None, "mine")):
        names = [text for text in texts(drawing_of(match, viewer).svg) if text in ("mine", "lake")]
        assert names[0] == first
