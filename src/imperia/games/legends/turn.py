"""A turn: take a card, use its action, and the row slides (clause L5), until the game ends (L7.1)."""

from __future__ import annotations

import numpy as np

from imperia.games.eight_minutes import turn as family
from imperia.games.eight_minutes.moving_pieces import put_armies_from_supply, put_city, take_army
from imperia.games.eight_minutes.names import HALVES, NOBODY
from imperia.games.eight_minutes.pieces import ROW, Combine
from imperia.games.eight_minutes.scoring import controller
from imperia.games.eight_minutes.starting import is_region
from imperia.games.legends.names import COLOURS, NEUTRAL, SEATS, Decision, Event, Refusal, actions
from imperia.games.legends.pieces import (
    CARDS,
    CARDS_TO_TAKE,
    DRAGON_ARMIES,
    SEA_STEP,
    SPRING_ELIXIRS,
    TREASURE_COINS,
    Ability,
    Leader,
    Step,
    Token,
)
from imperia.games.legends.scoring import record_points
from imperia.games.legends.setup import set_up
from imperia.games.legends.sides import REGIONS, SIDES, joined
from imperia.games.legends.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.journal import tell
from imperia.kernel.rule import constants, rule

CARDS_EACH = constants(CARDS_TO_TAKE)
LAND = constants(joined([pair for side in SIDES for pair in side.land]), np.int64)

# By number of card; 0 is no card.
FAMILY = constants([0, *(card.family for card in CARDS.values())])
FLYING, MORE_ARMIES, MORE_MOVES, ELIXIRS, IMMUNE, COINS = (
    constants([0, *(card.ability(ability) for card in CARDS.values())])
    for ability in (Ability.FLYING, Ability.ARMY, Ability.MOVE, Ability.ELIXIR, Ability.IMMUNE, Ability.COINS)
)
COMBINE = constants([0, *(card.combine for card in CARDS.values())])
PART_STEP, PART_COUNT = family.tables_of_halves([card.halves for card in CARDS.values()])


# ----- L5.1: taking a card


@actions.declare("card", Decision.CARD, code=16, slot=ROW)
def take_card(state: State, seat: int, slot: int, trying: bool) -> int:
    """L5.1: the seat pays first; then the ability counts, also for the card's own action."""
    why_not = family.why_not_buy(state, seat, slot)
    if trying or why_not != ALLOWED:
        return why_not
    state.card = buy_card(state, slot)
    state.part = 0
    state.decision = Decision.STEP
    if COMBINE[state.card] == Combine.OR:
        if part_is_possible(state, 0) or part_is_possible(state, 1):
            state.decision = Decision.HALF
    else:
        grant(state, 0)
    return ALLOWED


@rule
def buy_card(state: State, slot: int) -> int:
    """Pay for a card of the row and gain its ability; returns the card."""
    seat = state.seats[state.actor]
    card = family.buy_card(state, slot, Event.CARD_TAKEN)
    seat.families[FAMILY[card]] += 1
    seat.flying += FLYING[card]
    seat.more_armies += MORE_ARMIES[card]
    seat.more_moves += MORE_MOVES[card]
    seat.elixirs += ELIXIRS[card]
    seat.immune += IMMUNE[card]
    seat.coins += COINS[card]  # L6.3
    return card


@rule
def grant(state: State, part: int) -> None:
    """L5.8: every +1 Army adds one to a place action, every +1 Move one to a move action."""
    step = PART_STEP[state.card, part]
    state.part = part
    state.left = PART_COUNT[state.card, part]
    if step == Step.PLACE:
        state.left += state.seats[state.actor].more_armies
    elif step == Step.MOVE:
        state.left += state.seats[state.actor].more_moves


@actions.declare("half", Decision.HALF, code=22, half=HALVES)
def choose_half(state: State, seat: int, half: int, trying: bool) -> int:
    """L5.7: the taker uses one of the two parts."""
    if not part_is_possible(state, half):
        return Refusal.HALF_CAN_DO_NOTHING
    if trying:
        return ALLOWED
    tell(state, Event.HALF_CHOSEN, seat, state.card, state.card * HALVES + half)
    grant(state, half)
    state.decision = Decision.STEP
    return ALLOWED


