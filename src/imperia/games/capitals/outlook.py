"""How far an answer is from what a sensible player would give (`advice.py`): a network is told so, by code.

There are many small steps in a turn, and looking one of them ahead shows little, so what counts is advice and
not what an answer brings. Any other answer is as far from it as the next; but numbers may be near it, and
offers, which can be made all the time, are further away.
"""

from __future__ import annotations

from imperia.games.capitals.advice import advised
from imperia.games.capitals.codes import (
    AT,
    DO,
    EXCHANGE,
    GIVE,
    NUMBER,
    PARTNER,
    TAKE,
    UNIT_CODES,
    WHERE_QUESTIONS,
)
from imperia.games.capitals.names import OFFERS, SORTS, Decision, Verb, actions
from imperia.games.capitals.pieces import MOST_NUMBER
from imperia.games.capitals.state import State
from imperia.games.capitals.turn import actors
from imperia.kernel.bits import next_from
from imperia.kernel.record import Numbers
from imperia.kernel.rule import rule

CODES = actions.codes
VERBS = len(Verb)
MOST_SHORT = 100
OTHERWISE = 20  # any other answer
OFFER = 40
NEAR, STEP, FAR = 8, 2, 40  # any other number, each one more that it is away, and the most
LAST_OF_OTHERS = 831  # of the codes of words, buildings, cards, partners and goods


@rule
def note_shortfalls(state: State, seat: int, shortfall: Numbers) -> None:
    """By code, counted from the seat; 0 of what is advised, and of codes that do not answer the question."""
    if (actors(state) >> seat) & 1 == 0:
        return
    advice = advised(state, seat)
    decision = state.decision
    if decision == Decision.ACTION:
        for verb in range(VERBS):
            shortfall[DO + verb] = OFFER if verb in OFFERS else OTHERWISE
    elif decision in (Decision.NUMBER, Decision.AMOUNT, Decision.BID, Decision.KEEP, Decision.CAPTURE):
        note_numbers(state, seat, advice, shortfall)
    else:
        note_places(state, shortfall)
        if decision in (Decision.UNITS, Decision.GIVE_UP_WHAT):
            note_all(shortfall, UNIT_CODES, UNIT_CODES + SORTS)
        elif decision == Decision.PEACE:
            note_all(shortfall, TAKE, TAKE + state.board.lands + 1)
            note_all(shortfall, GIVE, GIVE + state.board.lands + 1)
        if decision not in (Decision.PLACE, Decision.TARGET, Decision.UNITS):
            note_all(shortfall, EXCHANGE, LAST_OF_OTHERS + 1)
        if decision == Decision.PARTNER:
            players = state.options.players
            advice = PARTNER + (advice - PARTNER - seat + players) % players
    shortfall[advice] = 0


@rule
def note_all(shortfall: Numbers, first: int, end: int) -> None:
    for code in range(first, end):
        shortfall[code] = OTHERWISE


@rule
def note_numbers(state: State, seat: int, advice: int, shortfall: Numbers) -> None:
    most = state.most
    if state.decision == Decision.BID:
        most = min(state.seats[seat].currency, MOST_NUMBER)
    for code in range(NUMBER, NUMBER + most + 1):
        shortfall[code] = min(NEAR + STEP * abs(code - advice), FAR)


@rule
def note_places(state: State, shortfall: Numbers) -> None:
    """Those that are offered, if the question is one for a place."""
    if state.decision in WHERE_QUESTIONS:
        place = next_from(state.offered, 0)
        while place >= 0:
            shortfall[AT + 1 + place] = OTHERWISE
            place = next_from(state.offered, place + 1)
