"""Section E5 worked out a second time, slowly and plainly, from what a spectator sees, to check the rules
against."""

from __future__ import annotations

import itertools
from collections import Counter

import imperia

from ..eight_minutes.oracle import armies_on_the_board, controllers, holder, places_by
from .table import GOODS, PRINTED

CARDS = {card["number"]: card for card in PRINTED["cards"]}


def track_value(good: str, icons: int) -> int:
    """E5.4: the value of the highest step that is reached."""
    reached = [value for step, value in PRINTED["tracks"][good].items() if int(step) <= icons]
    return max(reached, default=0)


def goods_value(icons: Counter[str], wilds: int) -> int:
    """E5.5: the best way of joining each wild card to a good, or to none."""
    owned = [good for good in GOODS if icons[good]]
    best = 0
    for joined in itertools.combinations_with_replacement([*owned, None], wilds):
        counts = icons + Counter(good for good in joined if good)
        best = max(best, sum(track_value(good, counts[good]) for good in GOODS))
    return best


def breakdown(match: imperia.Match) -> list[dict[str, int]]:
    """The points of one game as it stands, by source."""
    view = match.view(None)
    held = controllers(view)
    continent_of = {region.number: region.continent for region in match.setting.board.regions}
    held_continents = [
        holder(Counter(held[r] for r, of in continent_of.items() if of == continent and held[r] is not None))
        for continent in set(continent_of.values())
    ]
    rows = []
    for seat in view["seats"]:
        me = seat["seat"]
        cards = Counter()
        for number in seat["cards"]:
            cards[CARDS[number]["good"]] += CARDS[number]["icons"]
        wilds = cards.pop("wild", 0)
        if view["options"]["goods_tokens"]:
            cards.update(r["token"] for r in view["regions"] if r["token"] and held[r["region"]] == me)
        row = {
            "regions": sum(who == me for who in held.values()),
            "continents": held_continents.count(me),
            "goods": goods_value(cards, wilds),
        }
        rows.append({**row, "total": sum(row.values())})
    return rows


def places(match: imperia.Match) -> tuple[tuple[int, ...], ...]:
    """E5.6 for a single game."""
    view = match.view(None)
    held = list(controllers(view).values())
    total = [row["total"] for row in breakdown(match)]

    def standing(seat: int) -> tuple[int, ...]:
        return total[seat], view["seats"][seat]["coins"], armies_on_the_board(view, seat), held.count(seat)

    return places_by(standing, match.players)
