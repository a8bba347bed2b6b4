"""Income, upkeep, food, robbery and red tokens: clauses C6 and C7."""

from __future__ import annotations

from imperia.games.capitals.names import COMMON, PALM, PORT, RARE, ROAD, ROBBED, Event
from imperia.games.capitals.pieces import (
    COMMON_INCOME,
    EFFECT_TURNS,
    FARM_FOOD_IN,
    FARM_INCOME_IN,
    GRANARY_FOOD,
    HIGHER_INCOME,
    LOWER_INCOME,
    MANUFACTORY_INCOME_IN,
    MOST_TOKENS,
    PALM_INCOME,
    PROVINCES_FED_BY_ONE,
    PROVINCES_FOR_ONE,
    RARE_INCOME,
    ROBBERY_INCOME,
    ROBBERY_PAYMENTS,
    SABOTAGE,
    SEATS,
    TOKENS_AFTER_ROBBERY,
    TOKENS_UNDER_ENVIRONMENTALISTS,
    UNITS_WITHOUT_UPKEEP,
    Building,
)
from imperia.games.capitals.provinces import (
    capitals_held,
    end_robbery_alone,
    has_working_port,
    holds_own_capital,
    is_capital,
    is_own,
    provinces_of,
    units_in,
)
from imperia.games.capitals.state import State
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import constants, rule

FARM_INCOME = constants(FARM_INCOME_IN)
MANUFACTORY_INCOME = constants(MANUFACTORY_INCOME_IN)
FARM_FOOD = constants(FARM_FOOD_IN)
# What is different with three players (C17): capital, a third level more, an enemy capital, its food, a road.
CAPITAL_INCOME, ENEMY_CAPITAL, CAPITAL_FOOD, ROAD_UPKEEP = 4, 2, 2, 1
CAPITAL_INCOME_OF_THREE, ENEMY_CAPITAL_OF_THREE, CAPITAL_FOOD_OF_THREE = 5, 4, 3


# ----- Income (C6.1)


@rule
def income(state: State, seat: int, weather: int) -> int:
    """What the seat's next income is, in this weather."""
    total, provinces = income_of_capitals(state, seat), 0
    for land in range(state.board.lands):
        if is_own(state, seat, land):
            provinces += 1
            total += income_of_province(state, land, weather)
    total += provinces // PROVINCES_FOR_ONE
    total += boats_that_fish(state, seat)
    total += effects_on_income(state, seat)
    return max(total, 0)


@rule
def income_of_capitals(state: State, seat: int) -> int:
    three = state.options.players == 3
    total = 0
    others = capitals_held(state, seat)
    if holds_own_capital(state, seat):
        others -= 1
        total += CAPITAL_INCOME_OF_THREE if three else CAPITAL_INCOME
        total += state.seats[seat].level == 3
    return total + others * (ENEMY_CAPITAL_OF_THREE if three else ENEMY_CAPITAL)


@rule
def income_of_province(state: State, land: int, weather: int) -> int:
    """The income from buildings, minerals, palms and robbery."""
    province = state.lands[land]
    total = 0
    if province.building == Building.FARM:
        total += FARM_INCOME[weather]
    elif province.building == Building.MANUFACTORY:
        total += MANUFACTORY_INCOME[weather]
    if province.marks & RARE:
        total += RARE_INCOME
    if province.marks & COMMON:
        total += COMMON_INCOME
    if province.marks & PALM:
        total += PALM_INCOME
    if province.marks & ROBBED:
        total += ROBBERY_INCOME
    return total


@rule
def boats_that_fish(state: State, seat: int) -> int:
    """C16.2, C16.7: none while the seat has no working port."""
    boats = 0
    for sea in range(state.board.seas):
        boats += state.waters[sea].boat == seat
    return boats if boats and has_working_port(state, seat) else 0


@rule
def effects_on_income(state: State, seat: int) -> int:
    mine = state.seats[seat]
    total = -SABOTAGE * mine.sabotage
    for turns in range(EFFECT_TURNS):
        total += LOWER_INCOME * mine.lower_income[turns] + HIGHER_INCOME * mine.higher_income[turns]
    return total


@rule
def collect_income(state: State, seat: int) -> None:
    """C3.2 (c): income, then robberies end."""
    mine = state.seats[seat]
    gained = income(state, seat, state.weather)
    mine.currency += gained
    mine.sabotage = 0
    tell(state, Event.INCOME, seat, gained, mine.currency)
    for land in range(state.board.lands):
        province = state.lands[land]
        if province.marks & ROBBED and is_own(state, seat, land):
            province.payments += 1
            if province.payments == ROBBERY_PAYMENTS:
                stop_robbery(state, seat, land)


