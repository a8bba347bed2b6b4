"""A turn: take a card, use its action, and the row slides (clause L5), until the game ends (L7.1)."""

import numpy as np

from imperia.games.legends.moving_pieces import put_armies, put_armies_from_supply, put_city, take_army
from imperia.games.legends.names import HALVES, NEUTRAL, NOBODY, SEATS, Decision, Event
from imperia.games.legends.pieces import (
    CARDS,
    CARDS_TO_TAKE,
    DRAGON_ARMIES,
    GAMES_IN_A_SERIES,
    ROW,
    ROW_COSTS,
    SEA_STEP,
    SPRING_ELIXIRS,
    TREASURE_COINS,
    Ability,
    Combine,
    Leader,
    Step,
    Token,
)
from imperia.games.legends.scoring import controller, record_points
from imperia.games.legends.setup import set_up
from imperia.games.legends.sides import REGIONS, SIDES, joined
from imperia.games.shared.deck import close_the_gap, draw_card
from imperia.kernel.journal import tell
from imperia.kernel.rule import rule, table

COST = table(ROW_COSTS)
CARDS_EACH = table(CARDS_TO_TAKE)
LAND = table(joined([pair for side in SIDES for pair in side.land]), np.int64)

_PRINTED = [None, *CARDS.values()]
FAMILY = table([card.family if card else 0 for card in _PRINTED])
FLYING, MORE_ARMIES, MORE_MOVES, ELIXIRS, IMMUNE, COINS = (
    table([card.ability(ability) if card else 0 for card in _PRINTED])
    for ability in (
        Ability.FLYING,
        Ability.ARMY,
        Ability.MOVE,
        Ability.ELIXIR,
        Ability.IMMUNE,
        Ability.COINS,
    )
)
COMBINE = table([card.combine if card else 0 for card in _PRINTED])
PART_STEP = table(
    [[card.parts[part % len(card.parts)][0] if card else 0 for part in (0, 1)] for card in _PRINTED]
)
PART_COUNT = table(
    [[card.parts[part % len(card.parts)][1] if card else 0 for part in (0, 1)] for card in _PRINTED]
)


# ----- L5.1: taking a card


@rule
def take_card(state, slot):
    """L5.1: pay first; then the ability counts, also for the card's own action."""
    state.card = buy_card(state, slot)
    state.part = 0
    state.decision = Decision.STEP
    if COMBINE[state.card] == Combine.OR:
        if part_is_possible(state, 0) or part_is_possible(state, 1):
            state.decision = Decision.HALF
    else:
        grant(state, 0)


@rule
def buy_card(state, slot):
    """Pay for a card of the row and gain its ability; returns the card."""
    seat = state.seats[state.actor]
    card = state.row[slot]
    state.row[slot] = 0
    seat.coins -= COST[slot]
    tell(state, Event.CARD_TAKEN, state.actor, card, COST[slot])
    seat.cards[seat.taken] = card
    seat.taken += 1
    seat.families[FAMILY[card]] += 1
    seat.flying += FLYING[card]
    seat.more_armies += MORE_ARMIES[card]
    seat.more_moves += MORE_MOVES[card]
    seat.elixirs += ELIXIRS[card]
    seat.immune += IMMUNE[card]
    seat.coins += COINS[card]  # L6.3
    return card


@rule
def grant(state, part):
    """L5.8: every +1 Army adds one to a place action, every +1 Move one to a move action."""
    step = PART_STEP[state.card, part]
    state.part = part
    state.left = PART_COUNT[state.card, part]
    if step == Step.PLACE:
        state.left += state.seats[state.actor].more_armies
    elif step == Step.MOVE:
        state.left += state.seats[state.actor].more_moves


@rule
def choose_half(state, half):
    """L5.7: one of the two."""
    tell(state, Event.HALF_CHOSEN, state.actor, state.card, state.card * HALVES + half)
    grant(state, half)
    state.decision = Decision.STEP


@rule
def step_now(state):
    """What the part of the card in use lets its taker do."""
    return PART_STEP[state.card, state.part]


# ----- L5.3 to L5.6: the steps


@rule
def place_army(state, region):
    """L5.3"""
    put_armies_from_supply(state, state.actor, region, 1)
    state.left -= 1
    tell(state, Event.ARMY_PLACED, state.actor, region)
    slay_dragon(state, region)