@rule
def step_now(state: State) -> int:
    """What the part of the card in use lets its taker do."""
    return PART_STEP[state.card, state.part]


# ----- L5.3 to L5.6: the steps


@rule
def card_places(state: State, seat: int) -> int:
    return ALLOWED if step_now(state) == Step.PLACE else Refusal.NO_PLACING


@actions.declare("place", Decision.STEP, code=4 * REGIONS, when=card_places, region=REGIONS)
def place_army(state: State, seat: int, region: int, trying: bool) -> int:
    """L5.3: in the starting region, or in a region with a city of the seat's own."""
    why_not = family.why_not_place(state, seat, region)
    if trying or why_not != ALLOWED:
        return why_not
    put_armies_from_supply(state, seat, region, 1)
    state.left -= 1
    tell(state, Event.ARMY_PLACED, seat, region)
    slay_dragon(state, region)
    return ALLOWED


@rule
def card_moves(state: State, seat: int) -> int:
    return ALLOWED if step_now(state) == Step.MOVE else Refusal.NO_MOVING


@actions.declare("from", Decision.STEP, code=5 * REGIONS, when=card_moves, region=REGIONS)
def pick_army(state: State, seat: int, region: int, trying: bool) -> int:
    """L5.4: the army that takes the next step."""
    why_not = family.why_not_pick(state, seat, region)
    if why_not == ALLOWED and ways_out(state, region) == 0:
        why_not = Refusal.NO_WAY_OUT
    if trying or why_not != ALLOWED:
        return why_not
    state.moving_from = region
    state.decision = Decision.TARGET
    return ALLOWED


@actions.declare("to", Decision.TARGET, code=6 * REGIONS, region=REGIONS)
def move_army(state: State, seat: int, region: int, trying: bool) -> int:
    """L5.4: one step; land, bridge and portal are cheaper than the sea."""
    origin = state.moving_from
    if not is_region(state, region):
        return Refusal.NO_SUCH_REGION
    if not (ways_out(state, origin) >> region) & 1:
        return Refusal.SEA_TOO_FAR if (state.board.sea[origin] >> region) & 1 else Refusal.NOT_ADJACENT
    if trying:
        return ALLOWED
    state.left -= 1 if (ways_by_land(state, origin) >> region) & 1 else sea_step(state)
    family.move_picked_army(state, seat, region, Event.ARMY_MOVED)
    state.decision = Decision.STEP
    pay_rogues(state, region)
    slay_dragon(state, region)
    return ALLOWED


@rule
def card_builds(state: State, seat: int) -> int:
    return ALLOWED if step_now(state) == Step.CITY else Refusal.NO_BUILDING


@actions.declare("city", Decision.STEP, code=7 * REGIONS, when=card_builds, region=REGIONS)
def build_city(state: State, seat: int, region: int, trying: bool) -> int:
    """L5.5: in a region where the seat has an army."""
    own = state.seats[seat]
    why_not = family.why_not_build(state, seat, region)
    if trying or why_not != ALLOWED:
        return why_not
    put_city(state, seat, region)
    state.left -= 1
    tell(state, Event.CITY_BUILT, seat, region)
    if state.tokens[region] != 0 and state.tokens[region] <= 1 + Token.SWAMP:
        take_token(state, region)
    if own.leader == Leader.WHITE_KNIGHT and own.supply > 0:  # L8.5
        put_armies_from_supply(state, seat, region, 1)
        tell(state, Event.KNIGHT_ARMY, seat, region)
        slay_dragon(state, region)
    return ALLOWED


@rule
def card_destroys(state: State, seat: int) -> int:
    return ALLOWED if step_now(state) == Step.DESTROY else Refusal.NO_DESTROYING


@actions.declare(
    "destroy", Decision.STEP, code=8 * REGIONS, when=card_destroys, colour=COLOURS, region=REGIONS
)
def destroy_army(state: State, seat: int, colour: int, region: int, trying: bool) -> int:
    """L5.6: in a region where the seat has an army."""
    if not family.has_army_in(state, seat, region):
        return Refusal.NO_ARMY_BESIDE if is_region(state, region) else Refusal.NO_SUCH_REGION
    if state.armies[colour, region] == 0:
        return Refusal.NO_ARMY_TO_DESTROY
    if colour != NEUTRAL and colour != seat and state.seats[colour].immune:  # L6.7: immune to others only
        return Refusal.IMMUNE
    if trying:
        return ALLOWED
    take_army(state, colour, region)
    state.left -= 1
    tell(state, Event.ARMY_DESTROYED, seat, colour, region)
    if colour != NEUTRAL:
        give_back_army(state, colour)
    return ALLOWED


