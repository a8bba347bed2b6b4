"""The boards and the cards as they are printed."""

from __future__ import annotations

from functools import cache

from imperia.games.eight_minutes.pieces import ROW_COSTS
from imperia.games.legends.board import islands, side_map
from imperia.games.legends.names import Edition
from imperia.games.legends.pieces import CARDS, CARDS_TO_TAKE, Card, Token, facts_of_ability
from imperia.games.legends.sides import CELLS, ISLANDS, PLACE_OF_CELL, SIDES, Layout, Side
from imperia.games.setting import Facts


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
        "tokens": [token.name.lower() for token in Token],
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
        "family": card.family.name.lower() if card.family else None,
        "abilities": [
            {"ability": ability.name.lower(), **facts_of_ability(ability, amount, edition)}
            for ability, amount in card.abilities
        ],
        "combine": card.combine.name.lower(),
        "parts": [[step.name.lower(), count] for step, count in card.halves],
    }
