"""Points and places: clauses F6.3 and F6.4."""

from __future__ import annotations

from imperia.games.founders.names import COIN, CRAFTSMAN, WAR, Source
from imperia.games.founders.pieces import CRAFTSMAN_POINTS, Stack, Token
from imperia.games.founders.state import State, Tile
from imperia.kernel.record import Grid, Numbers
from imperia.kernel.rule import rule

KINDS_OF_TOKENS = len(Token)


@rule
def victory_points_on(state: State, tile: Tile) -> int:
    """A pillaged tile has none."""
    return 0 if tile.marks & WAR else state.sorts[tile.sort].points


@rule
def craftsman_points_on(tile: Tile) -> int:
    """For a craftsman that lies on a tile which is not pillaged."""
    return CRAFTSMAN_POINTS if tile.marks & (CRAFTSMAN | WAR) == CRAFTSMAN else 0


@rule
def victory_points(state: State, seat: int) -> int:
    nation = state.seats[seat]
    points = 0
    for number in range(nation.size):
        points += victory_points_on(state, nation.tiles[number])
    return points


@rule
def craftsman_points(state: State, seat: int) -> int:
    nation = state.seats[seat]
    points = 0
    for number in range(nation.size):
        points += craftsman_points_on(nation.tiles[number])
    return points


@rule
def token_points(state: State, seat: int) -> int:
    """For tokens in the hand; coins on own tiles are taken first."""
    nation = state.seats[seat]
    points = 0
    for kind in range(KINDS_OF_TOKENS):
        points += nation.hand[kind]
    for number in range(nation.size):
        points += nation.tiles[number].marks & COIN != 0
    return points


@rule
def total(state: State, seat: int) -> int:
    """From all sources, as if the game ended now."""
    points = victory_points(state, seat) + craftsman_points(state, seat) + token_points(state, seat)
    return points - state.seats[seat].swaps


@rule
def score(state: State, points: Grid) -> None:
    for seat in range(state.options.players):
        points[seat, Source.VICTORY] = victory_points(state, seat)
        points[seat, Source.CRAFTSMEN] = craftsman_points(state, seat)
        points[seat, Source.TOKENS] = token_points(state, seat)
        points[seat, Source.SWAPS] = -state.seats[seat].swaps


@rule
def victory_tiles(state: State, seat: int) -> int:
    """F6.4: pillaged ones too."""
    nation = state.seats[seat]
    count = 0
    for number in range(nation.size):
        count += state.sorts[nation.tiles[number].sort].stack == Stack.VICTORY
    return count


@rule
def standing(state: State, seat: int) -> tuple[int, int]:
    """What orders the seats: points, then victory tiles (F6.4)."""
    return total(state, seat), victory_tiles(state, seat)


@rule
def rank(state: State, places: Numbers) -> None:
    players = state.options.players
    for seat in range(players):
        places[seat] = 0
    for seat in range(players):
        mine = standing(state, seat)
        for other in range(seat):
            theirs = standing(state, other)
            places[seat] += theirs > mine
            places[other] += mine > theirs
