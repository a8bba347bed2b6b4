"""Control and places worked out a second time, slowly and plainly, from what a spectator sees, to check the
rules against."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any


def holder(pieces: dict[Any, int]) -> Any:
    """E5.2, E5.3, L7.2: the seat that has strictly more than every other, and at least one."""
    most = max(pieces.values(), default=0)
    first = [who for who, count in pieces.items() if count == most]
    return first[0] if most > 0 and len(first) == 1 else None


def controllers(view: dict[str, Any]) -> dict[int, Any]:
    """The controller of every region."""
    found = {}
    for region in view["regions"]:
        pieces = dict(enumerate(map(sum, zip(region["armies"], region["cities"], strict=True))))
        found[region["region"]] = holder({**pieces, "neutral": region["neutral"]})
    return found


def armies_on_the_board(view: dict[str, Any], seat: int) -> int:
    return sum(region["armies"][seat] for region in view["regions"])


def places_by(standing: Callable[[int], tuple[int, ...]], players: int) -> tuple[tuple[int, ...], ...]:
    """E5.6, L7.4: the seats, best first; seats that are level share a place."""
    order = sorted(range(players), key=standing, reverse=True)
    return tuple(tuple(sorted(tied)) for _, tied in itertools.groupby(order, key=standing))
