"""What the set-up player chooses: boards, the starting region, tokens, the outpost (clauses L2, L3.3, L8)."""

from __future__ import annotations

import numpy as np

from imperia.games.eight_minutes.names import NOBODY
from imperia.games.eight_minutes.starting import is_region
from imperia.games.legends.names import SEATS, Board, Decision, Edition, Encounter, Event, Refusal, actions
from imperia.games.legends.options import Options
from imperia.games.legends.pieces import FIRST_PORTAL, SECOND_TREASURE, TOKENS_TO_LAY, Leader, Token
from imperia.games.legends.sides import (
    CELLS,
    QUARTERS,
    REGIONS,
    SIDES,
    TOUCHING,
    Cell,
    Layout,
    Side,
    bits,
    joined,
)
from imperia.games.legends.starting import SIDE_OF_REGION, place_outposts, place_starting_armies
from imperia.games.legends.state import Board as LaidBoard
from imperia.games.legends.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.chance import one_of_bits
from imperia.kernel.journal import tell
from imperia.kernel.rule import constants, rule

REGIONS_OF_SIDE = constants([bits(side.regions) for side in SIDES], np.int64)
LANE = constants([side.lanes for side in SIDES])
SEA_INSIDE = constants(joined([pair for side in SIDES for pair in side.sea]), np.int64)
COUNT_OF_SIDE = constants([len(side.regions) for side in SIDES])
CELLS_OF_LAYOUT = constants([bits(CELLS[layout]) for layout in Layout])
TOUCH = constants(TOUCHING)
TOUCHES = len(TOUCHING)
LAST_CELL = max(Cell)
LAYOUTS_BY_HAND = 2  # a row or an L (L2.4)
ALL_LEADERS = bits(leader for leader in Leader if leader)

TO_LAY = constants(TOKENS_TO_LAY)
TOKENS_IN_ALL = len(TOKENS_TO_LAY)

# How many choices the set-up player has at each decision, possible or not.
CHOICES = constants([LAYOUTS_BY_HAND, len(Side), QUARTERS, REGIONS, REGIONS, REGIONS])


# ----- L2: the boards


@rule
def ask_for_layout(state: State) -> None:
    """L2.4: with two or three players a row or an L is chosen, unless the option fixes the layout."""
    if state.options.board != Board.STANDARD:
        lay_out(state, state.options.board - Board.ROW)
    elif state.options.players == SEATS:
        lay_out(state, Layout.T)
    else:
        state.decision = Decision.LAYOUT


@rule
def lay_out(state: State, layout: int) -> None:
    tell(state, Event.LAYOUT_CHOSEN, layout)
    state.board.layout = layout
    state.decision = Decision.SIDE


@actions.declare("layout", Decision.LAYOUT, code=24, layout=LAYOUTS_BY_HAND)
def choose_layout(state: State, seat: int, layout: int, trying: bool) -> int:
    """L2.4"""
    if not trying:
        lay_out(state, layout)
    return ALLOWED


@actions.declare("side", Decision.SIDE, code=26, side=len(Side))
def lay_side(state: State, seat: int, side: int, trying: bool) -> int:
    """L2.1: one side of each board; L2.5: desert only in the centre, but in a loop anywhere."""
    for cell in range(len(state.board.sides)):
        if state.board.sides[cell] != NOBODY and state.board.sides[cell] // 2 == side // 2:
            return Refusal.BOARD_USED
    if side == Side.DESERT and state.cell != Cell.CENTRE and state.board.layout != Layout.LOOP:
        return Refusal.DESERT_IN_THE_CENTRE
    if trying:
        return ALLOWED
    state.board.sides[state.cell] = side
    state.decision = Decision.ROTATION
    return ALLOWED


@actions.declare("rotate", Decision.ROTATION, code=34, quarters=QUARTERS)
def turn_board(state: State, seat: int, quarters: int, trying: bool) -> int:
    """L2.3: turn the board; then the next one is laid, until all cells have one."""
    if trying:
        return ALLOWED
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
    return ALLOWED


@rule
def join_lanes(state: State) -> None:
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
def lane_at(board: LaidBoard, cell: int, edge: int) -> int:
    """L2.7: the region that owns the lane at this edge of a cell; it depends on how the board is turned."""
    return LANE[board.sides[cell], (edge + QUARTERS - board.quarters[cell]) % QUARTERS]


@actions.declare("settle", Decision.START, code=REGIONS, region=REGIONS)
def choose_start(state: State, seat: int, region: int, trying: bool) -> int:
    """L2.5: on the central board (in a loop: on any, but on the desert if it is used), in a region with a
    lane to another board."""
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
    if trying:
        return ALLOWED
    board.start = region
    state.bare_regions -= 1  # L8.1: it counts as having a token
    tell(state, Event.START_CHOSEN, region)
    if state.options.leaders:
        deal_leaders(state)
    go_to_next_token(state)
    return ALLOWED


