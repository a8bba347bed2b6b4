"""What an answer would make possible later, as far as seeing that takes longer than a search can afford. What
can be seen at once is in `outlook` and `outlook_of_tokens`.

A tile is judged before it is known where it goes: each of the others is seen from the cell that would suit it
best, ignoring that the tile itself takes up a cell, and ignoring swaps. What was bought this turn still
counts, although it is gone afterwards (F5.2). The tiles in the stacks are known, though not their order
(F5.5): what counts is how many of them would fit.
"""

from __future__ import annotations

from imperia.games.founders.names import NOTHING
from imperia.games.founders.outlook import (
    DRAW,
    FIRST_TILE,
    FITTING,
    NO_PLACE,
    WITH_ONE_MORE,
    Prospect,
    Reckoning,
    forget_market,
    given_by,
    needs_lacking,
    note_in_market,
    note_sets,
    note_what_stays,
    place_of,
    places_with_one_more,
    without,
)
from imperia.games.founders.outlook_of_others import (
    foresee,
    let_others_take,
    mark_as_gone,
    note_what_is_denied,
    note_who_is_behind,
    slot_with,
)
from imperia.games.founders.pieces import STACKS, Stack
from imperia.games.founders.state import PLACES_IN_A_WORD, Seat, State
from imperia.games.founders.supply import free_cells, lies_beside, places_for
from imperia.games.founders.turn import ROWS
from imperia.kernel.record import Grid, Many, Numbers
from imperia.kernel.rule import rule

# ----- With one tile more, wherever it lies


@rule
def look_beyond_tiles(
    state: State, seat: int, prospects: Many[Prospect], count: int, reckoning: Reckoning
) -> None:
    """Look at what each of these tiles would make possible."""
    nation = state.seats[seat]
    note_neighbours(state, nation, reckoning)
    note_who_is_behind(state, seat, reckoning.behind)
    foresee(state, seat, reckoning)
    for number in range(count):
        sort = prospects[number].code - FIRST_TILE if prospects[number].code < DRAW else NOTHING
        mark_as_gone(slot_with(state, sort), reckoning)
        note_what_is_denied(state, seat, prospects[number], reckoning)
        let_others_take(state, seat, reckoning)
        given = 0 if sort == NOTHING else given_by(state, sort)
        note_served(state, nation, sort, given, reckoning)
        see_market_beyond(state, nation, sort, given, prospects[number], reckoning)
        look_into_stacks(state, nation, given, reckoning.supplied, prospects[number])


