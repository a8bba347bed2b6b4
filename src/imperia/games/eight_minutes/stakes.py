"""What each region is worth to a seat: the points it would gain by controlling it, or lose without it.

The seat is given more pieces there than anybody else, or none, and the rules count the points.
"""

from __future__ import annotations

import numpy as np

from imperia.games.contract import Definition
from imperia.games.counting import points_of
from imperia.games.setting import Facts, Record


def stakes(definition: Definition, state: Record, seat: int) -> list[Facts]:
    regions = [region for region in range(state["armies"].shape[-1]) if _is_region(state, region)]
    held, lost = np.repeat(state, len(regions)), np.repeat(state, len(regions))
    for number, region in enumerate(regions):
        armies, cities = state[0]["armies"][:, region], state[0]["cities"][:, region]
        most = int(armies.max()) + int(cities.max())
        _put(held[number], seat, region, most + 1, int(cities[seat]))
        _put(lost[number], seat, region, 0, 0)
    all_states = np.concatenate([state, held, lost])
    now, *after = points_of(all_states, len(definition.sources))[:, seat].sum(axis=1).tolist()
    gains = [points - now for points in after[: len(regions)]]
    losses = [now - points for points in after[len(regions) :]]
    return [
        {"region": region, "points": gain or loss}  # a seat that controls it gains nothing by more pieces
        for region, gain, loss in zip(regions, gains, losses, strict=True)
    ]


def _is_region(state: Record, region: int) -> bool:
    return bool(int(state[0]["board"]["regions"]) >> region & 1)


def _put(record: np.void, seat: int, region: int, armies: int, cities: int) -> None:
    own, bit = record["seats"][seat], 1 << region
    record["armies"][seat, region] = armies
    record["cities"][seat, region] = cities
    for field, pieces in (("army_regions", armies), ("city_regions", cities)):
        own[field] = int(own[field]) | bit if pieces else int(own[field]) & ~bit
