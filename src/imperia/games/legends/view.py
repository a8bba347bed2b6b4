"""What a seat is shown: everything that `observe` left in a record, as JSON."""

from __future__ import annotations

from enum import IntEnum

from imperia.games.eight_minutes.scoring import controller, majority
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
from imperia.games.legends.arranging import TOUCH, TOUCHES, lane_at
from imperia.games.legends.names import NEUTRAL, NOBODY, NOT_YET, Decision, Source
from imperia.games.legends.pieces import Family, Leader, Token
from imperia.games.legends.scoring import ISLANDS_IN_ALL, is_used, tally_of_island
from imperia.games.legends.sides import QUARTERS, REGIONS, Cell, Layout, Side
from imperia.games.legends.state import Board, Seat, State
from imperia.kernel.record import Grid, Numbers
from imperia.kernel.rule import rule
from imperia.kernel.standing import show_standing
from imperia.kernel.text import (
    Text,
    bits,
    close_list,
    close_object,
    end_section,
    key,
    names_of,
    number,
    number_or_null,
    numbers,
    open_list,
    open_object,
    spell,
    spell_or_null,
    truth,
)

Key = IntEnum(
    "Key",
    "BOARD LAYOUT CELLS CELL SIDE QUARTERS LANES PORTALS START SETUP_PLAYER GAME_OF_SERIES FIRST "
    "NEUTRAL_LEFT CAPTURED REGIONS REGION TOKEN FACE_DOWN ISLANDS ISLAND SEATS SEAT COINS SUPPLY CITIES_LEFT "
    "LEADER CARDS FAMILIES FLYING MORE_ARMIES MORE_MOVES ELIXIRS IMMUNE TOKENS KNOWN",
    start=0,
)
NO_TOKEN = -1
KEYS, SOURCES = names_of(Key), names_of(Source)
CELLS, LAYOUTS, SIDES = names_of(Cell), names_of(Layout), names_of(Side)
FAMILIES, LEADERS, TOKENS = names_of(Family), names_of(Leader), names_of(Token)


@rule
def show(state: State, points: Grid, places: Numbers, text: Text) -> None:
    show_standing(state.options.players, points, places, SOURCES, text)
    show_board(state, text)
    show_course(state, text)
    show_finished_games(state, state.game + (state.decision == Decision.OVER), SOURCES, text)  # L8.7
    show_row(state, COST, text)
    show_deck(state, text)
    show_regions(state, text)
    show_islands(state, text)
    show_seats(state, text)


# ----- What lies on the table


@rule
def show_board(state: State, text: Text) -> None:
    board = state.board
    key(text, KEYS, Key.BOARD)
    open_object(text)
    key(text, KEYS, Key.LAYOUT)
    spell_or_null(text, LAYOUTS, board.layout, NOBODY)
    show_cells(board, text)
    show_lanes(state, text)
    key(text, KEYS, Key.PORTALS)
    bits(text, board.portals, REGIONS)
    key(text, KEYS, Key.START)
    number_or_null(text, board.start, NOBODY)
    close_object(text)
    end_section(text)


@rule
def show_cells(board: Board, text: Text) -> None:
    key(text, KEYS, Key.CELLS)
    open_list(text)
    for cell in range(len(board.sides)):
        if board.sides[cell] != NOBODY:
            open_object(text)
            key(text, KEYS, Key.CELL)
            spell(text, CELLS, cell)
            key(text, KEYS, Key.SIDE)
            spell(text, SIDES, board.sides[cell])
            key(text, KEYS, Key.QUARTERS)
            number(text, board.quarters[cell])
            close_object(text)
    close_list(text)


