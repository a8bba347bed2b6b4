"""What is asked, what may be answered, and what follows: the verbs of empire over clauses E2 to E5."""

from imperia.games.empire.names import (
    BID,
    CARD,
    CITY,
    CODES,
    COLOURS,
    DESTROY,
    FIRST,
    HALF,
    MOVE,
    NEUTRAL_ARMY,
    PLACE,
    REGIONS,
    STOP,
    TARGET,
    Decision,
    Refusal,
)
from imperia.games.empire.pieces import Step
from imperia.games.empire.setup import bid, name_first_player, place_neutral_army
from imperia.games.empire.turn import (
    COST,
    build_city,
    can_destroy,
    can_place_in,
    choose_half,
    destroy_army,
    go_on,
    half_is_possible,
    has_army_in,
    move_army,
    pick_army,
    place_army,
    stop,
    take_card,
    ways_out,
)
from imperia.games.shared.bidding import bidders
from imperia.kernel.rule import rule


@rule
def over(state):
    return state.decision == Decision.OVER


@rule
def actors(state):
    if state.decision == Decision.BID:  # E3.1: all at once, in any order
        return bidders(state)
    if state.decision == Decision.OVER:
        return 0
    return 1 << state.actor


@rule
def apply(state, seat, code):
    if code >= DESTROY:
        destroy_army(state, (code - DESTROY) // REGIONS, (code - DESTROY) % REGIONS)
    elif code >= CITY:
        build_city(state, code - CITY)
    elif code >= TARGET:
        move_army(state, code - TARGET)
    elif code >= MOVE:
        pick_army(state, code - MOVE)
    elif code >= PLACE:
        place_army(state, code - PLACE)
    elif code >= NEUTRAL_ARMY:
        place_neutral_army(state, code - NEUTRAL_ARMY)
    elif code >= HALF:
        choose_half(state, code - HALF)
    elif code >= CARD:
        take_card(state, code - CARD)
    elif code >= FIRST:
        name_first_player(state, code - FIRST)
    elif code >= BID:
        bid(state, seat, code - BID)
    else:
        stop(state)
    if state.decision == Decision.STEP:
        go_on(state)


# ----- Why not? One function for each kind of action; what none of them refuses is legal.


@rule
def is_region(state, region):
    return (state.board.regions >> region) & 1 == 1


@rule
def refuse_bid(state, seat, coins):
    return Refusal.BID_ABOVE_COINS if coins > state.seats[seat].coins else Refusal.NONE


@rule
def refuse_first(state, seat):
    return Refusal.NONE if seat < state.options.players else Refusal.NO_SUCH_SEAT


@rule
def refuse_card(state, slot):
    if state.row[slot] == 0:
        return Refusal.NO_CARD_THERE
    return Refusal.CANNOT_PAY if COST[slot] > state.seats[state.actor].coins else Refusal.NONE


@rule
def refuse_half(state, half):
    return Refusal.NONE if half_is_possible(state, half) else Refusal.HALF_CAN_DO_NOTHING


@rule
def refuse_place(state, region):
    if state.left[Step.PLACE] == 0:
        return Refusal.NO_PLACING
    if state.seats[state.actor].supply == 0:
        return Refusal.SUPPLY_EMPTY
    return Refusal.NONE if can_place_in(state, region) else Refusal.NOT_START_NOR_CITY


@rule
def refuse_move(state, region):
    if state.left[Step.MOVE] + state.left[Step.SAIL] == 0:
        return Refusal.NO_MOVING
    if not has_army_in(state, region):
        return Refusal.NO_ARMY_TO_MOVE
    return Refusal.NO_WAY_OUT if ways_out(state, region) == 0 else Refusal.NONE


@rule
def refuse_target(state, region):
    if (ways_out(state, state.moving_from) >> region) & 1:
        return Refusal.NONE
    if (state.board.sea[state.moving_from] >> region) & 1:
        return Refusal.NEEDS_SEA_MOVE
    return Refusal.NOT_ADJACENT


@rule
def refuse_city(state, region):
    if state.left[Step.CITY] == 0:
        return Refusal.NO_BUILDING
    if state.seats[state.actor].cities_left == 0:
        return Refusal.NO_CITY_LEFT
    return Refusal.NONE if has_army_in(state, region) else Refusal.NO_ARMY_FOR_CITY


@rule
def refuse_destroy(state, colour, region):
    if state.left[Step.DESTROY] == 0:
        return Refusal.NO_DESTROYING
    if state.armies[colour, region] == 0:
        return Refusal.NO_ARMY_TO_DESTROY
    return Refusal.NONE if can_destroy(state, colour, region) else Refusal.OWN_ARMY


@rule
def refuse_step(state, code):
    """Of the steps of a card (E4.3-E4.8)."""
    if code >= DESTROY:
        return refuse_destroy(state, (code - DESTROY) // REGIONS, (code - DESTROY) % REGIONS)
    if code >= CITY:
        return refuse_city(state, code - CITY)
    if code >= TARGET:
        return Refusal.NO_TARGET_NOW
    if code >= MOVE:
        return refuse_move(state, code - MOVE)
    return refuse_place(state, code - PLACE)


@rule
def out_of_place(decision, code):
    """Why an action of this kind does not answer what is asked, NONE if it does."""
    if decision == Decision.OVER:
        return Refusal.GAME_OVER
    if decision == Decision.NEUTRAL:
        return Refusal.NONE if NEUTRAL_ARMY <= code < PLACE else Refusal.NEUTRAL_FIRST
    if decision == Decision.BID:
        return Refusal.NONE if BID <= code < FIRST else Refusal.BID_FIRST
    if decision == Decision.FIRST:
        return Refusal.NONE if FIRST <= code < CARD else Refusal.NAME_FIRST_PLAYER
    if decision == Decision.CARD:
        return Refusal.NONE if CARD <= code < HALF else Refusal.CARD_FIRST
    # From here on a card is being used.
    if BID <= code < FIRST:
        return Refusal.NO_BID_NOW
    if FIRST <= code < CARD:
        return Refusal.NO_NAMING_NOW
    if CARD <= code < HALF:
        return Refusal.NO_CARD_NOW
    if NEUTRAL_ARMY <= code < PLACE:
        return Refusal.NO_NEUTRAL_NOW
    if decision == Decision.HALF:
        return Refusal.NONE if code == STOP or code < NEUTRAL_ARMY else Refusal.HALF_FIRST
    if HALF <= code < NEUTRAL_ARMY:
        return Refusal.NO_HALF_NOW
    if decision == Decision.TARGET:
        return Refusal.NONE if code == STOP or TARGET <= code < CITY else Refusal.TARGET_FIRST
    return Refusal.NONE


@rule
def no_such_thing(state, code):
    """An action on a region or in a way that does not exist at all."""
    if code < 0 or code >= CODES or (HALF + 1 < code < NEUTRAL_ARMY):
        return Refusal.NO_SUCH_ACTION
    if code >= NEUTRAL_ARMY and not is_region(state, code % REGIONS):
        return Refusal.NO_SUCH_REGION
    return Refusal.NONE


@rule
def refusal(state, seat, code):
    """Why the seat may not do this now (NONE: it may)."""
    why = no_such_thing(state, code)
    if why == Refusal.NONE:
        why = out_of_place(state.decision, code)
    if why != Refusal.NONE:
        return why
    if state.decision == Decision.NEUTRAL or code == STOP:
        return Refusal.NONE
    if state.decision == Decision.BID:
        return refuse_bid(state, seat, code - BID)
    if state.decision == Decision.FIRST:
        return refuse_first(state, code - FIRST)
    if state.decision == Decision.CARD:
        return refuse_card(state, code - CARD)
    if state.decision == Decision.HALF:
        return refuse_half(state, code - HALF)
    if state.decision == Decision.TARGET:
        return refuse_target(state, code - TARGET)
    return refuse_step(state, code)


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
    count = 0
    if decision == Decision.STEP:
        return legal_steps(state, codes)
    if decision == Decision.CARD:
        for slot in range(len(state.row)):
            count = offer(codes, count, CARD + slot, refuse_card(state, slot))
    elif decision == Decision.TARGET:
        count = offer(codes, count, STOP, Refusal.NONE)
        for region in range(REGIONS):
            count = offer(codes, count, TARGET + region, refuse_target(state, region))
    elif decision == Decision.HALF:
        count = offer(codes, count, STOP, Refusal.NONE)
        for half in range(2):
            count = offer(codes, count, HALF + half, refuse_half(state, half))
    elif decision == Decision.BID:
        for coins in range(state.seats[seat].coins + 1):
            count = offer(codes, count, BID + coins, Refusal.NONE)
    elif decision == Decision.FIRST:
        for other in range(state.options.players):
            count = offer(codes, count, FIRST + other, Refusal.NONE)
    elif decision == Decision.NEUTRAL:
        for region in range(REGIONS):
            if is_region(state, region):
                count = offer(codes, count, NEUTRAL_ARMY + region, Refusal.NONE)
    return count


@rule
def legal_steps(state, codes):
    count = offer(codes, 0, STOP, Refusal.NONE)
    if state.left[Step.PLACE] > 0:
        for region in range(REGIONS):
            count = offer(codes, count, PLACE + region, refuse_place(state, region))
    if state.left[Step.MOVE] + state.left[Step.SAIL] > 0:
        for region in range(REGIONS):
            count = offer(codes, count, MOVE + region, refuse_move(state, region))
    if state.left[Step.CITY] > 0:
        for region in range(REGIONS):
            count = offer(codes, count, CITY + region, refuse_city(state, region))
    if state.left[Step.DESTROY] > 0:
        for colour in range(COLOURS):
            for region in range(REGIONS):
                code = DESTROY + colour * REGIONS + region
                count = offer(codes, count, code, refuse_destroy(state, colour, region))
    return count
