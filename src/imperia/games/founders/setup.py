"""Setting up and the draft: clause F2."""

from __future__ import annotations

from imperia.games.founders import pieces
from imperia.games.founders.moving_pieces import lay_tile
from imperia.games.founders.names import NOTHING, Decision, Event, Refusal, actions
from imperia.games.founders.pieces import CRAFTSMEN, MOST_OF_A_STACK, STACKS, TOKENS_OF_EACH, Stack, Token
from imperia.games.founders.state import State
from imperia.games.founders.supply import note_what_fits, wipe_survey
from imperia.games.options import BY_LOT
from imperia.kernel.actions import ALLOWED, NO_SUCH_ACTION
from imperia.kernel.chance import below, shuffle, start_stream
from imperia.kernel.clearing import clearing
from imperia.kernel.journal import tell
from imperia.kernel.record import Numbers
from imperia.kernel.rule import constants, rule

VICTORY_TILES = constants(pieces.FACE_UP_VICTORY)
LAID_OUT_TILES = constants(pieces.LAID_OUT)
KINDS_OF_TOKENS = len(Token)
clear = clearing("founders", State, "sort_count", "sorts", "survey", only_used=True)


@rule
def deal(state: State, low: int, high: int) -> None:
    start_stream(state.chance, low, high)
    clear(state)
    wipe_survey(state)
    for kind in range(KINDS_OF_TOKENS):  # F1.6
        state.reserve[kind] = TOKENS_OF_EACH
    state.craftsmen_left = (1 << CRAFTSMEN) - 1
    players = state.options.players
    if state.options.first_player == BY_LOT:
        state.first = below(state.chance, players)
    else:
        state.first = state.options.first_player
    tell(state, Event.FIRST_PLAYER, state.first)
    lay_out_victory_tiles(state)
    for stack in range(STACKS):
        state.stack_left[stack] = shuffle_tiles(state, stack, state.stacks[stack])
    for _ in range(2 * players + 1):  # F2.2
        sort = draw_tile(state, Stack.GREEN)
        lay_face_up(state, sort)
        tell(state, Event.DRAFT_TILE, sort)
    state.actor = state.first
    state.decision = Decision.DRAFT


@rule
def shuffle_tiles(state: State, stack: int, tiles: Numbers) -> int:
    """F2.1: write all tiles with this back into `tiles`, in random order; returns how many they are."""
    count = 0
    for sort in range(state.sort_count):
        if state.sorts[sort].stack == stack:
            for _ in range(state.sorts[sort].copies):
                tiles[count] = sort
                count += 1
    for place in range(count, MOST_OF_A_STACK):
        tiles[place] = 0
    shuffle(state.chance, tiles, count)
    return count


@rule
def lay_out_victory_tiles(state: State) -> None:
    """F2.1: victory tiles are shuffled in the place of the green stack, which is filled only later. Those
    that are not laid out are out of the game, and no trace of them is kept."""
    shuffle_tiles(state, Stack.VICTORY, state.stacks[Stack.GREEN])
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
    """Lay a tile into its row. Order means nothing there (F2.3), so rows are sorted: equal rows are equal."""
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
    """List each sort once: copies of a tile are equal, and rows are sorted (F2.3)."""
    for place in range(state.row_size[Stack.GREEN]):
        sort = state.rows[Stack.GREEN, place]
        if place == 0 or state.rows[Stack.GREEN, place - 1] != sort:
            sorts[count] = sort
            count += 1
    return count


@actions.declare("tile", Decision.DRAFT, code=32, legal=list_open_tiles, tile=pieces.MOST_SORTS)
def draft_tile(state: State, seat: int, sort: int, trying: bool) -> int:
    """The first tile lies at (0, 0); where the second lies is asked at once. Only green tiles are drafted."""
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


@actions.declare("cell", Decision.SIDE, code=154, candidates=list_free_cells, number=pieces.MOST_FREE_CELLS)
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
    """F2.3: lay out the rows, the green one beside the tile that is left of the draft."""
    for stack in range(STACKS):
        for _ in range(LAID_OUT_TILES[stack]):
            sort = draw_tile(state, stack)
            lay_face_up(state, sort)
            tell(state, Event.ROW_TILE, sort)
