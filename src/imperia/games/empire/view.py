"""What a seat is shown: everything that `observe` left in a record, as JSON."""

from __future__ import annotations

from imperia.games.eight_minutes import view as family
from imperia.games.eight_minutes.scoring import controller
from imperia.games.eight_minutes.starting import is_region
from imperia.games.empire.names import NEUTRAL, REGIONS, Decision, Source
from imperia.games.empire.pieces import Good
from imperia.games.empire.state import State
from imperia.kernel.rule import rule
from imperia.kernel.text import Text, names_of, spell_or_null
from imperia.kernel.views import View, by_hand, numbered, of, seats

NO_TOKEN = -1
GOODS, SOURCES = names_of(Good), names_of(Source)


@rule
def show_finished_games(state: State, text: Text) -> None:
    """E6.2"""
    family.show_finished_games(state, state.game + (state.decision == Decision.OVER), SOURCES, text)


@rule
def show_token(state: State, region: int, text: Text) -> None:
    """E6.1"""
    spell_or_null(text, GOODS, state.tokens[region] - 1, NO_TOKEN)


@rule
def show_controller(state: State, region: int, text: Text) -> None:
    family.show_holder(controller(state, region), NEUTRAL, text)


@rule
def show_bid(state: State, seat: int, text: Text) -> None:
    family.show_bid(state.seats[seat].bid, text)


VIEW = View(
    State,
    Source,
    [of("game_of_series", "game"), of("first"), of("neutral_left")],
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
            by_hand("controller", show_controller, family.CONTROLLER),
        )
    ],
    [
        seats(
            of("coins"),
            of("supply"),
            of("cities_left"),
            family.bid_shown_by(show_bid),
            of("cards"),
            of("goods"),
        )
    ],
)
show = VIEW.verb("empire")
