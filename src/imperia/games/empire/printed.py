"""The board and the cards as they are printed."""

from __future__ import annotations

from imperia.games.eight_minutes.pieces import ROW_COSTS, Combine
from imperia.games.empire.pieces import CARDS, COAL_CARD, TRACKS, Card
from imperia.games.setting import Facts
from imperia.maps import Map


def printed(board: Map, coal_card: str) -> Facts:
    from imperia.maps.drawing import drawing

    return {
        "map": drawing(board),
        "costs": list(ROW_COSTS),
        "cards": {card.number: _printed_card(card, coal_card) for card in CARDS.values()},
        "tracks": {good.name.lower(): dict(track) for good, track in TRACKS.items()},
    }


def _printed_card(card: Card, coal_card: str) -> Facts:
    plain = card.number == COAL_CARD and coal_card == "plain"
    halves = card.halves[:1] if plain else card.halves
    return {
        "good": card.good.name.lower(),
        "icons": card.icons,
        "combine": (Combine.SINGLE if plain else card.combine).name.lower(),
        "halves": [[step.name.lower(), count] for step, count in halves],
    }
