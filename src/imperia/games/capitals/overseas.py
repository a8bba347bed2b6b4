"""What an expedition overseas brings (C11.4)."""

from __future__ import annotations

from imperia.games.capitals.battle import dice
from imperia.games.capitals.building import level_price, take_down
from imperia.games.capitals.findings import gain
from imperia.games.capitals.names import BLACK, NOWHERE, PALM, ROAD, Event, Refusal
from imperia.games.capitals.pieces import (
    CHEAP_FARMS,
    CHEAPER_EXPEDITION,
    DEARER_EXPEDITION,
    DEARER_FOR_GOOD,
    EFFECT_TURNS,
    FREE_ROADS,
    FRUITS,
    LEVELS,
    PALM_CURRENCY,
    RESULT_UP_TO,
    TREASURE,
    Result,
    Unit,
)
from imperia.games.capitals.provinces import has_building, holds_own_capital, home, is_capital, is_own
from imperia.games.capitals.stacks import add
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import constants, rule

RESULT_OF = constants(
    [next(int(result) for top, result in RESULT_UP_TO if roll <= top) for roll in range(101)]
)

# ----- What an expedition overseas brings (C11.4), where nothing is asked


@rule
def roll_result(state: State, seat: int) -> int:
    roll = dice(state, 100)
    result = RESULT_OF[roll]
    tell(state, Event.RESULT, seat, roll, result)
    return result


@rule
def bring(state: State, seat: int, result: int) -> None:
    mine = state.seats[seat]
    if result == Result.TREASURE:
        gain(state, seat, TREASURE)
    elif result == Result.LOWER_INCOME:
        mine.lower_income[EFFECT_TURNS - 1] += 1
    elif result == Result.GUNS:
        bring_guns(state, seat)
    elif result == Result.CANNONBALLS:
        mine.cannonballs += 1
    elif result == Result.CHEAPER_EXPEDITION:
        mine.next_overseas += CHEAPER_EXPEDITION
    elif result == Result.FREE_ROADS:
        mine.free_roads += FREE_ROADS
    elif result == Result.HIGHER_INCOME:
        mine.higher_income[EFFECT_TURNS - 1] += 1
    elif result == Result.CHEAPER_FARMS:
        mine.cheap_farms[CHEAP_FARMS - 1] += 1
    elif result == Result.ENVIRONMENTALISTS:
        turns = dice(state, 6)
        mine.environmentalists = max(mine.environmentalists, turns)
        tell(state, Event.EFFECT_LASTS, seat, result, turns)
    elif result == Result.DEARER_EXPEDITION:
        mine.next_overseas += DEARER_EXPEDITION
    elif result == Result.NEW_WEAPON:
        mine.weapons += 1
    elif result == Result.DEARER_FOR_GOOD:
        mine.overseas_dearer += DEARER_FOR_GOOD
        mine.banned = EFFECT_TURNS


@rule
def bring_guns(state: State, seat: int) -> None:
    """C11.5: the guns come to the capital or to the recruiting province, without points."""
    place = home(state, seat)
    if place == NOWHERE:
        return
    if seat == state.mover:
        add(state, place, Unit.ARTILLERY, 0, 2)
    else:
        state.lands[place].units[Unit.ARTILLERY] += 2
    tell(state, Event.GUNS_FOUND, seat, place + 1)


# ----- ... and where something is asked


@rule
def why_not_lose_road(state: State, seat: int, land: int) -> int:
    """C11.5: it must be the seat's own province with a road, and not a capital."""
    fits = land < state.board.lands and is_own(state, seat, land) and not is_capital(state, land)
    return ALLOWED if fits and state.lands[land].marks & ROAD else Refusal.NO_ROAD_THERE


@rule
def why_not_plant(state: State, seat: int, land: int) -> int:
    fits = land < state.board.lands and is_own(state, seat, land) and not is_capital(state, land)
    return ALLOWED if fits and not state.lands[land].marks & PALM else Refusal.NO_PLACE_FOR_PALM


@rule
def plant_palm(state: State, seat: int, land: int) -> None:
    state.lands[land].marks |= PALM
    state.seats[seat].fruits += FRUITS
    tell(state, Event.PALM_PLANTED, seat, land + 1)


@rule
def bring_palm_money(state: State, seat: int) -> None:
    gain(state, seat, PALM_CURRENCY)


@rule
def has_bare_province(state: State, seat: int) -> bool:
    """Whether the seat has a province without buildings for a black marker."""
    for land in range(state.board.lands):
        if may_be_marked(state, seat, land) and not has_building(state, land):
            return True
    return False


@rule
def may_be_marked(state: State, seat: int, land: int) -> bool:
    """C11.5: the province must be the seat's own, not a capital, and have no marker yet."""
    own = is_own(state, seat, land) and not is_capital(state, land)
    return own and not state.lands[land].marks & BLACK


@rule
def why_not_mark(state: State, seat: int, land: int) -> int:
    if land >= state.board.lands or not may_be_marked(state, seat, land):
        return Refusal.MARKER_ELSEWHERE
    if has_building(state, land) and has_bare_province(state, seat):
        return Refusal.MARKER_ELSEWHERE
    return ALLOWED


@rule
def destroy_marked(state: State, seat: int, land: int, building: int) -> None:
    take_down(state, building, land)
    tell(state, Event.BUILDING_DESTROYED, seat, land + 1, building)


@rule
def why_no_free_level(state: State, seat: int) -> int:
    """C11.4, C11.5: a free level is possible only while the capital is held and below level III."""
    if state.seats[seat].level == LEVELS:
        return Refusal.HIGHEST_LEVEL
    return ALLOWED if holds_own_capital(state, seat) else Refusal.CAPITAL_LOST


@rule
def price_instead_of_level(state: State, seat: int) -> int:
    return level_price(state, min(state.seats[seat].level + 1, LEVELS))


@rule
def raise_for_free(state: State, seat: int) -> None:
    state.seats[seat].level += 1
    tell(state, Event.LEVEL_RAISED, seat, state.seats[seat].level, 0)
