"""What is worth counting out for a network: it learns far sooner than from the pieces alone."""

from __future__ import annotations

from imperia.games.founders.names import NOTHING, SEATS, Mark, Source
from imperia.games.founders.outlook import CODES, MOST_SHORT, note_shortfalls
from imperia.games.founders.pieces import MOST_FREE_CELLS, MOST_SORTS, Resource
from imperia.games.founders.state import COORDINATES, State
from imperia.kernel.bits import words_for
from imperia.kernel.record import SEAT, Bits, Grid, Numbers, Struct, i1, i2, i4, u4
from imperia.kernel.rule import rule


class Derived(Struct):
    worth = i4(SEATS, of=range(-1_000, 10_001), by=SEAT)  # of the position, in hundredths of a point
    fits = u4(words_for(MOST_SORTS), of=Bits(32))  # the sorts of tiles that the seat that looks can lay
    points = i2(SEATS, len(Source), of=range(-20, 81), by=(SEAT, Source))  # as if the game ended now
    free = i2(of=range(MOST_FREE_CELLS + 1))  # cells of the seat that looks, in the order of their codes
    x = i1(MOST_FREE_CELLS, of=COORDINATES, count="free")
    y = i1(MOST_FREE_CELLS, of=COORDINATES, count="free")
    gives = i1(SEATS, len(Resource), of=range(13), by=(SEAT, Resource))  # tiles with each, not pillaged
    shortfall = i4(CODES, of=range(MOST_SHORT + 1))  # by code: how much less it brings than the best answer


@rule
def derive(state: State, seat: int, points: Grid, values: Numbers, derived: Derived) -> None:
    mine = state.seats[seat]
    note_shortfalls(state, seat, derived.shortfall)
    derived.free = mine.free
    for cell in range(mine.free):
        derived.x[cell] = mine.cells[cell].x
        derived.y[cell] = mine.cells[cell].y
    for word in range(len(derived.fits)):
        derived.fits[word] = mine.fits[word]
    for other in range(state.options.players):
        derived.worth[other] = values[other]
        for source in range(len(derived.points[other])):
            derived.points[other, source] = points[other, source]
        nation = state.seats[other]
        for number in range(nation.size):
            if nation.tiles[number].marks & Mark.WAR == 0:
                gives = state.sorts[nation.tiles[number].sort].gives
                for n in range(len(gives)):
                    if gives[n] != NOTHING:
                        derived.gives[other, gives[n]] += 1
