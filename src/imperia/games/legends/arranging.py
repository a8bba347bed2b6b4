"""What the set-up player chooses: boards, the starting region, tokens, the outpost (clauses L2, L3.3, L8)."""

import numpy as np

from imperia.games.legends.names import (
    LAYOUT,
    NOBODY,
    ROTATION,
    SEATS,
    SETTLE,
    SIDE,
    STOP,
    TOKEN,
    Board,
    Decision,
    Edition,
    Encounter,
    Event,
    Refusal,
)
from imperia.games.legends.opening import place_outposts, place_starting_armies
from imperia.games.legends.pieces import FIRST_PORTAL, SECOND_TREASURE, TOKENS_TO_LAY, Token
from imperia.games.legends.sides import (
    CELLS,
    QUARTERS,
    REGIONS,
    SIDE_OF,
    SIDES,
    TOUCHING,
    Cell,
    Layout,
    Side,
    bits,
    joined,
)
from imperia.kernel.chance import below
from imperia.kernel.journal import tell
from imperia.kernel.rule import rule, table

REGIONS_OF_SIDE = table([bits(side.regions) for side in SIDES], np.int64)
SIDE_OF_REGION = table(SIDE_OF)
LANE = table([side.lanes for side in SIDES])
SEA_INSIDE = table(joined([pair for side in SIDES for pair in side.sea]), np.int64)
COUNT_OF_SIDE = table([len(side.regions) for side in SIDES])
CELLS_OF_LAYOUT = table([bits(CELLS[layout]) for layout in Layout])
TOUCH = table(TOUCHING)
TOUCHES = len(TOUCHING)
LAST_CELL = max(Cell)

TO_LAY = table(TOKENS_TO_LAY)
TOKENS_IN_ALL = len(TOKENS_TO_LAY)

# The codes that answer each decision of the set-up player: the first, and how many.
ANSWERS = table(
    [
        [LAYOUT, 2],
        [SIDE, len(Side)],
        [ROTATION, QUARTERS],
        [SETTLE, REGIONS],
        [TOKEN, REGIONS],
        [SETTLE, REGIONS],
    ]
)


@rule
def arrange(state, code):
    """One choice of the set-up player."""
    if code == STOP:
        leave_token_out(state)
    elif code >= TOKEN:
        lay_token(state, code - TOKEN)
    elif code >= SETTLE:
        if state.decision == Decision.START:
            choose_start(state, code - SETTLE)
        else:
            place_outposts(state, code - SETTLE)
    elif code >= ROTATION:
        turn_board(state, code - ROTATION)
    elif code >= SIDE:
        lay_side(state, code - SIDE)
    else:
        lay_out(state, code - LAYOUT)


# ----- L2: the boards


@rule
def ask_for_layout(state):
    """L2.4: with two or three players a row or an L, unless the option says which."""
    if state.options.board != Board.STANDARD:
        lay_out(state, state.options.board - Board.ROW)
    elif state.options.players == SEATS:
        lay_out(state, Layout.T)
    else:
        state.decision = Decision.LAYOUT


@rule
def lay_out(state, layout):
    tell(state, Event.LAYOUT_CHOSEN, layout)
    state.board.layout = layout
    state.decision = Decision.SIDE


@rule
def lay_side(state, side):
    state.board.sides[state.cell] = side
    state.decision = Decision.ROTATION


@rule
def turn_board(state, quarters):
    """L2.3; then the next board, until all cells have one."""
    board = state.board
    side = board.sides[state.cell]
    board.quarters[state.cell] = quarters
    board.regions |= REGIONS_OF_SIDE[side]
    state.bare_regions += COUNT_OF_SIDE[side]
    tell(state, Event.BOARD_LAID, state.cell, side, quarters)
    state.cell += 1
    while state.cell <= LAST_CELL and not (CELLS_OF_LAYOUT[board.layout] >> state.cell) & 1:
        state.cell += 1
    if state.cell <= LAST_CELL:
        state.decision = Decision.SIDE
    else:
        join_lanes(state)
        state.decision = Decision.START


