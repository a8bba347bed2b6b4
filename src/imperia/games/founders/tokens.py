"""Playing a token: which, where, and what follows (clauses F3.2 and F5)."""

from __future__ import annotations

from imperia.games.founders.moving_pieces import corner_is_filled, lay_carriage
from imperia.games.founders.names import NOBODY, NOTHING, Decision, Event, Mark, Refusal, actions
from imperia.games.founders.pieces import FIRST_OF_VILLAGE, ROOM, TILES_OF_ALL, Resource, Stack, Token
from imperia.games.founders.state import Seat, State
from imperia.games.founders.supply import note_what_fits, produces
from imperia.kernel.actions import ALLOWED
from imperia.kernel.journal import tell
from imperia.kernel.record import Numbers
from imperia.kernel.rule import constants, rule

KINDS_OF_TOKENS = len(Token)
ROOM_OF_A_SEAT = constants(ROOM)

# ----- F3.2: which token


@rule
def can_play_a_token(state: State, seat: int) -> bool:
    for kind in range(KINDS_OF_TOKENS):
        if state.seats[seat].hand[kind] > 0 and has_target(state, seat, kind):
            return True
    return False


@rule
def has_target(state: State, seat: int, kind: int) -> bool:
    """Whether such a token could be laid anywhere."""
    for owner in range(state.options.players):
        for number in range(state.seats[owner].size):
            if lay_token(state, seat, kind, owner, number, True) == ALLOWED:
                return True
    return False


@actions.declare("no-token", Decision.TOKEN, code=0)
def play_no_token(state: State, seat: int, trying: bool) -> int:
    if not trying:
        state.decision = Decision.TILE
    return ALLOWED


@actions.declare("token", Decision.TOKEN, code=9, token=[token.name.lower() for token in Token])
def choose_token(state: State, seat: int, kind: int, trying: bool) -> int:
    if state.seats[seat].hand[kind] == 0:
        return Refusal.TOKEN_NOT_HELD
    if not has_target(state, seat, kind):
        return Refusal.NOWHERE_FOR_WAR + kind
    if trying:
        return ALLOWED
    state.token = kind
    state.decision = Decision.TARGET
    return ALLOWED


# ----- F5: where it goes. Places of tiles are numbered by seat, then in the order of laying.


@rule
def owner_at(state: State, place: int) -> int:
    return place // ROOM_OF_A_SEAT[state.options.players]


@rule
def number_at(state: State, place: int) -> int:
    return place % ROOM_OF_A_SEAT[state.options.players]


@rule
def is_tile(state: State, place: int) -> bool:
    owner = owner_at(state, place)
    return owner < state.options.players and number_at(state, place) < state.seats[owner].size


@rule
def list_targets_of(state: State, seat: int, kind: int, places: Numbers, count: int) -> int:
    for owner in range(state.options.players):
        for number in range(state.seats[owner].size):
            if lay_token(state, seat, kind, owner, number, True) == ALLOWED:
                places[count] = owner * ROOM_OF_A_SEAT[state.options.players] + number
                count += 1
    return count


@rule
def list_targets(state: State, seat: int, places: Numbers, count: int) -> int:
    return list_targets_of(state, seat, state.token, places, count)


@actions.declare("at", Decision.TARGET, code=330, legal=list_targets, number=TILES_OF_ALL)
def play_token(state: State, seat: int, place: int, trying: bool) -> int:
    why = lay_token_at(state, seat, state.token, place, trying)
    if not trying:
        state.token = NOTHING
        state.decision = Decision.TILE if state.coin_seat == NOBODY else Decision.RESOURCE
    return why


@rule
def lay_token_at(state: State, seat: int, kind: int, place: int, trying: bool) -> int:
    if not is_tile(state, place):
        return Refusal.NO_SUCH_TILE
    return lay_token(state, seat, kind, owner_at(state, place), number_at(state, place), trying)


@rule
def lay_token(state: State, seat: int, kind: int, owner: int, number: int, trying: bool) -> int:
    if kind == Token.WAR:
        return pillage(state, seat, owner, number, trying)
    if kind == Token.COIN:
        return buy_from(state, seat, owner, number, trying)
    if kind == Token.CARRIAGE:
        return unite(state, seat, owner, number, trying)
    return lay_craftsman(state, seat, owner, number, trying)


