"""What a network is told of every province, sea and player: the fields, which `derived.py` fills in and
`outlook_of_places.py` reads."""

from __future__ import annotations

from imperia.games.capitals.names import MARKS, NOBODY, NOWHERE, REBELS, SAVAGES, Source
from imperia.games.capitals.pieces import MAIN, MOST_TOKENS
from imperia.kernel.record import SEAT, Bits, Struct, Things, i1, i2, i4, u2

TOLD_LANDS, TOLD_SEAS = 42, 17  # as our own maps have them
FEW, SOME, MANY = 10, 40, 200  # what amounts are cut off at
# What else is true of a province, as bits beyond its marks.
OWN_CAPITAL, OTHER_CAPITAL, LOST, OCCUPIED = (1 << (len(MARKS) + n) for n in range(4))
TRUE_OF_LAND = (*MARKS, "own-capital", "other-capital", "lost", "occupied")


class Province(Struct):
    holder = i1(of=SEAT, none=NOBODY, also=(REBELS, SAVAGES))
    building = i1(of=Things(len(MAIN)), none=NOWHERE)
    marks = u2(of=Bits(len(TRUE_OF_LAND), TRUE_OF_LAND))
    tokens = i1(of=range(MOST_TOKENS + 1))
    soldiers = i1(of=range(SOME + 1))
    fresh = i1(of=range(SOME + 1))  # soldiers that can still go somewhere, or fight
    guns = i1(of=range(FEW + 1))
    captives = i1(of=range(FEW + 1))
    bound = i1(of=range(FEW + 1))  # soldiers of the observing seat that are on their way there
    mine_beside = i1(of=range(SOME + 1))  # fresh soldiers of the observing seat around it
    others_beside = i1(of=range(SOME + 1))  # soldiers of other players around it
    free_beside = i1(of=range(FEW + 1))  # provinces of nobody around it


class Water(Struct):
    mine = i1(of=range(FEW + 1))  # the strength of the observing seat's warships there
    others = i1(of=range(FEW + 1))  # the same of another's warships
    boats = i1(of=Bits(2))  # whether a boat of the observing seat fishes there, or one of another


class Player(Struct):
    worth = i4(of=range(10_001))  # of the position, in hundredths of a point
    currency = i1(of=range(SOME + 1))
    wealth = i2(of=range(MANY + 1))  # the currency again, cut off later
    points = i2(len(Source), of=range(61), by=Source)  # as if the game ended now
    soldiers = i2(of=range(MANY + 1))
    upkeep = i1(of=range(SOME + 1))
    food_needed = i1(of=range(SOME + 1))
    food_supplied = i1(of=range(SOME + 1))  # in fair weather
    food = i1(of=range(FEW + 1))  # spare and bought food together
    fruits = i1(of=range(FEW + 1))
    free_roads = i1(of=range(FEW + 1))
    arms = i1(of=range(FEW + 1))  # new weapons and cannonballs together
    spies = i1(of=range(FEW + 1))
    dealt = i1(of=range(2))  # whether it has dealt its cards in this round
    sabotage = i1(of=range(FEW + 1))
    burned = i1(of=range(FEW + 1))
    incited = i1(of=range(FEW + 1))
    afloat = i1(of=range(SOME + 1))  # soldiers on ships and transports
    arrives = i1(of=range(8))  # turns until the next ship is there; 0 without one
    expeditions = i1(of=range(FEW + 1))  # inland and overseas, under way
    builders = i1(of=range(FEW + 1))  # builder ships that wait or are under way
    overseas_price = i1(of=range(SOME + 1))