@rule
def deal_leaders(state: State) -> None:
    """L8.5: one at random to each player."""
    left = ALL_LEADERS
    for seat in range(state.options.players):
        leader = one_of_bits(state.chance, left, SEATS - seat)
        left &= ~(1 << leader)
        state.seats[seat].leader = leader
        tell(state, Event.LEADER_DEALT, seat, leader)


# ----- L8: tokens


@rule
def is_in_play(options: Options, number: int) -> bool:
    """Whether this one of TOKENS_TO_LAY is laid at all in a game with these options."""
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
def pass_over_token(state: State) -> None:
    """Go to the next token; with the first portal the second is passed over too (L8.4)."""
    state.laying += 2 if state.laying == FIRST_PORTAL else 1


@rule
def go_to_next_token(state: State) -> None:
    """L8.8: go to the next token in play for which there is a region; the first portal needs two."""
    state.decision = Decision.TOKEN
    while state.laying < TOKENS_IN_ALL:
        needed = 2 if state.laying == FIRST_PORTAL else 1
        if state.bare_regions >= needed and is_in_play(state.options, state.laying):
            return
        pass_over_token(state)
    state.bare_regions = 0
    mix_tokens(state)
    place_starting_armies(state)


@actions.declare("token", Decision.TOKEN, code=2 * REGIONS, region=REGIONS)
def lay_token(state: State, seat: int, region: int, trying: bool) -> int:
    """L8.1-L8.4: at most one to a region, and never on the starting region."""
    if not is_region(state, region):
        return Refusal.NO_SUCH_REGION
    if region == state.board.start:
        return Refusal.TOKEN_ON_START
    if state.tokens[region] != 0:
        return Refusal.HAS_TOKEN
    if trying:
        return ALLOWED
    token = TO_LAY[state.laying]
    if state.options.swamp and token <= Token.SWAMP:  # L8.2: which is which is settled when all of them lie
        token = Token.FACE_DOWN
        state.board.face_down |= 1 << region
    if token == Token.PORTAL:
        state.board.portals |= 1 << region
    state.tokens[region] = 1 + token
    state.bare_regions -= 1
    tell(state, Event.TOKEN_LAID, region, token)
    state.laying += 1
    go_to_next_token(state)
    return ALLOWED


@actions.declare("stop", Decision.TOKEN, code=0)
def leave_token_out(state: State, seat: int, trying: bool) -> int:
    """L8.4: the set-up player may leave out an encounter; of the portals both or none."""
    token = TO_LAY[state.laying]
    second_portal = state.laying == FIRST_PORTAL + 1
    if token < Token.DRAGON or token == Token.CITADEL or second_portal:
        return Refusal.TOKEN_MUST_BE_LAID
    if trying:
        return ALLOWED
    tell(state, Event.TOKEN_LEFT_OUT, TO_LAY[state.laying])
    pass_over_token(state)
    go_to_next_token(state)
    return ALLOWED


@rule
def mix_tokens(state: State) -> None:
    """L8.2: put the face-down tokens into random order, unseen by all."""
    left = 0  # bits: which of TOKENS_TO_LAY are not on the board yet
    count = 0
    for number in range(TOKENS_IN_ALL):
        if TO_LAY[number] <= Token.SWAMP and is_in_play(state.options, number):
            left |= 1 << number
            count += 1
    for region in range(REGIONS):
        if (state.board.face_down >> region) & 1:
            number = one_of_bits(state.chance, left, count)
            left &= ~(1 << number)
            count -= 1
            state.tokens[region] = 1 + TO_LAY[number]


# ----- L3.1: by lot


@rule
def arrange(state: State, choice: int, trying: bool) -> int:
    """Make one choice of the set-up player, whatever is asked; a token is always laid."""
    seat = state.actor
    if state.decision == Decision.LAYOUT:
        return choose_layout(state, seat, choice, trying)
    if state.decision == Decision.SIDE:
        return lay_side(state, seat, choice, trying)
    if state.decision == Decision.ROTATION:
        return turn_board(state, seat, choice, trying)
    if state.decision == Decision.START:
        return choose_start(state, seat, choice, trying)
    if state.decision == Decision.TOKEN:
        return lay_token(state, seat, choice, trying)
    return place_outposts(state, seat, choice, trying)


@rule
def arrange_by_lot(state: State) -> None:
    """Choose in place of the set-up player, each possible choice being equally likely."""
    possible = 0  # bits
    count = 0
    for choice in range(CHOICES[state.decision]):
        if arrange(state, choice, True) == ALLOWED:
            possible |= 1 << choice
            count += 1
    arrange(state, one_of_bits(state.chance, possible, count), False)
