"""A turn: open a tile, play a token (see `tokens`), add a tile (clauses F3 and F4); it ends in `ending`."""

from __future__ import annotations

from imperia.games.founders.ending import end_turn
from imperia.games.founders.moving_pieces import lay_tile
from imperia.games.founders.names import NOTHING, Decision, Event, Mark, Refusal, actions
from imperia.games.founders.pieces import FIRST_OF_CITY, FIRST_OF_VILLAGE, FULL_ROW, STACKS, Stack, Token
from imperia.games.founders.setup import draw_tile, is_face_up, lay_face_up, take_from_row
from imperia.games.founders.state import PLACES_IN_A_WORD, State
from imperia.games.founders.supply import fits_place, fits_somewhere, fits_without_swap, survey_nation
from imperia.games.founders.tokens import ROOM_OF_A_SEAT, can_play_a_token, is_tile, number_at, owner_at
from imperia.kernel.actions import ALLOWED, NO_SUCH_ACTION
from imperia.kernel.chance import below
from imperia.kernel.journal import tell
from imperia.kernel.record import Numbers
from imperia.kernel.rule import rule

ROWS = len(Stack)

# ----- F3.1: opening a tile


@actions.declare("open", Decision.OPEN, code=6, stack=[stack.name.lower() for stack in Stack][:STACKS])
def open_tile(state: State, seat: int, stack: int, trying: bool) -> int:
    if state.stack_left[stack] == 0:
        return Refusal.STACK_EMPTY
    if trying:
        return ALLOWED
    if state.row_size[stack] == FULL_ROW:
        for place in range(FULL_ROW):
            tell(state, Event.TILE_LEAVES, state.rows[stack, place])
            state.rows[stack, place] = 0
        state.row_size[stack] = 0
    sort = draw_tile(state, stack)
    lay_face_up(state, sort)
    tell(state, Event.OPENED, seat, sort)
    state.decision = Decision.TOKEN if can_play_a_token(state, seat) else Decision.TILE
    return ALLOWED


# ----- F3.3: which tile is added


@rule
def list_fitting_tiles(state: State, seat: int, sorts: Numbers, count: int) -> int:
    """List each sort once: copies of a tile are equal, and rows are sorted (F2.3)."""
    for stack in range(ROWS):
        for place in range(state.row_size[stack]):
            sort = state.rows[stack, place]
            first_of_its_sort = place == 0 or state.rows[stack, place - 1] != sort
            if first_of_its_sort and fits_somewhere(state.seats[seat], sort):
                sorts[count] = sort
                count += 1
    return count


@actions.declare("tile", Decision.TILE, legal=list_fitting_tiles)
def choose_tile(state: State, seat: int, sort: int, trying: bool) -> int:
    if sort >= state.sort_count:
        return NO_SUCH_ACTION
    if not is_face_up(state, sort):
        return Refusal.NOT_FACE_UP
    if not fits_somewhere(state.seats[seat], sort):
        return Refusal.FITS_NOWHERE
    if trying:
        return ALLOWED
    state.sort = sort
    ask_for_place(state, seat)
    return ALLOWED


@rule
def can_add_without_swap(state: State, seat: int) -> bool:
    """Whether a face-up tile fits on a free cell: then adding is compulsory."""
    for stack in range(ROWS):
        for place in range(state.row_size[stack]):
            if fits_without_swap(state.seats[seat], state.rows[stack, place]):
                return True
    return False


@actions.declare("draw", Decision.TILE, code=152)
def draw_unseen(state: State, seat: int, trying: bool) -> int:
    """The tile becomes public, and must itself be laid."""
    if can_add_without_swap(state, seat):
        return Refusal.MUST_ADD
    if state.stack_left[Stack.GREEN] == 0:
        return Refusal.NO_GREEN_LEFT
    if trying:
        return ALLOWED
    state.sort = draw_tile(state, Stack.GREEN)
    state.drawn = 1
    tell(state, Event.DRAWN, seat, state.sort)
    ask_for_place(state, seat)
    return ALLOWED


@actions.declare("pass", Decision.TILE, code=153)
def pass_by(state: State, seat: int, trying: bool) -> int:
    if can_add_without_swap(state, seat):
        return Refusal.MUST_ADD
    if state.stack_left[Stack.GREEN] > 0:
        return Refusal.GREEN_LEFT
    if trying:
        return ALLOWED
    tell(state, Event.PASSED, seat)
    end_turn(state)
    return ALLOWED


# ----- F4: where it goes


@rule
def ask_for_place(state: State, seat: int) -> None:
    survey_nation(state, seat)
    state.decision = Decision.PLACE


