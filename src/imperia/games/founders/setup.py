"""Setting up and the draft: clause F2."""

from __future__ import annotations

from imperia.games.founders.moving_pieces import lay_tile
from imperia.games.founders.names import (
    NOBODY,
    NOTHING,
    SEATS,
    Decision,
    Event,
    Refusal,
    actions,
)
from imperia.games.founders.pieces import (
    CRAFTSMEN,
    FACE_UP_VICTORY,
    LAID_OUT,
    MOST_FREE_CELLS,
    MOST_OF_A_STACK,
    MOST_SORTS,
    STACKS,
    TOKENS_OF_EACH,
    Stack,
    Token,
)
from imperia.games.founders.state import Seat, State
from imperia.games.founders.supply import note_what_fits, wipe_survey
from imperia.games.options import BY_LOT
from imperia.kernel.actions import ALLOWED, NO_SUCH_ACTION
from imperia.kernel.bits import clear
from imperia.kernel.chance import below, shuffle, start_stream
from imperia.kernel.journal import tell
from imperia.kernel.record import Numbers
from imperia.kernel.rule import constants, rule

VICTORY_TILES = constants(FACE_UP_VICTORY)
LAID_OUT_TILES = constants(LAID_OUT)
KINDS_OF_TOKENS = len(Token)
ROWS = len(Stack)


@rule
def deal(state: State, low: int, high: int) -> None:
    start_stream(state.chance, low, high)
    players = state.options.players
    clear_the_table(state)
    if state.options.first_player == BY_LOT:
        state.first = below(state.chance, players)
    else:
        state.first = state.options.first_player
    tell(state, Event.FIRST_PLAYER, state.first)
    lay_out_victory_tiles(state)
    for stack in range(STACKS):
        fill_stack(state, stack)
    for _ in range(2 * players + 1):  # F2.2
        sort = draw_tile(state, Stack.GREEN)
        lay_face_up(state, sort)
        tell(state, Event.DRAFT_TILE, sort)
    state.actor = state.first
    state.decision = Decision.DRAFT


@rule
def clear_the_table(state: State) -> None:
    for stack in range(ROWS):
        for place in range(state.row_size[stack]):
            state.rows[stack, place] = 0
        state.row_size[stack] = 0
    for kind in range(KINDS_OF_TOKENS):
        state.reserve[kind] = TOKENS_OF_EACH
        state.box[kind] = 0
    state.craftsmen_left = (1 << CRAFTSMEN) - 1
    for seat in range(SEATS):
        clear_nation(state.seats[seat])
    wipe_survey(state)
    state.picks = 0
    state.token = NOTHING
    state.coin_seat = NOBODY
    state.coin_tile = NOTHING
    state.bought = NOTHING
    state.sort = NOTHING
    state.drawn = 0
    state.proposer = NOBODY


@rule
def clear_nation(nation: Seat) -> None:
    for number in range(nation.size):
        tile = nation.tiles[number]
        tile.sort = 0
        tile.x = 0
        tile.y = 0
        tile.marks = 0
        tile.union = 0
    for place in range(nation.free):
        nation.cells[place].x = 0
        nation.cells[place].y = 0
    for number in range(nation.swaps):
        nation.swapped[number] = 0
    for kind in range(KINDS_OF_TOKENS):
        nation.hand[kind] = 0
    clear(nation.fits)
    clear(nation.fits_free)
    nation.craftsmen = 0
    nation.size = 0
    nation.free = 0
    nation.swaps = 0


@rule
def fill_stack(state: State, stack: int) -> None:
    """F2.1: all its tiles, shuffled."""
    count = 0
    for sort in range(state.sort_count):
        if state.sorts[sort].stack == stack:
            for _ in range(state.sorts[sort].copies):
                state.stacks[stack, count] = sort
                count += 1
    for place in range(count, MOST_OF_A_STACK):
        state.stacks[stack, place] = 0
    shuffle(state.chance, state.stacks[stack], count)
    state.stack_left[stack] = count


@rule
def lay_out_victory_tiles(state: State) -> None:
    """F2.1: shuffled on the place of the green stack, which is filled only later. The others are out of the
    game: nothing of them is kept."""
    count = 0
    for sort in range(state.sort_count):
        if state.sorts[sort].stack == Stack.VICTORY:
            for _ in range(state.sorts[sort].copies):
                state.stacks[Stack.GREEN, count] = sort
                count += 1
    shuffle(state.chance, state.stacks[Stack.GREEN], count)
    for number in range(VICTORY_TILES[state.options.players]):
        sort = state.stacks[Stack.GREEN, number]
        lay_face_up(state, sort)
        tell(state, Event.VICTORY_TILE, sort)


