"""Points and places: clauses F6.3 and F6.4."""

from __future__ import annotations

from imperia.games.founders.names import Mark
from imperia.games.founders.pieces import CRAFTSMAN_POINTS, Stack, Token
from imperia.games.founders.state import State, Tile
from imperia.kernel.record import Grid, Numbers
from imperia.kernel.rule import rule

KINDS_OF_TOKENS = len(Token)


@rule
def victory_points_on(state: State, tile: Tile) -> int:
    """The points that a tile itself is worth; a pillaged one has none."""
    return 0 if tile.marks & Mark.WAR else state.sorts[tile.sort].points


@rule
def craftsman_points_on(tile: Tile) -> int:
    """The points for a craftsman, if one lies on the tile and the tile is not pillaged."""
    return CRAFTSMAN_POINTS if tile.marks & (Mark.CRAFTSMAN | Mark.WAR) == Mark.CRAFTSMAN else 0


@rule
def points_by_source(state: State, seat: int) -> tuple[int, int, int, int]:
    """The points of victory tiles, craftsmen, tokens and swaps, as if the game ended now. Coins on the seat's
    own tiles count like tokens in the hand, because they are taken before points are counted."""
    nation = state.seats[seat]
    victory = 0
    craftsmen = 0
    tokens = 0
    for number in range(nation.size):
        tile = nation.tiles[number]
        victory += victory_points_on(state, tile)
        craftsmen += craftsman_points_on(tile)
        tokens += tile.marks & Mark.COIN != 0
    for kind in range(KINDS_OF_TOKENS):
        tokens += nation.hand[kind]
    return victory, craftsmen, tokens, -nation.swaps


@rule
def total(state: State, seat: int) -> int:
    victory, craftsmen, tokens, swaps = points_by_source(state, seat)
    return victory + craftsmen + tokens + swaps


@rule
def score(state: State, points: Grid) -> None:
    for seat in range(state.options.players):
        by_source = points_by_source(state, seat)
        for source in range(len(by_source)):
            points[seat, source] = by_source[source]


@rule
def victory_tiles(state: State, seat: int) -> int:
    """F6.4: the victory tiles in the nation, pillaged ones included."""
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
    for seat in range(state.options.players):
        mine = standing(state, seat)
        places[seat] = 0
        for other in range(state.options.players):
            places[seat] += standing(state, other) > mine
