"""Which players are out, and what becomes of what they had (C16.4)."""

from __future__ import annotations

from imperia.games.capitals.marching import clear_voyage
from imperia.games.capitals.names import NOBODY, NOT_YET, NOWHERE, Event, Phase, Voyage
from imperia.games.capitals.pieces import CHEAP_FARMS, EFFECT_TURNS, SEATS, SHIPS
from imperia.games.capitals.provinces import holds_own_capital
from imperia.games.capitals.spies import gather_cards_of, next_in_order
from imperia.games.capitals.stacks import forget_all_stacks
from imperia.games.capitals.state import State
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import rule


@rule
def let_players_be_out(state: State) -> None:
    if is_everybody_on_land(state):
        return
    left, last = 0, NOBODY
    for place in range(state.options.players):
        seat = next_in_order(state, place)
        if not state.seats[seat].out and is_lost(state, seat):
            leave_game(state, seat)
        if not state.seats[seat].out:
            left += 1
            last = seat
    if left == 1:
        state.winner = last


@rule
def is_everybody_on_land(state: State) -> bool:
    """Whether each remaining player holds a province, so that nobody else can be out. Most players hold their
    capital, so only those who have lost theirs are looked for."""
    left, missing = 0, 0
    for seat in range(state.options.players):
        if not state.seats[seat].out:
            left += 1
            if not holds_own_capital(state, seat):
                missing |= 1 << seat
    if left < 2 or missing == 0:
        return left > 1
    for land in range(state.board.lands):
        holder = state.lands[land].holder
        if holder >= 0:
            missing &= ~(1 << holder)
            if missing == 0:
                return True
    return False


@rule
def is_lost(state: State, seat: int) -> bool:
    """Whether the seat holds no province and has no soldiers on land, aboard or under way."""
    for land in range(state.board.lands):
        if state.lands[land].holder == seat:
            return False
    mine = state.seats[seat]
    for n in range(mine.transport_count):
        if mine.transports[n].units[0] + mine.transports[n].units[1] > 0:
            return False
    for n in range(mine.voyage_count):
        if mine.voyages[n].kind <= Voyage.SHIP:
            return False
    return True


@rule
def leave_game(state: State, seat: int) -> None:
    mine = state.seats[seat]
    mine.out = 1
    tell(state, Event.OUT, seat)
    for land in range(state.board.lands):
        province = state.lands[land]
        if province.owner == seat:
            province.owner = province.holder if 0 <= province.holder < SEATS else NOBODY
    for sea in range(state.board.seas):
        water = state.waters[sea]
        if water.fleet == seat:
            water.fleet = NOBODY
            for ship in range(SHIPS):
                water.ships[ship] = 0
        if water.boat == seat:
            water.boat = NOBODY
            water.boat_points = 0
    forget_goods(state, seat)
    for n in range(mine.transport_count):
        mine.transports[n].sea = 0
        mine.transports[n].points = 0
        mine.transports[n].units[0] = 0
        mine.transports[n].units[1] = 0
    mine.transport_count = 0
    for n in range(mine.voyage_count):
        clear_voyage(state, seat, n)
    mine.voyage_count = 0
    gather_cards_of(state, seat)
    for other in range(state.options.players):
        state.seats[other].cards[seat] = NOT_YET
    if seat == state.mover:
        forget_all_stacks(state)
        if Phase.ARRIVALS <= state.phase < Phase.TURN_ENDS:
            state.phase = Phase.TURN_ENDS


@rule
def forget_goods(state: State, seat: int) -> None:
    """Remove spies, effects and currency."""
    mine = state.seats[seat]
    mine.currency = 0
    mine.recruiting = NOWHERE
    mine.spies = 0
    mine.spare_food = 0
    mine.bought_food = 0
    mine.fruits = 0
    mine.bought_fruits = 0
    mine.free_roads = 0
    mine.builder_ships = 0
    mine.weapons = 0
    mine.cannonballs = 0
    mine.next_overseas = 0
    mine.overseas_dearer = 0
    mine.banned = 0
    mine.environmentalists = 0
    mine.sabotage = 0
    mine.burned = 0
    mine.incited = 0
    mine.hungry = 0
    for left in range(CHEAP_FARMS):
        mine.cheap_farms[left] = 0
    for turns in range(EFFECT_TURNS):
        mine.lower_income[turns] = 0
        mine.higher_income[turns] = 0