@rule
def pick_army(state, region):
    state.moving_from = region
    state.decision = Decision.TARGET


@rule
def move_army(state, region):
    """L5.4: one step; land, bridge and portal are cheaper than the sea."""
    origin = state.moving_from
    state.left -= 1 if (ways_by_land(state, origin) >> region) & 1 else sea_step(state)
    take_army(state, state.actor, origin)
    put_armies(state, state.actor, region, 1)
    state.moving_from = NOBODY
    state.decision = Decision.STEP
    tell(state, Event.ARMY_MOVED, state.actor, origin, region)
    pay_rogues(state, region)
    slay_dragon(state, region)


@rule
def build_city(state, region):
    """L5.5"""
    put_city(state, state.actor, region)
    state.left -= 1
    tell(state, Event.CITY_BUILT, state.actor, region)
    if state.tokens[region] != 0 and state.tokens[region] <= 1 + Token.SWAMP:
        take_token(state, region)
    seat = state.seats[state.actor]
    if seat.leader == Leader.WHITE_KNIGHT and seat.supply > 0:  # L8.5
        put_armies_from_supply(state, state.actor, region, 1)
        tell(state, Event.KNIGHT_ARMY, state.actor, region)
        slay_dragon(state, region)


@rule
def destroy_army(state, colour, region):
    """L5.6: it returns to its owner's supply; a neutral one is out of the game (L3.4)."""
    take_army(state, colour, region)
    state.left -= 1
    tell(state, Event.ARMY_DESTROYED, state.actor, colour, region)
    if colour == NEUTRAL:
        return
    leader = state.seats[state.actor].leader if colour != state.actor else Leader.NONE
    if leader == Leader.RED_SORCERESS:  # L8.5: it stays on her card
        state.captured[colour] += 1
        tell(state, Event.ARMY_CAPTURED, state.actor, colour)
    else:
        state.seats[colour].supply += 1
    if leader == Leader.BANDIT_KING and state.seats[colour].coins > 0:  # L8.5
        state.seats[colour].coins -= 1
        state.seats[state.actor].coins += 1
        tell(state, Event.COIN_ROBBED, state.actor, colour)


@rule
def stop(state):
    """L5.1: what is left of the action, or of this part of it, is given up."""
    if state.decision == Decision.HALF:
        tell(state, Event.DECLINED, state.actor, state.card)
    else:
        tell(state, Event.STOPPED, state.actor, state.card * HALVES + state.part)
    state.left = 0
    state.moving_from = NOBODY
    state.decision = Decision.STEP


# ----- L8: tokens


@rule
def take_token(state, region):
    """L8.1, L8.2: the first city in the region takes it at once, and shows it."""
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
def keep_token(state, token, region):
    state.seats[state.actor].tokens[token] += 1
    state.tokens[region] = 0


@rule
def slay_dragon(state, region):
    """L8.4: by an army that makes seven or more in the region, of all colours."""
    if state.tokens[region] == 1 + Token.DRAGON:
        armies = state.armies[NEUTRAL, region]
        for seat in range(state.options.players):
            armies += state.armies[seat, region]
        if armies >= DRAGON_ARMIES:
            keep_token(state, Token.DRAGON, region)
            tell(state, Event.DRAGON_SLAIN, state.actor, region)


@rule
def pay_rogues(state, region):
    """L8.4: a coin to the supply for each step into the region, if there is one."""
    if state.tokens[region] == 1 + Token.ROGUES and state.seats[state.actor].coins > 0:
        state.seats[state.actor].coins -= 1
        tell(state, Event.ROGUES_PAID, state.actor, region)


@rule
def look_at_tokens(state):
    """L8.2: at the end of a turn, at face-down tokens in regions that the player controls."""
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
def has_army_in(state, region):
    return (state.seats[state.actor].army_regions >> region) & 1 == 1


@rule
def can_place_in(state, region):
    """L5.3: the starting region, or one with an own city."""
    return region == state.board.start or (state.seats[state.actor].city_regions >> region) & 1 == 1


@rule
def sea_step(state):
    """L5.4: the points of a step over the sea."""
    return max(1, SEA_STEP - state.seats[state.actor].flying)