@rule
def draw_tile(state: State, stack: int) -> int:
    state.stack_left[stack] -= 1
    top = state.stack_left[stack]
    sort = state.stacks[stack, top]
    state.stacks[stack, top] = 0
    return sort


@rule
def lay_face_up(state: State, sort: int) -> None:
    """Into its row. The order there means nothing (F2.3): it goes by sort, so that equal rows are equal."""
    stack = state.sorts[sort].stack
    place = state.row_size[stack]
    while place > 0 and state.rows[stack, place - 1] > sort:
        state.rows[stack, place] = state.rows[stack, place - 1]
        place -= 1
    state.rows[stack, place] = sort
    state.row_size[stack] += 1


@rule
def take_from_row(state: State, sort: int) -> None:
    stack = state.sorts[sort].stack
    place = 0
    while state.rows[stack, place] != sort:
        place += 1
    state.row_size[stack] -= 1
    for moved in range(place, state.row_size[stack]):
        state.rows[stack, moved] = state.rows[stack, moved + 1]
    state.rows[stack, state.row_size[stack]] = 0


@rule
def is_face_up(state: State, sort: int) -> bool:
    stack = state.sorts[sort].stack
    for place in range(state.row_size[stack]):
        if state.rows[stack, place] == sort:
            return True
    return False


# ----- F2.2: the draft


@rule
def list_open_tiles(state: State, seat: int, sorts: Numbers, count: int) -> int:
    """Each sort once: copies of a tile are equal, and a row goes by sort (F2.3)."""
    for place in range(state.row_size[Stack.GREEN]):
        sort = state.rows[Stack.GREEN, place]
        if place == 0 or state.rows[Stack.GREEN, place - 1] != sort:
            sorts[count] = sort
            count += 1
    return count


@actions.declare("tile", Decision.DRAFT, code=32, legal=list_open_tiles, tile=MOST_SORTS)
def draft_tile(state: State, seat: int, sort: int, trying: bool) -> int:
    """The first lies at (0, 0); where the second lies is asked at once. The victory tiles lie open too."""
    if sort >= state.sort_count:
        return NO_SUCH_ACTION
    if state.sorts[sort].stack != Stack.GREEN or not is_face_up(state, sort):
        return Refusal.NOT_OPEN
    if trying:
        return ALLOWED
    if state.seats[seat].size == 0:
        lay_drafted(state, seat, sort, 0, 0)
    else:
        state.sort = sort
        state.decision = Decision.SIDE
    return ALLOWED


@rule
def list_free_cells(state: State, seat: int, cells: Numbers, count: int) -> int:
    for cell in range(state.seats[seat].free):
        cells[count + cell] = cell
    return count + state.seats[seat].free


@actions.declare("cell", Decision.SIDE, code=154, candidates=list_free_cells, number=MOST_FREE_CELLS)
def choose_side(state: State, seat: int, cell: int, trying: bool) -> int:
    if cell >= state.seats[seat].free:
        return Refusal.NOT_BESIDE
    if trying:
        return ALLOWED
    sort = state.sort
    state.sort = NOTHING
    place = state.seats[seat].cells[cell]
    lay_drafted(state, seat, sort, place.x, place.y)
    return ALLOWED


@actions.declare("elsewhere", Decision.SIDE, Decision.PLACE, code=13)
def lay_elsewhere(state: State, seat: int, trying: bool) -> int:
    """F4.1: a cell beside no tile of the nation. It has a code so that it can be written, and refused."""
    return Refusal.NOT_BESIDE


@rule
def lay_drafted(state: State, seat: int, sort: int, x: int, y: int) -> None:
    take_from_row(state, sort)
    lay_tile(state.seats[seat], sort, x, y)
    note_what_fits(state, seat)
    tell(state, Event.DRAFTED, seat, sort, x, y)
    players = state.options.players
    state.picks += 1
    if state.picks == 2 * players:
        lay_out_rows(state)
        state.actor = state.first
        state.decision = Decision.OPEN
        return
    turn = state.picks if state.picks < players else 2 * players - 1 - state.picks
    state.actor = (state.first + turn) % players
    state.decision = Decision.DRAFT


@rule
def lay_out_rows(state: State) -> None:
    """F2.3: beside the leftover of the draft."""
    for stack in range(STACKS):
        for _ in range(LAID_OUT_TILES[stack]):
            sort = draw_tile(state, stack)
            lay_face_up(state, sort)
            tell(state, Event.ROW_TILE, sort)
