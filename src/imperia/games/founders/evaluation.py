"""How good a position looks to a player who does not search: hundredths of a point, for bots.

Not a clause of the rules, but for `nothing_left` (F6.2).
"""

from imperia.games.founders.names import CRAFTSMAN, NOTHING, WAR
from imperia.games.founders.pieces import FIRST_OF_CITY, MOST_NEEDS, STACKS, Stack
from imperia.games.founders.scoring import craftsman_points, token_points, victory_points
from imperia.kernel.rule import entry, rule

POINT = 100


@rule
def evaluate(state, values):
    for seat in range(state.options.players):
        values[seat] = POINT * (
            victory_points(state, seat)
            + craftsman_points(state, seat)
            + token_points(state, seat)
            - state.seats[seat].swaps
        )


# ----- F6.2: when a bot agrees to end the game


@rule
def grants_a_token(state, sort):
    """A city tile whose token is still in reserve."""
    return state.sorts[sort].stack == Stack.PURPLE and (
        state.reserve[state.sorts[sort].gives[0] - FIRST_OF_CITY] > 0
    )


@rule
def gives(state, sort, resource):
    return state.sorts[sort].gives[0] == resource or state.sorts[sort].gives[1] == resource


@rule
def is_given_anywhere(state, resource):
    """In a nation (unless pillaged or under a craftsman: that stays so), a row or a stack."""
    for seat in range(state.options.players):
        nation = state.seats[seat]
        for number in range(nation.size):
            tile = nation.tiles[number]
            if tile.marks & (WAR | CRAFTSMAN) == 0 and gives(state, tile.sort, resource):
                return True
    for stack in range(STACKS):
        for place in range(state.row_size[stack]):
            if gives(state, state.rows[stack, place], resource):
                return True
        for place in range(state.stack_left[stack]):
            if gives(state, state.stacks[stack, place], resource):
                return True
    return False


@rule
def nothing_left(state):
    """F6.2: no token to be had, and no victory tile that anybody could still add."""
    for place in range(state.row_size[Stack.PURPLE]):
        if grants_a_token(state, state.rows[Stack.PURPLE, place]):
            return False
    for place in range(state.stack_left[Stack.PURPLE]):
        if grants_a_token(state, state.stacks[Stack.PURPLE, place]):
            return False
    for place in range(state.row_size[Stack.VICTORY]):
        needs = state.sorts[state.rows[Stack.VICTORY, place]].needs
        possible = True
        for number in range(MOST_NEEDS):
            if needs[number] != NOTHING and not is_given_anywhere(state, needs[number]):
                possible = False
        if possible:
            return False
    return True


@entry
def nothing_left_all(states, nothing):
    for i in range(len(states)):
        nothing[i] = nothing_left(states[i])
