"""How a turn and the game end: clauses F3.5, F3.6, F6.1 and F6.2."""

from __future__ import annotations

from imperia.games.founders.names import NOBODY, NOTHING, Decision, Event, Mark, Prescribed, actions
from imperia.games.founders.pieces import STACKS, Stack, Token
from imperia.games.founders.scoring import points_by_source
from imperia.games.founders.state import State
from imperia.games.founders.supply import note_what_fits
from imperia.games.founders.tokens import has_target, lay_token_at, list_targets_of
from imperia.kernel.actions import ALLOWED
from imperia.kernel.journal import tell
from imperia.kernel.record import Numbers
from imperia.kernel.rule import rule


@rule
def end_turn(state: State) -> None:
    """F6.1: the token of a city tile came before; now come coins, the test for the end, and a proposal."""
    state.bought = NOTHING
    take_coins(state)
    note_what_fits(state, state.actor)
    if state.row_size[Stack.VICTORY] == 0 or all_stacks_are_empty(state):
        end_game(state)
    elif state.options.agreed_end:
        state.decision = Decision.PROPOSE
    else:
        begin_turn(state)


@rule
def take_coins(state: State) -> None:
    """F3.5: take the coins from the seat's tiles, from pillaged ones too."""
    nation = state.seats[state.actor]
    taken = 0
    for number in range(nation.size):
        tile = nation.tiles[number]
        if tile.marks & Mark.COIN:
            tile.marks &= ~Mark.COIN
            taken += 1
    if taken > 0:
        nation.hand[Token.COIN] += taken
        tell(state, Event.COINS_TAKEN, state.actor, taken)


@rule
def all_stacks_are_empty(state: State) -> bool:
    for stack in range(STACKS):
        if state.stack_left[stack] > 0:
            return False
    return True


@rule
def ask_next_seat(state: State) -> None:
    state.actor = (state.actor + 1) % state.options.players


@rule
def begin_turn(state: State) -> None:
    """F3.6"""
    ask_next_seat(state)
    state.decision = Decision.OPEN


# ----- F6.2: an agreed end


@actions.declare("propose", Decision.PROPOSE, code=1)
def propose(state: State, seat: int, trying: bool) -> int:
    """The others answer one by one, clockwise."""
    if trying:
        return ALLOWED
    tell(state, Event.PROPOSED, seat)
    state.proposer = seat
    ask_next_seat(state)
    state.decision = Decision.ANSWER
    return ALLOWED


@actions.declare("go-on", Decision.PROPOSE, code=Prescribed.GO_ON)
def go_on(state: State, seat: int, trying: bool) -> int:
    if not trying:
        begin_turn(state)
    return ALLOWED


@actions.declare("agree", Decision.ANSWER, code=Prescribed.AGREE)
def agree(state: State, seat: int, trying: bool) -> int:
    if trying:
        return ALLOWED
    tell(state, Event.AGREED, seat)
    ask_next_seat(state)
    if state.actor == state.proposer:
        ask_for_last_craftsmen(state)
    return ALLOWED


@actions.declare("refuse", Decision.ANSWER, code=Prescribed.REFUSE)
def refuse(state: State, seat: int, trying: bool) -> int:
    """The first refusal ends the matter."""
    if trying:
        return ALLOWED
    tell(state, Event.REFUSED, seat)
    state.actor = state.proposer
    state.proposer = NOBODY
    begin_turn(state)
    return ALLOWED


@rule
def ask_for_last_craftsmen(state: State) -> None:
    """From the proposer on, ask each seat that can lay a craftsman; after the last one the game is over."""
    state.decision = Decision.LAST
    while not has_target(state, state.actor, Token.CRAFTSMAN):
        ask_next_seat(state)
        if state.actor == state.proposer:
            end_game(state)
            return


@rule
def list_last_targets(state: State, seat: int, places: Numbers, count: int) -> int:
    return list_targets_of(state, seat, Token.CRAFTSMAN, places, count)


@actions.declare("at", Decision.LAST, legal=list_last_targets)
def lay_last_craftsman(state: State, seat: int, place: int, trying: bool) -> int:
    why = lay_token_at(state, seat, Token.CRAFTSMAN, place, trying)
    if not trying and not has_target(state, seat, Token.CRAFTSMAN):
        end_last_craftsmen(state)
    return why


@actions.declare("stop", Decision.LAST, code=5)
def lay_no_more(state: State, seat: int, trying: bool) -> int:
    if not trying:
        end_last_craftsmen(state)
    return ALLOWED


@rule
def end_last_craftsmen(state: State) -> None:
    """The seat lays no more; go on with the next one."""
    ask_next_seat(state)
    if state.actor == state.proposer:
        end_game(state)
    else:
        ask_for_last_craftsmen(state)


@rule
def end_game(state: State) -> None:
    tell(state, Event.GAME_ENDS)
    for seat in range(state.options.players):
        victory, craftsmen, tokens, swaps = points_by_source(state, seat)
        tell(state, Event.POINTS, seat, victory, craftsmen, tokens)
        if swaps < 0:
            tell(state, Event.POINTS_LOST, seat, -swaps)
    state.actor = NOBODY
    state.proposer = NOBODY
    state.decision = Decision.OVER


# ----- The verbs


@rule
def actors(state: State) -> int:
    return 0 if state.decision == Decision.OVER else 1 << state.actor
