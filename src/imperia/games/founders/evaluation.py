"""How good a position looks to a bot that does not search, in hundredths of a point.

Only `settled` (F6.2) is a clause of the rules. The rest counts the points as they stand and what people see
coming: tiles that fit now, resources that face-up tiles need, tokens and what they are good for, and victory
tiles that are open to war.
"""

from __future__ import annotations

from imperia.games.founders.names import NOTHING, Decision, Mark, Prescribed
from imperia.games.founders.pieces import BASICS, FIRST_OF_CITY, MOST_NEEDS, STACKS, Stack, Token
from imperia.games.founders.scoring import craftsman_points_on, total, victory_points_on
from imperia.games.founders.state import State
from imperia.games.founders.supply import fits_somewhere, fits_without_swap, produces
from imperia.games.founders.tokens import is_farthest, lay_craftsman
from imperia.kernel.actions import ALLOWED
from imperia.kernel.record import Numbers
from imperia.kernel.rule import rule
from imperia.kernel.verbs import FREE

POINT = 100
WISH_BITS = 4  # for each resource, in one number
MOST_WISHED = (1 << WISH_BITS) - 1
LONG = 6  # turns of a seat; with fewer to come, what is only promised is worth less

# In hundredths of a point.
FITS = 45  # for each point of a victory tile that could be laid now
IN_REACH = 14  # for each point, if all needs are given somewhere in the nation
BEGUN = 5  # for each point, if at least one of the needs is
CITY_FITS = 30
VILLAGE_FITS = 12
GIVEN = 9  # for a resource that is given, and again for each wish for it
AGAIN = 4  # for each wish, if another tile gives the resource too
BASIC = 14  # for each basic resource that is given
EXPOSED = 12  # percent of the points of a victory tile that anybody could pillage
THREATENED = 40  # percent of the same, if another seat has a war token
WORKLESS = 40  # a craftsman in the hand that could be laid
SWAPPED = 130  # what a swap costs: a point, and the tile that is lost
TO_COME = 90  # percent of what the best tile that fits would bring, to the seat that is about to add one


# ----- What tiles bring


@rule
def wishes(state: State) -> int:
    """How much face-up tiles ask for each resource: points of victory tiles, and 1 for each city tile."""
    wished = 0
    for stack in range(Stack.PURPLE, Stack.VICTORY + 1):
        for place in range(state.row_size[stack]):
            sort = state.rows[stack, place]
            weight = state.sorts[sort].points if stack == Stack.VICTORY else 1
            for number in range(MOST_NEEDS):
                need = state.sorts[sort].needs[number]
                if need != NOTHING:
                    grown = min(MOST_WISHED, wish_for(wished, need) + weight)
                    wished += (grown - wish_for(wished, need)) << (need * WISH_BITS)
    return wished


@rule
def wish_for(wished: int, resource: int) -> int:
    return (wished >> (resource * WISH_BITS)) & MOST_WISHED


@rule
def worth_of_giving(wished: int, given: int, resource: int) -> int:
    """The worth of one more tile that gives the resource; `given` are those given already, as bits."""
    wish = wish_for(wished, resource)
    worth = AGAIN * wish if (given >> resource) & 1 else GIVEN * (1 + wish)
    if resource < BASICS and not (given >> resource) & 1:
        worth += BASIC
    return worth


@rule
def worth_of_sort(state: State, wished: int, given: int, sort: int) -> int:
    """What adding a tile of this sort would bring."""
    stack = state.sorts[sort].stack
    if stack == Stack.VICTORY:
        return POINT * state.sorts[sort].points
    worth = 0
    for number in range(2):
        resource = state.sorts[sort].gives[number]
        if resource != NOTHING:
            worth += worth_of_giving(wished, given, resource)
    return worth + POINT if grants_a_token(state, sort) else worth


@rule
def grants_a_token(state: State, sort: int) -> bool:
    """Whether this is a city tile whose token is still in the reserve."""
    return state.sorts[sort].stack == Stack.PURPLE and (
        state.reserve[state.sorts[sort].gives[0] - FIRST_OF_CITY] > 0
    )


# ----- What a nation promises


@rule
def production(state: State, seat: int, wished: int) -> tuple[int, int]:
    """The resources that the nation gives, as bits, and what that promises."""
    nation = state.seats[seat]
    given = 0
    promise = 0
    for number in range(nation.size):
        tile = nation.tiles[number]
        if produces(state, tile):
            for choice in range(2):
                resource = state.sorts[tile.sort].gives[choice]
                if resource != NOTHING:
                    promise += worth_of_giving(wished, given, resource)
                    given |= 1 << resource
    return given, promise


@rule
def promise_of_market(state: State, seat: int, given: int) -> int:
    """What the face-up tiles promise: those that fit now, and victory tiles whose needs are partly met."""
    nation = state.seats[seat]
    promise = 0
    for stack in range(Stack.BLUE, Stack.VICTORY + 1):
        for place in range(state.row_size[stack]):
            sort = state.rows[stack, place]
            if fits_without_swap(nation, sort):
                promise += worth_of_fitting(state, sort)
            elif stack == Stack.VICTORY:
                promise += state.sorts[sort].points * nearness(state, sort, given)
    return promise


