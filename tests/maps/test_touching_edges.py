"""Maps whose left and right edge touch are read, checked, joined over the edge, and drawn on both sides of
it."""

from __future__ import annotations

import pickle
from itertools import pairwise

import pytest
import shapely

from imperia.maps import Map, MapError, parse
from imperia.maps.drawing import drawing
from imperia.maps.outline import outline
from imperia.maps.shapes import largest, shapes
from imperia.maps.svg import picture
from imperia.maps.terminal import draw

ROUND = """\
imperia map 1
title: Round World
wrap: yes

[grid]
qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
AAAAAqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqAAAAAAAAAA
AAAAAqqqqqBBBBBBBBBBqqqqqqqqCCCCCCCCCCAAAAAAAAAA
AAAAAqqqqqBBBBBBBBBBqqqqqqqqCCCCCCCCCCAAAAAAAAAA
AAAAAqqqqqBBBBBBBBBBqqqqqqqqCCCCCCCCCCAAAAAAAAAA
DDDrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrEEEEEE
DDDrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrEEEEEE
DDDrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrEEEEEE
rrrrFFFFFFFFFFrrrrrrrrrrrrrrrrrGGGGGGGGGGrrrrrrr
rrrrFFFFFFFFFFrrrrrrrrrrrrrrrrrGGGGGGGGGGrrrrrrr
rrrrFFFFFFFFFFrrrrrrrrrrrrrrrrrGGGGGGGGGGrrrrrrr
ssssssssssssssssssssssssssssssssssssssssssssssss
ssssssssssssssssssssssssssssssssssssssssssssssss

[regions]
A 1 Arden, c
B 2 Bryn, c
C 3 Corr, c
D 4 Dale, c
E 5 Esk, c
F 6 Fell, c
G 7 Glen, c

[continents]
c Land, pl: Ląd

[seas]
q 8 Mere
r 9 Roads
s 10 Deep

[sea]
F - G
"""
WIDTH = 480


def flat(text: str = ROUND) -> str:
    """The same map, but with edges that do not touch, and with the piece beyond the edge as a separate
    region."""
    rows = text.replace("wrap: yes\n", "").replace("AAAAAqqqqq", "HHHHHqqqqq")
    return rows.replace("G 7 Glen, c", "G 7 Glen, c\nH 11 Hill, c")


@pytest.fixture(scope="module")
def board() -> Map:
    return parse(ROUND)


# ----- Reading


def test_a_map_says_whether_its_edges_touch(board: Map) -> None:
    assert board.wrap
    assert not parse(flat()).wrap
    assert not parse(flat().replace("[grid]", "wrap: no\n[grid]", 1)).wrap
    assert pickle.loads(pickle.dumps(board)) == board


def test_only_edges_that_touch_are_part_of_the_digest() -> None:
    plain = parse(flat())
    assert parse(flat().replace("[grid]", "wrap: no\n[grid]", 1)).digest == plain.digest
    assert parse(flat().replace("[grid]", "wrap: yes\n[grid]", 1)).digest != plain.digest


def test_regions_border_over_the_edge(board: Map) -> None:
    assert board.land == {(1, 3), (1, 4), (1, 5), (4, 5)}  # 4 and 5 are joined only over the edge
    assert parse(flat()).land == {(1, 3), (4, 11), (1, 5)}


def test_shores_and_straits_go_over_the_edge() -> None:
    rows = "Aqqqqr\nAqqqqr"
    lists = "[regions]\nA 1 Ada, c\n[seas]\nq 2 Mere\nr 3 Roads\n[continents]\nc Cee\n"
    touching = parse(f"imperia map 1\ntitle: T\nwrap: yes\n[grid]\n{rows}\n{lists}")
    assert touching.shores == {(1, 2), (1, 3)}
    assert parse(f"imperia map 1\ntitle: T\n[grid]\n{rows}\n{lists}").shores == {(1, 2)}
    seas = parse(f"imperia map 1\ntitle: T\nwrap: yes\n[grid]\nqqAArr\n{lists}")
    assert seas.straits == {(2, 3)}


