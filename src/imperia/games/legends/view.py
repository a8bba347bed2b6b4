"""What a seat is shown: everything that `observe` left in a record, as JSON."""

from __future__ import annotations

from enum import IntEnum

from imperia.games.eight_minutes import view as family
from imperia.games.eight_minutes.scoring import controller, majority
from imperia.games.eight_minutes.starting import is_region
from imperia.games.legends.arranging import TOUCH, TOUCHES, lane_at
from imperia.games.legends.names import NEUTRAL, NOBODY, NOT_YET, Decision, Source
from imperia.games.legends.pieces import Family, Leader, Token
from imperia.games.legends.scoring import ISLANDS_IN_ALL, is_used, tally_of_island
from imperia.games.legends.sides import QUARTERS, REGIONS, Cell, Side
from imperia.games.legends.state import State
from imperia.kernel.rule import rule
from imperia.kernel.text import (
    Text,
    close_list,
    close_object,
    key,
    names_of,
    number,
    open_list,
    open_object,
    spell,
    spell_or_null,
    truth,
)
from imperia.kernel.views import View, by_hand, group, numbered, of, seats

Key = IntEnum("Key", "CELL SIDE QUARTERS", start=0)
NO_TOKEN = -1
KEYS, SOURCES, CELLS, SIDES = names_of(Key), names_of(Source), names_of(Cell), names_of(Side)
FAMILIES, TOKENS = names_of(Family), names_of(Token)


# ----- What lies on the table


@rule
def show_finished_games(state: State, text: Text) -> None:
    """L8.7"""
    family.show_finished_games(state, state.game + (state.decision == Decision.OVER), SOURCES, text)


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
def show_token(state: State, region: int, text: Text) -> None:
    spell_or_null(text, TOKENS, state.tokens[region] - 1, NO_TOKEN)


@rule
def show_face_down(state: State, region: int, text: Text) -> None:
    truth(text, (state.board.face_down >> region) & 1)


@rule
def show_controller(state: State, region: int, text: Text) -> None:
    family.show_holder(controller(state, region), NEUTRAL, text)


@rule
def show_controller_of_island(state: State, island: int, text: Text) -> None:
    family.show_holder(majority(state, tally_of_island(state, island)), NEUTRAL, text)


# ----- What the seats have


@rule
def show_bid(state: State, seat: int, text: Text) -> None:
    family.show_bid(state.seats[seat].bid if state.decision >= Decision.BID else NOT_YET, text)


@rule
def show_families(state: State, seat: int, text: Text) -> None:
    """Those of which the seat has cards."""
    held = state.seats[seat].families
    open_object(text)
    for kind in range(len(held)):
        if kind != Family.NONE and held[kind] > 0:
            key(text, FAMILIES, kind)
            number(text, held[kind])
    close_object(text)


@rule
def show_immune(state: State, seat: int, text: Text) -> None:
    truth(text, state.seats[seat].immune > 0)


@rule
def show_tokens(state: State, seat: int, text: Text) -> None:
    """Those that the seat has kept."""
    kept = state.seats[seat].tokens
    open_object(text)
    for token in range(len(kept)):
        if kept[token] > 0:
            key(text, TOKENS, token)
            number(text, kept[token])
    close_object(text)


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
    [
        of("setup_player"),
        of("game_of_series", "game"),
        of("first"),
        of("neutral_left"),
        of("captured"),
    ],
    [by_hand("points_of_games", show_finished_games, "Record<string, number>[][]")],
    [family.ROW],
    [of("deck")],
    [
        numbered(
            "regions",
            "Region",
            "region",
            REGIONS,
            is_region,
            *family.PIECES,
            by_hand("token", show_token, "string | null"),
            by_hand("face_down", show_face_down, "boolean"),
            by_hand("controller", show_controller, family.CONTROLLER),
        )
    ],
    [
        numbered(
            "islands",
            "Island",
            "island",
            ISLANDS_IN_ALL,
            is_used,
            by_hand("controller", show_controller_of_island, family.CONTROLLER),
        )
    ],
    [
        seats(
            family.bid_shown_by(show_bid),
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
