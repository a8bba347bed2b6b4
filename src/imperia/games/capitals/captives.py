"""Captives of war: clause C15."""

from __future__ import annotations

from imperia.games.capitals.battle import dice
from imperia.games.capitals.marching import ROOM_FOR_CAPTIVES
from imperia.games.capitals.names import FIRST_CAPTIVE, Event
from imperia.games.capitals.pieces import (
    CAPTIVES_CHANCE,
    FOR_EACH_ON_FOOT,
    FOR_EACH_ON_HORSE,
    MANY_ENEMIES,
    Building,
    Unit,
)
from imperia.games.capitals.provinces import is_capital, is_own
from imperia.games.capitals.revolt import rise_up
from imperia.games.capitals.stacks import add, note_stack, number_with, sort_of
from imperia.games.capitals.state import State
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import rule

LARGE, SMALL = 10, 4  # dice for the number of captives


@rule
def has_camp(state: State, seat: int) -> bool:
    """C15.1: in a province that the seat owns and holds."""
    for land in range(state.board.lands):
        if state.lands[land].building == Building.CAMP and is_own(state, seat, land):
            return True
    return False


@rule
def chance_of_capture(state: State, land: int) -> int:
    """In hundredths. The units that are left of the battle stand in the province, together with the men they
    freed."""
    units = state.lands[land].units
    on_foot = units[Unit.INFANTRY] - state.freed + units[Unit.ARTILLERY] + units[Unit.CARAVAN]
    return min(CAPTIVES_CHANCE + FOR_EACH_ON_FOOT * on_foot + FOR_EACH_ON_HORSE * units[Unit.CAVALRY], 100)


@rule
def roll_for_captives(state: State, seat: int, land: int, enemies: int, nation: int) -> int:
    """Roll for how many captives are taken."""
    chance = chance_of_capture(state, land)
    roll = dice(state, 100)
    number = 0
    if roll <= chance:
        number = min(dice(state, LARGE if enemies >= MANY_ENEMIES else SMALL), enemies)
    tell(state, Event.CAPTURE_ROLLED, seat, roll, chance, number)
    return min(number, ROOM_FOR_CAPTIVES - captives_of(state, nation))


@rule
def captives_of(state: State, nation: int) -> int:
    """The captives of a nation, whichever seat keeps them."""
    number = 0
    for land in range(state.board.lands):
        number += state.captives[land, nation]
    return number


@rule
def keep_captives(state: State, seat: int, land: int, nation: int, number: int) -> None:
    """The captives can walk from the keeper's next turn on."""
    if number:
        kind = FIRST_CAPTIVE + nation
        if seat == state.mover:
            add(state, land, kind, 0, number)
        else:
            state.captives[land, nation] += number
    tell(state, Event.CAPTIVES_TAKEN, seat, land + 1, nation, number)


# ----- When the province changes hands (C15.3)


@rule
def free_own_men(state: State, seat: int, land: int) -> None:
    """The seat's own men become infantry of their nation, without points."""
    number = state.captives[land, seat]
    if number:
        set_captives(state, land, seat, 0)
        if seat == state.mover:
            add(state, land, Unit.INFANTRY, 0, number)
        else:
            state.lands[land].units[Unit.INFANTRY] += number
        tell(state, Event.CAPTIVES_FREED, seat, land + 1, seat, number)


@rule
def keep_or_release(state: State, seat: int, land: int, nation: int, kept: int) -> None:
    """The seat that takes the province keeps so many captives."""
    set_captives(state, land, nation, kept)
    tell(state, Event.CAPTIVES_KEPT, seat, land + 1, nation, kept)


@rule
def set_captives(state: State, land: int, nation: int, number: int) -> None:
    """So many captives are left, without points: any that were there before had their points for another
    keeper."""
    kind = FIRST_CAPTIVE + nation
    for points in range(2):
        noted = number_with(state, land, kind, points)
        if noted:
            note_stack(state, land, sort_of(kind, points), -noted)
    state.captives[land, nation] = number
    if number and state.lands[land].holder == state.mover:
        note_stack(state, land, sort_of(kind, 0), number)


# ----- Revolt of captives (C15.4)


@rule
def chance_of_revolt(captives: int) -> int:
    if captives == 1:
        return 5
    if captives == 2:
        return 15
    return min(30 + 5 * (captives - 3), 100)


@rule
def captives_kept(state: State, keeper: int, nation: int) -> int:
    number = 0
    for land in range(state.board.lands):
        if state.lands[land].holder == keeper:
            number += state.captives[land, nation]
    return number


@rule
def let_captives_revolt(state: State, keeper: int, nation: int) -> None:
    """Captives may revolt after a battle that their keeper lost against their nation."""
    captives = captives_kept(state, keeper, nation)
    if captives == 0:
        return
    chance = chance_of_revolt(captives)
    roll = dice(state, 100)
    tell(state, Event.CAPTIVES_REVOLT, keeper, roll, chance)
    if roll > chance:
        return
    for land in range(state.board.lands):
        number = state.captives[land, nation]
        if state.lands[land].holder == keeper and number > 0:
            set_captives(state, land, nation, 0)
            if not is_capital(state, land):
                rise_up(state, keeper, land, number)


@rule
def a_captive_works_for(state: State, keeper: int) -> bool:
    """C14.3: whether a captive is in any province that the seat owns and holds."""
    for land in range(state.board.lands):
        if is_own(state, keeper, land):
            for nation in range(state.options.players):
                if state.captives[land, nation] > 0:
                    return True
    return False
