"""What is asked, what may be answered, and what follows: the verbs of legends over clauses L2 to L8."""

from imperia.games.legends.arranging import ANSWERS, arrange, is_region, refuse_arrangement
from imperia.games.legends.names import (
    BID,
    CARD,
    CITY,
    CODES,
    COLOURS,
    DESTROY,
    HALF,
    LAYOUT,
    MOVE,
    NEUTRAL_ARMY,
    PLACE,
    ROTATION,
    SETTLE,
    SIDE,
    STOP,
    TARGET,
    TOKEN,
    Decision,
    Refusal,
)
from imperia.games.legends.opening import bid, place_neutral_army
from imperia.games.legends.pieces import Step
from imperia.games.legends.sides import REGIONS
from imperia.games.legends.turn import (
    COST,
    build_city,
    can_place_in,
    choose_half,
    decline_further_card,
    destroy_army,
    go_on,
    has_army_in,
    is_immune,
    move_army,
    part_is_possible,
    pick_army,
    place_army,
    step_now,
    stop,
    take_card,
    take_further_card,
    ways_out,
)
from imperia.games.shared.bidding import bidders
from imperia.kernel.rule import rule


@rule
def over(state):
    return state.decision == Decision.OVER


@rule
def actors(state):
    if state.decision == Decision.BID:  # L4.1: all at once, in any order
        return bidders(state)
    if state.decision == Decision.OVER:
        return 0
    return 1 << state.actor


@rule
def apply(state, seat, code):
    decision = state.decision
    if decision <= Decision.OUTPOST:
        arrange(state, code)
    elif decision == Decision.NEUTRAL:
        place_neutral_army(state, code - NEUTRAL_ARMY)
    elif decision == Decision.BID:
        bid(state, seat, code - BID)
    elif decision == Decision.QUEEN:
        if code == STOP:
            decline_further_card(state)
        else:
            take_further_card(state, code - CARD)
    else:
        use_card(state, code)
    if state.decision == Decision.STEP:
        go_on(state)


@rule
def use_card(state, code):
    """L5.1-L5.7"""
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
    elif code >= HALF:
        choose_half(state, code - HALF)
    elif code >= CARD:
        take_card(state, code - CARD)
    else:
        stop(state)


# ----- Why not? One function for each kind of action; what none of them refuses is legal.


@rule
def refuse_bid(state, seat, coins):
    return Refusal.BID_ABOVE_COINS if coins > state.seats[seat].coins else Refusal.NONE


@rule
def refuse_card(state, slot):
    if state.row[slot] == 0:
        return Refusal.NO_CARD_THERE
    return Refusal.CANNOT_PAY if COST[slot] > state.seats[state.actor].coins else Refusal.NONE


@rule
def refuse_half(state, half):
    return Refusal.NONE if part_is_possible(state, half) else Refusal.HALF_CAN_DO_NOTHING


@rule
def refuse_place(state, region):
    if step_now(state) != Step.PLACE:
        return Refusal.NO_PLACING
    if state.seats[state.actor].supply == 0:
        return Refusal.SUPPLY_EMPTY
    return Refusal.NONE if can_place_in(state, region) else Refusal.NOT_START_NOR_CITY


@rule
def refuse_move(state, region):
    if step_now(state) != Step.MOVE:
        return Refusal.NO_MOVING
    if not has_army_in(state, region):
        return Refusal.NO_ARMY_TO_MOVE
    return Refusal.NO_WAY_OUT if ways_out(state, region) == 0 else Refusal.NONE


@rule
def refuse_target(state, region):
    if (ways_out(state, state.moving_from) >> region) & 1:
        return Refusal.NONE
    if (state.board.sea[state.moving_from] >> region) & 1:
        return Refusal.SEA_TOO_FAR
    return Refusal.NOT_ADJACENT


@rule
def refuse_city(state, region):
    if step_now(state) != Step.CITY:
        return Refusal.NO_BUILDING
    if state.seats[state.actor].cities_left == 0:
        return Refusal.NO_CITY_LEFT
    return Refusal.NONE if has_army_in(state, region) else Refusal.NO_ARMY_FOR_CITY


@rule
def refuse_destroy(state, colour, region):
    if step_now(state) != Step.DESTROY:
        return Refusal.NO_DESTROYING
    if not has_army_in(state, region):
        return Refusal.NO_ARMY_BESIDE
    if state.armies[colour, region] == 0:
        return Refusal.NO_ARMY_TO_DESTROY
    return Refusal.IMMUNE if is_immune(state, colour) else Refusal.NONE


