"""How much less than the best answer another one brings, as far as that shows at once: which tile to add, and
where.

A network is told so: which tiles would fit after a tile was laid is what it learns last from where tiles lie.
Only what is face up counts, and a place is judged without laying the tile there: `supply` knows for all
places at once what is supplied there, and so what one supplier more would make possible beside each of them.
"""

from __future__ import annotations

from imperia.games.founders.evaluation import (
    LONG,
    POINT,
    SWAPPED,
    gain,
    production,
    threat,
    turns_to_come,
    wishes,
    worth_of_fitting,
)
from imperia.games.founders.names import NOTHING, Decision, actions
from imperia.games.founders.pieces import MOST_CLAIMS, MOST_NEEDS, Stack
from imperia.games.founders.scoring import craftsman_points_on, victory_points_on
from imperia.games.founders.state import PLACES_IN_A_WORD, Seat, State
from imperia.games.founders.supply import (
    FULL_WORD,
    MEMBERS,
    fits_place,
    fits_somewhere,
    free_cells,
    lies_beside,
    places_for,
)
from imperia.games.founders.tokens import is_farthest
from imperia.games.founders.turn import ROWS
from imperia.kernel.record import Numbers
from imperia.kernel.rule import rule

FIRST_TILE, FIRST_CELL, FIRST_SWAP = (actions.kinds[name].code for name in ("tile", "cell", "at"))
CODES = actions.codes
MOST_SHORT = 500  # hundredths of a point; what brings still less is as bad
LISTED = 1 << 20  # is added to what an answer brings, until all are known: 0 is none of them


@rule
def note_shortfalls(state: State, seat: int, shortfall: Numbers) -> None:
    """By code, counted from the seat; 0 of the best answers, and where nothing can be said."""
    if seat != state.actor:
        return
    if state.decision == Decision.TILE:
        weigh_tiles(state, seat, shortfall)
        compare(shortfall)
    elif state.decision == Decision.PLACE:
        weigh_cells(state, seat, shortfall)
        weigh_swaps(state, seat, shortfall)
        compare(shortfall)


@rule
def compare(shortfall: Numbers) -> None:
    """From what each answer brings to how much less that is than the most."""
    most = 0
    for code in range(FIRST_TILE, len(shortfall)):
        most = max(most, shortfall[code])
    for code in range(FIRST_TILE, len(shortfall)):
        if shortfall[code] != 0:
            shortfall[code] = min(most - shortfall[code], MOST_SHORT)


# ----- Which tile


@rule
def weigh_tiles(state: State, seat: int, brings: Numbers) -> None:
    wished = wishes(state)
    given, _ = production(state, seat, wished)
    for stack in range(ROWS):
        for place in range(state.row_size[stack]):
            sort = state.rows[stack, place]
            if fits_somewhere(state.seats[seat], sort):
                brings[FIRST_TILE + sort] = LISTED + gain(state, seat, wished, given, sort)


# ----- Where


@rule
def weigh_cells(state: State, seat: int, brings: Numbers) -> None:
    nation = state.seats[seat]
    percent = threat(state, seat)
    for cell in range(nation.free):
        if fits_place(state, cell):
            x = nation.cells[cell].x
            y = nation.cells[cell].y
            brings[FIRST_CELL + cell] = (
                LISTED + market_after(state, seat, cell, x, y) - percent * at_stake(state, nation, x, y)
            )


@rule
def weigh_swaps(state: State, seat: int, brings: Numbers) -> None:
    nation = state.seats[seat]
    for number in range(nation.size):
        if fits_place(state, nation.free + number):
            tile = nation.tiles[number]
            lost = victory_points_on(state, tile) + craftsman_points_on(tile)
            market = market_after(state, seat, nation.free + number, tile.x, tile.y)
            brings[FIRST_SWAP + number] = LISTED + market - SWAPPED - POINT * lost


@rule
def at_stake(state: State, nation: Seat, x: int, y: int) -> int:
    """The most points that war could take, with the tile being added on this cell (F5.1)."""
    most = state.sorts[state.sort].points
    for number in range(nation.size):
        if nation.tiles[number].x == x and nation.tiles[number].y > y:
            most = 0
    for number in range(nation.size):
        tile = nation.tiles[number]
        points = victory_points_on(state, tile) + craftsman_points_on(tile)
        is_covered = tile.x == x and tile.y < y
        if points > most and not is_covered and is_farthest(nation, number):
            most = points
    return most


@rule
def market_after(state: State, seat: int, place: int, x: int, y: int) -> int:
    """What the face-up tiles promise that will fit once the tile being added lies at this place."""
    nation = state.seats[seat]
    promise = 0
    for stack in range(Stack.BLUE, ROWS):
        for number in range(state.row_size[stack]):
            sort = state.rows[stack, number]
            if sort != state.sort and will_fit(state, nation, sort, place, x, y):
                promise += worth_of_fitting(state, sort)
    return promise * turns_to_come(state) // LONG


@rule
def will_fit(state: State, nation: Seat, sort: int, place: int, x: int, y: int) -> bool:
    """On a cell that stays free: one where it fits already, or one beside the new tile."""
    for word in range(state.survey.words):
        free = free_cells(nation, word)
        if place // PLACES_IN_A_WORD == word:
            free &= ~(1 << (place % PLACES_IN_A_WORD))
        if places_for(state, nation, sort, word) & free != 0:
            return True
        if one_is_beside(nation, word, places_with_one_more(state, sort, word) & free, x, y):
            return True
    return False


@rule
def places_with_one_more(state: State, sort: int, word: int) -> int:
    """The places of this word at which such a tile would fit if the tile being added supplied them, as bits;
    compare `supply.places_for`."""
    gives = state.sorts[state.sort].gives
    given = 0
    for choice in range(len(gives)):
        if gives[choice] != NOTHING:
            given |= 1 << gives[choice]
    fitting = FULL_WORD
    claims = state.sorts[sort].claims
    for number in range(MOST_CLAIMS):
        claim = claims[number]
        if claim == NOTHING or fitting == 0:
            break
        if MEMBERS[claim // MOST_NEEDS] & given == 0:
            fitting &= state.survey.served[claim, word]
        elif claim % MOST_NEEDS > 0:  # of those who supply the group, one less is enough
            fitting &= state.survey.served[claim - 1, word]
    return fitting


@rule
def one_is_beside(nation: Seat, word: int, places: int, x: int, y: int) -> bool:
    """Whether one of these free cells, bits of a word, lies beside the cell at x, y."""
    cell = word * PLACES_IN_A_WORD
    while places != 0:
        if places & 1 and lies_beside(nation.cells[cell], x, y):
            return True
        places >>= 1
        cell += 1
    return False
