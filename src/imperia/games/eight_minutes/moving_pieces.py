"""Putting pieces on the board and taking them off, so that counts and bits always agree."""

from __future__ import annotations

from imperia.games.eight_minutes.state import State
from imperia.kernel.rule import rule


@rule
def put_armies(state: State, colour: int, region: int, count: int) -> None:
    state.armies[colour, region] += count
    if colour < len(state.seats):
        state.seats[colour].army_regions |= 1 << region


@rule
def put_armies_from_supply(state: State, seat: int, region: int, count: int) -> None:
    state.seats[seat].supply -= count
    put_armies(state, seat, region, count)


@rule
def take_army(state: State, colour: int, region: int) -> None:
    state.armies[colour, region] -= 1
    if colour < len(state.seats) and state.armies[colour, region] == 0:
        state.seats[colour].army_regions &= ~(1 << region)


@rule
def put_city(state: State, seat: int, region: int) -> None:
    state.seats[seat].cities_left -= 1
    state.cities[seat, region] += 1
    state.seats[seat].city_regions |= 1 << region
