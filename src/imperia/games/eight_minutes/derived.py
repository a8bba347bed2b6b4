"""What is worth working out for a network, as far as both games of the family have it."""

from __future__ import annotations

from typing import Any

from imperia.games.eight_minutes.scoring import controller
from imperia.kernel.record import Grid, Numbers
from imperia.kernel.rule import rule

MOST_LEAD = 3  # more is no safer
LEADS = 2 * MOST_LEAD + 1


@rule
def write_standing(state: Any, points: Grid, values: Numbers, derived: Any) -> None:
    """Write the points and the worth of each seat."""
    for seat in range(state.options.players):
        for source in range(len(derived.points[seat])):
            derived.points[seat, source] = points[seat, source]
        derived.worth[seat] = values[seat]


@rule
def lead_in(state: Any, seat: int, region: int) -> int:
    """The pieces of the seat in a region less the most of any other colour."""
    most = state.armies[len(state.seats), region]
    for other in range(state.options.players):
        if other != seat:
            most = max(most, state.armies[other, region] + state.cities[other, region])
    lead: int = state.armies[seat, region] + state.cities[seat, region] - most
    return lead


@rule
def write_region(state: Any, seat: int, region: int, derived: Any) -> int:
    """Write who controls a region and how far ahead the seat is there; returns who controls it."""
    holder = controller(state, region)
    derived.holder[region] = holder
    derived.lead[region] = MOST_LEAD + max(-MOST_LEAD, min(MOST_LEAD, lead_in(state, seat, region)))
    return holder
