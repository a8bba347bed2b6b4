"""What is worth counting out for a network: it learns far sooner than from the pieces alone."""

from __future__ import annotations

from imperia.games.eight_minutes.derived import LEADS, write_region, write_standing
from imperia.games.eight_minutes.names import NOBODY
from imperia.games.legends.evaluation import CARDS_EACH, ISLAND
from imperia.games.legends.names import COLOURS, MOST_CARDS, SEATS, Source
from imperia.games.legends.pieces import Family
from imperia.games.legends.sides import ISLANDS, REGIONS
from imperia.games.legends.state import State
from imperia.kernel.record import COLOUR, SEAT, Grid, Numbers, Struct, Things, i1, i2, i4
from imperia.kernel.rule import rule

NEUTRAL = SEATS


class Derived(Struct):
    worth = i4(SEATS, of=range(6_001), by=SEAT)  # of the position, in hundredths of a point
    points = i2(SEATS, len(Source), of=range(31), by=(SEAT, Source))  # as if the game ended now
    flying = i1(SEATS, of=range(9), by=SEAT)
    more_armies = i1(SEATS, of=range(9), by=SEAT)
    more_moves = i1(SEATS, of=range(9), by=SEAT)
    elixirs = i1(SEATS, of=range(21), by=SEAT)
    immune = i1(SEATS, of=range(3), by=SEAT)
    families = i1(SEATS, len(Family), of=range(9), by=(SEAT, Family))  # cards of each
    to_take = i1(SEATS, of=range(MOST_CARDS + 1), by=SEAT)  # cards
    holder = i1(REGIONS, of=SEAT, none=NOBODY, also=(NEUTRAL,))  # who controls a region
    lead = i1(REGIONS, of=Things(LEADS), none=NOBODY)  # how far the seat that looks is ahead there
    held = i1(COLOURS, len(ISLANDS), of=range(8), by=COLOUR)  # regions of each island


@rule
def derive(state: State, seat: int, points: Grid, values: Numbers, derived: Derived) -> None:
    write_standing(state, points, values, derived)
    cards = CARDS_EACH[state.options.edition, state.options.players]
    for other in range(state.options.players):
        theirs = state.seats[other]
        derived.flying[other] = theirs.flying
        derived.more_armies[other] = theirs.more_armies
        derived.more_moves[other] = theirs.more_moves
        derived.elixirs[other] = theirs.elixirs
        derived.immune[other] = theirs.immune
        for family in range(len(derived.families[other])):
            derived.families[other, family] = theirs.families[family]
        derived.to_take[other] = cards - theirs.taken
    for region in range(REGIONS):
        derived.holder[region] = NOBODY
        derived.lead[region] = NOBODY
        if (state.board.regions >> region) & 1:
            holder = write_region(state, seat, region, derived)
            if holder != NOBODY:
                derived.held[holder, ISLAND[region]] += 1
