"""Setting up and the draft: clause F2."""

from imperia.games.founders.moving_pieces import lay_tile
from imperia.games.founders.names import BY_LOT, NOBODY, NOTHING, SEATS, Decision, Event
from imperia.games.founders.pieces import (
    CRAFTSMEN,
    FACE_UP_VICTORY,
    LAID_OUT,
    MOST_OF_A_STACK,
    STACKS,
    TOKENS_OF_EACH,
    Stack,
    Token,
)
from imperia.games.founders.state import SORT_WORDS
from imperia.games.founders.supply import note_what_fits, wipe_survey
from imperia.kernel.chance import below, shuffle, start_stream
from imperia.kernel.journal import tell
from imperia.kernel.rule import rule, table

VICTORY_TILES = table(FACE_UP_VICTORY)
LAID_OUT_TILES = table(LAID_OUT)
KINDS_OF_TOKENS = len(Token)
ROWS = len(Stack)


@rule
def deal(state, low, high):
    start_stream(state.chance, low, high)
    players = state.options.players
    clear_the_table(state)
    if state.options.first == BY_LOT:
        state.first = below(state.chance, players)
    else:
        state.first = state.options.first
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
def clear_the_table(state):
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
def clear_nation(nation):
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
    for word in range(SORT_WORDS):
        nation.fits[word] = 0
        nation.fits_free[word] = 0
    nation.craftsmen = 0
    nation.size = 0
    nation.free = 0
    nation.swaps = 0


@rule
def fill_stack(state, stack):
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
def lay_out_victory_tiles(state):
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
def draw_tile(state, stack):
    state.stack_left[stack] -= 1
    top = state.stack_left[stack]
    sort = state.stacks[stack, top]
    state.stacks[stack, top] = 0
    return sort


@rule
def lay_face_up(state, sort):
    """Into its row. The order there means nothing (F2.3): it goes by sort, so that equal rows are equal."""
    stack = state.sorts[sort].stack
    place = state.row_size[stack]
    while place > 0 and state.rows[stack, place - 1] > sort:
        state.rows[stack, place] = state.rows[stack, place - 1]
        place -= 1
    state.rows[stack, place] = sort
    state.row_size[stack] += 1


@rule
def take_from_row(state, sort):
    stack = state.sorts[sort].stack
    place = 0
    while state.rows[stack, place] != sort:
        place += 1
    state.row_size[stack] -= 1
    for moved in range(place, state.row_size[stack]):
        state.rows[stack, moved] = state.rows[stack, moved + 1]
    state.rows[stack, state.row_size[stack]] = 0


@rule
def is_face_up(state, sort):
    stack = state.sorts[sort].stack
    for place in range(state.row_size[stack]):
        if state.rows[stack, place] == sort:
            return True
    return False


# ----- F2.2: the draft


@rule
def draft_tile(state, sort):
    """The first lies at (0, 0); where the second lies is asked at once."""
    if state.seats[state.actor].size == 0:
        take_from_row(state, sort)
        lay_drafted(state, sort, 0, 0)
    else:
        state.sort = sort
        state.decision = Decision.SIDE


@rule
def choose_side(state, cell):
    sort = state.sort
    take_from_row(state, sort)
    state.sort = NOTHING
    place = state.seats[state.actor].cells[cell]
    lay_drafted(state, sort, place.x, place.y)


@rule
def lay_drafted(state, sort, x, y):
    lay_tile(state.seats[state.actor], sort, x, y)
    note_what_fits(state, state.actor)
    tell(state, Event.DRAFTED, state.actor, sort, x, y)
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
def lay_out_rows(state):
    """F2.3: beside the leftover of the draft."""
    for stack in range(STACKS):
        for _ in range(LAID_OUT_TILES[stack]):
            sort = draw_tile(state, stack)
            lay_face_up(state, sort)
            tell(state, Event.ROW_TILE, sort)
