"""A position of empire as one line of text; the keywords of a position have the same names."""

from __future__ import annotations

from imperia.games.eight_minutes.names import NOBODY
from imperia.games.eight_minutes.pieces import NO_CARD
from imperia.games.empire.names import NEUTRAL, Decision
from imperia.games.empire.pieces import Good
from imperia.games.empire.state import State
from imperia.games.shared.notation import Line, finished_points, of, of_regions

LINE = Line(
    State,
    of("step", "decision"),
    of("game", usual=0),
    of("turn", "actor"),
    of("first"),
    of("card", usual=NO_CARD),
    of("left", usual=0),
    of("moving_from", usual=NOBODY),
    of("neutral_left", usual=0),
    of("row"),
    of("deck"),
    of("coins", "seats.coins"),
    of("bids", "seats.bid"),
    of("cards", "seats.cards"),
    of("armies"),
    of("cities"),
    of_regions("neutral", lambda record: record["armies"][NEUTRAL]),
    of_regions(
        "tokens",
        lambda record: record["tokens"],
        lambda number: number - 1,
        lambda good: Good(int(good)).name.lower(),
    ),
    finished_points(Decision.OVER),
)
