"""Building, demolishing, robbery and recruiting: clauses C5, C6.5, C8.6, C8.7 and C13.1-C13.5."""

from __future__ import annotations

from imperia.games.capitals.economy import begin_robbery
from imperia.games.capitals.names import (
    BLACK,
    COMMON,
    NOWHERE,
    PALM,
    PORT,
    RARE,
    ROAD,
    ROBBED,
    Event,
    Refusal,
    Voyage,
)
from imperia.games.capitals.pieces import (
    CHEAP_FARMS,
    CHEAPER_FARM,
    EXCHANGES,
    LEVEL_PRICE,
    LEVELS,
    MOST_NUMBER,
    NEEDED_LEVEL,
    PRICE,
    PRICE_AWAY,
    RECRUIT_PRICE,
    RECRUITS_A_PROVINCE,
    STORM_PRICE,
    UNIT_LEVEL,
    Building,
    Unit,
    Weather,
)
from imperia.games.capitals.provinces import (
    SOLDIERS_OF,
    has_building,
    holds_own_capital,
    home,
    is_capital,
    is_coastal,
    is_connected,
    is_own,
    owns_at_least,
    provinces_of,
)
from imperia.games.capitals.stacks import (
    add,
    all_points,
    number_with,
    number_with_points,
    remove_fewest,
)
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import constants, rule

BUILDING_PRICE = constants([(0, 0), *(PRICE[building] for building in Building if building)])
LEVEL_PRICES = constants([(0, 0), (0, 0), *LEVEL_PRICE.values()])
LEVEL_NEEDED = constants([NEEDED_LEVEL.get(building, 1) for building in Building])
PRICES_OF_RECRUITS = constants([RECRUIT_PRICE, PRICE_AWAY])
LEVEL_OF_UNIT = constants(UNIT_LEVEL)
EXCHANGED = constants([tuple(map(int, exchange)) for exchange in EXCHANGES])
MARK_OF = constants([0] * Building.PORT + [PORT, ROAD])


# ----- Building


@rule
def nominal_price(state: State, building: int) -> int:
    return BUILDING_PRICE[building, state.options.prices]


@rule
def price(state: State, seat: int, building: int) -> int:
    """C5.2, with storm (C4.3), free roads and cheaper farms (C11.4)."""
    mine = state.seats[seat]
    if building == Building.ROAD and mine.free_roads > 0:
        return 0
    cost = nominal_price(state, building) + STORM_PRICE * (state.weather == Weather.STORM)
    if building == Building.FARM:
        for left in range(CHEAP_FARMS):
            cost -= CHEAPER_FARM * mine.cheap_farms[left]
    return max(cost, 0)


@rule
def why_not_build(state: State, seat: int, building: int, land: int) -> int:
    """C5.1, C5.3, C5.6, C5.9, C5.11; apart from the price."""
    province = state.lands[land]
    if building == Building.ROAD:
        if province.holder != seat:
            return Refusal.NOT_HELD
        if is_capital(state, land):
            return Refusal.IS_CAPITAL
        return Refusal.ALREADY_BUILT if province.marks & ROAD else ALLOWED
    if not is_own(state, seat, land):
        return Refusal.NOT_OWN
    if is_capital(state, land):
        return Refusal.IS_CAPITAL
    if province.tokens > 0:
        return Refusal.HAS_TOKENS
    if not is_connected(state, land):
        return Refusal.NOT_CONNECTED
    if building == Building.PORT:
        if not is_coastal(state, land):
            return Refusal.NOT_COASTAL
        return Refusal.ALREADY_BUILT if province.marks & PORT else ALLOWED
    if building == Building.STRONG_BUNKER:
        return ALLOWED if province.building == Building.BUNKER else Refusal.NO_BUNKER_YET
    if province.building != Building.NONE:
        return Refusal.ALREADY_BUILT
    if province.marks & BLACK and building in (Building.FARM, Building.GRANARY):
        return Refusal.POISONED
    return ALLOWED


@rule
def why_not_afford(state: State, seat: int, building: int) -> int:
    """The level of the capital, and the price."""
    if state.seats[seat].level < LEVEL_NEEDED[building]:
        return Refusal.LEVEL_TOO_LOW
    return (
        ALLOWED if state.seats[seat].currency >= price(state, seat, building) else Refusal.NOT_ENOUGH_CURRENCY
    )


@rule
def build(state: State, seat: int, building: int, land: int) -> None:
    mine = state.seats[seat]
    cost = price(state, seat, building)
    mine.currency -= cost
    if building == Building.ROAD and mine.free_roads > 0:
        mine.free_roads -= 1
    if building == Building.FARM:
        use_cheaper_farms(state, seat)
    if building >= Building.PORT:
        state.lands[land].marks |= MARK_OF[building]
    else:
        state.lands[land].building = building
    tell(state, Event.BUILT, seat, land + 1, building, cost)