@rule
def show_lanes(state: State, text: Text) -> None:
    """L2.3: the sea connections between boards that touch, once all of them lie."""
    board = state.board
    key(text, KEYS, Key.LANES)
    open_list(text)
    if state.decision > Decision.ROTATION:
        for touch in range(TOUCHES):
            one = TOUCH[touch, 0]
            edge = TOUCH[touch, 1]
            other = TOUCH[touch, 2]
            if board.sides[one] != NOBODY and board.sides[other] != NOBODY:
                here = lane_at(board, one, edge)
                there = lane_at(board, other, (edge + 2) % QUARTERS)
                open_list(text)
                number(text, min(here, there))
                number(text, max(here, there))
                close_list(text)
    close_list(text)


@rule
def show_course(state: State, text: Text) -> None:
    key(text, KEYS, Key.SETUP_PLAYER)
    number(text, state.setup_player)
    key(text, KEYS, Key.GAME_OF_SERIES)
    number(text, state.game)
    key(text, KEYS, Key.FIRST)
    number_or_null(text, state.first, NOBODY)
    key(text, KEYS, Key.NEUTRAL_LEFT)
    number(text, state.neutral_left)
    key(text, KEYS, Key.CAPTURED)
    numbers(text, state.captured, state.options.players)
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
    key(text, KEYS, Key.TOKEN)
    spell_or_null(text, TOKENS, state.tokens[region] - 1, NO_TOKEN)
    key(text, KEYS, Key.FACE_DOWN)
    truth(text, (state.board.face_down >> region) & 1)


@rule
def show_islands(state: State, text: Text) -> None:
    key(text, KEYS, Key.ISLANDS)
    open_list(text)
    for island in range(ISLANDS_IN_ALL):
        if is_used(state, island):
            open_object(text)
            key(text, KEYS, Key.ISLAND)
            number(text, island)
            show_controller(majority(state, tally_of_island(state, island)), NEUTRAL, text)
            close_object(text)
    close_list(text)
    end_section(text)


# ----- What the seats have


@rule
def show_seats(state: State, text: Text) -> None:
    key(text, KEYS, Key.SEATS)
    open_list(text)
    for seat in range(state.options.players):
        open_object(text)
        key(text, KEYS, Key.SEAT)
        number(text, seat)
        show_bid(state.seats[seat].bid if state.decision >= Decision.BID else NOT_YET, text)
        show_means(state.seats[seat], text)
        show_cards(state.seats[seat], text)
        show_tokens(state.seats[seat], text)
        close_object(text)
    close_list(text)
    end_section(text)


@rule
def show_means(own: Seat, text: Text) -> None:
    key(text, KEYS, Key.COINS)
    number(text, own.coins)
    key(text, KEYS, Key.SUPPLY)
    number(text, own.supply)
    key(text, KEYS, Key.CITIES_LEFT)
    number(text, own.cities_left)
    key(text, KEYS, Key.LEADER)
    spell_or_null(text, LEADERS, own.leader, Leader.NONE)


@rule
def show_cards(own: Seat, text: Text) -> None:
    """The cards, and what they come to, with the tokens that add to the same."""
    key(text, KEYS, Key.CARDS)
    numbers(text, own.cards, own.taken)
    key(text, KEYS, Key.FAMILIES)
    open_object(text)
    for family in range(len(own.families)):
        if family != Family.NONE and own.families[family] > 0:
            key(text, FAMILIES, family)
            number(text, own.families[family])
    close_object(text)
    key(text, KEYS, Key.FLYING)
    number(text, own.flying)
    key(text, KEYS, Key.MORE_ARMIES)
    number(text, own.more_armies)
    key(text, KEYS, Key.MORE_MOVES)
    number(text, own.more_moves)
    key(text, KEYS, Key.ELIXIRS)
    number(text, own.elixirs)
    key(text, KEYS, Key.IMMUNE)
    truth(text, own.immune > 0)


@rule
def show_tokens(own: Seat, text: Text) -> None:
    key(text, KEYS, Key.TOKENS)
    open_object(text)
    for token in range(len(own.tokens)):
        if own.tokens[token] > 0:
            key(text, TOKENS, token)
            number(text, own.tokens[token])
    close_object(text)
    key(text, KEYS, Key.KNOWN)
    bits(text, own.known, REGIONS)
