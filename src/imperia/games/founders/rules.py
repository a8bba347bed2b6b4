"""What is asked, what may be answered, and what follows: the verbs of founders over clauses F2 to F6."""

from imperia.games.founders.moving_pieces import corner_is_filled
from imperia.games.founders.names import (
    AGREE,
    AT,
    CARRIAGE,
    CELL,
    CODES,
    COIN,
    CRAFTSMAN,
    DRAW,
    ELSEWHERE,
    GO_ON,
    NO_TOKEN,
    NOTHING,
    OPEN,
    PASS,
    PROPOSE,
    REFUSE,
    RESOURCE,
    STOP,
    TILE,
    TOKEN,
    WAR,
    Decision,
    Refusal,
)
from imperia.games.founders.pieces import ROOM, STACKS, Resource, Stack, Token
from imperia.games.founders.setup import choose_side, draft_tile, is_face_up
from imperia.games.founders.state import PLACES_IN_A_WORD
from imperia.games.founders.supply import (
    fits_place,
    fits_somewhere,
    fits_without_swap,
    places_for,
    produces,
)
from imperia.games.founders.turn import (
    add_by_swap,
    add_on_cell,
    agree,
    ask_for_tile,
    buy,
    can_take_craftsman,
    choose_tile,
    choose_token,
    craftsman_for,
    draw_unseen,
    end_last_craftsmen,
    has_target,
    is_farthest,
    lay_last_craftsman,
    next_turn,
    open_tile,
    pass_by,
    play_token,
    propose,
    refuse,
)
from imperia.kernel.rule import rule, table

ROOM_OF_A_SEAT = table(ROOM)
ROWS = len(Stack)
KINDS_OF_TOKENS = len(Token)
END_OF_RESOURCES = RESOURCE + len(Resource)


@rule
def over(state):
    return state.decision == Decision.OVER


@rule
def actors(state):
    return 0 if state.decision == Decision.OVER else 1 << state.actor


@rule
def seat_of(state, code):
    """Whose tile an AT code names."""
    return (code - AT) // ROOM_OF_A_SEAT[state.options.players]


@rule
def number_of(state, code):
    """Which of the seat's tiles an AT code names."""
    return (code - AT) % ROOM_OF_A_SEAT[state.options.players]


@rule
def apply(state, seat, code):
    decision = state.decision
    if decision == Decision.DRAFT:
        draft_tile(state, code - TILE)
    elif decision == Decision.SIDE:
        choose_side(state, code - CELL)
    elif decision == Decision.OPEN:
        open_tile(state, code - OPEN)
    elif decision == Decision.TOKEN:
        if code == NO_TOKEN:
            ask_for_tile(state)
        else:
            choose_token(state, code - TOKEN)
    elif decision == Decision.TARGET:
        play_token(state, seat_of(state, code), number_of(state, code))
    elif decision == Decision.RESOURCE:
        buy(state, code - RESOURCE)
    elif decision == Decision.TILE:
        if code == PASS:
            pass_by(state)
        elif code == DRAW:
            draw_unseen(state)
        else:
            choose_tile(state, code - TILE)
    elif decision == Decision.PLACE:
        if code >= AT:
            add_by_swap(state, number_of(state, code))
        else:
            add_on_cell(state, code - CELL)
    else:
        apply_at_the_end(state, code)


@rule
def apply_at_the_end(state, code):
    """F6.2"""
    if code == PROPOSE:
        propose(state)
    elif code == GO_ON:
        next_turn(state)
    elif code == AGREE:
        agree(state)
    elif code == REFUSE:
        refuse(state)
    elif code == STOP:
        end_last_craftsmen(state)
    else:
        lay_last_craftsman(state, number_of(state, code))


# ----- What a code is, and whether it answers the question


@rule
def no_such_thing(state, code):
    """An action on a thing that does not exist at all."""
    if code < 0 or code >= CODES or END_OF_RESOURCES <= code < TILE:
        return Refusal.NO_SUCH_ACTION
    if is_tile(code) and code - TILE >= state.sort_count:
        return Refusal.NO_SUCH_ACTION
    if code >= AT:
        seat = seat_of(state, code)
        if seat >= state.options.players or number_of(state, code) >= state.seats[seat].size:
            return Refusal.NO_SUCH_TILE
    return Refusal.NONE


