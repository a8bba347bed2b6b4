"""What a seat is shown: everything that `observe` left in a record, as JSON."""

from __future__ import annotations

from imperia.games.eight_minutes.view import BID, ROW, points_of_games, regions
from imperia.games.empire.names import REGIONS, Decision, Source
from imperia.games.empire.pieces import Good
from imperia.games.empire.state import State
from imperia.kernel.views import View, of, seats

VIEW = View(
    State,
    Source,
    [of("game_of_series", "game"), of("first"), of("neutral_left")],
    [points_of_games(Source, Decision.OVER)],  # E6.2
    [ROW],
    [of("deck")],
    [regions(REGIONS, Good)],
    [seats(of("coins"), of("supply"), of("cities_left"), BID, of("cards"), of("goods"))],
)
show = VIEW.verb("empire")
