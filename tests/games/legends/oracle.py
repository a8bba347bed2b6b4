"""L6 and L7 worked out a second time, slowly and plainly, from what a spectator sees, to check the rules
against."""

from __future__ import annotations

from collections import Counter
from typing import Any

import imperia

from ..eight_minutes.oracle import armies_on_the_board, controllers, holder, places_by
from .table import FIRST, PRINTED

CARDS = {card["number"]: card for card in PRINTED["cards"]}
ISLANDS = [
    [FIRST[side] - 1 + region for region in island]
    for side, printed in PRINTED["sides"].items()
    for island in printed["islands"]
]


def island_holders(held: dict[int, Any]) -> list[tuple[int, Any]]:
    """The size of every island in play, and who controls it."""
    in_play = [island for island in ISLANDS if island[0] in held]
    return [(len(i), holder(Counter(held[r] for r in i if held[r] is not None))) for i in in_play]


def card_points(seat: dict[str, Any], edition: str) -> int:
    cards = [CARDS[number] for number in seat["cards"]]
    families = Counter(card["family"] for card in cards if card["family"])
    flying = sum(card["ability"].get("flying", 0) for card in cards)
    points = 0
    for ability in (card["ability"] for card in cards):
        points += families[ability["vp_per_family"]] if "vp_per_family" in ability else 0
        points += flying if "vp_per_flying" in ability else 0
        points += seat["coins"] // ability["vp_per_coins"] if "vp_per_coins" in ability else 0
        if "vp_set" in ability and families[ability["vp_set"]["family"]] == ability["vp_set"]["need"]:
            points += ability["vp_set"]["vp"][edition]
    return points


def elixirs(seat: dict[str, Any]) -> int:
    on_cards = sum(CARDS[number]["ability"].get("elixir", 0) for number in seat["cards"])
    return on_cards + 2 * seat["tokens"].get("spring", 0)


def leader_points(view: dict[str, Any], seat: dict[str, Any], islands: list[tuple[int, Any]]) -> int:
    forest = sum(CARDS[number]["family"] == "forest" for number in seat["cards"])
    return {
        None: 0,
        "fairy_queen": int(forest >= 3),
        "bandit_king": int(seat["supply"] == 0),
        "red_sorceress": sum(view["captured"]) // 3,
        "white_knight": sum(size >= 3 and who == seat["seat"] for size, who in islands),
    }[seat["leader"]]


def breakdown(match: imperia.Match) -> list[dict[str, int]]:
    """The points of one game as it stands, by source."""
    view = match.view(None)
    held = controllers(view)
    islands = island_holders(held)
    most = max(map(elixirs, view["seats"]))
    rows = []
    for seat in view["seats"]:
        me = seat["seat"]
        alone = sum(elixirs(other) == most for other in view["seats"]) == 1
        citadels = [r for r in view["regions"] if r["token"] == "citadel" and held[r["region"]] == me]
        kept = seat["tokens"]
        row = {
            "regions": list(held.values()).count(me),
            "islands": [who for _, who in islands].count(me),
            "cards": card_points(seat, view["options"]["edition"]),
            "elixirs": (2 if alone else 1) if elixirs(seat) == most > 0 else 0,
            "tokens": len(citadels) + kept.get("book", 0) - kept.get("swamp", 0) + 2 * kept.get("dragon", 0),
            "leaders": leader_points(view, seat, islands),
        }
        rows.append({**row, "total": sum(row.values())})
    return rows


def places(match: imperia.Match) -> tuple[tuple[int, ...], ...]:
    """L7.4 for a single game."""
    view = match.view(None)
    held = list(controllers(view).values())
    total = [row["total"] for row in breakdown(match)]

    def standing(seat: int) -> tuple[int, ...]:
        mine = view["seats"][seat]
        return (
            total[seat],
            mine["tokens"].get("book", 0),
            mine["coins"],
            armies_on_the_board(view, seat),
            held.count(seat),
        )

    return places_by(standing, match.players)
