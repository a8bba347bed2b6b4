"""The porter: how many connections are open, in all and from each address, and which have to wait outside."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from imperia.table.config import Limits
from imperia.table.errors import Refused

OUTSIDE = 1 / 8  # of the places inside: the share that may wait outside to be told why; as many unheard
RETRY_SECONDS = 10
AT_ONCE = 2  # requests of one visitor that begin in one round of the event loop


def places_outside(inside: int) -> int:
    """All places outside: for connections that are told why they are refused, and for unheard ones."""
    return 2 * _places_of_a_kind(inside)


def _places_of_a_kind(inside: int) -> int:
    return max(8, int(OUTSIDE * inside))


class Place:
    """Where one connection is: inside, outside with a reason that it will be told, or outside and unheard (it
    will be cut off without a reason)."""

    def __init__(self, porter: Porter, address: str, refusal: Refused | None, unheard: bool = False) -> None:
        self._porter = porter
        self._address: str | None = address
        self.refusal = refusal
        self.unheard = unheard

    def belong_to_proxy(self) -> None:
        """A proxy uses this connection for many visitors, so it counts for no address."""
        if self.refusal is None and self._address is not None:
            self._porter.forget(self._address)
            self._address = None

    def leave(self) -> None:
        if self.refusal is None:
            self._porter.inside -= 1
            self.belong_to_proxy()
        elif self.unheard:
            self._porter.unheard -= 1
        else:
            self._porter.outside -= 1


class Porter:
    def __init__(self, limits: Limits, most: int | None = None) -> None:
        """`most` is the number of connections in all, if the system allows fewer than the limits."""
        self._most = limits.sockets_in_all if most is None else most
        self._most_outside = _places_of_a_kind(self._most)
        self._most_of_one = limits.sockets
        self._of: dict[str, int] = {}
        self.turns = Turns()
        self.inside = 0
        self.outside = 0
        self.unheard = 0

    def admit(self, address: str) -> Place | None:
        """A place for a new connection; None if there is none, not even outside."""
        refusal = self._refusal(address)
        if refusal is None:
            self.inside += 1
            self._of[address] = self._of.get(address, 0) + 1
        elif self.outside < self._most_outside:
            self.outside += 1
        elif self.unheard < self._most_outside:
            self.unheard += 1
            return Place(self, address, refusal, unheard=True)
        else:
            return None
        return Place(self, address, refusal)

    def _refusal(self, address: str) -> Refused | None:
        if self.inside >= self._most:
            return Refused("full", seconds=RETRY_SECONDS)
        if self._of.get(address, 0) >= self._most_of_one:
            return Refused("too-many-connections", most=self._most_of_one, seconds=RETRY_SECONDS)
        return None

    def forget(self, address: str) -> None:
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]


class Turns:
    """Visitors who ask for much at once over many connections keep only themselves waiting, not everybody
    else: only a few requests of one visitor begin in each round of the event loop."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Callable[[], None]]] = {}

    def take(self, visitor: str, begin: Callable[[], None]) -> None:
        """Begin when it is this visitor's turn: at once, if they ask for nothing else."""
        if visitor in self._waiting:
            self._waiting[visitor].append(begin)
        else:
            self._waiting[visitor] = deque()
            begin()
            self._go_on_next_round(visitor)

    def _go_on_next_round(self, visitor: str) -> None:
        asyncio.get_running_loop().call_soon(self._go_on, visitor)

    def _go_on(self, visitor: str) -> None:
        waiting = self._waiting[visitor]
        if not waiting:
            del self._waiting[visitor]
            return
        for _ in range(min(AT_ONCE, len(waiting))):
            waiting.popleft()()
        self._go_on_next_round(visitor)