@rule
def join_lanes(state):
    """L2.3: where two boards touch, their lanes become one sea connection."""
    board = state.board
    for region in range(REGIONS):
        board.sea[region] = SEA_INSIDE[region] & board.regions
    for touch in range(TOUCHES):
        one = TOUCH[touch, 0]
        edge = TOUCH[touch, 1]
        other = TOUCH[touch, 2]
        if board.sides[one] != NOBODY and board.sides[other] != NOBODY:
            here = lane_at(board, one, edge)
            there = lane_at(board, other, (edge + 2) % QUARTERS)
            board.sea[here] |= 1 << there
            board.sea[there] |= 1 << here


@rule
def lane_at(board, cell, edge):
    """L2.7: the region that owns the lane at this edge of a cell; a turned board has another one there."""
    return LANE[board.sides[cell], (edge + QUARTERS - board.quarters[cell]) % QUARTERS]


@rule
def choose_start(state, region):
    state.board.start = region
    state.bare_regions -= 1  # L8.1: it counts as having a token
    tell(state, Event.START_CHOSEN, region)
    if state.options.leaders:
        deal_leaders(state)
    go_to_next_token(state)


@rule
def deal_leaders(state):
    """L8.5: one at random to each player."""
    dealt = 0  # bits
    for seat in range(state.options.players):
        skip = below(state.chance, SEATS - seat)
        leader = 1
        while (dealt >> leader) & 1 or skip > 0:
            if not (dealt >> leader) & 1:
                skip -= 1
            leader += 1
        dealt |= 1 << leader
        state.seats[seat].leader = leader
        tell(state, Event.LEADER_DEALT, seat, leader)


# ----- L8: tokens


@rule
def is_in_play(options, number):
    """Whether this one of the tokens is laid at all in a game with these options."""
    token = TO_LAY[number]
    if token == Token.CITADEL:
        return options.citadels != 0
    if token == Token.SWAMP:
        return options.swamp != 0
    if token == Token.DRAGON:
        return options.encounters & Encounter.DRAGON != 0
    if token == Token.ROGUES:
        return options.encounters & Encounter.ROGUES != 0
    if token == Token.PORTAL:
        return options.encounters & Encounter.PORTALS != 0
    return options.explore != 0 and (number != SECOND_TREASURE or options.edition == Edition.PROOF)


@rule
def fits(state, number):
    """L8.8: there is a region for it; for the first portal two."""
    return state.bare_regions >= (2 if number == FIRST_PORTAL else 1)


@rule
def pass_over_token(state):
    """To the next one; with the first portal goes the second (L8.4)."""
    state.laying += 2 if state.laying == FIRST_PORTAL else 1


@rule
def go_to_next_token(state):
    state.decision = Decision.TOKEN
    while state.laying < TOKENS_IN_ALL:
        if is_in_play(state.options, state.laying) and fits(state, state.laying):
            return
        pass_over_token(state)
    state.bare_regions = 0
    mix_tokens(state)
    place_starting_armies(state)


@rule
def lies_face_down(state):
    """L8.2: with the swamp, explore tokens do; which is which is settled when all of them lie."""
    return state.options.swamp != 0 and TO_LAY[state.laying] <= Token.SWAMP


@rule
def lay_token(state, region):
    """L8.1-L8.4: one a region without token."""
    token = TO_LAY[state.laying]
    if lies_face_down(state):
        token = Token.FACE_DOWN
        state.board.face_down |= 1 << region
    if token == Token.PORTAL:
        state.board.portals |= 1 << region
    state.tokens[region] = 1 + token
    state.bare_regions -= 1
    tell(state, Event.TOKEN_LAID, region, token)
    state.laying += 1
    go_to_next_token(state)


@rule
def leave_token_out(state):
    """L8.4: an encounter, as the set-up player likes; both portals or none."""
    tell(state, Event.TOKEN_LEFT_OUT, TO_LAY[state.laying])
    pass_over_token(state)
    go_to_next_token(state)


