"""What the games of the family show alike beyond single fields: the row, pieces, who holds what, bids."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from imperia.games.eight_minutes.names import NOBODY, NOT_YET, SEALED
from imperia.games.eight_minutes.pieces import NO_CARD, ROW_COSTS
from imperia.games.eight_minutes.state import State
from imperia.kernel.record import Grid
from imperia.kernel.rule import constants, rule
from imperia.kernel.text import (
    Text,
    close_list,
    close_object,
    counts,
    key,
    names_of,
    number,
    number_or_null,
    open_list,
    open_object,
    spell,
)
from imperia.kernel.views import ByHand, by_hand

Key = IntEnum("Key", "CARD COINS", start=0)
Word = IntEnum("Word", "NEUTRAL SEALED", start=0)
KEYS, WORDS = names_of(Key), names_of(Word)
COSTS = constants(ROW_COSTS)

CONTROLLER = "number | 'neutral' | null"


@rule
def show_finished_games(state: State, finished: int, sources: Grid, text: Text) -> None:
    """The breakdown of so many games of a series; `sources` are the names of where points come from."""
    open_list(text)
    for game in range(finished):
        open_list(text)
        for seat in range(state.options.players):
            counts(text, sources, state.points[game, seat])
        close_list(text)
    close_list(text)


@rule
def show_row(state: State, text: Text) -> None:
    open_list(text)
    for slot in range(len(state.row)):
        open_object(text)
        key(text, KEYS, Key.CARD)
        number_or_null(text, state.row[slot], NO_CARD)
        key(text, KEYS, Key.COINS)
        number(text, COSTS[slot])
        close_object(text)
    close_list(text)


@rule
def show_of_seats(pieces: Grid, players: int, region: int, text: Text) -> None:
    open_list(text)
    for seat in range(players):
        number(text, pieces[seat, region])
    close_list(text)


@rule
def show_armies(state: State, region: int, text: Text) -> None:
    show_of_seats(state.armies, state.options.players, region, text)


@rule
def show_neutral(state: State, region: int, text: Text) -> None:
    number(text, state.armies[len(state.armies) - 1, region])


@rule
def show_cities(state: State, region: int, text: Text) -> None:
    show_of_seats(state.cities, state.options.players, region, text)


@rule
def show_holder(holder: int, neutral: int, text: Text) -> None:
    if holder == neutral:
        spell(text, WORDS, Word.NEUTRAL)
    else:
        number_or_null(text, holder, NOBODY)


@rule
def show_bid(bid: int, text: Text) -> None:
    if bid == SEALED:
        spell(text, WORDS, Word.SEALED)
    else:
        number_or_null(text, bid, NOT_YET)


ROW = by_hand("row", show_row, "{ card: number | null; coins: number }[]")
PIECES = (
    by_hand("armies", show_armies, "number[]"),
    by_hand("neutral", show_neutral, "number"),
    by_hand("cities", show_cities, "number[]"),
)


def bid_shown_by(made_by: Any) -> ByHand:
    return by_hand("bid", made_by, "number | 'sealed' | null")
