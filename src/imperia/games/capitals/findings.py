"""What an expedition inland finds (C11.1)."""

from __future__ import annotations

from imperia.games.capitals.battle import dice, fight_savages
from imperia.games.capitals.names import BLACK, COMMON, NOBODY, NOWHERE, RARE, SAVAGES, Event, Refusal
from imperia.games.capitals.pieces import (
    ARTIFACT,
    COMMON_PRICE,
    FINDING_UP_TO,
    MOST_SAVAGES,
    RARE_PRICE,
    Building,
    Finding,
    Unit,
)
from imperia.games.capitals.provinces import (
    end_robbery_alone,
    is_adjacent,
    is_own,
    let_recruiting_lapse,
    soldiers_in,
)
from imperia.games.capitals.stacks import add, all_points, forget_stacks_in, number_with, remove
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import constants, rule

FINDING_OF = constants([next(n for n, top in enumerate(FINDING_UP_TO) if roll <= top) for roll in range(101)])


@rule
def roll_finding(state: State, seat: int, land: int) -> int:
    """Roll for what is found; NOWHERE if the province is lost (C18.7)."""
    if not is_own(state, seat, land):
        tell(state, Event.FINDING_LOST, seat, land + 1)
        return NOWHERE
    roll = dice(state, 100)
    finding = FINDING_OF[roll]
    tell(state, Event.FINDING, seat, land + 1, roll, finding)
    if finding == Finding.ARTIFACT:
        gain(state, seat, ARTIFACT)
    elif finding == Finding.POISONED_WATER:
        poison(state, seat, land)
    return finding


@rule
def mineral_price(finding: int) -> int:
    return RARE_PRICE if finding == Finding.RARE_MINERAL else COMMON_PRICE


@rule
def take_mineral(state: State, seat: int, land: int, finding: int) -> None:
    cost = mineral_price(finding)
    state.seats[seat].currency -= cost
    state.lands[land].marks |= RARE if finding == Finding.RARE_MINERAL else COMMON
    tell(state, Event.MINERAL_PAID, seat, land + 1, cost)


@rule
def gain(state: State, seat: int, currency: int) -> None:
    state.seats[seat].currency += currency
    tell(state, Event.GAINED, seat, currency)


@rule
def poison(state: State, seat: int, land: int) -> None:
    """A black marker destroys a farm or a granary (C5.11)."""
    province = state.lands[land]
    province.marks |= BLACK
    tell(state, Event.MARKER_PLACED, seat, land + 1)
    if province.building in (Building.FARM, Building.GRANARY):
        tell(state, Event.BUILDING_DESTROYED, seat, land + 1, province.building)
        province.building = Building.NONE


@rule
def count_savages(state: State, seat: int, land: int) -> int:
    number = dice(state, MOST_SAVAGES)
    tell(state, Event.SAVAGES, seat, land + 1, number)
    return number


@rule
def can_retreat(state: State, seat: int, land: int) -> bool:
    board = state.board
    for n in range(board.first[land], board.shore[land]):
        if state.lands[board.beside[n]].holder == seat:
            return True
    return False


@rule
def why_not_retreat_to(state: State, seat: int, origin: int, land: int) -> int:
    if land >= state.board.lands or not is_adjacent(state, origin, land):
        return Refusal.NOT_ADJACENT
    return ALLOWED if state.lands[land].holder == seat else Refusal.NOT_HELD


@rule
def attack_savages(state: State, seat: int, land: int, number: int) -> None:
    soldiers = soldiers_in(state, land)
    left = fight_savages(state, seat, land, number)
    lost, beaten = soldiers - soldiers_in(state, land), number - left
    tell(state, Event.FOUGHT, seat, lost + beaten, lost, beaten)
    if left > 0:
        tell(state, Event.ATTACK_LOST, seat, land + 1, left)
        let_savages_hold(state, land, left)
    else:
        tell(state, Event.ATTACK_WON, seat, land + 1, soldiers_in(state, land))


@rule
def retreat(state: State, seat: int, land: int, target: int, number: int) -> None:
    """C11.6: the soldiers keep their points."""
    for unit in range(Unit.CARAVAN + 1):
        for points in range(all_points(state, unit) + 1):
            there = number_with(state, land, unit, points)
            if there > 0:
                remove(state, land, unit, points, there)
                add(state, target, unit, points, there)
    tell(state, Event.RETREATED, seat, land + 1, target + 1)
    let_savages_hold(state, land, number)


@rule
def let_savages_hold(state: State, land: int, number: int) -> None:
    """C1.9: the land belongs to nobody."""
    province = state.lands[land]
    province.owner = NOBODY
    province.holder = SAVAGES
    province.units[Unit.INFANTRY] = number
    forget_stacks_in(state, land)
    end_robbery_alone(state, land)
    let_recruiting_lapse(state)


@rule
def forget_finding(state: State) -> None:
    state.finding = NOWHERE
    state.savages = 0
    state.place = NOWHERE