# ----- Mistakes


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "problem"),
    [
        ("wrap: yes", "wrap: perhaps", 3, 7, "'perhaps' does not say whether the left and the right edge"),
        ("wrap: yes", "wrap:", 3, 6, "does not say whether"),
        ("wrap: yes", "wrap: yes\nwrap: no", 4, 1, "a second wrap is given"),
        ("wrap: yes", "wrap: no", 8, 1, "region 'A' lies in two pieces"),
        ("sssss\n\n", "ssss\n\n", 19, 48, "this row ends after 47 cells of 48"),
        ("F - G", "F - G\nD - E", 40, 5, "'D' and 'E' touch on land already, in line 12"),
        (
            "F - G",
            "F - G\n[borders]\nA - C D E q r\nr - B C D E F G q s\nq - B C\ns - F G\n",
            12,
            48,
            "'D' and 'E' touch",
        ),
    ],
)
def test_mistakes_are_reported_where_they_are(
    old: str, new: str, line: int, column: int, problem: str
) -> None:
    with pytest.raises(MapError) as caught:
        parse(ROUND.replace(old, new), "my.map")
    assert problem in caught.value.problem
    assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.problem not in caught.value.text("pl")


def test_the_remedy_for_an_unknown_setting_names_wrap() -> None:
    with pytest.raises(MapError) as caught:
        parse(ROUND.replace("wrap: yes", "round: yes"))
    assert "'wrap'" in caught.value.remedy
    assert "„wrap”" in caught.value.text("pl")


# ----- Outlines


def test_a_region_over_the_edge_is_drawn_in_two_pieces_that_meet_there(board: Map) -> None:
    pieces = sorted(shapely.get_parts(shapes(board).regions[1]), key=lambda piece: piece.bounds)
    assert len(pieces) == 2
    left, right = pieces
    assert left.bounds[0] == 0
    assert right.bounds[2] == WIDTH
    edges = [
        sorted(y for x, y in piece.exterior.coords if x == at) for piece, at in ((left, 0), (right, WIDTH))
    ]
    assert [edges[0][0], edges[0][-1]] == pytest.approx([edges[1][0], edges[1][-1]], abs=1.5)


def test_nothing_is_drawn_beyond_an_edge_and_nothing_is_left_out(board: Map) -> None:
    found = shapes(board)
    everything = [*found.regions.values(), *found.seas.values()]
    assert sum(shape.area for shape in everything) == pytest.approx(shapely.union_all(everything).area)
    left, _, right, _ = shapely.union_all(everything).bounds
    assert (left, right) == (0, WIDTH)
    assert found.land.area == pytest.approx(sum(shape.area for shape in found.regions.values()))


def test_name_and_pieces_stand_in_the_larger_piece(board: Map) -> None:
    found = shapes(board)
    for region in outline(board).regions:
        piece = largest(found.region(region.number))
        assert piece.contains(shapely.Point(region.label.x, region.label.y))
        assert all(piece.contains(shapely.Point(spot.x, spot.y)) for spot in region.spots)


def points(path: str) -> list[list[tuple[float, ...]]]:
    parts = [part.removesuffix("Z") for part in path.split("M") if part]
    return [[tuple(map(float, point.split(","))) for point in part.split("L")] for part in parts]


def test_no_coast_or_border_runs_along_an_edge_that_cuts_a_region(board: Map) -> None:
    """The edge is a line only where a border runs along it, such as that of Dale and Esk."""
    drawn = outline(board)
    lines = [drawn.coast, *(line.path for line in (*drawn.shores, *drawn.straits, *drawn.borders))]
    names = ["coast", *((line.low, line.high) for line in (*drawn.shores, *drawn.straits, *drawn.borders))]
    for name, path in zip(names, lines, strict=True):
        for part in points(path):
            along = [a for a, b in pairwise(part) if a[0] == b[0] and a[0] in (0, WIDTH)]
            assert not along or name == (4, 5)


def test_a_border_along_the_edge_is_drawn_on_both_sides(board: Map) -> None:
    border = shapes(board).borders[4, 5]
    left, _, right, _ = border.bounds
    assert (left, right) == (0, WIDTH)
    assert border.intersection(shapely.box(20, 0, WIDTH - 20, 999)).is_empty