@rule
def use_cheaper_farms(state: State, seat: int) -> None:
    """C11.5: each find has four cheaper farms of its own."""
    finds = state.seats[seat].cheap_farms
    for left in range(CHEAP_FARMS - 1):
        finds[left] = finds[left + 1]
    finds[CHEAP_FARMS - 1] = 0


@rule
def why_not_raise(state: State, seat: int) -> int:
    """C5.2, C13.5"""
    mine = state.seats[seat]
    if mine.level == LEVELS:
        return Refusal.HIGHEST_LEVEL
    if not holds_own_capital(state, seat):
        return Refusal.CAPITAL_LOST
    return ALLOWED if mine.currency >= level_price(state, mine.level + 1) else Refusal.NOT_ENOUGH_CURRENCY


@rule
def level_price(state: State, level: int) -> int:
    return LEVEL_PRICES[level, state.options.prices]


@rule
def raise_capital(state: State, seat: int) -> None:
    mine = state.seats[seat]
    cost = level_price(state, mine.level + 1)
    mine.currency -= cost
    mine.level += 1
    tell(state, Event.LEVEL_RAISED, seat, mine.level, cost)


# ----- Demolishing (C5.10)


@rule
def stands_in(state: State, building: int, land: int) -> bool:
    """Whether exactly this building stands there: a strong bunker does not count as a bunker."""
    if building >= Building.PORT:
        return state.lands[land].marks & MARK_OF[building] != 0
    return building != Building.NONE and state.lands[land].building == building


@rule
def why_not_demolish(state: State, seat: int, land: int) -> int:
    if state.lands[land].holder != seat:
        return Refusal.NOT_HELD
    if state.lands[land].tokens > 0:
        return Refusal.HAS_TOKENS
    return ALLOWED if has_building(state, land) else Refusal.NOTHING_TO_DEMOLISH


@rule
def take_down(state: State, building: int, land: int) -> None:
    """One level of a bunker, or all of another building."""
    if building >= Building.PORT:
        state.lands[land].marks &= ~MARK_OF[building]
    elif building == Building.STRONG_BUNKER:
        state.lands[land].building = Building.BUNKER
    else:
        state.lands[land].building = Building.NONE


@rule
def demolish(state: State, seat: int, building: int, land: int) -> None:
    take_down(state, building, land)
    back = nominal_price(state, building) // 2 if is_own(state, seat, land) else 0
    state.seats[seat].currency += back
    tell(state, Event.DEMOLISHED, seat, land + 1, building, back)


# ----- Robbery (C6.5)


@rule
def why_not_rob(state: State, seat: int, land: int) -> int:
    province = state.lands[land]
    if not is_own(state, seat, land):
        return Refusal.NOT_OWN
    if is_capital(state, land):
        return Refusal.IS_CAPITAL
    if province.tokens > 0:
        return Refusal.HAS_TOKENS
    if has_building(state, land) or province.marks & (RARE | COMMON | PALM | BLACK):
        return Refusal.NOT_BARE
    return Refusal.UNDER_EXPEDITION if is_being_explored(state, seat, land) else ALLOWED


@rule
def is_being_explored(state: State, seat: int, land: int) -> bool:
    mine = state.seats[seat]
    for n in range(mine.voyage_count):
        if mine.voyages[n].kind == Voyage.INLAND and mine.voyages[n].target == land:
            return True
    return False


@rule
def why_not_stop_robbery(state: State, seat: int, land: int) -> int:
    robbed = state.lands[land].marks & ROBBED != 0 and is_own(state, seat, land)
    return ALLOWED if robbed else Refusal.NO_ROBBERY


@rule
def rob(state: State, seat: int, land: int) -> None:
    begin_robbery(state, seat, land)


# ----- Recruiting (C13.1, C13.2, C13.5)


@rule
def recruiting_place(state: State, seat: int) -> int:
    """The capital, or a recruiting province without tokens."""
    place = home(state, seat)
    if place != NOWHERE and not is_capital_of(state, seat, place) and state.lands[place].tokens > 0:
        return NOWHERE
    return place


@rule
def is_capital_of(state: State, seat: int, land: int) -> bool:
    return state.seats[seat].capital == land


@rule
def price_of_recruit(state: State, seat: int, unit: int) -> int:
    return PRICES_OF_RECRUITS[0 if holds_own_capital(state, seat) else 1, unit]


