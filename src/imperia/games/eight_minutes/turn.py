"""The parts of a turn that both games share: why an action is not allowed, and what it does."""

from __future__ import annotations

from collections.abc import Sequence

from imperia.games.eight_minutes.bidding import bidders
from imperia.games.eight_minutes.deck import close_the_gap, draw_card
from imperia.games.eight_minutes.moving_pieces import put_armies, take_army
from imperia.games.eight_minutes.names import HALVES, NOBODY, Refusal
from imperia.games.eight_minutes.pieces import GAMES_IN_A_SERIES, ROW, ROW_COSTS
from imperia.games.eight_minutes.starting import is_region
from imperia.games.eight_minutes.state import State
from imperia.kernel.actions import ALLOWED
from imperia.kernel.journal import tell
from imperia.kernel.record import Grid
from imperia.kernel.rule import constants, rule

COST = constants(ROW_COSTS)


def tables_of_halves(cards: Sequence[Sequence[tuple[int, int]]]) -> tuple[Grid, Grid]:
    """The step of each half of each card, counted from 1, and how often it may be made; a card with one half
    has it twice."""
    halves = [[(0, 0)], *cards]
    steps, counts = (
        [[each[half % len(each)][part] for half in range(HALVES)] for each in halves] for part in (0, 1)
    )
    return constants(steps), constants(counts)


# ----- Taking a card


@rule
def why_not_buy(state: State, seat: int, slot: int) -> int:
    if state.row[slot] == 0:
        return Refusal.NO_CARD_THERE
    if COST[slot] > state.seats[seat].coins:
        return Refusal.CANNOT_PAY
    return ALLOWED


@rule
def buy_card(state: State, slot: int, told: int) -> int:
    """Pay for a card of the row and keep it; its place stays empty until the row slides. Returns the card."""
    own = state.seats[state.actor]
    card = state.row[slot]
    own.coins -= COST[slot]
    own.cards[own.taken] = card
    own.taken += 1
    state.row[slot] = 0
    tell(state, told, state.actor, card, COST[slot])
    return card


# ----- The steps


@rule
def has_army_in(state: State, seat: int, region: int) -> bool:
    return (state.seats[seat].army_regions >> region) & 1 == 1


@rule
def why_not_place(state: State, seat: int, region: int) -> int:
    """Armies are placed in the starting region, or in one with a city of the seat's own."""
    own = state.seats[seat]
    if not is_region(state, region):
        return Refusal.NO_SUCH_REGION
    if own.supply == 0:
        return Refusal.SUPPLY_EMPTY
    if region != state.board.start and not (own.city_regions >> region) & 1:
        return Refusal.NOT_START_NOR_CITY
    return ALLOWED


@rule
def why_not_pick(state: State, seat: int, region: int) -> int:
    """An army of the seat must stand there; whether a way leads out is for each game to say."""
    if has_army_in(state, seat, region):
        return ALLOWED
    return Refusal.NO_ARMY_TO_MOVE if is_region(state, region) else Refusal.NO_SUCH_REGION


@rule
def move_picked_army(state: State, seat: int, region: int, told: int) -> None:
    origin = state.moving_from
    take_army(state, seat, origin)
    put_armies(state, seat, region, 1)
    state.moving_from = NOBODY
    tell(state, told, seat, origin, region)


@rule
def why_not_build(state: State, seat: int, region: int) -> int:
    """Cities are built where the seat has an army."""
    if not is_region(state, region):
        return Refusal.NO_SUCH_REGION
    if state.seats[seat].cities_left == 0:
        return Refusal.NO_CITY_LEFT
    return ALLOWED if has_army_in(state, seat, region) else Refusal.NO_ARMY_FOR_CITY


@rule
def can_build(state: State, seat: int) -> bool:
    return state.seats[seat].cities_left > 0 and state.seats[seat].army_regions != 0


# ----- The end of a turn, and of a game


@rule
def next_player(state: State) -> int:
    """Play passes clockwise."""
    return (state.actor + 1) % state.options.players


@rule
def all_have_taken(state: State, cards: int) -> bool:
    """Whether a round is over and hands are full. In play all hands are full together; those of a composed
    position may be uneven."""
    if next_player(state) != state.first:
        return False
    for seat in range(state.options.players):
        if state.seats[seat].taken == cards:
            return True
    return False


@rule
def slide_row(state: State, told: int) -> None:
    """Close the gap and fill the last place; with an empty deck the row gets shorter."""
    close_the_gap(state)
    if state.deck_left > 0:
        state.row[ROW - 1] = draw_card(state)
        tell(state, told, state.row[ROW - 1])


@rule
def next_game(state: State, over: int) -> bool:
    """Whether another game of a series follows; otherwise the match comes to the decision `over`."""
    if state.options.full_game and state.game + 1 < GAMES_IN_A_SERIES:
        state.game += 1
        return True
    state.actor = NOBODY
    state.decision = over
    return False


@rule
def actors(state: State, bidding: int) -> int:
    """The verb `actors`: at the decision `bidding` all seats that still owe a bid, in any order; otherwise
    the one that acts."""
    if state.decision == bidding:
        return bidders(state)
    return 0 if state.actor == NOBODY else 1 << state.actor
