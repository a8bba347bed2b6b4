"""A map ready for JSON: everything that a page needs to draw it, with no words except proper names."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from imperia.maps.kept_outlines import kept_outline
from imperia.maps.model import Map
from imperia.maps.outline import Line


@lru_cache(maxsize=64)
def drawing(board: Map) -> dict[str, Any]:
    drawn = kept_outline(board)
    return {
        "title": dict(board.titles),
        "width": drawn.width,
        "height": drawn.height,
        "start": board.start,
        "continents": [{"names": dict(continent.names)} for continent in board.continents],
        "regions": [
            {
                "region": region.number,
                "name": region.name,
                "sea": region.sea,
                "continent": region.continent,
                "marks": sorted(region.marks),
                "path": shape.path,
                "label": {"x": shape.label.x, "y": shape.label.y, "size": shape.label.size},
                "spots": [list(spot) for spot in shape.spots],
            }
            for region, shape in zip(board.regions, drawn.regions, strict=True)
        ],
        "borders": [_line(border) for border in drawn.borders],
        "shores": [_line(shore) for shore in drawn.shores],
        "straits": [_line(strait) for strait in drawn.straits],
        "sea": [_line(link) for link in drawn.sea],
        "bridges": [_line(bridge) for bridge in drawn.bridges],
        "lanes": [{"edge": lane.edge, "region": lane.region, "path": lane.path} for lane in drawn.lanes],
        "coast": drawn.coast,
        "contour": drawn.contour,
        "open_sea": list(drawn.open_sea),
    }


def _line(line: Line) -> dict[str, Any]:
    return {"pair": [line.low, line.high], "path": line.path}