@rule
def is_tile(code):
    return TILE <= code < DRAW


@rule
def is_cell(code):
    return CELL <= code < AT or code == ELSEWHERE


@rule
def out_of_place(decision, code):
    """Why an action of this kind does not answer what is asked, NONE if it does."""
    if decision == Decision.OVER:
        return Refusal.GAME_OVER
    if decision == Decision.DRAFT:
        return Refusal.NONE if is_tile(code) else Refusal.DRAFT_FIRST
    if decision == Decision.SIDE:
        return Refusal.NONE if is_cell(code) else Refusal.SIDE_FIRST
    if decision == Decision.OPEN:
        return Refusal.NONE if OPEN <= code < TOKEN else Refusal.OPEN_FIRST
    if decision == Decision.TOKEN:
        asked = code == NO_TOKEN or TOKEN <= code < ELSEWHERE
        return Refusal.NONE if asked else Refusal.TOKEN_FIRST
    if decision == Decision.TARGET:
        return Refusal.NONE if code >= AT else Refusal.TARGET_FIRST
    if decision == Decision.RESOURCE:
        return Refusal.NONE if RESOURCE <= code < END_OF_RESOURCES else Refusal.RESOURCE_FIRST
    if decision == Decision.TILE:
        return Refusal.NONE if is_tile(code) or code in (PASS, DRAW) else Refusal.TILE_FIRST
    if decision == Decision.PLACE:
        return Refusal.NONE if code >= AT or is_cell(code) else Refusal.PLACE_FIRST
    if decision == Decision.PROPOSE:
        return Refusal.NONE if code in (PROPOSE, GO_ON) else Refusal.PROPOSE_FIRST
    if decision == Decision.ANSWER:
        return Refusal.NONE if code in (AGREE, REFUSE) else Refusal.ANSWER_FIRST
    return Refusal.NONE if code >= AT or code == STOP else Refusal.LAST_FIRST


# ----- Why not: each question about a thing that exists and is asked for


@rule
def refuse_draft(state, sort):
    """F2.2: a green tile; the victory tiles lie open too."""
    open_to_all = state.sorts[sort].stack == Stack.GREEN and is_face_up(state, sort)
    return Refusal.NONE if open_to_all else Refusal.NOT_OPEN


@rule
def refuse_open(state, stack):
    return Refusal.STACK_EMPTY if state.stack_left[stack] == 0 else Refusal.NONE


@rule
def refuse_token(state, kind):
    if state.seats[state.actor].hand[kind] == 0:
        return Refusal.TOKEN_NOT_HELD
    return Refusal.NONE if has_target(state, kind) else Refusal.NOWHERE_FOR_WAR + kind


@rule
def refuse_target(state, kind, seat, number):
    if kind == Token.WAR:
        return refuse_war(state, seat, number)
    if kind == Token.COIN:
        return refuse_coin(state, seat, number)
    if kind == Token.CARRIAGE:
        return refuse_carriage(state, seat, number)
    return refuse_craftsman(state, seat, number)


@rule
def refuse_war(state, seat, number):
    """F5.1"""
    if seat == state.actor:
        return Refusal.WAR_ON_OWN_TILE
    nation = state.seats[seat]
    if nation.tiles[number].marks & WAR:
        return Refusal.PILLAGED_ALREADY
    return Refusal.NONE if is_farthest(nation, number) else Refusal.NOT_FARTHEST


@rule
def refuse_coin(state, seat, number):
    """F5.2"""
    if seat == state.actor:
        return Refusal.COIN_ON_OWN_TILE
    tile = state.seats[seat].tiles[number]
    if produces(state, tile):
        return Refusal.NONE
    return Refusal.COIN_ALREADY if tile.marks & COIN else Refusal.GIVES_NOTHING


