"""A turn: open a tile, play a token, add a tile (clauses F3 to F5), until the game ends (F6)."""

from imperia.games.founders.moving_pieces import corner_is_filled, lay_carriage, lay_tile
from imperia.games.founders.names import (
    CARRIAGE,
    COIN,
    CRAFTSMAN,
    NOBODY,
    NOTHING,
    WAR,
    Decision,
    Event,
)
from imperia.games.founders.pieces import (
    FIRST_OF_CITY,
    FIRST_OF_VILLAGE,
    FULL_ROW,
    STACKS,
    Stack,
    Token,
)
from imperia.games.founders.scoring import craftsman_points, token_points, victory_points
from imperia.games.founders.setup import draw_tile, lay_face_up, take_from_row
from imperia.games.founders.supply import note_what_fits, produces, survey_nation
from imperia.kernel.chance import below
from imperia.kernel.journal import tell
from imperia.kernel.rule import rule

KINDS_OF_TOKENS = len(Token)

# ----- F3.1: opening a tile


@rule
def open_tile(state, stack):
    if state.row_size[stack] == FULL_ROW:
        for place in range(FULL_ROW):
            tell(state, Event.TILE_LEAVES, state.rows[stack, place])
            state.rows[stack, place] = 0
        state.row_size[stack] = 0
    sort = draw_tile(state, stack)
    lay_face_up(state, sort)
    tell(state, Event.OPENED, state.actor, sort)
    if some_token_can_be_played(state):
        state.decision = Decision.TOKEN
    else:
        ask_for_tile(state)


# ----- F3.2 and F5: playing a token


@rule
def some_token_can_be_played(state):
    for kind in range(KINDS_OF_TOKENS):
        if state.seats[state.actor].hand[kind] > 0 and has_target(state, kind):
            return True
    return False


@rule
def has_target(state, kind):
    """Whether such a token could be laid anywhere."""
    for seat in range(state.options.players):
        for number in range(state.seats[seat].size):
            if is_target(state, kind, seat, number):
                return True
    return False


@rule
def is_target(state, kind, seat, number):
    if kind == Token.WAR:
        return seat != state.actor and can_be_pillaged(state.seats[seat], number)
    if kind == Token.COIN:
        return seat != state.actor and produces(state, state.seats[seat].tiles[number])
    if seat != state.actor:
        return False
    if kind == Token.CARRIAGE:
        return can_be_united(state.seats[seat], number)
    return can_take_craftsman(state, state.seats[seat], number)


@rule
def is_farthest(nation, number):
    """F5.1: in its column; gaps do not matter."""
    tile = nation.tiles[number]
    for other in range(nation.size):
        if nation.tiles[other].x == tile.x and nation.tiles[other].y > tile.y:
            return False
    return True


@rule
def can_be_pillaged(nation, number):
    """F5.1"""
    return nation.tiles[number].marks & WAR == 0 and is_farthest(nation, number)


@rule
def can_be_united(nation, number):
    """F5.3: the corner above and to the right of the tile."""
    return nation.tiles[number].marks & CARRIAGE == 0 and corner_is_filled(nation, number)


@rule
def craftsman_for(state, sort):
    """Which of the craftsmen works here: that of the printed village resource, or NOTHING."""
    if state.sorts[sort].stack != Stack.BLUE:
        return NOTHING
    return state.sorts[sort].gives[0] - FIRST_OF_VILLAGE


@rule
def can_take_craftsman(state, nation, number):
    """F5.4: a coin on the tile does not matter."""
    tile = nation.tiles[number]
    craftsman = craftsman_for(state, tile.sort)
    if craftsman == NOTHING or tile.marks & (WAR | CRAFTSMAN) != 0:
        return False
    return (nation.craftsmen >> craftsman) & 1 == 1


@rule
def choose_token(state, kind):
    state.token = kind
    state.decision = Decision.TARGET


