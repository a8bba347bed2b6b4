"""Clauses F4.1-F4.3, F6.3 and F6.4 worked out a second time, slowly and plainly, from what a spectator
sees."""

from __future__ import annotations

import itertools
from typing import Any

import imperia

Cell = tuple[int, int]


def neighbours(cell: Cell) -> set[Cell]:
    x, y = cell
    around = itertools.product((x - 1, x, x + 1), (y - 1, y, y + 1))
    return {other for other in around if other != cell}


def sides(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def unions(carriages: list[Cell]) -> dict[Cell, set[Cell]]:
    """F5.3: for each united tile all the tiles that it is united with, found from the tiles with
    carriages."""
    joined: list[set[Cell]] = []
    for x, y in carriages:
        square = {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
        touching = [union for union in joined if union & square]
        joined = [union for union in joined if not union & square]
        joined.append(square.union(*touching))
    return {cell: union for union in joined for cell in union}


def suppliers(view: dict[str, Any], printed: dict[int, Any], seat: int, cell: Cell) -> list[set[str]]:
    """F4.3: what each supplier of the cell can give."""
    nation = view["seats"][seat]
    united = unions([(tile["x"], tile["y"]) for tile in nation["tiles"] if tile["carriage"]])
    reached = set()
    for tile in nation["tiles"]:
        here = (tile["x"], tile["y"])
        if here in neighbours(cell):
            reached |= {here} | united.get(here, set())
    reached.discard(cell)  # F4.6
    gives = [
        set(printed[tile["tile"]]["gives"])
        for tile in nation["tiles"]
        if (tile["x"], tile["y"]) in reached and not (tile["war"] or tile["coin"] or tile["craftsman"])
    ]
    if view["bought"] and view["actors"] == [seat]:
        gives.append({view["bought"]})
    return [given for given in gives if given]


def served(needs: list[str], offers: list[set[str]]) -> bool:
    """F4.2, by trying every way to give each need a different supplier."""
    if not needs:
        return True
    return any(
        needs[0] in offer and served(needs[1:], offers[:number] + offers[number + 1 :])
        for number, offer in enumerate(offers)
    )


def all_offers(match: imperia.Match, seat: int) -> dict[Cell, list[set[str]]]:
    """What the suppliers of every free cell beside the nation, and of every tile in it, can give."""
    view, printed = match.view(None), match.definition.printed(match.setting)["tiles"]
    own = {(t["x"], t["y"]) for t in view["seats"][seat]["tiles"]}
    everywhere = own | {cell for mine in own for cell in sides(mine)}
    return {cell: suppliers(view, printed, seat, cell) for cell in everywhere}


def points(match: imperia.Match, seat: int) -> dict[str, int]:
    """F6.3"""
    printed = match.definition.printed(match.setting)["tiles"]
    nation = match.view(None)["seats"][seat]
    sound = [tile for tile in nation["tiles"] if not tile["war"]]
    row = {
        "victory": sum(printed[tile["tile"]]["points"] for tile in sound),
        "craftsmen": 2 * sum(tile["craftsman"] for tile in sound),
        "tokens": sum(nation["hand"].values()) + sum(tile["coin"] for tile in nation["tiles"]),
        "swaps": -len(nation["swapped"]),
    }
    return {**row, "total": sum(row.values())}


def ranking(match: imperia.Match) -> tuple[tuple[int, ...], ...]:
    """F6.4"""
    printed = match.definition.printed(match.setting)["tiles"]
    view = match.view(None)

    def standing(seat: int) -> tuple[int, int]:
        tiles = view["seats"][seat]["tiles"]
        temples = sum(printed[tile["tile"]]["stack"] == "victory" for tile in tiles)
        return points(match, seat)["total"], temples

    order = sorted(range(match.players), key=standing, reverse=True)
    return tuple(tuple(sorted(tied)) for _, tied in itertools.groupby(order, key=standing))
