"""Points and places: clauses C16.3 and C17."""

from __future__ import annotations

from imperia.games.capitals.economy import income
from imperia.games.capitals.fleets import soldiers_aboard
from imperia.games.capitals.names import Event, Source, Voyage
from imperia.games.capitals.pieces import (
    POINTS_OF_CAPITAL,
    POINTS_OF_CAPITAL_OF_THREE,
    Weather,
)
from imperia.games.capitals.provinces import SOLDIERS_OF, capitals_held, provinces_of, soldiers_in
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import soldiers_on_ship
from imperia.kernel.packed_journal import tell
from imperia.kernel.record import Grid, Numbers
from imperia.kernel.rule import rule

SOURCES = 3
WON_AT_ONCE, IN_PLAY, OUT = 0, 1, 2


@rule
def points_of(state: State, seat: int, source: int) -> int:
    if state.seats[seat].out:
        return 0
    if source == Source.PROVINCES:
        return provinces_of(state, seat)
    if source == Source.CAPITALS:
        each = POINTS_OF_CAPITAL_OF_THREE if state.options.players == 3 else POINTS_OF_CAPITAL
        return each * capitals_held(state, seat)
    return income(state, seat, Weather.FAIR)


@rule
def total_of(state: State, seat: int) -> int:
    total = 0
    for source in range(SOURCES):
        total += points_of(state, seat, source)
    return total


@rule
def soldiers_of(state: State, seat: int) -> int:
    """The soldiers of the seat on land, aboard and under way."""
    soldiers = 0
    for land in range(state.board.lands):
        if state.lands[land].holder == seat:
            soldiers += soldiers_in(state, land)
    mine = state.seats[seat]
    for n in range(mine.transport_count):
        soldiers += soldiers_aboard(state, seat, n)
    for n in range(mine.voyage_count):
        voyage = mine.voyages[n]
        if voyage.kind == Voyage.CONVOY:
            soldiers += SOLDIERS_OF[voyage.unit] * voyage.number
        elif voyage.kind == Voyage.SHIP:
            soldiers += soldiers_on_ship(state, seat, n)
    return soldiers


@rule
def score(state: State, points: Grid) -> None:
    for seat in range(state.options.players):
        for source in range(SOURCES):
            points[seat, source] = points_of(state, seat, source)


@rule
def class_of(state: State, seat: int) -> int:
    if state.winner == seat:
        return WON_AT_ONCE
    return OUT if state.seats[seat].out else IN_PLAY


@rule
def is_before(state: State, seat: int, other: int) -> bool:
    """Whether the seat has a better place: by class, points, soldiers, currency."""
    mine, theirs = class_of(state, seat), class_of(state, other)
    if mine != theirs:
        return mine < theirs
    if mine == OUT:
        return False
    if total_of(state, seat) != total_of(state, other):
        return total_of(state, seat) > total_of(state, other)
    if soldiers_of(state, seat) != soldiers_of(state, other):
        return soldiers_of(state, seat) > soldiers_of(state, other)
    return state.seats[seat].currency > state.seats[other].currency


@rule
def rank(state: State, places: Numbers) -> None:
    for seat in range(state.options.players):
        places[seat] = 0
        for other in range(state.options.players):
            places[seat] += is_before(state, other, seat)


@rule
def tell_points(state: State) -> None:
    for seat in range(state.options.players):
        provinces = points_of(state, seat, Source.PROVINCES)
        capitals = points_of(state, seat, Source.CAPITALS)
        tell(state, Event.POINTS, seat, provinces, capitals, points_of(state, seat, Source.INCOME))