@rule
def list_fitting_places(state: State, first: int, last: int, room: Numbers, count: int) -> int:
    """F4.2: list the places from `first` to `last` at which the tile fits, counted from `first`."""
    for word in range(first // PLACES_IN_A_WORD, (last + PLACES_IN_A_WORD - 1) // PLACES_IN_A_WORD):
        start = word * PLACES_IN_A_WORD
        place = max(start, first)
        fitting = state.survey.fitting[word] >> (place - start)
        while fitting != 0 and place < last:
            if fitting & 1:
                room[count] = place - first
                count += 1
            fitting >>= 1
            place += 1
    return count


@rule
def list_fitting_cells(state: State, seat: int, cells: Numbers, count: int) -> int:
    return list_fitting_places(state, 0, state.seats[seat].free, cells, count)


@actions.declare("cell", Decision.PLACE, legal=list_fitting_cells)
def add_on_cell(state: State, seat: int, cell: int, trying: bool) -> int:
    nation = state.seats[seat]
    if cell >= nation.free:
        return Refusal.NOT_BESIDE
    if not fits_place(state, cell):
        return Refusal.NEEDS_UNMET
    if trying:
        return ALLOWED
    x = nation.cells[cell].x
    y = nation.cells[cell].y
    sort = take_chosen_tile(state)
    lay_tile(nation, sort, x, y)
    finish_adding(state, seat, sort, x, y)
    return ALLOWED


@rule
def list_fitting_swaps(state: State, seat: int, places: Numbers, count: int) -> int:
    nation = state.seats[seat]
    listed = list_fitting_places(state, nation.free, nation.free + nation.size, places, count)
    for place in range(count, listed):
        places[place] += seat * ROOM_OF_A_SEAT[state.options.players]
    return listed


@actions.declare("at", Decision.PLACE, legal=list_fitting_swaps)
def add_by_swap(state: State, seat: int, place: int, trying: bool) -> int:
    """F4.6: carriages stay and unite the new tile, war and craftsman go to the box, a coin to the hand."""
    nation = state.seats[seat]
    number = number_at(state, place)
    if not is_tile(state, place):
        return Refusal.NO_SUCH_TILE
    if owner_at(state, place) != seat:
        return Refusal.SWAP_OF_OTHERS
    if not fits_place(state, nation.free + number):
        return Refusal.NEEDS_UNMET
    if trying:
        return ALLOWED
    tile = nation.tiles[number]
    tell(state, Event.REPLACED, seat, tile.sort, tile.x, tile.y)
    if tile.marks & Mark.WAR:
        state.box[Token.WAR] += 1
    if tile.marks & Mark.CRAFTSMAN:
        state.box[Token.CRAFTSMAN] += 1
    if tile.marks & Mark.COIN:
        nation.hand[Token.COIN] += 1
    nation.swapped[nation.swaps] = tile.sort
    nation.swaps += 1
    tile.marks &= Mark.CARRIAGE
    tile.sort = take_chosen_tile(state)
    finish_adding(state, seat, tile.sort, tile.x, tile.y)
    return ALLOWED


@rule
def take_chosen_tile(state: State) -> int:
    sort = state.sort
    if not state.drawn:
        take_from_row(state, sort)
    state.sort = NOTHING
    state.drawn = 0
    return sort


@rule
def finish_adding(state: State, seat: int, sort: int, x: int, y: int) -> None:
    tell(state, Event.ADDED, seat, sort, x, y)
    if state.sorts[sort].stack == Stack.PURPLE:
        grant_token(state, seat, state.sorts[sort].gives[0] - FIRST_OF_CITY)
    end_turn(state)


@rule
def grant_token(state: State, seat: int, kind: int) -> None:
    """F3.4, F4.7: grant a token at once, if the reserve has one."""
    if state.reserve[kind] == 0:
        return
    nation = state.seats[seat]
    state.reserve[kind] -= 1
    nation.hand[kind] += 1
    tell(state, Event.TOKEN_GRANTED, seat, kind)
    if kind == Token.CRAFTSMAN:
        craftsman = draw_craftsman(state)
        nation.craftsmen |= 1 << craftsman
        tell(state, Event.CRAFTSMAN_DRAWN, seat, craftsman + FIRST_OF_VILLAGE)


@rule
def draw_craftsman(state: State) -> int:
    """F5.4: draw one of those left, at random."""
    skip = below(state.chance, state.reserve[Token.CRAFTSMAN] + 1)
    craftsman = 0
    while not (state.craftsmen_left >> craftsman) & 1 or skip > 0:
        if (state.craftsmen_left >> craftsman) & 1:
            skip -= 1
        craftsman += 1
    state.craftsmen_left &= ~(1 << craftsman)
    return craftsman
