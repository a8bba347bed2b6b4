"""What is worth counting out for a network: it learns far sooner than from the pieces alone."""

from __future__ import annotations

from imperia.games.eight_minutes.derived import LEADS, write_region, write_standing
from imperia.games.eight_minutes.names import NOBODY
from imperia.games.empire.names import COLOURS, CONTINENTS, NEUTRAL, REGIONS, SEATS, Source
from imperia.games.empire.pieces import CARDS_TO_TAKE, MOST_ICONS, Good
from imperia.games.empire.scoring import icons
from imperia.games.empire.state import State
from imperia.kernel.record import COLOUR, SEAT, Grid, Numbers, Struct, Things, i1, i2, i4
from imperia.kernel.rule import constants, rule

CARDS_EACH = constants(CARDS_TO_TAKE)


class Derived(Struct):
    worth = i4(SEATS, of=range(6_001), by=SEAT)  # of the position, in hundredths of a point
    points = i2(SEATS, len(Source), of=range(31), by=(SEAT, Source))  # as if the game ended now
    goods = i1(SEATS, len(Good), of=range(MOST_ICONS + 1), by=(SEAT, Good))
    to_take = i1(SEATS, of=range(max(CARDS_TO_TAKE) + 1), by=SEAT)  # cards
    holder = i1(REGIONS, of=SEAT, none=NOBODY, also=(NEUTRAL,))  # who controls a region
    lead = i1(REGIONS, of=Things(LEADS), none=NOBODY)  # how far the seat that looks is ahead there
    held = i1(COLOURS, CONTINENTS, of=range(7), by=COLOUR)  # regions of each continent


@rule
def derive(state: State, seat: int, points: Grid, values: Numbers, derived: Derived) -> None:
    write_standing(state, points, values, derived)
    for other in range(state.options.players):
        for good in range(len(derived.goods[other])):
            derived.goods[other, good] = icons(state, other, good)
        derived.to_take[other] = CARDS_EACH[state.options.players] - state.seats[other].taken
    for region in range(REGIONS):
        derived.holder[region] = NOBODY
        derived.lead[region] = NOBODY
        if (state.board.regions >> region) & 1:
            holder = write_region(state, seat, region, derived)
            if holder != NOBODY:
                derived.held[holder, state.board.continent[region]] += 1
