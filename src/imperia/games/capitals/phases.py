"""What happens without anybody being asked: rounds, turns and their phases (C3)."""

from __future__ import annotations

from imperia.games.capitals.aftermath import end_battle, settle_battle
from imperia.games.capitals.arrivals import begin_task, settle_arrival, settle_result, settle_task
from imperia.games.capitals.asking import ask
from imperia.games.capitals.battle import dice, suffer_siege
from imperia.games.capitals.dealings import ask_about_ceded_captives, settle_auction
from imperia.games.capitals.economy import (
    collect_income,
    eat,
    let_tokens_change,
    let_tokens_of_nobody_go,
    upkeep,
)
from imperia.games.capitals.fleets import rest_ships
from imperia.games.capitals.leaving import let_players_be_out
from imperia.games.capitals.names import NOBODY, NOWHERE, Aftermath, Auction, Decision, Event, Phase, Task
from imperia.games.capitals.offering import offer_answers
from imperia.games.capitals.orders import end_order
from imperia.games.capitals.pieces import EFFECT_TURNS, MANY_PROVINCES, WEATHER_UP_TO
from imperia.games.capitals.provinces import find_connected, provinces_held
from imperia.games.capitals.revolt import can_revolt, roll_for_hunger, roll_for_tokens, soldiers_in_provinces
from imperia.games.capitals.scoring import tell_points
from imperia.games.capitals.spies import (
    gather_cards,
    has_captives,
    is_action,
    next_in_order,
    reveal,
    show_guards,
)
from imperia.games.capitals.stacks import forget_all_stacks
from imperia.games.capitals.state import State
from imperia.games.capitals.voyages import let_voyages_come_nearer
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import constants, rule

WEATHER_OF = constants([next(n for n, top in enumerate(WEATHER_UP_TO) if roll <= top) for roll in range(101)])
FEW, MANY = 4, 6  # the dice of hunger (C7.3)
INCITED_DIE = 3


@rule
def settle(state: State) -> None:
    """Settle one thing after another until somebody is asked, or the game is over."""
    while state.settling:
        settle_one(state)
    offer_answers(state)


@rule
def settle_one(state: State) -> None:
    """Settle one thing. What has come up inside another is settled first, such as a battle inside a phase."""
    if state.winner != NOBODY:
        end_game(state)
    elif state.battle != Aftermath.NONE:
        settle_battle(state)
    elif state.ceding != 0:
        ask_about_ceded_captives(state)
    elif state.task != Task.NONE:
        settle_task(state)
    elif state.auction != Auction.NONE:
        settle_auction(state)
    elif state.result != NOWHERE:
        settle_result(state)
    else:
        let_players_be_out(state)
        if state.winner == NOBODY:
            settle_phase(state)


@rule
def settle_phase(state: State) -> None:
    phase = state.phase
    if phase == Phase.WEATHER:
        begin_round(state)
    elif phase == Phase.ARRIVALS:
        settle_arrival(state, state.mover)
    elif Phase.TOKENS <= phase <= Phase.FOOD:
        settle_household(state, state.mover)
    elif phase == Phase.ACTIONS:
        end_order(state)
        find_connected(state, state.mover)
        ask(state, Decision.ACTION, state.mover)
    else:
        settle_end_of_turn(state)


@rule
def settle_household(state: State, seat: int) -> None:
    """C3.2 (b)-(d), one after the other until something else has to be settled or asked."""
    if state.phase == Phase.TOKENS:
        let_tokens_change(state, seat)
        state.phase = Phase.INCITED
    if state.phase == Phase.INCITED:
        settle_incitement(state, seat)
    if state.phase == Phase.INCOME:
        collect_income(state, seat)
        state.phase = Phase.UPKEEP
    if state.phase == Phase.UPKEEP:
        settle_upkeep(state, seat)
    if state.phase == Phase.FOOD:
        settle_food(state, seat)


@rule
def settle_end_of_turn(state: State) -> None:
    phase, seat = state.phase, state.mover
    if phase <= Phase.HUNGER_REVOLT:
        if phase == Phase.SIEGE:
            suffer_siege(state, seat)
        begin_task(state, Task.REVOLT, seat, roll_for_hunger(state, seat))
        state.phase = Phase.TOKEN_REVOLT
    elif phase == Phase.TOKEN_REVOLT:
        begin_task(state, Task.REVOLT, seat, roll_for_tokens(state, seat))
        state.phase = Phase.TURN_ENDS
    elif phase == Phase.TURN_ENDS:
        end_turn(state, seat)
    elif phase == Phase.CARDS:
        settle_cards(state)
    else:
        end_round(state)


# ----- Rounds and turns (C3.1, C4.1)


