"""What can be seen at once of an answer: which token to play, and where, and which stack to open a tile from.

What a token brings is estimated, because trying it out would take a GPU many times as long: a coin or a
carriage by the tile that could then be added, a war token by what is lost, a craftsman by its points. Looking
one decision ahead shows nothing of a token: choosing it changes nothing yet.
"""

from __future__ import annotations

from imperia.games.founders.evaluation import (
    LONG,
    POINT,
    TO_COME,
    best_to_add,
    gain,
    production,
    turns_to_come,
    wishes,
    worth_of_giving,
    worth_of_sort,
)
from imperia.games.founders.moving_pieces import lay_carriage
from imperia.games.founders.names import NOTHING, Mark, actions
from imperia.games.founders.outlook import (
    FIRST_AT,
    MOST_GIVING,
    MOST_PROSPECTS,
    NO_PLACE,
    RESOURCES,
    Prospect,
    Reckoning,
    forget_market,
    given_by,
    needs_lacking,
    note_in_market,
    note_sets,
    promise_of,
    wanted_by_others,
)
from imperia.games.founders.outlook_beyond import look_into_stacks
from imperia.games.founders.outlook_of_others import note_who_is_behind
from imperia.games.founders.pieces import CRAFTSMAN_POINTS, FULL_ROW, MOST_POINTS, STACKS, Stack, Token
from imperia.games.founders.scoring import craftsman_points_on, victory_points_on
from imperia.games.founders.state import Seat, State
from imperia.games.founders.supply import (
    FULL_WORD,
    begin_survey,
    count_tile,
    count_united,
    finish_survey,
    fits_somewhere,
    fits_without_swap,
    places_beside,
    produces,
)
from imperia.games.founders.tokens import KINDS_OF_TOKENS, ROOM_OF_A_SEAT, has_target, lay_token
from imperia.games.founders.turn import ROWS
from imperia.kernel.actions import ALLOWED
from imperia.kernel.record import Many
from imperia.kernel.rule import rule

NO_TOKEN, FIRST_STACK, FIRST_TOKEN, FIRST_RESOURCE = (
    actions.kinds[name].code for name in ("no-token", "open", "token", "resource")
)
UNKNOWN = -1
WORST = -1_000_000  # hundredths of a point


@rule
def begin_reckoning(state: State, seat: int, reckoning: Reckoning) -> None:
    reckoning.wished = wishes(state)
    reckoning.given, _ = production(state, seat, reckoning.wished)
    reckoning.best = best_to_add(state, seat, reckoning.wished, reckoning.given)
    note_who_is_behind(state, seat, reckoning.behind)
    reckoning.promise = UNKNOWN
    for resource in range(RESOURCES):
        reckoning.best_with[resource] = UNKNOWN


# ----- Which token, and where


@rule
def look_at_tokens(state: State, seat: int, prospects: Many[Prospect], reckoning: Reckoning) -> int:
    """Look at each token at its best target. Carriages and craftsmen come after coins: they change the
    survey, and coins are judged by that of the nation as it is."""
    prospects[0].code = NO_TOKEN
    prospects[0].merit = 0
    count = 1
    for kind in range(KINDS_OF_TOKENS):
        if state.seats[seat].hand[kind] > 0 and has_target(state, seat, kind):
            prospects[count].merit = WORST
            for owner in range(state.options.players):
                for number in range(state.seats[owner].size):
                    if lay_token(state, seat, kind, owner, number, True) == ALLOWED:
                        reckon_with_token(state, seat, kind, owner, number, prospects[count], reckoning)
            prospects[count].code = FIRST_TOKEN + kind
            count += 1
    return count


@rule
def look_at_targets(state: State, seat: int, prospects: Many[Prospect], reckoning: Reckoning) -> int:
    """Look at the targets of the token that is being played."""
    count = 0
    players = state.options.players
    for steps in range(players):  # codes are counted from the seat
        owner = (seat + steps) % players
        for number in range(state.seats[owner].size):
            allowed = lay_token(state, seat, state.token, owner, number, True) == ALLOWED
            if allowed and count < MOST_PROSPECTS - 1:
                prospects[count].merit = WORST
                reckon_with_token(state, seat, state.token, owner, number, prospects[count], reckoning)
                prospects[count].code = FIRST_AT + steps * ROOM_OF_A_SEAT[players] + number
                count += 1
    return count


@rule
def look_at_resources(state: State, seat: int, prospects: Many[Prospect], reckoning: Reckoning) -> int:
    """Look at the two resources that the tile gives."""
    gives = state.sorts[state.seats[state.coin_seat].tiles[state.coin_tile].sort].gives
    for choice in range(len(gives)):
        prospects[choice].code = FIRST_RESOURCE + gives[choice]
        prospects[choice].merit = WORST
        note_if_better(prospects[choice], more_to_add(state, seat, gives[choice], reckoning), 0)
    return len(gives)


