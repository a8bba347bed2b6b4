"""The looks of verbs: the currency left after the price, and how many soldiers can be had."""

from __future__ import annotations

from imperia.games.capitals.building import level_price, most_recruits, price, price_of_recruit
from imperia.games.capitals.codes import AT, DO
from imperia.games.capitals.kinds_of_order import BUILDING_OF, FIRST_RECRUIT
from imperia.games.capitals.names import REBELS, Verb
from imperia.games.capitals.outlook_of_numbers import is_recruiting
from imperia.games.capitals.pieces import (
    ARMY_SHIP_PRICE,
    BOAT_PRICE,
    BRIBE,
    BUILDER_SHIP_PRICE,
    INLAND_PRICE,
    LEVELS,
    REBELS_THAT_CAN_BE_BOUGHT,
    SHIP_PRICE,
    SPY_PRICE,
    TRANSPORT_PRICE,
    Unit,
)
from imperia.games.capitals.prospect import MOST_CURRENCY_LEFT, MOST_SOLDIERS, Prospect
from imperia.games.capitals.provinces import SOLDIERS_OF
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import overseas_price
from imperia.kernel.record import Many
from imperia.kernel.rule import constants, rule

_PRICES = {
    Verb.SHIP: ARMY_SHIP_PRICE,
    Verb.BUILDER: BUILDER_SHIP_PRICE,
    Verb.EXPLORE: INLAND_PRICE,
    Verb.SPY: SPY_PRICE,
    **dict(zip((Verb.FRIGATE, Verb.CORVETTE, Verb.CRUISER), SHIP_PRICE, strict=True)),
    Verb.TRANSPORT: TRANSPORT_PRICE,
    Verb.BOAT: BOAT_PRICE,
}
FIXED_PRICE = constants([_PRICES.get(verb, 0) for verb in Verb])


@rule
def look_at_verbs(state: State, seat: int, count: int, prospects: Many[Prospect]) -> None:
    currency = state.seats[seat].currency
    for n in range(count):
        verb = prospects[n].code - DO
        left = currency - price_of_doing(state, seat, verb)
        prospects[n].currency = max(0, min(left, MOST_CURRENCY_LEFT))
        if is_recruiting(verb):
            unit = verb - FIRST_RECRUIT
            soldiers = prospects[n].stay + SOLDIERS_OF[unit] * most_recruits(state, seat, unit)
            prospects[n].stay = min(soldiers, MOST_SOLDIERS)


@rule
def price_of_doing(state: State, seat: int, verb: int) -> int:
    """The price of doing it once, or with one unit, apart from the march."""
    if verb < Verb.LEVEL:
        return price(state, seat, BUILDING_OF[verb])
    if verb == Verb.LEVEL:
        return level_price(state, min(state.seats[seat].level + 1, LEVELS))
    if verb == Verb.OVERSEAS:
        return overseas_price(state, seat)
    if is_recruiting(verb):
        return price_of_recruit(state, seat, verb - FIRST_RECRUIT)
    if verb == Verb.BRIBE:
        return price_of_fewest_rebels(state)
    return FIXED_PRICE[verb]


# ----- Rebels (C12.4)


@rule
def look_at_rebels(state: State, seat: int, count: int, prospects: Many[Prospect]) -> None:
    """Note how much would be left after bribing the rebels of each province."""
    for n in range(count):
        land = prospects[n].code - AT - 1
        if land >= 0:
            left = state.seats[seat].currency - price_of_rebels(state, land)
            prospects[n].currency = max(0, min(left, MOST_CURRENCY_LEFT))


@rule
def price_of_rebels(state: State, land: int) -> int:
    """The least sum that the rebels of a province can be had for."""
    return BRIBE * state.lands[land].units[Unit.INFANTRY]


@rule
def price_of_fewest_rebels(state: State) -> int:
    least = BRIBE * REBELS_THAT_CAN_BE_BOUGHT
    for land in range(state.board.lands):
        if state.lands[land].holder == REBELS:
            least = min(least, price_of_rebels(state, land))
    return least