@rule
def give_back_army(state: State, colour: int) -> None:
    """L5.6: the army returns to its owner's supply; a neutral one never comes here (L3.4)."""
    leader = state.seats[state.actor].leader if colour != state.actor else Leader.NONE
    if leader == Leader.RED_SORCERESS:  # L8.5: the army stays on her card
        state.captured[colour] += 1
        tell(state, Event.ARMY_CAPTURED, state.actor, colour)
    else:
        state.seats[colour].supply += 1
    if leader == Leader.BANDIT_KING and state.seats[colour].coins > 0:  # L8.5
        state.seats[colour].coins -= 1
        state.seats[state.actor].coins += 1
        tell(state, Event.COIN_ROBBED, state.actor, colour)


@actions.declare("stop", Decision.HALF, Decision.TARGET, Decision.STEP)
def stop(state: State, seat: int, trying: bool) -> int:
    """L5.1: what is left of the action, or of this part of it, is given up."""
    if trying:
        return ALLOWED
    if state.decision == Decision.HALF:
        tell(state, Event.DECLINED, seat, state.card)
    else:
        tell(state, Event.STOPPED, seat, state.card * HALVES + state.part)
    state.left = 0
    state.moving_from = NOBODY
    state.decision = Decision.STEP
    return ALLOWED


# ----- L8: tokens


@rule
def take_token(state: State, region: int) -> None:
    """L8.1, L8.2: the first city in a region takes the token there at once, and shows it."""
    token = state.tokens[region] - 1
    bit = 1 << region
    if state.board.face_down & bit:
        tell(state, Event.TOKEN_TURNED, state.actor, token, region)
        state.board.face_down &= ~bit
        for other in range(SEATS):
            state.seats[other].known &= ~bit
    else:
        tell(state, Event.TOKEN_TAKEN, state.actor, token, region)
    keep_token(state, token, region)
    seat = state.seats[state.actor]
    if token == Token.SPRING:
        seat.elixirs += SPRING_ELIXIRS
    elif token == Token.COTTAGE:
        seat.more_armies += 1
    elif token == Token.TREASURE:
        seat.coins += TREASURE_COINS
    elif token == Token.STABLE:
        seat.more_moves += 1


@rule
def keep_token(state: State, token: int, region: int) -> None:
    state.seats[state.actor].tokens[token] += 1
    state.tokens[region] = 0


@rule
def slay_dragon(state: State, region: int) -> None:
    """L8.4: an army slays the dragon if it makes seven or more armies in the region, of all colours."""
    if state.tokens[region] == 1 + Token.DRAGON:
        armies = state.armies[NEUTRAL, region]
        for seat in range(state.options.players):
            armies += state.armies[seat, region]
        if armies >= DRAGON_ARMIES:
            keep_token(state, Token.DRAGON, region)
            tell(state, Event.DRAGON_SLAIN, state.actor, region)


@rule
def pay_rogues(state: State, region: int) -> None:
    """L8.4: each step into the region of the rogues costs a coin, if the seat has one."""
    if state.tokens[region] == 1 + Token.ROGUES and state.seats[state.actor].coins > 0:
        state.seats[state.actor].coins -= 1
        tell(state, Event.ROGUES_PAID, state.actor, region)


@rule
def look_at_tokens(state: State) -> None:
    """L8.2: at the end of a turn the player looks at face-down tokens in regions under their control."""
    seat = state.seats[state.actor]
    unseen = state.board.face_down & ~seat.known
    if unseen == 0:
        return
    for region in range(REGIONS):
        if (unseen >> region) & 1 and controller(state, region) == state.actor:
            seat.known |= 1 << region
            tell(state, Event.TOKEN_SEEN, state.actor, region, state.tokens[region] - 1)


# ----- What is possible