@rule
def reckon_with_token(
    state: State, seat: int, kind: int, owner: int, number: int, best: Prospect, reckoning: Reckoning
) -> None:
    """Note the token in `best` if it brings more here; one kept in the hand is worth a point (F6.3)."""
    tile = state.seats[owner].tiles[number]
    if kind == Token.WAR:
        lost = POINT * (victory_points_on(state, tile) + craftsman_points_on(tile))
        lost += worth_of_producing(state, owner, number, reckoning)
        note_if_better(best, -POINT, max(lost - reckoning.behind[owner], 0))
    elif kind == Token.COIN:
        gives = state.sorts[tile.sort].gives
        for choice in range(len(gives)):
            if gives[choice] != NOTHING:  # the tile's owner gets the coin
                more = more_to_add(state, seat, gives[choice], reckoning)
                note_if_better(best, more - POINT, min(reckoning.behind[owner] - POINT, 0))
    elif kind == Token.CARRIAGE:
        gained = gain_of_carriage(state, seat, number, reckoning) - POINT
        if gained > best.merit:
            note_market(reckoning.market, best)
            if reckoning.thorough:  # nothing is given anew: the survey has the carriage
                look_into_stacks(state, state.seats[seat], 0, reckoning.supplied, best)
        note_if_better(best, gained, 0)
    else:
        points = POINT * (CRAFTSMAN_POINTS - 1)
        gained = points - worth_of_producing(state, owner, number, reckoning)
        if reckoning.thorough and gained > best.merit:
            best.spoiled = spoiled_by_craftsman(state, seat, number, reckoning)
        note_if_better(best, gained, 0)


@rule
def note_if_better(best: Prospect, gained: int, harm: int) -> None:
    if gained + harm > best.merit:
        best.merit = gained + harm
        best.giving = min(max(gained + POINT, 0), MOST_GIVING)
        best.harm = min(max(harm, 0), MOST_GIVING)


@rule
def note_market(seen: Prospect, prospect: Prospect) -> None:
    prospect.ready = seen.ready
    prospect.near = seen.near
    prospect.far = seen.far
    prospect.cities = seen.cities
    prospect.cities_near = seen.cities_near
    prospect.villages = seen.villages


@rule
def worth_of_producing(state: State, owner: int, number: int, reckoning: Reckoning) -> int:
    """What a nation loses when one of its tiles no longer gives anything."""
    nation = state.seats[owner]
    if not produces(state, nation.tiles[number]):
        return 0
    given = 0
    for other in range(nation.size):
        if other != number and produces(state, nation.tiles[other]):
            given |= given_by(state, nation.tiles[other].sort)
    worth = 0
    gives = state.sorts[nation.tiles[number].sort].gives
    for choice in range(len(gives)):
        if gives[choice] != NOTHING:
            worth += worth_of_giving(reckoning.wished, given, gives[choice])
    return worth


# ----- What could be added with a token


@rule
def more_to_add(state: State, seat: int, resource: int, reckoning: Reckoning) -> int:
    """How much more the best tile would bring if the seat bought a resource."""
    if reckoning.best_with[resource] == UNKNOWN:
        for word in range(state.survey.words):
            reckoning.supplied[word] = FULL_WORD  # F5.2: at any cell
        reckoning.best_with[resource] = best_of_rows(state, seat, 1 << resource, reckoning)
    return (reckoning.best_with[resource] - reckoning.best) * TO_COME // 100


@rule
def best_of_rows(state: State, seat: int, bought: int, reckoning: Reckoning) -> int:
    """What the best face-up tile would bring that can be added now, or fits, by the survey, with `bought`."""
    nation = state.seats[seat]
    best = reckoning.best
    for stack in range(ROWS):
        for place in range(state.row_size[stack]):
            sort = state.rows[stack, place]
            if not fits_without_swap(nation, sort):
                worth = worth_of_sort(state, reckoning.wished, reckoning.given, sort)
                if worth > best:
                    note_sets(state, nation, sort, bought, reckoning.sets)
                    lacking = needs_lacking(state, NO_PLACE, reckoning.supplied, reckoning.sets)
                    best = worth if lacking == 0 else best
    return best


@rule
def gain_of_carriage(state: State, seat: int, number: int, reckoning: Reckoning) -> int:
    """How much more the seat could add with a carriage here, and how much more of the market would fit. The
    carriage is taken away again, but the survey stays as it is with the carriage."""
    nation = state.seats[seat]
    begin_with_market(state, nation, reckoning)
    for other in range(nation.size):
        reckoning.unions[other] = nation.tiles[other].union
    lay_carriage(nation, number)
    survey_by_what_is_beside(state, seat, reckoning)
    nation.tiles[number].marks &= ~Mark.CARRIAGE
    for other in range(nation.size):
        nation.tiles[other].union = reckoning.unions[other]
    see_market_now(state, nation, reckoning)
    best = best_of_rows(state, seat, 0, reckoning)
    more = (promise_of(reckoning.market) - reckoning.promise) * turns_to_come(state) // LONG
    return (best - reckoning.best) * TO_COME // 100 + more


