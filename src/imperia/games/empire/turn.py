"""A turn: take a card, use its action, and the row slides (clause E4), until the game ends (E5.1)."""

from imperia.games.empire.moving_pieces import put_armies, put_city, take_army
from imperia.games.empire.names import (
    COLOURS,
    HALVES,
    NEUTRAL,
    NOBODY,
    REGIONS,
    CoalCard,
    Decision,
    Edition,
    Event,
)
from imperia.games.empire.pieces import (
    CARDS,
    CARDS_TO_TAKE,
    COAL_CARD,
    GAMES_IN_A_SERIES,
    ROW,
    ROW_COSTS,
    Combine,
    Step,
)
from imperia.games.empire.scoring import record_points
from imperia.games.empire.setup import set_up
from imperia.games.shared.deck import close_the_gap, draw_card
from imperia.kernel.journal import tell
from imperia.kernel.rule import rule, table

COST = table(ROW_COSTS)
CARDS_EACH = table(CARDS_TO_TAKE)

_PRINTED = [None, *CARDS.values()]
GOOD = table([card.good if card else 0 for card in _PRINTED])
ICONS = table([card.icons if card else 0 for card in _PRINTED])
COMBINE = table([card.combine if card else 0 for card in _PRINTED])
HALF_STEP = table(
    [[card.halves[half % len(card.halves)][0] if card else 0 for half in (0, 1)] for card in _PRINTED]
)
HALF_COUNT = table(
    [[card.halves[half % len(card.halves)][1] if card else 0 for half in (0, 1)] for card in _PRINTED]
)


@rule
def offers_a_choice(state, card):
    """E4.8: an "or" card; E1.4: in some printings the coal card is none."""
    plain = card == COAL_CARD and state.options.coal_card == CoalCard.PLAIN
    return COMBINE[card] == Combine.OR and not plain


# ----- E4.1: taking a card


@rule
def take_card(state, slot):
    seat = state.seats[state.actor]
    card = state.row[slot]
    seat.coins -= COST[slot]
    seat.cards[seat.taken] = card
    seat.taken += 1
    seat.goods[GOOD[card]] += ICONS[card]
    state.row[slot] = 0  # E4.12: the row shows the other five while the action is used
    state.card = card
    tell(state, Event.CARD_TAKEN, state.actor, card, COST[slot])
    state.decision = Decision.STEP
    if offers_a_choice(state, card):
        if half_is_possible(state, 0) or half_is_possible(state, 1):
            state.decision = Decision.HALF
    else:
        grant(state, 0)
        if COMBINE[card] == Combine.AND:
            grant(state, 1)


@rule
def grant(state, half):
    state.left[HALF_STEP[state.card, half]] = HALF_COUNT[state.card, half]


@rule
def choose_half(state, half):
    """E4.8: one of the two."""
    tell(state, Event.HALF_CHOSEN, state.actor, state.card, state.card * HALVES + half)
    grant(state, half)
    state.decision = Decision.STEP


@rule
def half_is_possible(state, half):
    return step_is_possible(state, HALF_STEP[state.card, half])


# ----- E4.3 to E4.7: the steps


@rule
def place_army(state, region):
    """E4.3"""
    state.seats[state.actor].supply -= 1
    put_armies(state, state.actor, region, 1)
    state.left[Step.PLACE] -= 1
    tell(state, Event.ARMY_PLACED, state.actor, region)


@rule
def pick_army(state, region):
    state.moving_from = region
    state.decision = Decision.TARGET


@rule
def move_army(state, region):
    """E4.4, E4.5: one step; nothing blocks it (E4.11)."""
    origin = state.moving_from
    take_army(state, state.actor, origin)
    put_armies(state, state.actor, region, 1)
    if state.left[Step.SAIL] > 0:
        state.left[Step.SAIL] -= 1
    else:
        state.left[Step.MOVE] -= 1
    state.moving_from = NOBODY
    state.decision = Decision.STEP
    tell(state, Event.ARMY_MOVED, state.actor, origin, region)