@rule
def worth_of_fitting(state: State, sort: int) -> int:
    """The worth of a face-up tile that could be laid now."""
    stack = state.sorts[sort].stack
    if stack == Stack.VICTORY:
        return FITS * state.sorts[sort].points
    return CITY_FITS if stack == Stack.PURPLE else VILLAGE_FITS


@rule
def nearness(state: State, sort: int, given: int) -> int:
    """What each point of a victory tile that does not fit yet is worth, by what the nation gives anywhere."""
    needed = state.sorts[sort].needed
    if needed & given == needed:
        return IN_REACH
    return BEGUN if needed & given != 0 else 0


@rule
def danger(state: State, seat: int) -> int:
    """What war may cost: the most points on a tile that is the farthest of its column, times the threat."""
    nation = state.seats[seat]
    at_stake = 0
    for number in range(nation.size):
        points = victory_points_on(state, nation.tiles[number]) + craftsman_points_on(nation.tiles[number])
        if points > at_stake and is_farthest(nation, number):
            at_stake = points
    return at_stake * threat(state, seat)


@rule
def threat(state: State, seat: int) -> int:
    """How much of what war could take counts as lost, in percent."""
    for other in range(state.options.players):
        if other != seat and state.seats[other].hand[Token.WAR] > 0:
            return THREATENED
    return EXPOSED


@rule
def craftsmen_without_work(state: State, seat: int) -> int:
    nation = state.seats[seat]
    count = 0
    for number in range(nation.size):
        count += lay_craftsman(state, seat, seat, number, True) == ALLOWED
    return min(count, nation.hand[Token.CRAFTSMAN])


@rule
def gain(state: State, seat: int, wished: int, given: int, sort: int) -> int:
    """What adding a tile that fits somewhere would bring, less what a swap costs where it takes one."""
    worth = worth_of_sort(state, wished, given, sort)
    return worth if fits_without_swap(state.seats[seat], sort) else worth - SWAPPED


@rule
def best_to_add(state: State, seat: int, wished: int, given: int) -> int:
    """What the best face-up tile that fits would bring."""
    best = 0
    for stack in range(Stack.VICTORY + 1):
        for place in range(state.row_size[stack]):
            sort = state.rows[stack, place]
            if fits_somewhere(state.seats[seat], sort):
                best = max(best, gain(state, seat, wished, given, sort))
    return best


@rule
def still_to_add(state: State, wished: int, given: int) -> int:
    """What the seat that is asked will still gain this turn by adding a tile."""
    if state.decision == Decision.PLACE:
        return gain(state, state.actor, wished, given, state.sort)
    if Decision.OPEN <= state.decision <= Decision.TILE:
        return best_to_add(state, state.actor, wished, given) * TO_COME // 100
    return 0


@rule
def turns_to_come(state: State) -> int:
    """About how many turns each seat still has, at most LONG."""
    left = 0
    for stack in range(STACKS):
        left += state.stack_left[stack]
    return min(LONG, left // state.options.players, 2 * state.row_size[Stack.VICTORY])


@rule
def evaluate(state: State, values: Numbers) -> None:
    """Write what each seat can hope for into `values[seat]`; at the end, its points."""
    players = state.options.players
    for seat in range(players):
        values[seat] = POINT * total(state, seat)
    if state.decision == Decision.OVER:
        return
    wished = wishes(state)
    turns = turns_to_come(state)
    for seat in range(players):
        given, promise = production(state, seat, wished)
        promise += promise_of_market(state, seat, given)
        values[seat] += promise * turns // LONG - danger(state, seat)
        values[seat] += WORKLESS * craftsmen_without_work(state, seat)
        if seat == state.actor:
            values[seat] += still_to_add(state, wished, given)


# ----- F6.2: when a bot agrees to end the game


@rule
def gives(state: State, sort: int, resource: int) -> bool:
    return state.sorts[sort].gives[0] == resource or state.sorts[sort].gives[1] == resource


@rule
def is_given_anywhere(state: State, resource: int) -> bool:
    """Whether a tile gives the resource: in a row, in a stack, or in a nation unless it is pillaged or under
    a craftsman, which stays so."""
    for seat in range(state.options.players):
        nation = state.seats[seat]
        for number in range(nation.size):
            tile = nation.tiles[number]
            if tile.marks & (Mark.WAR | Mark.CRAFTSMAN) == 0 and gives(state, tile.sort, resource):
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
def nothing_left(state: State) -> bool:
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


@rule
def settled(state: State, seat: int) -> int:
    """F6.2: a bot makes no proposal of its own (ruling), and agrees to one only if nothing is left."""
    if state.decision == Decision.PROPOSE:
        return Prescribed.GO_ON
    if state.decision == Decision.ANSWER:
        return Prescribed.AGREE if nothing_left(state) else Prescribed.REFUSE
    return FREE
