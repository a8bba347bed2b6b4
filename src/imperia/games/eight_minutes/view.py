"""What all games of the family show alike, beyond single fields: the row, regions, who holds what, bids."""

from __future__ import annotations

from enum import IntEnum

from imperia.games.eight_minutes.names import NOBODY, NOT_YET, SEALED
from imperia.games.eight_minutes.pieces import NO_CARD, ROW_COSTS
from imperia.games.eight_minutes.scoring import controller
from imperia.games.eight_minutes.starting import is_region
from imperia.games.eight_minutes.state import State
from imperia.kernel.names import Decisions
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
    spell_or_null,
)
from imperia.kernel.views import ByHand, Objects, by_hand, numbered

Key = IntEnum("Key", "CARD COINS", start=0)
Word = IntEnum("Word", "NEUTRAL SEALED", start=0)
KEYS, WORDS = names_of(Key), names_of(Word)
COSTS = constants(ROW_COSTS)
NO_TOKEN = -1

CONTROLLER = "number | 'neutral' | null"


def points_of_games(sources: type[IntEnum], last: Decisions) -> ByHand:
    """The points of the finished games of a series, by source; `last` is the decision at its end."""
    names, over = names_of(sources), int(last)

    @rule
    def show_finished_games(state: State, text: Text) -> None:
        open_list(text)
        for game in range(state.game + (state.decision == over)):
            open_list(text)
            for seat in range(state.options.players):
                counts(text, names, state.points[game, seat])
            close_list(text)
        close_list(text)

    return by_hand("points_of_games", show_finished_games, "Record<string, number>[][]")


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
def show_holder(state: State, holder: int, text: Text) -> None:
    if holder == len(state.seats):
        spell(text, WORDS, Word.NEUTRAL)
    else:
        number_or_null(text, holder, NOBODY)


@rule
def show_controller(state: State, region: int, text: Text) -> None:
    show_holder(state, controller(state, region), text)


def regions(many: int, tokens: type[IntEnum], *more: ByHand) -> Objects:
    """Each region with its pieces, its token (a record has 1 + its number), what a game adds, and who
    controls the region."""
    names = names_of(tokens)

    @rule
    def show_token(state: State, region: int, text: Text) -> None:
        spell_or_null(text, names, state.tokens[region] - 1, NO_TOKEN)

    return numbered(
        "regions",
        "Region",
        "region",
        many,
        is_region,
        by_hand("armies", show_armies, "number[]"),
        by_hand("neutral", show_neutral, "number"),
        by_hand("cities", show_cities, "number[]"),
        by_hand("token", show_token, "string | null"),
        *more,
        by_hand("controller", show_controller, CONTROLLER),
    )


@rule
def show_bid(state: State, seat: int, text: Text) -> None:
    bid = state.seats[seat].bid
    if bid == SEALED:
        spell(text, WORDS, Word.SEALED)
    else:
        number_or_null(text, bid, NOT_YET)


ROW = by_hand("row", show_row, "{ card: number | null; coins: number }[]")
BID = by_hand("bid", show_bid, "number | 'sealed' | null")
