"""What a number of a player's economy is made of: income, upkeep, food, points and prices (C5-C7, C16.3).

The totals are those of the rules. Each opens into parts that add up to it: an amount, the clause that gives
it, and the key and facts of a sentence; a part may open into parts of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from imperia.games.capitals import economy
from imperia.games.capitals.building import level_price, nominal_price, price
from imperia.games.capitals.names import COMMON, PALM, PORT, RARE, ROAD, ROBBED, Source
from imperia.games.capitals.pieces import (
    ARMY_SHIP_PRICE,
    BOAT_PRICE,
    BUILDER_SHIP_PRICE,
    CHEAPER_FARM,
    COMMON_INCOME,
    FARM_FOOD_IN,
    FARM_INCOME_IN,
    GRANARY_FOOD,
    HIGHER_INCOME,
    INLAND_PRICE,
    LEVELS,
    LOWER_INCOME,
    MANUFACTORY_INCOME_IN,
    OVERSEAS_PRICE,
    PALM_INCOME,
    PRICE_AWAY,
    PROVINCES_FED_BY_ONE,
    PROVINCES_FOR_ONE,
    RARE_INCOME,
    RECRUIT_PRICE,
    ROBBERY_INCOME,
    SABOTAGE,
    SHIP_PRICE,
    SPY_PRICE,
    STORM_PRICE,
    TRANSPORT_PRICE,
    UNITS_WITHOUT_UPKEEP,
    Building,
    Weather,
)
from imperia.games.capitals.provinces import (
    capitals_held,
    holds_own_capital,
    is_capital,
    is_own,
    provinces_of,
    units_in,
)
from imperia.games.capitals.scoring import points_of, total_of
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import overseas_price
from imperia.games.setting import Facts
from imperia.kernel.in_python import in_python

OF_THREE = "C17"


def part(key: str, amount: int, clause: str, parts: Iterable[Facts] = (), **facts: int) -> Facts:
    return {
        "key": f"explain-{key}",
        "amount": int(amount),
        "clause": clause,
        "facts": facts,
        "parts": list(parts),
    }


def together(key: str, clause: str, parts: Iterable[Facts], **facts: int) -> Iterator[Facts]:
    """Several parts of one kind as a single part that opens into them; nothing if there are none."""
    if listed := list(parts):
        total = sum(each["amount"] for each in listed)
        yield part(key, total, clause, listed, number=len(listed), **facts)


def taken_off(whole: Facts) -> Facts:
    """The same numbers with the opposite sign, as a part of a sum that they reduce."""
    return {**whole, "amount": -whole["amount"], "parts": [taken_off(each) for each in whole["parts"]]}


def not_below_zero(parts: list[Facts], total: int, clause: str) -> list[Facts]:
    """The parts, and one more for what the rules leave out where the sum would be negative."""
    missing = total - sum(each["amount"] for each in parts)
    return [*parts, part("not-below-zero", missing, clause)] if missing else parts


def own_lands(state: State, seat: int) -> list[int]:
    return [land for land in range(state.board.lands) if in_python(is_own)(state, seat, land)]


def held_lands(state: State, seat: int) -> list[int]:
    return [land for land in range(state.board.lands) if state.lands[land].holder == seat]


# ----- Income (C6.1)


def income(state: State, seat: int, weather: int | None = None) -> Facts:
    weather = state.weather if weather is None else weather
    total = in_python(economy.income)(state, seat, weather)
    lands = own_lands(state, seat)
    count = in_python(provinces_of)(state, seat)
    parts = [
        *capitals(state, seat),
        part("provinces", count // PROVINCES_FOR_ONE, "C6.1", provinces=count, each=PROVINCES_FOR_ONE),
        *income_of_lands(state, lands, weather),
        *_boats(state, seat),
        *_effects(state, seat),
    ]
    return part("income", total, "C6.1", not_below_zero(parts, total, "C6.1"), seat=seat)


def capitals(state: State, seat: int) -> Iterator[Facts]:
    three = state.options.players == 3
    clause = OF_THREE if three else "C6.1"
    own = state.seats[seat].capital
    if in_python(holds_own_capital)(state, seat):
        amount = economy.CAPITAL_INCOME_OF_THREE if three else economy.CAPITAL_INCOME
        yield part("own-capital", amount, clause, place=own + 1)
        if state.seats[seat].level == LEVELS:
            yield part("capital-of-level-three", 1, clause, place=own + 1)
    amount = economy.ENEMY_CAPITAL_OF_THREE if three else economy.ENEMY_CAPITAL
    others = [land for land in held_lands(state, seat) if in_python(is_capital)(state, land) and land != own]
    yield from (
        part("enemy-capital", amount, clause, place=land + 1, other=state.lands[land].capital)
        for land in others
    )


def income_of_lands(state: State, lands: list[int], weather: int) -> Iterator[Facts]:
    yield from _buildings(state, lands, Building.FARM, "farms", FARM_INCOME_IN, weather)
    yield from _buildings(state, lands, Building.MANUFACTORY, "manufactories", MANUFACTORY_INCOME_IN, weather)
    for mark, key, amount, clause in (
        (RARE, "rare-minerals", RARE_INCOME, "C11.1"),
        (COMMON, "common-minerals", COMMON_INCOME, "C11.1"),
        (PALM, "palms", PALM_INCOME, "C11.4"),
        (ROBBED, "robbery", ROBBERY_INCOME, "C6.5"),
    ):
        marked = [land for land in lands if state.lands[land].marks & mark]
        yield from together(key, clause, (part("in-place", amount, clause, place=n + 1) for n in marked))


def _buildings(
    state: State, lands: list[int], building: Building, key: str, by_weather: tuple[int, ...], weather: int
) -> Iterator[Facts]:
    usual, now = by_weather[Weather.FAIR], by_weather[weather]
    for_weather = [part("by-weather", now - usual, "C4.1", weather=weather)] if now != usual else []
    standing = [land for land in lands if state.lands[land].building == building]
    opened = [part("usual", usual, "C5.4"), *for_weather] if for_weather else []
    yield from together(key, "C5.4", (part("in-place", now, "C5.4", opened, place=n + 1) for n in standing))


def _boats(state: State, seat: int) -> Iterator[Facts]:
    boats = sum(state.waters[sea].boat == seat for sea in range(state.board.seas))
    fishing = in_python(economy.boats_that_fish)(state, seat)
    if boats and not fishing:
        yield part("boats-without-port", 0, "C16.7", number=boats)
    elif boats:
        yield part("boats", fishing, "C16.2", number=boats)


def _effects(state: State, seat: int) -> Iterator[Facts]:
    mine = state.seats[seat]
    if mine.sabotage:
        yield part("sabotage", -SABOTAGE * mine.sabotage, "C14.2", number=mine.sabotage)
    for key, each, effects in (
        ("lower-income", LOWER_INCOME, mine.lower_income),
        ("higher-income", HIGHER_INCOME, mine.higher_income),
    ):
        yield from (
            part(key, each * number, "C11.4", turns=turns)
            for turns, number in enumerate(effects, 1)
            if number
        )


# ----- Upkeep (C6.2)


def upkeep(state: State, seat: int) -> Facts:
    lands = [upkeep_of(state, land) for land in held_lands(state, seat)]
    total = in_python(economy.upkeep)(state, seat)
    return part("upkeep", total, "C6.2", [land for land in lands if land["parts"]], seat=seat)


def upkeep_of(state: State, land: int) -> Facts:
    """The upkeep of what the holder of a province has there."""
    province = state.lands[land]
    parts = []
    if in_python(is_own)(state, province.holder, land):
        if province.building == Building.CAMP:
            parts.append(part("camp", 1, "C5.8"))
        if province.marks & PORT:
            parts.append(part("port", 1, "C5.6"))
        if province.marks & ROAD:
            three = state.options.players == 3
            parts.append(part("road", 0 if three else economy.ROAD_UPKEEP, OF_THREE if three else "C5.7"))
        captives = in_python(economy.captives_in)(state, land)
        if off := min(captives, sum(each["amount"] for each in parts)):
            parts.append(part("captives-work", -off, "C15.2", number=captives))
    if above := in_python(economy.units_above_limit)(state, land):
        units = in_python(units_in)(state, land)
        parts.append(part("units-above-limit", above, "C6.2", units=units, limit=units - above))
    return part("upkeep-in", sum(each["amount"] for each in parts), "C6.2", parts, place=land + 1)


# ----- Food (C7.1)


def food(state: State, seat: int, weather: int | None = None) -> Facts:
    """The food that is left over or, below 0, that is missing."""
    supply = food_supply(state, seat, state.weather if weather is None else weather)
    need = in_python(economy.food_needed)(state, seat)
    count = in_python(provinces_of)(state, seat)
    parts = [supply]
    if bought := state.seats[seat].bought_food:
        parts.append(part("bought-food", bought, "C7.4"))
    parts.append(part("food-needed", -need, "C7.1", provinces=count, each=PROVINCES_FED_BY_ONE))
    return part("food", sum(each["amount"] for each in parts), "C7.1", parts, seat=seat)


def food_supply(state: State, seat: int, weather: int) -> Facts:
    three = state.options.players == 3
    each = economy.CAPITAL_FOOD_OF_THREE if three else economy.CAPITAL_FOOD
    clause = OF_THREE if three else "C7.1"
    held = in_python(capitals_held)(state, seat)
    parts = [
        *([part("food-of-capitals", each * held, clause, number=held)] if held else []),
        *food_of_lands(state, own_lands(state, seat), weather),
        *_boats(state, seat),
    ]
    if burned := state.seats[seat].burned:
        parts.append(part("burned-food", -burned, "C14.2"))
    total = in_python(economy.food_supplied)(state, seat, weather)
    return part("food-supply", total, "C7.1", not_below_zero(parts, total, "C14.3"))


def food_of_lands(state: State, lands: list[int], weather: int) -> Iterator[Facts]:
    farms = [land for land in lands if state.lands[land].building == Building.FARM]
    helped = [land for land in farms if in_python(economy.captives_in)(state, land)]
    granaries = [land for land in lands if state.lands[land].building == Building.GRANARY]
    yield from _buildings(state, lands, Building.FARM, "farms", FARM_FOOD_IN, weather)
    yield from together(
        "captives-on-farms", "C15.2", (part("in-place", 1, "C15.2", place=n + 1) for n in helped)
    )
    yield from together(
        "granaries", "C5.4", (part("in-place", GRANARY_FOOD, "C5.4", place=n + 1) for n in granaries)
    )


# ----- Points (C16.3)


def points(state: State, seat: int) -> Facts:
    """The points of a seat as if they were counted now."""
    held = in_python(capitals_held)(state, seat)
    of = {source: in_python(points_of)(state, seat, source) for source in Source}
    three = state.options.players == 3
    parts = [
        part("points-of-provinces", of[Source.PROVINCES], "C16.3", number=of[Source.PROVINCES]),
        part("points-of-capitals", of[Source.CAPITALS], OF_THREE if three else "C16.3", number=held),
        income(state, seat, Weather.FAIR) | {"clause": "C16.3"},
    ]
    if state.seats[seat].out:
        parts = []
    return part("points", in_python(total_of)(state, seat), "C16.3", parts, seat=seat)


# ----- Prices (C5.2, C9.1, C11, C13.1, C14.1, C16.1)


def prices(state: State, seat: int) -> dict[str, Facts]:
    """What things cost the seat now, by the name of the action that buys them."""
    mine = state.seats[seat]
    found = {
        building.name.lower().replace("_", "-"): building_price(state, seat, building)
        for building in Building
        if building != Building.NONE
    }
    if mine.level < LEVELS:
        amount = in_python(level_price)(state, mine.level + 1)
        found["level"] = part("price-of-level", amount, "C5.2", level=mine.level + 1)
    away = not in_python(holds_own_capital)(state, seat)
    for name, amount in zip(
        ("infantry", "cavalry", "artillery"), PRICE_AWAY if away else RECRUIT_PRICE, strict=True
    ):
        found[name] = part("price", amount, "C13.5" if away else "C13.1")
    for name, amount in zip(("frigate", "corvette", "cruiser"), SHIP_PRICE, strict=True):
        found[name] = part("price", amount, "C16.1")
    for name, amount, clause in (
        ("transport", TRANSPORT_PRICE, "C16.1"),
        ("boat", BOAT_PRICE, "C16.2"),
        ("ship", ARMY_SHIP_PRICE, "C9.1"),
        ("builder", BUILDER_SHIP_PRICE, "C9.1"),
        ("explore", INLAND_PRICE, "C11.1"),
        ("spy", SPY_PRICE, "C14.1"),
    ):
        found[name] = part("price", amount, clause)
    found["overseas"] = _overseas(state, seat)
    return found


def building_price(state: State, seat: int, building: Building) -> Facts:
    mine = state.seats[seat]
    listed, total = in_python(nominal_price)(state, building), in_python(price)(state, seat, building)
    parts = [part("listed-price", listed, "C5.2")]
    if building == Building.ROAD and mine.free_roads:
        parts.append(part("free-road", -listed, "C11.4", number=mine.free_roads))
    else:
        if state.weather == Weather.STORM:
            parts.append(part("by-weather", STORM_PRICE, "C4.3", weather=state.weather))
        if building == Building.FARM and (finds := sum(mine.cheap_farms)):
            parts.append(part("cheaper-farms", -CHEAPER_FARM * finds, "C11.4"))
    return part("price-of-building", total, "C5.2", not_below_zero(parts, total, "C11.5"), building=building)


def _overseas(state: State, seat: int) -> Facts:
    mine = state.seats[seat]
    total = in_python(overseas_price)(state, seat)
    parts = [part("listed-price", OVERSEAS_PRICE, "C11.3")]
    if mine.overseas_dearer:
        parts.append(part("dearer-for-good", mine.overseas_dearer, "C11.4"))
    if mine.next_overseas:
        parts.append(part("next-expedition", mine.next_overseas, "C11.4"))
    return part("price", total, "C11.3", not_below_zero(parts, total, "C11.5"))


# ----- The limit of units (C6.2)


def limit(state: State, land: int) -> Facts | None:
    """The limit of units of a province; None for a capital, which has no limit."""
    if in_python(is_capital)(state, land):
        return None
    tokens = state.lands[land].tokens
    parts = [part("usual", UNITS_WITHOUT_UPKEEP, "C6.2")]
    if tokens:
        parts.append(part("red-tokens", -tokens, "C6.5"))
    return part("unit-limit", UNITS_WITHOUT_UPKEEP - tokens, "C6.2", parts, place=land + 1)