def test_a_link_takes_the_shorter_way_over_the_edge(board: Map) -> None:
    (link,) = outline(board).sea
    parts = points(link.path)
    assert len(parts) == 2  # from Fell to the left edge, and from the right edge to Glen
    assert parts[0][-1][0] == 0
    assert parts[1][0][0] == WIDTH
    found = shapes(board)
    assert found.regions[6].distance(shapely.Point(parts[0][0])) < 0.2
    assert found.regions[7].distance(shapely.Point(parts[1][-1])) < 0.2
    assert parts[0][-1][1] == pytest.approx(parts[1][0][1], abs=0.2)


def test_a_link_stays_on_the_map_where_that_is_shorter() -> None:
    nearer = parse(ROUND.replace("F - G", "B - G"))
    (link,) = outline(nearer).sea
    assert len(points(link.path)) == 1


def test_the_picture_ends_where_the_map_goes_on(board: Map) -> None:
    assert f'<rect x="0" y="-24" width="{WIDTH}"' in picture(board)
    assert '<rect x="-24" y="-24"' in picture(parse(flat()))


def test_the_drawing_for_a_page_has_every_border(board: Map) -> None:
    drawn = drawing(board)
    assert {tuple(border["pair"]) for border in drawn["borders"]} == board.land
    assert all(line["path"] for kind in ("borders", "shores", "straits", "sea") for line in drawn[kind])


@pytest.mark.parametrize("columns", [1, 2, 3, 7])
def test_narrow_maps_can_be_drawn(columns: int) -> None:
    grid = f"[grid]\n{'A' * columns}\n{'B' * columns}\n"
    lists = "[regions]\nA 1 Ada, c\nB 2 Bo, c\n[continents]\nc Cee\n"
    narrow = parse(f"imperia map 1\ntitle: T\nwrap: yes\n{grid}{lists}")
    assert outline(narrow).width == 10 * columns
    assert draw(narrow, colour=False).plain


# ----- In the terminal


def test_the_terminal_leaves_the_edge_open_where_a_region_goes_on(board: Map) -> None:
    assert draw(board, colour=False).plain.splitlines()[:13] == [
        "┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄",
        "",
        "─────╮             8 Mere             ╭──────────",
        "     │    ╭─────────╮       ╭─────────┤",
        "     │    │ 2 Bryn  │       │ 3 Corr  │ 1 Arden",
        "     │    │         │       │         │",
        "┬──┬─┴┄┄┄┄┴─────────┴┄┄┄┄┄┄┄┴─────────┴───┬─────┬",
        "│4 │                                      │5 Esk│",
        "│  │                                      │     │",
        "┴──╯╭─────────╮    9 Roads     ╭─────────╮╰─────┴",
        "    │ 6 Fell  │                │ 7 Glen  │",
        "    │         │                │         │",
        "┄┄┄┄┴─────────┴┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┴─────────┴┄┄┄┄┄┄┄",
    ]


def test_the_terminal_writes_a_name_once_in_the_larger_piece(board: Map) -> None:
    for line in draw(board, colour=False).plain.splitlines():
        if "1 Arden" in line:
            assert line.index("1 Arden") > 24
    assert draw(board, colour=False).plain.count("Arden") == 1


def test_colour_changes_no_character(board: Map) -> None:
    assert draw(board, colour=True).plain == draw(board, colour=False).plain


def test_the_terminal_draws_a_link_to_both_edges() -> None:
    rows = "\n".join(["....AAAA..............BBBB...."] * 3)
    text = f"imperia map 1\ntitle: T\nwrap: yes\n[grid]\n{rows}\n[sea]\nA - B\n"
    linked = parse(f"{text}[regions]\nA 1 Ada, c\nB 2 Bo, c\n[continents]\nc Cee\n")
    assert draw(linked, colour=False).plain.splitlines()[:4] == [
        "· · ╭───╮             ╭───╮ ·",
        "    │ 1 │             │ 2 │",
        "    │Ada│             │Bo │",
        "    ╰───╯             ╰───╯",
    ]