@rule
def ways_by_land(state, region):
    """L5.4, L8.4: over land, bridges and through a portal, as bits."""
    ways = LAND[region]
    if (state.board.portals >> region) & 1:
        ways |= state.board.portals & ~(1 << region)
    return ways


@rule
def ways_out(state, region):
    """Where an army may step from here with the points that are left, as bits."""
    ways = ways_by_land(state, region)
    if state.left >= sea_step(state):
        ways |= state.board.sea[region]
    return ways


@rule
def is_immune(state, colour):
    """L6.7: from others, not from oneself."""
    return colour != NEUTRAL and colour != state.actor and state.seats[colour].immune != 0


@rule
def step_is_possible(state, step, count):
    """Whether a part of a card with so much of this step could do anything now."""
    seat = state.seats[state.actor]
    if step == Step.PLACE:
        return seat.supply > 0
    if step == Step.CITY:
        return seat.cities_left > 0 and seat.army_regions != 0
    if step == Step.DESTROY:
        return seat.army_regions != 0  # its own, if no other (L5.6)
    by_sea = count >= sea_step(state)
    for region in range(REGIONS):
        by_land = ways_by_land(state, region) != 0
        if has_army_in(state, region) and (by_land or (by_sea and state.board.sea[region] != 0)):
            return True
    return False


@rule
def part_is_possible(state, part):
    step = PART_STEP[state.card, part]
    more = state.seats[state.actor].more_moves if step == Step.MOVE else 0
    return step_is_possible(state, step, PART_COUNT[state.card, part] + more)


# ----- L5.7, L5.2, L5.9, L7.1: going on


@rule
def go_on(state):
    """L5.7: ask for the next step if there is any; then for the second part; then the turn is over."""
    if state.left > 0 and step_is_possible(state, step_now(state), state.left):
        return
    if COMBINE[state.card] == Combine.AND and state.part == 0:
        grant(state, 1)
        if step_is_possible(state, step_now(state), state.left):
            return
    end_turn(state)


@rule
def end_turn(state):
    state.left = 0
    state.part = 0
    state.card = 0
    look_at_tokens(state)
    next_player = (state.actor + 1) % state.options.players
    if next_player == state.first and a_hand_is_full(state):
        ask_the_queen(state)
    else:
        slide_row(state)
        state.actor = next_player  # L5.9
        state.decision = Decision.CARD


@rule
def a_hand_is_full(state):
    """L7.1: after a round all are, together; hands that a position is made with may be uneven."""
    for seat in range(state.options.players):
        if state.seats[seat].taken == CARDS_EACH[state.options.edition, state.options.players]:
            return True
    return False


@rule
def slide_row(state):
    """L5.2: with an empty deck the row gets shorter."""
    close_the_gap(state)
    if state.deck_left > 0:
        state.row[ROW - 1] = draw_card(state)
        tell(state, Event.CARD_DRAWN, state.row[ROW - 1])


@rule
def ask_the_queen(state):
    """L8.5: when all have their cards, the Fairy Queen may take one more from the row."""
    for seat in range(state.options.players):
        if state.seats[seat].leader == Leader.FAIRY_QUEEN:
            slide_row(state)
            if state.row[0] != 0:
                state.actor = seat
                state.decision = Decision.QUEEN
                return
    end_game(state)


@rule
def take_further_card(state, slot):
    """L8.5: she pays for it, its ability counts, its action does not."""
    buy_card(state, slot)
    end_game(state)


@rule
def decline_further_card(state):
    tell(state, Event.QUEEN_DECLINES, state.actor)
    end_game(state)


@rule
def end_game(state):
    """L7.1"""
    record_points(state)
    tell(state, Event.GAME_ENDS, state.game)
    for seat in range(state.options.players):
        points = state.points[state.game, seat]
        tell(state, Event.POINTS, seat, points[0], points[1], points[2])
        tell(state, Event.MORE_POINTS, seat, points[3], points[4], points[5])
    if state.options.full_game and state.game + 1 < GAMES_IN_A_SERIES:  # L8.7
        state.game += 1
        set_up(state)
    else:
        state.actor = NOBODY
        state.decision = Decision.OVER
