"""What a person is shown: boards and cards as printed, and all that `observe` left in a record."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from imperia.games.contract import Facts, Record
from imperia.games.legends.board import Laid, islands, joined_lanes, side_map
from imperia.games.legends.names import NEUTRAL, NOBODY, NOT_YET, SEALED, SEATS, Decision, Edition, Source
from imperia.games.legends.pieces import (
    CARDS,
    CARDS_TO_TAKE,
    ROW_COSTS,
    SETS,
    Ability,
    Card,
    Family,
    Leader,
    Token,
)
from imperia.games.legends.scoring import control, control_of_islands
from imperia.games.legends.sides import CELLS, ISLANDS, PLACE_OF_CELL, REGIONS, SIDES, Cell, Layout, Side
from imperia.games.legends.state import SEAT

_SOURCES = tuple(source.name.lower() for source in Source)
_FAMILIES = tuple(family.name.lower() for family in Family)
_LEADERS = (None, *(leader.name.lower() for leader in Leader if leader))
_TOKENS = (None, *(token.name.lower() for token in Token))
_FIELDS = SEAT.names or ()
_HOLDERS: dict[int, int | str | None] = {NOBODY: None, NEUTRAL: "neutral"} | {s: s for s in range(SEATS)}
_COUNTS = ("flying", "more_armies", "more_moves", "elixirs")


# ----- What is printed


@cache
def printed(edition: str, players: int) -> Facts:
    return {
        "sides": {side.name: _printed_side(side.side) for side in SIDES},
        "islands": [
            {"island": number, "names": dict(island.names), "regions": list(ISLANDS[number])}
            for number, island in enumerate(islands())
        ],
        "cells": {cell.name.lower(): {"x": x, "y": y} for cell, (x, y) in PLACE_OF_CELL.items()},
        "layouts": {layout.name.lower(): [cell.name.lower() for cell in CELLS[layout]] for layout in Layout},
        "tokens": list(_TOKENS[1:]),
        "costs": list(ROW_COSTS),
        "cards": {card.number: _printed_card(card, Edition[edition.upper()]) for card in CARDS.values()},
        "cards_each": CARDS_TO_TAKE[Edition[edition.upper()]][players],
    }


def _printed_side(side: Side) -> Facts:
    from imperia.maps.drawing import drawing

    drawn = drawing(side_map(side))
    first = ISLANDS.index(SIDES[side].islands[0])
    regions = [{**region, "island": first + region["continent"]} for region in drawn["regions"]]
    return {**drawn, "board": side // 2, "regions": regions}


def _printed_card(card: Card, edition: Edition) -> Facts:
    return {
        "key": card.key,
        "family": _FAMILIES[card.family] if card.family else None,
        "abilities": [_printed_ability(*ability, edition) for ability in card.abilities],
        "combine": card.combine.name.lower(),
        "parts": [[step.name.lower(), count] for step, count in card.parts],
    }


def _printed_ability(ability: Ability, amount: int, edition: Edition) -> Facts:
    facts: Facts = {"ability": ability.name.lower()}
    if ability in (Ability.VP_FAMILY, Ability.VP_SET):
        facts["family"] = _FAMILIES[amount]
    else:
        facts["count"] = amount
    if ability is Ability.VP_SET:
        needs, points = SETS[Family(amount)]
        facts |= {"cards": needs, "points": points[edition]}
    return facts


# ----- What changes


def view(seen: Record) -> Facts:
    record = seen[0]
    players = int(record["options"]["players"])
    decision = int(record["decision"])
    seats = record["seats"].tolist()
    regions = [region for region in range(REGIONS) if int(record["board"]["regions"]) >> region & 1]
    return {
        "board": _board(record),
        "setup_player": int(record["setup_player"]),
        "game_of_series": int(record["game"]),
        "points_of_games": _points_of_games(record, players, decision),
        "first": _HOLDERS[int(record["first"])],
        "row": [
            {"card": card or None, "coins": cost}
            for card, cost in zip(record["row"].tolist(), ROW_COSTS, strict=True)
        ],
        "deck": record["deck"][: record["deck_left"]].tolist(),
        "regions": _regions(seen, regions, players),
        "islands": _islands(seen, regions),
        "seats": [
            _seat(seat, dict(zip(_FIELDS, seats[seat], strict=True)), decision) for seat in range(players)
        ],
        "captured": record["captured"][:players].tolist(),
        "neutral_left": int(record["neutral_left"]),
    }


def laid_boards(record: Any) -> tuple[Laid, ...]:
    """The boards on the table, each with its cell and its turn."""
    sides, quarters = record["board"]["sides"].tolist(), record["board"]["quarters"].tolist()
    return tuple((cell, Side(sides[cell]), quarters[cell]) for cell in Cell if sides[cell] != NOBODY)


def starting_region(record: Any) -> int | None:
    start = int(record["board"]["start"])
    return None if start == NOBODY else start


def _board(record: Any) -> Facts:
    layout, laid = int(record["board"]["layout"]), laid_boards(record)
    cells = [
        {"cell": cell.name.lower(), "side": side.name.lower(), "quarters": quarters}
        for cell, side, quarters in laid
    ]
    complete = record["decision"] > Decision.ROTATION
    return {
        "layout": None if layout == NOBODY else Layout(layout).name.lower(),
        "cells": cells,
        "lanes": [list(pair) for pair in sorted(joined_lanes(laid))] if complete else [],
        "portals": _bits(record["board"]["portals"]),
        "start": starting_region(record),
    }


def _bits(number: Any) -> list[int]:
    return [region for region in range(REGIONS) if int(number) >> region & 1]


def _points_of_games(record: Any, players: int, decision: int) -> list[list[Facts]]:
    """The breakdown of every game of the series that is finished (L8.7)."""
    finished = int(record["game"]) + (decision == Decision.OVER)
    games = record["points"][:finished].tolist()
    return [[dict(zip(_SOURCES, seat, strict=True)) for seat in game[:players]] for game in games]


def _regions(seen: Record, regions: list[int], players: int) -> list[Facts]:
    record = seen[0]
    holders = np.zeros(REGIONS, np.int8)
    control(seen, holders)
    armies, cities = record["armies"].T.tolist(), record["cities"].T.tolist()  # by region, then by colour
    tokens, holder = record["tokens"].tolist(), holders.tolist()
    face_down = int(record["board"]["face_down"])
    return [
        {
            "region": number,
            "armies": armies[number][:players],
            "neutral": armies[number][NEUTRAL],
            "cities": cities[number][:players],
            "token": _TOKENS[tokens[number]],
            "face_down": bool(face_down >> number & 1),
            "controller": _HOLDERS[holder[number]],
        }
        for number in regions
    ]


def _islands(seen: Record, regions: list[int]) -> list[Facts]:
    holders = np.zeros(len(ISLANDS), np.int8)
    control_of_islands(seen, holders)
    return [
        {"island": number, "controller": _HOLDERS[int(holders[number])]}
        for number, island in enumerate(ISLANDS)
        if island[0] in regions
    ]


def _seat(number: int, seat: Facts, decision: int) -> Facts:
    families = zip(_FAMILIES, seat["families"].tolist(), strict=True)
    tokens = zip(_TOKENS[1:], seat["tokens"].tolist(), strict=False)
    return {
        "seat": number,
        "coins": seat["coins"],
        "supply": seat["supply"],
        "cities_left": seat["cities_left"],
        "bid": _bid(seat["bid"], decision),
        "leader": _LEADERS[seat["leader"]],
        "cards": seat["cards"][: seat["taken"]].tolist(),
        "families": {family: count for family, count in families if count and family != "none"},
        **{name: seat[name] for name in _COUNTS},
        "immune": seat["immune"] > 0,
        "tokens": {token: count for token, count in tokens if count},
        "known": _bits(seat["known"]),
    }


def _bid(bid: int, decision: int) -> int | str | None:
    if bid == NOT_YET or decision < Decision.BID:
        return None
    return "sealed" if bid == SEALED else bid
