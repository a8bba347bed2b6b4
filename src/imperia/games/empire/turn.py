"""A turn: take a card, use its action, and the row slides (clause E4), until the game ends (E5.1)."""

from __future__ import annotations

from imperia.games.eight_minutes import turn as family
from imperia.games.eight_minutes.moving_pieces import put_armies_from_supply, put_city, take_army
from imperia.games.eight_minutes.names import HALVES, NOBODY
from imperia.games.eight_minutes.pieces import ROW, Combine
from imperia.games.eight_minutes.starting import is_region
from imperia.games.empire.names import (
    COLOURS,
    NEUTRAL,
    REGIONS,
    CoalCard,
    Decision,
    Edition,
    Event,
    Refusal,
    actions,
)
from imperia.games.empire.pieces import CARDS, CARDS_TO_TAKE, COAL_CARD, Step
from imperia.games.empire.scoring import record_points
from imperia.games.empire.setup import set_up
from imperia.games.empire.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.journal import tell
from imperia.kernel.rule import constants, rule

CARDS_EACH = constants(CARDS_TO_TAKE)

_PRINTED = [None, *CARDS.values()]
GOOD = constants([card.good if card else 0 for card in _PRINTED])
ICONS = constants([card.icons if card else 0 for card in _PRINTED])
COMBINE = constants([card.combine if card else 0 for card in _PRINTED])
HALF_STEP, HALF_COUNT = family.tables_of_halves([card.halves for card in CARDS.values()])


@rule
def offers_a_choice(state: State, card: int) -> bool:
    """E4.8: whether this is an "or" card; E1.4: in some printings the coal card is not."""
    plain = card == COAL_CARD and state.options.coal_card == CoalCard.PLAIN
    return COMBINE[card] == Combine.OR and not plain


# ----- E4.1: taking a card


@actions.declare("card", Decision.CARD, code=21, slot=ROW)
def take_card(state: State, seat: int, slot: int, trying: bool) -> int:
    """The row shows the other five while the action is used (E4.12)."""
    why_not = family.why_not_buy(state, seat, slot)
    if trying or why_not != ALLOWED:
        return why_not
    card = family.buy_card(state, slot, Event.CARD_TAKEN)
    state.card = card
    state.seats[seat].goods[GOOD[card]] += ICONS[card]
    state.decision = Decision.STEP
    if offers_a_choice(state, card):
        if half_is_possible(state, 0) or half_is_possible(state, 1):
            state.decision = Decision.HALF
    else:
        grant(state, 0)
        if COMBINE[card] == Combine.AND:
            grant(state, 1)
    return ALLOWED


@rule
def grant(state: State, half: int) -> None:
    state.left[HALF_STEP[state.card, half]] = HALF_COUNT[state.card, half]


@rule
def half_is_possible(state: State, half: int) -> bool:
    return step_is_possible(state, HALF_STEP[state.card, half])


@actions.declare("half", Decision.HALF, code=27, half=HALVES)
def choose_half(state: State, seat: int, half: int, trying: bool) -> int:
    """E4.8: the taker uses one of the two halves."""
    if not half_is_possible(state, half):
        return Refusal.HALF_CAN_DO_NOTHING
    if trying:
        return ALLOWED
    tell(state, Event.HALF_CHOSEN, seat, state.card, state.card * HALVES + half)
    grant(state, half)
    state.decision = Decision.STEP
    return ALLOWED


# ----- E4.3 to E4.7: the steps


@rule
def card_places(state: State, seat: int) -> int:
    return ALLOWED if state.left[Step.PLACE] > 0 else Refusal.NO_PLACING


@actions.declare("place", Decision.STEP, code=64, when=card_places, region=REGIONS)
def place_army(state: State, seat: int, region: int, trying: bool) -> int:
    """E4.3: in the starting region, or in a region with a city of the seat's own."""
    why_not = family.why_not_place(state, seat, region)
    if trying or why_not != ALLOWED:
        return why_not
    put_armies_from_supply(state, seat, region, 1)
    state.left[Step.PLACE] -= 1
    tell(state, Event.ARMY_PLACED, seat, region)
    return ALLOWED


@rule
def card_moves(state: State, seat: int) -> int:
    return ALLOWED if state.left[Step.MOVE] + state.left[Step.SAIL] > 0 else Refusal.NO_MOVING


@actions.declare("from", Decision.STEP, code=96, when=card_moves, region=REGIONS)
def pick_army(state: State, seat: int, region: int, trying: bool) -> int:
    """E4.4: the army that takes the next step."""
    why_not = family.why_not_pick(state, seat, region)
    if why_not == ALLOWED and ways_out(state, region) == 0:
        why_not = Refusal.NO_WAY_OUT
    if trying or why_not != ALLOWED:
        return why_not
    state.moving_from = region
    state.decision = Decision.TARGET
    return ALLOWED


