"""Which suppliers serve which need of a tile at a cell, or which need is unmet (F4.1-F4.3).

The rules know which tiles supply a cell; here needs are matched to suppliers one by one, so that people can
be shown which tile gives what.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from imperia.games.contract import seat_asked_about
from imperia.games.counting import points_of
from imperia.games.founders.names import NOTHING, Source
from imperia.games.founders.pieces import MOST_TILES, Resource
from imperia.games.founders.supply import suppliers_of
from imperia.games.setting import Facts, Record

BOUGHT = -1  # in the place of a tile's number: the resource bought this turn
FARTHEST = 120  # no nation reaches that far


def answer(state: Record, seat: int | None, question: Facts) -> Facts | None:
    """The answer to a question, which anybody may have sent; None if it cannot be answered.

    A question without a cell asks where the tile can go at all; `{"of": "supply"}` asks what reaches each
    free cell, and `{"of": "worth"}` asks for the points on each tile, either also with `"seat"`.
    """
    record = state[0]
    if "of" in question:
        return _layer(state, seat, question)
    everywhere = "x" not in question and "y" not in question
    cell = (0, 0) if everywhere else (question.get("x"), question.get("y"))
    values: list[Any] = [question.get("tile"), *cell]
    whose = question.get("seat", seat if seat is not None else max(int(record["actor"]), 0))
    if any(isinstance(value, bool) or not isinstance(value, int) for value in (*values, whose)):
        return None
    tile, x, y = values
    there = 0 <= whose < record["options"]["players"] and 0 <= tile < record["sort_count"]
    if not there or max(abs(x), abs(y)) > FARTHEST:
        return None
    return places_of(state, whose, question) if everywhere else explain(state, whose, question)


def _layer(state: Record, seat: int | None, question: Facts) -> Facts | None:
    whose = seat_asked_about(state, seat, question)
    if whose is None or not {*question} <= {"of", "seat"}:
        return None
    if question["of"] == "supply":
        return {"of": "supply", "seat": whose, "cells": supply_of(state, whose)}
    if question["of"] == "worth":
        return {"of": "worth", "seat": whose, "tiles": worth_of(state, whose)}
    return None


def supply_of(state: Record, seat: int) -> list[Facts]:
    """What suppliers give at each free cell: each gives one of the resources in its list."""
    nation = state[0]["seats"][seat]
    return [
        {
            "x": int(x),
            "y": int(y),
            "gives": [
                [Resource(given).name.lower() for given in sorted(gives)]
                for gives in _offers(state, seat, int(x), int(y)).values()
            ],
        }
        for x, y in nation["cells"][: nation["free"]].tolist()
    ]


def worth_of(state: Record, seat: int) -> list[Facts]:
    """The points on each tile, as the rules count them in a nation that has no other tile."""
    size = int(state[0]["seats"][seat]["size"])
    alone = np.repeat(state, size + 1)
    for number in range(size):
        nation = alone[number]["seats"][seat]
        nation["tiles"][0] = nation["tiles"][number]
        nation["size"] = 1
    alone[size]["seats"][seat]["size"] = 0
    totals = points_of(alone, len(Source))[:, seat].sum(axis=1)
    tiles = state[0]["seats"][seat]["tiles"][:size]
    return [
        {"x": int(tile["x"]), "y": int(tile["y"]), "points": int(total - totals[size])}
        for tile, total in zip(tiles, totals[:size], strict=True)
    ]


def places_of(state: Record, seat: int, question: Facts) -> Facts:
    """Where `tile` could be laid: on `cells` beside the seat's nation, or as `swaps` for tiles of it."""
    nation = state[0]["seats"][seat]

    def fitting(places: Any) -> list[Facts]:
        cells = [{"x": int(place["x"]), "y": int(place["y"])} for place in places]
        return [cell for cell in cells if explain(state, seat, {**question, **cell})["fits"]]

    cells, swaps = fitting(nation["cells"][: nation["free"]]), fitting(nation["tiles"][: nation["size"]])
    return {"seat": seat, "tile": int(question["tile"]), "cells": cells, "swaps": swaps}


def explain(state: Record, seat: int, question: Facts) -> Facts:
    """What would serve `tile`, laid at (`x`, `y`) in the seat's nation.

    `beside`: whether the tile shares a side with the nation, or replaces a tile of it. `fits`: whether that
    is so and all its needs are served. `swap`: the sort of the tile that it would replace, or None. `served`:
    for each served need its resource and the cell of its supplier, or `bought`. `unmet`: by resource, how
    many needs no supplier is left for. `clause`: why the tile does not fit, or None.
    """
    record = state[0]
    sort, x, y = int(question["tile"]), int(question["x"]), int(question["y"])
    nation = record["seats"][seat]
    tiles = nation["tiles"][: nation["size"]]
    replaced = np.flatnonzero((tiles["x"] == x) & (tiles["y"] == y))
    beside = bool(len(replaced)) or bool((abs(tiles["x"] - x) + abs(tiles["y"] - y) == 1).any())
    needs = [int(need) for need in record["sorts"][sort]["needs"] if need != NOTHING]
    offers = _offers(state, seat, x, y)
    server = _matched(needs, offers)
    unmet: dict[str, int] = {}
    served = []
    for number, need in enumerate(needs):
        name = Resource(need).name.lower()
        if number not in server:
            unmet[name] = unmet.get(name, 0) + 1
        elif server[number] == BOUGHT:
            served.append({"resource": name, "bought": True})
        else:
            tile = tiles[server[number]]
            served.append({"resource": name, "x": int(tile["x"]), "y": int(tile["y"])})
    return {
        "seat": seat,
        "tile": sort,
        "x": x,
        "y": y,
        "fits": beside and not unmet,
        "beside": beside,
        "swap": int(tiles["sort"][replaced[0]]) if len(replaced) else None,
        "served": served,
        "unmet": unmet,
        "clause": "F4.1" if not beside else "F4.2" if unmet else None,
    }


def _offers(state: Record, seat: int, x: int, y: int) -> dict[int, set[int]]:
    """What each supplier of the cell can give: by the number of its tile, or BOUGHT."""
    record = state[0]
    suppliers = np.zeros(MOST_TILES, np.int8)
    suppliers_of(state, seat, x, y, suppliers)
    offers: dict[int, set[int]] = {}
    for number in np.flatnonzero(suppliers):
        gives: Any = record["sorts"][record["seats"][seat]["tiles"][number]["sort"]]["gives"]
        offers[int(number)] = {int(given) for given in gives if given != NOTHING}
    if record["bought"] != NOTHING and seat == record["actor"]:
        offers[BOUGHT] = {int(record["bought"])}
    return offers


def _matched(needs: list[int], offers: dict[int, set[int]]) -> dict[int, int]:
    """As many needs as possible, each with its own supplier (found by augmenting paths)."""
    serves: dict[int, int] = {}  # supplier: the need it serves

    def find(need: int, tried: set[int]) -> bool:
        for supplier, gives in offers.items():
            if needs[need] in gives and supplier not in tried:
                tried.add(supplier)
                if supplier not in serves or find(serves[supplier], tried):
                    serves[supplier] = need
                    return True
        return False

    for need in range(len(needs)):
        find(need, set())
    return {need: supplier for supplier, need in serves.items()}
