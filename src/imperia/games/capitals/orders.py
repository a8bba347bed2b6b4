"""An action of a player's turn, step by step: what, where, which units, how many, where to (C3.5)."""

from __future__ import annotations

from imperia.games.capitals.asking import ask, go_on_settling
from imperia.games.capitals.battle import (
    begin_battle,
    can_commit_more,
    commit,
    fight_round,
    why_not_commit_from,
)
from imperia.games.capitals.building import build, disband, exchange, join, part, raise_capital, recruit, rob
from imperia.games.capitals.economy import stop_robbery
from imperia.games.capitals.fleets import (
    board,
    buy_boat,
    buy_transport,
    buy_warship,
    sail,
    sail_boat,
    sail_transport,
)
from imperia.games.capitals.how_many import room_on_ship
from imperia.games.capitals.kinds_of_order import (
    BUILDING_OF,
    DO_IT,
    FIRST_RECRUIT,
    FIRST_WARSHIP,
    MOVES_BORDERS,
    STEPS,
    WHERE,
)
from imperia.games.capitals.leaving import is_everybody_on_land
from imperia.games.capitals.marching import land_from, march, send_convoy, walk
from imperia.games.capitals.names import ABOARD, NOWHERE, Aftermath, Decision, Event, Verb, Where
from imperia.games.capitals.spies import buy_spy
from imperia.games.capitals.stacks import KIND
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import (
    buy_builder,
    can_load,
    charter_ship,
    explore,
    load,
    send_builder,
    send_overseas,
    set_sail,
)
from imperia.games.capitals.where import first_place, last_place, why_not_target, why_not_there
from imperia.kernel.actions import ALLOWED
from imperia.kernel.bits import put
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import rule

# ----- One step after the other


@rule
def begin_order(state: State, seat: int, verb: int) -> None:
    state.verb = verb
    state.stage = 0
    ask_step(state, seat)


@rule
def next_step(state: State, seat: int) -> None:
    state.stage += 1
    ask_step(state, seat)


@rule
def ask_step(state: State, seat: int) -> None:
    decision = STEPS[state.verb, state.stage]
    if decision == DO_IT:
        perform(state, seat)
        return
    ask(state, decision, seat)


@rule
def offer_places(state: State, seat: int) -> None:
    verb = state.verb
    if verb in (Verb.ATTACK, Verb.SEA_ATTACK):
        around = state.board
        for n in range(around.first[state.target], around.shore[state.target]):
            offer_place(state, seat, around.beside[n])
        for n in range(state.seats[seat].transport_count):
            offer_place(state, seat, ABOARD + n)
        return
    where = WHERE[verb]
    own = where == Where.LAND and verb != Verb.BRIBE  # only land that the seat holds comes into question
    for place in range(first_place(state, where), last_place(state, seat, where)):
        if own and state.lands[place].holder != seat:
            continue
        if why_not_there(state, seat, verb, place) == ALLOWED:
            put(state.offered, place)


@rule
def offer_place(state: State, seat: int, place: int) -> None:
    if why_not_commit_from(state, seat, place, state.target) == ALLOWED:
        put(state.offered, place)


@rule
def offer_targets(state: State, seat: int) -> None:
    verb, around = state.verb, state.board
    if verb in (Verb.MARCH, Verb.WALK, Verb.SAIL) or FIRST_WARSHIP <= verb <= Verb.BOAT:  # one step away
        for n in range(around.first[state.place], around.first[state.place + 1]):
            offer_target(state, seat, around.beside[n])
        return
    for target in range(around.lands + around.seas):
        offer_target(state, seat, target)


@rule
def offer_target(state: State, seat: int, target: int) -> None:
    if why_not_target(state, seat, target) == ALLOWED:
        put(state.offered, target)


@rule
def use_units(state: State, seat: int, number: int) -> None:
    """Act on the answer to "how many"; an attack or a ship takes its units step by step (C3.5)."""
    state.number = number
    if state.verb in (Verb.ATTACK, Verb.SEA_ATTACK):
        commit(state, seat, state.place, state.sort, number)
        state.stage += 1
        ask_for_more(state, seat, can_commit_more(state, seat))
    elif state.verb == Verb.SHIP:
        if state.voyage == NOWHERE:
            state.voyage = charter_ship(state, seat, state.place)
        load(state, seat, state.voyage, state.sort, number)
        state.stage += 1
        room, currency = room_on_ship(state, seat), state.seats[seat].currency
        ask_for_more(state, seat, can_load(state, seat, state.place, room, currency))
    else:
        next_step(state, seat)


