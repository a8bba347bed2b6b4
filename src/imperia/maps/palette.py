"""The colours of a chart, by day and by night. Seat colours are not among them: they belong to the pieces."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Palette:
    """`tints` has one colour for each continent, in the order of the map; `edges` has deeper shades of
    these."""

    paper: str
    ink: str
    sea: str
    deep: str  # of sea regions
    sea_ink: str
    coast: str
    contour: str
    border: str
    banner: str
    tints: tuple[str, ...]
    edges: tuple[str, ...]


DAY = Palette(
    paper="#F6F1E5",
    ink="#2B2A28",
    sea="#E3ECEC",
    deep="#D3E2E5",
    sea_ink="#2F5966",
    coast="#5B5A52",
    contour="#9DB4B6",
    border="#7C776A",
    banner="#A33B2C",
    tints=("#EBD9A9", "#E9C3B4", "#CDDAB2", "#CBCFE6", "#E0C6DA", "#BCDAD1", "#F0CFA6", "#D8D1C5", "#D3DCA4"),
    edges=("#C9A95A", "#C98A74", "#93AB6B", "#8D95C4", "#B98AAE", "#76AD9E", "#CF9A58", "#A39A89", "#A0AB55"),
)

NIGHT = Palette(
    paper="#15191C",
    ink="#E8E4DA",
    sea="#1C272B",
    deep="#1E323A",
    sea_ink="#A9CBD3",
    coast="#A9A594",
    contour="#3F575E",
    border="#8F8B7E",
    banner="#E58A6E",
    tints=("#574A29", "#5C3F38", "#3F4E33", "#3D4465", "#543E51", "#2D4F4A", "#5F472C", "#48443D", "#494F28"),
    edges=("#8C7636", "#92604F", "#65803F", "#5F6AA0", "#875F80", "#42817A", "#956B38", "#777064", "#7D8740"),
)


def palette(*, dark: bool) -> Palette:
    return NIGHT if dark else DAY