@rule
def most_recruits(state: State, seat: int, unit: int) -> int:
    """How many of a kind the seat can pay for, and has provinces for."""
    mine = state.seats[seat]
    soldiers = RECRUITS_A_PROVINCE * provinces_of(state, seat) - mine.recruited
    paid = mine.currency // price_of_recruit(state, seat, unit)
    return max(0, min(min(soldiers // SOLDIERS_OF[unit], paid), MOST_NUMBER))


@rule
def why_not_recruit(state: State, seat: int, unit: int) -> int:
    mine = state.seats[seat]
    if recruiting_place(state, seat) == NOWHERE:
        return Refusal.NOWHERE_TO_RECRUIT
    if mine.level < LEVEL_OF_UNIT[unit]:
        return Refusal.LEVEL_TOO_LOW
    if mine.currency < price_of_recruit(state, seat, unit):
        return Refusal.NOT_ENOUGH_CURRENCY
    soldiers = mine.recruited + SOLDIERS_OF[unit]
    enough = owns_at_least(state, seat, (soldiers - 1) // RECRUITS_A_PROVINCE + 1)
    return ALLOWED if enough else Refusal.TOO_MANY_RECRUITS


@rule
def recruit(state: State, seat: int, unit: int, number: int) -> None:
    mine = state.seats[seat]
    place = recruiting_place(state, seat)
    cost = number * price_of_recruit(state, seat, unit)
    mine.currency -= cost
    mine.recruited += number * SOLDIERS_OF[unit]
    add(state, place, unit, 0, number)
    tell(state, Event.RECRUITED, seat, place + 1, unit, number, cost)


# ----- Exchange (C13.3)


@rule
def most_exchanges(state: State, seat: int, which: int) -> int:
    capital = state.seats[seat].capital
    if state.lands[capital].units[EXCHANGED[which, 0]] < EXCHANGED[which, 1]:
        return 0
    rested = number_with_points(state, capital, EXCHANGED[which, 0])
    return min(rested // EXCHANGED[which, 1], MOST_NUMBER)


@rule
def why_not_exchange(state: State, seat: int, which: int) -> int:
    if not holds_own_capital(state, seat):
        return Refusal.CAPITAL_LOST
    if state.seats[seat].level < LEVEL_OF_UNIT[EXCHANGED[which, 2]]:
        return Refusal.LEVEL_TOO_LOW
    return ALLOWED if most_exchanges(state, seat, which) > 0 else Refusal.NOTHING_TO_EXCHANGE


@rule
def exchange(state: State, seat: int, which: int, times: int) -> None:
    capital = state.seats[seat].capital
    give, get = EXCHANGED[which, 0], EXCHANGED[which, 2]
    given, got = times * EXCHANGED[which, 1], times * EXCHANGED[which, 3]
    remove_fewest(state, capital, give, given, 1)
    add(state, capital, get, 0, got)
    tell(state, Event.EXCHANGED, seat, give, given, get, got)


# ----- Caravans (C8.6)

JOINING = 2  # points that joining costs the cavalry, and parting the caravan


@rule
def number_with_at_least(state: State, place: int, kind: int, points: int) -> int:
    number = 0
    for each in range(points, all_points(state, kind) + 1):
        number += number_with(state, place, kind, each)
    return number


@rule
def most_joined(state: State, land: int) -> int:
    horses = number_with_at_least(state, land, Unit.CAVALRY, JOINING)
    return min(min(horses, number_with_at_least(state, land, Unit.ARTILLERY, 1)), MOST_NUMBER)


@rule
def why_not_join(state: State, seat: int, land: int) -> int:
    joined = state.lands[land].holder == seat and most_joined(state, land) > 0
    return ALLOWED if joined else Refusal.NO_PAIR_TO_JOIN


@rule
def join(state: State, seat: int, land: int, number: int) -> None:
    remove_fewest(state, land, Unit.CAVALRY, number, JOINING)
    remove_fewest(state, land, Unit.ARTILLERY, number, 1)
    add(state, land, Unit.CARAVAN, 1, number)
    tell(state, Event.CARAVAN_JOINED, seat, land + 1, number)


@rule
def most_parted(state: State, land: int) -> int:
    return min(number_with_at_least(state, land, Unit.CARAVAN, JOINING), MOST_NUMBER)


@rule
def why_not_part(state: State, seat: int, land: int) -> int:
    parted = state.lands[land].holder == seat and most_parted(state, land) > 0
    return ALLOWED if parted else Refusal.NO_CARAVAN


@rule
def part(state: State, seat: int, land: int, number: int) -> None:
    remove_fewest(state, land, Unit.CARAVAN, number, JOINING)
    add(state, land, Unit.CAVALRY, 1, number)
    add(state, land, Unit.ARTILLERY, 0, number)
    tell(state, Event.CARAVAN_PARTED, seat, land + 1, number)


# ----- Disbanding (C8.7)


@rule
def disband(state: State, seat: int, land: int, unit: int, number: int) -> None:
    remove_fewest(state, land, unit, number, 0)
    tell(state, Event.DISBANDED, seat, land + 1, unit, number)


# ----- The recruiting province (C13.5)


@rule
def why_not_name(state: State, seat: int, land: int) -> int:
    if not is_own(state, seat, land):
        return Refusal.NOT_OWN
    return Refusal.HAS_TOKENS if state.lands[land].tokens > 0 else ALLOWED


@rule
def why_not_name_any(state: State, seat: int) -> int:
    if holds_own_capital(state, seat):
        return Refusal.CAPITAL_HELD
    return ALLOWED if state.seats[seat].recruiting == NOWHERE else Refusal.NAMED_ALREADY