@rule
def play_token(state, seat, number):
    kind = state.token
    state.token = NOTHING
    if kind == Token.CRAFTSMAN:
        lay_craftsman(state, number)
        ask_for_tile(state)
        return
    state.seats[state.actor].hand[kind] -= 1
    nation = state.seats[seat]
    tile = nation.tiles[number]
    if kind == Token.WAR:
        tile.marks |= WAR
        note_what_fits(state, seat)
        tell(state, Event.PILLAGED, state.actor, seat, tile.x, tile.y)
        ask_for_tile(state)
    elif kind == Token.CARRIAGE:
        lay_carriage(nation, number)
        note_what_fits(state, seat)
        tell(state, Event.UNITED, state.actor, tile.x, tile.y)
        ask_for_tile(state)
    else:
        tile.marks |= COIN
        note_what_fits(state, seat)
        tell(state, Event.COIN_LAID, state.actor, seat, tile.x, tile.y)
        buy_from(state, seat, number)


@rule
def buy_from(state, seat, number):
    """F5.2: of a nature tile with two resources the buyer chooses one."""
    sort = state.seats[seat].tiles[number].sort
    if state.sorts[sort].gives[1] == NOTHING:
        buy(state, state.sorts[sort].gives[0])
    else:
        state.coin_seat = seat
        state.coin_tile = number
        state.decision = Decision.RESOURCE


@rule
def buy(state, resource):
    state.coin_seat = NOBODY
    state.coin_tile = NOTHING
    state.bought = resource
    note_what_fits(state, state.actor)
    tell(state, Event.BOUGHT, state.actor, resource)
    ask_for_tile(state)


@rule
def lay_craftsman(state, number):
    """F5.4"""
    nation = state.seats[state.actor]
    tile = nation.tiles[number]
    nation.hand[Token.CRAFTSMAN] -= 1
    nation.craftsmen &= ~(1 << craftsman_for(state, tile.sort))
    tile.marks |= CRAFTSMAN
    note_what_fits(state, state.actor)
    tell(state, Event.CRAFTSMAN_LAID, state.actor, tile.x, tile.y)


# ----- F3.3 and F4: adding a tile


@rule
def ask_for_tile(state):
    """After the token step, with what was bought and united (F3.3)."""
    state.decision = Decision.TILE


@rule
def choose_tile(state, sort):
    state.sort = sort
    ask_for_place(state)


@rule
def ask_for_place(state):
    survey_nation(state, state.actor)
    state.decision = Decision.PLACE


@rule
def draw_unseen(state):
    """F3.3: it becomes public, and must itself be laid."""
    state.sort = draw_tile(state, Stack.GREEN)
    state.drawn = 1
    tell(state, Event.DRAWN, state.actor, state.sort)
    ask_for_place(state)


@rule
def add_on_cell(state, number):
    nation = state.seats[state.actor]
    x = nation.cells[number].x
    y = nation.cells[number].y
    sort = take_chosen_tile(state)
    lay_tile(nation, sort, x, y)
    finish_adding(state, sort, x, y)


@rule
def add_by_swap(state, number):
    """F4.6: carriages stay and unite the new tile, war and craftsman go to the box, a coin to the hand."""
    nation = state.seats[state.actor]
    tile = nation.tiles[number]
    tell(state, Event.REPLACED, state.actor, tile.sort, tile.x, tile.y)
    if tile.marks & WAR:
        state.box[Token.WAR] += 1
    if tile.marks & CRAFTSMAN:
        state.box[Token.CRAFTSMAN] += 1
    if tile.marks & COIN:
        nation.hand[Token.COIN] += 1
    nation.swapped[nation.swaps] = tile.sort
    nation.swaps += 1
    tile.marks &= CARRIAGE
    tile.sort = take_chosen_tile(state)
    finish_adding(state, tile.sort, tile.x, tile.y)


@rule
def take_chosen_tile(state):
    sort = state.sort
    if not state.drawn:
        take_from_row(state, sort)
    state.sort = NOTHING
    state.drawn = 0
    return sort


@rule
def finish_adding(state, sort, x, y):
    tell(state, Event.ADDED, state.actor, sort, x, y)
    if state.sorts[sort].stack == Stack.PURPLE:
        grant_token(state, state.sorts[sort].gives[0] - FIRST_OF_CITY)
    end_turn(state)


