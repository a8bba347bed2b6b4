"""What a person is shown, made from nothing but a record that `observe` has blanked."""

from __future__ import annotations

from typing import Any

import numpy as np

from imperia.games.contract import Facts, Record
from imperia.games.empire.names import NEUTRAL, NOBODY, NOT_YET, SEALED, Decision, Source
from imperia.games.empire.pieces import ROW_COSTS, Good
from imperia.games.empire.scoring import control
from imperia.maps import Map


def view(seen: Record, board: Map) -> Facts:
    record = seen[0]
    players = int(record["options"]["players"])
    return {
        "map": {"title": dict(board.titles), "digest": board.digest, "start": board.start},
        "game_of_series": int(record["game"]),
        "points_of_games": _points_of_games(record, players),
        "first": _seat_or_none(record["first"]),
        "row": [_slot(card, cost) for card, cost in zip(record["row"].tolist(), ROW_COSTS, strict=True)],
        "deck": record["deck"][: record["deck_left"]].tolist(),
        "regions": _regions(seen, board, players),
        "seats": [_seat(record, seat) for seat in range(players)],
        "neutral_left": int(record["neutral_left"]),
    }


def _points_of_games(record: Any, players: int) -> list[list[Facts]]:
    """The breakdown of every game of the series that is finished (E6.2)."""
    finished = int(record["game"]) + (record["decision"] == Decision.OVER)
    sources = [source.name.lower() for source in Source]
    games = record["points"].tolist()[:finished]
    return [[dict(zip(sources, seat, strict=True)) for seat in game[:players]] for game in games]


def _seat_or_none(number: Any) -> int | None:
    return None if number == NOBODY else int(number)


def _slot(card: int, cost: int) -> Facts:
    return {"card": card or None, "coins": cost}


def _regions(seen: Record, board: Map, players: int) -> list[Facts]:
    record = seen[0]
    holders = np.zeros(record["tokens"].shape, np.int8)
    control(seen, holders)
    armies, cities = record["armies"].tolist(), record["cities"].tolist()
    tokens = record["tokens"].tolist()
    return [
        {
            "region": region.number,
            "armies": [armies[seat][region.number] for seat in range(players)],
            "neutral": armies[NEUTRAL][region.number],
            "cities": [cities[seat][region.number] for seat in range(players)],
            "token": Good(tokens[region.number] - 1).name.lower() if tokens[region.number] else None,
            "controller": _holder(int(holders[region.number])),
        }
        for region in board.regions
    ]


def _holder(colour: int) -> int | str | None:
    if colour == NOBODY:
        return None
    return "neutral" if colour == NEUTRAL else colour


def _seat(record: Any, number: int) -> Facts:
    seat = record["seats"][number]
    taken = int(seat["taken"])
    return {
        "seat": number,
        "coins": int(seat["coins"]),
        "supply": int(seat["supply"]),
        "cities_left": int(seat["cities_left"]),
        "bid": _bid(int(seat["bid"]), int(record["decision"])),
        "cards": seat["cards"][:taken].tolist(),
        "goods": {good.name.lower(): int(seat["goods"][good]) for good in Good},
    }


def _bid(bid: int, decision: int) -> int | str | None:
    if bid == NOT_YET or decision == Decision.NEUTRAL:
        return None
    return "sealed" if bid == SEALED else bid