@rule
def ask_for_more(state: State, seat: int, more: bool) -> None:
    """Ask whether more units go, or these are enough; if there are no more, nothing is asked."""
    if more:
        ask(state, Decision.COMMIT, seat)
    else:
        enough(state, seat)


@rule
def more(state: State, seat: int) -> None:
    """Another group joins the attack, or more units come aboard."""
    state.stage = 0 if state.verb == Verb.SHIP else 1
    if state.verb == Verb.SHIP:
        next_step(state, seat)
    else:
        ask_step(state, seat)


@rule
def enough(state: State, seat: int) -> None:
    """The attack begins, or the ship gets its target."""
    if state.verb == Verb.SHIP:
        next_step(state, seat)
        return
    begin_battle(state, seat)
    if state.fought > 0:
        fight_round(state, True)
    state.battle = Aftermath.ROUNDS
    go_on_settling(state)


@rule
def end_order(state: State) -> None:
    state.verb = NOWHERE
    state.place = NOWHERE
    state.sort = NOWHERE
    state.number = 0
    state.target = NOWHERE
    state.stage = 0
    state.voyage = NOWHERE
    go_on_settling(state)


# ----- What is done


@rule
def perform(state: State, seat: int) -> None:
    verb, place, sort, number, target = state.verb, state.place, state.sort, state.number, state.target
    if verb < Verb.LEVEL:
        build(state, seat, BUILDING_OF[verb], place)
    elif verb == Verb.LEVEL:
        raise_capital(state, seat)
    elif FIRST_RECRUIT <= verb <= Verb.ARTILLERY:
        recruit(state, seat, verb - FIRST_RECRUIT, number)
    elif verb == Verb.EXCHANGE:
        exchange(state, seat, sort, number)
    elif verb == Verb.JOIN:
        join(state, seat, place, number)
    elif verb == Verb.PART:
        part(state, seat, place, number)
    elif verb == Verb.MARCH:
        march(state, seat, place, sort, number, target)
    elif verb == Verb.CONVOY:
        send_convoy(state, seat, place, sort, number, target)
    elif verb == Verb.DISBAND:
        disband(state, seat, place, KIND[sort], number)
    elif verb == Verb.SHIP:
        set_sail(state, seat, state.voyage, target)
    elif verb == Verb.BUILDER:
        buy_builder(state, seat)
    elif verb == Verb.SEND_BUILDER:
        send_builder(state, seat, place, target)
    elif verb == Verb.EXPLORE:
        explore(state, seat, place)
    elif verb == Verb.OVERSEAS:
        send_overseas(state, seat)
    elif verb == Verb.ROB:
        rob(state, seat, place)
    elif verb == Verb.STOP_ROBBERY:
        stop_robbery(state, seat, place)
    elif verb == Verb.SPY:
        buy_spy(state, seat)
    else:
        perform_at_sea_or_talk(state, seat)
    end_order(state)
    if not MOVES_BORDERS[verb] and is_everybody_on_land(state):
        ask(state, Decision.ACTION, seat)  # nothing follows, and what was connected still is


@rule
def perform_at_sea_or_talk(state: State, seat: int) -> None:
    verb, place, sort, number, target = state.verb, state.place, state.sort, state.number, state.target
    if FIRST_WARSHIP <= verb <= Verb.CRUISER:
        buy_warship(state, seat, verb - FIRST_WARSHIP, target)
    elif verb == Verb.TRANSPORT:
        buy_transport(state, seat, target)
    elif verb == Verb.BOAT:
        buy_boat(state, seat, target)
    elif verb == Verb.SAIL:
        sail(state, seat, place, sort, number, target)
    elif verb == Verb.SAIL_TRANSPORT:
        sail_transport(state, seat, place, target)
    elif verb == Verb.BOARD:
        board(state, seat, place, target, sort, number)
    elif verb == Verb.LAND:
        land_from(state, seat, place, sort, number, target)
    elif verb == Verb.SAIL_BOAT:
        sail_boat(state, seat, place, target)
    elif verb == Verb.WALK:
        walk(state, seat, place, sort, number, target)
    elif verb == Verb.RECRUITING_PROVINCE:
        state.seats[seat].recruiting = place
        tell(state, Event.RECRUITING_NAMED, seat, place + 1)