@rule
def begin_round(state: State) -> None:
    tell(state, Event.ROUND_BEGINS, state.round)
    if state.weather_rounds == 0:
        roll = dice(state, 100)
        state.weather = WEATHER_OF[roll]
        state.weather_rounds = dice(state, 6)
        tell(state, Event.WEATHER, state.weather, roll, state.weather_rounds)
    state.turns = 0
    begin_next_turn(state)


@rule
def begin_next_turn(state: State) -> None:
    """C2.1: clockwise from the seat that began; after the last turn come the cards."""
    while state.turns < state.options.players and state.seats[next_in_order(state, state.turns)].out:
        state.turns += 1
    if state.turns == state.options.players:
        state.phase = Phase.CARDS
        state.step = 0
        return
    seat = next_in_order(state, state.turns)
    state.mover = seat
    forget_all_stacks(state)
    rest_ships(state, seat)
    let_voyages_come_nearer(state, seat)
    state.phase = Phase.ARRIVALS
    tell(state, Event.TURN_BEGINS, seat)


@rule
def end_turn(state: State, seat: int) -> None:
    let_effects_pass(state, seat)
    mine = state.seats[seat]
    mine.hungry = 0
    mine.recruited = 0
    mine.peace_offered = 0
    mine.trade_offered = 0
    forget_all_stacks(state)
    tell(state, Event.TURN_ENDS, seat)
    state.turns += 1
    begin_next_turn(state)


@rule
def let_effects_pass(state: State, seat: int) -> None:
    """C11.5: a number of turns counts the present one."""
    mine = state.seats[seat]
    for turns in range(EFFECT_TURNS - 1):
        mine.lower_income[turns] = mine.lower_income[turns + 1]
        mine.higher_income[turns] = mine.higher_income[turns + 1]
    mine.lower_income[EFFECT_TURNS - 1] = 0
    mine.higher_income[EFFECT_TURNS - 1] = 0
    mine.environmentalists = max(mine.environmentalists - 1, 0)
    mine.banned = max(mine.banned - 1, 0)


@rule
def end_round(state: State) -> None:
    let_tokens_of_nobody_go(state)
    state.weather_rounds -= 1
    if state.round == state.options.rounds:
        end_game(state)
    else:
        state.round += 1
        state.phase = Phase.WEATHER


@rule
def end_game(state: State) -> None:
    """C16.3"""
    end_battle(state)
    end_order(state)
    forget_all_stacks(state)
    if state.winner != NOBODY:
        tell(state, Event.WINS_AT_ONCE, state.winner)
    tell(state, Event.GAME_ENDS)
    tell_points(state)
    ask(state, Decision.OVER, NOBODY)


# ----- Tokens, incitement, upkeep, food (C3.2 (b)-(d))


@rule
def settle_incitement(state: State, seat: int) -> None:
    mine = state.seats[seat]
    if mine.incited == 0 or not can_revolt(state, seat):
        mine.incited = 0
        state.phase = Phase.INCOME
        return
    mine.incited -= 1
    number = dice(state, INCITED_DIE)
    tell(state, Event.INCITED, seat, number)
    begin_task(state, Task.REVOLT, seat, number)


@rule
def settle_upkeep(state: State, seat: int) -> None:
    mine = state.seats[seat]
    due = upkeep(state, seat)
    if mine.currency >= due:
        mine.currency -= due
        if due:
            tell(state, Event.UPKEEP, seat, due, mine.currency)
        state.phase = Phase.FOOD
        return
    ask(state, Decision.GIVE_UP, seat)


@rule
def settle_food(state: State, seat: int) -> None:
    """C7.3"""
    state.phase = Phase.ACTIONS
    if eat(state, seat):
        return
    state.seats[seat].hungry = 1
    soldiers = soldiers_in_provinces(state, seat)
    if soldiers > 0:
        number = dice(state, hunger_die(state, seat))
        tell(state, Event.HUNGER, seat, number)
        begin_task(state, Task.HUNGER, seat, min(number, soldiers))


@rule
def hunger_die(state: State, seat: int) -> int:
    return MANY if provinces_held(state, seat) >= MANY_PROVINCES else FEW


# ----- Cards (C3.1, C14.3)


@rule
def settle_cards(state: State) -> None:
    """Settle the next card that does something; after the last one the round ends."""
    players = state.options.players
    if state.step == 0:
        show_guards(state)
    while state.step < players * players:
        receiver = next_in_order(state, state.step // players)
        dealer = next_in_order(state, state.step % players)
        state.step += 1
        if is_action(state.seats[dealer].cards[receiver]) and not state.seats[receiver].out:
            if reveal(state, dealer, receiver) and has_captives(state, receiver):
                ask(state, Decision.FREED, receiver)
            return
    gather_cards(state)
    state.step = 0
    state.phase = Phase.ROUND_ENDS
