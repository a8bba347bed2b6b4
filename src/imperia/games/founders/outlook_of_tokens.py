"""What shows at once of an answer: which token to play, and where, and which stack to open a tile from.

What a token does is tried out, and then the position is judged with the tile that could be added best. Greedy
players look no further than to the choice of a token, after which nothing has happened yet.
"""

from __future__ import annotations

from imperia.games.founders.evaluation import best_to_add, evaluate, gain, production, wishes
from imperia.games.founders.names import NOBODY, NOTHING, Decision, actions
from imperia.games.founders.outlook import MOST_GIVING, MOST_PROSPECTS, Prospect, wanted_by_others
from imperia.games.founders.pieces import FULL_ROW, MOST_POINTS, STACKS
from imperia.games.founders.state import State
from imperia.games.founders.supply import fits_somewhere
from imperia.games.founders.tokens import KINDS_OF_TOKENS, ROOM_OF_A_SEAT, buy, has_target, lay_token
from imperia.games.founders.turn import ROWS
from imperia.kernel.actions import ALLOWED
from imperia.kernel.record import Many, Numbers
from imperia.kernel.rule import rule

NO_TOKEN, FIRST_STACK, FIRST_TOKEN, FIRST_RESOURCE, FIRST_AT = (
    actions.kinds[name].code for name in ("no-token", "open", "token", "resource", "at")
)
TRIALS = 2  # of a token, and of what it may buy
WORST = -1_000_000  # hundredths of a point


# ----- Tokens


@rule
def look_at_tokens(
    state: State, seat: int, prospects: Many[Prospect], trials: Many[State], values: Numbers
) -> int:
    """Each at its best target."""
    prospect = prospects[0]
    prospect.merit = WORST
    trials[0] = state
    judge(trials[0], seat, prospect, values)
    prospect.code = NO_TOKEN
    count = 1
    for kind in range(KINDS_OF_TOKENS):
        if state.seats[seat].hand[kind] > 0 and has_target(state, seat, kind):
            prospect = prospects[count]
            prospect.merit = WORST
            for owner in range(state.options.players):
                for number in range(state.seats[owner].size):
                    if lay_token(state, seat, kind, owner, number, True) == ALLOWED:
                        try_token(state, seat, kind, owner, number, prospect, trials, values)
            prospect.code = FIRST_TOKEN + kind
            count += 1
    note_changes(state, seat, prospects, count, values)
    return count


@rule
def look_at_targets(
    state: State, seat: int, prospects: Many[Prospect], trials: Many[State], values: Numbers
) -> int:
    """Of the token that is being played."""
    count = 0
    players = state.options.players
    for steps in range(players):  # codes are counted from the seat
        owner = (seat + steps) % players
        for number in range(state.seats[owner].size):
            allowed = lay_token(state, seat, state.token, owner, number, True) == ALLOWED
            if allowed and count < MOST_PROSPECTS - 1:
                prospect = prospects[count]
                prospect.merit = WORST
                try_token(state, seat, state.token, owner, number, prospect, trials, values)
                prospect.code = FIRST_AT + steps * ROOM_OF_A_SEAT[players] + number
                count += 1
    note_changes(state, seat, prospects, count, values)
    return count


@rule
def look_at_resources(
    state: State, seat: int, prospects: Many[Prospect], trials: Many[State], values: Numbers
) -> int:
    """Of the two that a tile gives."""
    gives = state.sorts[state.seats[state.coin_seat].tiles[state.coin_tile].sort].gives
    for choice in range(len(gives)):
        prospects[choice].merit = WORST
        trials[0] = state
        try_buying(trials[0], seat, gives[choice], prospects[choice], values)
        prospects[choice].code = FIRST_RESOURCE + gives[choice]
    note_changes(state, seat, prospects, len(gives), values)
    return len(gives)


@rule
def try_token(
    state: State,
    seat: int,
    kind: int,
    owner: int,
    number: int,
    best: Prospect,
    trials: Many[State],
    values: Numbers,
) -> None:
    trials[0] = state
    trial = trials[0]
    lay_token(trial, seat, kind, owner, number, False)
    if trial.coin_seat == NOBODY:
        judge(trial, seat, best, values)
        return
    gives = state.sorts[state.seats[owner].tiles[number].sort].gives
    for choice in range(len(gives)):
        trials[1] = trial
        try_buying(trials[1], seat, gives[choice], best, values)


@rule
def try_buying(trial: State, seat: int, resource: int, best: Prospect, values: Numbers) -> None:
    trial.coin_seat = NOBODY
    trial.coin_tile = NOTHING
    buy(trial, seat, resource)
    judge(trial, seat, best, values)


@rule
def judge(trial: State, seat: int, best: Prospect, values: Numbers) -> None:
    """Note what came of it if that is better than all before."""
    trial.token = NOTHING
    trial.decision = Decision.TILE
    evaluate(trial, values)
    others = best_of_the_others(values, seat, trial.options.players)
    if values[seat] - others > best.merit:
        best.merit = values[seat] - others
        best.giving = values[seat]
        best.harm = others


@rule
def note_changes(state: State, seat: int, prospects: Many[Prospect], count: int, values: Numbers) -> None:
    """From what positions are worth to how much more or less that is than now."""
    evaluate(state, values)
    others = best_of_the_others(values, seat, state.options.players)
    for number in range(count):
        prospects[number].giving = min(max(prospects[number].giving - values[seat], 0), MOST_GIVING)
        prospects[number].harm = min(max(others - prospects[number].harm, 0), MOST_GIVING)


@rule
def best_of_the_others(values: Numbers, seat: int, players: int) -> int:
    best = WORST
    for other in range(players):
        if other != seat:
            best = max(best, values[other])
    return best


# ----- Opening a tile


@rule
def look_at_stacks(state: State, seat: int, prospects: Many[Prospect]) -> int:
    """By the tile that could then be added best, on average over the tiles in the stack."""
    wished = wishes(state)
    given, _ = production(state, seat, wished)
    count = 0
    for stack in range(STACKS):
        left = state.stack_left[stack]
        if left > 0:
            prospect = prospects[count]
            prospect.code = FIRST_STACK + stack
            stays = best_that_stays(state, seat, wished, given, stack)
            total = 0
            wanted = 0
            for place in range(left):
                sort = state.stacks[stack, place]
                brings = 0
                if fits_somewhere(state.seats[seat], sort):
                    brings = gain(state, seat, wished, given, sort)
                total += max(stays, brings)
                wanted += wanted_by_others(state, seat, sort)
            prospect.merit = total // left
            prospect.wanted = min(wanted * 3 // left, 3 * MOST_POINTS)
            count += 1
    return count


@rule
def best_that_stays(state: State, seat: int, wished: int, given: int, opened: int) -> int:
    """Of the tiles face up: a full row goes before another tile is laid there (F3.1)."""
    if state.row_size[opened] < FULL_ROW:
        return best_to_add(state, seat, wished, given)
    best = 0
    for stack in range(ROWS):
        for place in range(state.row_size[stack]):
            sort = state.rows[stack, place]
            if stack != opened and fits_somewhere(state.seats[seat], sort):
                best = max(best, gain(state, seat, wished, given, sort))
    return best
