"""Putting pieces on the board and taking them off, so that counts and bits always agree."""

from imperia.games.legends.names import NEUTRAL
from imperia.kernel.rule import rule


@rule
def put_armies(state, colour, region, count):
    state.armies[colour, region] += count
    if colour != NEUTRAL:
        state.seats[colour].army_regions |= 1 << region


@rule
def put_armies_from_supply(state, seat, region, count):
    state.seats[seat].supply -= count
    put_armies(state, seat, region, count)


@rule
def take_army(state, colour, region):
    state.armies[colour, region] -= 1
    if colour != NEUTRAL and state.armies[colour, region] == 0:
        state.seats[colour].army_regions &= ~(1 << region)


@rule
def put_city(state, seat, region):
    state.seats[seat].cities_left -= 1
    state.cities[seat, region] += 1
    state.seats[seat].city_regions |= 1 << region
