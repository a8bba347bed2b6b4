"""What a person is shown: the board and the cards as printed, and all that `observe` left in a record."""

from __future__ import annotations

from typing import Any

import numpy as np

from imperia.games.contract import Facts, Record
from imperia.games.empire.names import NEUTRAL, NOBODY, NOT_YET, REGIONS, SEALED, SEATS, Decision, Source
from imperia.games.empire.pieces import CARDS, COAL_CARD, ROW_COSTS, TRACKS, Card, Combine, Good
from imperia.games.empire.scoring import control
from imperia.maps import Map

_GOODS = tuple(good.name.lower() for good in Good)
_TOKENS = (None, *_GOODS)
_SOURCES = tuple(source.name.lower() for source in Source)
_FIELDS = ("coins", "supply", "cities_left", "bid", "taken", "cards", "goods")
_HOLDERS: dict[int, int | str | None] = {NOBODY: None, NEUTRAL: "neutral"} | {s: s for s in range(SEATS)}


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


def map_facts(board: Map) -> Facts:
    return {"title": dict(board.titles), "digest": board.digest, "start": board.start}


def view(seen: Record, board: Map, map_facts: Facts) -> Facts:
    record = seen[0]
    players = int(record["options"]["players"])
    decision = int(record["decision"])
    return {
        "map": map_facts,
        "game_of_series": int(record["game"]),
        "points_of_games": _points_of_games(record, players, decision),
        "first": _HOLDERS[int(record["first"])],
        "row": [
            {"card": card or None, "coins": cost}
            for card, cost in zip(record["row"].tolist(), ROW_COSTS, strict=True)
        ],
        "deck": record["deck"][: record["deck_left"]].tolist(),
        "regions": _regions(seen, board, players),
        "seats": _seats(seen, players, decision),
        "neutral_left": int(record["neutral_left"]),
    }


def _points_of_games(record: Any, players: int, decision: int) -> list[list[Facts]]:
    """The breakdown of every game of the series that is finished (E6.2)."""
    finished = int(record["game"]) + (decision == Decision.OVER)
    if not finished:
        return []
    games = record["points"][:finished].tolist()
    return [[dict(zip(_SOURCES, seat, strict=True)) for seat in game[:players]] for game in games]


def _regions(seen: Record, board: Map, players: int) -> list[Facts]:
    holders = np.zeros(REGIONS, np.int8)
    control(seen, holders)
    armies, cities = seen["armies"][0].tolist(), seen["cities"][0].tolist()  # by colour, then by region
    armies_at = list(map(list, zip(*armies, strict=True)))
    cities_at = list(map(list, zip(*cities, strict=True)))
    tokens, holder = seen["tokens"][0].tolist(), holders.tolist()
    return [
        {
            "region": (number := region.number),
            "armies": armies_at[number][:players],
            "neutral": armies[NEUTRAL][number],
            "cities": cities_at[number][:players],
            "token": _TOKENS[tokens[number]],
            "controller": _HOLDERS[holder[number]],
        }
        for region in board.regions
    ]


def _seats(seen: Record, players: int, decision: int) -> list[Facts]:
    seats = seen["seats"][0]
    columns = (seats[field][:players].tolist() for field in _FIELDS)
    return [
        {
            "seat": number,
            "coins": coins,
            "supply": supply,
            "cities_left": cities_left,
            "bid": _bid(bid, decision),
            "cards": cards[:taken],
            "goods": dict(zip(_GOODS, goods, strict=True)),
        }
        for number, (coins, supply, cities_left, bid, taken, cards, goods) in enumerate(
            zip(*columns, strict=True)
        )
    ]


def _bid(bid: int, decision: int) -> int | str | None:
    if bid == NOT_YET or decision == Decision.NEUTRAL:
        return None
    return "sealed" if bid == SEALED else bid
