"""What a seat is shown: everything that `observe` left in a record, as JSON."""

from __future__ import annotations

from enum import IntEnum

from imperia.games.eight_minutes.names import NOBODY
from imperia.games.eight_minutes.scoring import majority
from imperia.games.eight_minutes.view import BID, CONTROLLER, ROW, points_of_games, regions, show_holder
from imperia.games.legends.arranging import TOUCH, TOUCHES, lane_at
from imperia.games.legends.names import Decision, Source
from imperia.games.legends.pieces import Family, Leader, Token
from imperia.games.legends.scoring import ISLANDS_IN_ALL, is_used, tally_of_island
from imperia.games.legends.sides import QUARTERS, REGIONS, Cell, Side
from imperia.games.legends.state import State
from imperia.kernel.rule import rule
from imperia.kernel.text import (
    Text,
    close_list,
    close_object,
    counts_of_some,
    key,
    names_of,
    number,
    open_list,
    open_object,
    spell,
    truth,
)
from imperia.kernel.views import View, by_hand, group, numbered, of, seats

Key = IntEnum("Key", "CELL SIDE QUARTERS", start=0)
KEYS, CELLS, SIDES, FAMILIES, TOKENS = map(names_of, (Key, Cell, Side, Family, Token))
FIRST_FAMILY = Family.NONE + 1


# ----- What lies on the table


@rule
def show_cells(state: State, text: Text) -> None:
    board = state.board
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
def show_face_down(state: State, region: int, text: Text) -> None:
    truth(text, (state.board.face_down >> region) & 1)


@rule
def show_controller_of_island(state: State, island: int, text: Text) -> None:
    show_holder(state, majority(state, tally_of_island(state, island)), text)


# ----- What the seats have


@rule
def show_families(state: State, seat: int, text: Text) -> None:
    """The families of which the seat has cards."""
    counts_of_some(text, FAMILIES, state.seats[seat].families, FIRST_FAMILY)


@rule
def show_immune(state: State, seat: int, text: Text) -> None:
    truth(text, state.seats[seat].immune > 0)


@rule
def show_tokens(state: State, seat: int, text: Text) -> None:
    """The tokens that the seat has kept."""
    counts_of_some(text, TOKENS, state.seats[seat].tokens, 0)


VIEW = View(
    State,
    Source,
    [
        group(
            "board",
            of("layout", "board.layout"),
            by_hand("cells", show_cells, "{ cell: string; side: string; quarters: number }[]"),
            by_hand("lanes", show_lanes, "[number, number][]"),
            of("portals", "board.portals"),
            of("start", "board.start"),
        )
    ],
    [of("setup_player"), of("game_of_series", "game"), of("first"), of("neutral_left"), of("captured")],
    [points_of_games(Source, Decision.OVER)],  # L8.7
    [ROW],
    [of("deck")],
    [regions(REGIONS, Token, by_hand("face_down", show_face_down, "boolean"))],
    [
        numbered(
            "islands",
            "Island",
            "island",
            ISLANDS_IN_ALL,
            is_used,
            by_hand("controller", show_controller_of_island, CONTROLLER),
        )
    ],
    [
        seats(
            BID,
            of("coins"),
            of("supply"),
            of("cities_left"),
            of("leader", none=Leader.NONE),
            of("cards"),
            by_hand("families", show_families, "Record<string, number>"),
            of("flying"),
            of("more_armies"),
            of("more_moves"),
            of("elixirs"),
            by_hand("immune", show_immune, "boolean"),
            by_hand("tokens", show_tokens, "Record<string, number>"),
            of("known"),
        )
    ],
)
show = VIEW.verb("legends")