@actions.declare("to", Decision.TARGET, code=128, region=REGIONS)
def move_army(state: State, seat: int, region: int, trying: bool) -> int:
    """E4.4, E4.5: one step; nothing blocks it (E4.11)."""
    origin = state.moving_from
    if not (ways_out(state, origin) >> region) & 1:
        if not is_region(state, region):
            return Refusal.NO_SUCH_REGION
        if (state.board.sea[origin] >> region) & 1:
            return Refusal.NEEDS_SEA_MOVE
        return Refusal.NOT_ADJACENT
    if trying:
        return ALLOWED
    family.move_picked_army(state, seat, region, Event.ARMY_MOVED)
    if state.left[Step.SAIL] > 0:
        state.left[Step.SAIL] -= 1
    else:
        state.left[Step.MOVE] -= 1
    state.decision = Decision.STEP
    return ALLOWED


@rule
def card_builds(state: State, seat: int) -> int:
    return ALLOWED if state.left[Step.CITY] > 0 else Refusal.NO_BUILDING


@actions.declare("city", Decision.STEP, code=160, when=card_builds, region=REGIONS)
def build_city(state: State, seat: int, region: int, trying: bool) -> int:
    """E4.6: in a region where the seat has an army."""
    why_not = family.why_not_build(state, seat, region)
    if trying or why_not != ALLOWED:
        return why_not
    put_city(state, seat, region)
    state.left[Step.CITY] -= 1
    tell(state, Event.CITY_BUILT, seat, region)
    return ALLOWED


@rule
def card_destroys(state: State, seat: int) -> int:
    return ALLOWED if state.left[Step.DESTROY] > 0 else Refusal.NO_DESTROYING


@actions.declare("destroy", Decision.STEP, code=192, when=card_destroys, colour=COLOURS, region=REGIONS)
def destroy_army(state: State, seat: int, colour: int, region: int, trying: bool) -> int:
    """E4.7: the army returns to its owner's supply; a neutral one is out of the game."""
    if not is_region(state, region):
        return Refusal.NO_SUCH_REGION
    if state.armies[colour, region] == 0:
        return Refusal.NO_ARMY_TO_DESTROY
    if not can_destroy(state, seat, colour, region):
        return Refusal.OWN_ARMY
    if trying:
        return ALLOWED
    take_army(state, colour, region)
    if colour != NEUTRAL:
        state.seats[colour].supply += 1
    state.left[Step.DESTROY] -= 1
    tell(state, Event.ARMY_DESTROYED, seat, colour, region)
    return ALLOWED


@actions.declare("stop", Decision.HALF, Decision.TARGET, Decision.STEP, code=0)
def stop(state: State, seat: int, trying: bool) -> int:
    """E4.10: what is left of the card is given up."""
    if trying:
        return ALLOWED
    tell(state, Event.STOPPED, seat)
    give_up_steps(state)
    state.decision = Decision.STEP
    return ALLOWED


# ----- What is possible


@rule
def ways_out(state: State, region: int) -> int:
    """Where an army may step from here, as bits: over land, and with a sea move over dotted lines too."""
    ways = state.board.land[region]
    if state.left[Step.SAIL] > 0:
        ways |= state.board.sea[region]
    return ways


@rule
def can_destroy(state: State, seat: int, colour: int, region: int) -> bool:
    """E4.7: in Polish rules only an army of another player."""
    mine = colour == seat
    return state.armies[colour, region] > 0 and not (mine and state.options.edition == Edition.POLISH)


@rule
def step_is_possible(state: State, step: int) -> bool:
    """Whether a card with this step could do anything now."""
    if step == Step.PLACE:
        return state.seats[state.actor].supply > 0
    if step == Step.CITY:
        return family.can_build(state, state.actor)
    if step == Step.DESTROY:
        return destroying_is_possible(state)
    for region in range(REGIONS):
        by_land = state.board.land[region] != 0
        by_sea = step == Step.SAIL and state.board.sea[region] != 0
        if family.has_army_in(state, state.actor, region) and (by_land or by_sea):
            return True
    return False


@rule
def destroying_is_possible(state: State) -> bool:
    for colour in range(COLOURS):
        for region in range(REGIONS):
            if can_destroy(state, state.actor, colour, region):
                return True
    return False


# ----- E4.10, E4.2, E4.9, E5.1: going on


@actions.afterwards
@rule
def go_on(state: State) -> None:
    """E4.10: after each step, ask for the next one if there is any; otherwise the turn is over."""
    if state.decision != Decision.STEP:
        return
    for step in range(len(state.left)):
        if state.left[step] > 0 and step_is_possible(state, step):
            return
    end_turn(state)


@rule
def give_up_steps(state: State) -> None:
    for step in range(len(state.left)):
        state.left[step] = 0
    state.moving_from = NOBODY


@rule
def end_turn(state: State) -> None:
    give_up_steps(state)
    state.card = 0
    if family.all_have_taken(state, CARDS_EACH[state.options.players]):
        end_game(state)  # E5.1: nothing is drawn after the last card
    else:
        family.slide_row(state, Event.CARD_DRAWN)  # E4.2
        state.actor = family.next_player(state)  # E4.9
        state.decision = Decision.CARD


@rule
def end_game(state: State) -> None:
    record_points(state)
    tell(state, Event.GAME_ENDS, state.game)
    for seat in range(state.options.players):
        points = state.points[state.game, seat]
        tell(state, Event.POINTS, seat, points[0], points[1], points[2])
    if family.next_game(state, Decision.OVER):  # E6.2
        set_up(state)


@rule
def actors(state: State) -> int:
    return family.actors(state, Decision.BID)  # E3.1
