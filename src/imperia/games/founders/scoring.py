"""Points and places: clauses F6.3 and F6.4."""

from imperia.games.founders.names import COIN, CRAFTSMAN, WAR, Source
from imperia.games.founders.pieces import CRAFTSMAN_POINTS, Stack, Token
from imperia.kernel.rule import rule

KINDS_OF_TOKENS = len(Token)


@rule
def victory_points(state, seat):
    """On victory tiles that are not pillaged."""
    nation = state.seats[seat]
    points = 0
    for number in range(nation.size):
        tile = nation.tiles[number]
        if tile.marks & WAR == 0:
            points += state.sorts[tile.sort].points
    return points


@rule
def craftsman_points(state, seat):
    """For craftsmen that lie on a tile which is not pillaged."""
    nation = state.seats[seat]
    points = 0
    for number in range(nation.size):
        if nation.tiles[number].marks & (CRAFTSMAN | WAR) == CRAFTSMAN:
            points += CRAFTSMAN_POINTS
    return points


@rule
def token_points(state, seat):
    """For tokens in the hand; coins on own tiles are taken first."""
    nation = state.seats[seat]
    points = 0
    for kind in range(KINDS_OF_TOKENS):
        points += nation.hand[kind]
    for number in range(nation.size):
        points += nation.tiles[number].marks & COIN != 0
    return points


@rule
def victory_tiles(state, seat):
    """F6.4: pillaged ones too."""
    nation = state.seats[seat]
    count = 0
    for number in range(nation.size):
        count += state.sorts[nation.tiles[number].sort].stack == Stack.VICTORY
    return count


@rule
def score(state, points):
    """As if the game ended now."""
    for seat in range(state.options.players):
        points[seat, Source.VICTORY] = victory_points(state, seat)
        points[seat, Source.CRAFTSMEN] = craftsman_points(state, seat)
        points[seat, Source.TOKENS] = token_points(state, seat)
        points[seat, Source.SWAPS] = -state.seats[seat].swaps


@rule
def standing(state, seat):
    """What orders the seats: points, then victory tiles (F6.4)."""
    points = victory_points(state, seat) + craftsman_points(state, seat) + token_points(state, seat)
    return points - state.seats[seat].swaps, victory_tiles(state, seat)


@rule
def rank(state, places):
    players = state.options.players
    for seat in range(players):
        places[seat] = 0
    for seat in range(players):
        mine = standing(state, seat)
        for other in range(seat):
            theirs = standing(state, other)
            places[seat] += theirs > mine
            places[other] += mine > theirs
