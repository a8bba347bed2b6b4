"""Record, rules and definition of the game."""

from __future__ import annotations

import os
import sys
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from imperia.games.contract import Definition, Reason
from imperia.games.options import GameOptions
from imperia.games.setting import Facts, Lexicon, Record, Setting
from imperia.games.shared.notation import Line, of
from imperia.kernel.actions import ALLOWED, Actions
from imperia.kernel.chance import Chance, below
from imperia.kernel.journal import journal, tell
from imperia.kernel.names import Decisions, Events, Refusals, told
from imperia.kernel.record import SEAT, Struct, i1, i2, i4, many, one
from imperia.kernel.rule import rule
from imperia.kernel.views import View, seats
from imperia.kernel.views import of as shown

SEATS, PLACES, LONGEST = 4, 50, 3
TURNS = 10_000
DRAWN_AT = int(os.environ.get("PILGRIMS_DRAW_AT", "7"))
VERSION = int(os.environ.get("PILGRIMS_VERSION", "1"))


class Decision(Decisions):
    WALK = "P1"
    OVER = "P2"


class Refusal(Refusals):
    TOO_FAR = "P1"


class Event(Events):
    WALKED = told("seat", "places")
    STRETCH = told("seat", "stretch", reveals=True)


class Source(IntEnum):
    WAY = 0


class Options(GameOptions):
    pass


class Seat(Struct):
    at = i1(of=range(PLACES))
    walked = i4(of=range(TURNS * LONGEST + 1))


class State(Struct):
    chance = one(Chance)
    options = one(Options)
    decision = i1(of=Decision)
    actor = i1(of=SEAT)
    stretch = i1(of=range(1, LONGEST + 1))  # how far a pilgrim may walk at once
    turn = i2(of=range(TURNS + 1))
    seats = many(Seat, SEATS, by=SEAT)
    journal = journal(2, 2, i2)


actions = Actions(__name__, Decision)


@actions.declare("walk", Decision.WALK, code=0, places=LONGEST + 1)
def walk(state: State, seat: int, places: int, trying: bool) -> int:
    """P1: one place, or as many places as the stretch allows."""
    if places == 0 or places > state.stretch:
        return Refusal.TOO_FAR
    if trying:
        return ALLOWED

    mine = state.seats[seat]
    mine.at = (mine.at + places) % PLACES
    mine.walked += places
    tell(state, Event.WALKED, seat, places)
    if mine.at % DRAWN_AT == 0:
        state.stretch = 1 + below(state.chance, LONGEST)
        tell(state, Event.STRETCH, seat, state.stretch)
    state.turn += 1
    state.actor = (seat + 1) % state.options.players
    if state.turn == TURNS:
        state.decision = Decision.OVER
    return ALLOWED


@rule
def deal(state: State, low: int, high: int) -> None:
    state.stretch = 1 + below(state.chance, LONGEST)


@rule
def actors(state: State) -> int:
    return 0 if state.decision == Decision.OVER else 1 << state.actor


@rule
def score(state: State, points: Any) -> None:
    for seat in range(state.options.players):
        points[seat, Source.WAY] = state.seats[seat].walked


@rule
def rank(state: State, places: Any) -> None:
    for seat in range(state.options.players):
        places[seat] = 0
        for other in range(state.options.players):
            places[seat] += state.seats[other].walked > state.seats[seat].walked


@rule
def evaluate(state: State, values: Any) -> None:
    for seat in range(state.options.players):
        values[seat] = state.seats[seat].walked


@rule
def observe(state: State, seat: int) -> None:
    state.chance.drawn = 0


@rule
def redeal(state: State, seat: int, low: int, high: int) -> None:
    state.chance.drawn = 0


VIEW = View(State, Source, [shown("turn"), shown("stretch")], [seats(shown("at"), shown("walked"))])
show = VIEW.verb("pilgrims")


class Pilgrims(Definition):
    id = "pilgrims"
    version = VERSION
    players = range(2, SEATS + 1)
    decisions, refusals, events = Decision, Refusal, Event
    actions = actions
    sources = ("way",)
    options = Options.declared

    @property
    def folder(self) -> Path:
        return Path(__file__).parent

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        return self.register(State, sys.modules[__name__])

    def decision(self, state: Record) -> tuple[str, Facts]:
        return ("over" if state["decision"][0] else "walk"), {}

    def not_asked(self, state: Record, seat: int) -> Reason:
        return Reason("P1", "refusal-not-your-turn", {"seat": int(state[0]["actor"])})

    def final(self, code: int) -> Reason | None:
        return None

    def printed(self, setting: Setting) -> Facts:
        return {"places": PLACES}

    @cached_property
    def line(self) -> Line:
        names = ("turn", "stretch")
        return Line(
            State,
            of("step", "decision"),
            of("actor"),
            *map(of, names),
            of("at", "seats.at"),
            of("walked", "seats.walked"),
        )

    def lexicon(self, setting: Setting, lang: str) -> Lexicon:
        return {}


DEFINITION = Pilgrims()
