"""A map as a self-contained picture: one SVG text that needs no fonts or other files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from types import MappingProxyType
from typing import NamedTuple

from rich.style import Style

from imperia.maps.kept_outlines import kept_outline
from imperia.maps.lettering import Tag
from imperia.maps.model import Map, Region
from imperia.maps.outline import Outline, RegionOutline
from imperia.maps.palette import Palette, palette
from imperia.maps.placing import NUMBER_HEIGHT, SEA_SPACING

MARGIN = 60
FRAME = 24
TITLE_SIZE = 36
LEGEND_SIZE = 20
LEGEND_LINE = 32
ROSE = 45
CHIP_HEIGHT, CHIP_LETTER = 18, 8.5
NO_TAGS: Mapping[int, Sequence[Tag]] = MappingProxyType({})
SERIF = "Alegreya, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, 'DejaVu Serif', serif"
SANS = "Inter, system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"


class Drawing(NamedTuple):
    """A complete SVG text, and the size of what it shows."""

    svg: str
    width: float
    height: float


def picture(board: Map, lang: str = "en", *, dark: bool = False) -> str:
    """Draw a map with its names, marks, sea links, title and the legend of its continents."""
    return drawing(board, lang, dark=dark).svg


def drawing(
    board: Map, lang: str = "en", *, dark: bool = False, tags: Mapping[int, Sequence[Tag]] = NO_TAGS
) -> Drawing:
    """The same as `picture`, with short texts in regions, such as the pieces of each seat."""
    drawn = kept_outline(board)
    colours = palette(dark=dark)
    lines = [
        *head(board, drawn, lang, colours),
        *water(board, drawn, colours),
        *compass(drawn, colours),
        *land(board, drawn, colours),
        *names(board, drawn, colours),
        *chips(drawn, tags, colours),
        *foot(board, drawn, lang, colours),
        "</svg>",
    ]
    return Drawing("\n".join(lines) + "\n", *size(board, drawn, lang))


def size(board: Map, drawn: Outline, lang: str) -> tuple[float, float]:
    foot_height = FRAME + 16 + TITLE_SIZE + LEGEND_LINE * (len(legend_lines(board, drawn, lang)) + 1)
    return drawn.width + 2 * MARGIN, drawn.height + MARGIN + foot_height


def head(board: Map, drawn: Outline, lang: str, colours: Palette) -> Iterator[str]:
    width, height = size(board, drawn, lang)
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-MARGIN} {width} {height}" '
        f'width="{width}" height="{height}" role="img" xml:lang="{escape(lang)}">'
    )
    yield f"<title>{escape(board.name(lang))}</title>"
    yield (
        "<style>"
        f".name{{font-family:{SERIF};font-style:italic;fill:{colours.ink};text-anchor:middle}}"
        f".sea{{fill:{colours.sea_ink};letter-spacing:{SEA_SPACING}em}}"
        f".number{{font-family:{SANS};font-size:12px;fill:{colours.ink};text-anchor:middle}}"
        f".title{{font-family:{SERIF};font-size:{TITLE_SIZE}px;fill:{colours.ink};text-anchor:middle}}"
        f".legend{{font-family:{SERIF};font-style:italic;font-size:{LEGEND_SIZE}px;fill:{colours.ink};text-anchor:middle}}"
        f".chip{{font-family:{SANS};font-size:13px;font-weight:bold;text-anchor:middle}}"
        ".swatch{font-style:normal;font-size:27px}"
        "</style>"
    )
    yield (
        '<defs><marker id="port" viewBox="-5 -5 10 10" markerUnits="userSpaceOnUse" markerWidth="10" '
        f'markerHeight="10"><circle r="3.6" fill="{colours.sea}" stroke="{colours.coast}" '
        'stroke-width="1.6"/></marker></defs>'
    )
    yield f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{width}" height="{height}" fill="{colours.paper}"/>'


def water(board: Map, drawn: Outline, colours: Palette) -> Iterator[str]:
    """The sea, a neat line around it, sea regions, and the soft contour that follows the coast."""
    margin = 0 if board.wrap else FRAME  # no margin where the map continues at the opposite edge
    for more, fill, stroke in ((7, colours.paper, 1.6), (0, colours.sea, 0.6)):
        aside, reach = margin + more, FRAME + more
        yield (
            f'<rect x="{-aside}" y="{-reach}" width="{drawn.width + 2 * aside}" '
            f'height="{drawn.height + 2 * reach}" fill="{fill}" stroke="{colours.coast}" '
            f'stroke-width="{stroke}"/>'
        )
    for region, shape in zip(board.regions, drawn.regions, strict=True):
        if region.sea:
            yield (
                f'<path id="region-{region.number}" d="{shape.path}" fill="{colours.deep}" '
                f'fill-rule="evenodd" stroke="{colours.contour}" stroke-width="1" stroke-opacity="0.5"/>'
            )
    for strait in drawn.straits:
        for stroke, opacity in ((7, 0.18), (1.6, 0.9)):
            yield (
                f'<path d="{strait.path}" fill="none" stroke="{colours.contour}" stroke-width="{stroke}" '
                f'stroke-opacity="{opacity}" stroke-linecap="round"/>'
            )
    yield (
        f'<path d="{drawn.contour}" fill="none" stroke="{colours.contour}" stroke-width="1.4" '
        'stroke-opacity="0.8"/>'
    )


def compass(drawn: Outline, colours: Palette) -> Iterator[str]:
    """A small rose where the sea is widest, if it is wide enough."""
    x, y, room = drawn.open_sea
    if room < ROSE:
        return
    yield f'<g transform="translate({x} {y}) scale({ROSE / 50})" stroke="{colours.contour}" fill="none">'
    yield '<circle r="30" stroke-width="1"/><circle r="33.5" stroke-width="2.2"/>'
    for turn in (45, 135, 225, 315, 0, 90, 180, 270):
        reach = 27 if turn % 90 else 43
        yield (
            f'<g transform="rotate({turn})" stroke-width="0.8"><path d="M0,0L-6,-6L0,{-reach}z" '
            f'fill="{colours.sea}"/><path d="M0,0L6,-6L0,{-reach}z" fill="{colours.contour}"/></g>'
        )
    yield "</g>"


def land(board: Map, drawn: Outline, colours: Palette) -> Iterator[str]:
    """Regions washed with the tint of their continent, deeper along their edges as in an old atlas."""
    for region, shape in zip(board.regions, drawn.regions, strict=True):
        if region.continent is None:
            continue
        tint, edge = colours.tints[region.continent], colours.edges[region.continent]
        yield f'<clipPath id="inside-{region.number}"><path d="{shape.path}" clip-rule="evenodd"/></clipPath>'
        yield f'<g id="region-{region.number}" clip-path="url(#inside-{region.number})">'
        yield f'<path d="{shape.path}" fill="{tint}" fill-rule="evenodd"/>'
        for stroke in (16, 8):
            yield (
                f'<path d="{shape.path}" fill="none" stroke="{edge}" stroke-width="{stroke}" '
                'stroke-opacity="0.22"/>'
            )
        yield "</g>"
    for border in drawn.borders:
        yield f'<path d="{border.path}" fill="none" stroke="{colours.border}" stroke-width="1.3"/>'
    yield (
        f'<path d="{drawn.coast}" fill="none" stroke="{colours.coast}" stroke-width="2.2" '
        'stroke-linejoin="round"/>'
    )
    for bridge in drawn.bridges:
        for colour, stroke in ((colours.coast, 9), (colours.paper, 6)):
            yield (
                f'<path d="{bridge.path}" fill="none" stroke="{colour}" stroke-width="{stroke}" '
                'stroke-linecap="round"/>'
            )
    for lane in drawn.lanes:
        yield (
            f'<path id="lane-{lane.edge}" d="{lane.path}" fill="none" stroke="{colours.coast}" '
            'stroke-width="3" stroke-linecap="round" stroke-dasharray="0 9" marker-start="url(#port)"/>'
        )
    for link in drawn.sea:
        yield (
            f'<path id="sea-{link.low}-{link.high}" d="{link.path}" fill="none" stroke="{colours.coast}" '
            'stroke-width="3" stroke-linecap="round" stroke-dasharray="0 9" '
            'marker-start="url(#port)" marker-end="url(#port)"/>'
        )


def names(board: Map, drawn: Outline, colours: Palette) -> Iterator[str]:
    for region, shape in zip(board.regions, drawn.regions, strict=True):
        yield from label(region, shape, colours, start=region.number == board.start)


def label(region: Region, shape: RegionOutline, colours: Palette, *, start: bool) -> Iterator[str]:
    """The number with the marks beside it, and the name below."""
    place = shape.label
    top = place.y - (place.size + NUMBER_HEIGHT) / 2
    yield f'<text class="number" x="{place.x}" y="{top + 10:.1f}">{region.number}</text>'
    if region.triangle:
        x, y = place.x - 17, top + 10.5
        yield (
            f'<path d="M{x - 6:.1f},{y:.1f}h12l-6,-10.5z" fill="{colours.paper}" stroke="{colours.ink}" '
            'stroke-width="1.2" stroke-linejoin="round"/>'
        )
    if start:
        x, y = place.x + 13, top + 11
        yield (
            f'<path d="M{x:.1f},{y:.1f}v-21" stroke="{colours.ink}" stroke-width="1.6"/>'
            f'<path d="M{x:.1f},{y - 21:.1f}h19l-5,5.5l5,5.5h-19z" fill="{colours.banner}"/>'
        )
    baseline = top + NUMBER_HEIGHT + place.size * 0.78
    sea = " sea" if region.sea else ""
    yield (
        f'<text class="name{sea}" x="{place.x}" y="{baseline:.1f}" font-size="{place.size}">'
        f"{escape(region.name)}</text>"
    )


def chips(drawn: Outline, tags: Mapping[int, Sequence[Tag]], colours: Palette) -> Iterator[str]:
    """Each tag where there is room for a piece; if there are more tags than places, the last ones stand in a
    column."""
    for shape in drawn.regions:
        for number, tag in enumerate(tags.get(shape.number, ())):
            spot = shape.spots[min(number, len(shape.spots) - 1)]
            below = max(0, number - len(shape.spots) + 1) * (CHIP_HEIGHT + 2)
            yield from chip(tag, spot.x, spot.y + below, colours)


def chip(tag: Tag, x: float, y: float, colours: Palette) -> Iterator[str]:
    style = Style.parse(tag.style)
    ground = style.bgcolor.get_truecolor().hex if style.bgcolor else colours.paper
    ink = style.color.get_truecolor().hex if style.color else colours.ink
    width, height = CHIP_LETTER * tag.width + 8, CHIP_HEIGHT
    yield (
        f'<rect x="{x - width / 2:.1f}" y="{y - height / 2:.1f}" width="{width:.1f}" height="{height}" '
        f'rx="5" fill="{ground}" stroke="{colours.ink}" stroke-width="0.8"/>'
    )
    yield f'<text class="chip" x="{x:.1f}" y="{y + 4.5:.1f}" fill="{ink}">{escape(tag.text)}</text>'


def foot(board: Map, drawn: Outline, lang: str, colours: Palette) -> Iterator[str]:
    """The title, centred below the neat line, and the continents below the title."""
    baseline = drawn.height + FRAME + 16 + TITLE_SIZE
    yield f'<text class="title" x="{drawn.width / 2}" y="{baseline}">{escape(board.name(lang))}</text>'
    for line in legend_lines(board, drawn, lang):
        baseline += LEGEND_LINE
        entries = "".join(
            f'<tspan class="swatch" dx="{20 if entry else 0}" fill="{colours.tints[index]}" '
            f'stroke="{colours.edges[index]}">\N{BLACK SQUARE}</tspan><tspan dx="7">{escape(name)}</tspan>'
            for entry, (index, name) in enumerate(line)
        )
        yield f'<text class="legend" x="{drawn.width / 2}" y="{baseline}">{entries}</text>'


def legend_lines(board: Map, drawn: Outline, lang: str) -> list[list[tuple[int, str]]]:
    """The continents by index and name, in as many lines as they need."""
    lines: list[list[tuple[int, str]]] = [[]]
    for index, continent in enumerate(board.continents):
        entry = (index, continent.name(lang))
        if lines[-1] and sum(entry_width(name) for _, name in [*lines[-1], entry]) > drawn.width:
            lines.append([])
        lines[-1].append(entry)
    return lines


def entry_width(name: str) -> float:
    return 50 + len(name) * LEGEND_SIZE * 0.55
