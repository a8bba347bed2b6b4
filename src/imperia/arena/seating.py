"""Who sits where: every order of seats equally often."""

from __future__ import annotations

from itertools import islice, permutations

from imperia.words import SpokenError

Seating = tuple[int, ...]  # the number of the bot at each seat

MOST_ORDERS = 50_000


class BadLineUp(SpokenError, ValueError):
    """Bots that cannot be seated; the message says why."""


def seatings(bots: int, players: int) -> tuple[Seating, ...]:
    """All different ways to seat the bots, in a fixed order.

    Where there are more seats than bots, the last bot takes the remaining ones. Where there are fewer, every
    choice of bots plays in every order.
    """
    if bots < 1:
        raise BadLineUp("arena-no-bots")
    line_up = (*range(bots), *[bots - 1] * (players - bots))
    found = tuple(islice(_different(line_up, players), MOST_ORDERS + 1))
    if len(found) > MOST_ORDERS:
        raise BadLineUp("arena-too-many-orders", bots=bots, players=players, most=MOST_ORDERS)
    return found


def _different(line_up: Seating, players: int) -> permutations[Seating] | tuple[Seating, ...]:
    if len(set(line_up)) == len(line_up):
        return permutations(line_up, players)
    return tuple(sorted(set(permutations(line_up, players))))