@rule
def spoiled_by_craftsman(state: State, seat: int, number: int, reckoning: Reckoning) -> int:
    """Points of victory tiles that would no longer fit if the tile gave nothing. The survey stays as it would
    be then."""
    nation = state.seats[seat]
    begin_with_market(state, nation, reckoning)
    marks = nation.tiles[number].marks
    nation.tiles[number].marks |= Mark.CRAFTSMAN
    survey_by_what_is_beside(state, seat, reckoning)
    nation.tiles[number].marks = marks
    see_market_now(state, nation, reckoning)
    return reckoning.ready - reckoning.market.ready


@rule
def begin_with_market(state: State, nation: Seat, reckoning: Reckoning) -> None:
    """See the market as it is now, once for all tokens."""
    if reckoning.promise == UNKNOWN:
        note_what_is_beside(state, nation, reckoning)
        see_market_now(state, nation, reckoning)
        reckoning.promise = promise_of(reckoning.market)
        reckoning.ready = reckoning.market.ready


@rule
def note_what_is_beside(state: State, nation: Seat, reckoning: Reckoning) -> None:
    """Note the places beside each tile, once for all carriages and craftsmen: these change what is united or
    given, but not what lies beside what."""
    for number in range(nation.size):
        for word in range(state.survey.words):
            reckoning.beside[number, word] = places_beside(nation, nation.tiles[number], word)


@rule
def survey_by_what_is_beside(state: State, seat: int, reckoning: Reckoning) -> None:
    """Does what `supply.survey_nation` does, but faster."""
    nation = state.seats[seat]
    begin_survey(state, nation)
    for word in range(state.survey.words):
        for number in range(nation.size):
            tile = nation.tiles[number]
            if tile.union == 0 and produces(state, tile):
                count_tile(state, nation, number, word, reckoning.beside[number, word])
            elif tile.union == 1 + number:  # the first one of its union
                reached = beside_union(nation, tile.union, word, reckoning)
                count_united(state, nation, tile.union, word, reached)
    finish_survey(state, seat)


@rule
def beside_union(nation: Seat, union: int, word: int, reckoning: Reckoning) -> int:
    reached = 0
    for number in range(nation.size):
        if nation.tiles[number].union == union:
            reached |= reckoning.beside[number, word]
    return reached


@rule
def see_market_now(state: State, nation: Seat, reckoning: Reckoning) -> None:
    """Note what fits as things are, and what nearly fits."""
    forget_market(reckoning.market)
    for word in range(state.survey.words):
        reckoning.supplied[word] = 0
    for stack in range(Stack.BLUE, ROWS):
        for row in range(state.row_size[stack]):
            sort = state.rows[stack, row]
            note_sets(state, nation, sort, 0, reckoning.sets)
            lacking = needs_lacking(state, NO_PLACE, reckoning.supplied, reckoning.sets)
            note_in_market(state, stack, sort, lacking, reckoning.market)


# ----- Opening a tile


@rule
def look_at_stacks(state: State, seat: int, prospects: Many[Prospect], reckoning: Reckoning) -> int:
    """Judge each stack by the best tile that could then be added, on average over the tiles in it."""
    count = 0
    for stack in range(STACKS):
        left = state.stack_left[stack]
        if left > 0:
            prospect = prospects[count]
            prospect.code = FIRST_STACK + stack
            stays = best_that_stays(state, seat, stack, reckoning)
            total = 0
            wanted = 0
            for place in range(left):
                sort = state.stacks[stack, place]
                brings = 0
                if fits_somewhere(state.seats[seat], sort):
                    brings = gain(state, seat, reckoning.wished, reckoning.given, sort)
                total += max(stays, brings)
                wanted += wanted_by_others(state, seat, sort)
            prospect.merit = total // left
            prospect.wanted = min(wanted * 3 // left, 3 * MOST_POINTS)
            count += 1
    return count


@rule
def best_that_stays(state: State, seat: int, opened: int, reckoning: Reckoning) -> int:
    """What the best face-up tile that stays would bring: a full row leaves before a tile is opened (F3.1)."""
    if state.row_size[opened] < FULL_ROW:
        return reckoning.best
    best = 0
    for stack in range(ROWS):
        for place in range(state.row_size[stack]):
            sort = state.rows[stack, place]
            if stack != opened and fits_somewhere(state.seats[seat], sort):
                best = max(best, gain(state, seat, reckoning.wished, reckoning.given, sort))
    return best