@rule
def refuse_carriage(state, seat, number):
    """F5.3"""
    if seat != state.actor:
        return Refusal.CARRIAGE_NOT_AT_HOME
    nation = state.seats[seat]
    if nation.tiles[number].marks & CARRIAGE:
        return Refusal.CARRIAGE_ALREADY
    return Refusal.NONE if corner_is_filled(nation, number) else Refusal.CORNER_NOT_FILLED


@rule
def refuse_craftsman(state, seat, number):
    """F5.4"""
    if seat != state.actor:
        return Refusal.CRAFTSMAN_NOT_AT_HOME
    nation = state.seats[seat]
    if can_take_craftsman(state, nation, number):
        return Refusal.NONE
    tile = nation.tiles[number]
    craftsman = craftsman_for(state, tile.sort)
    if craftsman == NOTHING or not (nation.craftsmen >> craftsman) & 1:
        return Refusal.NO_CRAFTSMAN_FOR_IT
    return Refusal.CRAFTSMAN_ALREADY if tile.marks & CRAFTSMAN else Refusal.CRAFTSMAN_ON_PILLAGED


@rule
def refuse_resource(state, resource):
    gives = state.sorts[state.seats[state.coin_seat].tiles[state.coin_tile].sort].gives
    return Refusal.NONE if resource in (gives[0], gives[1]) else Refusal.RESOURCE_NOT_GIVEN


@rule
def refuse_tile(state, sort):
    if not is_face_up(state, sort):
        return Refusal.NOT_FACE_UP
    fits = fits_somewhere(state.seats[state.actor], sort)
    return Refusal.NONE if fits else Refusal.FITS_NOWHERE


@rule
def can_add_without_swap(state):
    """F3.3: then adding is compulsory."""
    nation = state.seats[state.actor]
    for stack in range(ROWS):
        for place in range(state.row_size[stack]):
            if fits_without_swap(nation, state.rows[stack, place]):
                return True
    return False


@rule
def refuse_to_add_none(state, code):
    """F3.3: draw a green tile unseen, or pass if there is none."""
    if can_add_without_swap(state):
        return Refusal.MUST_ADD
    green = state.stack_left[Stack.GREEN]
    if code == PASS:
        return Refusal.GREEN_LEFT if green > 0 else Refusal.NONE
    return Refusal.NONE if green > 0 else Refusal.NO_GREEN_LEFT


@rule
def refuse_place(state, code):
    nation = state.seats[state.actor]
    if code >= AT:
        if seat_of(state, code) != state.actor:
            return Refusal.SWAP_OF_OTHERS
        place = nation.free + number_of(state, code)
    else:
        place = code - CELL
        if code == ELSEWHERE or place >= nation.free:
            return Refusal.NOT_BESIDE
    return Refusal.NONE if fits_place(state, nation, state.sort, place) else Refusal.NEEDS_UNMET


@rule
def refuse_side(state, code):
    beside = code != ELSEWHERE and code - CELL < state.seats[state.actor].free
    return Refusal.NONE if beside else Refusal.NOT_BESIDE


@rule
def refusal(state, seat, code):
    """Why the seat may not do this now (NONE: it may)."""
    why = no_such_thing(state, code)
    if why == Refusal.NONE:
        why = out_of_place(state.decision, code)
    if why != Refusal.NONE:
        return why
    decision = state.decision
    if decision == Decision.DRAFT:
        return refuse_draft(state, code - TILE)
    if decision == Decision.SIDE:
        return refuse_side(state, code)
    if decision == Decision.OPEN:
        return refuse_open(state, code - OPEN)
    if decision == Decision.TOKEN:
        return Refusal.NONE if code == NO_TOKEN else refuse_token(state, code - TOKEN)
    if decision == Decision.TARGET:
        return refuse_target(state, state.token, seat_of(state, code), number_of(state, code))
    if decision == Decision.RESOURCE:
        return refuse_resource(state, code - RESOURCE)
    if decision == Decision.TILE:
        return refuse_tile(state, code - TILE) if is_tile(code) else refuse_to_add_none(state, code)
    if decision == Decision.PLACE:
        return refuse_place(state, code)
    if decision == Decision.LAST and code != STOP:
        return refuse_craftsman(state, seat_of(state, code), number_of(state, code))
    return Refusal.NONE