@rule
def grant_token(state, kind):
    """F3.4, F4.7: at once, if the reserve has one."""
    if state.reserve[kind] == 0:
        return
    nation = state.seats[state.actor]
    state.reserve[kind] -= 1
    nation.hand[kind] += 1
    tell(state, Event.TOKEN_GRANTED, state.actor, kind)
    if kind == Token.CRAFTSMAN:
        craftsman = draw_craftsman(state)
        nation.craftsmen |= 1 << craftsman
        tell(state, Event.CRAFTSMAN_DRAWN, state.actor, craftsman + FIRST_OF_VILLAGE)


@rule
def draw_craftsman(state):
    """F5.4: at random, of those left."""
    skip = below(state.chance, state.reserve[Token.CRAFTSMAN] + 1)
    craftsman = 0
    while not (state.craftsmen_left >> craftsman) & 1 or skip > 0:
        if (state.craftsmen_left >> craftsman) & 1:
            skip -= 1
        craftsman += 1
    state.craftsmen_left &= ~(1 << craftsman)
    return craftsman


@rule
def pass_by(state):
    """F3.3: nothing fits, and no green tile is left."""
    tell(state, Event.PASSED, state.actor)
    end_turn(state)


# ----- F3.5, F3.6, F6: going on


@rule
def end_turn(state):
    """F6.1: the token of a city tile came before; now coins, then the test, then a proposal."""
    state.bought = NOTHING
    take_coins(state)
    note_what_fits(state, state.actor)
    if no_victory_tile_left(state) or all_stacks_are_empty(state):
        end_game(state)
    elif state.options.agreed_end:
        state.decision = Decision.PROPOSE
    else:
        next_turn(state)


@rule
def take_coins(state):
    """F3.5: from pillaged tiles too."""
    nation = state.seats[state.actor]
    taken = 0
    for number in range(nation.size):
        tile = nation.tiles[number]
        if tile.marks & COIN:
            tile.marks &= ~COIN
            taken += 1
    if taken > 0:
        nation.hand[Token.COIN] += taken
        tell(state, Event.COINS_TAKEN, state.actor, taken)


@rule
def no_victory_tile_left(state):
    return state.row_size[Stack.VICTORY] == 0


@rule
def all_stacks_are_empty(state):
    for stack in range(STACKS):
        if state.stack_left[stack] > 0:
            return False
    return True


@rule
def next_turn(state):
    state.actor = (state.actor + 1) % state.options.players
    state.decision = Decision.OPEN


@rule
def propose(state):
    """F6.2: the others answer one by one, clockwise."""
    tell(state, Event.PROPOSED, state.actor)
    state.proposer = state.actor
    state.actor = (state.actor + 1) % state.options.players
    state.decision = Decision.ANSWER


@rule
def agree(state):
    tell(state, Event.AGREED, state.actor)
    state.actor = (state.actor + 1) % state.options.players
    if state.actor == state.proposer:
        ask_for_last_craftsmen(state)


@rule
def refuse(state):
    """F6.2: the first refusal ends it."""
    tell(state, Event.REFUSED, state.actor)
    state.actor = state.proposer
    state.proposer = NOBODY
    next_turn(state)


@rule
def ask_for_last_craftsmen(state):
    """F6.2: from the proposer on, whoever can lay one; when nobody is left, the game is over."""
    state.decision = Decision.LAST
    while not has_target(state, Token.CRAFTSMAN):
        state.actor = (state.actor + 1) % state.options.players
        if state.actor == state.proposer:
            end_game(state)
            return


@rule
def lay_last_craftsman(state, number):
    lay_craftsman(state, number)
    if not has_target(state, Token.CRAFTSMAN):
        end_last_craftsmen(state)


@rule
def end_last_craftsmen(state):
    """The seat is done; on with the next."""
    state.actor = (state.actor + 1) % state.options.players
    if state.actor == state.proposer:
        end_game(state)
    else:
        ask_for_last_craftsmen(state)


@rule
def end_game(state):
    tell(state, Event.GAME_ENDS)
    for seat in range(state.options.players):
        tell(
            state,
            Event.POINTS,
            seat,
            victory_points(state, seat),
            craftsman_points(state, seat),
            token_points(state, seat),
        )
        if state.seats[seat].swaps > 0:
            tell(state, Event.POINTS_LOST, seat, state.seats[seat].swaps)
    state.actor = NOBODY
    state.proposer = NOBODY
    state.decision = Decision.OVER
