"""What the others are about to take from the market, and so what will be left of it on the seat's next turn.

With several opponents this decides which tile to take now: what nobody else can lay will still be there. Each
of them is assumed to add, one after the other, the tile that brings most at once; that they open tiles and
play tokens first is ignored. Searches do not look at this: they find it out by playing on.
"""

from __future__ import annotations

from imperia.games.founders.evaluation import POINT, gain, production, wishes, worth_of_sort
from imperia.games.founders.names import actions
from imperia.games.founders.outlook import (
    MOST_IN_A_ROW,
    MOST_NEXT,
    NOT_THERE,
    Prospect,
    Reckoning,
    slot_of,
)
from imperia.games.founders.pieces import FULL_ROW, Stack
from imperia.games.founders.scoring import total
from imperia.games.founders.state import State
from imperia.games.founders.supply import fits_somewhere, fits_without_swap
from imperia.games.founders.turn import ROWS
from imperia.kernel.record import Many, Numbers
from imperia.kernel.rule import rule

FIRST_STACK = actions.kinds["open"].code


@rule
def note_who_is_behind(state: State, seat: int, behind: Numbers) -> None:
    """Note how many hundredths of a point each seat, this one included, is behind the best of the others,
    who are all seats but this one."""
    leader = -MOST_NEXT * POINT
    for other in range(state.options.players):
        behind[other] = -POINT * total(state, other)
        if other != seat:
            leader = max(leader, -behind[other])
    for other in range(state.options.players):
        behind[other] = max(behind[other] + leader, 0)


@rule
def foresee(state: State, seat: int, reckoning: Reckoning) -> None:
    """Note what each face-up tile would bring to each of the others now, and to the seat if it fits later."""
    wished = wishes(state)
    for other in range(state.options.players):
        nation = state.seats[other]
        given, _ = production(state, other, wished)
        for stack in range(ROWS):
            for place in range(state.row_size[stack]):
                slot = slot_of(stack, place)
                sort = state.rows[stack, place]
                brings = 0
                if other == seat:
                    brings = worth_of_sort(state, wished, given, sort)
                elif fits_somewhere(nation, sort):
                    brings = gain(state, other, wished, given, sort)
                reckoning.brings[other, slot] = min(max(brings, 0), MOST_NEXT)
    for place in range(state.row_size[Stack.VICTORY]):
        rivals = 0
        for other in range(state.options.players):
            sort = state.rows[Stack.VICTORY, place]
            rivals += other != seat and fits_without_swap(state.seats[other], sort)
        reckoning.rivals[place] = rivals
    choose_for_others(state, seat, reckoning)


@rule
def slot_with(state: State, sort: int) -> int:
    """The slot of the first face-up tile of a sort; NOT_THERE if there is none."""
    for stack in range(ROWS):
        for place in range(state.row_size[stack]):
            if state.rows[stack, place] == sort:
                return slot_of(stack, place)
    return NOT_THERE


@rule
def choose_for_others(state: State, seat: int, reckoning: Reckoning) -> None:
    """Note which tile each of the others wants most."""
    mark_as_gone(NOT_THERE, reckoning)
    for other in range(state.options.players):
        if other != seat:
            reckoning.wanted[other] = best_for(state, other, reckoning)


@rule
def mark_as_gone(taken: int, reckoning: Reckoning) -> None:
    """Mark this tile, and no other, as gone."""
    for slot in range(len(reckoning.gone)):
        reckoning.gone[slot] = slot == taken


@rule
def let_others_take(state: State, seat: int, reckoning: Reckoning) -> None:
    """Note which tiles will be gone once each of the others has taken the best one that is left."""
    for steps in range(1, state.options.players):
        other = (seat + steps) % state.options.players
        chosen = reckoning.wanted[other]
        if chosen != NOT_THERE:
            if reckoning.gone[chosen]:
                chosen = best_for(state, other, reckoning)
            if chosen != NOT_THERE:
                reckoning.gone[chosen] = 1


@rule
def best_for(state: State, other: int, reckoning: Reckoning) -> int:
    """The tile that is not gone and brings this seat most; NOT_THERE if none brings anything."""
    best = NOT_THERE
    most = 0
    for stack in range(ROWS):
        for place in range(state.row_size[stack]):
            slot = slot_of(stack, place)
            if reckoning.brings[other, slot] > most and reckoning.gone[slot] == 0:
                best = slot
                most = reckoning.brings[other, slot]
    return best


@rule
def note_what_is_denied(state: State, seat: int, prospect: Prospect, reckoning: Reckoning) -> None:
    """Note how much less all others could gain by adding without the tiles that are gone; and how much that
    hurts the one it hurts most, where a loss counts less the further its seat is behind."""
    denied = 0
    blow = 0
    for other in range(state.options.players):
        wanted = reckoning.wanted[other]
        if other != seat and wanted != NOT_THERE and reckoning.gone[wanted]:
            loss: int = reckoning.brings[other, wanted]
            left = best_for(state, other, reckoning)
            if left != NOT_THERE:
                loss -= reckoning.brings[other, left]
            denied += loss
            blow = max(blow, loss - reckoning.behind[other])
    prospect.denied = min(denied, MOST_NEXT)
    prospect.blow = min(blow, MOST_NEXT)


@rule
def foresee_next_turn(state: State, seat: int, reckoning: Reckoning) -> None:
    """Note what will be left when the seat has laid its tile, which is still in its row. (A tile drawn unseen
    is in no row, and none of its sort is: the seat could add nothing from the green row, F3.3.)"""
    foresee(state, seat, reckoning)
    mark_as_gone(slot_with(state, state.sort), reckoning)
    let_others_take(state, seat, reckoning)


# ----- Opening


@rule
def look_beyond_stacks(
    state: State, seat: int, prospects: Many[Prospect], count: int, reckoning: Reckoning
) -> None:
    """Look at what the others could have added that leaves the game with a full row (F3.1)."""
    foreseen = False
    for number in range(count):
        stack = prospects[number].code - FIRST_STACK
        if state.row_size[stack] == FULL_ROW:
            if not foreseen:
                foresee(state, seat, reckoning)
                foreseen = True
            for slot in range(len(reckoning.gone)):
                reckoning.gone[slot] = slot // MOST_IN_A_ROW == stack
            note_what_is_denied(state, seat, prospects[number], reckoning)