# ----- Robbery and tokens (C6.5)


@rule
def begin_robbery(state: State, seat: int, land: int) -> None:
    province = state.lands[land]
    province.marks |= ROBBED
    province.payments = 0
    add_tokens(state, land, 1)
    tell(state, Event.ROBBERY_BEGINS, seat, land + 1)


@rule
def stop_robbery(state: State, seat: int, land: int) -> None:
    end_robbery_alone(state, land)
    protected = state.seats[seat].environmentalists > 0
    add_tokens(state, land, TOKENS_UNDER_ENVIRONMENTALISTS if protected else TOKENS_AFTER_ROBBERY)
    tell(state, Event.ROBBERY_ENDS, seat, land + 1, state.lands[land].tokens)


@rule
def add_tokens(state: State, land: int, number: int) -> None:
    province = state.lands[land]
    province.tokens = min(province.tokens + number, MOST_TOKENS)


@rule
def let_tokens_change(state: State, seat: int) -> None:
    """C3.2 (b): in provinces that the seat holds, one token more where robbery goes on, and one less
    elsewhere."""
    for land in range(state.board.lands):
        province = state.lands[land]
        if province.holder == seat:
            if province.marks & ROBBED:
                if province.payments < ROBBERY_PAYMENTS - 1:
                    add_tokens(state, land, 1)
            elif province.tokens > 0:
                province.tokens -= 1


@rule
def let_tokens_of_nobody_go(state: State) -> None:
    """C3.1: at the end of a round, where no player holds the land."""
    for land in range(state.board.lands):
        province = state.lands[land]
        if province.tokens > 0 and not 0 <= province.holder < SEATS:
            province.tokens -= 1


# ----- Upkeep (C6.2)


@rule
def upkeep(state: State, seat: int) -> int:
    total = 0
    for land in range(state.board.lands):
        if state.lands[land].holder == seat:
            total += upkeep_of_buildings(state, seat, land) + units_above_limit(state, land)
    return total


@rule
def upkeep_of_buildings(state: State, seat: int, land: int) -> int:
    """C5.6-C5.8, C15.2: each captive takes one off."""
    if not is_own(state, seat, land):
        return 0
    province = state.lands[land]
    total = int(province.building == Building.CAMP) + int(province.marks & PORT != 0)
    if province.marks & ROAD and state.options.players != 3:  # C17
        total += ROAD_UPKEEP
    return max(total - captives_in(state, land), 0)


@rule
def captives_in(state: State, land: int) -> int:
    number = 0
    for nation in range(state.options.players):
        number += state.captives[land, nation]
    return number


@rule
def units_above_limit(state: State, land: int) -> int:
    if is_capital(state, land):
        return 0
    return max(units_in(state, land) - (UNITS_WITHOUT_UPKEEP - state.lands[land].tokens), 0)


# ----- Food (C7.1)


@rule
def food_needed(state: State, seat: int) -> int:
    return provinces_of(state, seat) // PROVINCES_FED_BY_ONE


@rule
def food_supplied(state: State, seat: int, weather: int) -> int:
    """The food supplied, apart from what was bought."""
    each = CAPITAL_FOOD_OF_THREE if state.options.players == 3 else CAPITAL_FOOD
    total = each * capitals_held(state, seat)
    for land in range(state.board.lands):
        if is_own(state, seat, land):
            total += food_of_province(state, land, weather)
    return max(total + boats_that_fish(state, seat) - state.seats[seat].burned, 0)


@rule
def food_of_province(state: State, land: int, weather: int) -> int:
    building = state.lands[land].building
    if building == Building.GRANARY:
        return GRANARY_FOOD
    if building == Building.FARM:
        return FARM_FOOD[weather] + int(captives_in(state, land) > 0)
    return 0


@rule
def eat(state: State, seat: int) -> bool:
    """C7.4: food that was bought is eaten first; returns whether there was enough."""
    mine = state.seats[seat]
    need = food_needed(state, seat)
    supply = food_supplied(state, seat, state.weather)
    wanted = max(need - mine.bought_food, 0)
    tell(state, Event.FOOD, seat, supply, need, mine.bought_food)
    mine.bought_food = 0
    mine.burned = 0
    mine.spare_food = max(supply - wanted, 0)
    return supply >= wanted