@rule
def pillage(state: State, seat: int, owner: int, number: int, trying: bool) -> int:
    """F5.1"""
    nation = state.seats[owner]
    tile = nation.tiles[number]
    if owner == seat:
        return Refusal.WAR_ON_OWN_TILE
    if tile.marks & Mark.WAR:
        return Refusal.PILLAGED_ALREADY
    if not is_farthest(nation, number):
        return Refusal.NOT_FARTHEST
    if trying:
        return ALLOWED
    state.seats[seat].hand[Token.WAR] -= 1
    tile.marks |= Mark.WAR
    note_what_fits(state, owner)
    tell(state, Event.PILLAGED, seat, owner, tile.x, tile.y)
    return ALLOWED


@rule
def is_farthest(nation: Seat, number: int) -> bool:
    """F5.1: whether a tile is the farthest in its column; gaps do not matter."""
    tile = nation.tiles[number]
    for other in range(nation.size):
        if nation.tiles[other].x == tile.x and nation.tiles[other].y > tile.y:
            return False
    return True


@rule
def buy_from(state: State, seat: int, owner: int, number: int, trying: bool) -> int:
    """F5.2: of a nature tile with two resources the buyer chooses one."""
    tile = state.seats[owner].tiles[number]
    if owner == seat:
        return Refusal.COIN_ON_OWN_TILE
    if tile.marks & Mark.COIN:
        return Refusal.COIN_ALREADY
    if not produces(state, tile):
        return Refusal.GIVES_NOTHING
    if trying:
        return ALLOWED
    state.seats[seat].hand[Token.COIN] -= 1
    tile.marks |= Mark.COIN
    note_what_fits(state, owner)
    tell(state, Event.COIN_LAID, seat, owner, tile.x, tile.y)
    gives = state.sorts[tile.sort].gives
    if gives[1] == NOTHING:
        buy(state, seat, gives[0])
    else:
        state.coin_seat = owner
        state.coin_tile = number
    return ALLOWED


@actions.declare(
    "resource", Decision.RESOURCE, code=14, resource=[resource.name.lower() for resource in Resource]
)
def choose_resource(state: State, seat: int, resource: int, trying: bool) -> int:
    """F5.2"""
    gives = state.sorts[state.seats[state.coin_seat].tiles[state.coin_tile].sort].gives
    if resource != gives[0] and resource != gives[1]:
        return Refusal.RESOURCE_NOT_GIVEN
    if trying:
        return ALLOWED
    state.coin_seat = NOBODY
    state.coin_tile = NOTHING
    buy(state, seat, resource)
    state.decision = Decision.TILE
    return ALLOWED


@rule
def buy(state: State, seat: int, resource: int) -> None:
    state.bought = resource
    note_what_fits(state, seat)
    tell(state, Event.BOUGHT, seat, resource)


@rule
def unite(state: State, seat: int, owner: int, number: int, trying: bool) -> int:
    """F5.3: a carriage goes to the corner above and to the right of the tile."""
    nation = state.seats[owner]
    tile = nation.tiles[number]
    if owner != seat:
        return Refusal.CARRIAGE_NOT_AT_HOME
    if tile.marks & Mark.CARRIAGE:
        return Refusal.CARRIAGE_ALREADY
    if not corner_is_filled(nation, number):
        return Refusal.CORNER_NOT_FILLED
    if trying:
        return ALLOWED
    nation.hand[Token.CARRIAGE] -= 1
    lay_carriage(nation, number)
    note_what_fits(state, seat)
    tell(state, Event.UNITED, seat, tile.x, tile.y)
    return ALLOWED


@rule
def lay_craftsman(state: State, seat: int, owner: int, number: int, trying: bool) -> int:
    """F5.4: a coin on the tile does not matter."""
    nation = state.seats[owner]
    tile = nation.tiles[number]
    craftsman = craftsman_for(state, tile.sort)
    if owner != seat:
        return Refusal.CRAFTSMAN_NOT_AT_HOME
    if craftsman == NOTHING or not (nation.craftsmen >> craftsman) & 1:
        return Refusal.NO_CRAFTSMAN_FOR_IT
    if tile.marks & Mark.CRAFTSMAN:
        return Refusal.CRAFTSMAN_ALREADY
    if tile.marks & Mark.WAR:
        return Refusal.CRAFTSMAN_ON_PILLAGED
    if trying:
        return ALLOWED
    nation.hand[Token.CRAFTSMAN] -= 1
    nation.craftsmen &= ~(1 << craftsman)
    tile.marks |= Mark.CRAFTSMAN
    note_what_fits(state, seat)
    tell(state, Event.CRAFTSMAN_LAID, seat, tile.x, tile.y)
    return ALLOWED


@rule
def craftsman_for(state: State, sort: int) -> int:
    """The craftsman that works on such a tile: that of the printed village resource, or NOTHING."""
    if state.sorts[sort].stack != Stack.BLUE:
        return NOTHING
    return state.sorts[sort].gives[0] - FIRST_OF_VILLAGE