# ----- What may be done: the same questions, asked of every candidate


@rule
def offer(codes, count, code, why):
    """Append the code if nothing refuses it; return how many there are now."""
    if why == Refusal.NONE:
        codes[count] = code
        return count + 1
    return count


@rule
def legal(state, seat, codes):
    decision = state.decision
    nation = state.seats[seat]
    count = 0
    if decision == Decision.TILE:
        return legal_tiles(state, codes)
    if decision == Decision.PLACE:
        return legal_places(state, codes)
    if decision == Decision.OPEN:
        for stack in range(STACKS):
            count = offer(codes, count, OPEN + stack, refuse_open(state, stack))
    elif decision == Decision.TOKEN:
        count = offer(codes, count, NO_TOKEN, Refusal.NONE)
        for kind in range(KINDS_OF_TOKENS):
            count = offer(codes, count, TOKEN + kind, refuse_token(state, kind))
    elif decision == Decision.TARGET:
        count = legal_targets(state, codes)
    elif decision == Decision.RESOURCE:
        for resource in range(END_OF_RESOURCES - RESOURCE):
            count = offer(codes, count, RESOURCE + resource, refuse_resource(state, resource))
    elif decision == Decision.DRAFT:
        count = offer_row(state, Stack.GREEN, codes, count)
    elif decision == Decision.SIDE:
        for cell in range(nation.free):
            count = offer(codes, count, CELL + cell, Refusal.NONE)
    elif decision == Decision.PROPOSE:
        count = offer(codes, count, PROPOSE, Refusal.NONE)
        count = offer(codes, count, GO_ON, Refusal.NONE)
    elif decision == Decision.ANSWER:
        count = offer(codes, count, AGREE, Refusal.NONE)
        count = offer(codes, count, REFUSE, Refusal.NONE)
    elif decision == Decision.LAST:
        count = offer(codes, count, STOP, Refusal.NONE)
        first = AT + seat * ROOM_OF_A_SEAT[state.options.players]
        for number in range(nation.size):
            count = offer(codes, count, first + number, refuse_craftsman(state, seat, number))
    return count


@rule
def offer_row(state, stack, codes, count):
    """F2.3: copies of a tile are equal, so each sort once; a row goes by sort."""
    for place in range(state.row_size[stack]):
        sort = state.rows[stack, place]
        if place == 0 or state.rows[stack, place - 1] != sort:
            count = offer(codes, count, TILE + sort, Refusal.NONE)
    return count


@rule
def legal_targets(state, codes):
    count = 0
    room = ROOM_OF_A_SEAT[state.options.players]
    for seat in range(state.options.players):
        for number in range(state.seats[seat].size):
            why = refuse_target(state, state.token, seat, number)
            count = offer(codes, count, AT + seat * room + number, why)
    return count


@rule
def legal_tiles(state, codes):
    """Tiles that fit somewhere; if all of that would be swaps, a green tile unseen or nothing too (F3.3)."""
    nation = state.seats[state.actor]
    count = 0
    must_add = False
    for stack in range(ROWS):
        for place in range(state.row_size[stack]):
            sort = state.rows[stack, place]
            first_of_its_sort = place == 0 or state.rows[stack, place - 1] != sort
            if first_of_its_sort and fits_somewhere(nation, sort):
                count = offer(codes, count, TILE + sort, Refusal.NONE)
                must_add = must_add or fits_without_swap(nation, sort)
    if not must_add:
        count = offer(codes, count, PASS if state.stack_left[Stack.GREEN] == 0 else DRAW, Refusal.NONE)
    return count


@rule
def legal_places(state, codes):
    nation = state.seats[state.actor]
    first_own = AT + state.actor * ROOM_OF_A_SEAT[state.options.players]
    count = 0
    for word in range(state.survey.words):
        fitting = places_for(state, nation, state.sort, word)
        place = word * PLACES_IN_A_WORD
        while fitting != 0:
            if fitting & 1:
                free = place < nation.free
                codes[count] = CELL + place if free else first_own + place - nation.free
                count += 1
            fitting >>= 1
            place += 1
    return count
