"""What games on a map of regions show alike: pieces, the row of cards, the deck, bids, finished games."""

from __future__ import annotations

from enum import IntEnum

from imperia.games.eight_minutes.names import NOBODY, NOT_YET, SEALED
from imperia.games.eight_minutes.pieces import NO_CARD
from imperia.games.eight_minutes.state import State
from imperia.kernel.record import Grid, Numbers
from imperia.kernel.rule import rule
from imperia.kernel.text import (
    Text,
    close_list,
    close_object,
    counts,
    end_section,
    key,
    names_of,
    number,
    number_or_null,
    numbers,
    open_list,
    open_object,
    spell,
)

Key = IntEnum("Key", "POINTS_OF_GAMES ROW CARD COINS DECK ARMIES NEUTRAL CITIES CONTROLLER BID", start=0)
Word = IntEnum("Word", "NEUTRAL SEALED", start=0)
KEYS, WORDS = names_of(Key), names_of(Word)


@rule
def show_finished_games(state: State, finished: int, sources: Grid, text: Text) -> None:
    """The breakdown of so many games of a series; `sources` are the names of where points come from."""
    key(text, KEYS, Key.POINTS_OF_GAMES)
    open_list(text)
    for game in range(finished):
        open_list(text)
        for seat in range(state.options.players):
            counts(text, sources, state.points[game, seat])
        close_list(text)
    close_list(text)
    end_section(text)


@rule
def show_row(state: State, costs: Numbers, text: Text) -> None:
    key(text, KEYS, Key.ROW)
    open_list(text)
    for slot in range(len(state.row)):
        open_object(text)
        key(text, KEYS, Key.CARD)
        number_or_null(text, state.row[slot], NO_CARD)
        key(text, KEYS, Key.COINS)
        number(text, costs[slot])
        close_object(text)
    close_list(text)
    end_section(text)


@rule
def show_deck(state: State, text: Text) -> None:
    """In order: which cards are left is open to all, which comes next is not."""
    key(text, KEYS, Key.DECK)
    numbers(text, state.deck, state.deck_left)
    end_section(text)


@rule
def show_pieces(state: State, region: int, neutral: int, text: Text) -> None:
    """Armies and cities of all seats, and armies of the neutral colour, which has this number."""
    key(text, KEYS, Key.ARMIES)
    open_list(text)
    for seat in range(state.options.players):
        number(text, state.armies[seat, region])
    close_list(text)
    key(text, KEYS, Key.NEUTRAL)
    number(text, state.armies[neutral, region])
    key(text, KEYS, Key.CITIES)
    open_list(text)
    for seat in range(state.options.players):
        number(text, state.cities[seat, region])
    close_list(text)


@rule
def show_controller(holder: int, neutral: int, text: Text) -> None:
    key(text, KEYS, Key.CONTROLLER)
    if holder == neutral:
        spell(text, WORDS, Word.NEUTRAL)
    else:
        number_or_null(text, holder, NOBODY)


@rule
def show_bid(bid: int, text: Text) -> None:
    key(text, KEYS, Key.BID)
    if bid == SEALED:
        spell(text, WORDS, Word.SEALED)
    else:
        number_or_null(text, bid, NOT_YET)
