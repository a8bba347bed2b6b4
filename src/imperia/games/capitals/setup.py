"""The start: who begins, and the capitals (C2)."""

from __future__ import annotations

from imperia.games.capitals.asking import ask, go_on_settling
from imperia.games.capitals.battle import dice
from imperia.games.capitals.names import Decision, Event, Phase
from imperia.games.capitals.offering import offer_answers
from imperia.games.capitals.pieces import CURRENCY_AT_START
from imperia.games.capitals.spies import next_in_order
from imperia.games.capitals.state import State
from imperia.kernel.chance import start_stream
from imperia.kernel.clearing import clearing
from imperia.kernel.packed_journal import tell
from imperia.kernel.rule import rule

clear = clearing("capitals", State, "board")


@rule
def deal(state: State, low: int, high: int) -> None:
    start_stream(state.chance, low, high)
    clear(state)
    for seat in range(state.options.players):
        state.seats[seat].currency = CURRENCY_AT_START
        state.seats[seat].level = 1
    state.round = 1
    state.first = roll_for_order(state)
    tell(state, Event.FIRST_PLAYER, state.first)
    state.phase = Phase.CAPITALS
    ask_for_capital(state)


@rule
def roll_for_order(state: State) -> int:
    """C2.1: the highest roll begins; seats that share it roll again."""
    tied = (1 << state.options.players) - 1
    while tied & (tied - 1):
        best, high = 0, 0
        for seat in range(state.options.players):
            if (tied >> seat) & 1:
                roll = dice(state, 100)
                tell(state, Event.ORDER_ROLLED, seat, roll)
                if roll > high:
                    best, high = 0, roll
                if roll == high:
                    best |= 1 << seat
        tied = best
    seat = 0
    while not (tied >> seat) & 1:
        seat += 1
    return seat


@rule
def ask_for_capital(state: State) -> None:
    """C2.2: capitals are placed in reverse turn order."""
    seat = next_in_order(state, state.options.players - 1 - state.turns)
    ask(state, Decision.CAPITAL, seat)
    offer_answers(state)


@rule
def place_capital(state: State, seat: int, land: int) -> None:
    province = state.lands[land]
    province.owner = seat
    province.holder = seat
    province.capital = seat
    state.seats[seat].capital = land
    tell(state, Event.CAPITAL_PLACED, seat, land + 1)
    state.turns += 1
    if state.turns < state.options.players:
        ask_for_capital(state)
    else:
        state.turns = 0
        state.phase = Phase.WEATHER
        go_on_settling(state)