@rule
def mix_tokens(state):
    """L8.2: the face-down tokens in random order, unseen by all."""
    left = 0  # bits: which of TOKENS_TO_LAY are not on the board yet
    count = 0
    for number in range(TOKENS_IN_ALL):
        if TO_LAY[number] <= Token.SWAMP and is_in_play(state.options, number):
            left |= 1 << number
            count += 1
    for region in range(REGIONS):
        if (state.board.face_down >> region) & 1:
            skip = below(state.chance, count)
            number = 0
            while not (left >> number) & 1 or skip > 0:
                if (left >> number) & 1:
                    skip -= 1
                number += 1
            left &= ~(1 << number)
            count -= 1
            state.tokens[region] = 1 + TO_LAY[number]


# ----- Why not? Of the choices of the set-up player


@rule
def refuse_arrangement(state, code):
    """Why a code that answers the question is not possible; of regions, only those in play are asked."""
    if state.decision == Decision.SIDE:
        return refuse_side(state, code - SIDE)
    if state.decision == Decision.START:
        return refuse_start(state, code - SETTLE)
    if state.decision == Decision.TOKEN:
        return refuse_stop(state) if code == STOP else refuse_token(state, code - TOKEN)
    if state.decision == Decision.OUTPOST:
        return refuse_outpost(state, code - SETTLE)
    return Refusal.NONE


@rule
def is_region(state, region):
    return (state.board.regions >> region) & 1 == 1


@rule
def refuse_side(state, side):
    """L2.1: one side of each board; L2.5: desert only in the centre, but in a loop anywhere."""
    for cell in range(len(state.board.sides)):
        if state.board.sides[cell] != NOBODY and state.board.sides[cell] // 2 == side // 2:
            return Refusal.BOARD_USED
    if side == Side.DESERT and state.cell != Cell.CENTRE and state.board.layout != Layout.LOOP:
        return Refusal.DESERT_IN_THE_CENTRE
    return Refusal.NONE


@rule
def refuse_start(state, region):
    """L2.5: on the central board (in a loop: on any, on desert if it is used), with a lane that joins."""
    board = state.board
    if not is_region(state, region):
        return Refusal.NO_SUCH_REGION
    side = SIDE_OF_REGION[region]
    if board.layout != Layout.LOOP:
        if side != board.sides[Cell.CENTRE]:
            return Refusal.NOT_ON_CENTRAL_BOARD
    elif side != Side.DESERT and board.regions & REGIONS_OF_SIDE[Side.DESERT] != 0:
        return Refusal.NOT_ON_THE_DESERT
    if board.sea[region] & ~SEA_INSIDE[region] == 0:
        return Refusal.NO_JOINED_LANE
    return Refusal.NONE


@rule
def refuse_token(state, region):
    """L8.1: never on the starting region; one a region."""
    if not is_region(state, region):
        return Refusal.NO_SUCH_REGION
    if region == state.board.start:
        return Refusal.TOKEN_ON_START
    return Refusal.HAS_TOKEN if state.tokens[region] != 0 else Refusal.NONE


@rule
def refuse_stop(state):
    """L8.4: only encounters may be left out, and not the second portal alone."""
    if TO_LAY[state.laying] < Token.DRAGON or TO_LAY[state.laying] == Token.CITADEL:
        return Refusal.TOKEN_MUST_BE_LAID
    return Refusal.TOKEN_MUST_BE_LAID if state.laying == FIRST_PORTAL + 1 else Refusal.NONE


@rule
def refuse_outpost(state, region):
    """L3.3: not on the central board, in a loop not on that of the starting region."""
    if not is_region(state, region):
        return Refusal.NO_SUCH_REGION
    if SIDE_OF_REGION[region] == SIDE_OF_REGION[state.board.start]:
        return Refusal.ON_STARTING_BOARD
    return Refusal.NONE
