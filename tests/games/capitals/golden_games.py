"""The golden games, and how they were played.

What is rare when everybody is poor happens often when everybody is rich: so some games are dealt, while
others begin in the middle, with enemies side by side, and are soon over. Together they tell every event that
there is.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import imperia

from .islands import ISLANDS, isles

GOLDEN = Path(__file__).parent / "golden"

TALK = ("trade", "peace", "disband", "demolish", "end", "spy", "builder")
HUB, RIM = 4, (1, 2, 3, 5, 6, 7)  # of the first continent of "wheels"; each of the others has seven more


def rich(players: int) -> dict[str, Any]:
    """A position in which each seat has a continent of "wheels", except for two provinces that the next seat
    has taken."""
    lands: dict[int, Any] = {}
    for seat in range(players):
        home, other = 7 * seat, (seat + 1) % players
        lands |= {
            home + 1: {"owner": seat, "infantry": 3, "port": True, "building": "farm"},
            home + 2: {"owner": seat, "infantry": 2, "cavalry": 2, "building": "camp", "palm": True},
            home + 3: {"owner": seat, "infantry": 2, "artillery": 1, "building": "bunker", "road": True},
            home + 4: {"capital": seat, "infantry": 9, "cavalry": 1, "artillery": 1},
            home + 5: {"owner": other, "infantry": 4, f"captives-{seat}": 2, "port": True},
            home + 6: {"owner": seat, "holder": other, "cavalry": 1, "infantry": 3},
            home + 7: {"owner": seat, "holder": "rebels", "infantry": 2},
        }
    lands |= {42: {"owner": 0, "infantry": 2}} if players < 6 else {}
    overseas = {"kind": "overseas", "turns": 1}
    voyages = [
        [
            overseas,
            {
                "kind": "ship",
                "origin": 7 * seat + 1,
                "target": 7 * seat + 6,
                "turns": 1,
                "infantry": 5,
                "paid": 5,
            },
            {"kind": "convoy", "origin": 7 * seat + 1, "target": 7 * seat + 1, "turns": 1, "cavalry": 1},
            {**overseas, "turns": 2},
        ]
        for seat in range(players)
    ]
    return {
        "lands": lands,
        "seas": {43: {"fleet": 0, "frigate": 2, "corvette": 1}, 46: {"fleet": 1, "cruiser": 1, "boat": 0}},
        "voyages": voyages,
        "transports": [[{"sea": 43, "infantry": 2}], [{"sea": 46, "cavalry": 1}]],
        "currency": [60] * players,
        "level": [3, 2] * (players // 2) + [3] * (players % 2),
        "spies": [2] * players,
        "round": 4 if players < 5 else 5,
    }


# It is the turn of seat 1, which has enemies all around its capital; its ships come home.
BESIEGED = isles(
    {
        1: {"capital": 0, "infantry": 4},
        2: {"owner": 0, "port": True, "building": "camp", "captives-1": 3},
        5: {"owner": 1, "port": True, "infantry": 12, "cavalry": 1, "artillery": 1},
        6: {"owner": 1, "tokens": 1, "robbed": True, "payments": 2},
        7: {"owner": 1, "holder": 0, "infantry": 1},
        8: {"owner": 0, "infantry": 9, "building": "strong_bunker", "road": True},
        9: {"capital": 1, "infantry": 14},
        10: {"owner": 1, "tokens": 2},
        11: {"owner": 0, "infantry": 8},
    },
    turn=1,
    turns=1,
    currency=[40, 4],
    level=[3, 3],
    round=4,
    builder_ships=[1, 1],
    spies=[3, 0],
    dealt_with=[3, -1],
    cards=[[5, 2], [-1, -1]],
    voyages=[
        [
            {"kind": "builder", "origin": 2, "target": 11, "turns": 1},
            {"kind": "builder", "origin": 2, "target": 10, "turns": 1},
            {"kind": "inland", "origin": 11, "target": 11, "turns": 1},
        ],
        [{"kind": "inland", "origin": 6, "target": 6, "turns": 1}],
    ],
)
# The seat that finds savages has places to move to; its other expeditions come home as well.
SAVAGES = isles(
    {2: {"owner": 0, "infantry": 3}, 3: {"owner": 0, "infantry": 1}, 6: {"owner": 0}, 11: {"owner": 1}},
    step="savages",
    place=2,
    finding="savages",
    savages=3,
    round=3,
    voyages=[
        [
            *({"kind": "inland", "origin": land, "target": land, "turns": 0} for land in (2, 3, 6)),
            *[{"kind": "overseas", "turns": turns} for turns in (1, 1, 1, 2, 2)],
        ],
        [{"kind": "inland", "origin": 11, "target": 11, "turns": 1}],
    ],
    currency=[30, 30],
    level=[2, 2],
)

# Black markers find nothing to destroy but buildings; under each of these an expedition is under way.
BUILT = {2: "farm", 3: "granary", 5: "manufactory", 6: "camp"}
MARKERS = isles(
    {
        **{land: {"owner": 0, "building": building, "infantry": 1} for land, building in BUILT.items()},
        **{land: {"owner": 1, "infantry": 1} for land in (7, 8, 10, 11)},
    },
    step="marker",
    round=4,
    voyages=[
        [{"kind": "inland", "origin": land, "target": land, "turns": 1} for land in lands]
        for lands in ((2, 3, 5, 6), (7, 8, 10, 11))
    ],
    currency=[30, 30],
    level=[3, 3],
)

# By name of a game: players and options, sometimes how it begins, and events that must have happened in it.
ISLES = {"map": ISLANDS, "rounds": 12}
GAMES: dict[str, tuple[Mapping[str, Any], str]] = {
    "2-players": ({"players": 2, "rounds": 8}, "plundered"),
    "3-players": ({"players": 3, "rounds": 8}, "out"),
    "4-players": ({"players": 4, "rounds": 6, "map": "wheels"}, "finding"),
    "5-players": ({"players": 5, "rounds": 5}, "revolt"),
    "6-players": ({"players": 6, "rounds": 5, "map": "wheels", "prices": "text"}, "card-shown"),
    "2-players-islands": ({"players": 2, **ISLES}, "captives-taken soldier-lost"),
    "3-players-islands": ({"players": 3, **ISLES, "prices": "text"}, "out"),
    "2-players-besieged": (
        {"players": 2, "map": ISLANDS, "rounds": 5, "begins": BESIEGED},
        "siege port-built-by-ship builder-ship-lost",
    ),
    "2-players-savages": (
        {"players": 2, "map": ISLANDS, "rounds": 5, "begins": SAVAGES},
        "retreated mineral-paid",
    ),
    "2-players-markers": (
        {"players": 2, "map": ISLANDS, "rounds": 5, "begins": MARKERS},
        "marker-paid savages building-destroyed",
    ),
    **{
        f"{players}-players-rich": (
            {"players": players, "rounds": 5, "map": "wheels", "begins": rich(players)},
            wanted,
        )
        for players, wanted in {
            2: "wins-at-once",
            3: "bunker-drops caravan-parted",
            4: "captives-revolt palm-planted",
            5: "fought builder-bought guns-found",
            6: "transports-sunk voyage-longer road-destroyed",
        }.items()
    },
}


def dull(action: imperia.Action) -> bool:
    return action.kind == "do" and action.arguments["verb"] in TALK


def played(seed: int, options: Mapping[str, Any]) -> imperia.Match:
    """A game played at random, but with few offers, and with turns that are seldom ended early."""
    capitals, chooser = imperia.game("capitals"), random.Random(seed)
    begin = capitals.position if "begins" in options else capitals.start
    given = {name: value for name, value in options.items() if name != "begins"}
    match = begin(seed=seed, **{**given, **options.get("begins", {})})
    while not match.over:
        seat = chooser.choice(match.actors)
        actions = match.legal(seat)
        if chooser.random() < 0.85:
            actions = tuple(action for action in actions if not dull(action)) or actions
        match.play(seat, chooser.choice(actions))
    return match