@rule
def note_neighbours(state: State, nation: Seat, reckoning: Reckoning) -> None:
    """Note for each free cell the free cells beside it, as bits of words. Cells for which `beside` has no
    room are left out."""
    for cell in range(min(nation.free, len(reckoning.beside))):
        for word in range(state.survey.words):
            reckoning.beside[cell, word] = 0
    for cell in range(min(nation.free, len(reckoning.beside))):
        for other in range(cell):
            if lies_beside(nation.cells[other], nation.cells[cell].x, nation.cells[cell].y):
                reckoning.beside[cell, other // PLACES_IN_A_WORD] |= 1 << (other % PLACES_IN_A_WORD)
                reckoning.beside[other, cell // PLACES_IN_A_WORD] |= 1 << (cell % PLACES_IN_A_WORD)


@rule
def note_served(state: State, nation: Seat, sort: int, given: int, reckoning: Reckoning) -> None:
    """Note the free cells that a tile of this sort could supply from any free cell where it fits."""
    for word in range(state.survey.words):
        reckoning.supplied[word] = 0
    for word in range(state.survey.words):
        fitting = 0 if given == 0 else places_for(state, nation, sort, word) & free_cells(nation, word)
        cell = word * PLACES_IN_A_WORD
        while fitting != 0 and cell < len(reckoning.beside):
            if fitting & 1:
                for near in range(state.survey.words):
                    reckoning.supplied[near] |= reckoning.beside[cell, near]
            fitting >>= 1
            cell += 1


@rule
def see_market_beyond(
    state: State, nation: Seat, sort: int, given: int, prospect: Prospect, reckoning: Reckoning
) -> None:
    """Note which of the other face-up tiles would fit if one of this sort lay on the free cell that suits
    each of them best, and how far the rest are from fitting."""
    forget_market(prospect)
    has_left = False
    for stack in range(Stack.BLUE, ROWS):
        for row in range(state.row_size[stack]):
            other = state.rows[stack, row]
            if other == sort and not has_left:
                has_left = True
            else:
                note_sets(state, nation, other, given, reckoning.sets)
                lacking = needs_lacking(state, NO_PLACE, reckoning.supplied, reckoning.sets)
                note_in_market(state, stack, other, lacking, prospect)
                if lacking == 0:
                    note_what_stays(state, stack, row, prospect, reckoning)


# ----- What is still in the stacks


@rule
def look_beyond_places(
    state: State, seat: int, prospects: Many[Prospect], count: int, reckoning: Reckoning
) -> None:
    """Look at which tiles in the stacks the tile being added would make possible at each of these places. The
    numbers for later are still blank there; see `look_at_places`."""
    nation = state.seats[seat]
    given = given_by(state, state.sort)
    for stack in range(Stack.BLUE, STACKS):
        first = 0
        for last in range(state.stack_left[stack]):
            if ends_a_run(state, stack, last):
                note_cells(state, nation, state.stacks[stack, last], given, reckoning.sets)
                for number in range(count):
                    place = place_of(nation, prospects[number].code)
                    if fits_then(state, place, reckoning.beside[number], reckoning.sets):
                        note_for_later(prospects[number], stack, last + 1 - first)
                first = last + 1


@rule
def note_cells(state: State, nation: Seat, sort: int, given: int, sets: Grid) -> None:
    """Note the first two sets of `note_sets`: they are enough to know whether a tile would fit."""
    for word in range(state.survey.words):
        free = free_cells(nation, word)
        sets[FITTING, word] = places_for(state, nation, sort, word) & free
        sets[WITH_ONE_MORE, word] = places_with_one_more(state, sort, given, word) & free


@rule
def fits_then(state: State, place: int, beside: Numbers, sets: Grid) -> bool:
    """Whether the tile of these sets fits on a cell that stays free when a place is taken, if one supplier
    more supplies the cells beside that place (F4.2)."""
    for word in range(state.survey.words):
        cells = sets[FITTING, word] | sets[WITH_ONE_MORE, word] & beside[word]
        if cells & without(place, word) != 0:
            return True
    return False


@rule
def look_into_stacks(state: State, nation: Seat, given: int, supplied: Numbers, prospect: Prospect) -> None:
    """Note how many village and city tiles in the stacks would fit, with one supplier more of what is given
    at these cells."""
    prospect.villages_later = 0
    prospect.cities_later = 0
    for stack in range(Stack.BLUE, STACKS):
        first = 0
        for last in range(state.stack_left[stack]):
            if ends_a_run(state, stack, last):
                if would_fit(state, nation, state.stacks[stack, last], given, supplied):
                    note_for_later(prospect, stack, last + 1 - first)
                first = last + 1


@rule
def would_fit(state: State, nation: Seat, sort: int, given: int, supplied: Numbers) -> bool:
    """Whether a tile fits on a free cell, with one supplier more of what is given at these cells."""
    for word in range(state.survey.words):
        cells = places_for(state, nation, sort, word)
        if supplied[word] != 0:
            cells |= places_with_one_more(state, sort, given, word) & supplied[word]
        if cells & free_cells(nation, word) != 0:
            return True
    return False


@rule
def ends_a_run(state: State, stack: int, place: int) -> bool:
    """Whether a run of equal tiles ends here. Stacks are sorted for anyone who does not know their order, so
    each sort is tried once. (In any other order the sums would be the same.)"""
    return place + 1 == state.stack_left[stack] or (
        state.stacks[stack, place + 1] != state.stacks[stack, place]
    )


@rule
def note_for_later(prospect: Prospect, stack: int, many: int) -> None:
    if stack == Stack.BLUE:
        prospect.villages_later += many
    else:
        prospect.cities_later += many