@rule
def refuse_step(state, code):
    """Of the steps of a card (L5.3-L5.6)."""
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
def other_first(decision, code):
    """What must be done before an action of this kind, NONE if it answers what is asked."""
    if decision == Decision.LAYOUT:
        return Refusal.NONE if LAYOUT <= code < SIDE else Refusal.LAYOUT_FIRST
    if decision == Decision.SIDE:
        return Refusal.NONE if SIDE <= code < ROTATION else Refusal.SIDE_FIRST
    if decision == Decision.ROTATION:
        return Refusal.NONE if ROTATION <= code < SETTLE else Refusal.ROTATION_FIRST
    if decision == Decision.START:
        return Refusal.NONE if SETTLE <= code < TOKEN else Refusal.START_FIRST
    if decision == Decision.TOKEN:
        return Refusal.NONE if code == STOP or TOKEN <= code < NEUTRAL_ARMY else Refusal.TOKEN_FIRST
    if decision == Decision.OUTPOST:
        return Refusal.NONE if SETTLE <= code < TOKEN else Refusal.OUTPOST_FIRST
    if decision == Decision.NEUTRAL:
        return Refusal.NONE if NEUTRAL_ARMY <= code < PLACE else Refusal.NEUTRAL_FIRST
    if decision == Decision.BID:
        return Refusal.NONE if BID <= code < CARD else Refusal.BID_FIRST
    if decision == Decision.CARD:
        return Refusal.NONE if CARD <= code < HALF else Refusal.CARD_FIRST
    if decision == Decision.QUEEN:
        return Refusal.NONE if code == STOP or CARD <= code < HALF else Refusal.QUEEN_FIRST
    return Refusal.GAME_OVER


@rule
def out_of_place(decision, code):
    """Why an action of this kind does not answer what is asked, NONE if it does."""
    if decision < Decision.HALF or decision > Decision.TARGET:
        return other_first(decision, code)
    # From here on a card is being used.
    if LAYOUT <= code < NEUTRAL_ARMY:
        return Refusal.NO_SETUP_NOW
    if NEUTRAL_ARMY <= code < PLACE:
        return Refusal.NO_NEUTRAL_NOW
    if BID <= code < CARD:
        return Refusal.NO_BID_NOW
    if CARD <= code < HALF:
        return Refusal.NO_CARD_NOW
    if decision == Decision.HALF:
        return Refusal.NONE if code < LAYOUT else Refusal.HALF_FIRST
    if HALF <= code < LAYOUT:
        return Refusal.NO_HALF_NOW
    if decision == Decision.TARGET:
        return Refusal.NONE if code == STOP or TARGET <= code < CITY else Refusal.TARGET_FIRST
    return Refusal.NONE


@rule
def refusal(state, seat, code):
    """Why the seat may not do this now (NONE: it may)."""
    if code < 0 or code >= CODES:
        return Refusal.NO_SUCH_ACTION
    decision = state.decision
    why = out_of_place(decision, code)
    if why != Refusal.NONE:
        return why
    if code >= SETTLE and not is_region(state, code % REGIONS):
        return Refusal.NO_SUCH_REGION
    if decision <= Decision.OUTPOST:
        return refuse_arrangement(state, code)
    if decision == Decision.NEUTRAL or code == STOP:
        return Refusal.NONE
    if decision == Decision.BID:
        return refuse_bid(state, seat, code - BID)
    if decision == Decision.CARD or decision == Decision.QUEEN:
        return refuse_card(state, code - CARD)
    if decision == Decision.HALF:
        return refuse_half(state, code - HALF)
    if decision == Decision.TARGET:
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
    if decision == Decision.STEP:
        return legal_steps(state, codes)
    if decision <= Decision.OUTPOST:
        return legal_arrangements(state, codes)
    count = 0
    if decision == Decision.TARGET:
        count = offer(codes, count, STOP, Refusal.NONE)
        for region in range(REGIONS):
            if (state.board.regions >> region) & 1:
                count = offer(codes, count, TARGET + region, refuse_target(state, region))
    elif decision == Decision.HALF:
        count = offer(codes, count, STOP, Refusal.NONE)
        for half in range(2):
            count = offer(codes, count, HALF + half, refuse_half(state, half))
    elif decision == Decision.BID:
        for coins in range(state.seats[seat].coins + 1):
            count = offer(codes, count, BID + coins, Refusal.NONE)
    elif decision == Decision.NEUTRAL:
        for region in range(REGIONS):
            if is_region(state, region):
                count = offer(codes, count, NEUTRAL_ARMY + region, Refusal.NONE)
    elif decision != Decision.OVER:
        if decision == Decision.QUEEN:
            count = offer(codes, count, STOP, Refusal.NONE)
        for slot in range(len(state.row)):
            count = offer(codes, count, CARD + slot, refuse_card(state, slot))
    return count


@rule
def legal_arrangements(state, codes):
    count = 0
    if state.decision == Decision.TOKEN:
        count = offer(codes, count, STOP, refuse_arrangement(state, STOP))
    first = ANSWERS[state.decision, 0]
    for code in range(first, first + ANSWERS[state.decision, 1]):
        count = offer(codes, count, code, refuse_arrangement(state, code))
    return count


@rule
def legal_steps(state, codes):
    count = offer(codes, 0, STOP, Refusal.NONE)
    step = step_now(state)
    seat = state.seats[state.actor]
    if step == Step.PLACE:
        for region in range(REGIONS):
            count = offer(codes, count, PLACE + region, refuse_place(state, region))
    elif step == Step.MOVE:
        for region in range(REGIONS):
            if (seat.army_regions >> region) & 1:
                count = offer(codes, count, MOVE + region, refuse_move(state, region))
    elif step == Step.CITY:
        for region in range(REGIONS):
            count = offer(codes, count, CITY + region, refuse_city(state, region))
    else:
        for colour in range(COLOURS):
            for region in range(REGIONS):
                if (seat.army_regions >> region) & 1:
                    code = DESTROY + colour * REGIONS + region
                    count = offer(codes, count, code, refuse_destroy(state, colour, region))
    return count