@rule
def build_city(state, region):
    """E4.6"""
    state.seats[state.actor].cities_left -= 1
    put_city(state, state.actor, region)
    state.left[Step.CITY] -= 1
    tell(state, Event.CITY_BUILT, state.actor, region)


@rule
def destroy_army(state, colour, region):
    """E4.7: it returns to its owner's supply; a neutral one is out of the game."""
    take_army(state, colour, region)
    if colour != NEUTRAL:
        state.seats[colour].supply += 1
    state.left[Step.DESTROY] -= 1
    tell(state, Event.ARMY_DESTROYED, state.actor, colour, region)


@rule
def stop(state):
    """E4.10: what is left of the card is given up."""
    tell(state, Event.STOPPED, state.actor)
    give_up_steps(state)
    state.decision = Decision.STEP


# ----- What is possible


@rule
def has_army_in(state, region):
    return (state.seats[state.actor].army_regions >> region) & 1 == 1


@rule
def can_place_in(state, region):
    """E4.3: the starting region, or one with an own city."""
    return region == state.board.start or (state.seats[state.actor].city_regions >> region) & 1 == 1


@rule
def ways_out(state, region):
    """Where an army may step from here, as bits: over land, with a sea move over dotted lines too."""
    ways = state.board.land[region]
    if state.left[Step.SAIL] > 0:
        ways |= state.board.sea[region]
    return ways


@rule
def can_destroy(state, colour, region):
    """E4.7: in Polish rules only an army of another player."""
    mine = colour == state.actor
    return state.armies[colour, region] > 0 and not (mine and state.options.edition == Edition.POLISH)


@rule
def step_is_possible(state, step):
    """Whether a card with this step could do anything now."""
    seat = state.seats[state.actor]
    if step == Step.PLACE:
        return seat.supply > 0
    if step == Step.CITY:
        return seat.cities_left > 0 and seat.army_regions != 0
    if step == Step.DESTROY:
        return destroying_is_possible(state)
    for region in range(REGIONS):
        by_land = state.board.land[region] != 0
        by_sea = step == Step.SAIL and state.board.sea[region] != 0
        if has_army_in(state, region) and (by_land or by_sea):
            return True
    return False


@rule
def destroying_is_possible(state):
    for colour in range(COLOURS):
        for region in range(REGIONS):
            if can_destroy(state, colour, region):
                return True
    return False


# ----- E4.10, E4.2, E4.9, E5.1: going on


@rule
def go_on(state):
    """E4.10: after each step, ask for the next one if there is any; otherwise the turn is over."""
    for step in range(len(state.left)):
        if state.left[step] > 0 and step_is_possible(state, step):
            return
    end_turn(state)


@rule
def give_up_steps(state):
    for step in range(len(state.left)):
        state.left[step] = 0
    state.moving_from = NOBODY


@rule
def end_turn(state):
    give_up_steps(state)
    state.card = 0
    next_player = (state.actor + 1) % state.options.players
    if next_player == state.first and a_hand_is_full(state):
        end_game(state)  # E5.1: nothing is drawn after the last card
    else:
        slide_row(state)
        state.actor = next_player  # E4.9
        state.decision = Decision.CARD


@rule
def a_hand_is_full(state):
    """E5.1: after a round all are, together; hands that a position is made with may be uneven."""
    for seat in range(state.options.players):
        if state.seats[seat].taken == CARDS_EACH[state.options.players]:
            return True
    return False


@rule
def slide_row(state):
    """E4.2"""
    close_the_gap(state)
    state.row[ROW - 1] = draw_card(state)
    tell(state, Event.CARD_DRAWN, state.row[ROW - 1])


@rule
def end_game(state):
    record_points(state)
    tell(state, Event.GAME_ENDS, state.game)
    for seat in range(state.options.players):
        points = state.points[state.game, seat]
        tell(state, Event.POINTS, seat, points[0], points[1], points[2])
    if state.options.full_game and state.game + 1 < GAMES_IN_A_SERIES:  # E6.2
        state.game += 1
        set_up(state)
    else:
        state.actor = NOBODY
        state.decision = Decision.OVER
