"""The first code of each kind of action, and the questions that a place answers."""

from __future__ import annotations

from imperia.games.capitals.names import Decision

# First codes.
DO, AT, UNIT_CODES, NUMBER, EXCHANGE, BUILDING = 0, 100, 300, 400, 720, 730
CARD, PARTNER, GOOD, PAYER, TAKE, GIVE = 740, 750, 760, 820, 1000, 1200
LAND_QUESTIONS = (  # decisions that are answered by a province, whatever is being done
    Decision.CAPITAL,
    Decision.SAVAGES,
    Decision.ROAD_LOST,
    Decision.PALM,
    Decision.MARKER,
    Decision.REVOLT,
    Decision.LOSS,
    Decision.GIVE_UP,
    Decision.FREED,
)
WHERE_QUESTIONS = (*LAND_QUESTIONS, Decision.PLACE, Decision.TARGET)
