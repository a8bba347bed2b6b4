"""What a seat is shown: everything that `observe` left in a record, as JSON."""

from __future__ import annotations

from enum import IntEnum

from imperia.games.eight_minutes.scoring import controller
from imperia.games.eight_minutes.starting import is_region
from imperia.games.eight_minutes.turn import COST
from imperia.games.eight_minutes.view import (
    show_bid,
    show_controller,
    show_deck,
    show_finished_games,
    show_pieces,
    show_row,
)
from imperia.games.empire.names import NEUTRAL, NOBODY, REGIONS, Decision, Source
from imperia.games.empire.pieces import Good
from imperia.games.empire.state import Seat, State
from imperia.kernel.record import Grid, Numbers
from imperia.kernel.rule import rule
from imperia.kernel.standing import show_standing
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
    spell_or_null,
)

Key = IntEnum(
    "Key",
    "GAME_OF_SERIES FIRST NEUTRAL_LEFT REGIONS REGION TOKEN SEATS SEAT COINS SUPPLY CITIES_LEFT CARDS GOODS",
    start=0,
)
NO_TOKEN = -1
KEYS, GOODS, SOURCES = names_of(Key), names_of(Good), names_of(Source)


@rule
def show(state: State, points: Grid, places: Numbers, text: Text) -> None:
    show_standing(state.options.players, points, places, SOURCES, text)
    show_course(state, text)
    show_finished_games(state, state.game + (state.decision == Decision.OVER), SOURCES, text)  # E6.2
    show_row(state, COST, text)
    show_deck(state, text)
    show_regions(state, text)
    show_seats(state, text)


@rule
def show_course(state: State, text: Text) -> None:
    key(text, KEYS, Key.GAME_OF_SERIES)
    number(text, state.game)
    key(text, KEYS, Key.FIRST)
    number_or_null(text, state.first, NOBODY)
    key(text, KEYS, Key.NEUTRAL_LEFT)
    number(text, state.neutral_left)
    end_section(text)


@rule
def show_regions(state: State, text: Text) -> None:
    key(text, KEYS, Key.REGIONS)
    open_list(text)
    for region in range(REGIONS):
        if is_region(state, region):
            open_object(text)
            key(text, KEYS, Key.REGION)
            number(text, region)
            show_pieces(state, region, NEUTRAL, text)
            show_token(state, region, text)
            show_controller(controller(state, region), NEUTRAL, text)
            close_object(text)
    close_list(text)
    end_section(text)


@rule
def show_token(state: State, region: int, text: Text) -> None:
    """E6.1"""
    key(text, KEYS, Key.TOKEN)
    spell_or_null(text, GOODS, state.tokens[region] - 1, NO_TOKEN)


@rule
def show_seats(state: State, text: Text) -> None:
    key(text, KEYS, Key.SEATS)
    open_list(text)
    for seat in range(state.options.players):
        show_seat(state.seats[seat], seat, text)
    close_list(text)
    end_section(text)


@rule
def show_seat(own: Seat, seat: int, text: Text) -> None:
    open_object(text)
    key(text, KEYS, Key.SEAT)
    number(text, seat)
    key(text, KEYS, Key.COINS)
    number(text, own.coins)
    key(text, KEYS, Key.SUPPLY)
    number(text, own.supply)
    key(text, KEYS, Key.CITIES_LEFT)
    number(text, own.cities_left)
    show_bid(own.bid, text)
    key(text, KEYS, Key.CARDS)
    numbers(text, own.cards, own.taken)
    key(text, KEYS, Key.GOODS)
    counts(text, GOODS, own.goods)
    close_object(text)
