"""Revolts, whatever their cause: clauses C12 and C14.2."""

from __future__ import annotations

from imperia.games.capitals.battle import dice, fight_rebels
from imperia.games.capitals.names import REBELS, ROBBED, Event, Refusal
from imperia.games.capitals.pieces import (
    HUNGER_REVOLT_UP_TO,
    ROBBERY_REVOLT_UP_TO,
    TOKEN_REVOLT_UP_TO,
    Building,
    Unit,
)
from imperia.games.capitals.provinces import (
    destroy_main_building,
    end_robbery_alone,
    is_capital,
    is_own,
    let_recruiting_lapse,
    owns_at_least,
    soldiers_in,
)
from imperia.games.capitals.stacks import forget_stacks_in, lose_soldier
from imperia.games.capitals.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import rule

HUNGER_DIE, TOKEN_DIE, ROBBERY_DIE = 10, 6, 10


# ----- Whether there is one (C12.1, C12.2, C18.7)


@rule
def can_revolt(state: State, seat: int) -> bool:
    """Whether soldiers of the seat stand in a province that it holds and that is no capital."""
    for land in range(state.board.lands):
        if state.lands[land].holder == seat and not is_capital(state, land) and soldiers_in(state, land) > 0:
            return True
    return False


@rule
def roll_for_hunger(state: State, seat: int) -> int:
    """Roll for how many soldiers revolt because of hunger."""
    if not state.seats[seat].hungry or not can_revolt(state, seat):
        return 0
    roll = dice(state, 100)
    number = dice(state, HUNGER_DIE) if roll <= HUNGER_REVOLT_UP_TO else 0
    tell(state, Event.REVOLT_ROLLED, seat, roll, number)
    return number


@rule
def roll_for_tokens(state: State, seat: int) -> int:
    """Roll for how many soldiers revolt because of red tokens."""
    up_to = threat_of_tokens(state, seat)
    if up_to == 0:
        return 0
    roll = dice(state, 100)
    number = 0
    if roll <= up_to:
        number = dice(state, ROBBERY_DIE if up_to == ROBBERY_REVOLT_UP_TO else TOKEN_DIE)
    tell(state, Event.REVOLT_ROLLED, seat, roll, number)
    return number


@rule
def threat_of_tokens(state: State, seat: int) -> int:
    """C12.2: the highest roll at which soldiers revolt. It is 0 if there are none who can, or if fewer than
    half of the provinces (or none) have red tokens."""
    with_tokens, robbed = 0, False
    for land in range(state.board.lands):
        if state.lands[land].tokens > 0 and is_own(state, seat, land):
            with_tokens += 1
            robbed = robbed or state.lands[land].marks & ROBBED != 0
    if with_tokens == 0 or owns_at_least(state, seat, 2 * with_tokens + 1) or not can_revolt(state, seat):
        return 0
    return ROBBERY_REVOLT_UP_TO if robbed else TOKEN_REVOLT_UP_TO


# ----- Where (C12.3)


@rule
def why_not_revolt_in(state: State, seat: int, land: int) -> int:
    if not is_ripe(state, seat, land):
        return Refusal.NO_SOLDIERS_THERE
    if rank_of(state, seat, land) > best_rank(state, seat):
        return Refusal.NOT_ONE_TO_REVOLT
    return ALLOWED


@rule
def is_ripe(state: State, seat: int, land: int) -> bool:
    return state.lands[land].holder == seat and not is_capital(state, land) and soldiers_in(state, land) > 0


@rule
def rank_of(state: State, seat: int, land: int) -> int:
    """C12.3: the seat's own provinces come before those that it merely holds, and in both groups those
    without a main building come first."""
    rank = 0 if is_own(state, seat, land) else 2
    return rank + (state.lands[land].building != Building.NONE)


@rule
def best_rank(state: State, seat: int) -> int:
    best = 4
    for land in range(state.board.lands):
        if is_ripe(state, seat, land):
            best = min(best, rank_of(state, seat, land))
    return best


@rule
def revolt_in(state: State, seat: int, land: int) -> None:
    """As many soldiers of the province as are still to revolt become rebels."""
    number = min(state.left, soldiers_in(state, land))
    state.left -= number
    for _ in range(number):
        lose_soldier(state, land)
    rise_up(state, seat, land, number)


@rule
def rise_up(state: State, seat: int, land: int, number: int) -> None:
    """Rebels fight the loyal soldiers of the province, and hold it if they win (C1.9, C12.3, C12.5)."""
    tell(state, Event.REVOLT, seat, land + 1, number)
    destroy_main_building(state, land)
    left = fight_rebels(state, land, number)
    if left == 0:
        tell(state, Event.REVOLT_ENDS, seat, land + 1)
        return
    province = state.lands[land]
    province.holder = REBELS
    province.units[Unit.INFANTRY] = left
    forget_stacks_in(state, land)
    end_robbery_alone(state, land)
    let_recruiting_lapse(state)
    tell(state, Event.REBELS_HOLD, land + 1, left)


@rule
def lose_a_soldier_in(state: State, seat: int, land: int) -> None:
    """C7.3, C11.5: the player names the province, C10.3 the unit."""
    lose_soldier(state, land)
    tell(state, Event.SOLDIER_LOST, seat, land + 1)


@rule
def soldiers_in_provinces(state: State, seat: int) -> int:
    number = 0
    for land in range(state.board.lands):
        if state.lands[land].holder == seat:
            number += soldiers_in(state, land)
    return number
