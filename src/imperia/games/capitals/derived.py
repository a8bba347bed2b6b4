"""What is worth counting out for a network: it learns far sooner than from the pieces alone."""

from __future__ import annotations

from imperia.games.capitals.economy import food_needed, food_supplied, upkeep
from imperia.games.capitals.names import Source
from imperia.games.capitals.pieces import SEATS, Weather
from imperia.games.capitals.scoring import soldiers_of
from imperia.games.capitals.state import State
from imperia.kernel.record import SEAT, Grid, Numbers, Struct, i2, i4
from imperia.kernel.rule import rule


class Derived(Struct):
    worth = i4(SEATS, of=range(50_001), by=SEAT)  # of the position, in hundredths of a point
    soldiers = i4(SEATS, of=range(1_001), by=SEAT)
    upkeep = i4(SEATS, of=range(501), by=SEAT)
    food_needed = i4(SEATS, of=range(51), by=SEAT)
    food_supplied = i4(SEATS, of=range(51), by=SEAT)  # in fair weather
    points = i2(SEATS, len(Source), of=range(201), by=(SEAT, Source))  # as if the game ended now


@rule
def derive(state: State, seat: int, points: Grid, values: Numbers, derived: Derived) -> None:
    for other in range(state.options.players):
        derived.worth[other] = values[other]
        derived.soldiers[other] = soldiers_of(state, other)
        derived.upkeep[other] = upkeep(state, other)
        derived.food_needed[other] = food_needed(state, other)
        derived.food_supplied[other] = food_supplied(state, other, Weather.FAIR)
        for source in range(len(derived.points[other])):
            derived.points[other, source] = points[other, source]