@rule
def sea_step(state: State) -> int:
    """L5.4: the points of a step over the sea."""
    return max(1, SEA_STEP - state.seats[state.actor].flying)


@rule
def ways_by_land(state: State, region: int) -> int:
    """L5.4, L8.4: where a step leads over land, over a bridge or through a portal, as bits."""
    ways = LAND[region]
    if (state.board.portals >> region) & 1:
        ways |= state.board.portals & ~(1 << region)
    return ways


@rule
def ways_out(state: State, region: int) -> int:
    """Where an army may step from here with the points that are left, as bits."""
    ways = ways_by_land(state, region)
    if state.left >= sea_step(state):
        ways |= state.board.sea[region]
    return ways


@rule
def step_is_possible(state: State, step: int, count: int) -> bool:
    """Whether a part of a card with `count` of this step could do anything now."""
    seat = state.seats[state.actor]
    if step == Step.PLACE:
        return seat.supply > 0
    if step == Step.CITY:
        return family.can_build(state, state.actor)
    if step == Step.DESTROY:
        return seat.army_regions != 0  # one of its own, if there is no other (L5.6)
    by_sea = count >= sea_step(state)
    for region in range(REGIONS):
        can_leave = ways_by_land(state, region) != 0 or (by_sea and state.board.sea[region] != 0)
        if can_leave and family.has_army_in(state, state.actor, region):
            return True
    return False


@rule
def part_is_possible(state: State, part: int) -> bool:
    step = PART_STEP[state.card, part]
    more = state.seats[state.actor].more_moves if step == Step.MOVE else 0
    return step_is_possible(state, step, PART_COUNT[state.card, part] + more)


# ----- L5.7, L5.2, L5.9, L7.1: going on


@actions.afterwards
@rule
def go_on(state: State) -> None:
    """L5.7: ask for the next step if there is any; then for the second part; then the turn is over."""
    if state.decision != Decision.STEP:
        return
    if state.left > 0 and step_is_possible(state, step_now(state), state.left):
        return
    if COMBINE[state.card] == Combine.AND and state.part == 0:
        grant(state, 1)
        if step_is_possible(state, step_now(state), state.left):
            return
    end_turn(state)


@rule
def end_turn(state: State) -> None:
    state.left = 0
    state.part = 0
    state.card = 0
    look_at_tokens(state)
    if family.all_have_taken(state, CARDS_EACH[state.options.edition, state.options.players]):
        ask_the_queen(state)  # L7.1
    else:
        family.slide_row(state, Event.CARD_DRAWN)  # L5.2
        state.actor = family.next_player(state)  # L5.9
        state.decision = Decision.CARD


@rule
def ask_the_queen(state: State) -> None:
    """L8.5: when all have their cards, the Fairy Queen may take one more from the row."""
    for seat in range(state.options.players):
        if state.seats[seat].leader == Leader.FAIRY_QUEEN:
            family.slide_row(state, Event.CARD_DRAWN)
            if state.row[0] != 0:
                state.actor = seat
                state.decision = Decision.QUEEN
                return
    end_game(state)


@actions.declare("card", Decision.QUEEN)
def take_further_card(state: State, seat: int, slot: int, trying: bool) -> int:
    """L8.5: the Fairy Queen pays for the card; its ability counts, its action does not."""
    why_not = family.why_not_buy(state, seat, slot)
    if trying or why_not != ALLOWED:
        return why_not
    buy_card(state, slot)
    end_game(state)
    return ALLOWED


@actions.declare("stop", Decision.QUEEN)
def decline_further_card(state: State, seat: int, trying: bool) -> int:
    if trying:
        return ALLOWED
    tell(state, Event.QUEEN_DECLINES, seat)
    end_game(state)
    return ALLOWED


@rule
def end_game(state: State) -> None:
    """L7.1"""
    record_points(state)
    tell(state, Event.GAME_ENDS, state.game)
    for seat in range(state.options.players):
        points = state.points[state.game, seat]
        tell(state, Event.POINTS, seat, points[0], points[1], points[2])
        tell(state, Event.MORE_POINTS, seat, points[3], points[4], points[5])
    if family.next_game(state, Decision.OVER):  # L8.7
        set_up(state)


@rule
def actors(state: State) -> int:
    return family.actors(state, Decision.BID)  # L4.1
